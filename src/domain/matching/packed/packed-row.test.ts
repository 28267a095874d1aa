import { expect, test } from "vitest";
import { registerCandidate } from "../comparable/register-candidate.ts";
import { packCandidate, unpackCandidate } from "./packed-candidate.ts";
import { packRow, rowRefs, unpackRow } from "./packed-row.ts";
import { BY_ITSELF, NO_COMMON_PARTS } from "./parts-in-common.ts";

const candidate = registerCandidate(7, [
  {
    source: "jp",
    sourceRecordId: 'a","\n[["東]],"',
    name: "東京 Optics\nKK",
    country: "JP",
    jurisdiction: "JP",
    lei: "5493001KJTIIGC8Y1R12",
    address: { city: "東京", postal_code: "100-0001", country: "JP" },
    incorporatedOn: "1916-03-07",
    status: "ACTIVE",
  },
  { source: "de", sourceRecordId: "2", name: "Tokyo Optics", website: "https://tokyo-optics.example" },
]);
const row = packRow(candidate, BY_ITSELF);

test("a row says what the candidate would say as an entity keeps it", () => {
  const read = unpackRow(row, NO_COMMON_PARTS);
  expect(packCandidate(read)).toBe(packCandidate(candidate));
  expect(read.comparable).toEqual(unpackCandidate(packCandidate(candidate)).comparable);
});

test("its refs are read by themselves, whatever they hold, and need not be read again", () => {
  const refs = rowRefs(Buffer.from(row));
  expect(refs).toEqual(candidate.refs);
  expect(unpackRow(row, NO_COMMON_PARTS).refs).toEqual(refs);
  expect(unpackRow(row, NO_COMMON_PARTS, refs).refs).toBe(refs);
});

test("every fact is read when it is asked for", () => {
  const { facts } = unpackRow(row, NO_COMMON_PARTS);
  for (const name of Object.keys(candidate.facts) as (keyof typeof facts)[])
    expect([name, facts[name]]).toEqual([name, candidate.facts[name]]);
});
