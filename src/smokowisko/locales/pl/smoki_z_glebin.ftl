# Smoki z głębin: słowa przy stole. Komunikat może używać innego: obowiązują te same zmienne.

smoki_z_glebin-name = Smoki z głębin
smoki_z_glebin-pitch = Oplataj morze smokami, łup pirackie okręty i zapanuj nad czterema królestwami.

smoki_z_glebin-ship = { $ship ->
    [green] zielony
    [purple] fioletowy
    [red] czerwony
   *[navy] granatowy
}

smoki_z_glebin-colour = { $colour ->
    [orange] pomarańczowy
    [green] zielony
    [purple] fioletowy
    [pink] różowy
   *[yellow] żółty
}

smoki_z_glebin-size = { $size ->
    [small] mały
    [medium] średni
   *[large] duży
}

smoki_z_glebin-kingdom = { $kingdom ->
    [north] Królestwo Północy
    [east] Królestwo Wschodu
    [south] Królestwo Południa
   *[west] Królestwo Zachodu
}

# czym jest pole na morzu
smoki_z_glebin-square_kind = { $kind ->
    [ship] okręt piracki
    [whirlpool] wir
    [gold] złoto
    [reef] rafa koralowa
    [current] prąd morski
    [island] Wyspa Centralna
   *[open_water] otwarte morze
}

# karta Rafy Koralowej
smoki_z_glebin-card = { $kind ->
    [two_ships] Dwa okręty ({ $ships })
    [joker_ship] Okręt-joker
    [gold] Złoto (4 monety)
   *[hidden_dragon] Ukryty smok ({ smoki_z_glebin-kingdom })
}
smoki_z_glebin-reef_card = { smoki_z_glebin-card }

# rzecz oddawana za misję
smoki_z_glebin-item = { $kind ->
    [token] { smoki_z_glebin-ship }
   *[other] { smoki_z_glebin-card }
}

# karta wzoru, o której czasem wiadomo tylko, jak duży to wzór
smoki_z_glebin-pattern = { $pattern ->
    [none] { smoki_z_glebin-size } wzór
   *[other] wzór { $pattern }
}

# pola jedno po drugim
smoki_z_glebin-square = { $square }

# jedno zdanie u góry: $who to gracz, który ma zdecydować
smoki_z_glebin-prompt-play_pattern = { $who } układa smoka albo pasuje.
smoki_z_glebin-prompt-play_pattern-you = Twoja tura: ułóż smoka albo spasuj.
smoki_z_glebin-prompt-play_last = { $who } ma ostatnią głowę: układa smoka albo pasuje.
smoki_z_glebin-prompt-play_last-you = Twoja ostatnia głowa: ułóż smoka albo spasuj.
smoki_z_glebin-prompt-must_pass = { $who } układa smoka albo pasuje.
smoki_z_glebin-prompt-must_pass-you = Żaden z twoich wzorów nie mieści się tam, gdzie cię stać: spasuj albo wymień kartę złota, jeśli ją masz.
smoki_z_glebin-prompt-keep_reef = { $who } wybiera kartę Rafy Koralowej.
smoki_z_glebin-prompt-keep_reef-you = Zatrzymaj jedną z dwóch kart Rafy Koralowej.
smoki_z_glebin-prompt-complete_mission = { $who } może wykonać misję.
smoki_z_glebin-prompt-complete_mission-you = Wykonaj misję albo przejdź dalej.
smoki_z_glebin-prompt-cannot_pay = { $who } może wykonać misję.
smoki_z_glebin-prompt-cannot_pay-you = Nie masz okrętów na żadną z tych misji: przejdź dalej.
smoki_z_glebin-prompt-draw_pattern = { $who } dobiera kartę wzoru.
smoki_z_glebin-prompt-draw_pattern-you = Dobierz kartę wzoru innej wielkości niż zagrana.
smoki_z_glebin-prompt-over = Koniec gry.
smoki_z_glebin-prompt-over-you = Koniec gry.

# ruch jako pozycja na liście
smoki_z_glebin-move-play_pattern = Ułóż wzór { $card } na polach { $squares }
smoki_z_glebin-move-pass_turn = { $place ->
    [none] Spasuj: wymień { $card } na wierzchnią kartę stosu ({ smoki_z_glebin-size } wzór)
   *[other] Spasuj: wymień { $card } na { $pattern }
}
smoki_z_glebin-move-keep_reef = Zatrzymaj: { smoki_z_glebin-card }
smoki_z_glebin-move-complete_mission = Misja { $ships } ({ $points }): oddaj { $items }
smoki_z_glebin-move-skip_mission = Bez misji
smoki_z_glebin-move-draw_pattern = { $place ->
    [none] Dobierz wierzchnią kartę stosu ({ smoki_z_glebin-size } wzór)
   *[other] Weź wzór { $pattern }
}
smoki_z_glebin-move-cash_gold = Wymień kartę złota na 4 monety

# co się stało
smoki_z_glebin-event-dragon_laid = { $who } układa wzór { $pattern } na polach { $squares }.
smoki_z_glebin-event-ships_taken = Zdobyte okręty: { $ships }.
smoki_z_glebin-event-gold_taken = Złoto po drodze: +{ $coins }.
smoki_z_glebin-event-toll_paid = Wiry i prądy kosztują { $coins }.
smoki_z_glebin-event-neighbour_paid = { $who } dostaje { $coins } za dotknięte smoki.
smoki_z_glebin-event-reef_drawn = { $count ->
    [one] { $who } dobiera ostatnią kartę Rafy Koralowej.
   *[other] { $who } ogląda dwie karty Rafy Koralowej.
}
smoki_z_glebin-event-reef_drawn-own = { $count ->
    [one] { $who } dobiera ostatnią kartę Rafy Koralowej: { $cards }.
   *[other] { $who } ogląda dwie karty Rafy Koralowej: { $cards }.
}
smoki_z_glebin-event-reef_kept = { $who } zatrzymuje kartę Rafy Koralowej.
smoki_z_glebin-event-reef_kept-own = { $who } zatrzymuje kartę Rafy Koralowej: { $cards }.
smoki_z_glebin-event-gold_cashed = { $who } wymienia kartę złota: +{ $coins }.
smoki_z_glebin-event-mission_completed = { $who } wykonuje misję ({ $ships }) za { $points } i oddaje: { $items }.
smoki_z_glebin-event-mission_revealed = Nowa misja: { $ships } za { $points }.
smoki_z_glebin-event-mission_skipped = { $who } nie wykonuje misji.
smoki_z_glebin-event-pattern_drawn = { $who } dobiera { smoki_z_glebin-pattern }.
smoki_z_glebin-event-pattern_revealed = Odkryto wzór { $pattern }.
smoki_z_glebin-event-turn_passed = { $who } pasuje i oddaje { smoki_z_glebin-pattern }.
smoki_z_glebin-event-pass_paid = { $who } dostaje { $coins } za pasowanie.
smoki_z_glebin-event-reef_revealed = { $who } odkrywa: { $reef_cards }.
smoki_z_glebin-event-kingdom_scored = { smoki_z_glebin-kingdom }, odkryte wiry: { $whirlpools }. { $scores }.
smoki_z_glebin-event-scored = { $who }: złoto { $gold }, okręty { $ships }, misje { $missions }, najwięcej misji { $bonus }, przewagi { $majorities }, razem { $score }.
smoki_z_glebin-event-game_over = Koniec gry. Wynik: { $scores }.

# jak się skończyło
smoki_z_glebin-result-win = Wygrywa { $who }!
smoki_z_glebin-result-shared = Wspólne zwycięstwo: { $who }.

# dlaczego nie?
smoki_z_glebin-illegal-no_such_move = Nie ma ruchu o numerze { $move }.
smoki_z_glebin-illegal-not_a_move = „{ $text }” to nie ruch: napisz na przykład „play L4 d5 e5 f5 f6”, „pass L4 > small 0”, „mission 2 : green joker”, „draw large stack”, „keep R07”, „skip” albo „cash”.
smoki_z_glebin-illegal-over = Gra już się skończyła.
smoki_z_glebin-illegal-not_now = { $step ->
    [play_pattern] Najpierw ułóż smoka albo spasuj.
    [keep_reef] Najpierw wybierz jedną z dwóch kart Rafy Koralowej.
    [complete_mission] Najpierw wykonaj misję albo przejdź dalej.
   *[draw_pattern] Smok już leży: dobierz kartę wzoru.
}
smoki_z_glebin-illegal-not_drawn = { $card } to nie jedna z dwóch dobranych kart.
smoki_z_glebin-illegal-no_gold_card = Nie masz karty złota.
smoki_z_glebin-illegal-off_the_board = Pole { $square } leży poza planszą.
smoki_z_glebin-illegal-island = Pole { $square } należy do Wyspy Centralnej.
smoki_z_glebin-illegal-wrong_shape = Te pola nie układają się we wzór { $pattern }, jakkolwiek go obrócić lub odbić.
smoki_z_glebin-illegal-not_in_hand = Nie masz na ręce wzoru { $pattern }.
smoki_z_glebin-illegal-occupied = Na polu { $square } leży już smok.
smoki_z_glebin-illegal-touches_own = Na polu { $square } nowy smok dotykałby innego twojego smoka.
smoki_z_glebin-illegal-no_contact = Nowy smok musi dotykać Wyspy Centralnej albo smoka innego gracza.
smoki_z_glebin-illegal-too_dear = Wiry i prądy kosztują tam { $price }, a razem ze złotem po drodze masz { $coins }.
smoki_z_glebin-illegal-one_mission = W turze można wykonać jedną misję, i to przed dobraniem karty wzoru.
smoki_z_glebin-illegal-no_mission = Na miejscu { $slot } nie ma misji.
smoki_z_glebin-illegal-no_token = Nie masz tylu okrętów: { smoki_z_glebin-ship }.
smoki_z_glebin-illegal-no_joker = Nie masz tylu okrętów-jokerów.
smoki_z_glebin-illegal-no_card = Nie masz karty { $card }.
smoki_z_glebin-illegal-not_covered = To nie pokrywa wszystkich okrętów misji { $mission }: każdy wymaga swojego koloru, jokera albo dwóch okrętów jednego innego koloru.
smoki_z_glebin-illegal-too_much = Część tego nie jest potrzebna do misji { $mission }; zostaw ją sobie.
smoki_z_glebin-illegal-same_size = Nowa karta musi mieć inną wielkość niż zagrana.
smoki_z_glebin-illegal-no_such_card = Nie ma takiej karty ({ smoki_z_glebin-size } wzór).

# opcje nowego stołu
smoki_z_glebin-option-first_player = Zaczyna
smoki_z_glebin-option-first_player-random = losowo
smoki_z_glebin-option-first_player-seat_0 = miejsce 1
smoki_z_glebin-option-first_player-seat_1 = miejsce 2
smoki_z_glebin-option-first_player-seat_2 = miejsce 3
smoki_z_glebin-option-first_player-seat_3 = miejsce 4
smoki_z_glebin-option-first_player-seat_4 = miejsce 5

# miejsca przy stole jako imiona w zdaniach
smoki_z_glebin-seat = { $seat ->
    [0] Pomarańczowy
    [1] Zielony
    [2] Fioletowy
    [3] Różowy
   *[4] Żółty
}

# narysowany stół
smoki_z_glebin-table-you = { $who } (ty)
smoki_z_glebin-table-turn = Tura { $turn } z { $turns }
smoki_z_glebin-table-heads = głowy { $count }
smoki_z_glebin-table-coins = monety { $count }
smoki_z_glebin-table-tokens = okręty { $ships }
smoki_z_glebin-table-no_tokens = bez okrętów
smoki_z_glebin-table-hand = ręka { $cards }
smoki_z_glebin-table-hidden = { smoki_z_glebin-size }?
smoki_z_glebin-table-reef = rafa { $count }
smoki_z_glebin-table-reef_known = rafa { $count }: { $cards }
smoki_z_glebin-table-missions = misje { $count } ({ $points })
smoki_z_glebin-table-score = teraz { $score }
smoki_z_glebin-table-final = { $score } PZ
smoki_z_glebin-table-patterns = Wzory
smoki_z_glebin-table-stack = { smoki_z_glebin-size }: { $face_up } + stos { $count }
smoki_z_glebin-table-mission_row = Misje
smoki_z_glebin-table-mission = [{ $slot }] { $ships } = { $points }
smoki_z_glebin-table-mission_reef = [{ $slot }] { $ships } = { $points } + rafa
smoki_z_glebin-table-stacks = stosy: misje { $missions }, rafa { $reef }
smoki_z_glebin-table-kingdom = { smoki_z_glebin-kingdom }: { $first }/{ $second }
smoki_z_glebin-table-legend = W wir, ~ prąd, $ złoto, R rafa, # wyspa, z f c g okręty; smoki mają numer swojego gracza

# arkusz punktacji
smoki_z_glebin-sheet-title = Punkty
smoki_z_glebin-sheet-gold = Złoto
smoki_z_glebin-sheet-ships = Okręty
smoki_z_glebin-sheet-missions = Misje
smoki_z_glebin-sheet-bonus = Najwięcej misji
smoki_z_glebin-sheet-majorities = Przewagi
smoki_z_glebin-sheet-total = Razem
