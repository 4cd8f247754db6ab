# Stół na serwerze, niezależnie od gry.

table-connecting = Podchodzimy do stołu…
table-lost = Brak połączenia. Próbujemy znowu; nic z tego, co zrobiono, nie przepadło.
table-gone = Nie ma takiego stołu.
table-back = Połączenie wróciło.
table-not_loaded = Nie udało się wczytać stołu. Sprawdź połączenie i spróbuj jeszcze raz.
table-reload = Wczytaj ponownie
table-home = Na pierwszą stronę
table-waiting = Kogoś jeszcze brakuje. Wyślij znajomym link.
table-waiting-guest = Jest wolne miejsce. Siadasz?
table-ready = Wszyscy już są. Można zaczynać!
table-ready-guest = Wszyscy już są. Zaraz zaczynamy.
table-seats = { $taken } z { $seats } miejsc
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
table-absent = { $who }: brak połączenia. Można poczekać.
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
