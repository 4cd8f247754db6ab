# Drako na stronie: to, co plansza dopowiada do słów gry.

web-drako-dragon = Drako
web-drako-you = { $side ->
    [dragon] Ty · smok
   *[dwarves] Ty · krasnoludy
}
web-drako-led = { $side ->
    [dragon] prowadzi go { $who }
   *[dwarves] prowadzi je { $who }
}
web-drako-leg = Partia { $leg } z 2
web-drako-first = Pierwsza gra w Drako: krasnoludy zaczynają na stałych polach, więc grasz od razu, bez rozstawiania.
web-drako-setup = Przygotowanie
web-drako-moves-other = Pozostałe

# symbole: na dużej karcie i na małej
web-drako-symbol = { $symbol ->
    [defence] Obrona
    [move_one] Ruch
    [move_two] Ruch ×2
    [attack_one] Atak
    [attack_two] Atak ×2
    [crossbow] Kusza
    [net] Sieć
    [walk] Ruch
    [fly] Lot
    [bite] Ugryzienie
   *[fire] Ogień
}
web-drako-symbol-short = { $symbol ->
    [defence] Obrona
    [move_one] Ruch
    [move_two] Ruch ×2
    [attack_one] Atak
    [attack_two] Atak ×2
    [crossbow] Kusza
    [net] Sieć
    [walk] Ruch
    [fly] Lot
    [bite] Atak
   *[fire] Ogień
}
web-drako-or = albo

# planszetki
web-drako-role = { $figure ->
    [fury_dwarf] furia
    [net_dwarf] sieć
   *[crossbow_dwarf] kusza
}
web-drako-about = { $figure ->
    [fury_dwarf] Raz w grze: rana za dodatkową akcję.
    [net_dwarf] Smok w sieci nie chodzi i nie lata.
   *[crossbow_dwarf] Strzela w linii prostej, gdy nikt nie stoi na drodze.
}
web-drako-marker = { $figure ->
    [fury_dwarf] { $marker ->
        [ready] Furia gotowa
       *[gone] Furia zużyta
    }
    [net_dwarf] { $marker ->
        [ready] Sieć w zapasie
        [on_dragon] Sieć na smoku
       *[gone] Sieć przepadła
    }
   *[crossbow_dwarf] { $marker ->
        [aiming] Smok na linii strzału
       *[ready] Kusza gotowa
    }
}
web-drako-dead = poległ
web-drako-fury-use = Użyj furii: −1, +1 akcja
web-drako-fury-mat = Użyj furii
web-drako-armour = Pancerz
web-drako-armour-full = pełny
web-drako-armour-full-choose = { $you ->
    [true] pełny: dalsze rany rozdzielasz Ty
   *[false] pełny: dalsze rany rozdzielają krasnoludy
}
web-drako-ability = { $track ->
    [fly] Skrzydła
    [walk] Łapy
   *[fire] Ogień
}
web-drako-ability-state = { $state ->
    [lost] stracone
    [bound] w sieci
   *[able] { $track ->
        [fly] lata
        [walk] chodzi
       *[fire] zieje
    }
}
web-drako-track = { $track ->
    [armour] Smok: pancerz
    [fly] Smok: skrzydła
    [walk] Smok: łapy
   *[fire] Smok: ogień
}
web-drako-lost = { $track ->
    [fly] skrzydła stracone
    [walk] łapy stracone
   *[fire] ogień stracony
}
web-drako-netted = w sieci
web-drako-net-state = { $net ->
    [on_dragon] W sieci: nie chodzi i nie lata
   *[other] { $place ->
        [own] Bez sieci – możesz chodzić i latać
       *[side] Bez sieci
    }
}
web-drako-net-free = Zdejmij sieć: cała tura
web-drako-net-free-short = Zdejmij sieć: cała tura
web-drako-wounds = { $spaces ->
    [one] rany: { $filled } z { $spaces }
   *[other] rany: { $filled } z { $spaces }
}
web-drako-legend = { $mark ->
    [wound] rana
    [threat] grożąca rana
   *[free] wolne
}
web-drako-count-hand = karty na ręce
web-drako-count-deck = karty w talii

# dolina
web-drako-valley = Dolina: 19 pól, strzałki prowadzą z pola na pole
web-drako-cell = { $cell }, wolne
web-drako-cell-dwarf = { drako-figure }, { web-drako-role }, { $cell }, rany: { $filled } z { $spaces }
web-drako-cell-dragon = Smok, { $cell }, rany: pancerz { $armour }, skrzydła { $fly }, łapy { $walk }, ogień { $fire }
web-drako-cell-goal = { $symbol ->
    [place] tu może stanąć { drako-figure }
    [fly] tu może przylecieć { drako-figure }
   *[other] tu może przyjść { drako-figure }
}
web-drako-cell-target = można zaatakować
web-drako-cell-struck = atakowany
web-drako-cell-taken = wybrane
web-drako-if-hit = jeśli trafi
web-drako-attack = { $symbol ->
    [fire] Ogień na { $targets }
    [bite] Ugryź { $targets }
    [crossbow] Strzel z kuszy do smoka
    [net] Zarzuć sieć na smoka
   *[attack_one] Smoka atakuje { drako-figure }
}

# ręka i talia
web-drako-hand = { $count ->
    [one] Ręka: { $count } karta
    [few] Ręka: { $count } karty
   *[many] Ręka: { $count } kart
}
web-drako-hidden-hand = { $count ->
    [one] { $count } zakryta karta na ręce
    [few] { $count } zakryte karty na ręce
   *[many] { $count } zakrytych kart na ręce
}
web-drako-hand-of = Ręka { $count } z { $most }
web-drako-discards = odrzucone { $count }
web-drako-deck = { $count ->
    [one] Talia: { $count } karta
    [few] Talia: { $count } karty
   *[many] Talia: { $count } kart
}
web-drako-draw = { $count ->
    [one] Dobierz { $count } kartę
   *[other] Dobierz { $count } karty
}
web-drako-no-effect = Zagraj bez efektu
web-drako-lists = Spis talii
web-drako-list-count = zostało: { $left } z { $count }
web-drako-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
web-drako-unseen = Czego jeszcze nie widać
web-drako-unseen-where = { $side ->
    [dragon] { $hand } w ręce smoka i { $deck } w talii, z symbolem:
   *[dwarves] { $hand } w ręce krasnoludów i { $deck } w talii, z symbolem:
}

# co wskazać, gdy karta jest wybrana
web-drako-actions = { $left ->
    [one] została { $left } akcja
    [few] zostały { $left } akcje
   *[many] zostało { $left } akcji
}
web-drako-aim = { $symbol ->
    [walk] pole ruchu
    [fly] pole lotu
    [bite] krasnoluda do ugryzienia
    [fire] kierunek ognia
    [move_one] pole dla krasnoluda
    [move_two] pola dla jednego lub dwóch krasnoludów
    [attack_one] atakującego krasnoluda
    [attack_two] atakujących krasnoludów
    [crossbow] smoka na linii strzału
   *[net] smoka do złapania w sieć
}
web-drako-aim-one = Wskaż { $one }.
web-drako-aim-either = Wskaż { $one } albo { $other }.
web-drako-aim-none = Ta karta nic teraz nie zdziała: możesz ją zagrać bez efektu.
web-drako-two-note = Najpierw jeden krasnolud i jego pole, potem – jeśli chcesz – drugi.

# przycisk, który nazywa skutek
web-drako-go-step = { $figure ->
    [dragon] { $flying ->
        [true] Leć na { $cell }
       *[false] Idź na { $cell }
    }
   *[dwarf] { drako-figure } na { $cell }
}
web-drako-go-attack = { $symbol ->
    [fire] Zionij { drako-direction }
    [bite] Ugryź { $targets }
    [crossbow] Strzel do smoka
    [net] Zarzuć sieć
   *[attack] { $count ->
        [one] Atakuje { $attackers }
       *[other] Atakują { $attackers }
    }
}
web-drako-go-wound = { $track ->
    [fly] Rana: skrzydła
    [walk] Rana: łapy
   *[fire] Rana: ogień
}
web-drako-go-discard = Odrzuć tę kartę
web-drako-go-block = { $side ->
    [dwarves] Zasłoń { $covered }
   *[dragon] Odeprzyj { $covered }
}
web-drako-no-block = Nie bronię się

# co z tego wyniknie
web-drako-follows-threat = { $side ->
    [dragon] Bez obrony: { $losses }. Każdy atak smok może odeprzeć jedną kartą.
   *[dwarves] { $count ->
        [one] Bez obrony: { $losses }. Krasnoludy mogą go zasłonić kartą obrony.
       *[other] Bez obrony: { $losses }. Krasnoludy mogą zasłonić każdego jedną kartą obrony.
    }
}
web-drako-follows-track = { $track ->
    [armour] pancerz −{ $wounds }
    [fly] skrzydła −{ $wounds }
    [walk] łapy −{ $wounds }
   *[fire] ogień −{ $wounds }
}
web-drako-follows-wounds = Rany: { $losses }.
web-drako-follows-death = { $figure ->
    [dragon] Smok padnie!
   *[dwarf] { drako-figure } zginie!
}
web-drako-follows-unhurt = Nikt nie zostanie ranny.
web-drako-follows-end = Potem tura przechodzi na drugą stronę.

# obrona
web-drako-attacked = { $symbol ->
    [fire] { $count ->
        [one] Smok zieje ogniem na { $targets }, siła { $strength } — zasłonisz go?
       *[other] Smok zieje ogniem na { $targets }, siła { $strength } — kogo zasłonisz?
    }
    [bite] Smok gryzie { $targets }, siła { $strength } — zasłonisz go?
    [crossbow] { $attackers } strzela z kuszy, siła { $strength } — odeprzesz strzał?
   *[attack] { $count ->
        [one] { $attackers } uderza toporem, siła { $strength } — odeprzesz cios?
       *[other] { $attackers } uderzają, każdy z siłą { $strength } — które ciosy odeprzesz?
    }
}
web-drako-defence-note = { $side ->
    [dwarves] Jedna karta obrony chroni jednego krasnoluda. Obrona nie kosztuje akcji i nie jest obowiązkowa.
   *[dragon] Jedna karta obrony odpiera jeden atak. Obrona nie kosztuje akcji i nie jest obowiązkowa.
}
web-drako-covered = zasłonięty
web-drako-parried = odparty
web-drako-uncovered = bez obrony: −{ $strength }
web-drako-strength = siła { $strength }
web-drako-put-defence = połóż obronę
web-drako-no-defence = brak obrony

# po grze
web-drako-sheet-match = Mecz
web-drako-sheet-legs = Wygrane partie
web-drako-sheet-inflicted = Zadane rany
web-drako-sheet-tie = Po równo w partiach: rozstrzygają rany zadane w obu.
web-drako-sheet-wounds = Rany na koniec
web-drako-sheet-last-leg = Rany w ostatniej partii
web-drako-sheet-cards = Karty, które zostały
web-drako-sheet-left = { $side ->
    [dragon] Smok ({ $who }): ręka { $hand }, talia { $deck }
   *[dwarves] Krasnoludy ({ $who }): ręka { $hand }, talia { $deck }
}
