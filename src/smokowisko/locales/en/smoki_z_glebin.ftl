# Smoki z głębin: the words of its table. A message may use another: the same variables apply to it.

smoki_z_glebin-name = Smoki z głębin
smoki_z_glebin-pitch = Coil dragons around the sea, loot pirate ships, and rule the four kingdoms.

smoki_z_glebin-ship = { $ship ->
    [green] green
    [purple] purple
    [red] red
   *[navy] navy
}

smoki_z_glebin-colour = { $colour ->
    [orange] orange
    [green] green
    [purple] purple
    [pink] pink
   *[yellow] yellow
}

smoki_z_glebin-size = { $size ->
    [small] small
    [medium] medium
   *[large] large
}

smoki_z_glebin-kingdom = { $kingdom ->
    [north] Kingdom of the North
    [east] Kingdom of the East
    [south] Kingdom of the South
   *[west] Kingdom of the West
}

# what a square of the sea is
smoki_z_glebin-square_kind = { $kind ->
    [ship] pirate ship
    [whirlpool] whirlpool
    [gold] gold
    [reef] coral reef
    [current] sea current
    [island] Central Island
   *[open_water] open water
}

# a coral reef card
smoki_z_glebin-card = { $kind ->
    [two_ships] Two ships ({ $ships })
    [joker_ship] Joker ship
    [gold] Gold (4 coins)
   *[hidden_dragon] Hidden dragon ({ smoki_z_glebin-kingdom })
}
smoki_z_glebin-reef_card = { smoki_z_glebin-card }

# an item handed in for a mission
smoki_z_glebin-item = { $kind ->
    [token] { smoki_z_glebin-ship }
   *[other] { smoki_z_glebin-card }
}

# a pattern card of which one may know only the size
smoki_z_glebin-pattern = { $pattern ->
    [none] a { smoki_z_glebin-size } pattern
   *[other] { $pattern }
}

# squares one by one
smoki_z_glebin-square = { $square }

# the one sentence at the top: $who is the player who must decide
smoki_z_glebin-prompt-play_pattern = { $who } lays a dragon or passes.
smoki_z_glebin-prompt-play_pattern-you = Your turn: lay a dragon, or pass.
smoki_z_glebin-prompt-play_last = { $who } uses the last head: lay a dragon or pass.
smoki_z_glebin-prompt-play_last-you = Your last head: lay a dragon, or pass.
smoki_z_glebin-prompt-must_pass = { $who } lays a dragon or passes.
smoki_z_glebin-prompt-must_pass-you = Neither of your patterns fits anywhere you can pay for: pass, or cash a gold card if you have one.
smoki_z_glebin-prompt-keep_reef = { $who } chooses a coral reef card.
smoki_z_glebin-prompt-keep_reef-you = Keep one of the two coral reef cards.
smoki_z_glebin-prompt-complete_mission = { $who } may complete a mission.
smoki_z_glebin-prompt-complete_mission-you = Complete a mission, or go on without.
smoki_z_glebin-prompt-cannot_pay = { $who } may complete a mission.
smoki_z_glebin-prompt-cannot_pay-you = You cannot pay for any of these missions: go on without.
smoki_z_glebin-prompt-draw_pattern = { $who } draws a pattern card.
smoki_z_glebin-prompt-draw_pattern-you = Draw a pattern card of another size than you played.
smoki_z_glebin-prompt-over = The game is over.
smoki_z_glebin-prompt-over-you = The game is over.

# a move as a choice in a list
smoki_z_glebin-move-play_pattern = Lay { $card } on { $squares }
smoki_z_glebin-move-pass_turn = { $place ->
    [none] Pass: give { $card } away for the top of the { smoki_z_glebin-size } stack
   *[other] Pass: give { $card } away for { $pattern }
}
smoki_z_glebin-move-keep_reef = Keep: { smoki_z_glebin-card }
smoki_z_glebin-move-complete_mission = Mission { $ships } ({ $points }): hand in { $items }
smoki_z_glebin-move-skip_mission = No mission
smoki_z_glebin-move-draw_pattern = { $place ->
    [none] Draw the top of the { smoki_z_glebin-size } stack
   *[other] Take { $pattern }
}
smoki_z_glebin-move-cash_gold = Cash a gold card: 4 coins

# what happened
smoki_z_glebin-event-dragon_laid = { $who } lays { $pattern } on { $squares }.
smoki_z_glebin-event-ships_taken = Ships taken: { $ships }.
smoki_z_glebin-event-gold_taken = Gold on the way: +{ $coins }.
smoki_z_glebin-event-toll_paid = Whirlpools and currents cost { $coins }.
smoki_z_glebin-event-neighbour_paid = { $who } gets { $coins } for touched dragons.
smoki_z_glebin-event-reef_drawn = { $count ->
    [one] { $who } draws the last coral reef card.
   *[other] { $who } looks at two coral reef cards.
}
smoki_z_glebin-event-reef_drawn-own = { $count ->
    [one] { $who } draws the last coral reef card: { $cards }.
   *[other] { $who } looks at two coral reef cards: { $cards }.
}
smoki_z_glebin-event-reef_kept = { $who } keeps a coral reef card.
smoki_z_glebin-event-reef_kept-own = { $who } keeps a coral reef card: { $cards }.
smoki_z_glebin-event-gold_cashed = { $who } cashes a gold card: +{ $coins }.
smoki_z_glebin-event-mission_completed = { $who } completes a mission ({ $ships }) for { $points }, handing in { $items }.
smoki_z_glebin-event-mission_revealed = A new mission: { $ships } for { $points }.
smoki_z_glebin-event-mission_skipped = { $who } completes no mission.
smoki_z_glebin-event-pattern_drawn = { $who } draws { smoki_z_glebin-pattern }.
smoki_z_glebin-event-pattern_revealed = { $pattern } is turned up.
smoki_z_glebin-event-turn_passed = { $who } passes and gives { smoki_z_glebin-pattern } away.
smoki_z_glebin-event-pass_paid = { $who } gets { $coins } for passing.
smoki_z_glebin-event-reef_revealed = { $who } shows: { $reef_cards }.
smoki_z_glebin-event-kingdom_scored = { smoki_z_glebin-kingdom }, uncovered whirlpools: { $whirlpools }. { $scores }.
smoki_z_glebin-event-scored = { $who }: gold { $gold }, ships { $ships }, missions { $missions }, most missions { $bonus }, majorities { $majorities }, { $score } in all.
smoki_z_glebin-event-game_over = The game is over. The result: { $scores }.

# how it ended
smoki_z_glebin-result-win = { $who } wins!
smoki_z_glebin-result-shared = A shared victory: { $who }.

# why not?
smoki_z_glebin-illegal-no_such_move = There is no move number { $move }.
smoki_z_glebin-illegal-not_a_move = “{ $text }” is not a move: write, for instance, “play L4 d5 e5 f5 f6”, “pass L4 > small 0”, “mission 2 : green joker”, “draw large stack”, “keep R07”, “skip” or “cash”.
smoki_z_glebin-illegal-over = The game is over.
smoki_z_glebin-illegal-not_now = { $step ->
    [play_pattern] First lay a dragon, or pass.
    [keep_reef] First choose one of the two coral reef cards.
    [complete_mission] First complete a mission, or go on without.
   *[draw_pattern] Your dragon lies already: draw a pattern card.
}
smoki_z_glebin-illegal-not_drawn = { $card } is not one of the two cards you have drawn.
smoki_z_glebin-illegal-no_gold_card = You have no gold card.
smoki_z_glebin-illegal-off_the_board = { $square } lies off the board.
smoki_z_glebin-illegal-island = { $square } belongs to the Central Island.
smoki_z_glebin-illegal-wrong_shape = These squares do not form the pattern { $pattern }, however it is turned or mirrored.
smoki_z_glebin-illegal-not_in_hand = You do not have the pattern { $pattern } in hand.
smoki_z_glebin-illegal-occupied = A dragon lies on { $square } already.
smoki_z_glebin-illegal-touches_own = On { $square } the new dragon would touch another dragon of yours.
smoki_z_glebin-illegal-no_contact = The new dragon must touch the Central Island or a dragon of another player.
smoki_z_glebin-illegal-too_dear = Whirlpools and currents there cost { $price }, and with the gold on the way you have { $coins }.
smoki_z_glebin-illegal-one_mission = One mission a turn, and only before the pattern card is drawn.
smoki_z_glebin-illegal-no_mission = There is no mission in slot { $slot }.
smoki_z_glebin-illegal-no_token = You do not have so many ships: { smoki_z_glebin-ship }.
smoki_z_glebin-illegal-no_joker = You do not have so many joker ships.
smoki_z_glebin-illegal-no_card = You do not have the card { $card }.
smoki_z_glebin-illegal-not_covered = That does not cover every ship of mission { $mission }: each takes its own colour, a joker, or two ships of one other colour.
smoki_z_glebin-illegal-too_much = Something of that is not needed for mission { $mission }; leave it out.
smoki_z_glebin-illegal-same_size = The new card must have another size than the one you played.
smoki_z_glebin-illegal-no_such_card = There is no such card ({ smoki_z_glebin-size }).

# options at a new table
smoki_z_glebin-option-first_player = First player
smoki_z_glebin-option-first_player-random = by lot
smoki_z_glebin-option-first_player-seat_0 = seat 1
smoki_z_glebin-option-first_player-seat_1 = seat 2
smoki_z_glebin-option-first_player-seat_2 = seat 3
smoki_z_glebin-option-first_player-seat_3 = seat 4
smoki_z_glebin-option-first_player-seat_4 = seat 5

# the seats by name, in sentences about them
smoki_z_glebin-seat = { $seat ->
    [0] Orange
    [1] Green
    [2] Purple
    [3] Pink
   *[4] Yellow
}

# the drawn table
smoki_z_glebin-table-you = { $who } (you)
smoki_z_glebin-table-turn = Turn { $turn } of { $turns }
smoki_z_glebin-table-heads = heads { $count }
smoki_z_glebin-table-coins = coins { $count }
smoki_z_glebin-table-tokens = ships { $ships }
smoki_z_glebin-table-no_tokens = no ships
smoki_z_glebin-table-hand = hand { $cards }
smoki_z_glebin-table-hidden = { smoki_z_glebin-size }?
smoki_z_glebin-table-reef = reef { $count }
smoki_z_glebin-table-reef_known = reef { $count }: { $cards }
smoki_z_glebin-table-missions = missions { $count } ({ $points })
smoki_z_glebin-table-score = now { $score }
smoki_z_glebin-table-final = { $score } points
smoki_z_glebin-table-patterns = Patterns
smoki_z_glebin-table-stack = { smoki_z_glebin-size }: { $face_up } + stack { $count }
smoki_z_glebin-table-mission_row = Missions
smoki_z_glebin-table-mission = [{ $slot }] { $ships } = { $points }
smoki_z_glebin-table-mission_reef = [{ $slot }] { $ships } = { $points } + reef
smoki_z_glebin-table-stacks = stacks: missions { $missions }, reef { $reef }
smoki_z_glebin-table-kingdom = { smoki_z_glebin-kingdom }: { $first }/{ $second }
smoki_z_glebin-table-legend = W whirlpool, ~ current, $ gold, R reef, # island, g p r n ships; dragons by the number of their player

# the score sheet
smoki_z_glebin-sheet-title = Points
smoki_z_glebin-sheet-gold = Gold
smoki_z_glebin-sheet-ships = Ships
smoki_z_glebin-sheet-missions = Missions
smoki_z_glebin-sheet-bonus = Most missions
smoki_z_glebin-sheet-majorities = Majorities
smoki_z_glebin-sheet-total = Total
