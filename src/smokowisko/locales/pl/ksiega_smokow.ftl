# Księga Smoków: słowa przy stole. Komunikat może używać innego: obowiązują te same zmienne.

ksiega_smokow-name = Księga Smoków
ksiega_smokow-pitch = Licytuj kośćmi, daj się przebić z zyskiem i zapełnij księgę smokami.

ksiega_smokow-species = { $species ->
    [amber] Smok Bursztynowy
    [azure] Smok Lazurowy
    [crimson] Smok Szkarłatny
    [emerald] Smok Szmaragdowy
    [onyx] Smok Onyksowy
   *[pearl] Smok Perłowy
}

# cel: smoki tego gatunku, w dopełniaczu
ksiega_smokow-kin = { $species ->
    [amber] smoków bursztynowych
    [azure] smoków lazurowych
    [crimson] smoków szkarłatnych
    [emerald] smoków szmaragdowych
    [onyx] smoków onyksowych
   *[pearl] smoków perłowych
}

ksiega_smokow-land = { $land ->
    [volcano] Wulkan
    [storm] Burza
    [desert] Pustynia
    [jungle] Dżungla
    [mountains] Góry
   *[plains] Równiny
}

# co potrafi smok z tej krainy
ksiega_smokow-ability = { $land ->
    [volcano] brak zdolności
    [storm] usuń z gry niezajętą kartę z wierzchu stosu
    [desert] podnieś o 1 jedną swoją kość na ręce
    [jungle] podnieś o 1 wszystkie swoje kości na ręce
    [mountains] obróć swoją kość na ręce na przeciwną ściankę
   *[plains] chroń swoją zajętą kartę do początku następnej tury
}

# pojedyncza karta
ksiega_smokow-card = { ksiega_smokow-species }, { ksiega_smokow-land }

ksiega_smokow-colour = { $colour ->
    [red] czerwony
    [blue] niebieski
    [green] zielony
    [yellow] żółty
   *[violet] fioletowy
}

# kości jedna po drugiej: leżąca, zmieniona, oferta na jednym polu
ksiega_smokow-dice = { $value }
ksiega_smokow-change = { $value } → { $now }
ksiega_smokow-bid = { $values } na pole { $field }

# jedno zdanie u góry: $who to gracz, który ma zdecydować
ksiega_smokow-prompt-act = { $who } kładzie kości albo zabiera kartę.
ksiega_smokow-prompt-act-you = Twoja tura: połóż kości na kartach albo zabierz kartę.
ksiega_smokow-prompt-act_last = Ostatnia runda: { $who } kładzie kości albo zabiera kartę.
ksiega_smokow-prompt-act_last-you = Ostatnia runda, twoja tura: połóż kości albo zabierz kartę.
ksiega_smokow-prompt-stuck = { $who } nie ma żadnej akcji i może wzmocnić kości.
ksiega_smokow-prompt-stuck-you = Nie masz żadnej akcji: wzmocnij kości albo spasuj.
ksiega_smokow-prompt-finish = { $who } może jeszcze użyć zdolności.
ksiega_smokow-prompt-finish-you = Użyj zdolności albo zakończ turę.
ksiega_smokow-prompt-over = Koniec gry.
ksiega_smokow-prompt-over-you = Koniec gry.

# ruch jako pozycja na liście
ksiega_smokow-move-place_dice = Połóż { $bids }
ksiega_smokow-move-take_card = Zabierz kartę z pola { $field }
ksiega_smokow-move-use_storm = Burza: usuń kartę z pola { $field }
ksiega_smokow-move-use_desert = Pustynia: podnieś kość { $value }
ksiega_smokow-move-use_jungle = Dżungla: podnieś wszystkie kości na ręce
ksiega_smokow-move-use_mountains = Góry: obróć kość { $value }
ksiega_smokow-move-use_mountains_on = Góry: obróć kość { $value } ({ $who })
ksiega_smokow-move-use_plains = Równiny: chroń kartę na polu { $field }
ksiega_smokow-move-boost = Wzmocnij wszystkie kości o 1
ksiega_smokow-move-pass_turn = Spasuj
ksiega_smokow-move-end_turn = Zakończ turę

# co się stało
ksiega_smokow-event-dice_placed = { $who } kładzie na polu { $field }: { $values }.
ksiega_smokow-event-dice_outbid = { $who } traci ofertę na polu { $field }, kości wracają silniejsze: { $changes }.
ksiega_smokow-event-blocking_die_moved = Kość blokująca przechodzi z pola { $from_field } na pole { $field }.
ksiega_smokow-event-dice_removed = Kość blokująca usuwa kości z pola { $field }: { $who } bierze z powrotem { $dice }, bez zmian.
ksiega_smokow-event-card_taken = { $who } zabiera z pola { $field } kartę: { ksiega_smokow-card } ({ $points }). Kości słabną: { $changes }.
ksiega_smokow-event-card_revealed = Na polu { $field } odsłania się { ksiega_smokow-card } ({ $points }).
ksiega_smokow-event-card_removed = Kartę z pola { $field } porywa wicher: { ksiega_smokow-card } ({ $points }).
ksiega_smokow-event-pile_exhausted = Stos na polu { $field } jest wyczerpany.
ksiega_smokow-event-end_triggered = To ostatnia runda ({ $round }): dogrywamy ją do końca.
ksiega_smokow-event-storm_used = { $who } używa Burzy na polu { $field }.
ksiega_smokow-event-desert_used = { $who } używa Pustyni: { $changes }.
ksiega_smokow-event-jungle_used = { $who } używa Dżungli: { $changes }.
ksiega_smokow-event-mountains_used = { $who } używa Gór: { $changes }.
ksiega_smokow-event-plains_used = { $who } używa Równin: karta na polu { $field } jest chroniona.
ksiega_smokow-event-immunity_ended = Ochrona karty na polu { $field } się kończy ({ $who }).
ksiega_smokow-event-boosted = { $who } nie ma akcji i wzmacnia kości: { $changes }.
ksiega_smokow-event-turn_passed = { $who } nie ma akcji i pasuje.
ksiega_smokow-event-turn_ended = { $who } kończy turę.
ksiega_smokow-event-scored = { $who }: { $points } za karty i { $bonus } za cel ({ $matching } × 3, { ksiega_smokow-species }), razem { $score }; oczka: { $pips }.
ksiega_smokow-event-game_over = { $reason ->
    [standstill] Od dawna nikt nie zdobył karty: koniec gry. Wynik: { $scores }.
   *[exhausted] Koniec gry. Wynik: { $scores }.
}

# jak się skończyło
ksiega_smokow-result-win = Wygrywa { $who }!
ksiega_smokow-result-shared = Wspólne zwycięstwo: { $who }.

# dlaczego nie?
ksiega_smokow-illegal-no_such_move = Nie ma ruchu o numerze { $move }.
ksiega_smokow-illegal-not_a_move = „{ $text }” to nie ruch: napisz na przykład „place 5 > 1, 3 4 > 2”, „take 2”, „storm 3”, „desert 4” albo „end”.
ksiega_smokow-illegal-over = Gra już się skończyła.
ksiega_smokow-illegal-must_act = Najpierw połóż kości albo zabierz kartę; dopiero potem możesz zakończyć turę.
ksiega_smokow-illegal-one_action = W tej turze główna akcja jest już za tobą: możesz używać zdolności albo zakończyć turę.
ksiega_smokow-illegal-can_act = Możesz położyć kości albo zabrać kartę, więc nie wolno wzmacniać kości ani pasować.
ksiega_smokow-illegal-no_dice = Połóż przynajmniej jedną kość.
ksiega_smokow-illegal-not_in_hand = Nie masz na ręce tylu kości o wartości { $value }.
ksiega_smokow-illegal-not_in_their_hand = Ten gracz nie ma na ręce kości o wartości { $value }.
ksiega_smokow-illegal-no_cards = Na polu { $field } nie ma kart.
ksiega_smokow-illegal-immune = Kartę na polu { $field } chroni żeton innego gracza.
ksiega_smokow-illegal-below_threshold = Pole { $field } wymaga co najmniej { $needed }, a te kości dają { $pips }.
ksiega_smokow-illegal-too_low = Żeby przebić ofertę na polu { $field }, trzeba co najmniej { $needed }, a te kości dają { $pips }.
ksiega_smokow-illegal-blocked = Kość blokującą na polu { $field } przebija co najmniej { $needed }, a te kości dają { $pips }.
ksiega_smokow-illegal-no_refuge = Kość blokująca na polu { $field } nie miałaby dokąd przejść, więc nie można jej przebić.
ksiega_smokow-illegal-no_reinforcing = Przy tym stole nie dokłada się kości do własnej oferty (pole { $field }).
ksiega_smokow-illegal-not_yours = Na karcie z pola { $field } nie leżą twoje kości.
ksiega_smokow-illegal-no_ability = { ksiega_smokow-land }: nie masz w księdze takiej karty z niewykorzystaną zdolnością.
ksiega_smokow-illegal-volcano = Smoki z Wulkanu nie mają zdolności.
ksiega_smokow-illegal-occupied = Na karcie z pola { $field } leżą kości, a Burza usuwa tylko niezajęte karty.
ksiega_smokow-illegal-highest = Szóstki nie da się podnieść.
ksiega_smokow-illegal-none_to_raise = Nie masz na ręce kości, którą można by podnieść.
ksiega_smokow-illegal-own_dice_only = Góry obracają tylko twoje własne kości.
ksiega_smokow-illegal-token_placed = Twój żeton immunitetu leży już na polu { $field }.
ksiega_smokow-illegal-not_occupied = Chronić możesz tylko kartę, na której leżą twoje kości, a na polu { $field } ich nie ma.

# opcje nowego stołu
ksiega_smokow-option-allow_reinforce = Wolno dokładać kości do własnej oferty
ksiega_smokow-option-mountain_target = Góry obracają
ksiega_smokow-option-mountain_target-own = własną kość na ręce
ksiega_smokow-option-mountain_target-any_hand = dowolną kość na czyjejś ręce
ksiega_smokow-option-blocking_die_hits_mover = Kość blokująca usuwa też kości tego, kto ją przebił
ksiega_smokow-option-tie_break_counts_placed_dice = Przy remisie liczą się też kości leżące na planszy
ksiega_smokow-option-secret_goals = Tajne karty celu

# miejsca przy stole jako imiona w zdaniach
ksiega_smokow-seat = { $seat ->
    [0] Badacz 1
    [1] Badacz 2
    [2] Badacz 3
    [3] Badacz 4
   *[4] Badacz 5
}

# gatunek tam, gdzie mało miejsca: najwyżej dwanaście liter
ksiega_smokow-species-short = { $species ->
    [amber] Bursztynowy
    [azure] Lazurowy
    [crimson] Szkarłatny
    [emerald] Szmaragdowy
    [onyx] Onyksowy
   *[pearl] Perłowy
}

# narysowany stół
ksiega_smokow-table-you = { $who } (ty)
ksiega_smokow-table-round = Runda { $round }
ksiega_smokow-table-round_last = Runda { $round }, ostatnia!
ksiega_smokow-table-field = { $field } · od { $threshold }
ksiega_smokow-table-left = { $count ->
    [0] pusto
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
ksiega_smokow-table-free = wolna
ksiega_smokow-table-blocking_die = blokada: 6
ksiega_smokow-table-immune = chroniona
ksiega_smokow-table-minimum = min. { $minimum }
ksiega_smokow-table-hand = ręka { $dice }
ksiega_smokow-table-goal = cel: { ksiega_smokow-species-short }
ksiega_smokow-table-goal-secret = cel tajny
ksiega_smokow-table-score = { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}
ksiega_smokow-table-points = { $points ->
    [one] { $points } punkt za karty
    [few] { $points } punkty za karty
   *[many] { $points } punktów za karty
}
ksiega_smokow-table-abilities = zdolności: { $lands }

# arkusz punktacji
ksiega_smokow-sheet-title = Księga
ksiega_smokow-sheet-goal = Cel
ksiega_smokow-sheet-total = Razem
ksiega_smokow-sheet-pips = Oczka
