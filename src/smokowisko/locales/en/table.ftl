# A table on the server, whatever the game.

table-connecting = Coming to the table …
table-lost = The connection is lost. We are trying again; nothing you have done is gone.
table-lost-kept = Your move is kept and sent when the connection is back.
table-crowded = There are too many connections from here: close other tabs with this table. We keep trying.
table-gone = There is no such table.
table-gone-why = Nothing is kept under this link.
table-gone-note = Perhaps the link is incomplete. A table at which nobody began is closed after a while.
table-aside = This table cannot go on here now.
table-aside-why = { $reason ->
    [other_version] The game was begun under another version of its rules.
    [other_components] The game was begun with other cards or pieces than this server has now.
    [unknown_game] This server does not know the game.
   *[damaged] What the server has written down about it is damaged.
}
table-aside-note = Nothing is lost: the server has kept the table as it stands. Whoever runs this server can bring it back, with the version in which the game was begun or from a backup. Send them this link.
table-back = The connection is back.
table-not_loaded = The table could not be loaded. Check the connection and try again.
table-reload = Load again
table-home = To the first page
table-waiting = Somebody is still missing. Send your friends the link.
table-waiting-guest = There is a free seat. Will you sit down?
table-ready = Everybody is here. You can begin!
table-ready-guest = Everybody is here. We are about to begin.
table-seats = { $taken } of { $seats } seats
table-dealing = Shuffling together …
table-dealing-note = Everybody’s browser adds a number now, so that nobody chooses the shuffle.
table-pace = { $pace ->
    [slow] A slow table: you play over days, and nobody need be online.
   *[live] A live table: you play in one sitting.
}
table-watchers = { $count ->
    [one] { $count } person watches
   *[other] { $count } people watch
}
table-fair = How the shuffle is fair
table-fair-note = The server and everybody who sits down have drawn a number and show only its fingerprint. When the game starts, your browser first makes sure that no fingerprint was changed, and only then reveals your number. All the numbers together make the shuffle.
table-fair-server = The server
table-fair-revealed = number revealed
table-suspicion-short = Do not trust this shuffle: the server has changed what it showed.
table-suspicion = { $suspicion ->
    [commitment] Do not trust this shuffle: the server now shows another fingerprint than at first. Your browser keeps your number to itself.
    [pledge] Do not trust this shuffle: the server does not show the fingerprint of your number at your seat. Your browser keeps your number to itself.
   *[others] Do not trust this shuffle: the server changed the fingerprints of others after the start. Your browser keeps your number to itself.
}
table-aborted = This table was closed before it began.
table-seat-open = Free seat
table-seat-yours = this is you
table-seat-here = at the table
table-seat-away = away
table-sit = Sit down here
table-leave = Stand up
table-start = Begin
table-link-copy = Copy the link
table-link-copied = The link is copied.
table-link-by_hand = The browser does not let us copy: mark the link and copy it by hand.
table-link = Link to the table
table-link-invite = Invite to the table
table-link-note = Send the link, or let them scan the code.
table-link-qr = QR code with the link to the table
table-curtain = { $who } is to move
table-curtain-note = Hand the device over. Your cards are shown when you lift the curtain.
table-curtain-lift = I am here: show my cards
table-rematch = Play again
table-rematch-stage = { $stage ->
    [waiting] Waiting for the answer of { $who }.
    [asked] { $count ->
        [one] { $who } wants to play again.
       *[other] { $who } want to play again.
    }
    [declined] { $count ->
        [one] { $who } does not want another game now.
       *[other] { $who } do not want another game now.
    }
   *[opened] The next game is set up.
}
table-rematch-accept = Accept
table-rematch-decline = Not now
table-rematch-withdraw = Withdraw
table-rematch-next = To the next game
table-record = Download the record
table-watching = You are watching: { $names }
table-won = { $count ->
    [0] Nobody wins.
    [one] { $who } wins.
   *[other] A draw: { $who }.
}
table-ply = { $ply ->
    [0] Before the first move
   *[other] Move { $ply }
}

# what can be said with one press
table-say = Say
table-said = { $who }: { $words }
table-phrase = { $phrase ->
    [hello] Hello!
    [good_luck] Good luck!
    [well_played] Well played!
    [thinking] Let me think…
    [sorry] Sorry!
    [thanks] Thanks!
   *[bye] See you!
}

# an end before the end
table-resign = Resign
table-resign-question = Resign? The other player wins.
table-resign-question-bot = Leave? A bot plays on for you.
table-abort = Call the game off
table-abort-question = Really call it off? Nobody wins.
table-abort-propose = Propose to call it off
table-abort-propose-question = Propose to call the game off? Everybody at the table must agree.
table-replace = Let a bot play
table-absent = { $who } has been away for some time. You can wait.
table-proposal = { $proposal ->
    [replace] { $who } proposes that a bot plays for { $absent }, who is away.
   *[abort] { $who } proposes to call the game off.
}
table-proposal-waits = { $proposal ->
    [replace] You propose that a bot plays for { $absent }, who is away. Waiting for the others.
   *[abort] You propose to call the game off. Waiting for the others.
}
table-agree = Agree
table-ending-resigned = { $who } resigns, { $winner } wins.
table-ending-aborted = The game was called off. Nobody wins.

# looking back
table-looking_back = This is how it was. Nothing can be played here.
table-lookback = The position after move { $ply }
table-lookback-previous = Previous move
table-lookback-next = Next move
table-lookback-end = Back to the game
table-lookback-ended = The game has gone on: back to it.
table-refused = { $reason ->
    [not_your_turn] It is not your turn.
    [not_your_seat] This seat is not yours.
    [stale_version] The table has changed meanwhile: look again.
    [nothing_to_undo] There is nothing to take back.
    [no_such_version] There was no such moment at this table.
    [not_begun] The game had not begun then.
    [seat_taken] Somebody sits there already.
    [seats_open] Somebody is still missing.
    [not_the_owner] Only the one who made the table may begin.
    [no_hello] The connection has just begun: try again.
    [too_fast] One thing after the other, please.
   *[other] That is not possible now.
}

# the rules page
rules-title = Rules
rules-loading = Opening the rules …
rules-missing = There are no such rules here.
