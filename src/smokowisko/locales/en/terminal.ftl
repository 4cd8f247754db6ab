# The terminal: what the command line says around the table of any game.

terminal-welcome = { $seats } · “help” lists the commands.
terminal-seat-bot = { $level } (bot)
terminal-seat-person = a person
terminal-seat-you = you
terminal-ask = Number, move or command:
terminal-thinking = The bot is thinking …
terminal-curtain = { $who }, it is your turn. The cards stay hidden until you sit down.
terminal-curtain-ask = Press Enter when nobody else is looking:
terminal-no_such_number = { $count ->
    [one] Only number 1 is on the list.
   *[other] The list has the numbers 1 to { $count }.
}

# the commands; the English words work in every language
terminal-command-undo = undo
terminal-command-hint = hint
terminal-command-save = save
terminal-command-rules = rules
terminal-command-log = log
terminal-command-help = help
terminal-command-quit = quit
terminal-help-moves = Type the number of a move, or the move itself as written beside it. Or:
terminal-help-undo = take back your last decision, as long as it has shown you nothing new
terminal-help-hint = ask Ancient, the strongest bot, what it would do in your place
terminal-help-save = write the game to a file: save, or save FILE
terminal-help-rules = the rules of the game
terminal-help-log = everything that has happened so far
terminal-help-help = this list
terminal-help-quit = save the game and leave

terminal-undone = Taken back.
terminal-undo-nothing = There is no decision of yours to take back.
terminal-undo-others = Somebody else has decided since: your move stands.
terminal-undo-revealed = Your move has shown cards that were hidden: it stands.
terminal-hint = Hint: { $move } · { $text }
terminal-certain = What is certain then: { $events }
terminal-log-empty = Nothing has happened yet.

terminal-saved = Saved. To go on later: smokowisko play --resume { $file }
terminal-kept = The game is saved. To go on: smokowisko play --resume { $file }
terminal-finished = The record is kept. To see the game again: smokowisko replay { $file }
terminal-save-exists = { $file } exists already; choose another file.
terminal-save-no_folder = There is no folder { $folder } to save in.
terminal-save-failed = { $file } cannot be written: { $reason }.

# the list of games
terminal-games-players = { $fewest ->
    [one] { $fewest } player
   *[other] { $fewest } players
}
terminal-games-players-range = { $fewest } to { $most } players
terminal-games-range = { $low } to { $high }
terminal-games-options = Options with their defaults (--option KEY=VALUE):

# replays and verdicts
terminal-replay-title = { $name } · seed { $seed } · { $seats }
terminal-replay-ask = Enter for the next move:
terminal-replay-no_ply = { $plies ->
    [one] The game has only { $plies } ply, so there is no ply { $ply }.
   *[other] The game has { $plies } plies, so there is no ply { $ply }.
}
terminal-ending-running = The game is not over yet.
terminal-ending-aborted = The game was broken off.
terminal-ending-resigned = { $who } resigned.
terminal-verify-fits = { $place } fits: { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}, { $result }
terminal-verify-running = not over yet
terminal-verify-aborted = broken off
terminal-verify-resigned = resigned
terminal-verify-older = The shuffle has the older proof: the server knew the opener’s number before it drew its secret, so it could have chosen it.
terminal-verify-alone = No player’s number is in it: the server made the shuffle alone.
terminal-verify-left_out = The number of { $who } came too late and was left out of the shuffle.

# matches between bots
terminal-match-title = { $name }: { $games } games, seed { $seed }, { $speed } games a second
terminal-match-rounded = { $asked } games rounded up to { $games }, so that every deal is played from every seat.
terminal-match-progress = Playing
terminal-match-bot = Bot
terminal-match-wins = Wins
terminal-match-draws = Draws
terminal-match-share = Share
terminal-match-interval = 95 % interval
terminal-match-score = Mean score

# the arena: ms and iterations are what Ancient may spend on a move
terminal-arena-match = { $name }: { $games } games, seed { $seed }
terminal-arena-budget-ms = { $amount } ms a move
terminal-arena-budget-iterations = { $amount } iterations a move
terminal-arena-dropped = The last line of { $file } was cut off and is dropped; its game is played again.
terminal-arena-pace = ms a move
terminal-arena-verdict-passes = { $bot } passes the bar of { $bar } (games: { $games }).
terminal-arena-verdict-fails = { $bot } fails the bar of { $bar } (games: { $games }).
terminal-arena-verdict-undecided = Whether { $bot } passes the bar of { $bar } is undecided (games: { $games }).
terminal-arena-ladder = The ladder of levels, { $budget } for Ancient
terminal-arena-ladder-legend = Share of the higher level with its 95 % interval; the dashed line is the bar to reach.
terminal-arena-games = Games
terminal-arena-bar = Bar
terminal-arena-verdict = Verdict
terminal-arena-short-passes = passes
terminal-arena-short-fails = fails
terminal-arena-short-undecided = undecided
terminal-arena-missed = Bars missed: { $missed } of { $bars }.
terminal-arena-tournament = { $name }: tournament, { $games } games
terminal-arena-tournament-legend = Elo above or below the mean of the field, with its 95 % interval.
terminal-arena-elo = Elo
