# Serce Smoka: the words of its table. A message may use another: the same variables apply to it.

serce_smoka-name = Serce Smoka
serce_smoka-pitch = Wake the fields, carry off their treasure, and win the Great Dragon.

# a kind as the name of a card or a field
serce_smoka-kind = { $kind ->
    [treasure_chest] Treasure Chest
    [fire_dragon] Fire Dragon
    [petrified_dragon] Petrified Dragon
    [sorceress] Sorceress
    [troll] Troll
    [dwarf] Dwarf
    [hero] Hero
    [huntress] Dragon Huntress
   *[ship] Ship
}

# a single card
serce_smoka-card = { $kind ->
    [ship] { serce_smoka-kind }
   *[other] { serce_smoka-kind } { $value }
}

# so many cards of a kind, as the object of a sentence
serce_smoka-cards = { $kind ->
    [treasure_chest] { $count ->
        [one] { $count } treasure chest
       *[other] { $count } treasure chests
    }
    [fire_dragon] { $count ->
        [one] { $count } fire dragon
       *[other] { $count } fire dragons
    }
    [petrified_dragon] { $count ->
        [one] { $count } petrified dragon
       *[other] { $count } petrified dragons
    }
    [sorceress] { $count ->
        [one] { $count } sorceress
       *[other] { $count } sorceresses
    }
    [troll] { $count ->
        [one] { $count } troll
       *[other] { $count } trolls
    }
    [dwarf] { $count ->
        [one] { $count } dwarf
       *[other] { $count } dwarves
    }
    [hero] { $count ->
        [one] { $count } hero
       *[other] { $count } heroes
    }
    [huntress] { $count ->
        [one] { $count } huntress
       *[other] { $count } huntresses
    }
    [below_ship] { $count ->
        [one] { $count } card from below the ship
       *[other] { $count } cards from below the ship
    }
   *[ship] { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
}

# the field of a stack, as the object of a sentence
serce_smoka-stack = { $field ->
    [treasure_chest] the treasure chests
    [petrified_dragon] the petrified dragons
    [troll] the trolls
   *[sorceress] the sorceresses
}

serce_smoka-role = { $role ->
    [disciple] disciple of the Great Dragon
   *[servant] servant of the wizard
}

# the one sentence at the top: $who is the player who must decide
serce_smoka-prompt-choose_first = { $who } decides who takes the first turn.
serce_smoka-prompt-choose_first-you = Decide who takes the first turn.
serce_smoka-prompt-play = { $who } plays cards of one kind.
serce_smoka-prompt-play-you = Your turn: play cards of one kind.
serce_smoka-prompt-play_last = The last turn: { $who } plays cards of one kind.
serce_smoka-prompt-play_last-you = The last turn is yours: play cards of one kind.
serce_smoka-prompt-over = The game is over.
serce_smoka-prompt-over-you = The game is over.

# a move as a choice in a list
serce_smoka-move-choose_first_player = { $who } takes the first turn
serce_smoka-move-play_cards = { $kind ->
    [ship] { serce_smoka-cards }
   *[other] { serce_smoka-kind }: { $values }
}
serce_smoka-move-play_cards-target = { serce_smoka-move-play_cards }, and collect { serce_smoka-stack }

# what happened
serce_smoka-event-first_player_chosen = { $who } takes the first turn.
serce_smoka-event-cards_played = { $kind ->
    [ship] { $who } plays { serce_smoka-cards }.
   *[other] { $who } plays { serce_smoka-cards } ({ $values }).
}
serce_smoka-event-stack_chosen = { $who } chooses { serce_smoka-stack }.
serce_smoka-event-cards_collected = { $who } collects { serce_smoka-cards } ({ $values }): { $glory } glory.
serce_smoka-event-figure_taken = { $source ->
    [board] { $who } takes the Great Dragon from the board.
   *[other] { $who } takes the Great Dragon from { $source }.
}
serce_smoka-event-card_returned = A random card of { $who } goes back on top of the deck.
serce_smoka-event-card_returned-own = A random card of { $who } goes back on top of the deck: { $cards }.
serce_smoka-event-moved_below_ship = { $kind ->
    [hero] The heroes ({ $values }) move below the ship.
   *[huntress] The huntresses ({ $values }) move below the ship.
}
serce_smoka-event-ship_departed = { $number ->
    [1] The ship departs for the first time.
    [2] The ship departs for the second time.
    [3] The ship departs for the third time!
   *[other] The ship departs for the fourth time.
}
serce_smoka-event-cards_drawn = { $count ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $count } cards.
}
serce_smoka-event-cards_drawn-own = { $who } draws { $cards }.
serce_smoka-event-deck_exhausted = { $who } has drawn the last card of the deck.
serce_smoka-event-final_turn_set = { $reason ->
    [departure] The ships are gone: turn { $turn } is the last.
   *[exhaustion] A deck is empty: turn { $turn } is the last.
}
serce_smoka-event-game_over = The game is over: { $scores }.

# how it ended: the disciple frees the Great Dragon, the servant keeps it in stone
serce_smoka-result-disciple = { $who } wins: the Great Dragon is free!
serce_smoka-result-servant = { $who } wins: the Great Dragon stays in stone.
serce_smoka-result-draw = A draw: the spell neither breaks nor holds for good.

# why not?
serce_smoka-illegal-no_such_move = There is no move number { $move }.
serce_smoka-illegal-not_a_move = “{ $text }” is not a move: write a kind and the values of its cards, as in “troll 1 2” or “sorceress 2 > petrified_dragon”.
serce_smoka-illegal-over = The game is over.
serce_smoka-illegal-choose_first = First somebody must be chosen to take the first turn.
serce_smoka-illegal-first_chosen = The first turn has already been taken: play cards.
serce_smoka-illegal-no_cards = You must play at least one card; there is no pass.
serce_smoka-illegal-mixed_kinds = All cards of one turn are of the same kind.
serce_smoka-illegal-not_in_hand = { $kind ->
    [ship] You do not hold that many ships.
   *[other] You do not hold these cards: { serce_smoka-card } is missing.
}
serce_smoka-illegal-too_many = { $free ->
    [one] Only { $free } place is free there, not { $count }.
   *[other] Only { $free } places are free there, not { $count }.
}
serce_smoka-illegal-no_choice = { serce_smoka-kind }: this card gives no choice.
serce_smoka-illegal-choose = Choose which of the two stacks you collect.
serce_smoka-illegal-one_stack = Only one stack is collected, never two.
serce_smoka-illegal-not_a_target = { serce_smoka-kind }: this card cannot collect { serce_smoka-stack }.
serce_smoka-illegal-not_triggered = The field is not full yet, so there is nothing to choose.
serce_smoka-illegal-nothing_to_choose = Only a choice between two stacks with cards is yours to make.

# options at a new table
serce_smoka-option-exhaustion_end = The end after the last card of a deck
serce_smoka-option-exhaustion_end-about = How many turns are left once somebody has drawn the last card of their deck.
serce_smoka-option-exhaustion_end-rulebook = three more turns (rulebook)
serce_smoka-option-exhaustion_end-short = one more turn
serce_smoka-option-first_player = The first turn
serce_smoka-option-first_player-about = The rulebook lets the younger player decide, after a look at their hand.
serce_smoka-option-first_player-younger_chooses = one player decides
serce_smoka-option-first_player-random = by lot
serce_smoka-option-chooser = Who decides about the first turn
serce_smoka-option-chooser-about = It matters only when one player decides.
serce_smoka-option-chooser-0 = Disciple
serce_smoka-option-chooser-1 = Servant
serce_smoka-option-show_stack_contents = Show all cards of a stack
serce_smoka-option-show_stack_contents-about = A memory aid: it shows only what everybody has already seen.
serce_smoka-option-show_scores = Show running scores
serce_smoka-option-show_scores-about = A memory aid: points are visible during the game, not only at its end.
serce_smoka-option-deck_data = The deck list
serce_smoka-option-deck_data-about = Both players always have the same deck.
serce_smoka-option-deck_data-default = the usual list
serce_smoka-option-deck_data-android_app_2016 = the list of a 2016 app (11 dwarves, 5 huntresses)

# the seats by name, in sentences about them
serce_smoka-seat = { $seat ->
    [0] Disciple
   *[1] Servant
}

# a kind where room is short: at most twelve letters
serce_smoka-kind-short = { $kind ->
    [treasure_chest] Treasure
    [fire_dragon] Fire Dragon
    [petrified_dragon] Petrified
    [sorceress] Sorceress
    [troll] Troll
    [dwarf] Dwarf
    [hero] Hero
    [huntress] Huntress
   *[ship] Ship
}

# the drawn table
serce_smoka-table-stack = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
serce_smoka-table-slots = { $count } of { $places }
serce_smoka-table-figure = Great Dragon
serce_smoka-table-figure-board = on the board
serce_smoka-table-figure-worth = +3, hand 6
serce_smoka-table-below_ship = below the ship
serce_smoka-table-departures = Departures: { $count }
serce_smoka-table-turn = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}
serce_smoka-table-turn_until = Turn { $turn }; the last is { $last }
serce_smoka-table-turn_last = Turn { $turn }, the last one!
serce_smoka-table-you = { $who } (you)
serce_smoka-table-seat = hand { $hand } · deck { $deck } · collected { $collected }
serce_smoka-table-score = { $score } glory
serce_smoka-table-deck_top = on top of the deck: { $card }
serce_smoka-table-hand = Hand

# the score sheet
serce_smoka-sheet-title = Glory
serce_smoka-sheet-total = Total
