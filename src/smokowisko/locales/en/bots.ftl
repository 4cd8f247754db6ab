# Bots: the levels to choose from, the sign of a bot at a table, the advice of Ancient.

bot-level = { $level ->
    [hatchling] Hatchling
    [dragon] Dragon
    [elder] Elder
    [ancient] Ancient
    [greedy] Greedy
    [random] At random
   *[other] { $level }
}
bot-about = { $level ->
    [hatchling] Still learning: plays fast and slips now and then.
    [dragon] Plays sensibly, but does not look very far.
    [elder] Plans ahead and overlooks little.
   *[ancient] The strongest: thinks longest and forgives no mistake.
}
bot-choose = level of the bot
bot-choose-game = { home-game }: { bot-choose }
bot-mark = bot: { $level }
bot-named = { $name } ({ $level })

# hint
bot-hint = Ancient would play
bot-hint-ponders = Ancient is pondering
bot-hint-expects = Ancient expects to win about { $percent }{ "\u00A0" }% of such games.
bot-hint-close = Put the hint away

# a bot sits down for somebody
bot-takes-over = { $who } leaves the table. A bot plays on: { $name } ({ $level }).
