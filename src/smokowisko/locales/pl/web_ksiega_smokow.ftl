# Księga Smoków na stronie: to, co plansza dopowiada do słów gry.

web-ksiega_smokow-moves = { $act ->
    [place_dice] Połóż kości
    [take_card] Zabierz kartę
    [ability] Zdolności
   *[other] Pozostałe
}
web-ksiega_smokow-put-back = Cofnij wybór

# zdolność na karcie i na liście krain
web-ksiega_smokow-ability-short = { $land ->
    [volcano] bez zdolności
    [storm] usuń wolną kartę
    [desert] jedna kość +1
    [jungle] każda kość +1
    [mountains] odwróć kość
   *[plains] ochroń kartę
}
# w księdze, gdzie mieści się kilkanaście liter
web-ksiega_smokow-ability-tiny = { $land ->
    [volcano] –
    [storm] usuń kartę
    [desert] kość +1
    [jungle] każda +1
    [mountains] odwróć kość
   *[plains] ochroń kartę
}
# czego brakuje, żeby jej użyć
web-ksiega_smokow-ability-when = { $land ->
    [storm] gdy jest wolna karta
    [desert] gdy masz w ręce kość 1–5
    [jungle] gdy masz w ręce kość 1–5
    [mountains] gdy masz kość w ręce
   *[plains] po położeniu kości
}
web-ksiega_smokow-lands = Krainy i ich zdolności

# pole: nagłówek, tabliczka, słowa dla słuchających
web-ksiega_smokow-field = Pole { $field }, próg { $threshold }
web-ksiega_smokow-from = od { $threshold }
web-ksiega_smokow-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
web-ksiega_smokow-your-goal = Pasuje do twojego celu
web-ksiega_smokow-goal-tag = Twój cel +3
web-ksiega_smokow-goal-short = cel +{ $bonus }
web-ksiega_smokow-goal-worth = cel +3
web-ksiega_smokow-goal-each = +{ $bonus } za każdego
web-ksiega_smokow-free = Wolna
web-ksiega_smokow-free-card = wolna karta
web-ksiega_smokow-yours = Twoje { $bid }
web-ksiega_smokow-blocking = Blokada { $bid }
web-ksiega_smokow-exhausted = Stos wyczerpany
web-ksiega_smokow-immune = chroniona żetonem
web-ksiega_smokow-immune-short = { $bid }, chroniona
web-ksiega_smokow-token-of = Chroni ją żeton: { $who }
web-ksiega_smokow-unbeatable = nie do przebicia
web-ksiega_smokow-may-take = możesz zabrać
web-ksiega_smokow-holds = przebije cię { $minimum }
web-ksiega_smokow-needs = { $kind ->
    [free] wystarczy { $minimum }
   *[beat] do przebicia od { $minimum }
}
web-ksiega_smokow-needs-have = { $kind ->
    [free] wystarczy { $minimum } – masz { $have }
   *[beat] przebijesz od { $minimum } – masz { $have }
}
web-ksiega_smokow-needs-short = { $kind ->
    [free] wolna, od { $minimum }
   *[beat] od { $minimum }
}
web-ksiega_smokow-missing = brakuje jeszcze { $missing }
web-ksiega_smokow-missing-short = { $total }, brakuje { $missing }
web-ksiega_smokow-beats = { $beaten ->
    [own] dokładasz do swoich
    [blocking] przebija blokadę: { $bid }
    [rival] przebija { $bid } ({ $who })
   *[free] starcza na próg { $threshold }
}
web-ksiega_smokow-taking = Zabierasz
web-ksiega_smokow-worth = { $bonus ->
    [0] +{ $points } pkt
   *[other] +{ $points } pkt i +{ $bonus } za cel
}
web-ksiega_smokow-blown = Porwie ją wicher
web-ksiega_smokow-protected = Pod ochroną
web-ksiega_smokow-until = do twojej następnej tury

# kości
web-ksiega_smokow-your-dice = Twoje kości
web-ksiega_smokow-hand = Kości w ręce
web-ksiega_smokow-die = Kość { $value }
web-ksiega_smokow-die-on = Kość { $value } leży na polu { $field }
web-ksiega_smokow-die-back = Kość { $value } stanie się { $now }
web-ksiega_smokow-lift = Zabierz kość { $value } z pola { $field }
web-ksiega_smokow-aim-die = Wybierz kość { $value }
web-ksiega_smokow-bounce = { $cause ->
    [outbid] { $who }: wracają, każda +1
    [removed] { $who }: wracają bez zmian
   *[taken] { $who }: wracają, każda −1
}

# gracze i księgi
web-ksiega_smokow-seat = { $name } ({ ksiega_smokow-colour })
web-ksiega_smokow-first = zaczyna
web-ksiega_smokow-token = { $away ->
    [yes] Żeton immunitetu leży na polu { $field }
   *[no] Żeton immunitetu u właściciela
}
web-ksiega_smokow-score = { $hidden ->
    [yes] { $score } pkt + cel
   *[no] { $score } pkt
}
web-ksiega_smokow-sum = { $points } + { $bonus } za cel
web-ksiega_smokow-your-book = Twoja księga
web-ksiega_smokow-book-empty = księga jest pusta
web-ksiega_smokow-book-card = { ksiega_smokow-species }, { ksiega_smokow-land }, { web-ksiega_smokow-points }{ $used ->
    [yes] , zdolność zużyta
   *[no] {""}
}
web-ksiega_smokow-used = zużyta
web-ksiega_smokow-abilities = Zdolności
web-ksiega_smokow-no-abilities = Żadna nie czeka na użycie.
web-ksiega_smokow-tab = { $tab ->
    [dice] Kości
    [book] Księga { $score }
    [goal] Cel
   *[abilities] { $count ->
        [0] Zdolności
       *[other] Zdolności { $count }
    }
}
web-ksiega_smokow-unseen = Jeszcze w stosach
web-ksiega_smokow-removed = Porwane przez Burzę: { ksiega_smokow-table-left }.
web-ksiega_smokow-exhausted-of = Wyczerpane stosy: { $exhausted } z { $all } do końca gry.
web-ksiega_smokow-standstill = Rundy bez zdobytej karty: { $rounds } z { $limit }.
web-ksiega_smokow-switches = Przy tym stole: { $switches }.
web-ksiega_smokow-switch = { $option ->
    [allow_reinforce] nie dokłada się do własnej oferty
    [mountain_target] Góry obracają kość na czyjejkolwiek ręce
    [blocking_die_hits_mover] kość blokująca omija kości tego, kto ją przebił
    [tie_break_counts_placed_dice] przy remisie liczą się tylko kości na ręce
   *[secret_goals] cele są tajne
}

# zdanie u góry, gdy coś jest wybrane
web-ksiega_smokow-aim = { $land ->
    [storm] Burza: którą wolną kartę usunąć?
    [desert] Pustynia: którą kość podnieść o 1?
    [mountains] Góry: którą kość odwrócić?
   *[plains] Równiny: którą swoją kartę ochronić?
}
web-ksiega_smokow-held = Możesz ją położyć na polu { $fields }.
web-ksiega_smokow-short-of = Na polu { $field } brakuje jeszcze { $missing }: dołóż kość.
web-ksiega_smokow-go-place = Połóż { $bids }
web-ksiega_smokow-go-bid = { $values } na polu { $field }
web-ksiega_smokow-follows-outbid = { $who }: kości wrócą silniejsze, { $changes }.
web-ksiega_smokow-follows-blocking = Kość blokująca przejdzie na pole { $field }.
web-ksiega_smokow-follows-removed = { $who ->
    [you] Zepchnie twoje kości: { $dice }, bez zmian.
   *[other] Zepchnie kości ({ $who }): { $dice }, bez zmian.
}
web-ksiega_smokow-follows-taken = { $bonus ->
    [0] Zdobędziesz { $points } pkt.
   *[other] Zdobędziesz { $points } pkt i { $bonus } za cel.
}
web-ksiega_smokow-follows-weaker = Kości wrócą słabsze: { $changes }.
web-ksiega_smokow-follows-raised = Kości: { $changes }.
web-ksiega_smokow-follows-blown = Karta z pola { $field } zniknie z gry i odsłoni następną.
web-ksiega_smokow-follows-protects = Do początku twojej następnej tury nikt nie przebije pola { $field }.
web-ksiega_smokow-follows-ends = Zacznie się ostatnia runda.

# koniec gry
web-ksiega_smokow-books = Księgi
web-ksiega_smokow-tie = Przy remisie decydują oczka na kościach.
