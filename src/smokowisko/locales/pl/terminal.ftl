# Terminal: co mówi wiersz poleceń wokół stołu dowolnej gry.

terminal-welcome = { $seats } · „pomoc” pokazuje polecenia.
terminal-seat-bot = { $level } (bot)
terminal-seat-person = człowiek
terminal-seat-you = ty
terminal-ask = Numer, ruch albo polecenie:
terminal-thinking = Bot myśli …
terminal-curtain = { $who }: twoja kolej. Karty zobaczysz, gdy usiądziesz przy klawiaturze.
terminal-curtain-ask = Naciśnij Enter, gdy nikt inny nie patrzy:
terminal-no_such_number = { $count ->
    [one] Na liście jest tylko numer 1.
   *[other] Na liście są numery od 1 do { $count }.
}

# polecenia; angielskie słowa działają w każdym języku
terminal-command-undo = cofnij
terminal-command-hint = podpowiedz
terminal-command-save = zapisz
terminal-command-rules = zasady
terminal-command-log = przebieg
terminal-command-help = pomoc
terminal-command-quit = koniec
terminal-help-moves = Wpisz numer ruchu albo sam ruch tak, jak stoi obok niego. Albo:
terminal-help-undo = cofa twoją ostatnią decyzję, o ile nie pokazała ci nic nowego
terminal-help-hint = pyta Pradawnego, najsilniejszego bota, co zrobiłby na twoim miejscu
terminal-help-save = zapisuje grę do pliku: zapisz albo zapisz PLIK
terminal-help-rules = zasady gry
terminal-help-log = wszystko, co się dotąd wydarzyło
terminal-help-help = ta lista
terminal-help-quit = zapisuje grę i wychodzi

terminal-undone = Cofnięto.
terminal-undo-nothing = Nie masz jeszcze decyzji, którą można by cofnąć.
terminal-undo-others = Od tamtej pory decydował już ktoś inny: ruch zostaje.
terminal-undo-revealed = Twój ruch odsłonił zakryte karty: ruch zostaje.
terminal-hint = Podpowiedź: { $move } · { $text }
terminal-certain = Wtedy na pewno: { $events }
terminal-log-empty = Nic się jeszcze nie wydarzyło.

terminal-saved = Zapisano. Żeby wrócić do gry: smokowisko play --resume { $file }
terminal-kept = Gra jest zapisana. Żeby grać dalej: smokowisko play --resume { $file }
terminal-finished = Zapis partii jest gotowy. Żeby obejrzeć ją jeszcze raz: smokowisko replay { $file }
terminal-save-exists = Plik { $file } już istnieje; wybierz inny.
terminal-save-no_folder = Nie ma folderu { $folder }, więc nie ma gdzie zapisać gry.
terminal-save-failed = Nie da się zapisać pliku { $file }: { $reason }.

# lista gier
terminal-games-players = { $fewest ->
    [one] { $fewest } gracz
   *[other] { $fewest } graczy
}
terminal-games-players-range = od { $fewest } do { $most } graczy
terminal-games-range = od { $low } do { $high }
terminal-games-options = Opcje z wartościami domyślnymi (--option KLUCZ=WARTOŚĆ):

# powtórki i werdykty
terminal-replay-title = { $name } · ziarno { $seed } · { $seats }
terminal-replay-ask = Enter: następny ruch
terminal-replay-no_ply = { $plies ->
    [one] Partia ma tylko { $plies } ruch, więc ruchu { $ply } nie ma.
    [few] Partia ma { $plies } ruchy, więc ruchu { $ply } nie ma.
   *[many] Partia ma { $plies } ruchów, więc ruchu { $ply } nie ma.
}
terminal-ending-running = Partia jeszcze trwa.
terminal-ending-aborted = Partia została przerwana.
terminal-ending-resigned = { $who } poddaje partię.
terminal-verify-fits = { $place } się zgadza: { $plies ->
    [one] { $plies } ruch
    [few] { $plies } ruchy
   *[many] { $plies } ruchów
}, { $result }
terminal-verify-running = partia trwa
terminal-verify-aborted = partia przerwana
terminal-verify-resigned = partia poddana
terminal-verify-older = Dowód tasowania jest starszego rodzaju: serwer znał liczbę zakładającego stół, zanim wylosował sekret, mógł go więc dobrać.
terminal-verify-alone = Nie ma w nim liczby żadnego gracza: serwer tasował sam.
terminal-verify-left_out = Liczba, którą dał gracz { $who }, przyszła za późno i nie weszła do tasowania.

# mecze botów
terminal-match-title = { $name }, partii: { $games }, ziarno { $seed }, { $speed } partii na sekundę
terminal-match-rounded = Zamiast { $asked } będzie { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}, żeby każde rozdanie zagrano z każdego miejsca.
terminal-match-progress = Gramy
terminal-match-bot = Bot
terminal-match-wins = Wygrane
terminal-match-draws = Remisy
terminal-match-share = Udział
terminal-match-interval = przedział 95 %
terminal-match-score = Średni wynik

# arena: ms i iteracje to czas, jaki ma na ruch Pradawny
terminal-arena-match = { $name }, partii: { $games }, ziarno { $seed }
terminal-arena-budget-ms = { $amount } ms na ruch
terminal-arena-budget-iterations = iteracji na ruch: { $amount }
terminal-arena-dropped = Ostatni wiersz pliku { $file } był urwany i został pominięty; jego partia odbędzie się jeszcze raz.
terminal-arena-pace = ms/ruch
terminal-arena-verdict-passes = { $bot } przekracza próg { $bar } (partii: { $games }).
terminal-arena-verdict-fails = { $bot } nie osiąga progu { $bar } (partii: { $games }).
terminal-arena-verdict-undecided = Nie wiadomo, czy { $bot } osiąga próg { $bar } (partii: { $games }).
terminal-arena-ladder = Drabina poziomów, najwyższy: { $budget }
terminal-arena-ladder-legend = Udział wyższego poziomu z przedziałem 95 %; linia przerywana to próg do osiągnięcia.
terminal-arena-games = Partie
terminal-arena-bar = Próg
terminal-arena-verdict = Werdykt
terminal-arena-short-passes = zdaje
terminal-arena-short-fails = nie zdaje
terminal-arena-short-undecided = nie wiadomo
terminal-arena-missed = Progi nieosiągnięte: { $missed } z { $bars }.
terminal-arena-tournament = { $name }, turniej, partii: { $games }
terminal-arena-tournament-legend = Elo powyżej lub poniżej średniej stawki, z przedziałem 95 %.
terminal-arena-elo = Elo
