# Drako: słowa przy stole. Komunikat może używać innego: obowiązują te same zmienne.

drako-name = Drako
drako-pitch = Trzech krasnoludzkich łowców i młody smok w dolinie o dziewiętnastu polach.

drako-side = { $side ->
    [dragon] Smok
   *[dwarves] Krasnoludy
}

# figurka jako podmiot zdania
drako-figure = { $figure ->
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
    [net_dwarf] Urpen
   *[dragon] Smok
}

# figurka w bierniku
drako-figure-object = { $figure ->
    [fury_dwarf] Bralda
    [crossbow_dwarf] Morina
    [net_dwarf] Urpena
   *[dragon] smoka
}

# kto atakuje (w mianowniku) i kto jest atakowany (w bierniku), po kolei
drako-attacker = { $attacker ->
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
    [net_dwarf] Urpen
   *[dragon] smok
}
drako-target = { $target ->
    [fury_dwarf] Bralda
    [crossbow_dwarf] Morina
    [net_dwarf] Urpena
   *[dragon] smoka
}

# tor obrażeń smoka albo krasnolud
drako-track = { $track ->
    [armour] pancerz
    [fly] latanie
    [walk] ruch
    [fire] zianie ogniem
    [fury_dwarf] Brald
    [crossbow_dwarf] Morin
   *[net_dwarf] Urpen
}

# symbol na karcie, z wartością, jeśli ją ma
drako-symbol = { $symbol ->
    [defence] obrona
    [move_one] ruch { $value }
    [move_two] ruch 2 krasnoludów { $value }
    [attack_one] atak { $value }
    [attack_two] atak 2 krasnoludów { $value }
    [crossbow] kusza { $value }
    [net] sieć
    [walk] ruch { $value }
    [fly] lot
    [bite] atak { $value }
    [fire] ogień { $value }
   *[no_effect] bez efektu
}

# pojedyncza karta
drako-card = { $symbols }

drako-direction = { $direction ->
    [east] na wschód
    [north_east] na północny wschód
    [north_west] na północny zachód
    [west] na zachód
    [south_west] na południowy zachód
   *[south_east] na południowy wschód
}

# figurka i jej droga
drako-step = { $figure ->
    [dragon] { $origin }–{ $destination }
   *[dwarf] { drako-figure-object } { $origin }–{ $destination }
}

# zablokowany atak: krasnolud atakowany albo atakujący i karta
drako-block = { drako-figure-object } ({ $symbols })

# jedno zdanie u góry: $side to strona, która ma zdecydować
drako-prompt-mulligan = { $side ->
    [dragon] Smok może wymienić rękę początkową.
   *[dwarves] Krasnoludy mogą wymienić rękę początkową.
}
drako-prompt-mulligan-you = Zatrzymaj rękę początkową albo raz wymień ją w całości.
drako-prompt-place = Krasnoludy ustawiają { drako-figure-object }.
drako-prompt-place-you = Ustaw { drako-figure-object } – nie obok smoka.
drako-prompt-act = { $actions ->
    [one] { drako-side }: została { $actions } akcja.
    [few] { drako-side }: zostały { $actions } akcje.
   *[many] { drako-side }: zostało { $actions } akcji.
}
drako-prompt-act-you = { $actions ->
    [one] Twoja tura: została { $actions } akcja. Zagraj kartę albo dobierz.
    [few] Twoja tura: zostały { $actions } akcje. Zagraj kartę albo dobierz.
   *[many] Twoja tura: zostało { $actions } akcji. Zagraj kartę albo dobierz.
}
drako-prompt-last_fury = Krasnoludy używają furii albo kończą turę.
drako-prompt-last_fury-you = Nie masz już akcji: użyj furii Bralda albo zakończ turę.
drako-prompt-discard = { $count ->
    [one] { drako-side }: do odrzucenia { $count } karta.
    [few] { drako-side }: do odrzucenia { $count } karty.
   *[many] { drako-side }: do odrzucenia { $count } kart.
}
drako-prompt-discard-you = { $count ->
    [one] Masz za dużo kart: odrzuć { $count }.
   *[other] Masz za dużo kart: odrzuć { $count }.
}
drako-prompt-defend = { $attacks ->
    [one] { drako-side }: czas na obronę przed atakiem o sile { $strength } na { $targets } ({ $attackers }).
   *[other] { drako-side }: czas na obronę przed atakami o sile { $strength } na { $targets } ({ $attackers }).
}
drako-prompt-defend-you = { $attacks ->
    [one] Atak o sile { $strength } na { $targets } ({ $attackers }). Bronisz się?
    [few] { $attacks } ataki, każdy o sile { $strength }, na { $targets } ({ $attackers }). Które blokujesz?
   *[many] { $attacks } ataków, każdy o sile { $strength }, na { $targets } ({ $attackers }). Które blokujesz?
}
drako-prompt-wound = { $count ->
    [one] Krasnoludy umieszczają { $count } obrażenie na zdolności smoka.
    [few] Krasnoludy umieszczają { $count } obrażenia na zdolnościach smoka.
   *[many] Krasnoludy umieszczają { $count } obrażeń na zdolnościach smoka.
}
drako-prompt-wound-you = { $count ->
    [one] Zostało { $count } obrażenie: którą zdolność smoka zranić?
    [few] Zostały { $count } obrażenia, po jednym: którą zdolność smoka zranić?
   *[many] Zostało { $count } obrażeń, po jednym: którą zdolność smoka zranić?
}
drako-prompt-over = Koniec gry.
drako-prompt-over-you = Koniec gry.

# ruch jako pozycja na liście
drako-move-keep_hand = Zatrzymaj rękę
drako-move-exchange_hand = Wymień całą rękę
drako-move-draw_cards = Dobierz karty
drako-move-remove_net = Uwolnij się z sieci (cała tura)
drako-move-use_fury = Furia: obrażenie dla Bralda, dodatkowa akcja
drako-move-end_turn = Zakończ turę
drako-move-place_wound = Obrażenie: { drako-track }
drako-move-place_dwarf = Ustaw { drako-figure-object } na { $cell }
drako-move-discard_card = Odrzuć: { $symbols }
drako-move-block = Zablokuj: { $blocks }
drako-move-no_block = Nie broń się
drako-move-play_without_effect = Bez efektu: { $symbols }
drako-move-play_move_one = { drako-symbol }: { $steps }
drako-move-play_move_two = { drako-symbol }: { $steps }
drako-move-play_attack_one = { drako-symbol }: { $attackers }
drako-move-play_attack_two = { drako-symbol }: { $attackers }
drako-move-play_crossbow = { drako-symbol }
drako-move-play_net = { drako-symbol }
drako-move-play_walk = { drako-symbol }: { $steps }
drako-move-play_fly = { drako-symbol }: { $steps }
drako-move-play_bite = { drako-symbol } na { $targets }
drako-move-play_fire = { drako-symbol } { drako-direction }: na { $targets }

# co się stało
drako-event-leg_began = Partia { $leg }: zamiana stron.
drako-event-hand_dealt = { $side ->
    [dragon] { $count ->
        [one] Smok dostaje { $count } kartę.
        [few] Smok dostaje { $count } karty.
       *[many] Smok dostaje { $count } kart.
    }
   *[dwarves] { $count ->
        [one] Krasnoludy dostają { $count } kartę.
        [few] Krasnoludy dostają { $count } karty.
       *[many] Krasnoludy dostają { $count } kart.
    }
}
drako-event-hand_dealt-own = { $side ->
    [dragon] Smok dostaje karty: { $cards }.
   *[dwarves] Krasnoludy dostają karty: { $cards }.
}
drako-event-hand_kept = { $side ->
    [dragon] Smok zatrzymuje rękę początkową.
   *[dwarves] Krasnoludy zatrzymują rękę początkową.
}
drako-event-hand_exchanged = { $side ->
    [dragon] Smok wymienia rękę początkową ({ $count }).
   *[dwarves] Krasnoludy wymieniają rękę początkową ({ $count }).
}
drako-event-hand_exchanged-own = { $side ->
    [dragon] Smok wymienia rękę początkową i ma teraz: { $cards }.
   *[dwarves] Krasnoludy wymieniają rękę początkową i mają teraz: { $cards }.
}
drako-event-dwarf_placed = { drako-figure } staje na { $cell }.
drako-event-turn_began = { $side ->
    [dragon] Tura { $turn }: smok ({ $actions }).
   *[dwarves] Tura { $turn }: krasnoludy ({ $actions }).
}
drako-event-turn_ended = { $side ->
    [dragon] Smok kończy turę.
   *[dwarves] Krasnoludy kończą turę.
}
drako-event-passed = { $side ->
    [dragon] Smok nie ma już żadnych kart i pasuje.
   *[dwarves] Krasnoludy nie mają już żadnych kart i pasują.
}
drako-event-cards_drawn = { $side ->
    [dragon] { $count ->
        [one] Smok dobiera kartę.
        [few] Smok dobiera { $count } karty.
       *[many] Smok dobiera { $count } kart.
    }
   *[dwarves] { $count ->
        [one] Krasnoludy dobierają kartę.
        [few] Krasnoludy dobierają { $count } karty.
       *[many] Krasnoludy dobierają { $count } kart.
    }
}
drako-event-cards_drawn-own = { $side ->
    [dragon] Smok dobiera: { $cards }.
   *[dwarves] Krasnoludy dobierają: { $cards }.
}
drako-event-card_discarded = { $side ->
    [dragon] Smok odrzuca nadmiarową kartę: { $symbols }.
   *[dwarves] Krasnoludy odrzucają nadmiarową kartę: { $symbols }.
}
drako-event-card_played = { $side ->
    [dragon] { $symbol ->
        [no_effect] Smok zagrywa kartę bez efektu: { $symbols }.
       *[other] Smok zagrywa: { drako-symbol }.
    }
   *[dwarves] { $symbol ->
        [no_effect] Krasnoludy zagrywają kartę bez efektu: { $symbols }.
       *[other] Krasnoludy zagrywają: { drako-symbol }.
    }
}
drako-event-figure_moved = { drako-figure } idzie z { $origin } na { $destination }.
drako-event-dragon_flew = { drako-figure } przelatuje z { $origin } na { $destination }.
drako-event-attack_declared = { $symbol ->
    [fire] Smok zieje ogniem (siła { $strength }) na { $targets }!
    [bite] Smok atakuje { $targets } (siła { $strength })!
    [crossbow] { $attackers } strzela z kuszy do smoka (siła { $strength })!
    [attack_two] Topory spadają na smoka, każdy z siłą { $strength }: { $attackers }!
   *[attack_one] { $attackers } uderza smoka toporem (siła { $strength })!
}
drako-event-attack_blocked = { $side ->
    [dragon] Smok odpiera { drako-figure-object } ({ $symbols }).
   *[dwarves] { drako-figure } zasłania się przed atakiem ({ $symbols }).
}
drako-event-not_blocked = { $side ->
    [dragon] Smok się nie broni.
   *[dwarves] Krasnoludy się nie bronią.
}
drako-event-wounds_placed = { $track ->
    [armour] { $wounds ->
        [one] { $wounds } obrażenie na pancerzu smoka ({ $filled } z { $spaces }).
        [few] { $wounds } obrażenia na pancerzu smoka ({ $filled } z { $spaces }).
       *[many] { $wounds } obrażeń na pancerzu smoka ({ $filled } z { $spaces }).
    }
    [fly] { $wounds ->
        [one] { $wounds } obrażenie na lataniu ({ $filled } z { $spaces }).
        [few] { $wounds } obrażenia na lataniu ({ $filled } z { $spaces }).
       *[many] { $wounds } obrażeń na lataniu ({ $filled } z { $spaces }).
    }
    [walk] { $wounds ->
        [one] { $wounds } obrażenie na ruchu smoka ({ $filled } z { $spaces }).
        [few] { $wounds } obrażenia na ruchu smoka ({ $filled } z { $spaces }).
       *[many] { $wounds } obrażeń na ruchu smoka ({ $filled } z { $spaces }).
    }
    [fire] { $wounds ->
        [one] { $wounds } obrażenie na zianiu ogniem ({ $filled } z { $spaces }).
        [few] { $wounds } obrażenia na zianiu ogniem ({ $filled } z { $spaces }).
       *[many] { $wounds } obrażeń na zianiu ogniem ({ $filled } z { $spaces }).
    }
   *[dwarf] { $wounds ->
        [one] { drako-figure } odnosi { $wounds } obrażenie ({ $filled } z { $spaces }).
        [few] { drako-figure } odnosi { $wounds } obrażenia ({ $filled } z { $spaces }).
       *[many] { drako-figure } odnosi { $wounds } obrażeń ({ $filled } z { $spaces }).
    }
}
drako-event-ability_lost = { $track ->
    [fly] Smok już nie poleci.
    [walk] Smok już nie ruszy się o własnych siłach.
   *[fire] Smok już nie zionie ogniem.
}
drako-event-dwarf_died = { drako-figure } ginie.
drako-event-dragon_died = { drako-figure } pada pokonany!
drako-event-net_thrown = { drako-figure } zarzuca sieć na smoka.
drako-event-net_removed = { $net ->
    [ready] Smok poświęca turę i uwalnia się z sieci.
   *[gone] Smok poświęca turę i uwalnia się z sieci, która przepada.
}
drako-event-fury_used = Brald wpada w furię: dodatkowa akcja.
drako-event-leg_over = { $reason ->
    [dragon_slain] Smok pokonany: partię { $leg } wygrywają krasnoludy.
    [dwarves_slain] Wszystkie krasnoludy zginęły: partię { $leg } wygrywa smok.
   *[out_of_cards] Krasnoludom skończyły się karty: partię { $leg } wygrywa smok.
}
drako-event-hand_shown-own = { $side ->
    [dragon] Smokowi zostały na ręce: { $cards }.
   *[dwarves] Krasnoludom zostały na ręce: { $cards }.
}
drako-event-game_over = Koniec gry: { $scores }.

# jak się skończyło
drako-result-dragon_slain = Smok pokonany. Wygrywają krasnoludy: { $who }!
drako-result-dwarves_slain = Wszystkie trzy krasnoludy zginęły. Wygrywa smok: { $who }!
drako-result-out_of_cards = Łowcom skończyły się karty. Wygrywa smok: { $who }!
drako-result-match = Mecz wygrywa { $who }!
drako-result-draw = Mecz nierozstrzygnięty: tyle samo wygranych partii i tyle samo obrażeń.

# dlaczego nie?
drako-illegal-no_such_move = Nie ma ruchu o numerze { $move }.
drako-illegal-not_a_move = „{ $text }” to nie ruch: pisz na przykład „draw”, „dw_run move_one fury_dwarf B2” albo „dr_fire fire west”.
drako-illegal-over = Gra już się skończyła.
drako-illegal-mulligan_now = Najpierw zdecyduj o ręce początkowej: zatrzymujesz ją czy wymieniasz.
drako-illegal-place_now = Najpierw trzeba ustawić krasnoludy.
drako-illegal-discard_now = Najpierw odrzuć karty ponad sześć.
drako-illegal-defend_now = Najpierw odpowiedz na atak: zablokuj go albo nie.
drako-illegal-wound_now = Najpierw umieść obrażenia na planszetce smoka.
drako-illegal-no_attack = Nie ma ataku, który można zablokować.
drako-illegal-no_surplus = Masz nie więcej niż sześć kart: żadnej nie trzeba odrzucać.
drako-illegal-no_wound = Nie ma obrażenia do umieszczenia.
drako-illegal-begun = Gra się zaczęła: ręki ani ustawienia już się nie zmienia.
drako-illegal-occupied = Pole { $cell } jest zajęte: na polu stoi jedna figurka.
drako-illegal-beside_dragon = Pole { $cell } sąsiaduje ze smokiem: krasnoludy zaczynają dalej.
drako-illegal-another_dwarf = Teraz staje na planszy { drako-figure }.
drako-illegal-others_card = To karta drugiej strony.
drako-illegal-no_such_attack = Nikt tak nie atakuje: { drako-figure-object } ten atak nie dotyczy.
drako-illegal-track_full = { $track ->
    [fly] Wszystkie pola latania są już zajęte.
    [walk] Wszystkie pola ruchu są już zajęte.
   *[fire] Wszystkie pola ziania ogniem są już zajęte.
}
drako-illegal-not_in_hand = Nie masz na ręce takiej karty ({ $card }).
drako-illegal-actions_left = { $actions ->
    [one] Została ci { $actions } akcja, a każdą trzeba wykonać.
    [few] Zostały ci { $actions } akcje, a każdą trzeba wykonać.
   *[many] Zostało ci { $actions } akcji, a każdą trzeba wykonać.
}
drako-illegal-no_actions = Nie masz już akcji: użyj furii albo zakończ turę.
drako-illegal-empty_deck = Twoja talia jest pusta: zagraj kartę.
drako-illegal-dragon_only = Z sieci może się uwolnić tylko smok.
drako-illegal-not_netted = Na smoku nie ma sieci.
drako-illegal-whole_turn = Uwolnienie się z sieci wymaga obu akcji tury.
drako-illegal-dwarves_only = Furia należy do krasnoludów.
drako-illegal-fury_used = Furia została już użyta: działa raz na grę.
drako-illegal-fury_lost = Brald zginął, a z nim jego furia.
drako-illegal-last_dwarf = Furia zabiłaby ostatniego żywego krasnoluda.
drako-illegal-dead = { drako-figure } nie żyje.
drako-illegal-stays = { drako-figure } już tam stoi: żeby zostać na miejscu, zagraj kartę bez efektu.
drako-illegal-out_of_reach = { drako-figure } nie dojdzie z tą kartą na { $cell }.
drako-illegal-not_beside = { drako-figure } nie stoi obok smoka.
drako-illegal-not_in_line = Morin nie stoi w jednej linii ze smokiem.
drako-illegal-line_blocked = Na linii strzału stoi inny krasnolud.
drako-illegal-netted_already = Smok jest już w sieci.
drako-illegal-nobody_there = W tym kierunku nie ma krasnoluda.
drako-illegal-ability_lost = { $track ->
    [fly] Smok stracił zdolność latania: kartę można zagrać bez efektu.
    [walk] Smok stracił zdolność ruchu: kartę można zagrać bez efektu.
   *[fire] Smok stracił zdolność ziania ogniem: kartę można zagrać bez efektu.
}
drako-illegal-netted = Smok jest w sieci: nie chodzi i nie lata.
drako-illegal-no_pass = Każdą akcję trzeba wykonać: zagraj kartę albo dobierz.
drako-illegal-blocked_twice = Atak blokuje się jedną kartą, a { drako-figure } występuje tu dwa razy.
drako-illegal-no_shield = Ta karta nie ma symbolu obrony ({ $card }).
drako-illegal-no_defence_now = Obrona odpowiada na atak; w swojej turze możesz zagrać tę kartę bez efektu.
drako-illegal-not_shown = Na karcie nie ma tego symbolu.
drako-illegal-one_dwarf = Ten symbol porusza jednego krasnoluda.
drako-illegal-same_dwarf = Ruszają się dwa różne krasnoludy, każdy raz.
drako-illegal-other_order = W tej kolejności wejdą sobie w drogę: niech najpierw ruszy ten drugi.
drako-illegal-two_dwarves = Tym symbolem atakuje jeden krasnolud albo dwa różne.

# opcje nowego stołu
drako-option-setup = Pola startowe krasnoludów
drako-option-setup-free_placement = wybiera strona krasnoludów
drako-option-setup-first_game = stałe, na pierwszą grę
drako-option-mulligan = Rękę początkową można raz wymienić
drako-option-two_legs = Mecz: dwie partie z zamianą stron
drako-option-sides = Kto gra smokiem
drako-option-sides-chosen = ustalone przy stole
drako-option-sides-random = decyduje los
drako-option-dragon_seat = Miejsce smoka (krasnoludami gra się trochę łatwiej)

# miejsca przy stole: strona, którą się gra, może się zmienić
drako-seat = { $seat ->
    [0] Gracz 1
   *[1] Gracz 2
}

# narysowany stół
drako-table-side = { $side ->
    [dragon] Smok
   *[dwarves] Krasnoludy
}
drako-table-you = { $who }, ty
drako-table-seat = ręka { $hand } · talia { $deck } · stos { $discards }
drako-table-legs = partia { $leg }, wygrane { $legs }, rany { $wounds }
drako-table-hand = Ręka
drako-table-turn = { $side ->
    [dragon] Tura { $turn }: smok
   *[dwarves] Tura { $turn }: krasnoludy
}
drako-table-actions = Zostało akcji: { $actions }
drako-table-net = { $net ->
    [ready] Sieć: u Urpena
    [on_dragon] Sieć: na smoku
   *[gone] Sieć: poza grą
}
drako-table-fury = { $fury ->
    [ready] Furia: nieużyta
   *[gone] Furia: poza grą
}

# arkusz wyniku
drako-sheet-title = Partia
drako-sheet-dragon = Smok
drako-sheet-winner = Wygrywa
drako-sheet-reason = { $reason ->
    [dragon_slain] smok pokonany
    [dwarves_slain] zginęły wszystkie krasnoludy
   *[out_of_cards] krasnoludom skończyły się karty
}
drako-sheet-wounds = Zadane obrażenia: { $wounds }
