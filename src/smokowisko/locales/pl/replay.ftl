# Powtórka i sprawdzanie gry: z tego serwera albo z pliku.

# co jest nie tak z zapisem
replay-fault = { $reason ->
    [unreadable] To nie jest zapis gry: nie da się go odczytać.
    [unknown_game] Zapis jest z gry, której tu nie ma.
    [bad_components] Elementów gry podanych w zapisie nie da się użyć.
    [other_version] Zapis jest z innej wersji gry niż ta, którą znamy.
    [other_components] Zapis powstał z innymi elementami gry niż te, które w nim podano.
    [bad_setup] Tak zapisanej gry nie da się rozłożyć: liczba graczy, opcje albo ziarno są błędne.
    [too_long] W zapisie jest więcej ruchów, niż może ich być w tej grze.
    [illegal_move] Ruch { $ply } („{ $move }”) jest niezgodny z zasadami.
    [wrong_ending] Gra nie skończyła się tak, jak mówi zapis.
    [wrong_result] Wynik w zapisie jest inny niż ten, do którego prowadzą ruchy.
    [bad_shuffle] Danych o tasowaniu nie da się odczytać.
    [wrong_secret] Sekret tasowania nie jest tym, który obiecano przed grą.
    [wrong_pledge] Liczba któregoś gracza nie jest tą, której odcisk pokazano przed grą.
    [wrong_seed] Ziarno gry nie wynika z sekretu i liczb od graczy.
    [too_costly] Sprawdzenie tego zapisu wymaga więcej czasu lub pamięci, niż wolno poświęcić jednemu zapisowi.
    [damaged] To, co serwer zapisał o tym stole, jest uszkodzone.
    [not_finished] Ta gra jeszcze się nie skończyła. Powtórkę zobaczysz po jej końcu.
    [unknown_table] Nie ma takiego stołu.
    [no_such_seat] Przy tym stole nie ma takiego miejsca.
    [too_large] Ten plik jest za duży na zapis gry.
    [too_fast] Tyle powtórek naraz serwer nie udźwignie. Spróbuj za chwilę.
    [no_connection] Serwer nie odpowiada. Spróbuj za chwilę.
   *[other] Tego nie udało się wczytać.
}
replay-fault-until = { $ply ->
    [0] Da się pokazać tylko początek gry.
    [one] Pokazujemy { $ply } ruch, który się zgadza.
    [few] Pokazujemy { $ply } ruchy, które się zgadzają.
   *[many] Pokazujemy { $ply } ruchów, które się zgadzają.
}

# wczytanie zapisu
record-drop = Upuść tu plik z zapisem gry
record-file = Wybierz plik
record-paste = Albo wklej zapis
record-open = Otwórz zapis
record-another = Inny zapis

# powtórka
replay-title = Powtórka
replay-upload = Obejrzyj zapisaną grę
replay-upload-note = Zapis pobierzesz po każdej skończonej grze. Tu zobaczysz ją jeszcze raz, ruch po ruchu.
replay-opening = Otwieramy powtórkę…
replay-prompt = Powtórka — teraz decyduje { $who }.
replay-to-table = Wróć do stołu
replay-first = Na początek
replay-back = Poprzedni ruch
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-forward = Następny ruch
replay-last = Na koniec
replay-scrub = Ruch na osi gry
replay-at = { $ply ->
    [0] Przed pierwszym ruchem
   *[other] Ruch { $ply } z { $plies }
}
replay-at-short = { $ply } / { $plies }
replay-turning = Wczytujemy ruch { $ply }…
replay-speed = Tempo
replay-speed-times = { $speed }×
replay-eyes = Oczami gracza
replay-spectator = Widz
replay-copy = Kopiuj odnośnik
replay-copied = Odnośnik do tej pozycji skopiowany.
replay-copy-yourself = Skopiuj adres z paska przeglądarki: prowadzi do tej pozycji.
replay-record = Pobierz zapis
replay-verify = Sprawdź grę
replay-again = Spróbuj jeszcze raz
replay-ending = { $how ->
    [resigned] { $who } poddaje partię.
    [aborted] Grę przerwano za zgodą wszystkich.
    [running] Zapis kończy się w środku gry.
   *[finished] Koniec gry.
}

# sprawdzenie
verify-title = Czy tasowanie było uczciwe?
verify-explain-secret = Serwer losuje sekret i pokazuje jego odcisk, zanim pozna liczbę kogokolwiek z graczy, więc później nie może już sekretu podmienić.
verify-explain-nonces = Każdy, kto siada, losuje liczbę i pokazuje tylko jej odcisk. Na początku gry liczby zostają ujawnione, a tasowanie wynika z sekretu i z liczb razem: ani serwer, ani żaden gracz nie może go wybrać. Liczba, która nie nadejdzie na czas, zostaje pominięta, a zapis mówi czyja.
verify-explain-reveal = Po grze sekret jest jawny i każdy może policzyć wszystko od nowa. Twoja przeglądarka pamięta, co jej pokazano i co dała, i to porównuje.
verify-explain-older = Ta gra miała starszy dowód: po rozpoczęciu niczego nie podmieniono, ale serwer mógł wybrać sekret, znając już liczbę osoby, która założyła stół.
verify-checking = Sprawdzamy…
verify-fits = { $proof ->
    [none] Ruchy prowadzą do tego wyniku, ale zapis nie mówi, skąd wzięło się tasowanie.
    [alone] Ruchy prowadzą do tego wyniku. W tasowaniu nie ma jednak liczby żadnego gracza: serwer tasował sam.
    [others] Ruchy prowadzą do tego wyniku i wszystko się zgadza dla tych, których liczby są w tasowaniu.
    [older] Ruchy prowadzą do tego wyniku i wszystko się zgadza, na ile sięga starszy dowód.
   *[full] Wszystko się zgadza: tasowanie było uczciwe, a ruchy prowadzą do tego wyniku.
}
verify-broken = Ten zapis się nie zgadza.
verify-contradicted = Zapis jest spójny, ale nie zgadza się z tym, co widziała i dała twoja przeglądarka.
verify-step-commitment = Sekret jest tym, który obiecano
verify-step-commitment-note = Odcisk sekretu (BLAKE2b) musi być taki sam jak ogłoszony przed grą.
verify-step-pledges = Liczby są tymi, których odciski pokazano
verify-step-pledges-none = Nie ujawniono żadnej liczby, więc nie ma czego porównać.
verify-step-pledges-note = Odcisk liczby każdego gracza (BLAKE2b) musi być taki sam jak pokazany przed grą.
verify-left_out = Nie ma wśród nich liczby { $number }. gracza ({ $name }): nadeszła za późno.
verify-step-seed = Ziarno wynika z sekretu i liczb graczy
verify-step-seed-note = Odcisk sekretu razem z liczbami graczy (BLAKE2b) musi być taki sam jak ziarno gry.
verify-step-witness = Co widziała i dała ta przeglądarka
verify-witness-note = { $testimony ->
    [kept] Serwer dotrzymał obietnicy, którą tu pokazał, a liczba tej przeglądarki jest w tasowaniu.
    [commitment] Przed grą serwer pokazał tej przeglądarce inny odcisk niż ten w zapisie.
    [pledge] Brakuje odcisku twojej liczby albo przy twoim miejscu stoi inny.
    [others] Odciski pozostałych nie są tymi, które pokazano tej przeglądarce na początku.
    [nonce] Pod twoim odciskiem stoi inna liczba niż twoja.
    [left_out] Twoją liczbę pominięto, choć serwer dostał ją na czas.
    [late] Twoją liczbę pominięto, bo nadeszła za późno: ta przeglądarka nie była przy stole na początku gry albo połączenie było za wolne. Jeśli nie, to serwer jej nie przyjął.
    [watched] Ta przeglądarka nie dała liczby, tylko oglądała.
   *[absent] Ta przeglądarka nie brała udziału w tej grze albo już jej nie pamięta: nie ma czego porównać.
}
verify-step-moves = Ruchy są zgodne z zasadami
verify-step-moves-note = { $plies ->
    [one] Serwer rozkłada grę z tego ziarna i odtwarza { $plies } ruch.
    [few] Serwer rozkłada grę z tego ziarna i odtwarza { $plies } ruchy.
   *[many] Serwer rozkłada grę z tego ziarna i odtwarza { $plies } ruchów.
}
verify-step-result = Ruchy prowadzą do zapisanego wyniku
verify-step-result-note = { $how ->
    [finished] Punkty po ostatnim ruchu: { $scores }.
    [resigned] Partię poddano, więc nie ma punktów do porównania.
    [aborted] Grę przerwano, więc nie ma punktów do porównania.
   *[running] Gra jeszcze trwała, więc nie ma punktów do porównania.
}
verify-state = { $state ->
    [good] Zgadza się:
    [bad] Nie zgadza się:
   *[unknown] Nie wiadomo:
}
verify-absent = Zapis tego nie podaje.
verify-unreached = Tak daleko sprawdzanie nie doszło.
verify-value-secret = sekret
verify-value-computed = policzony odcisk
verify-value-commitment = ogłoszony odcisk
verify-value-nonce = liczba { $number }. gracza
verify-value-pledge = odcisk liczby { $number }. gracza
verify-value-seed = ziarno gry
verify-here = Kroki o tasowaniu policzyła twoja przeglądarka, ruchy odtworzył serwer. Bez serwera sprawdzisz wszystko u siebie poleceniem:
verify-replay = Obejrzyj powtórkę
verify-upload = Sprawdź zapis z pliku
