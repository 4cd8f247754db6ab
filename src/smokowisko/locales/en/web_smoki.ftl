# Smoki on the website: what the table adds to the words of the game.

web-smoki-face_down = face-down card
web-smoki-end = { $by ->
    [tokens] to { $target } dragon tokens
   *[points] to { $target } points
}
web-smoki-goal = { $by ->
    [tokens] The fewest points of a round earn a dragon token. Whoever has { $target } first wins.
    [points] The rounds add up. When somebody reaches { $target } points, the lowest sum wins.
   *[rounds] The rounds add up. { $target ->
        [one] After { $target } round the lowest sum wins.
       *[other] After { $target } rounds the lowest sum wins.
    }
}
web-smoki-moves = { $act ->
    [reveal_initial] Turn a card up
    [draw] Draw
    [take_face_up] Take a face-up card
    [place] Place it
    [discard_drawn] Discard it
    [discard_removed] Discard it
    [put_under] Put it under a pile
    [swap_other] Raven Attack
   *[other] Raven’s Nest
}

# dreams
web-smoki-rivals = The dreams of the others
web-smoki-dream-of = Dream: { $who }
web-smoki-dream-yours = Your dream
web-smoki-place = { $place ->
    [next] plays next
   *[before] plays before you
}
web-smoki-tokens = dragon tokens: { $count } of { $of }
web-smoki-token = dragon token
web-smoki-total = total { $total }
web-smoki-sum = sum { $total }
web-smoki-down = face down
web-smoki-down-of = { $down } of 6 face down
web-smoki-points-open = pts open
web-smoki-points-short = pts
web-smoki-points = { $written } pts
web-smoki-pair = pair
web-smoki-copies = copies { $value }
web-smoki-columns = What the columns count
web-smoki-open = Open the dream of { $who }
web-smoki-open-choose = Point at the card that you want to have.
web-smoki-open-note = { $down } of 6 face down. The open cards count { $score } now.

# piles, and the card between
web-smoki-piles = Piles
web-smoki-draw_pile = Draw pile
web-smoki-pile = { $pile ->
    [0] Left pile
   *[1] Right pile
}
web-smoki-pile-only = Face-up pile
web-smoki-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-smoki-deed = { $deed ->
    [draw] draw
    [take] take it
    [under] put it under
   *[discard] put it here
}
web-smoki-held-drawn = The card you drew
web-smoki-held-other = { $who } drew a card
web-smoki-held-taken = You take this card
web-smoki-held-removed = The removed card
web-smoki-score = The points of your dream
web-smoki-now = open now
web-smoki-after = after the move
web-smoki-motto = Fewer points, sweeter dreams.

web-smoki-unpick = Choose again

# what is in hand, and what to point at
web-smoki-drawn = You drew { $card }.
web-smoki-drawn-aim = Point at a place in your dream, or at a pile to discard it.
web-smoki-drawn-must = A Raven Ring cannot be discarded: point at a place in your dream.
web-smoki-taken = You take { $card }.
web-smoki-taken-aim = Point at the place in your dream where it goes.
web-smoki-onto = Which pile does { $card } go onto?
web-smoki-onto-note = Point at the left or the right pile.
web-smoki-removed-note = The card that needs a pile: { $card }.
web-smoki-attack-note = Point at a card of yours, and at one in the dream of another player.
web-smoki-aim = { $phase ->
    [nest_swap] Point at the second card of your dream.
   *[attack_swap] Point at one more card: one of yours and one of another player.
}

# what would follow
web-smoki-follows-score = Open cards: { $now } → { $after }.
web-smoki-follows-pair = A pair: the column counts 0.
web-smoki-follows-raven = { $kind ->
    [raven_ring] The removed card will wander to the left, round the table.
    [ravens_nest] Then you may swap two other cards of your dream.
   *[raven_attack] Then you swap a card with another player.
}
web-smoki-follows-last = It is your last face-down card.
web-smoki-follows-other = { $who }: { $now } → { $after }.
web-smoki-points-change = { $now } → { $after }

# the button that names the act
web-smoki-go = { $act ->
    [reveal_initial] Turn this card up
    [draw] Draw a card
    [take_face_up] Take and place
    [place] Place it here
    [discard_drawn] { $pile ->
        [0] Discard, left pile
        [1] Discard, right pile
       *[only] Discard it
    }
    [discard_removed] { $pile ->
        [0] Onto the left pile
        [1] Onto the right pile
       *[only] Discard it
    }
    [put_under] { $pile ->
        [0] Under the left pile
        [1] Under the right pile
       *[only] Under the pile
    }
    [swap_own] Swap these cards
   *[swap_other] Exchange these cards
}

# the end of a round
web-smoki-rounds = Rounds before
web-smoki-sheet-open = The last round
web-smoki-sheet-title = Round { $round }: the scores
web-smoki-sheet-ended = The round ended with the turn of { $who }.
web-smoki-sheet-won = { $count ->
    [one] The sweetest dream: { $names }.
   *[other] The sweetest dreams: { $names }.
}
web-smoki-sheet-close = Play on
web-smoki-sheet-lowest = fewest
web-smoki-sheet-last = The last round, card by card
