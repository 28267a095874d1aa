import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { vocabularies } from "../../src/domain/names/words/senses/vocabularies.ts";
import { readScriptCompanies } from "./script-companies.ts";

test.each(["unseen-companies.tsv", "unseen-translated-companies.tsv"])(
  "no phrase of the vocabularies is the whole name of a company of %s",
  (list) => {
    const companies = readScriptCompanies(fileURLToPath(new URL(list, import.meta.url)));
    const names = new Set(companies.map(({ native }) => native.toLowerCase().replaceAll(" ", "_")));
    const phrases = vocabularies.flatMap((vocabulary) =>
      Object.entries(vocabulary).flatMap(([sense, written]) =>
        sense.includes("_") ? written.split(" ") : [],
      ),
    );
    expect(phrases.filter((phrase) => names.has(phrase))).toEqual([]);
  },
);
