# Stół na serwerze, niezależnie od gry.

table-connecting = Podchodzimy do stołu…
table-lost = Brak połączenia. Próbujemy znowu; nic z tego, co zrobiono, nie przepadło.
table-lost-kept = Twój ruch czeka i zostanie wysłany, gdy połączenie wróci.
table-crowded = Stąd jest już zbyt wiele połączeń: zamknij inne karty z tym stołem. Próbujemy dalej.
table-gone = Nie ma takiego stołu.
table-gone-why = Pod tym linkiem niczego nie ma.
table-gone-note = Może link jest niepełny. Stół, przy którym nikt nie zaczął gry, po pewnym czasie znika.
table-aside = Przy tym stole nie da się teraz grać.
table-aside-why = { $reason ->
    [other_version] Grę zaczęto według innej wersji zasad.
    [other_components] Grę zaczęto z innymi kartami lub figurkami niż te, które serwer ma teraz.
    [unknown_game] Ten serwer nie zna tej gry.
   *[damaged] To, co serwer o niej zapisał, jest uszkodzone.
}
table-aside-note = Nic nie przepadło: serwer przechowuje stół taki, jaki jest. Kto prowadzi ten serwer, może go przywrócić, z wersją, w której grę zaczęto, albo z kopii zapasowej. Wyślij tej osobie ten link.
table-back = Połączenie wróciło.
table-not_loaded = Nie udało się wczytać stołu. Sprawdź połączenie i spróbuj jeszcze raz.
table-reload = Wczytaj ponownie
table-home = Na pierwszą stronę
table-waiting = Kogoś jeszcze brakuje. Wyślij znajomym link.
table-waiting-guest = Jest wolne miejsce. Siadasz?
table-ready = Wszyscy już są. Można zaczynać!
table-ready-guest = Wszyscy już są. Zaraz zaczynamy.
table-seats = { $taken } z { $seats } miejsc
table-dealing = Tasujemy razem…
table-dealing-note = Przeglądarka każdej osoby dokłada teraz liczbę, żeby nikt nie mógł wybrać tasowania.
table-pace = { $pace ->
    [slow] Stół bez pośpiechu: gracie przez kilka dni i nikt nie musi być w sieci.
   *[live] Stół na żywo: gracie za jednym posiedzeniem.
}
table-watchers = { $count ->
    [one] Ogląda { $count } osoba
    [few] Oglądają { $count } osoby
   *[many] Ogląda { $count } osób
}
table-fair = Dlaczego tasowanie jest uczciwe
table-fair-note = Serwer i każdy, kto siada, losują po liczbie i pokazują tylko jej odcisk. Gdy gra się zaczyna, twoja przeglądarka najpierw sprawdza, czy żadnego odcisku nie zmieniono, i dopiero wtedy ujawnia twoją liczbę. Tasowanie powstaje ze wszystkich liczb razem.
table-fair-server = Serwer
table-fair-revealed = liczba ujawniona
table-suspicion-short = Nie ufaj temu tasowaniu: serwer zmienił to, co pokazał.
table-suspicion = { $suspicion ->
    [commitment] Nie ufaj temu tasowaniu: serwer pokazuje teraz inny odcisk niż na początku. Przeglądarka nie ujawnia twojej liczby.
    [pledge] Nie ufaj temu tasowaniu: przy twoim miejscu nie ma odcisku twojej liczby. Przeglądarka nie ujawnia twojej liczby.
   *[others] Nie ufaj temu tasowaniu: serwer zmienił odciski innych po rozpoczęciu. Przeglądarka nie ujawnia twojej liczby.
}
table-aborted = Ten stół zamknięto przed rozpoczęciem gry.
table-seat-open = Wolne miejsce
table-seat-yours = to ty
table-seat-here = przy stole
table-seat-away = poza stołem
table-sit = Usiądź tutaj
table-leave = Wstań od stołu
table-start = Zaczynamy
table-link-copy = Skopiuj link
table-link-copied = Link skopiowany.
table-link-by_hand = Przeglądarka nie pozwala kopiować: zaznacz link i skopiuj go ręcznie.
table-link = Link do stołu
table-link-invite = Zaproś do stołu
table-link-note = Wyślij link albo daj do zeskanowania kod.
table-link-qr = Kod QR z linkiem do stołu
table-curtain = Teraz: { $who }
table-curtain-note = Przekaż urządzenie. Karty zobaczysz po odsłonięciu.
table-curtain-lift = Jestem: pokaż moje karty
table-rematch = Zagraj jeszcze raz
table-rematch-stage = { $stage ->
    [waiting] Czekamy na odpowiedź: { $who }.
    [asked] { $count ->
        [one] { $who } chce zagrać jeszcze raz.
       *[many] { $who } chcą zagrać jeszcze raz.
    }
    [declined] { $count ->
        [one] { $who } nie chce teraz grać kolejny raz.
       *[many] { $who } nie chcą teraz grać kolejny raz.
    }
   *[opened] Następna gra jest już przygotowana.
}
table-rematch-accept = Gramy
table-rematch-decline = Nie teraz
table-rematch-withdraw = Wycofaj
table-rematch-next = Do następnej gry
table-record = Pobierz zapis gry
table-watching = Oglądasz: { $names }
table-won = { $count ->
    [0] Nikt nie wygrywa.
    [one] Wygrywa { $who }.
   *[other] Remis: { $who }.
}
table-ply = { $ply ->
    [0] Przed pierwszym ruchem
   *[other] Ruch { $ply }
}

# co można powiedzieć jednym dotknięciem
table-say = Powiedz
table-said = { $who }: { $words }
table-phrase = { $phrase ->
    [hello] Cześć!
    [good_luck] Powodzenia!
    [well_played] Dobrze zagrane!
    [thinking] Chwila, myślę…
    [sorry] Przepraszam!
    [thanks] Dzięki!
   *[bye] Do zobaczenia!
}

# koniec przed końcem
table-resign = Poddaj partię
table-resign-question = Poddajesz się? Wygra druga strona.
table-resign-question-bot = Odchodzisz? Za ciebie dogra bot.
table-abort = Przerwij partię
table-abort-question = Na pewno przerwać? Nikt nie wygra.
table-abort-propose = Zaproponuj przerwanie
table-abort-propose-question = Zaproponować przerwanie partii? Muszą się zgodzić wszyscy przy stole.
table-replace = Niech gra bot
table-absent = { $who }: dłuższa nieobecność. Można poczekać.
table-proposal = { $proposal ->
    [replace] { $who } proponuje, by za nieobecną osobę ({ $absent }) grał bot.
   *[abort] { $who } proponuje przerwać partię.
}
table-proposal-waits = { $proposal ->
    [replace] Proponujesz, by za nieobecną osobę ({ $absent }) grał bot. Czekamy na zgodę.
   *[abort] Proponujesz przerwać partię. Czekamy na zgodę.
}
table-agree = Zgoda
table-ending-resigned = { $who } poddaje partię, wygrywa { $winner }.
table-ending-aborted = Partia przerwana. Nikt nie wygrywa.

# spojrzenie wstecz
table-looking_back = Tak było wcześniej. Tu nie da się zagrać.
table-lookback = Pozycja po ruchu { $ply }
table-lookback-previous = Poprzedni ruch
table-lookback-next = Następny ruch
table-lookback-end = Wróć do gry
table-lookback-ended = Gra poszła dalej: wracamy do niej.
table-refused = { $reason ->
    [not_your_turn] To nie twoja kolej.
    [not_your_seat] To nie twoje miejsce.
    [stale_version] Na stole coś się zmieniło: spójrz jeszcze raz.
    [nothing_to_undo] Nie ma czego cofać.
    [no_such_version] Takiej chwili przy tym stole nie było.
    [not_begun] Gra się jeszcze wtedy nie zaczęła.
    [seat_taken] Ktoś już tam siedzi.
    [seats_open] Kogoś jeszcze brakuje.
    [not_the_owner] Zacząć może tylko ten, kto założył stół.
    [no_hello] Połączenie dopiero się zaczyna: spróbuj jeszcze raz.
    [too_fast] Wolniej, jedno po drugim.
   *[other] Teraz się nie da.
}

# strona z zasadami
rules-title = Zasady
rules-loading = Otwieramy zasady…
rules-missing = Nie ma tu takich zasad.
