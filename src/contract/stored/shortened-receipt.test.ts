import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { LIST_FEATURES } from "../../domain/matching/score/listwise.ts";
import { modelSaying, verdictOn } from "../../domain/matching/testing/case.ts";
import { storedReceipt } from "./receipt.ts";
import { receiptText } from "./shortened-receipt.ts";
import { StoredJsonError } from "./stored-json.ts";

const number = fc.oneof(
  fc.constant(0),
  fc.constant(1),
  fc.double({ noNaN: true, min: -20, max: 20 }).map((value) => value + 0),
);
const values = fc.dictionary(fc.stringMatching(/^[a-z]+(_[a-z]+){1,3}$/), number, { maxKeys: 8 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value);

const candidate = fc.record({
  entity_id: maybe(fc.constant("ent_1")),
  external: fc.boolean(),
  legal_name: maybe(fc.string()),
  domain: maybe(fc.constant("acme.example")),
  legal_status: maybe(fc.constant("active")),
  probability: number,
  adjudicator_decision: maybe(fc.constantFrom("match", "no_match")),
  adjudicator_confidence: maybe(number),
  refused: maybe(fc.constant("identifier_conflict")),
});

const complete = fc
  .array(number, { minLength: LIST_FEATURES.length, maxLength: LIST_FEATURES.length })
  .map((list) => Object.fromEntries(LIST_FEATURES.map((name, at) => [name, list[at]!])));

const rest = {
  decision_id: "dec_1",
  left_record_id: "rec_1",
  right_ref: null,
  decision: "match",
  stage: "probabilistic",
  reason: null,
  probability: 0.9,
  match_confidence: 0.9,
  match_confidence_basis: "calibrated_probability",
  identifier_rule: null,
  thresholds: { upper: 0.9, lower: 0.1, llm_confidence_floor: 0.9 },
  guards: [],
  verdict: null,
  candidates_considered: 1,
  register_version: null,
  pipeline_version: "1",
  acting_key_id: null,
  acting_surface: "api",
  decided_at: "2026-11-26T00:00:00.000Z",
};

/** Receipts of decisions with the scorer and without it; list features of any kind; features of the replay or others. */
const receipts = fc
  .record({
    features: values,
    list: fc.oneof(complete, values),
    hasOwn: fc.boolean(),
    isScored: fc.boolean(),
    candidates: fc.array(candidate),
  })
  .map(({ features, list, hasOwn, isScored, candidates }) => ({
    ...rest,
    features: hasOwn ? { ...features, indistinguishable_candidates: 1 } : features,
    top_features: Object.entries(features).map(([feature, value]) => ({
      ...{ feature, value, contribution: value * 2 },
    })),
    candidates,
    replay_inputs: isScored
      ? {
          ...{ model_version: "1", features, rival_scores: [0.5], namesakes: [1] },
          ...{ query_features: { query_country: 0 }, list_features: list },
        }
      : null,
  }));

describe("the short form of a receipt", () => {
  test("is read as the receipt that was written, to the bit", () => {
    fc.assert(
      fc.property(receipts, (receipt) => {
        const read = storedReceipt(receiptText(receipt));
        expect(read).toEqual(receipt);
        expect(JSON.stringify(read)).toBe(JSON.stringify(receipt));
      }),
    );
  });

  test("has no list feature of 0, and no feature more than twice", () => {
    const list = Object.fromEntries(LIST_FEATURES.map((name, at) => [name, at === 3 ? 0.1 : 0]));
    const features = { name_exact: 1 };
    const text = receiptText({
      ...rest,
      features,
      top_features: [{ feature: "name_exact", value: 1, contribution: 2 }],
      candidates: [],
      replay_inputs: {
        ...{ model_version: "1", features, rival_scores: [], namesakes: [] },
        ...{ query_features: {}, list_features: list },
      },
    });
    expect(text.match(/name_exact/g)).toHaveLength(2);
    expect(LIST_FEATURES.filter((name) => text.includes(`"${name}"`))).toEqual([LIST_FEATURES[3]]);
  });

  test("is not needed: a receipt of an earlier release is read as it is stored", () => {
    const [one] = fc.sample(receipts, { numRuns: 1, seed: 1 });
    expect(storedReceipt(JSON.stringify(one))).toEqual(one);
  });

  test.each([
    "{}",
    '{"shortened":1}',
    '{"shortened":1,"contributions":{},"candidates":[]}',
    '{"shortened":1,"contributions":{},"candidates":[],"replay_inputs":1}',
    "1",
    "null",
  ])("%s is no receipt", (text) => {
    expect(() => storedReceipt(text)).toThrow(StoredJsonError);
  });
});

test("a list with a leader has the list features, in their order", () => {
  const query = { name: "Quarrydale Optics Ltd", country: "GB" };
  const { listFeatures } = verdictOn(query, [query], modelSaying());
  expect(Object.keys(listFeatures)).toEqual(LIST_FEATURES);
});
