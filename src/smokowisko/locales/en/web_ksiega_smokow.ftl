# Księga Smoków on the website: what the board adds to the words of the game.

web-ksiega_smokow-moves = { $act ->
    [place_dice] Lay dice
    [take_card] Take a card
    [ability] Abilities
   *[other] Others
}
web-ksiega_smokow-put-back = Put back

# an ability on a card and in the list of lands
web-ksiega_smokow-ability-short = { $land ->
    [volcano] no ability
    [storm] remove a free card
    [desert] one die +1
    [jungle] every die +1
    [mountains] turn a die over
   *[plains] protect a card
}
# in the book, where there is room for a dozen letters
web-ksiega_smokow-ability-tiny = { $land ->
    [volcano] –
    [storm] remove card
    [desert] one die +1
    [jungle] all dice +1
    [mountains] turn a die
   *[plains] protect
}
# what is missing to use it
web-ksiega_smokow-ability-when = { $land ->
    [storm] when a card is free
    [desert] with a 1–5 in hand
    [jungle] with a 1–5 in hand
    [mountains] with a die in hand
   *[plains] after laying dice
}
web-ksiega_smokow-lands = Lands and their abilities

# a field: heading, plaque, words for those who listen
web-ksiega_smokow-field = Field { $field }, threshold { $threshold }
web-ksiega_smokow-from = from { $threshold }
web-ksiega_smokow-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-ksiega_smokow-your-goal = Fits your goal
web-ksiega_smokow-goal-tag = Your goal +3
web-ksiega_smokow-goal-short = goal +{ $bonus }
web-ksiega_smokow-goal-worth = goal +3
web-ksiega_smokow-goal-each = +{ $bonus } each
web-ksiega_smokow-free = Free
web-ksiega_smokow-free-card = free card
web-ksiega_smokow-yours = Yours, { $bid }
web-ksiega_smokow-blocking = Blocked, { $bid }
web-ksiega_smokow-exhausted = Pile exhausted
web-ksiega_smokow-immune = protected by a token
web-ksiega_smokow-immune-short = { $bid }, protected
web-ksiega_smokow-token-of = Protected by the token of { $who }
web-ksiega_smokow-unbeatable = cannot be beaten
web-ksiega_smokow-may-take = yours to take
web-ksiega_smokow-holds = { $minimum } would beat you
web-ksiega_smokow-needs = { $kind ->
    [free] { $minimum } is enough
   *[beat] beaten from { $minimum }
}
web-ksiega_smokow-needs-have = { $kind ->
    [free] { $minimum } is enough – you have { $have }
   *[beat] beaten from { $minimum } – you have { $have }
}
web-ksiega_smokow-needs-short = { $kind ->
    [free] free, from { $minimum }
   *[beat] from { $minimum }
}
web-ksiega_smokow-missing = { $missing } more needed
web-ksiega_smokow-missing-short = { $total }, { $missing } short
web-ksiega_smokow-beats = { $beaten ->
    [own] added to your own
    [blocking] beats the blocking { $bid }
    [rival] beats { $bid } ({ $who })
   *[free] reaches the { $threshold }
}
web-ksiega_smokow-taking = You take it
web-ksiega_smokow-worth = { $bonus ->
    [0] +{ $points } pts
   *[other] +{ $points } pts, +{ $bonus } goal
}
web-ksiega_smokow-blown = Blown away
web-ksiega_smokow-protected = Protected
web-ksiega_smokow-until = until your next turn

# dice
web-ksiega_smokow-your-dice = Your dice
web-ksiega_smokow-hand = Dice in hand
web-ksiega_smokow-die = Die { $value }
web-ksiega_smokow-die-on = Die { $value } lies on field { $field }
web-ksiega_smokow-die-back = Die { $value } becomes { $now }
web-ksiega_smokow-lift = Take die { $value } back from field { $field }
web-ksiega_smokow-aim-die = Choose die { $value }
web-ksiega_smokow-bounce = { $cause ->
    [outbid] { $who }: they return, each +1
    [removed] { $who }: they return unchanged
   *[taken] { $who }: they return, each −1
}

# players and books
web-ksiega_smokow-seat = { $name } ({ ksiega_smokow-colour })
web-ksiega_smokow-first = starts
web-ksiega_smokow-token = { $away ->
    [yes] The immunity token lies on field { $field }
   *[no] The immunity token is with its owner
}
web-ksiega_smokow-score = { $hidden ->
    [yes] { $score } pts + goal
   *[no] { $score } pts
}
web-ksiega_smokow-sum = { $points } + { $bonus } for the goal
web-ksiega_smokow-your-book = Your book
web-ksiega_smokow-book-empty = the book is empty
web-ksiega_smokow-book-card = { ksiega_smokow-species }, { ksiega_smokow-land }, { web-ksiega_smokow-points }{ $used ->
    [yes] , ability used
   *[no] {""}
}
web-ksiega_smokow-used = used
web-ksiega_smokow-abilities = Abilities
web-ksiega_smokow-no-abilities = None is waiting to be used.
web-ksiega_smokow-tab = { $tab ->
    [dice] Dice
    [book] Book { $score }
    [goal] Goal
   *[abilities] { $count ->
        [0] Abilities
       *[other] Abilities { $count }
    }
}
web-ksiega_smokow-unseen = Still in the piles
web-ksiega_smokow-removed = Blown away by Storm: { ksiega_smokow-table-left }.
web-ksiega_smokow-exhausted-of = Exhausted piles: { $exhausted } of { $all } that end the game.
web-ksiega_smokow-standstill = Rounds without a card won: { $rounds } of { $limit }.
web-ksiega_smokow-switches = At this table: { $switches }.
web-ksiega_smokow-switch = { $option ->
    [allow_reinforce] nobody adds to an own bid
    [mountain_target] Mountains turn a die in any hand
    [blocking_die_hits_mover] the blocking die passes by the dice of whoever beat it
    [tie_break_counts_placed_dice] only dice in hand break a tie
   *[secret_goals] goals are secret
}

# the sentence at the top, when something is picked
web-ksiega_smokow-aim = { $land ->
    [storm] Storm: which free card should go?
    [desert] Desert: which die should rise by 1?
    [mountains] Mountains: which die should be turned over?
   *[plains] Plains: which of your cards should be protected?
}
web-ksiega_smokow-held = It can go on field { $fields }.
web-ksiega_smokow-short-of = Field { $field } needs { $missing } more: add a die.
web-ksiega_smokow-go-place = Lay { $bids }
web-ksiega_smokow-go-bid = { $values } on field { $field }
web-ksiega_smokow-follows-outbid = { $who }: dice return stronger, { $changes }.
web-ksiega_smokow-follows-blocking = The blocking die moves to field { $field }.
web-ksiega_smokow-follows-removed = { $who ->
    [you] It pushes your own dice off: { $dice }, unchanged.
   *[other] It pushes dice off ({ $who }): { $dice }, unchanged.
}
web-ksiega_smokow-follows-taken = { $bonus ->
    [0] You gain { $points } points.
   *[other] You gain { $points } points and { $bonus } for the goal.
}
web-ksiega_smokow-follows-weaker = Your dice return weaker: { $changes }.
web-ksiega_smokow-follows-raised = Dice: { $changes }.
web-ksiega_smokow-follows-blown = The card of field { $field } leaves the game and uncovers the next.
web-ksiega_smokow-follows-protects = Until your next turn nobody can outbid field { $field }.
web-ksiega_smokow-follows-ends = The last round begins.

# the end of the game
web-ksiega_smokow-books = Books
web-ksiega_smokow-tie = A tie is broken by the pips on the dice.
