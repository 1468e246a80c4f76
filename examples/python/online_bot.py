#!/usr/bin/env python3
"""A bot that plays at an online table through the public API (docs/online.md).

    python3 examples/python/online_bot.py http://localhost:8080 <match> [name]

It claims an open seat, answers every question at random, and prints the result at the end. It needs only the standard
library: a minimal WebSocket client is included.
"""

import base64
import json
import os
import random
import socket
import sys
import urllib.request
from urllib.parse import urlsplit


class Line:
    """A WebSocket that sends and receives JSON."""

    def __init__(self, server):
        address = urlsplit(server)
        port = address.port or 80
        self.socket = socket.create_connection((address.hostname, port))
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {address.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        if b" 101 " not in self.file.readline():
            raise RuntimeError("the server refused the connection")
        while self.file.readline().strip():
            pass

    def frame(self, kind, payload):
        size = len(payload)
        head = bytes([0x80 | kind]) + (
            bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
        )
        mask = os.urandom(4)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, message):
        self.frame(1, json.dumps(message).encode())

    def hear(self):
        while True:
            kind, size = self.file.read(2)
            if size >= 126:
                size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
            payload = self.file.read(size)
            if kind & 15 == 1:
                return json.loads(payload)
            if kind & 15 == 8:
                raise RuntimeError("the server closed the connection")
            if kind & 15 == 9:  # The server closes connections that do not answer pings.
                self.frame(10, payload)


def free(options):
    return [option["id"] for option in options if not option.get("why")]


def answers_to(prompt):
    """Random answers based on the prompt alone."""
    kind = prompt["kind"]
    if kind == "choose":
        yield from free(prompt["options"])
    elif kind == "subset":
        ids = free(prompt["items"])
        random.shuffle(ids)
        for size in range(prompt["min"], min(prompt["max"], len(ids)) + 1):
            for start in range(len(ids) - size + 1):
                yield ids[start : start + size]
    elif kind == "amount":
        yield from range(prompt["max"], prompt["min"] - 1, -1)
    elif kind == "allocate":
        left, shares = prompt["min"], {}
        for row in prompt["rows"]:
            shares[row["id"]] = min(left, row["max"])
            left -= shares[row["id"]]
        yield shares
    elif kind == "arrange":
        yield free(prompt["items"])
    elif kind == "place":
        for piece in prompt["pieces"]:
            for cell in [] if piece.get("why") else piece["cells"]:
                for rotation in cell["rotations"]:
                    yield {"piece": piece["id"], "cell": cell["cell"], "rotation": rotation}
    elif kind == "path":
        for piece in prompt["pieces"]:
            for cell in piece["cells"]:
                yield {"piece": piece["id"], "cells": [cell["cell"]]}
    elif kind == "offer":
        yield {"say": "accept", "version": prompt["version"]}
        yield {"say": "decline", "version": prompt["version"]}
    if prompt.get("pass"):
        yield None


class Seat:
    """A seat at a table: its latest state, and requests to the server."""

    def __init__(self, server, match, name):
        body = json.dumps({"name": name}).encode()
        request = urllib.request.Request(
            f"{server}/api/matches/{match}/claim", body, {"content-type": "application/json"}
        )
        with urllib.request.urlopen(request) as reply:
            claimed = json.load(reply)
        self.seat = claimed["seat"]
        self.line = Line(server)
        self.count, self.prompts, self.result = 0, [], None
        self.line.send({"do": "join", "match": match, "token": claimed["token"]})

    def listen(self):
        message = self.line.hear()
        if message["say"] in ("table", "step"):
            self.prompts, self.result = message["prompts"], message["result"]
        return message

    def ask(self, do, **fields):
        self.count += 1
        self.line.send({"do": do, "id": self.count, **fields})
        while True:
            message = self.listen()
            if message.get("id") == self.count:
                return message

    def answer(self, row):
        """Sends random answers until the rules accept one."""
        answers = list(answers_to(row["prompt"]))
        random.shuffle(answers)
        for answer in answers:
            action = {"seat": self.seat, "question": row["question"], "n": row["n"], "answer": answer}
            if self.ask("why", action=action).get("refusal") is None:
                # The question may have closed meanwhile.
                return self.ask("act", action=action)
        raise RuntimeError(f"no legal answer found for question {row['question']}")


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    server, match = sys.argv[1:3]
    seat = Seat(server, match, sys.argv[3] if len(sys.argv) > 3 else "Botty")
    decisions = 0
    while seat.result is None:
        row = next((row for row in seat.prompts if not row["standing"]), None)
        if row is None:
            seat.listen()
            continue
        seat.answer(row)
        decisions += 1
    print(f"{decisions} decisions as player {seat.seat + 1}", file=sys.stderr)
    print(json.dumps(seat.result))


if __name__ == "__main__":
    main()
