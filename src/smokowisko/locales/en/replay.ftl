# Replaying and verifying a game: one of this server, or one from a file.

# what is wrong with a record
replay-fault = { $reason ->
    [unreadable] This is no record of a game: it cannot be read.
    [unknown_game] The record is of a game that is not here.
    [bad_components] The components given in the record cannot be played with.
    [other_version] The record is of another version of the game than the one we know.
    [other_components] The record was made with other components than it gives.
    [bad_setup] A game recorded like this cannot be set up: its players, options or seed are wrong.
    [too_long] The record has more moves than a game can have.
    [illegal_move] Move { $ply } (“{ $move }”) is against the rules.
    [wrong_ending] The game did not end as the record says.
    [wrong_result] The recorded result is not the one the moves lead to.
    [bad_shuffle] The facts about the shuffle cannot be read.
    [wrong_secret] The secret of the shuffle is not the one that was promised before the game.
    [wrong_pledge] A player’s number is not the one whose fingerprint was shown before the game.
    [wrong_seed] The seed does not follow from the secret and the players’ numbers.
    [too_costly] This record takes more time or memory to check than one record may.
    [damaged] What the server has written down about this table is damaged.
    [not_finished] This game has not ended yet. Its replay can be seen afterwards.
    [unknown_table] There is no such table.
    [no_such_seat] There is no such seat at this table.
    [too_large] This file is too large for a record of a game.
    [too_fast] That is too many replays at once. Try again in a moment.
    [no_connection] The server does not answer. Try again in a moment.
   *[other] This could not be opened.
}
replay-fault-until = { $ply ->
    [0] Only the beginning of the game can be shown.
    [one] The { $ply } move that fits is shown.
   *[other] The { $ply } moves that fit are shown.
}

# opening a record
record-drop = Drop the record of a game here
record-file = Choose a file
record-paste = Or paste a record
record-open = Open the record
record-another = Another record

# the replay
replay-title = Replay
replay-upload = Watch a recorded game
replay-upload-note = Every finished game offers its record. Here you can watch it again, move by move.
replay-opening = Opening the replay…
replay-prompt = Replay — { $who } decides now.
replay-to-table = Back to the table
replay-first = To the beginning
replay-back = Previous move
replay-play = Play
replay-pause = Pause
replay-forward = Next move
replay-last = To the end
replay-scrub = Move in the course of the game
replay-at = { $ply ->
    [0] Before the first move
   *[other] Move { $ply } of { $plies }
}
replay-at-short = { $ply } / { $plies }
replay-turning = Loading move { $ply }…
replay-speed = Speed
replay-speed-times = { $speed }×
replay-eyes = Through whose eyes
replay-spectator = Spectator
replay-copy = Copy link
replay-copied = The link to this position is copied.
replay-copy-yourself = Copy the address of this page: it leads to this position.
replay-record = Download record
replay-verify = Verify this game
replay-again = Try again
replay-ending = { $how ->
    [resigned] { $who } resigns.
    [aborted] The game was called off by agreement.
    [running] The record ends in the middle of the game.
   *[finished] The game is over.
}

# verifying
verify-title = Was the shuffle fair?
verify-explain-secret = The server draws a secret and shows its fingerprint before it knows the number of any player, so it cannot swap the secret afterwards.
verify-explain-nonces = Everybody who sits down draws a number and shows only its fingerprint. At the start of the game the numbers are revealed, and the shuffle follows from the secret and the numbers together: neither the server nor a player can choose it. A number that does not come in time is left out, and the record says whose.
verify-explain-reveal = After the game the secret is open, and anybody can work everything out again. Your browser has kept what it was shown and what it gave, and compares.
verify-explain-older = This game used the older proof: nothing was swapped after the start, but the server could have chosen its secret when it already knew the number of whoever opened the table.
verify-checking = Checking…
verify-fits = { $proof ->
    [none] The moves lead to this result, but the record does not tell where the shuffle came from.
    [alone] The moves lead to this result. But no player’s number is in the shuffle: the server made it alone.
    [others] The moves lead to this result, and everything fits for those whose numbers are in the shuffle.
    [older] The moves lead to this result, and everything fits as far as the older proof reaches.
   *[full] Everything fits: the shuffle was fair, and the moves lead to this result.
}
verify-broken = This record does not fit.
verify-contradicted = The record fits in itself, but not with what your browser saw and gave.
verify-step-commitment = The secret is the one that was promised
verify-step-commitment-note = The fingerprint of the secret (BLAKE2b) must be the one published before the game.
verify-step-pledges = The numbers are the ones whose fingerprints were shown
verify-step-pledges-none = No number was revealed, so there is none to compare.
verify-step-pledges-note = The fingerprint of each player’s number (BLAKE2b) must be the one shown before the game.
verify-left_out = The number of player { $number } ({ $name }) is not in it: it came too late.
verify-step-seed = The seed follows from the secret and the players’ numbers
verify-step-seed-note = The fingerprint of the secret with the players’ numbers (BLAKE2b) must be the seed of the game.
verify-step-witness = What this browser saw and gave
verify-witness-note = { $testimony ->
    [kept] The server kept the promise that it showed here, and the number of this browser is in the shuffle.
    [commitment] Before the game the server showed this browser another fingerprint than the one in the record.
    [pledge] The fingerprint of your number is missing, or another one stands at your seat.
    [others] The fingerprints of the others are not the ones shown to this browser at the start.
    [nonce] Another number than yours stands under your fingerprint.
    [left_out] Your number was left out, though the server had received it in time.
    [late] Your number was left out because it came too late: this browser was not at the table at the start, or the connection was too slow. If neither is so, the server kept it out.
    [watched] This browser gave no number: it only watched.
   *[absent] This browser did not take part in this game, or has forgotten it: it has nothing to compare.
}
verify-step-moves = The moves keep to the rules
verify-step-moves-note = { $plies ->
    [one] The server sets the game up from this seed and replays { $plies } move.
   *[other] The server sets the game up from this seed and replays { $plies } moves.
}
verify-step-result = The moves lead to the recorded result
verify-step-result-note = { $how ->
    [finished] Points after the last move: { $scores }.
    [resigned] The game was resigned, so there are no points to compare.
    [aborted] The game was called off, so there are no points to compare.
   *[running] The game was still running, so there are no points to compare.
}
verify-state = { $state ->
    [good] Fits:
    [bad] Does not fit:
   *[unknown] Not known:
}
verify-absent = The record does not tell.
verify-unreached = The check did not get this far.
verify-value-secret = secret
verify-value-computed = computed fingerprint
verify-value-commitment = published fingerprint
verify-value-nonce = number of player { $number }
verify-value-pledge = fingerprint of player { $number }
verify-value-seed = seed of the game
verify-here = Your browser worked out the steps about the shuffle, the server replayed the moves. To check everything without a server, run:
verify-replay = Watch the replay
verify-upload = Verify a record from a file
