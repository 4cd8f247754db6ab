# Drako: the words of its table. A message may use another: the same variables apply to it.

drako-name = Drako
drako-pitch = Three dwarf hunters against a young dragon in a valley of nineteen cells.

drako-side = { $side ->
    [dragon] The dragon
   *[dwarves] The dwarves
}

# a figure as the subject of a sentence
drako-figure = { $figure ->
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
    [net_dwarf] Urpen
   *[dragon] The dragon
}

# a figure as the object of a sentence
drako-figure-object = { $figure ->
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
    [net_dwarf] Urpen
   *[dragon] the dragon
}

# those who attack, and those who are attacked, one by one
drako-attacker = { $attacker ->
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
    [net_dwarf] Urpen
   *[dragon] the dragon
}
drako-target = { $target ->
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
    [net_dwarf] Urpen
   *[dragon] the dragon
}

# a wound track of the dragon, or a dwarf
drako-track = { $track ->
    [armour] armour
    [fly] flying
    [walk] walking
    [fire] fire breath
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
   *[net_dwarf] Urpen
}

# a symbol of a card, with its value where it has one
drako-symbol = { $symbol ->
    [defence] defence
    [move_one] move { $value }
    [move_two] move two dwarves { $value }
    [attack_one] axe { $value }
    [attack_two] two axes { $value }
    [crossbow] crossbow { $value }
    [net] net
    [walk] walk { $value }
    [fly] fly
    [bite] bite { $value }
    [fire] fire { $value }
   *[no_effect] no effect
}

# a single card
drako-card = { $symbols }

drako-direction = { $direction ->
    [east] east
    [north_east] north-east
    [north_west] north-west
    [west] west
    [south_west] south-west
   *[south_east] south-east
}

# a figure and where it goes
drako-step = { $figure ->
    [dragon] { $origin }–{ $destination }
   *[dwarf] { drako-figure-object } { $origin }–{ $destination }
}

# a blocked attack: the dwarf who is attacked or attacks, and the card
drako-block = { drako-figure-object } ({ $symbols })

# the one sentence at the top: $side is the side that must decide
drako-prompt-mulligan = { $side ->
    [dragon] The dragon may exchange the starting hand.
   *[dwarves] The dwarves may exchange the starting hand.
}
drako-prompt-mulligan-you = Keep your starting hand, or exchange all of it, once.
drako-prompt-place = The dwarves place { drako-figure-object }.
drako-prompt-place-you = Place { drako-figure-object }, not next to the dragon.
drako-prompt-act = { $actions ->
    [one] { drako-side } to act: { $actions } action left.
   *[other] { drako-side } to act: { $actions } actions left.
}
drako-prompt-act-you = { $actions ->
    [one] Your turn: { $actions } action left. Play a card or draw.
   *[other] Your turn: { $actions } actions left. Play a card or draw.
}
drako-prompt-last_fury = The dwarves use fury or end their turn.
drako-prompt-last_fury-you = No action left: use Brald's fury, or end your turn.
drako-prompt-discard = { $count ->
    [one] { drako-side } must discard { $count } card.
   *[other] { drako-side } must discard { $count } cards.
}
drako-prompt-discard-you = { $count ->
    [one] You hold too many cards: discard { $count }.
   *[other] You hold too many cards: discard { $count }.
}
drako-prompt-defend = { $attacks ->
    [one] { drako-side } may block an attack of strength { $strength }: { $attackers } on { $targets }.
   *[other] { drako-side } may block attacks of strength { $strength } each: { $attackers } on { $targets }.
}
drako-prompt-defend-you = { $attacks ->
    [one] An attack of strength { $strength }: { $attackers } on { $targets }. Do you block it?
   *[other] { $attacks } attacks of strength { $strength } each: { $attackers } on { $targets }. Which do you block?
}
drako-prompt-wound = { $count ->
    [one] The dwarves place { $count } wound on an ability of the dragon.
   *[other] The dwarves place { $count } wounds on abilities of the dragon.
}
drako-prompt-wound-you = { $count ->
    [one] { $count } wound to place: on which ability of the dragon?
   *[other] { $count } wounds to place, one by one: on which ability of the dragon?
}
drako-prompt-over = The game is over.
drako-prompt-over-you = The game is over.

# a move as a choice in a list
drako-move-keep_hand = Keep the hand
drako-move-exchange_hand = Exchange the whole hand
drako-move-draw_cards = Draw cards
drako-move-remove_net = Remove the net (the whole turn)
drako-move-use_fury = Fury: a wound for Brald, one more action
drako-move-end_turn = End the turn
drako-move-place_wound = A wound on { drako-track }
drako-move-place_dwarf = { drako-figure-object } on { $cell }
drako-move-discard_card = Discard: { $symbols }
drako-move-block = Block: { $blocks }
drako-move-no_block = Do not block
drako-move-play_without_effect = Without effect: { $symbols }
drako-move-play_move_one = { drako-symbol }: { $steps }
drako-move-play_move_two = { drako-symbol }: { $steps }
drako-move-play_attack_one = { drako-symbol }: { $attackers }
drako-move-play_attack_two = { drako-symbol }: { $attackers }
drako-move-play_crossbow = { drako-symbol }
drako-move-play_net = { drako-symbol }
drako-move-play_walk = { drako-symbol }: { $steps }
drako-move-play_fly = { drako-symbol }: { $steps }
drako-move-play_bite = { drako-symbol }: { $targets }
drako-move-play_fire = { drako-symbol } { drako-direction }: { $targets }

# what happened
drako-event-leg_began = Leg { $leg }: the sides are exchanged.
drako-event-hand_dealt = { $side ->
    [dragon] The dragon is dealt { $count } cards.
   *[dwarves] The dwarves are dealt { $count } cards.
}
drako-event-hand_dealt-own = { $side ->
    [dragon] The dragon is dealt { $cards }.
   *[dwarves] The dwarves are dealt { $cards }.
}
drako-event-hand_kept = { $side ->
    [dragon] The dragon keeps the starting hand.
   *[dwarves] The dwarves keep the starting hand.
}
drako-event-hand_exchanged = { $side ->
    [dragon] The dragon exchanges the starting hand ({ $count }).
   *[dwarves] The dwarves exchange the starting hand ({ $count }).
}
drako-event-hand_exchanged-own = { $side ->
    [dragon] The dragon exchanges the starting hand and now holds { $cards }.
   *[dwarves] The dwarves exchange the starting hand and now hold { $cards }.
}
drako-event-dwarf_placed = { drako-figure } takes his place on { $cell }.
drako-event-turn_began = { $side ->
    [dragon] Turn { $turn }: the dragon ({ $actions }).
   *[dwarves] Turn { $turn }: the dwarves ({ $actions }).
}
drako-event-turn_ended = { $side ->
    [dragon] The dragon ends the turn.
   *[dwarves] The dwarves end their turn.
}
drako-event-passed = { $side ->
    [dragon] The dragon has no cards at all and passes.
   *[dwarves] The dwarves have no cards at all and pass.
}
drako-event-cards_drawn = { $side ->
    [dragon] { $count ->
        [one] The dragon draws a card.
       *[other] The dragon draws { $count } cards.
    }
   *[dwarves] { $count ->
        [one] The dwarves draw a card.
       *[other] The dwarves draw { $count } cards.
    }
}
drako-event-cards_drawn-own = { $side ->
    [dragon] The dragon draws { $cards }.
   *[dwarves] The dwarves draw { $cards }.
}
drako-event-card_discarded = { $side ->
    [dragon] The dragon discards a surplus card: { $symbols }.
   *[dwarves] The dwarves discard a surplus card: { $symbols }.
}
drako-event-card_played = { $side ->
    [dragon] { $symbol ->
        [no_effect] The dragon plays a card without effect: { $symbols }.
       *[other] The dragon plays { drako-symbol }.
    }
   *[dwarves] { $symbol ->
        [no_effect] The dwarves play a card without effect: { $symbols }.
       *[other] The dwarves play { drako-symbol }.
    }
}
drako-event-figure_moved = { drako-figure } goes from { $origin } to { $destination }.
drako-event-dragon_flew = { drako-figure } flies from { $origin } to { $destination }.
drako-event-attack_declared = { $symbol ->
    [fire] A breath of fire ({ $strength }) at { $targets }!
    [bite] The dragon bites at { $targets } ({ $strength })!
    [crossbow] { $attackers } shoots at the dragon ({ $strength })!
    [attack_two] Axes swing at the dragon, { $strength } each: { $attackers }!
   *[attack_one] { $attackers } swings the axe at the dragon ({ $strength })!
}
drako-event-attack_blocked = { $side ->
    [dragon] The dragon blocks the attack of { drako-figure-object } ({ $symbols }).
   *[dwarves] { drako-figure } is protected ({ $symbols }).
}
drako-event-not_blocked = { $side ->
    [dragon] The dragon does not block.
   *[dwarves] The dwarves do not block.
}
drako-event-wounds_placed = { $track ->
    [armour] { $wounds ->
        [one] { $wounds } wound on the dragon's armour ({ $filled } of { $spaces }).
       *[other] { $wounds } wounds on the dragon's armour ({ $filled } of { $spaces }).
    }
    [fly] { $wounds ->
        [one] { $wounds } wound on flying ({ $filled } of { $spaces }).
       *[other] { $wounds } wounds on flying ({ $filled } of { $spaces }).
    }
    [walk] { $wounds ->
        [one] { $wounds } wound on walking ({ $filled } of { $spaces }).
       *[other] { $wounds } wounds on walking ({ $filled } of { $spaces }).
    }
    [fire] { $wounds ->
        [one] { $wounds } wound on fire breath ({ $filled } of { $spaces }).
       *[other] { $wounds } wounds on fire breath ({ $filled } of { $spaces }).
    }
   *[dwarf] { $wounds ->
        [one] { drako-figure } takes { $wounds } wound ({ $filled } of { $spaces }).
       *[other] { drako-figure } takes { $wounds } wounds ({ $filled } of { $spaces }).
    }
}
drako-event-ability_lost = { $track ->
    [fly] The dragon will fly no more.
    [walk] The dragon will walk no more.
   *[fire] The dragon will breathe fire no more.
}
drako-event-dwarf_died = { drako-figure } falls.
drako-event-dragon_died = { drako-figure } falls!
drako-event-net_thrown = { drako-figure } throws the net over the dragon.
drako-event-net_removed = { $net ->
    [ready] The dragon spends the turn on getting out of the net.
   *[gone] The dragon spends the turn on getting out of the net, which is lost for good.
}
drako-event-fury_used = Brald flies into a fury: one more action.
drako-event-leg_over = { $reason ->
    [dragon_slain] The dragon is slain: the dwarves win leg { $leg }.
    [dwarves_slain] All dwarves have fallen: the dragon wins leg { $leg }.
   *[out_of_cards] The dwarves are out of cards: the dragon wins leg { $leg }.
}
drako-event-hand_shown-own = { $side ->
    [dragon] The dragon still holds { $cards }.
   *[dwarves] The dwarves still hold { $cards }.
}
drako-event-game_over = The game is over: { $scores }.

# how it ended
drako-result-dragon_slain = The dragon is slain. The dwarves win: { $who }!
drako-result-dwarves_slain = All three dwarves have fallen. The dragon wins: { $who }!
drako-result-out_of_cards = The hunters are out of cards. The dragon wins: { $who }!
drako-result-match = { $who } wins the match!
drako-result-draw = A drawn match: as many legs, as many wounds.

# why not?
drako-illegal-no_such_move = There is no move number { $move }.
drako-illegal-not_a_move = “{ $text }” is not a move: write it as in “draw”, “dw_run move_one fury_dwarf B2” or “dr_fire fire west”.
drako-illegal-over = The game is over.
drako-illegal-mulligan_now = First decide about the starting hand: keep or exchange.
drako-illegal-place_now = First the dwarves must be placed.
drako-illegal-discard_now = First discard down to six cards.
drako-illegal-defend_now = First answer the attack: block, or do not block.
drako-illegal-wound_now = First place the wounds on the dragon.
drako-illegal-no_attack = There is no attack to block.
drako-illegal-no_surplus = You hold no more than six cards: none is to be discarded.
drako-illegal-no_wound = There is no wound to place.
drako-illegal-begun = The game has begun: hands and places stand.
drako-illegal-occupied = { $cell } is occupied: a cell holds one figure.
drako-illegal-beside_dragon = { $cell } is next to the dragon: dwarves start further away.
drako-illegal-another_dwarf = { drako-figure } is placed next.
drako-illegal-others_card = That card is of the other side.
drako-illegal-no_such_attack = There is no attack by or on { drako-figure-object }.
drako-illegal-track_full = { $track ->
    [fly] All spaces of flying are filled.
    [walk] All spaces of walking are filled.
   *[fire] All spaces of fire breath are filled.
}
drako-illegal-not_in_hand = You do not hold such a card ({ $card }).
drako-illegal-actions_left = { $actions ->
    [one] You have { $actions } action left, and every action must be performed.
   *[other] You have { $actions } actions left, and every action must be performed.
}
drako-illegal-no_actions = You have no action left: use fury or end the turn.
drako-illegal-empty_deck = Your deck is empty: play a card.
drako-illegal-dragon_only = Only the dragon can get out of the net.
drako-illegal-not_netted = There is no net on the dragon.
drako-illegal-whole_turn = Getting out of the net takes both actions of a turn.
drako-illegal-dwarves_only = Fury is for the dwarves.
drako-illegal-fury_used = Fury has been used: it works once a game.
drako-illegal-fury_lost = Brald is dead, and his fury with him.
drako-illegal-last_dwarf = Fury would kill the last living dwarf.
drako-illegal-dead = { drako-figure } is dead.
drako-illegal-stays = { drako-figure } stands there already: to stay, play the card without effect.
drako-illegal-out_of_reach = { drako-figure } cannot reach { $cell } with this card.
drako-illegal-not_beside = { drako-figure } is not next to the dragon.
drako-illegal-not_in_line = Morin is not in line with the dragon.
drako-illegal-line_blocked = Another dwarf stands in the line of the shot.
drako-illegal-netted_already = The dragon is in the net already.
drako-illegal-nobody_there = No dwarf stands in that direction.
drako-illegal-ability_lost = { $track ->
    [fly] The dragon has lost flying: the card can be played without effect.
    [walk] The dragon has lost walking: the card can be played without effect.
   *[fire] The dragon has lost its fire: the card can be played without effect.
}
drako-illegal-netted = The dragon is in the net: it neither walks nor flies.
drako-illegal-no_pass = Every action must be performed: play a card or draw.
drako-illegal-blocked_twice = One card blocks an attack: { drako-figure } is named twice.
drako-illegal-no_shield = This card shows no defence ({ $card }).
drako-illegal-no_defence_now = Defence answers an attack; on your own turn the card can be played without effect.
drako-illegal-not_shown = The card does not show this symbol.
drako-illegal-one_dwarf = This symbol moves one dwarf.
drako-illegal-same_dwarf = Two different dwarves move, each once.
drako-illegal-other_order = In this order they are in each other's way: let the other dwarf go first.
drako-illegal-two_dwarves = One or two different dwarves attack with this symbol.

# options at a new table
drako-option-setup = The dwarves' starting cells
drako-option-setup-free_placement = chosen by the dwarf side
drako-option-setup-first_game = fixed, for a first game
drako-option-mulligan = The starting hand may be exchanged once
drako-option-two_legs = A match of two legs with exchanged sides
drako-option-sides = Who plays the dragon
drako-option-sides-chosen = agreed at the table
drako-option-sides-random = by lot
drako-option-dragon_seat = The seat of the dragon (the dwarves are a little easier)

# the seats by name: which side a seat plays is not for ever
drako-seat = { $seat ->
    [0] Player 1
   *[1] Player 2
}

# the drawn table
drako-table-side = { $side ->
    [dragon] Dragon
   *[dwarves] Dwarves
}
drako-table-you = { $who }, you
drako-table-seat = hand { $hand } · deck { $deck } · pile { $discards }
drako-table-legs = leg { $leg }, won { $legs }, wounds { $wounds }
drako-table-hand = Hand
drako-table-turn = { $side ->
    [dragon] Turn { $turn }: dragon
   *[dwarves] Turn { $turn }: dwarves
}
drako-table-actions = Actions left: { $actions }
drako-table-net = { $net ->
    [ready] Net: with Urpen
    [on_dragon] Net: on the dragon
   *[gone] Net: out of the game
}
drako-table-fury = { $fury ->
    [ready] Fury: unused
   *[gone] Fury: out of the game
}

# the score sheet
drako-sheet-title = Leg
drako-sheet-dragon = Dragon
drako-sheet-winner = Winner
drako-sheet-reason = { $reason ->
    [dragon_slain] the dragon is slain
    [dwarves_slain] all dwarves have fallen
   *[out_of_cards] the dwarves are out of cards
}
drako-sheet-wounds = Wounds inflicted: { $wounds }
