# Smoki z głębin on the website: what the board adds to the words of the game.

web-smoki_z_glebin-you = You
web-smoki_z_glebin-ship = { $ship ->
    [green] green ship
    [purple] purple ship
    [red] red ship
   *[navy] navy ship
}
web-smoki_z_glebin-dragon-of = { $colour ->
    [orange] orange dragon
    [green] green dragon
    [purple] purple dragon
    [pink] pink dragon
   *[yellow] yellow dragon
} ({ $who })
web-smoki_z_glebin-moves = { $act ->
    [pass_turn] Passing
    [keep_reef] Reef card
    [draw_pattern] Drawing a pattern
    [complete_mission] Missions
   *[other] Other
}

# a turn in three steps, and the sentence at the top
web-smoki_z_glebin-step = { $step ->
    [play_pattern] Dragon
    [complete_mission] Mission
   *[draw_pattern] Pattern
}
web-smoki_z_glebin-place = Your turn: place the dragon and confirm.
web-smoki_z_glebin-choose = Choose a pattern card from your hand.
web-smoki_z_glebin-not-here = The dragon cannot lie here. Tap a square or press Enter to learn why.
web-smoki_z_glebin-follows-ships = You take ships: { $ships }.
web-smoki_z_glebin-follows-gold = Gold on the way: +{ $coins }.
web-smoki_z_glebin-follows-toll = Whirlpools and currents cost you { $coins }.
web-smoki_z_glebin-follows-reef = { $count ->
    [one] You draw a reef card.
   *[other] You draw reef cards: { $count }.
}
web-smoki_z_glebin-follows-neighbour = { $who } gets { $coins }.
web-smoki_z_glebin-follows-nothing = No cost and no gain.

# the sea
web-smoki_z_glebin-sea = The sea, 15 by 15 squares
web-smoki_z_glebin-keys = The arrow keys take the dragon to the next legal place, with Shift by one square. R turns it, M mirrors it, H moves its head, N and P go through all legal places, Enter confirms, Escape puts the card back. Without a card the arrow keys look at the squares.
web-smoki_z_glebin-ghost = Pattern { $card } on { $squares }.
web-smoki_z_glebin-square-about = { $kind ->
    [dragon] Taken. A dragon may touch somebody else's, whose owner then gets a coin from the bank, but never one of your own.
    [ship] A dragon laid here takes this ship.
    [whirlpool] A dragon here costs coins; an uncovered whirlpool makes the kingdom worth more in the end.
    [gold] A dragon laid here brings a coin.
    [reef] A dragon laid here brings a coral reef card.
    [current] A current costs coins and belongs to no kingdom.
    [island] No dragon lies here; it may be touched.
   *[open_water] There is nothing here, and it costs nothing.
}
web-smoki_z_glebin-orientation = How the dragon lies
web-smoki_z_glebin-turn = { $act ->
    [left] Turn left (Shift+R)
    [right] Turn right (R)
    [mirror] Mirror (M)
   *[head] Move the head (H)
}
web-smoki_z_glebin-places = Legal places
web-smoki_z_glebin-previous = Previous legal place (P)
web-smoki_z_glebin-next = Next legal place (N)
web-smoki_z_glebin-map = Map of the whole sea: tap to go there
web-smoki_z_glebin-zoom = { $way ->
    [in] Zoom in
   *[out] Zoom out
}

# cards
web-smoki_z_glebin-hand = Patterns in hand
web-smoki_z_glebin-card = { $playing ->
    [true] { $count ->
        [0] Pattern { $pattern }, fits nowhere
        [one] Pattern { $pattern }, { $count } legal place
       *[other] Pattern { $pattern }, { $count } legal places
    }
   *[false] Pattern { $pattern }
}
web-smoki_z_glebin-offers = Missions and patterns
web-smoki_z_glebin-patterns = Patterns to draw
web-smoki_z_glebin-stack-of = Stack: { smoki_z_glebin-size } pattern, { $count } left
web-smoki_z_glebin-face-up = Face-up pattern { $pattern } ({ smoki_z_glebin-size })
web-smoki_z_glebin-other-size = { $size ->
    [small] After a small pattern you draw a medium or a large one.
    [medium] After a medium pattern you draw a small or a large one.
   *[large] After a large pattern you draw a small or a medium one.
}
web-smoki_z_glebin-blind = unseen
web-smoki_z_glebin-stack = { $count } in the stack
web-smoki_z_glebin-reef = Reef cards
web-smoki_z_glebin-own-eyes = only you see them
web-smoki_z_glebin-keep = Keep one reef card
web-smoki_z_glebin-no-reef = No reef cards.
web-smoki_z_glebin-hidden-reef = Hidden cards: { $count }
web-smoki_z_glebin-reef-name = { $kind ->
    [two_ships] Two ships
    [joker_ship] Joker
    [gold] Gold
   *[hidden_dragon] Hidden dragon
}
web-smoki_z_glebin-any-ship = any ship
web-smoki_z_glebin-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}

# missions
web-smoki_z_glebin-mission = Mission: { $ships }, { $points } VP
web-smoki_z_glebin-mission-reef = with a reef card
web-smoki_z_glebin-mission-now = can be done
web-smoki_z_glebin-mission-have = you have the ships
web-smoki_z_glebin-mission-then = after this move
web-smoki_z_glebin-done = Missions done: { $count }
web-smoki_z_glebin-pay = How do you pay for the mission?
web-smoki_z_glebin-pay-with = You hand in
web-smoki_z_glebin-exchange = with an exchange, 2 for 1

# passing
web-smoki_z_glebin-pass = Pass
web-smoki_z_glebin-pass-about = You place no dragon: you exchange one pattern card and get 2 coins.
web-smoki_z_glebin-pass-give = You give
web-smoki_z_glebin-pass-take = You take
web-smoki_z_glebin-cash = Gold card: 4 coins

# balance and points
web-smoki_z_glebin-balance = Balance of this placement
web-smoki_z_glebin-balance-none = Choose a pattern to see its price.
web-smoki_z_glebin-part = { $part ->
    [gold] gold
    [cash] you get
   *[toll] pools, currents
}
web-smoki_z_glebin-taking = You take
web-smoki_z_glebin-taking-nothing = No ships
web-smoki_z_glebin-neighbours = { $count ->
    [one] Neighbour:
   *[other] Neighbours:
}
web-smoki_z_glebin-points = VP
web-smoki_z_glebin-if-now = If it ended now
web-smoki_z_glebin-majorities-note = dragons, segments below
web-smoki_z_glebin-kingdom = Kingdom
web-smoki_z_glebin-pools = Uncovered whirlpools
web-smoki_z_glebin-kingdom-short = { $kingdom ->
    [north] North
    [east] East
    [south] South
   *[west] West
}
web-smoki_z_glebin-sheet-pools = uncovered whirlpools: { $count }
web-smoki_z_glebin-sheet-there = { $dragons } / { $segments }
web-smoki_z_glebin-sheet-reef = Reef cards revealed

# the golden button
web-smoki_z_glebin-go-play = Place the dragon
web-smoki_z_glebin-go-mission = Complete the mission for { $points } VP
web-smoki_z_glebin-go-keep = Keep this card
web-smoki_z_glebin-go-draw = { $pattern ->
    [none] Draw unseen
   *[other] Take pattern { $pattern }
}

# tabs on a phone
web-smoki_z_glebin-leaves = Parts of the table
web-smoki_z_glebin-leaf = { $leaf ->
    [move] Move
    [missions] Missions
    [patterns] Patterns
   *[majorities] Majorities
}
