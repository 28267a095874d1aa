"""Compares companies with nomenklatura, which is installed from PyPI and only called here.

usage: python nomenklatura_companies.py TASK ANSWERS
TASK is a JSON file, {"pairs": [{"id", "left", "right"}]} or {"register": [row], "queries": [{"id", ...row, "also": [id]}]}.
A row has "name", "other_names", "country", "city", "postal_code", "domain", "registration_number" and "lei".
ANSWERS gets one JSON line per pair, {"id", "score"}, or per query, {"id", "own": [[id, score]], "also": [[id, score]]}, and
a last line {"processor_seconds"}. "own" are candidates of nomenklatura's own index, "also" those and the given ones.
"""

import json
import sys
import tempfile
import time
from pathlib import Path

from followthemoney import Dataset, StatementEntity
from nomenklatura.blocker.index import Index
from nomenklatura.matching import get_algorithm
from nomenklatura.resolver import Linker
from nomenklatura.store.memory import MemoryStore

SHOWN = 20
FIELDS = {
    "name": "name",
    "country": "country",
    "registration_number": "registrationNumber",
    "lei": "leiCode",
    "domain": "website",
}


def entity(dataset, key, row):
    properties = {name: [row[field]] for field, name in FIELDS.items() if row.get(field)}
    if "country" in properties:
        properties["country"] = [properties["country"][0].lower()]
    if row["other_names"]:
        properties["alias"] = row["other_names"]
    place = ", ".join(part for part in (row.get("postal_code"), row.get("city")) if part)
    if place:
        properties["address"] = [place]
    return StatementEntity.from_data(dataset, {"id": key, "schema": "Company", "properties": properties})


def best(scores):
    return sorted(scores.items(), key=lambda one: (-one[1], one[0]))[:SHOWN]


def compare_pairs(task, dataset, answers):
    matcher = get_algorithm("logic-v2")
    config = matcher.default_config()
    # The matcher keeps what it has read of an entity by its id.
    pairs = [
        (pair["id"], entity(dataset, f"left-{at}", pair["left"]), entity(dataset, f"right-{at}", pair["right"]))
        for at, pair in enumerate(task["pairs"])
    ]
    begin = time.process_time()
    scores = [(key, matcher.compare(left, right, config).score) for key, left, right in pairs]
    seconds = time.process_time() - begin
    for key, score in scores:
        answers.write(json.dumps({"id": key, "score": score}) + "\n")
    answers.write(json.dumps({"processor_seconds": seconds}) + "\n")


def resolve(task, dataset, answers):
    matcher = get_algorithm("logic-v2")
    config = matcher.default_config()
    # Ids of the benchmark have characters that the store does not take.
    keys = [row["id"] for row in task["register"]]
    known = [entity(dataset, f"r-{at}", row) for at, row in enumerate(task["register"])]
    place = {key: at for at, key in enumerate(keys)}
    store = MemoryStore(dataset, Linker({}))
    with store.writer() as writer:
        for one in known:
            writer.add_entity(one)
    queries = {f"q-{at}": row for at, row in enumerate(task["queries"])}
    asked = {key: entity(dataset, key, row) for key, row in queries.items()}
    with tempfile.TemporaryDirectory() as directory:
        index = Index(store.default_view(), Path(directory))
        index.build()
        begin = time.process_time()
        found = {str(key): matches for key, matches in index.match_entities(asked.values())}
        own = {
            key: {
                int(str(other)[2:]): matcher.compare(query, known[int(str(other)[2:])], config).score
                for other, _ in found.get(key, [])
            }
            for key, query in asked.items()
        }
        seconds = time.process_time() - begin
        index.close()
    for key, query in asked.items():
        also = dict(own[key])
        for other in (place[id] for id in queries[key]["also"]):
            if other not in also:
                also[other] = matcher.compare(query, known[other], config).score
        line = {
            "id": queries[key]["id"],
            "own": [(keys[at], score) for at, score in best(own[key])],
            "also": [(keys[at], score) for at, score in best(also)],
        }
        answers.write(json.dumps(line) + "\n")
    answers.write(json.dumps({"processor_seconds": seconds}) + "\n")


def main(task_path, answers_path):
    task = json.loads(Path(task_path).read_text(encoding="utf-8"))
    dataset = Dataset.make({"name": "companies", "title": "Companies"})
    with open(answers_path, "w", encoding="utf-8") as answers:
        (compare_pairs if "pairs" in task else resolve)(task, dataset, answers)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
