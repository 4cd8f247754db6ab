# Pierwsza strona: pięć gier, stoły i gość.

home-title = Pięć smoczych gier
home-hello = Cześć, { $name }!
home-games = Gry
home-game = { $game ->
    [drako] Drako
    [smoki] Smoki
    [ksiega_smokow] Księga Smoków
    [smoki_z_glebin] Smoki z głębin
    [serce_smoka] Serce Smoka
   *[other] { $game }
}
home-pitch = { $game ->
    [drako] Trzech krasnoludów kontra młody smok w{ "\u00A0" }ciasnej dolinie.
    [smoki] Ułóż sen z{ "\u00A0" }sześciu kart. Im mniej punktów, tym piękniejszy.
    [ksiega_smokow] Licytuj kośćmi, których nikt nie rzuca, i{ "\u00A0" }zapełnij księgę.
    [smoki_z_glebin] Oplataj morze smokami i{ "\u00A0" }zbieraj łupy pirackich okrętów.
   *[serce_smoka] Zagrywaj karty, zbieraj stosy i{ "\u00A0" }odbij figurkę Wielkiego Smoka.
}
home-players = Graczy:
home-minutes = { $minutes } min
home-age = Wiek:
home-play = Zagraj z botem
home-friends = Ze znajomymi
home-device = Na jednym urządzeniu
home-learn = Naucz się
home-learn-game = Naucz się: { home-game }
home-own = Własny stół
home-own-game = Własny stół: { home-game }
home-opening = Rozkładamy…
home-soon = Wkrótce
home-hatching = Ta gra jeszcze się wykluwa.

# stoły
home-tables-title = Stoły
home-tables-lead = Twoje gry, stoły, przy których ktoś czeka, i{ "\u00A0" }to, co już za Tobą.
home-tables = { $kind ->
    [mine] Moje stoły
    [open] Otwarte stoły
   *[recent] Ostatnie gry
}
home-tables-all = { $all ->
    [true] pokaż mniej
   *[false] wszystkie ({ $count })
}
home-tables-loading = Zaglądamy do sali…
home-tables-lost = Zobaczysz je, gdy tylko serwer odpowie.
home-tables-none = { $kind ->
    [mine] Nie siedzisz teraz przy żadnym stole. Wybierz grę i{ "\u00A0" }zacznij.
    [open] Nikt teraz nie szuka towarzystwa. Zagraj z{ "\u00A0" }botem, zaproś znajomych albo otwórz stół dla wszystkich.
   *[recent] Tu będą gry, które skończysz. Na początek zajrzyj do zasad, to dwie minuty.
}
home-tables-way = { $kind ->
    [mine] Wybierz grę
    [open] Otwórz własny stół
   *[recent] Do zasad
}
home-waiting = { $count ->
    [one] { $count } czeka na Ciebie
    [few] { $count } czekają na Ciebie
   *[many] { $count } czeka na Ciebie
}
home-you = Ty
home-row-device = na jednym urządzeniu
home-row-aside = wstrzymany
home-row-missing = { $count ->
    [0] komplet
    [one] brakuje jednej osoby
   *[many] brakuje { $count } osób
}
home-result = { $result ->
    [won] Wygrana
    [lost] Przegrana
    [drawn] Remis
    [over] Skończona
   *[aborted] Przerwana
}
home-result-resigned = { $result ->
    [won] Wygrana przez poddanie
    [lost] Przegrana przez poddanie
   *[other] Skończona poddaniem
}
home-replay = Powtórka: { home-game }
home-act = { $act ->
    [turn] Twoja kolej
    [invite] Zaproś
    [mine] Zajrzyj
    [open] Dosiądź się
   *[recent] Zobacz
}

# gdy się nie uda
home-refused = { $reason ->
    [no_connection] Serwer nie odpowiada.
    [no_cookie] Przeglądarka nie przyjęła ciasteczka, a bez niego nie wiemy, kto siada do stołu.
    [empty_name] Imię musi mieć choć jeden widoczny znak.
    [bad_request] Serwer nie przyjął tego wyboru.
   *[other] Coś poszło nie tak. Spróbuj jeszcze raz.
}
home-trying = Próbujemy dalej, strona odświeży się sama.
home-try = Spróbuj teraz
