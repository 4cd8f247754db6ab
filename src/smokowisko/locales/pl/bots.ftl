# Boty: poziomy do wyboru, znak bota przy stole, rada Pradawnego.

bot-level = { $level ->
    [hatchling] Pisklę
    [dragon] Smok
    [elder] Stary smok
    [ancient] Pradawny
    [greedy] Łapczywy
    [random] Na chybił trafił
   *[other] { $level }
}
bot-about = { $level ->
    [hatchling] Dopiero się uczy: gra szybko i{ "\u00A0" }czasem się myli.
    [dragon] Gra z{ "\u00A0" }głową, ale nie patrzy zbyt daleko.
    [elder] Planuje z{ "\u00A0" }wyprzedzeniem i{ "\u00A0" }mało co przeoczy.
   *[ancient] Najmocniejszy: myśli najdłużej i{ "\u00A0" }błędów nie wybacza.
}
bot-choose = poziom bota
bot-choose-game = { home-game }: { bot-choose }
bot-mark = bot: { $level }
bot-named = { $name } ({ $level })

# podpowiedź
bot-hint = Podpowiada Pradawny
bot-hint-ponders = Pradawny się zastanawia
bot-hint-expects = Pradawny wygrałby stąd około { $percent }{ "\u00A0" }% partii.
bot-hint-close = Schowaj podpowiedź

# bot siada za kogoś
bot-takes-over = { $who } odchodzi od stołu. Gra dalej bot: { $name } ({ $level }).
