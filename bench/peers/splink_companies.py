"""Compares companies with Splink, which is installed from PyPI and only called here.

usage: python splink_companies.py TASK ANSWERS
TASK is a JSON file, {"register": [row], "pairs": [{"id", "left", "right"}]} or {"register": [row], "queries": [{"id", ...row}]}.
A row has "name", "words", "country", "city", "postal_code", "domain", "registration_number" and "lei".
ANSWERS gets one JSON line per pair or query, {"id", "matches": [[id, probability]]}, best first, and a last line
{"processor_seconds"}. The model learns from the register without labels.
"""

import json
import sys
import time
from collections import Counter
from pathlib import Path

import pandas as pd
import splink.comparison_library as cl
from splink import DuckDBAPI, Linker, SettingsCreator, block_on

SHOWN = 20
EXACT = ["country", "city", "postal_code", "domain", "registration_number", "lei"]
TRAINING_ROWS = 60_000


def frame(rows, frequency):
    """One line per row: the words of its name, its two rarest words, and the other fields in lower case."""
    lines = []
    for at, row in enumerate(rows):
        words = row["words"]
        rare = sorted(set(words), key=lambda word: (frequency[word], word))[:2] + [None, None]
        line = {
            "unique_id": row.get("id", str(at)),
            "pair_id": row.get("pair_id"),
            "name": " ".join(words) or None,
            "rarest": rare[0],
            "rare": rare[1],
        }
        for field in EXACT:
            value = row.get(field)
            line[field] = value.strip().lower() if value else None
        lines.append(line)
    return pd.DataFrame(lines).astype(object).where(lambda values: values.notna(), None)


def settings(link_type, rules):
    name = cl.JaroWinklerAtThresholds("name", [0.97, 0.92, 0.85]).configure(term_frequency_adjustments=True)
    others = [cl.ExactMatch(field) for field in EXACT]
    return SettingsCreator(
        link_type=link_type,
        comparisons=[name, *others],
        blocking_rules_to_generate_predictions=rules,
        retain_intermediate_calculation_columns=False,
    )


def blocking():
    rules = [block_on("rarest"), block_on("rare"), block_on("domain"), block_on("lei"), block_on("registration_number")]
    crossed = ["l.rarest = r.rare", "l.rare = r.rarest"]
    return [*rules, *crossed]


def trained(register):
    """The settings of a model that has learned from the register, as a dictionary."""
    sample = register.sample(n=min(len(register), TRAINING_ROWS), random_state=1)
    linker = Linker(sample, settings("dedupe_only", blocking()), DuckDBAPI())
    linker.training.estimate_probability_two_random_records_match(
        [block_on("name", "country"), block_on("lei")], recall=0.7
    )
    linker.training.estimate_u_using_random_sampling(max_pairs=2_000_000, seed=1)
    for rule in (block_on("name"), block_on("domain")):
        linker.training.estimate_parameters_using_expectation_maximisation(rule, fix_u_probabilities=True)
    return linker.misc.save_model_to_json()


def predicted(model, left, right, rules):
    model = {**model, "link_type": "link_only", "blocking_rules_to_generate_predictions": rules}
    linker = Linker([left, right], model, DuckDBAPI(), input_table_aliases=["a_asked", "b_known"])
    begin = time.process_time()
    found = linker.inference.predict(threshold_match_probability=1e-6).as_pandas_dataframe()
    return found, time.process_time() - begin


def main(task_path, answers_path):
    task = json.loads(Path(task_path).read_text(encoding="utf-8"))
    frequency = Counter(word for row in task["register"] for word in set(row["words"]))
    register = frame(task["register"], frequency)
    model = trained(register)
    if "pairs" in task:
        sides = [
            frame([{**pair[side], "id": pair["id"], "pair_id": pair["id"]} for pair in task["pairs"]], frequency)
            for side in ("left", "right")
        ]
        rule = {"blocking_rule": "l.pair_id = r.pair_id", "sql_dialect": "duckdb"}
        found, seconds = predicted({**model, "additional_columns_to_retain": []}, *sides, [rule])
        ids = [pair["id"] for pair in task["pairs"]]
    else:
        asked = frame(task["queries"], frequency)
        found, seconds = predicted(model, asked, register, model["blocking_rules_to_generate_predictions"])
        ids = [query["id"] for query in task["queries"]]
    matches = {}
    for left, right, probability in zip(found["unique_id_l"], found["unique_id_r"], found["match_probability"]):
        matches.setdefault(left, []).append((right, probability))
    with open(answers_path, "w", encoding="utf-8") as answers:
        for key in ids:
            ranked = sorted(matches.get(key, []), key=lambda one: (-one[1], one[0]))[:SHOWN]
            answers.write(json.dumps({"id": key, "matches": ranked}) + "\n")
        answers.write(json.dumps({"processor_seconds": seconds}) + "\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
