# A table on the server, whatever the game.

table-connecting = Coming to the table …
table-lost = The connection is lost. We are trying again; nothing you have done is gone.
table-gone = There is no such table.
table-home = To the first page
table-bot = { $bot ->
    [greedy] Greedy bot
    [random] Random bot
   *[other] Bot { $bot }
}
table-waiting = Somebody is still missing. Send a friend the link.
table-ready = Everybody is here.
table-aborted = This table was closed before it began.
table-seat-open = free
table-sit = Sit down here
table-leave = Stand up
table-start = Begin
table-link-copy = Copy the link
table-link-copied = The link is copied.
table-curtain = { $who } is to move
table-curtain-note = Hand the device over. Your cards are shown when you lift the curtain.
table-curtain-lift = I am here: show my cards
table-rematch = Play again
table-record = Download the record
table-refused = { $reason ->
    [not_your_turn] It is not your turn.
    [not_your_seat] This seat is not yours.
    [stale_version] The table has changed meanwhile: look again.
    [nothing_to_undo] There is nothing to take back.
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
