"""Tables in play: seats, choices, deadlines, bots, replay from stored rows. Knows no page and no HTTP."""
