# Smoki na stronie: to, co stół dopowiada do słów gry.

web-smoki-face_down = zakryta karta
web-smoki-end = { $by ->
    [tokens] do { $target } żetonów smoka
   *[points] do { $target } punktów
}
web-smoki-goal = { $by ->
    [tokens] Kto ma najmniej punktów w rundzie, bierze żeton smoka. Wygrywa, kto pierwszy zbierze { $target }.
    [points] Punkty z rund się sumują. Gdy ktoś dojdzie do { $target }, wygrywa najniższa suma.
   *[rounds] Punkty z rund się sumują. { $target ->
        [one] Po { $target } rundzie wygrywa najniższa suma.
       *[other] Po { $target } rundach wygrywa najniższa suma.
    }
}
web-smoki-moves = { $act ->
    [reveal_initial] Odkryj kartę
    [draw] Dobierz
    [take_face_up] Weź odkrytą kartę
    [place] Wstaw do snu
    [discard_drawn] Odłóż
    [discard_removed] Odłóż
    [put_under] Wsuń pod stos
    [swap_other] Atak kruka
   *[other] Krucze gniazdo
}

# sny
web-smoki-rivals = Sny pozostałych graczy
web-smoki-dream-of = Sen: { $who }
web-smoki-dream-yours = Twój sen
web-smoki-place = { $place ->
    [next] następny gracz
   *[before] przed Tobą
}
web-smoki-tokens = żetony smoka: { $count } z { $of }
web-smoki-token = żeton smoka
web-smoki-total = suma { $total }
web-smoki-sum = suma { $total }
web-smoki-down = zakryte
web-smoki-down-of = zakryte { $down } z 6
web-smoki-points-open = pkt odkryte
web-smoki-points-short = pkt
web-smoki-points = { $written } pkt
web-smoki-pair = para
web-smoki-copies = kopiuje { $value }
web-smoki-columns = Ile liczą się kolumny
web-smoki-open = Otwórz sen: { $who }
web-smoki-open-choose = Wskaż kartę, którą chcesz zabrać.
web-smoki-open-note = Zakryte: { $down } z 6. Odkryte karty liczą się teraz za { $score } pkt.

# stosy i karta pośrodku
web-smoki-piles = Stosy
web-smoki-draw_pile = Stos zakryty
web-smoki-pile = { $pile ->
    [0] Stos lewy
   *[1] Stos prawy
}
web-smoki-pile-only = Stos odkryty
web-smoki-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-smoki-deed = { $deed ->
    [draw] dobierz
    [take] weź kartę
    [under] wsuń pod spód
   *[discard] odłóż tutaj
}
web-smoki-held-drawn = Dobrana karta
web-smoki-held-other = { $who }: dobrana karta
web-smoki-held-taken = Bierzesz tę kartę
web-smoki-held-removed = Zdjęta karta
web-smoki-score = Punkty Twojego snu
web-smoki-now = odkryte teraz
web-smoki-after = po ruchu
web-smoki-motto = Mniej punktów — piękniejszy sen.

web-smoki-unpick = Zmień wybór

# co jest w ręce i co wskazać
web-smoki-drawn = Dobrana karta: { $card }.
web-smoki-drawn-aim = Wskaż miejsce we śnie albo stos, na który ją odłożysz.
web-smoki-drawn-must = Kruczego kręgu nie można odłożyć: wskaż miejsce we śnie.
web-smoki-taken = Bierzesz kartę: { $card }.
web-smoki-taken-aim = Wskaż miejsce we śnie, w które ją wstawisz.
web-smoki-onto = Na który stos trafi { $card }?
web-smoki-onto-note = Wskaż lewy albo prawy stos.
web-smoki-removed-note = Karta do odłożenia: { $card }.
web-smoki-attack-note = Wskaż swoją kartę i kartę w cudzym śnie.
web-smoki-aim = { $phase ->
    [nest_swap] Wskaż drugą kartę swojego snu.
   *[attack_swap] Wskaż jeszcze jedną kartę: jedną swoją i jedną cudzą.
}

# co z tego wyniknie
web-smoki-follows-score = Odkryte karty: { $now } → { $after } pkt.
web-smoki-follows-pair = Para: kolumna liczy się za 0.
web-smoki-follows-raven = { $kind ->
    [raven_ring] Zdjęta karta powędruje w lewo, dookoła stołu.
    [ravens_nest] Potem możesz zamienić dwie inne karty swojego snu.
   *[raven_attack] Potem wymienisz swoją kartę na kartę innego gracza.
}
web-smoki-follows-last = To Twoja ostatnia zakryta karta.
web-smoki-follows-other = { $who }: { $now } → { $after } pkt.
web-smoki-points-change = { $now } → { $after } pkt

# przycisk, który nazywa skutek
web-smoki-go = { $act ->
    [reveal_initial] Odkryj tę kartę
    [draw] Dobierz kartę
    [take_face_up] Weź i wstaw
    [place] Wstaw tutaj
    [discard_drawn] { $pile ->
        [0] Odłóż na lewy stos
        [1] Odłóż na prawy stos
       *[only] Odłóż na stos
    }
    [discard_removed] { $pile ->
        [0] Odłóż na lewy stos
        [1] Odłóż na prawy stos
       *[only] Odłóż na stos
    }
    [put_under] { $pile ->
        [0] Wsuń pod lewy stos
        [1] Wsuń pod prawy stos
       *[only] Wsuń pod stos
    }
    [swap_own] Zamień te karty
   *[swap_other] Wymień te karty
}

# koniec rundy
web-smoki-rounds = Poprzednie rundy
web-smoki-sheet-open = Ostatnia runda
web-smoki-sheet-title = Runda { $round }: punktacja
web-smoki-sheet-ended = Rundę kończy { $who }.
web-smoki-sheet-won = { $count ->
    [one] Najpiękniejszy sen: { $names }.
   *[other] Najpiękniejsze sny: { $names }.
}
web-smoki-sheet-close = Gramy dalej
web-smoki-sheet-lowest = najmniej
web-smoki-sheet-last = Ostatnia runda, karta po karcie
