#!/usr/bin/env python3
"""Plays a whole game of Orrery from Python, with random answers for every seat.

The engine is a program that reads one JSON request per line and writes one JSON reply per line (docs/protocol.md).
Only the standard library is needed.

    python3 examples/python/random_bot.py [--game moonriser] [--seats 2] [--seed hello] [-- engine command ...]

The default engine command is `npx orrery engine`. The last line printed is the result as JSON.
"""

import argparse
import json
import random
import subprocess
import sys


class Engine:
    """A running `orrery engine`. Call it with a verb and fields; it returns the reply."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        self.count = 0

    def __call__(self, do, **fields):
        self.count += 1
        request = {"id": self.count, "do": do, **fields}
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("the engine has exited")
        reply = json.loads(line)
        if reply.get("id") != self.count:
            raise RuntimeError(f"the reply has a wrong id: {line}")
        if "error" in reply:
            raise RuntimeError("{code}: {message}".format(**reply["error"]))
        return reply["ok"]

    def close(self):
        self.process.stdin.close()
        return self.process.wait()


def play(engine, game, seats, seed):
    """Plays one game and returns its result and number of decisions."""
    rng = random.Random(seed)
    new = engine("new", game=game, seats=seats, seed=seed)
    match, status = new["match"], new["status"]
    decisions = 0
    while not status["over"]:
        # Standing questions are optional; the game waits for the others.
        row = rng.choice([row for row in status["waiting"] if not row["standing"]])
        legal = engine("legal", match=match, seat=row["seat"], question=row["question"])
        action = rng.choice(legal["actions"])
        status = engine("act", match=match, seat=row["seat"], action=action)["status"]
        decisions += 1
    return status["result"], decisions


def main():
    parser = argparse.ArgumentParser(description="Play a whole game through the engine, at random.")
    parser.add_argument("--game", default="moonriser")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="hello")
    parser.add_argument("engine", nargs="*", default=["npx", "orrery", "engine"], help="the engine's command")
    options = parser.parse_args()

    engine = Engine(options.engine)
    result, decisions = play(engine, options.game, options.seats, options.seed)
    code = engine.close()
    print(f"{decisions} decisions, {result['reason']}, scores {result['scores']}", file=sys.stderr)
    print(json.dumps(result))
    return code


if __name__ == "__main__":
    sys.exit(main())
