# The website: words around the table of any game, then what the board of a game adds.

web-name = Smokowisko
web-home-title = Five dragon games, one table
web-home-pitch = Sit down and play — no account, with a bot or with friends.
web-close = Close
web-no = No
web-menu = Menu
web-settings = Settings
web-language = Language
web-language-name = { $language ->
    [pl] Polski
   *[en] English
}
web-look = Look
web-theme-name = { $theme ->
    [light] Light
    [contrast] Contrast
   *[dark] Dark
}
web-theme = { $theme ->
    [light] Look: light
    [contrast] Look: high contrast
   *[dark] Look: dark
}

# the table
web-board = Board
web-seats = Players
web-seat-active = decides now
web-seat-absent = not connected
web-seat-thinking = thinking
web-hint = Hint
web-unpick = Put back
web-undo = Undo the move
web-restart = Start the turn again
web-why_not = Not now
web-no_answer = The server does not answer. Try again in a moment.
web-score_sheet = Score sheet
web-ended = End of the game
web-log = The game so far
web-log-empty = Nothing has happened yet.
web-log-show = Show this position
web-moves = List of moves
web-moves-filter = Search the list
web-moves-count = { $count ->
    [0] No move fits.
    [one] { $count } move
   *[other] { $count } moves
}

# the show without a server
web-demo-played = Played: { $move }

# Serce Smoka
web-serce_smoka-hand = hand
web-serce_smoka-deck = deck
web-serce_smoka-collected = collected
web-serce_smoka-hand-title = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
web-serce_smoka-hidden-hand = { $count ->
    [one] { $count } hidden card in hand
   *[other] { $count } hidden cards in hand
}
web-serce_smoka-figure-worth = a hand of 6, and +3 at the end
web-serce_smoka-figure-with = with { $who }
web-serce_smoka-played = Played so far
web-serce_smoka-voyages = Sailed
web-serce_smoka-voyages-hint = When they sail for the third time, the other player takes one more turn and the game ends.
web-serce_smoka-below-title = Below the ship
web-serce_smoka-below-hint = for the third ship
web-serce_smoka-below = { $count ->
    [0] Below the ship: empty
   *[other] Below the ship: { $cards }
}
web-serce_smoka-place-stack = { $count ->
    [0] { serce_smoka-kind }: empty
   *[other] { serce_smoka-kind }: { serce_smoka-table-stack }, { $value } on top
}
web-serce_smoka-place-slots = { $kind ->
    [ship] { serce_smoka-kind }: { serce_smoka-table-slots }
   *[other] { $count ->
        [0] { serce_smoka-kind }: { serce_smoka-table-slots }
       *[other] { serce_smoka-kind }: { serce_smoka-table-slots } ({ $values })
    }
}
web-serce_smoka-about = { $kind ->
    [treasure_chest] They lie and wait. A fire dragon or a sorceress takes them.
    [fire_dragon] When played, it takes all treasure chests.
    [petrified_dragon] They lie and wait for a sorceress, and the Great Dragon goes with them.
    [sorceress] When played, she takes all treasure chests, or all petrified dragons with the figure.
    [troll] When played, it takes all sorceresses.
    [dwarf] Whoever adds the fourth takes all four.
    [hero] Whoever adds the second takes all trolls or all sorceresses.
    [huntress] Whoever adds the third takes all fire dragons.
   *[ship] Whoever adds the third takes everything below the ship, and the ships sail.
}
web-serce_smoka-take = collect { $count }
web-serce_smoka-choose = Collect { serce_smoka-stack }
web-serce_smoka-target = { $kind ->
    [treasure_chest] Treasure
    [petrified_dragon] Petrified dragons
    [troll] Trolls
   *[sorceress] Sorceresses
}
web-serce_smoka-selected = Your turn — you play { serce_smoka-cards }.
web-serce_smoka-play = Play { serce_smoka-cards }
web-serce_smoka-instead = Pick { serce_smoka-card } instead
web-serce_smoka-preview-collect = You will collect { serce_smoka-cards }.
web-serce_smoka-preview-figure = You will collect { serce_smoka-cards } and the Great Dragon.
web-serce_smoka-preview-below = { $kind ->
    [hero] The heroes will move below the ship.
   *[huntress] The huntresses will move below the ship.
}
web-serce_smoka-preview-departs = The ships will sail.
web-serce_smoka-preview-nothing = The cards stay on the field; you collect nothing.
