#!/usr/bin/env python3
"""Proves each die, draw and shuffle of a finished game: verify.py RECORD [COMMITMENT THAT YOU NOTED]"""
import hashlib, itertools, json, struct, sys

ROUNDS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))

def words(key, stream):  # ChaCha20: a counter of 64 bits, the number of the stream as nonce
    for block in itertools.count():
        start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<QQ", block, stream))
        s = list(start)
        for a, b, c, d in ROUNDS * 10:
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                s[x] = s[x] + s[y] & 0xFFFFFFFF
                mixed = s[z] ^ s[x]
                s[z] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF
        yield from (old + new & 0xFFFFFFFF for old, new in zip(start, s))

def members(text):  # "0-4,7,9*3"
    for part in text.split(","):
        run, _, times = part.partition("*")
        first, _, last = run.partition("-")
        for card in range(int(first), int(last or first) + 1):
            yield from [card] * int(times or 1)

def prove(falls, seal, stream, where):
    source, proved = words(seal["key"], stream) if seal.get("key") else None, 0
    for name, result, *place in map(str.split, falls):
        if place == ["own"]:
            continue
        sides = name[1:] if name[0] == "d" and name[1:].isdigit() else None
        if source is None or not (sides or place):
            sys.exit(f"{where}: {name} {result}: " + ("its place is not told" if source else "no seed is told"))
        pool = list(range(1, int(sides) + 1)) if sides else list(members(place[1]))
        fair = 2**32 // len(pool) * len(pool)
        index = next(word for word in source if word < fair) % len(pool)
        if pool[index] != int(result) or not sides and place[0] != f"{index}/{len(pool)}":
            sys.exit(f"{where}: {name} {result} is recorded, the seed gives {pool[index]} at {index}/{len(pool)}")
        proved += 1
    return proved

record = json.load(open(sys.argv[1], encoding="utf-8"))
seals, acts = record["seals"], record["acts"]
for seal in seals:
    if "seed" in seal:
        seal["key"] = seed = bytes.fromhex(seal["seed"])
        if hashlib.sha256(b"resolute commitment 1\n" + seed).hexdigest() != seal["commitment"]:
            sys.exit("a seed does not belong to its commitment")
        if "word" in seal:
            seal["key"] = hashlib.sha256(b"resolute word 1\n" + seed + seal["word"].encode()).digest()
if sys.argv[2:] and [seal["commitment"] for seal in seals[:1]] != sys.argv[2:]:
    sys.exit("the record has another commitment")
proved, stream = prove(record["opening"].get("chance", []), (seals or [{}])[0], 0, "opening"), 1
for number, act in enumerate(acts):
    in_force = [seal for seal in seals if seal["from"] <= number] or [{}]
    proved += prove(act.get("chance", []), in_force[-1], stream, f"act {number + 1}")
    stream += bool(act.get("chance"))
own = sum(fall.endswith(" own") for entry in [record["opening"], *acts] for fall in entry.get("chance", []))
print(f"{proved} results proved by {len(seals)} seed(s), {own} entered by people")
