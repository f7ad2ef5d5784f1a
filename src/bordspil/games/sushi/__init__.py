"""What both sushi games share: scores, pads, reasons and texts. Not a game: it has no `GAME`."""
