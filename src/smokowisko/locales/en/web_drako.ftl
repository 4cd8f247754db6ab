# Drako on the website: what the board adds to the words of the game.

web-drako-dragon = Drako
web-drako-you = { $side ->
    [dragon] You · dragon
   *[dwarves] You · dwarves
}
web-drako-led = { $side ->
    [dragon] led by { $who }
   *[dwarves] led by { $who }
}
web-drako-leg = Leg { $leg } of 2
web-drako-first = Your first game of Drako: the dwarves start on fixed cells, so you play at once, without setting up.
web-drako-setup = Setting up
web-drako-moves-other = Other

# symbols: on a large card and on a small one
web-drako-symbol = { $symbol ->
    [defence] Defence
    [move_one] Move
    [move_two] Move ×2
    [attack_one] Attack
    [attack_two] Attack ×2
    [crossbow] Crossbow
    [net] Net
    [walk] Walk
    [fly] Fly
    [bite] Bite
   *[fire] Fire
}
web-drako-symbol-short = { $symbol ->
    [defence] Block
    [move_one] Move
    [move_two] Move ×2
    [attack_one] Attack
    [attack_two] Hit ×2
    [crossbow] Shoot
    [net] Net
    [walk] Walk
    [fly] Fly
    [bite] Bite
   *[fire] Fire
}
web-drako-or = or

# mats
web-drako-role = { $figure ->
    [fury_dwarf] fury
    [net_dwarf] net
   *[crossbow_dwarf] crossbow
}
web-drako-about = { $figure ->
    [fury_dwarf] Once a game: a wound for an extra action.
    [net_dwarf] A netted dragon neither walks nor flies.
   *[crossbow_dwarf] Shoots in a straight line when nobody stands in it.
}
web-drako-marker = { $figure ->
    [fury_dwarf] { $marker ->
        [ready] Fury ready
       *[gone] Fury spent
    }
    [net_dwarf] { $marker ->
        [ready] Net at hand
        [on_dragon] Net on the dragon
       *[gone] Net lost
    }
   *[crossbow_dwarf] { $marker ->
        [aiming] Dragon in his line
       *[ready] Crossbow ready
    }
}
web-drako-dead = fallen
web-drako-fury-use = Use fury: −1, +1 action
web-drako-fury-mat = Use fury
web-drako-armour = Armour
web-drako-armour-full = full
web-drako-armour-full-choose = { $you ->
    [true] full: you place further wounds
   *[false] full: the dwarves place the rest
}
web-drako-ability = { $track ->
    [fly] Wings
    [walk] Legs
   *[fire] Fire
}
web-drako-ability-state = { $state ->
    [lost] lost
    [bound] netted
   *[able] { $track ->
        [fly] flies
        [walk] walks
       *[fire] breathes
    }
}
web-drako-track = { $track ->
    [armour] Dragon: armour
    [fly] Dragon: wings
    [walk] Dragon: legs
   *[fire] Dragon: fire
}
web-drako-lost = { $track ->
    [fly] wings lost
    [walk] legs lost
   *[fire] fire lost
}
web-drako-netted = in the net
web-drako-net-state = { $net ->
    [on_dragon] Netted: no walking, no flying
   *[other] { $place ->
        [own] No net – you can walk and fly
       *[side] No net
    }
}
web-drako-net-free = Remove the net: whole turn
web-drako-net-free-short = Net off: whole turn
web-drako-wounds = { $spaces ->
    [one] { $filled } of { $spaces } wound
   *[other] { $filled } of { $spaces } wounds
}
web-drako-legend = { $mark ->
    [wound] wound
    [threat] threat
   *[free] free
}
web-drako-count-hand = cards in hand
web-drako-count-deck = cards in the deck

# the valley
web-drako-valley = Valley: 19 cells, the arrow keys lead from cell to cell
web-drako-cell = { $cell }, free
web-drako-cell-dwarf = { drako-figure }, { web-drako-role }, { $cell }, { $filled } of { $spaces } wounds
web-drako-cell-dragon = Dragon, { $cell }, wounds: armour { $armour }, wings { $fly }, legs { $walk }, fire { $fire }
web-drako-cell-goal = { $symbol ->
    [place] { drako-figure } may stand here
    [fly] { drako-figure } may fly here
   *[other] { drako-figure } may come here
}
web-drako-cell-target = may be attacked
web-drako-cell-struck = attacked
web-drako-cell-taken = chosen
web-drako-if-hit = if it hits
web-drako-attack = { $symbol ->
    [fire] Fire at { $targets }
    [bite] Bite { $targets }
    [crossbow] Shoot at the dragon
    [net] Throw the net over the dragon
   *[attack_one] { drako-figure } attacks the dragon
}

# hand and deck
web-drako-hand = { $count ->
    [one] Hand: { $count } card
   *[other] Hand: { $count } cards
}
web-drako-hidden-hand = { $count ->
    [one] { $count } hidden card in hand
   *[other] { $count } hidden cards in hand
}
web-drako-hand-of = Hand { $count } of { $most }
web-drako-discards = discarded { $count }
web-drako-deck = { $count ->
    [one] Deck: { $count } card
   *[other] Deck: { $count } cards
}
web-drako-draw = { $count ->
    [one] Draw { $count } card
   *[other] Draw { $count } cards
}
web-drako-no-effect = Play without effect
web-drako-lists = Card lists
web-drako-list-count = left: { $left } of { $count }
web-drako-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-drako-unseen = Not seen yet
web-drako-unseen-where = { $side ->
    [dragon] { $hand } in the dragon's hand, { $deck } in its deck, showing:
   *[dwarves] { $hand } in the dwarves' hand, { $deck } in their deck, showing:
}

# what to point at once a card is chosen
web-drako-actions = { $left ->
    [one] { $left } action left
   *[other] { $left } actions left
}
web-drako-aim = { $symbol ->
    [walk] a cell to walk to
    [fly] a cell to fly to
    [bite] a dwarf to bite
    [fire] a direction for the fire
    [move_one] a cell for a dwarf
    [move_two] cells for one or two dwarves
    [attack_one] the attacking dwarf
    [attack_two] the attacking dwarves
    [crossbow] the dragon in the line of the shot
   *[net] the dragon for the net
}
web-drako-aim-one = Choose { $one }.
web-drako-aim-either = Choose { $one } or { $other }.
web-drako-aim-none = This card can do nothing now: you may play it without effect.
web-drako-two-note = First one dwarf and his cell, then, if you like, another.

# the button that names the outcome
web-drako-go-step = { $figure ->
    [dragon] { $flying ->
        [true] Fly to { $cell }
       *[false] Walk to { $cell }
    }
   *[dwarf] { drako-figure } to { $cell }
}
web-drako-go-attack = { $symbol ->
    [fire] Breathe fire { drako-direction }
    [bite] Bite { $targets }
    [crossbow] Shoot at the dragon
    [net] Throw the net
   *[attack] { $count ->
        [one] { $attackers } attacks
       *[other] { $attackers } attack
    }
}
web-drako-go-wound = { $track ->
    [fly] Wound the wings
    [walk] Wound the legs
   *[fire] Wound the fire
}
web-drako-go-discard = Discard this card
web-drako-go-block = { $side ->
    [dwarves] Cover { $covered }
   *[dragon] Parry { $covered }
}
web-drako-no-block = No defence

# what would follow
web-drako-follows-threat = { $side ->
    [dragon] Without defence: { $losses }. The dragon may parry each attack with one card.
   *[dwarves] { $count ->
        [one] Without defence: { $losses }. The dwarves may cover him with a defence card.
       *[other] Without defence: { $losses }. The dwarves may cover each with one defence card.
    }
}
web-drako-follows-track = { $track ->
    [armour] armour −{ $wounds }
    [fly] wings −{ $wounds }
    [walk] legs −{ $wounds }
   *[fire] fire −{ $wounds }
}
web-drako-follows-wounds = Wounds: { $losses }.
web-drako-follows-death = { $figure ->
    [dragon] The dragon will fall!
   *[dwarf] { drako-figure } will die!
}
web-drako-follows-unhurt = Nobody will be hurt.
web-drako-follows-end = Then it is the other side's turn.

# defence
web-drako-attacked = { $symbol ->
    [fire] { $count ->
        [one] The dragon breathes fire at { $targets }, strength { $strength } — will you cover him?
       *[other] The dragon breathes fire at { $targets }, strength { $strength } — whom will you cover?
    }
    [bite] The dragon bites { $targets }, strength { $strength } — will you cover him?
    [crossbow] { $attackers } shoots his crossbow, strength { $strength } — will you parry the shot?
   *[attack] { $count ->
        [one] { $attackers } strikes with his axe, strength { $strength } — will you parry the blow?
       *[other] { $attackers } strike, each with strength { $strength } — which blows will you parry?
    }
}
web-drako-defence-note = { $side ->
    [dwarves] One defence card protects one dwarf. Defence costs no action and is not compulsory.
   *[dragon] One defence card parries one attack. Defence costs no action and is not compulsory.
}
web-drako-covered = covered
web-drako-parried = parried
web-drako-uncovered = no defence: −{ $strength }
web-drako-strength = strength { $strength }
web-drako-put-defence = lay a shield
web-drako-no-defence = no shield

# after the game
web-drako-sheet-match = Match
web-drako-sheet-legs = Legs won
web-drako-sheet-inflicted = Wounds inflicted
web-drako-sheet-tie = Even in legs: the wounds inflicted in both decide.
web-drako-sheet-wounds = Wounds at the end
web-drako-sheet-last-leg = Wounds in the last leg
web-drako-sheet-cards = Cards left
web-drako-sheet-left = { $side ->
    [dragon] Dragon ({ $who }): hand { $hand }, deck { $deck }
   *[dwarves] Dwarves ({ $who }): hand { $hand }, deck { $deck }
}
