# Serce Smoka: słowa przy stole. Komunikat może używać innego: obowiązują te same zmienne.

serce_smoka-name = Serce Smoka
serce_smoka-pitch = Budź pola, zgarniaj ich skarby i zdobądź Wielkiego Smoka.

# rodzaj jako nazwa karty albo pola
serce_smoka-kind = { $kind ->
    [treasure_chest] Skrzynia ze skarbem
    [fire_dragon] Ognisty smok
    [petrified_dragon] Skamieniały smok
    [sorceress] Czarodziejka
    [troll] Troll
    [dwarf] Krasnolud
    [hero] Bohater
    [huntress] Łowczyni smoków
   *[ship] Statek
}

# pojedyncza karta
serce_smoka-card = { $kind ->
    [ship] { serce_smoka-kind }
   *[other] { serce_smoka-kind } { $value }
}

# tyle kart rodzaju, w bierniku
serce_smoka-cards = { $kind ->
    [treasure_chest] { $count ->
        [one] { $count } skrzynię
        [few] { $count } skrzynie
       *[many] { $count } skrzyń
    }
    [fire_dragon] { $count ->
        [one] { $count } ognistego smoka
        [few] { $count } ogniste smoki
       *[many] { $count } ognistych smoków
    }
    [petrified_dragon] { $count ->
        [one] { $count } skamieniałego smoka
        [few] { $count } skamieniałe smoki
       *[many] { $count } skamieniałych smoków
    }
    [sorceress] { $count ->
        [one] { $count } czarodziejkę
        [few] { $count } czarodziejki
       *[many] { $count } czarodziejek
    }
    [troll] { $count ->
        [one] { $count } trolla
        [few] { $count } trolle
       *[many] { $count } trolli
    }
    [dwarf] { $count ->
        [one] { $count } krasnoluda
        [few] { $count } krasnoludy
       *[many] { $count } krasnoludów
    }
    [hero] { $count ->
        [one] { $count } bohatera
       *[many] { $count } bohaterów
    }
    [huntress] { $count ->
        [one] { $count } łowczynię
        [few] { $count } łowczynie
       *[many] { $count } łowczyń
    }
    [below_ship] { $count ->
        [one] { $count } kartę spod statku
        [few] { $count } karty spod statku
       *[many] { $count } kart spod statku
    }
   *[ship] { $count ->
        [one] { $count } statek
        [few] { $count } statki
       *[many] { $count } statków
    }
}

# stos, w bierniku
serce_smoka-stack = { $field ->
    [treasure_chest] skrzynie ze skarbem
    [petrified_dragon] skamieniałe smoki
    [troll] trolle
   *[sorceress] czarodziejki
}

serce_smoka-role = { $role ->
    [disciple] uczeń Wielkiego Smoka
   *[servant] sługa czarnoksiężnika
}

# jedno zdanie u góry: $who to gracz, który ma zdecydować
serce_smoka-prompt-choose_first = { $who } decyduje, kto zaczyna.
serce_smoka-prompt-choose_first-you = Zdecyduj, kto zaczyna.
serce_smoka-prompt-play = { $who } zagrywa karty jednego rodzaju.
serce_smoka-prompt-play-you = Twoja kolej: zagraj karty jednego rodzaju.
serce_smoka-prompt-play_last = Ostatnia tura: { $who } zagrywa karty jednego rodzaju.
serce_smoka-prompt-play_last-you = Ostatnia tura należy do ciebie: zagraj karty jednego rodzaju.
serce_smoka-prompt-over = Koniec gry.
serce_smoka-prompt-over-you = Koniec gry.

# ruch jako pozycja na liście
serce_smoka-move-choose_first_player = Zaczyna { $who }
serce_smoka-move-play_cards = { $kind ->
    [ship] { serce_smoka-cards }
   *[other] { serce_smoka-kind }: { $values }
}
serce_smoka-move-play_cards-target = { serce_smoka-move-play_cards } i zbierz { serce_smoka-stack }

# co się stało
serce_smoka-event-first_player_chosen = Zaczyna { $who }.
serce_smoka-event-cards_played = { $kind ->
    [ship] { $who } zagrywa { serce_smoka-cards }.
   *[other] { $who } zagrywa { serce_smoka-cards } ({ $values }).
}
serce_smoka-event-stack_chosen = { $who } wybiera { serce_smoka-stack }.
serce_smoka-event-cards_collected = { $who } zbiera { serce_smoka-cards } ({ $values }): { $glory ->
    [one] { $glory } punkt chwały
    [few] { $glory } punkty chwały
   *[many] { $glory } punktów chwały
}.
serce_smoka-event-figure_taken = { $source ->
    [board] { $who } zdejmuje z planszy figurkę Wielkiego Smoka.
   *[other] { $who } przejmuje figurkę Wielkiego Smoka ({ $source } ją traci).
}
serce_smoka-event-card_returned = { $who } odkłada losową kartę z ręki na wierzch talii.
serce_smoka-event-card_returned-own = { $who } odkłada losową kartę z ręki na wierzch talii: { $cards }.
serce_smoka-event-moved_below_ship = { $kind ->
    [hero] Bohaterowie ({ $values }) schodzą pod statek.
   *[huntress] Łowczynie ({ $values }) schodzą pod statek.
}
serce_smoka-event-ship_departed = { $number ->
    [1] Statki odpływają po raz pierwszy.
    [2] Statki odpływają po raz drugi.
    [3] Statki odpływają po raz trzeci!
   *[other] Statki odpływają po raz czwarty.
}
serce_smoka-event-cards_drawn = { $count ->
    [one] { $who } dobiera kartę.
    [few] { $who } dobiera { $count } karty.
   *[many] { $who } dobiera { $count } kart.
}
serce_smoka-event-cards_drawn-own = { $who } dobiera: { $cards }.
serce_smoka-event-deck_exhausted = { $who } bierze ostatnią kartę ze swojej talii.
serce_smoka-event-final_turn_set = { $reason ->
    [departure] Statki odpłynęły: tura { $turn } będzie ostatnia.
   *[exhaustion] Talia się skończyła: tura { $turn } będzie ostatnia.
}
serce_smoka-event-game_over = Koniec gry: { $scores }.

# jak się skończyło: uczeń uwalnia Wielkiego Smoka, sługa więzi go w kamieniu
serce_smoka-result-disciple = Wygrywa { $who }: Wielki Smok jest wolny!
serce_smoka-result-servant = Wygrywa { $who }: Wielki Smok pozostaje w kamieniu.
serce_smoka-result-draw = Remis: urok ani nie pęka, ani nie trwa na dobre.

# dlaczego nie?
serce_smoka-illegal-no_such_move = Nie ma ruchu o numerze { $move }.
serce_smoka-illegal-not_a_move = „{ $text }” to nie ruch: podaj rodzaj i wartości kart, na przykład „troll 1 2” albo „sorceress 2 > petrified_dragon”.
serce_smoka-illegal-over = Gra już się skończyła.
serce_smoka-illegal-choose_first = Najpierw trzeba wybrać, kto zaczyna.
serce_smoka-illegal-first_chosen = Wiadomo już, kto zaczynał: teraz zagraj karty.
serce_smoka-illegal-no_cards = Musisz zagrać przynajmniej jedną kartę; nie można spasować.
serce_smoka-illegal-mixed_kinds = Wszystkie karty zagrane w jednej turze są tego samego rodzaju.
serce_smoka-illegal-not_in_hand = { $kind ->
    [ship] Nie masz na ręce tylu statków.
   *[other] Nie masz na ręce tych kart: brakuje karty { serce_smoka-card }.
}
serce_smoka-illegal-too_many = { $free ->
    [one] Jest tam tylko { $free } wolne miejsce, a nie { $count }.
    [few] Są tam tylko { $free } wolne miejsca, a nie { $count }.
   *[many] Jest tam tylko { $free } wolnych miejsc, a nie { $count }.
}
serce_smoka-illegal-no_choice = { serce_smoka-kind }: ta karta nie daje wyboru.
serce_smoka-illegal-choose = Wybierz, który z dwóch stosów zbierasz.
serce_smoka-illegal-one_stack = Zbierasz tylko jeden stos, nigdy dwa.
serce_smoka-illegal-not_a_target = { serce_smoka-kind }: ta karta nie może zebrać stosu: { serce_smoka-stack }.
serce_smoka-illegal-not_triggered = Pole nie jest jeszcze pełne, więc nie ma czego wybierać.
serce_smoka-illegal-nothing_to_choose = Wybór masz tylko wtedy, gdy oba stosy mają karty.

# opcje nowego stołu
serce_smoka-option-exhaustion_end = Koniec po ostatniej karcie z talii
serce_smoka-option-exhaustion_end-about = Ile tur gracie jeszcze, gdy ktoś dobierze ostatnią kartę swojej talii.
serce_smoka-option-exhaustion_end-rulebook = jeszcze trzy tury (instrukcja)
serce_smoka-option-exhaustion_end-short = jeszcze jedna tura
serce_smoka-option-first_player = Kto zaczyna
serce_smoka-option-first_player-about = Instrukcja pozwala o tym zdecydować młodszemu graczowi, gdy już widzi swoje karty.
serce_smoka-option-first_player-younger_chooses = decyduje jeden z graczy
serce_smoka-option-first_player-random = los
serce_smoka-option-chooser = Kto decyduje, kto zaczyna
serce_smoka-option-chooser-about = Ma znaczenie tylko wtedy, gdy decyduje jeden z graczy.
serce_smoka-option-chooser-0 = Uczeń
serce_smoka-option-chooser-1 = Sługa
serce_smoka-option-show_stack_contents = Pokazuj wszystkie karty stosu
serce_smoka-option-show_stack_contents-about = Pomoc dla pamięci: pokazuje tylko to, co wszyscy już widzieli.
serce_smoka-option-show_scores = Pokazuj bieżące punkty
serce_smoka-option-show_scores-about = Pomoc dla pamięci: punkty widać w trakcie gry, a nie dopiero na końcu.
serce_smoka-option-deck_data = Spis kart talii
serce_smoka-option-deck_data-about = Obaj gracze mają zawsze taką samą talię.
serce_smoka-option-deck_data-default = zwykły spis
serce_smoka-option-deck_data-android_app_2016 = spis z aplikacji z 2016 roku (11 krasnoludów, 5 łowczyń)

# miejsca przy stole jako imiona w zdaniach
serce_smoka-seat = { $seat ->
    [0] Uczeń
   *[1] Sługa
}

# rodzaj tam, gdzie mało miejsca: najwyżej dwanaście liter
serce_smoka-kind-short = { $kind ->
    [treasure_chest] Skrzynia
    [fire_dragon] Ognisty smok
    [petrified_dragon] Skamieniały
    [sorceress] Czarodziejka
    [troll] Troll
    [dwarf] Krasnolud
    [hero] Bohater
    [huntress] Łowczyni
   *[ship] Statek
}

# narysowany stół
serce_smoka-table-stack = { $count ->
    [0] pusto
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
serce_smoka-table-slots = { $count } z { $places }
serce_smoka-table-figure = Wielki Smok
serce_smoka-table-figure-board = na planszy
serce_smoka-table-figure-worth = +3, ręka 6
serce_smoka-table-below_ship = pod statkiem
serce_smoka-table-departures = Odpłynięcia: { $count }
serce_smoka-table-turn = { $turn ->
    [0] Przed pierwszą turą
   *[other] Tura { $turn }
}
serce_smoka-table-turn_until = Tura { $turn }; ostatnia będzie { $last }
serce_smoka-table-turn_last = Tura { $turn }, ostatnia!
serce_smoka-table-you = { $who } (ty)
serce_smoka-table-seat = ręka { $hand } · talia { $deck } · zebrane { $collected }
serce_smoka-table-score = { $score ->
    [one] { $score } punkt chwały
    [few] { $score } punkty chwały
   *[many] { $score } punktów chwały
}
serce_smoka-table-deck_top = na wierzchu talii: { $card }
serce_smoka-table-hand = Ręka

# arkusz punktacji
serce_smoka-sheet-title = Chwała
serce_smoka-sheet-total = Razem
