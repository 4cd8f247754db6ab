# Smoki z głębin na stronie: to, co plansza dopowiada do słów gry.

web-smoki_z_glebin-you = Ty
web-smoki_z_glebin-ship = { $ship ->
    [green] okręt zielony
    [purple] okręt fioletowy
    [red] okręt czerwony
   *[navy] okręt granatowy
}
web-smoki_z_glebin-dragon-of = { $colour ->
    [orange] pomarańczowy smok
    [green] zielony smok
    [purple] fioletowy smok
    [pink] różowy smok
   *[yellow] żółty smok
} ({ $who })
web-smoki_z_glebin-moves = { $act ->
    [pass_turn] Pasowanie
    [keep_reef] Karta rafy
    [draw_pattern] Dobranie wzoru
    [complete_mission] Misje
   *[other] Pozostałe
}

# tura w trzech krokach i zdanie u góry
web-smoki_z_glebin-step = { $step ->
    [play_pattern] Smok
    [complete_mission] Misja
   *[draw_pattern] Wzór
}
web-smoki_z_glebin-place = Twoja tura: ułóż smoka i zatwierdź.
web-smoki_z_glebin-choose = Wybierz kartę wzoru z ręki.
web-smoki_z_glebin-not-here = Tu smok nie może leżeć. Stuknij pole albo naciśnij Enter, a dowiesz się dlaczego.
web-smoki_z_glebin-follows-ships = Zabierasz okręty: { $ships }.
web-smoki_z_glebin-follows-gold = Złoto po drodze: +{ $coins }.
web-smoki_z_glebin-follows-toll = Za wiry i prądy płacisz { $coins }.
web-smoki_z_glebin-follows-reef = { $count ->
    [one] Dobierasz kartę rafy.
   *[other] Dobierasz karty rafy: { $count }.
}
web-smoki_z_glebin-follows-neighbour = { $who } dostaje { $coins }.
web-smoki_z_glebin-follows-nothing = Bez kosztów i bez zdobyczy.

# morze
web-smoki_z_glebin-sea = Morze, 15 na 15 pól
web-smoki_z_glebin-keys = Strzałki przenoszą smoka na kolejne dozwolone miejsce, z klawiszem Shift o jedno pole. R obraca, M odbija, H przestawia głowę, N i P przechodzą przez wszystkie dozwolone miejsca, Enter zatwierdza, Escape odkłada kartę. Bez karty strzałki oglądają pola.
web-smoki_z_glebin-ghost = Wzór { $card } na polach { $squares }.
web-smoki_z_glebin-square-about = { $kind ->
    [dragon] Zajęte. Kto dotknie tego smoka swoim, daje jego właścicielowi zarobić monetę z banku; własnych smoków dotykać nie wolno.
    [ship] Smok, który tu legnie, zabiera ten okręt.
    [whirlpool] Leżący tu smok kosztuje monety, a odkryty wir podnosi wartość królestwa na koniec gry.
    [gold] Smok, który tu legnie, przynosi monetę.
    [reef] Smok, który tu legnie, daje kartę Rafy Koralowej.
    [current] Prąd kosztuje monety i nie należy do żadnego królestwa.
    [island] Tu smoki nie leżą; można jej dotykać.
   *[open_water] Nic tu nie ma i nic to nie kosztuje.
}
web-smoki_z_glebin-orientation = Położenie smoka
web-smoki_z_glebin-turn = { $act ->
    [left] Obróć w lewo (Shift+R)
    [right] Obróć w prawo (R)
    [mirror] Odbij (M)
   *[head] Przestaw głowę (H)
}
web-smoki_z_glebin-places = Dozwolone miejsca
web-smoki_z_glebin-previous = Poprzednie dozwolone miejsce (P)
web-smoki_z_glebin-next = Następne dozwolone miejsce (N)
web-smoki_z_glebin-map = Mapa całego morza: stuknij, żeby tam przejść
web-smoki_z_glebin-zoom = { $way ->
    [in] Przybliż
   *[out] Oddal
}

# karty
web-smoki_z_glebin-hand = Wzory w ręce
web-smoki_z_glebin-card = { $playing ->
    [true] { $count ->
        [0] Wzór { $pattern }, nigdzie się nie mieści
        [one] Wzór { $pattern }, { $count } dozwolone miejsce
        [few] Wzór { $pattern }, { $count } dozwolone miejsca
       *[many] Wzór { $pattern }, { $count } dozwolonych miejsc
    }
   *[false] Wzór { $pattern }
}
web-smoki_z_glebin-offers = Misje i wzory
web-smoki_z_glebin-patterns = Wzory do dobrania
web-smoki_z_glebin-stack-of = Stos: { smoki_z_glebin-size } wzór, kart { $count }
web-smoki_z_glebin-face-up = Odkryty wzór { $pattern } ({ smoki_z_glebin-size })
web-smoki_z_glebin-other-size = { $size ->
    [small] Po małym wzorze dobierzesz średni albo duży.
    [medium] Po średnim wzorze dobierzesz mały albo duży.
   *[large] Po dużym wzorze dobierzesz mały albo średni.
}
web-smoki_z_glebin-blind = w ciemno
web-smoki_z_glebin-stack = w talii { $count }
web-smoki_z_glebin-reef = Karty rafy
web-smoki_z_glebin-own-eyes = widzisz tylko ty
web-smoki_z_glebin-keep = Zatrzymaj jedną kartę rafy
web-smoki_z_glebin-no-reef = Bez kart rafy.
web-smoki_z_glebin-hidden-reef = Zakryte karty: { $count }
web-smoki_z_glebin-reef-name = { $kind ->
    [two_ships] Dwa okręty
    [joker_ship] Joker
    [gold] Złoto
   *[hidden_dragon] Ukryty smok
}
web-smoki_z_glebin-any-ship = dowolny okręt
web-smoki_z_glebin-coins = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
   *[many] { $count } monet
}

# misje
web-smoki_z_glebin-mission = Misja: { $ships }, { $points } PZ
web-smoki_z_glebin-mission-reef = z kartą rafy
web-smoki_z_glebin-mission-now = możesz wykonać
web-smoki_z_glebin-mission-have = masz okręty
web-smoki_z_glebin-mission-then = po tym ruchu
web-smoki_z_glebin-done = Wykonane misje: { $count }
web-smoki_z_glebin-pay = Czym płacisz za misję?
web-smoki_z_glebin-pay-with = Oddajesz
web-smoki_z_glebin-exchange = z wymianą 2 za 1

# pasowanie
web-smoki_z_glebin-pass = Pasuj
web-smoki_z_glebin-pass-about = Nie układasz smoka: wymieniasz jedną kartę wzoru i dostajesz 2 monety.
web-smoki_z_glebin-pass-give = Oddajesz
web-smoki_z_glebin-pass-take = Bierzesz
web-smoki_z_glebin-cash = Karta złota: 4 monety

# bilans i punkty
web-smoki_z_glebin-balance = Bilans tego ułożenia
web-smoki_z_glebin-balance-none = Wybierz wzór, a zobaczysz jego cenę.
web-smoki_z_glebin-part = { $part ->
    [gold] złoto
    [cash] dostajesz
   *[toll] wiry i prądy
}
web-smoki_z_glebin-taking = Zabierasz
web-smoki_z_glebin-taking-nothing = Bez okrętów
web-smoki_z_glebin-neighbours = { $count ->
    [one] Sąsiad:
   *[other] Sąsiedzi:
}
web-smoki_z_glebin-points = PZ
web-smoki_z_glebin-if-now = Gdyby koniec był teraz
web-smoki_z_glebin-majorities-note = smoki, pod spodem segmenty
web-smoki_z_glebin-kingdom = Królestwo
web-smoki_z_glebin-pools = Odkryte wiry
web-smoki_z_glebin-kingdom-short = { $kingdom ->
    [north] Północ
    [east] Wschód
    [south] Południe
   *[west] Zachód
}
web-smoki_z_glebin-sheet-pools = odkryte wiry: { $count }
web-smoki_z_glebin-sheet-there = { $dragons } / { $segments }
web-smoki_z_glebin-sheet-reef = Odkryte karty rafy

# złoty przycisk
web-smoki_z_glebin-go-play = Ułóż smoka
web-smoki_z_glebin-go-mission = Wykonaj misję za { $points } PZ
web-smoki_z_glebin-go-keep = Zatrzymaj tę kartę
web-smoki_z_glebin-go-draw = { $pattern ->
    [none] Dobierz w ciemno
   *[other] Weź wzór { $pattern }
}

# zakładki na telefonie
web-smoki_z_glebin-leaves = Części stołu
web-smoki_z_glebin-leaf = { $leaf ->
    [move] Ruch
    [missions] Misje
    [patterns] Wzory
   *[majorities] Przewagi
}
