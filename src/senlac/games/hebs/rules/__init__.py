"""The rules of the Historic Epic Battle System, a module for each chapter."""
