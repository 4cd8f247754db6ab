# Stół na serwerze, niezależnie od gry.

table-connecting = Podchodzimy do stołu…
table-lost = Brak połączenia. Próbujemy znowu; nic z tego, co zrobiono, nie przepadło.
table-gone = Nie ma takiego stołu.
table-home = Na pierwszą stronę
table-bot = { $bot ->
    [greedy] Bot łapczywy
    [random] Bot losowy
   *[other] Bot { $bot }
}
table-waiting = Kogoś jeszcze brakuje. Wyślij znajomemu link.
table-ready = Wszyscy już są.
table-aborted = Ten stół zamknięto przed rozpoczęciem gry.
table-seat-open = wolne
table-sit = Usiądź tutaj
table-leave = Wstań od stołu
table-start = Zaczynamy
table-link-copy = Skopiuj link
table-link-copied = Link skopiowany.
table-curtain = Teraz: { $who }
table-curtain-note = Przekaż urządzenie. Karty zobaczysz po odsłonięciu.
table-curtain-lift = Jestem: pokaż moje karty
table-rematch = Zagraj jeszcze raz
table-record = Pobierz zapis gry
table-refused = { $reason ->
    [not_your_turn] To nie twoja kolej.
    [not_your_seat] To nie twoje miejsce.
    [stale_version] Na stole coś się zmieniło: spójrz jeszcze raz.
    [nothing_to_undo] Nie ma czego cofać.
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
