/** Which pairs of a batch are reported, and how: all cases follow from the rules, not from weights. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const named = { name: "Quillworth Brackenfold Limited", country: "GB" } as const;
const domain = "quillworth.co.uk";

async function pairsOf(...records: object[]) {
  const tenant = await service.tenant();
  return tenant.batch(records.map((record, n) => ({ ...record, client_ref: "abcdefgh"[n % 8] })));
}

describe("blocked pairs", () => {
  test("one name under two numbers: the number is named", async () => {
    const { blocked_pairs, withheld_pairs, outcomes } = await pairsOf(numberedCompany(1), numberedCompany(2));
    expect(blocked_pairs).toEqual([
      {
        left_index: 0,
        left_record_id: outcomes[0]!.record_id,
        left_client_ref: "a",
        right_index: 1,
        right_record_id: outcomes[1]!.record_id,
        right_client_ref: "b",
        right_entity_id: outcomes[1]!.entity!.entity_id,
        probability: expect.toSatisfy((value: number) => value > 0.5 && value <= 1),
        disagreeing_fields: ["registration.company_number"],
        rule: "strong_identifier_conflict",
      },
    ]);
    expect(withheld_pairs).toEqual([]);
  });

  test("one name in one town with another house and another phone: the two weak signals are named", async () => {
    const at = (line1: string) => ({ line1, city: "Oberkotzau", country: "GB" });
    const { blocked_pairs, outcomes } = await pairsOf(
      { ...named, address: at("1 High Street"), phone: "+44 20 7946 0001" },
      { ...named, address: at("92 Mill Lane"), phone: "+44 161 496 0002" },
    );
    expect(blocked_pairs).toMatchObject([
      { left_index: 0, right_index: 1, right_entity_id: null, rule: "weak_signal_guard" },
    ]);
    expect(blocked_pairs[0]!.disagreeing_fields).toEqual(["contact.phone", "location.registered_address"]);
    expect(outcomes[1]).toMatchObject({ decision: "unresolved", reason: "weak_signals_disagree" });
  });

  test("two that are alike by themselves, one of them bound with what conflicts: transitive", async () => {
    const { blocked_pairs } = await pairsOf(
      { ...numberedCompany(1), domain },
      { ...named, domain },
      { ...numberedCompany(2), domain },
    );
    const told = blocked_pairs.map((pair) => [pair.left_index, pair.right_index, pair.rule]);
    expect(told).toContainEqual([0, 2, "strong_identifier_conflict"]);
    expect(told).toContainEqual([1, 2, "transitive_conflict"]);
    for (const { disagreeing_fields } of blocked_pairs)
      expect(disagreeing_fields).toContain("registration.company_number");
  });

  test("two numbers under two names are nobody's proposal", async () => {
    const { blocked_pairs, withheld_pairs } = await pairsOf(numberedCompany(1), {
      ...numberedCompany(2),
      name: "Quillworth Sandringham Fisheries Limited",
    });
    expect([...blocked_pairs, ...withheld_pairs]).toEqual([]);
  });
});

describe("withheld pairs", () => {
  test("a record that could be either of two is withheld from both", async () => {
    const { withheld_pairs } = await pairsOf(numberedCompany(1), numberedCompany(2), named);
    expect(
      withheld_pairs.map(({ left_index, right_index, reason }) => [left_index, right_index, reason]),
    ).toEqual([
      [0, 2, "indistinguishable_candidates"],
      [1, 2, "indistinguishable_candidates"],
    ]);
    expect(withheld_pairs.map(({ right_entity_id }) => right_entity_id)).toEqual([null, null]);
  });

  test.each([
    ["probabilistic", "depth_capped"],
    ["research", "below_acceptance_floor"],
  ])("an abstention at depth %s says %s", async (depth, reason) => {
    const { withheld_pairs, outcomes } = await pairsOf(
      { name: "Quillworth Brackenfold Trading Limited", country: "GB", depth },
      { name: "Quillworth Holdings Limited", country: "GB", depth },
    );
    expect(outcomes[1]!.decision).toBe("unresolved");
    expect(withheld_pairs).toMatchObject([{ left_index: 0, right_index: 1, reason }]);
  });

  test("records that share no retrieval key are not compared", async () => {
    const { withheld_pairs, blocked_pairs } = await pairsOf(named, {
      name: "Sandringham Fisheries plc",
      country: "GB",
    });
    expect([...withheld_pairs, ...blocked_pairs]).toEqual([]);
  });
});

describe("the disclosure", () => {
  test("counts what was found, names 100 of it at most, the likeliest first, and says so", async () => {
    const { blocked_pairs, pair_disclosure } = await pairsOf(
      ...Array.from({ length: 16 }, (_, n) => numberedCompany(n)),
    );
    expect(blocked_pairs).toHaveLength(100);
    const given = blocked_pairs.map(({ probability }) => probability!);
    expect(given).toEqual([...given].sort((a, b) => b - a));
    expect(pair_disclosure).toEqual({
      blocked_found: 120,
      blocked_returned: 100,
      withheld_found: 0,
      withheld_returned: 0,
      compared: 120,
      not_compared: 0,
      cap: 100,
      truncated: true,
    });
  });

  test("says so as well where too many share one name for all of them to be compared", async () => {
    const { pair_disclosure } = await pairsOf(...Array.from({ length: 100 }, (_, n) => numberedCompany(n)));
    expect(pair_disclosure).toMatchObject({
      blocked_found: 4000,
      blocked_returned: 100,
      compared: 4000,
      not_compared: 950,
      truncated: true,
    });
  });
});
