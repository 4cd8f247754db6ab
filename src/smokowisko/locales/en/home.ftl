# The first page: five games, the tables and the guest.

home-title = Five dragon games
home-hello = Hello, { $name }!
home-games = Games
home-game = { $game ->
    [drako] Drako
    [smoki] Smoki
    [ksiega_smokow] Księga Smoków
    [smoki_z_glebin] Smoki z głębin
    [serce_smoka] Serce Smoka
   *[other] { $game }
}
home-pitch = { $game ->
    [drako] Three dwarves against a young dragon in a narrow valley.
    [smoki] Lay a dream of six cards. The fewer points, the sweeter.
    [ksiega_smokow] Bid with dice that nobody rolls, and fill your book.
    [smoki_z_glebin] Coil dragons around the sea and loot the pirate ships.
   *[serce_smoka] Play cards, collect piles and win the Great Dragon figure.
}
home-players = Players:
home-minutes = { $minutes } min
home-age = Age:
home-play = Play against a bot
home-friends = With friends
home-device = On one device
home-learn = Learn
home-learn-game = Learn { home-game }
home-own = Own table
home-own-game = Own table: { home-game }
home-opening = Setting up …
home-soon = Soon
home-hatching = This game is still hatching.

# tables
home-tables-title = Tables
home-tables-lead = Your games, tables where somebody waits, and what lies behind you.
home-tables = { $kind ->
    [mine] My tables
    [open] Open tables
   *[recent] Recent games
}
home-tables-all = { $all ->
    [true] show fewer
   *[false] all ({ $count })
}
home-tables-loading = Looking into the hall …
home-tables-lost = You will see them as soon as the server answers.
home-tables-none = { $kind ->
    [mine] You are not at any table now. Choose a game and begin.
    [open] Nobody is looking for company now. Play against a bot, invite friends, or open a table for everybody.
   *[recent] The games you finish will stand here. To begin with, look into the rules: two minutes.
}
home-tables-way = { $kind ->
    [mine] Choose a game
    [open] Open a table of your own
   *[recent] To the rules
}
home-waiting = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
home-you = You
home-row-device = on one device
home-row-aside = set aside for now
home-row-missing = { $count ->
    [0] everybody is here
    [one] one more player needed
   *[other] { $count } more players needed
}
home-result = { $result ->
    [won] Won
    [lost] Lost
    [drawn] Draw
    [over] Finished
   *[aborted] Broken off
}
home-result-resigned = { $result ->
    [won] Won: the other side resigned
    [lost] Lost by resigning
   *[other] Ended by resigning
}
home-replay = Replay: { home-game }
home-act = { $act ->
    [turn] Your turn
    [invite] Invite
    [mine] Look in
    [open] Join
   *[recent] See
}

# when it fails
home-refused = { $reason ->
    [no_connection] The server does not answer.
    [no_cookie] Your browser did not take the cookie, and without it we cannot tell who sits down.
    [empty_name] A name needs at least one visible character.
    [bad_request] The server did not take this choice.
   *[other] Something went wrong. Please try again.
}
home-trying = We keep trying; the page comes back by itself.
home-try = Try now
