"""Screens names with nomenklatura, which is installed from PyPI and only called here.

usage: python nomenklatura_screening.py TASK ANSWERS
TASK is a JSON file: {"list": [{"id", "name", "country"}], "queries": [{"id", "name", "country", "also": [id]}]}.
ANSWERS gets one JSON line per query, {"id", "own": [[id, score]], "also": [[id, score]]}, and a last line
{"processor_seconds"}. "own" are candidates of nomenklatura's own index, "also" those and the given ones.
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


def entity(dataset, prefix, row):
    country = row.get("country")
    properties = {"name": [row["name"]], "country": [country.lower()] if country else []}
    return StatementEntity.from_data(
        dataset, {"id": f"{prefix}{row['id']}", "schema": "Organization", "properties": properties}
    )


def best(scores):
    return sorted(scores.items(), key=lambda one: (-one[1], one[0]))[:SHOWN]


def main(task_path, answers_path):
    task = json.loads(Path(task_path).read_text(encoding="utf-8"))
    dataset = Dataset.make({"name": "listed", "title": "Listed"})
    listed = {row["id"]: entity(dataset, "l-", row) for row in task["list"]}
    store = MemoryStore(dataset, Linker({}))
    with store.writer() as writer:
        for one in listed.values():
            writer.add_entity(one)
    matcher = get_algorithm("logic-v2")
    config = matcher.default_config()
    queries = {f"q-{row['id']}": row for row in task["queries"]}
    asked = {key: entity(dataset, "q-", row) for key, row in queries.items()}
    with tempfile.TemporaryDirectory() as directory, open(answers_path, "w", encoding="utf-8") as answers:
        index = Index(store.default_view(), Path(directory))
        index.build()
        begin = time.process_time()
        found = {str(key): matches for key, matches in index.match_entities(asked.values())}
        for key, query in asked.items():
            own = {
                str(other)[2:]: matcher.compare(query, listed[str(other)[2:]], config).score
                for other, _ in found.get(key, [])
            }
            row = queries[key]
            row["own"] = own
        seconds = time.process_time() - begin
        for key, query in asked.items():
            row = queries[key]
            own = row["own"]
            also = dict(own)
            for other in row.get("also", []):
                if other not in also:
                    also[other] = matcher.compare(query, listed[other], config).score
            answers.write(json.dumps({"id": row["id"], "own": best(own), "also": best(also)}) + "\n")
        answers.write(json.dumps({"processor_seconds": seconds}) + "\n")
        index.close()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
