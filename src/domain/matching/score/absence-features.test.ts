import { expect, test } from "vitest";
import type { ScoredCandidate } from "../comparable/candidate.ts";
import { comparableOfRecord } from "../comparable/comparable-of.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import { absenceFeatures } from "./absence-features.ts";

const of = (name: string, ...candidates: string[]) => {
  const query = comparableOfRecord({ name });
  const ranked = candidates.map(
    (candidate) =>
      ({ evidence: comparePair(query, comparableOfRecord({ name: candidate })) }) as ScoredCandidate,
  );
  return absenceFeatures({ query, ranked, outscored: 0 });
};

test("an empty list holds nothing of the name", () => {
  expect(of("Quillworth Brackenfold Limited")).toMatchObject({
    none_overlap: 0,
    none_best_overlap: 0,
    none_query_left: 1,
    none_telling_held: 0,
    none_candidates: 0,
  });
});

test("a candidate that has the telling word says more of the name than one that has a common one", () => {
  const near = of("Quillworth Fisheries Limited", "Quillworth Trading Limited");
  const far = of("Quillworth Fisheries Limited", "Brackenfold Fisheries Limited");
  expect(near.none_telling_held).toBe(1);
  expect(far.none_telling_held).toBe(0);
  expect(near.none_overlap).toBeGreaterThan(far.none_overlap!);
  expect(near.none_query_left).toBeLessThan(far.none_query_left!);
});

test("a name that is covered whole leaves nothing of itself", () => {
  expect(of("Quillworth", "Quillworth Fisheries")).toMatchObject({ none_covered: 1, none_query_left: 0 });
});

test("the best of the list counts wherever it stands, each way of writing for itself", () => {
  const found = of("Brackenfold", "Sandringham", "Brackenfold", "富士通");
  expect(found).toMatchObject({ none_overlap: 0, none_best_overlap: 1, none_best_overlap_cross: 0 });
  expect(found.none_same_script).toBeCloseTo(2 / 3);
});
