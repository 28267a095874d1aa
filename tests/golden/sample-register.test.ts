/**
 * Every record of samples/records.jsonl against the sample register, each in a store of its own. A match must rest on
 * rows of the right company and on no other row; a wrong match is never a known miss.
 */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ResolveBody } from "../support/answers.ts";
import { TestService } from "../support/service.ts";
import { knownMisses } from "./known-misses.ts";

interface Sample {
  readonly id: string;
  readonly request: object;
  readonly expect: {
    readonly decision?: string;
    readonly decision_in?: readonly string[];
    readonly targets?: readonly string[];
    readonly reason?: string;
  };
  readonly why: string;
}

const samples = readFileSync(new URL("../../samples/records.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "")
  .map((line) => JSON.parse(line) as Sample);

let service: TestService;

beforeAll(async () => {
  service = await TestService.start();
});

afterAll(() => service.close());

/** The register rows that the entity rests on, as `source_id:provider_record_id`. */
function rowsOf(answer: ResolveBody): string[] {
  const cited = Object.values(answer.entity?.provenance ?? {});
  const rows = cited.flatMap(({ source_id, provider_record_id }) =>
    provider_record_id === undefined ? [] : [`${source_id}:${provider_record_id}`],
  );
  return [...new Set(rows)];
}

function lawful(sample: Sample): readonly string[] {
  return sample.expect.decision_in ?? [sample.expect.decision!];
}

describe("the sample records", () => {
  test.each(samples.map((sample) => [sample.id, sample] as const))("%s", async (id, sample) => {
    const tenant = await service.tenant();
    const answer = await tenant.resolve({ ...sample.request, depth: "probabilistic" });
    const rows = rowsOf(answer);
    const wrong = rows.filter((row) => !(sample.expect.targets ?? []).includes(row));
    expect(wrong, `a wrong match: ${sample.why}`).toEqual([]);
    if (answer.decision === "match")
      expect(rows.length, "a match rests on a register row").toBeGreaterThan(0);

    const missed = knownMisses[id];
    if (missed) {
      // Once the answer improves, the entry has to be removed.
      expect({ decision: answer.decision, reason: answer.reason }, missed.because).toEqual(missed.answer);
      expect(lawful(sample), "no longer a miss").not.toContain(answer.decision);
      return;
    }
    expect(lawful(sample), `${sample.why} (${answer.reason ?? "no reason"})`).toContain(answer.decision);
    if (answer.decision === "unresolved" && sample.expect.reason)
      expect(answer.reason).toBe(sample.expect.reason);
  });

  test("every known miss is still a sample", () => {
    const ids = new Set(samples.map(({ id }) => id));
    expect(Object.keys(knownMisses).filter((id) => !ids.has(id))).toEqual([]);
  });
});
