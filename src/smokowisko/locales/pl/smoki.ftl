# Smoki: słowa przy stole. Komunikat może używać innego: obowiązują te same zmienne.

smoki-name = Smoki
smoki-pitch = Wyśnij sześć spokojnych kart, zanim kruki je poprzestawiają.

# rodzaj jako nazwa karty; smoki rozróżnia się po liczbie
smoki-kind = { $kind ->
    [dragon_m2] Smok z kotem
    [dragon_0] Smok z chmur
    [dragon_1] Smok z mchu
    [dragon_2] Smok z koron drzew
    [dragon_3] Smok z mapy
    [dragon_4] Smok z miasteczka
    [dragon_5] Smok z ławicy
    [dragon_6] Smok z pustyni
    [dragon_7] Smok z maszyn
    [dragon_8] Smok z burzy
    [ravens_nest] Krucze gniazdo
    [raven_ring] Kruczy krąg
    [raven_attack] Atak kruka
   *[water_reflection] Odbicie w wodzie
}

# pojedyncza karta
smoki-card = { $kind ->
    [water_reflection] { smoki-kind }
   *[other] { smoki-kind } ({ $value })
}

# miejsce we śnie, tak jak widzi je właściciel
smoki-slot = { $slot ->
    [0] lewy górny róg
    [1] środek u góry
    [2] prawy górny róg
    [3] lewy dolny róg
    [4] środek u dołu
   *[5] prawy dolny róg
}
smoki-other_slot = { $other_slot ->
    [0] lewy górny róg
    [1] środek u góry
    [2] prawy górny róg
    [3] lewy dolny róg
    [4] środek u dołu
   *[5] prawy dolny róg
}

# stos odkryty, w bierniku
smoki-pile = { $piles ->
    [1] stos odkryty
   *[other] { $pile ->
        [0] lewy stos
       *[1] prawy stos
    }
}
smoki-onto = { $onto ->
    [0] lewy stos
   *[1] prawy stos
}

# jedno zdanie u góry: $who to gracz, który ma zdecydować
smoki-prompt-initial_reveal = { $who } odkrywa jedną kartę swojego snu.
smoki-prompt-initial_reveal-you = Odkryj jedną kartę swojego snu.
smoki-prompt-choose_source = { $who } bierze odkrytą kartę albo dobiera zakrytą.
smoki-prompt-choose_source-you = Twoja kolej: weź odkrytą kartę i dołóż ją do snu albo dobierz zakrytą.
smoki-prompt-keep_or_discard = { $who } ma w ręku dobraną kartę: do snu czy na stos?
smoki-prompt-keep_or_discard-you = Dołóż dobraną kartę do snu albo ją odłóż.
smoki-prompt-must_place-you = To Kruczy krąg: musisz go dołożyć do snu.
smoki-prompt-discard_removed = { $who } wybiera stos dla usuniętej karty.
smoki-prompt-discard_removed-you = Wybierz stos dla usuniętej karty.
smoki-prompt-ring_bottom = Krąg się zamyka: { $who } wsuwa ostatnią kartę pod stos.
smoki-prompt-ring_bottom-you = Krąg zamyka się u ciebie: wsuń ostatnią kartę pod wybrany stos.
smoki-prompt-nest_swap = Krucze gniazdo: { $who } może zamienić miejscami dwie inne karty snu.
smoki-prompt-nest_swap-you = Krucze gniazdo: możesz zamienić miejscami dwie inne karty swojego snu.
smoki-prompt-attack_swap = Atak kruka: { $who } wymienia kartę z innym graczem.
smoki-prompt-attack_swap-you = Atak kruka: wymień jedną swoją kartę na kartę innego gracza.
smoki-prompt-over = Koniec gry.
smoki-prompt-over-you = Koniec gry.

# ruch jako pozycja na liście
smoki-move-reveal_initial = Odkryj: { smoki-slot }
smoki-move-draw = Dobierz kartę
smoki-move-take_face_up = { $onto ->
    [none] Weź wierzch: { smoki-pile }; dołóż: { smoki-slot }
   *[other] Weź wierzch: { smoki-pile }; dołóż: { smoki-slot }; starą kartę na { smoki-onto }
}
smoki-move-place = { $onto ->
    [none] Dołóż: { smoki-slot }
   *[other] Dołóż: { smoki-slot }; starą kartę na { smoki-onto }
}
smoki-move-discard_drawn = Odłóż ją na { smoki-pile }
smoki-move-discard_removed = Na { smoki-pile }
smoki-move-put_under = Pod { smoki-pile }
smoki-move-skip_swap = Bez zamiany
smoki-move-swap_own = Zamień: { smoki-slot } i { smoki-other_slot }
smoki-move-swap_other = Wymień: { smoki-slot } na { smoki-other_slot } ({ $other_who })

# co się stało
smoki-event-card_turned_up = { $who } odkrywa kartę: { $card } ({ smoki-slot }).
smoki-event-pile_started = { $card } zaczyna { smoki-pile }.
smoki-event-card_drawn = { $who } dobiera kartę.
smoki-event-card_drawn-own = { $who } dobiera kartę: { $cards }.
smoki-event-card_taken = { $who } bierze kartę: { $card } ({ smoki-pile }).
smoki-event-card_removed = { $who } usuwa ze snu kartę: { $card } ({ smoki-slot }).
smoki-event-card_placed = { $who } dokłada kartę: { $card } ({ smoki-slot }).
smoki-event-card_discarded = { $card } trafia na { smoki-pile }.
smoki-event-card_passed = { $who } podaje dalej kartę: { $card }; bierze ją { $to_who } ({ smoki-slot }).
smoki-event-card_put_under = { $who } wsuwa kartę { $card } pod { smoki-pile }.
smoki-event-swap_skipped = { $who } niczego nie zamienia.
smoki-event-cards_swapped = { $who } zamienia miejscami dwie karty: { smoki-slot } i { smoki-other_slot }.
smoki-event-cards_exchanged = { $who } atakuje: { smoki-slot } za { smoki-other_slot } ({ $other_who }).
smoki-event-draw_pile_renewed = Stos zakryty powstaje na nowo z odkrytych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}.
smoki-event-round_ended = Rundę { $round } kończy { $who }.
smoki-event-dream_scored = { $who }: { $score ->
    [one] { $score } punkt
    [few] { $score } punkty
   *[many] { $score } punktów
}.
smoki-event-token_taken = { $who } bierze żeton smoka (ma ich { $tokens }).
smoki-event-round_started = Rundę { $round } zaczyna { $who }.
smoki-event-game_over = Koniec gry: { $scores }.

# jak się skończyło
smoki-result-won = Wygrywa { $who }: nikt nie śnił spokojniej!
smoki-result-shared = Wspólne zwycięstwo: { $names }.

# dlaczego nie?
smoki-illegal-no_such_move = Nie ma ruchu o numerze { $move }.
smoki-illegal-not_a_move = „{ $text }” to nie ruch: napisz na przykład „draw”, „take 0 3”, „place 3 > 1”, „discard 0” albo „swap 0 4”.
smoki-illegal-over = Gra już się skończyła.
smoki-illegal-no_pass = Nie można spasować: weź odkrytą kartę albo dobierz zakrytą.
smoki-illegal-reveal_first = Najpierw każdy gracz odkrywa jedną kartę swojego snu.
smoki-illegal-nothing_drawn = Odłożyć można tylko kartę dobraną; kartę wziętą ze stosu odkrytego trzeba dołożyć do snu.
smoki-illegal-choose_source = W swojej turze bierzesz odkrytą kartę i dokładasz ją do snu albo dobierasz zakrytą.
smoki-illegal-decide_drawn = Najpierw zdecyduj o dobranej karcie: dołóż ją albo odłóż.
smoki-illegal-discard_removed = Najpierw odłóż usuniętą kartę na stos odkryty.
smoki-illegal-put_under = Najpierw trzeba wsunąć ostatnią kartę Kręgu pod stos odkryty.
smoki-illegal-swap_or_skip = Teraz możesz zamienić dwie inne karty swojego snu albo z tego zrezygnować.
smoki-illegal-must_attack = Po dołożeniu Ataku kruka trzeba wymienić jedną swoją kartę na kartę innego gracza.
smoki-illegal-ring_stays = Kruczego kręgu nie można odłożyć: trzeba go dołożyć do snu.
smoki-illegal-ring_passes = Przy Kruczym kręgu usunięta karta idzie w lewo: nie wybieraj stosu.
smoki-illegal-one_pile = Stos odkryty jest tylko jeden, więc nie trzeba go wybierać.
smoki-illegal-empty_pile = Ten stos jest pusty.
smoki-illegal-name_pile = Powiedz też, na który stos odkładasz usuniętą kartę.
smoki-illegal-shown_first = Zakrytą kartę najpierw widzą wszyscy; dopiero potem wybierasz dla niej stos.
smoki-illegal-two_slots = Do zamiany potrzebne są dwa różne miejsca.
smoki-illegal-not_the_nest = Dopiero co dołożone Krucze gniazdo zostaje na swoim miejscu.
smoki-illegal-not_the_attack = Dopiero co dołożony Atak kruka zostaje na swoim miejscu.
smoki-illegal-another_player = Atak to wymiana z innym graczem, nie we własnym śnie.
smoki-illegal-no_such_seat = Nikt tam nie siedzi.

# opcje nowego stołu
smoki-option-end = Koniec gry
smoki-option-end-tokens = z trzecim żetonem smoka
smoki-option-end-points = gdy czyjaś suma osiągnie ustaloną liczbę punktów
smoki-option-end-rounds = po ustalonej liczbie rund
smoki-option-points = Ile punktów kończy grę
smoki-option-rounds = Ile rund
smoki-option-one_face_up_pile = Tylko jeden stos odkryty
smoki-option-raven_attack = Z kartami Atak kruka
smoki-option-first_player = Pierwszą rundę zaczyna
smoki-option-first_player-random = wylosowany gracz
smoki-option-first_player-seat_0 = gracz 1
smoki-option-first_player-seat_1 = gracz 2
smoki-option-first_player-seat_2 = gracz 3
smoki-option-first_player-seat_3 = gracz 4
smoki-option-first_player-seat_4 = gracz 5

# miejsca przy stole jako imiona w zdaniach
smoki-seat = { $seat ->
    [0] Gracz 1
    [1] Gracz 2
    [2] Gracz 3
    [3] Gracz 4
   *[4] Gracz 5
}

# narysowany stół
smoki-table-you = { $who } (ty)
smoki-table-round = Runda { $round }
smoki-table-round_of = Runda { $round } z { $rounds }
smoki-table-end-tokens = wygrywają { $target } żetony smoka
smoki-table-end-points = { $target } punktów kończy grę
smoki-table-draw_pile = Stos zakryty: { $count }
smoki-table-pile = { $pile ->
    [0] Lewy stos: { $card } [{ $count }]
   *[1] Prawy stos: { $card } [{ $count }]
}
smoki-table-pile-only = Stos odkryty: { $card } [{ $count }]
smoki-table-pile-empty = pusto
smoki-table-drawn = dobrana: { $card }
smoki-table-drawn-hidden = dobrana: widzi ją tylko { $who }
smoki-table-removed = usunięta: { $card }
smoki-table-open_score = { $score } pkt
smoki-table-tokens = żetony { $tokens }
smoki-table-total = suma { $total }

# karta tam, gdzie mało miejsca: najwyżej trzy znaki
smoki-kind-short = { $kind ->
    [ravens_nest] G{ $value }
    [raven_ring] K{ $value }
    [raven_attack] A{ $value }
    [water_reflection] O
   *[other] { $value }
}
smoki-table-legend = G Gniazdo · K Krąg · O Odbicie · A Atak · × wyzerowana · = kopiuje

# arkusz punktacji
smoki-sheet-title = Runda
smoki-sheet-total = Suma
smoki-sheet-tokens = Żetony
