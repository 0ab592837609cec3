"""The server: games over HTTP and WebSocket, stored in a database."""
