"""Arguments that several commands have in common."""

from pathlib import Path
from typing import Annotated

import typer

GameId = Annotated[str | None, typer.Argument(metavar="GAME", help="The id of a game.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be repeated."),
]
Components = Annotated[
    Path | None,
    typer.Option("--components", metavar="FILE", help="Cards of your own copy, as a TOML file."),
]
Players = Annotated[int | None, typer.Option(metavar="N", help="How many seats.")]
FirstDeal = Annotated[int, typer.Option("--seed", metavar="N", help="The first deal.")]
AsJson = Annotated[bool, typer.Option("--json", help="For machines.")]
