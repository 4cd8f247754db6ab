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
verify-explain-secret = Before anybody sits down, the server draws a secret and publishes its fingerprint, so it can no longer swap the secret.
verify-explain-nonces = Everybody who sits down adds a random number of their own, and the shuffle follows from the secret and these numbers together, so nobody can choose it.
verify-explain-reveal = After the game the secret is open, and anybody can work everything out again, step by step.
verify-checking = Checking…
verify-fits = Everything fits: the shuffle was fair, and the moves lead to this result.
verify-fits-unproven = The moves lead to this result, but the record does not tell where the shuffle came from.
verify-broken = This record does not fit.
verify-step-commitment = The secret is the one that was promised
verify-step-commitment-note = The fingerprint of the secret (BLAKE2b) must be the one published before the game.
verify-step-seed = The seed follows from the secret and the players’ numbers
verify-step-seed-note = The fingerprint of the secret with the players’ numbers (BLAKE2b) must be the seed of the game.
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
verify-value-seed = seed of the game
verify-here = Your browser worked out the first two steps, the server replayed the moves. To check everything without a server, run:
verify-replay = Watch the replay
verify-upload = Verify a record from a file
