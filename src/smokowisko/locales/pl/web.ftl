# Strona: słowa wokół stołu dowolnej gry, potem to, co dopowiada plansza danej gry.

web-name = Smokowisko
web-home-title = Pięć smoczych gier, jeden stół
web-home-pitch = Siadasz i grasz — bez zakładania konta, z botem albo ze znajomymi.
web-close = Zamknij
web-no = Nie
web-menu = Menu
web-settings = Ustawienia
web-language = Język
web-language-name = { $language ->
    [pl] Polski
   *[en] English
}
web-look = Wygląd
web-theme-name = { $theme ->
    [light] Jasny
    [contrast] Kontrast
   *[dark] Ciemny
}
web-theme = { $theme ->
    [light] Wygląd: jasny
    [contrast] Wygląd: mocny kontrast
   *[dark] Wygląd: ciemny
}

# stół
web-board = Plansza
web-seats = Gracze
web-seat-active = teraz decyduje
web-seat-absent = brak połączenia
web-seat-thinking = myśli
web-hint = Podpowiedź
web-unpick = Odłóż
web-undo = Cofnij ruch
web-restart = Zacznij turę od nowa
web-why_not = Nie teraz
web-no_answer = Serwer nie odpowiada. Spróbuj za chwilę.
web-score_sheet = Punktacja
web-ended = Koniec partii
web-log = Przebieg gry
web-log-empty = Nic się jeszcze nie wydarzyło.
web-log-show = Pokaż tę pozycję
web-moves = Lista ruchów
web-moves-filter = Szukaj na liście
web-moves-count = { $count ->
    [0] Żaden ruch nie pasuje.
    [one] { $count } ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}

# pokaz bez serwera
web-demo-played = Zagrano: { $move }

# Serce Smoka
web-serce_smoka-hand = ręka
web-serce_smoka-deck = talia
web-serce_smoka-collected = zebrane
web-serce_smoka-hand-title = { $count ->
    [one] Twoja ręka: { $count } karta
    [few] Twoja ręka: { $count } karty
   *[many] Twoja ręka: { $count } kart
}
web-serce_smoka-hidden-hand = { $count ->
    [one] { $count } zakryta karta na ręce
    [few] { $count } zakryte karty na ręce
   *[many] { $count } zakrytych kart na ręce
}
web-serce_smoka-figure-worth = 6 kart na ręce, na koniec +3
web-serce_smoka-figure-with = ma { $who }
web-serce_smoka-played = Zagrane dotąd
web-serce_smoka-voyages = Odpłynęły
web-serce_smoka-voyages-hint = Gdy odpłyną trzeci raz, druga osoba zagra jeszcze jedną turę i gra się kończy.
web-serce_smoka-below-title = Pod statkiem
web-serce_smoka-below-hint = zabierze trzeci statek
web-serce_smoka-below = { $count ->
    [0] Pod statkiem: pusto
   *[other] Pod statkiem: { $cards }
}
web-serce_smoka-place-stack = { $count ->
    [0] { serce_smoka-kind }: pusto
   *[other] { serce_smoka-kind }: { serce_smoka-table-stack }, na wierzchu { $value }
}
web-serce_smoka-place-slots = { $kind ->
    [ship] { serce_smoka-kind }: { serce_smoka-table-slots }
   *[other] { $count ->
        [0] { serce_smoka-kind }: { serce_smoka-table-slots }
       *[other] { serce_smoka-kind }: { serce_smoka-table-slots } ({ $values })
    }
}
web-serce_smoka-about = { $kind ->
    [treasure_chest] Leżą i czekają. Zabiera je ognisty smok albo czarodziejka.
    [fire_dragon] Zagrany, zabiera wszystkie skrzynie ze skarbem.
    [petrified_dragon] Leżą i czekają na czarodziejkę, a z nimi idzie figurka Wielkiego Smoka.
    [sorceress] Zagrana, zabiera wszystkie skrzynie albo wszystkie skamieniałe smoki razem z figurką.
    [troll] Zagrany, zabiera wszystkie czarodziejki.
    [dwarf] Kto dołoży czwartego, zabiera wszystkie cztery.
    [hero] Kto dołoży drugiego, zabiera wszystkie trolle albo wszystkie czarodziejki.
    [huntress] Kto dołoży trzecią, zabiera wszystkie ogniste smoki.
   *[ship] Kto dołoży trzeci, zabiera wszystko spod statku, a statki odpływają.
}
web-serce_smoka-take = zbierasz { $count }
web-serce_smoka-choose = Zbierz { serce_smoka-stack }
web-serce_smoka-target = { $kind ->
    [treasure_chest] Skrzynie
    [petrified_dragon] Skamieniałe smoki
    [troll] Trolle
   *[sorceress] Czarodziejki
}
web-serce_smoka-selected = Twoja kolej — zagrywasz { serce_smoka-cards }.
web-serce_smoka-play = Zagraj { serce_smoka-cards }
web-serce_smoka-instead = Wybierz kartę { serce_smoka-card }
web-serce_smoka-preview-collect = Zbierzesz { serce_smoka-cards }.
web-serce_smoka-preview-figure = Zbierzesz { serce_smoka-cards } i figurkę Wielkiego Smoka.
web-serce_smoka-preview-below = { $kind ->
    [hero] Bohaterowie zejdą pod statek.
   *[huntress] Łowczynie zejdą pod statek.
}
web-serce_smoka-preview-departs = Statki odpłyną.
web-serce_smoka-preview-nothing = Karty zostaną na polu, niczego nie zbierzesz.
