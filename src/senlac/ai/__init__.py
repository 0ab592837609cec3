"""Bots: players that are given a view and a question, and nothing else."""

from senlac.ai.bots import Bot, bot, bots

__all__ = ["Bot", "bot", "bots"]
