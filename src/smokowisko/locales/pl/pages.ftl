# Strony poza stołem: rama, nowy stół, ustawienia, zasady, o stronie.

# rama
page-title = { $title } — Smokowisko
page-table = Stół
page-places = Dokąd
page-place = { $place ->
    [games] Gry
    [tables] Stoły
    [rules] Zasady
   *[me] Ja
}
page-guest = gość
page-name-change = Zmień imię
page-icons = Ikony: game-icons.net, CC BY 3.0

# nie ma takiej strony
missing-title = Tu smoki nie zaglądają
missing-lead = Pod tym adresem nic nie ma.
missing-note = Może link jest niepełny, a może stół już dawno złożono. Wróć do jaskini, tam zawsze ktoś gra.

# nowy stół
new-title = Nowy stół: { $name }
new-lead = Ustaw stół po swojemu: kto gra, z{ "\u00A0" }kim i{ "\u00A0" }na jakich zasadach.
new-seats = Kto siada do stołu
new-seat = Miejsce { $number }: { $name }
new-seat-add = Dostaw krzesło
new-seat-remove = Zabierz miejsce { $number }
new-who-me = Ja
new-who-me-too = Obok mnie, na tym urządzeniu
new-who-open = Ktoś z linkiem
new-who-bot = Bot
new-seat-level = Miejsce { $number }: { bot-choose }
new-visible = Kto widzi stół
new-private = Tylko zaproszeni
new-private-about = Wejdzie ten, komu wyślesz link.
new-public = Wszyscy
new-public-about = Stół stanie na liście otwartych, dosiądzie się każdy.
new-pace = Tempo gry
new-pace-name = { $pace ->
    [slow] Bez pośpiechu: przez kilka dni
   *[live] Na żywo: za jednym posiedzeniem
}
new-pace-about = { $pace ->
    [slow] Nikt nie musi być w{ "\u00A0" }sieci. Za nieobecną uznajemy dopiero osobę, której nie ma od kilku dni.
   *[live] Za nieobecną uznajemy osobę, której nie ma od kilku minut, i{ "\u00A0" }za nią może dograć bot, jeśli reszta się zgodzi.
}
new-options = Zasady przy tym stole
new-option-default = domyślnie
new-option-number = Inna liczba:
new-option-range = od { $low } do { $high }
new-outlook = { $outlook ->
    [waits] { $count ->
        [one] Najpierw poczekalnia: zaczniecie, gdy dosiądzie się jeszcze jedna osoba.
        [few] Najpierw poczekalnia: zaczniecie, gdy dosiądą się jeszcze { $count } osoby.
       *[many] Najpierw poczekalnia: zaczniecie, gdy dosiądzie się jeszcze { $count } osób.
    }
    [device] Gra zacznie się od razu, a urządzenie przekazujecie sobie z rąk do rąk.
    [watches] Grają same boty, Ty tylko patrzysz.
   *[begins] Gra zacznie się od razu.
}
new-open = Otwórz stół
new-reset = Przywróć domyślne

# ustawienia
settings-lead = Wszystko zapisuje się od razu.
settings-name = Twoje imię przy stole
settings-name-note = Zobaczą je inni gracze. Najwyżej { $longest } znaki.
settings-theme-about = { $theme ->
    [light] pergamin w słońcu
    [contrast] ostre krawędzie, czerń i biel
   *[dark] jaskinia nocą
}
settings-motion = Ruch na stole
settings-motion-about = Karty i figurki lecą na swoje miejsce albo pojawiają się tam od razu.
settings-motion-name = { $motion ->
    [full] Pełny
    [reduced] Żaden
   *[system] Jak w systemie
}
settings-confirm = Potwierdzaj ruchy
settings-confirm-about = Ruch zatwierdzasz osobnym przyciskiem. Bez potwierdzania wystarczy nacisnąć ten sam wybór drugi raz.
settings-sound = Dźwięki
settings-sound-about = Cicho dzwonią, gdy ktoś wykona ruch, gdy przychodzi twoja kolej i gdy gra się kończy.
settings-saved = Zapisane

# zasady
rules-of = Zasady: { $name }
rules-contents = Spis treści
rules-search = Szukaj w zasadach
rules-hits = { $count ->
    [0] Nie ma tego w zasadach.
    [one] { $count } trafienie
    [few] { $current } z { $count } trafień
   *[many] { $current } z { $count } trafień
}
rules-hit-before = Poprzednie trafienie
rules-hit-next = Następne trafienie
rules-play = Zagraj
rules-others = Inne gry
rules-shelf-lead = Krótko, po ludzku i{ "\u00A0" }z{ "\u00A0" }wyszukiwarką.
rules-read = Czytaj

# o stronie
about-title = O stronie
about-lead = Pięć gier o{ "\u00A0" }smokach, jeden stół i{ "\u00A0" }nic do kupienia.
about-place = Czym jest Smokowisko
about-place-text = To stół, do którego siada się w przeglądarce: z botem, ze znajomymi albo we dwoje przy jednym ekranie. Bez konta, bez reklam, bez opłat. Zasad pilnuje program, a Ty możesz skupić się na grze.
about-games = Gry i ich twórcy
about-unofficial = To nieoficjalne, fanowskie wersje, niezwiązane z wydawcami ani autorami gier. Nie ma tu ich grafik ani tekstów: rysunki i opisy zasad są nasze. Jeśli któraś gra Ci się spodoba, kup ją, a w pudełku znajdziesz ilustracje, których tu nie ma.
about-game = { $game ->
    [serce_smoka] Rüdiger Dorn („Drachenherz”, KOSMOS 2010); po polsku Galakta.
    [drako] Adam Kałuża (REBEL 2011, nowe wydanie 2019).
    [smoki] Kevin Kichan Kim („Paper Safari”, Mandoo Games 2008); po polsku Nasza Księgarnia 2020.
    [ksiega_smokow] Adam Strzelecki, Paweł Suski i Wojciech Wiśniewski (Trefl 2022).
   *[smoki_z_glebin] Yaniv Kahana, Simone Luciani i Pini Shekhter („Sea Dragons”, Fractal Juegos 2023); po polsku Muduko 2024.
}
about-fair = Uczciwe tasowanie
about-fair-text = Zanim gra się zacznie, serwer losuje tajną liczbę i pokazuje jej odcisk, jak zalakowaną kopertę. To samo robi każdy, kto siada do stołu. Na początku gry gracze otwierają swoje koperty, a karty tasuje się wszystkimi liczbami naraz. Po grze serwer otwiera swoją i każdy może policzyć, że nikt niczego nie podmienił, a twoja przeglądarka pamięta, co zobaczyła i co dała. Boty widzą tylko to, co widziałby człowiek na ich miejscu.
about-fair-verify = Sprawdź zapis gry
about-privacy = Prywatność
about-privacy-text = Zapisujemy jedno ciasteczko, po którym poznajemy Twoje miejsce przy stole, imię, które sobie nadasz, i przebieg gier. Ustawienia zostają w Twojej przeglądarce. Strona niczego nie pobiera z innych serwerów i nikomu niczego nie wysyła: nie ma tu śledzenia ani statystyk.
about-licence = Licencja
about-licence-text = Program jest wolny, na licencji { $licence }: możesz go używać, zmieniać i postawić u siebie.
about-thanks = Podziękowania
about-icons = { $count ->
    [one] { $count } ikona: { $authors }.
    [few] { $count } ikony: { $authors }.
   *[many] { $count } ikon: { $authors }.
}
about-icons-others = inni autorzy game-icons.net
about-icons-list = Które ikony
about-font = Krój pisma { $name }: { $author }.
about-source = Źródło
