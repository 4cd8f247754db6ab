# Smoki: the words of its table. A message may use another: the same variables apply to it.

smoki-name = Smoki
smoki-pitch = Dream up six quiet cards before the ravens rearrange them.

# a kind as the name of a card; dragons go by their number
smoki-kind = { $kind ->
    [dragon_m2] Kitten Dragon
    [dragon_0] Cloud Dragon
    [dragon_1] Moss Dragon
    [dragon_2] Treetop Dragon
    [dragon_3] Map Dragon
    [dragon_4] Hill Town Dragon
    [dragon_5] Shoal Dragon
    [dragon_6] Desert Dragon
    [dragon_7] Machine Dragon
    [dragon_8] Storm Dragon
    [ravens_nest] Raven’s Nest
    [raven_ring] Raven Ring
    [raven_attack] Raven Attack
   *[water_reflection] Water Reflection
}

# a single card
smoki-card = { $kind ->
    [water_reflection] { smoki-kind }
   *[other] { smoki-kind } ({ $value })
}

# a place in a dream, as its owner sees it
smoki-slot = { $slot ->
    [0] top left
    [1] top middle
    [2] top right
    [3] bottom left
    [4] bottom middle
   *[5] bottom right
}
smoki-other_slot = { $other_slot ->
    [0] top left
    [1] top middle
    [2] top right
    [3] bottom left
    [4] bottom middle
   *[5] bottom right
}

# a face-up pile
smoki-pile = { $piles ->
    [1] the face-up pile
   *[other] { $pile ->
        [0] the left pile
       *[1] the right pile
    }
}
smoki-onto = { $onto ->
    [0] the left pile
   *[1] the right pile
}

# the one sentence at the top: $who is the player who must decide
smoki-prompt-initial_reveal = { $who } turns up one card of the own dream.
smoki-prompt-initial_reveal-you = Turn up one card of your dream.
smoki-prompt-choose_source = { $who } takes a face-up card or draws.
smoki-prompt-choose_source-you = Your turn: take a face-up card and place it, or draw.
smoki-prompt-keep_or_discard = { $who } has drawn a card: into the dream, or onto a pile?
smoki-prompt-keep_or_discard-you = Place the card you drew into your dream, or discard it.
smoki-prompt-must_place-you = You drew a Raven Ring: it must go into your dream.
smoki-prompt-discard_removed = { $who } chooses a pile for the removed card.
smoki-prompt-discard_removed-you = Choose a pile for the removed card.
smoki-prompt-ring_bottom = The Ring ends with { $who }, who puts the last card under a pile.
smoki-prompt-ring_bottom-you = The Ring ends with you: put the last card under a pile of your choice.
smoki-prompt-nest_swap = Raven’s Nest: { $who } may swap two other cards of the dream.
smoki-prompt-nest_swap-you = Raven’s Nest: you may swap two other cards of your dream.
smoki-prompt-attack_swap = Raven Attack: { $who } swaps a card with another player.
smoki-prompt-attack_swap-you = Raven Attack: swap one of your cards with a card of another player.
smoki-prompt-over = The game is over.
smoki-prompt-over-you = The game is over.

# a move as a choice in a list
smoki-move-reveal_initial = Turn up: { smoki-slot }
smoki-move-draw = Draw a card
smoki-move-take_face_up = { $onto ->
    [none] Take from { smoki-pile }, place { smoki-slot }
   *[other] Take from { smoki-pile }, place { smoki-slot }, old card onto { smoki-onto }
}
smoki-move-place = { $onto ->
    [none] Place { smoki-slot }
   *[other] Place { smoki-slot }, old card onto { smoki-onto }
}
smoki-move-discard_drawn = Discard it onto { smoki-pile }
smoki-move-discard_removed = Onto { smoki-pile }
smoki-move-put_under = Under { smoki-pile }
smoki-move-skip_swap = Swap nothing
smoki-move-swap_own = Swap { smoki-slot } and { smoki-other_slot }
smoki-move-swap_other = Swap { smoki-slot } for { smoki-other_slot } of { $other_who }

# what happened
smoki-event-card_turned_up = { $who } turns up { $card } ({ smoki-slot }).
smoki-event-pile_started = { $card } starts { smoki-pile }.
smoki-event-card_drawn = { $who } draws a card.
smoki-event-card_drawn-own = { $who } draws { $cards }.
smoki-event-card_taken = { $who } takes { $card } from { smoki-pile }.
smoki-event-card_removed = { $who } removes { $card } ({ smoki-slot }).
smoki-event-card_placed = { $who } places { $card } ({ smoki-slot }).
smoki-event-card_discarded = { $card } goes onto { smoki-pile }.
smoki-event-card_passed = { $who } passes { $card } to { $to_who } ({ smoki-slot }).
smoki-event-card_put_under = { $who } puts { $card } under { smoki-pile }.
smoki-event-swap_skipped = { $who } swaps nothing.
smoki-event-cards_swapped = { $who } swaps two cards: { smoki-slot } and { smoki-other_slot }.
smoki-event-cards_exchanged = { $who } attacks: { smoki-slot } for { smoki-other_slot } of { $other_who }.
smoki-event-draw_pile_renewed = The draw pile is renewed from the face-up piles: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
smoki-event-round_ended = Round { $round } ends with the turn of { $who }.
smoki-event-dream_scored = { $who }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}.
smoki-event-token_taken = { $who } takes dragon token { $tokens }.
smoki-event-round_started = Round { $round } begins with { $who }.
smoki-event-game_over = The game is over: { $scores }.

# how it ended
smoki-result-won = { $who } wins: the quietest dreams of all!
smoki-result-shared = A shared victory: { $names }.

# why not?
smoki-illegal-no_such_move = There is no move number { $move }.
smoki-illegal-not_a_move = “{ $text }” is not a move: write for example “draw”, “take 0 3”, “place 3 > 1”, “discard 0” or “swap 0 4”.
smoki-illegal-over = The game is over.
smoki-illegal-no_pass = There is no pass: take a face-up card, or draw.
smoki-illegal-reveal_first = First every player turns up one card of the own dream.
smoki-illegal-nothing_drawn = Only a drawn card can be discarded; a card from a face-up pile must be placed.
smoki-illegal-choose_source = A turn is one of two things: take a face-up card and place it, or draw.
smoki-illegal-decide_drawn = First decide about the card you drew: place it, or discard it.
smoki-illegal-discard_removed = First the removed card goes onto a face-up pile.
smoki-illegal-put_under = First the last card of the Ring goes under a face-up pile.
smoki-illegal-swap_or_skip = Now you may swap two other cards of your dream, or skip that.
smoki-illegal-must_attack = A placed Raven Attack must swap: one card of yours for one of another player.
smoki-illegal-ring_stays = A Raven Ring cannot be discarded: it must be placed.
smoki-illegal-ring_passes = A Raven Ring hands the removed card to the left: name no pile.
smoki-illegal-one_pile = There is only one face-up pile, so it need not be chosen.
smoki-illegal-empty_pile = That pile is empty.
smoki-illegal-name_pile = Say as well onto which pile the removed card goes.
smoki-illegal-shown_first = A face-down card is shown to everybody first; then you choose its pile.
smoki-illegal-two_slots = A swap needs two different slots.
smoki-illegal-not_the_nest = The Nest you have just placed stays where it is.
smoki-illegal-not_the_attack = The Raven Attack you have just placed stays where it is.
smoki-illegal-another_player = The Attack swaps with another player, not within your own dream.
smoki-illegal-no_such_seat = Nobody sits there.

# options at a new table
smoki-option-end = The game ends
smoki-option-end-tokens = with the third dragon token
smoki-option-end-points = when a total reaches a number of points
smoki-option-end-rounds = after a number of rounds
smoki-option-points = Points to reach
smoki-option-rounds = Rounds to play
smoki-option-one_face_up_pile = Only one face-up pile
smoki-option-raven_attack = With the Raven Attack cards
smoki-option-first_player = The first round begins
smoki-option-first_player-random = with somebody by lot
smoki-option-first_player-seat_0 = with player 1
smoki-option-first_player-seat_1 = with player 2
smoki-option-first_player-seat_2 = with player 3
smoki-option-first_player-seat_3 = with player 4
smoki-option-first_player-seat_4 = with player 5

# the seats by name, in sentences about them
smoki-seat = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
    [3] Player 4
   *[4] Player 5
}

# the drawn table
smoki-table-you = { $who } (you)
smoki-table-round = Round { $round }
smoki-table-round_of = Round { $round } of { $rounds }
smoki-table-end-tokens = { $target } dragon tokens win
smoki-table-end-points = { $target } points end the game
smoki-table-draw_pile = Draw pile: { $count }
smoki-table-pile = { $pile ->
    [0] Left pile: { $card } [{ $count }]
   *[1] Right pile: { $card } [{ $count }]
}
smoki-table-pile-only = Face-up pile: { $card } [{ $count }]
smoki-table-pile-empty = empty
smoki-table-drawn = drawn: { $card }
smoki-table-drawn-hidden = drawn: a card only { $who } sees
smoki-table-removed = removed: { $card }
smoki-table-open_score = { $score } pts
smoki-table-tokens = tokens { $tokens }
smoki-table-total = total { $total }

# a card where room is short: at most three signs
smoki-kind-short = { $kind ->
    [ravens_nest] N{ $value }
    [raven_ring] C{ $value }
    [raven_attack] A{ $value }
    [water_reflection] R
   *[other] { $value }
}
smoki-table-legend = N Nest · C Ring · R Reflection · A Attack · × cancelled · = copies

# the score sheet
smoki-sheet-title = Round
smoki-sheet-total = Total
smoki-sheet-tokens = Tokens
