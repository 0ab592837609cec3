"""The rules of Hastings, a module for each chapter."""
