# A bot for any game of the house: it attacks where it can, passes last, and takes anything in between.
# npx mechatable arena lanes --bots "cmd:python3 examples/bots/eager.py",random --matches 20
import json
import random
import sys


def liking(label):
    """How much it likes a choice, by its words."""
    words = label.lower()
    if "attack" in words:
        return 2
    if "pass" in words or "end" in words or "done" in words:
        return 0
    return 1


for line in sys.stdin:
    question = json.loads(line)  # game, seats, seat, view, legal, labels, clock
    likings = [liking(label) for label in question["labels"]]
    most = max(likings)
    best = [index for index, one in enumerate(likings) if one == most]
    print(json.dumps({"choice": random.choice(best)}), flush=True)
