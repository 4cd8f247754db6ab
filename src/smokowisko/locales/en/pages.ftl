# The pages that are no table: frame, new table, settings, rules, about.

# the frame
page-title = { $title } — Smokowisko
page-table = Table
page-places = Where to
page-place = { $place ->
    [games] Games
    [tables] Tables
    [rules] Rules
   *[me] Me
}
page-guest = guest
page-name-change = Change the name
page-icons = Icons: game-icons.net, CC BY 3.0

# there is no such page
missing-title = No dragons here
missing-lead = There is nothing at this address.
missing-note = Perhaps the link is incomplete, or the table was folded long ago. Come back to the den: somebody is always playing there.

# a new table
new-title = A new table: { $name }
new-lead = Set the table your way: who plays, with whom and by which rules.
new-seats = Who sits down
new-seat = Seat { $number }: { $name }
new-seat-add = Add a chair
new-seat-remove = Take away seat { $number }
new-who-me = Me
new-who-me-too = Beside me, on this device
new-who-open = Somebody with the link
new-who-bot = Bot
new-seat-level = Seat { $number }: { bot-choose }
new-visible = Who can see the table
new-private = Only those invited
new-private-about = Whoever has the link comes in.
new-public = Everybody
new-public-about = It stands among the open tables, and anybody may join.
new-pace = How fast you play
new-pace-name = { $pace ->
    [slow] Slow: over days
   *[live] Live: in one sitting
}
new-pace-about = { $pace ->
    [slow] Nobody need be online. Only whoever has been gone for days counts as away.
   *[live] Whoever is gone for some minutes counts as away, and the others may let a bot play on.
}
new-options = The rules at this table
new-option-default = default
new-option-number = Another number:
new-option-range = from { $low } to { $high }
new-outlook = { $outlook ->
    [waits] { $count ->
        [one] First the waiting room: you begin when one more person has sat down.
       *[other] First the waiting room: you begin when { $count } more people have sat down.
    }
    [device] The game begins at once, and you hand the device to each other.
    [watches] Only bots play; you watch.
   *[begins] The game begins at once.
}
new-open = Open the table
new-reset = Back to the defaults

# settings
settings-lead = Everything is saved at once.
settings-name = Your name at the table
settings-name-note = Other players will see it. At most { $longest } characters.
settings-theme-about = { $theme ->
    [light] parchment in the sun
    [contrast] sharp edges, black and white
   *[dark] the den at night
}
settings-motion = Motion at the table
settings-motion-about = Cards and figures fly to their places, or just appear there.
settings-motion-name = { $motion ->
    [full] Full
    [reduced] None
   *[system] As the system says
}
settings-confirm = Confirm moves
settings-confirm-about = A move is confirmed with a button of its own. Without it, pressing the same choice again is enough.
settings-sound = Sounds
settings-sound-about = A soft chime when somebody moves, when your turn comes, and when the game ends.
settings-saved = Saved

# the rules
rules-of = Rules: { $name }
rules-contents = Contents
rules-search = Search the rules
rules-hits = { $count ->
    [0] The rules do not mention it.
    [one] { $count } hit
   *[other] { $current } of { $count } hits
}
rules-hit-before = The hit before
rules-hit-next = The next hit
rules-play = Play
rules-others = Other games
rules-shelf-lead = Short, in plain words, and searchable.
rules-read = Read

# about this place
about-title = About
about-lead = Five games about dragons, one table, and nothing to buy.
about-place = What Smokowisko is
about-place-text = A table to sit down at in the browser: with a bot, with friends, or two at one screen. No account, no advertising, no fees. The program watches over the rules, and you can think about the game.
about-games = The games and their makers
about-unofficial = These are unofficial fan versions with no ties to the publishers or authors of the games. None of their artwork or text is used: the drawings and the descriptions of the rules are our own. If you come to like one of the games, buy it: the box holds the illustrations you will not find here.
about-game = { $game ->
    [serce_smoka] Rüdiger Dorn (“Drachenherz”, KOSMOS 2010); in Polish by Galakta.
    [drako] Adam Kałuża (REBEL 2011, new edition 2019).
    [smoki] Kevin Kichan Kim (“Paper Safari”, Mandoo Games 2008); in Polish by Nasza Księgarnia 2020.
    [ksiega_smokow] Adam Strzelecki, Paweł Suski and Wojciech Wiśniewski (Trefl 2022).
   *[smoki_z_glebin] Yaniv Kahana, Simone Luciani and Pini Shekhter (“Sea Dragons”, Fractal Juegos 2023); in Polish by Muduko 2024.
}
about-fair = A fair shuffle
about-fair-text = Before a game begins, the server draws a secret number and shows its fingerprint, like a sealed envelope. So does everybody who sits down. At the start the players open their envelopes, and the cards are shuffled with all the numbers together. After the game the server opens its own, and anybody can calculate that nothing was swapped; your browser remembers what it saw and gave. Bots see only what a person in their seat would see.
about-fair-verify = Check the record of a game
about-privacy = Privacy
about-privacy-text = We keep one cookie by which we know your seat, the name you give yourself, and the course of the games. Your settings stay in your browser. The site loads nothing from other servers and sends nothing to anybody: there is no tracking and no statistics.
about-licence = Licence
about-licence-text = The program is free software under the { $licence } licence: use it, change it, run it at your place.
about-thanks = Thanks
about-icons = { $count ->
    [one] { $count } icon: { $authors }.
   *[other] { $count } icons: { $authors }.
}
about-icons-others = other authors of game-icons.net
about-icons-list = Which icons
about-font = The typeface { $name }: { $author }.
about-source = Source
