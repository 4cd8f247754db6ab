# Księga Smoków: the words of its table. A message may use another: the same variables apply to it.

ksiega_smokow-name = Księga Smoków
ksiega_smokow-pitch = Bid with dice, gain by being outbid, and fill your book with dragons.

ksiega_smokow-species = { $species ->
    [amber] Amber Dragon
    [azure] Azure Dragon
    [crimson] Crimson Dragon
    [emerald] Emerald Dragon
    [onyx] Onyx Dragon
   *[pearl] Pearl Dragon
}

# a goal: the dragons of this species
ksiega_smokow-kin = { $species ->
    [amber] amber dragons
    [azure] azure dragons
    [crimson] crimson dragons
    [emerald] emerald dragons
    [onyx] onyx dragons
   *[pearl] pearl dragons
}

ksiega_smokow-land = { $land ->
    [volcano] Volcano
    [storm] Storm
    [desert] Desert
    [jungle] Jungle
    [mountains] Mountains
   *[plains] Plains
}

# what a dragon of this land can do
ksiega_smokow-ability = { $land ->
    [volcano] no ability
    [storm] remove an unoccupied top card from the game
    [desert] raise one of your dice in hand by 1
    [jungle] raise all your dice in hand by 1
    [mountains] turn one of your dice in hand to its opposite face
   *[plains] protect a card you occupy until your next turn
}

# a single card
ksiega_smokow-card = { ksiega_smokow-species }, { ksiega_smokow-land }

ksiega_smokow-colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[violet] violet
}

# dice one by one: lying there, changed, a bid on one field
ksiega_smokow-dice = { $value }
ksiega_smokow-change = { $value } → { $now }
ksiega_smokow-bid = { $values } on field { $field }

# the one sentence at the top: $who is the player who must decide
ksiega_smokow-prompt-act = { $who } lays dice or takes a card.
ksiega_smokow-prompt-act-you = Your turn: lay dice on cards, or take a card.
ksiega_smokow-prompt-act_last = The last round: { $who } lays dice or takes a card.
ksiega_smokow-prompt-act_last-you = The last round, your turn: lay dice or take a card.
ksiega_smokow-prompt-stuck = { $who } has no action, and may boost the dice.
ksiega_smokow-prompt-stuck-you = You have no action: boost your dice, or pass.
ksiega_smokow-prompt-finish = { $who } may still use abilities.
ksiega_smokow-prompt-finish-you = Use abilities, or end your turn.
ksiega_smokow-prompt-over = The game is over.
ksiega_smokow-prompt-over-you = The game is over.

# a move as a choice in a list
ksiega_smokow-move-place_dice = Lay { $bids }
ksiega_smokow-move-take_card = Take the card of field { $field }
ksiega_smokow-move-use_storm = Storm: remove the card of field { $field }
ksiega_smokow-move-use_desert = Desert: raise a { $value }
ksiega_smokow-move-use_jungle = Jungle: raise all dice in hand
ksiega_smokow-move-use_mountains = Mountains: turn a { $value }
ksiega_smokow-move-use_mountains_on = Mountains: turn a { $value } of { $who }
ksiega_smokow-move-use_plains = Plains: protect the card of field { $field }
ksiega_smokow-move-boost = Boost all dice by 1
ksiega_smokow-move-pass_turn = Pass
ksiega_smokow-move-end_turn = End the turn

# what happened
ksiega_smokow-event-dice_placed = { $who } lays { $values } on field { $field }.
ksiega_smokow-event-dice_outbid = { $who } is outbid on field { $field }; the dice return stronger: { $changes }.
ksiega_smokow-event-blocking_die_moved = The blocking die moves from field { $from_field } to field { $field }.
ksiega_smokow-event-dice_removed = The blocking die clears field { $field }: { $who } takes back { $dice }, unchanged.
ksiega_smokow-event-card_taken = { $who } takes the card of field { $field }: { ksiega_smokow-card } ({ $points }). The dice weaken: { $changes }.
ksiega_smokow-event-card_revealed = Field { $field } shows { ksiega_smokow-card } ({ $points }).
ksiega_smokow-event-card_removed = The card of field { $field } is blown away: { ksiega_smokow-card } ({ $points }).
ksiega_smokow-event-pile_exhausted = The pile on field { $field } is exhausted.
ksiega_smokow-event-end_triggered = This round ({ $round }) is the last: it is played to its end.
ksiega_smokow-event-storm_used = { $who } uses Storm on field { $field }.
ksiega_smokow-event-desert_used = { $who } uses Desert: { $changes }.
ksiega_smokow-event-jungle_used = { $who } uses Jungle: { $changes }.
ksiega_smokow-event-mountains_used = { $who } uses Mountains: { $changes }.
ksiega_smokow-event-plains_used = { $who } uses Plains: the card of field { $field } is protected.
ksiega_smokow-event-immunity_ended = The card of field { $field } is no longer protected ({ $who }).
ksiega_smokow-event-boosted = { $who } has no action and boosts the dice: { $changes }.
ksiega_smokow-event-turn_passed = { $who } has no action and passes.
ksiega_smokow-event-turn_ended = { $who } ends the turn.
ksiega_smokow-event-scored = { $who }: { $points } for cards and { $bonus } for the goal ({ $matching } × 3, { ksiega_smokow-species }), { $score } in all; pips: { $pips }.
ksiega_smokow-event-game_over = { $reason ->
    [standstill] Nobody has gained a card for long: the game is over. The result: { $scores }.
   *[exhausted] The game is over. The result: { $scores }.
}

# how it ended
ksiega_smokow-result-win = { $who } wins!
ksiega_smokow-result-shared = A shared victory: { $who }.

# why not?
ksiega_smokow-illegal-no_such_move = There is no move number { $move }.
ksiega_smokow-illegal-not_a_move = “{ $text }” is not a move: write, for instance, “place 5 > 1, 3 4 > 2”, “take 2”, “storm 3”, “desert 4” or “end”.
ksiega_smokow-illegal-over = The game is over.
ksiega_smokow-illegal-must_act = First lay dice or take a card; only then can you end your turn.
ksiega_smokow-illegal-one_action = Your main action of this turn is done: use abilities, or end your turn.
ksiega_smokow-illegal-can_act = You can lay dice or take a card, so you may neither boost nor pass.
ksiega_smokow-illegal-no_dice = Lay at least one die.
ksiega_smokow-illegal-not_in_hand = You do not have so many dice showing { $value } in hand.
ksiega_smokow-illegal-not_in_their_hand = That player has no die showing { $value } in hand.
ksiega_smokow-illegal-no_cards = There are no cards on field { $field }.
ksiega_smokow-illegal-immune = Another player's token protects the card of field { $field }.
ksiega_smokow-illegal-below_threshold = Field { $field } asks for at least { $needed }, and these dice show { $pips }.
ksiega_smokow-illegal-too_low = To outbid on field { $field } takes at least { $needed }, and these dice show { $pips }.
ksiega_smokow-illegal-blocked = To outbid the blocking die on field { $field } takes at least { $needed }, and these dice show { $pips }.
ksiega_smokow-illegal-no_refuge = The blocking die on field { $field } would have nowhere to go, so it cannot be outbid.
ksiega_smokow-illegal-no_reinforcing = At this table nobody adds dice to their own bid (field { $field }).
ksiega_smokow-illegal-not_yours = Your dice do not lie on the card of field { $field }.
ksiega_smokow-illegal-no_ability = { ksiega_smokow-land }: your book has no such card with its ability left.
ksiega_smokow-illegal-volcano = Dragons of the Volcano have no ability.
ksiega_smokow-illegal-occupied = Dice lie on the card of field { $field }, and Storm removes only unoccupied cards.
ksiega_smokow-illegal-highest = A 6 cannot be raised.
ksiega_smokow-illegal-none_to_raise = You have no die in hand that could be raised.
ksiega_smokow-illegal-own_dice_only = Mountains turn only your own dice.
ksiega_smokow-illegal-token_placed = Your immunity token already lies on field { $field }.
ksiega_smokow-illegal-not_occupied = You can protect only a card with your dice on it, and field { $field } has none.

# options at a new table
ksiega_smokow-option-allow_reinforce = Dice may be added to one's own bid
ksiega_smokow-option-mountain_target = Mountains turn
ksiega_smokow-option-mountain_target-own = a die in one's own hand
ksiega_smokow-option-mountain_target-any_hand = a die in anybody's hand
ksiega_smokow-option-blocking_die_hits_mover = The blocking die also removes the dice of whoever outbid it
ksiega_smokow-option-tie_break_counts_placed_dice = Dice on the board count in a tie
ksiega_smokow-option-secret_goals = Secret goal cards

# the seats by name, in sentences about them
ksiega_smokow-seat = { $seat ->
    [0] Explorer 1
    [1] Explorer 2
    [2] Explorer 3
    [3] Explorer 4
   *[4] Explorer 5
}

# a species where room is short: at most twelve letters
ksiega_smokow-species-short = { $species ->
    [amber] Amber
    [azure] Azure
    [crimson] Crimson
    [emerald] Emerald
    [onyx] Onyx
   *[pearl] Pearl
}

# the drawn table
ksiega_smokow-table-you = { $who } (you)
ksiega_smokow-table-round = Round { $round }
ksiega_smokow-table-round_last = Round { $round }, the last one!
ksiega_smokow-table-field = { $field } · from { $threshold }
ksiega_smokow-table-left = { $count ->
    [0] empty
    [one] { $count } card
   *[other] { $count } cards
}
ksiega_smokow-table-free = free
ksiega_smokow-table-blocking_die = blocked: 6
ksiega_smokow-table-immune = protected
ksiega_smokow-table-minimum = min. { $minimum }
ksiega_smokow-table-hand = hand { $dice }
ksiega_smokow-table-goal = goal: { ksiega_smokow-species-short }
ksiega_smokow-table-goal-secret = secret goal
ksiega_smokow-table-score = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
ksiega_smokow-table-points = { $points ->
    [one] { $points } point for cards
   *[other] { $points } points for cards
}
ksiega_smokow-table-abilities = abilities: { $lands }

# the score sheet
ksiega_smokow-sheet-title = Book
ksiega_smokow-sheet-goal = Goal
ksiega_smokow-sheet-total = Total
ksiega_smokow-sheet-pips = Pips
