import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { goldenRecord } from "./golden-record.ts";
import { mergeObservations, type Observation } from "./observation.ts";
import { observation } from "./testing/observation.ts";

const first = "2026-11-20T09:00:00.000Z";
const second = "2026-12-20T09:00:00.000Z";
const third = "2027-01-20T09:00:00.000Z";

/** The values of a row when it is read at a time. */
const read = (at: string, asOf: string | null, values: Readonly<Record<string, unknown>>): Observation[] =>
  Object.entries(values).map(([attribute, value]) =>
    observation({
      attribute,
      value,
      retrieved_at: at,
      first_seen_at: at,
      last_checked_at: at,
      source_as_of: asOf,
    }),
  );

const name = "identity.legal_name";
const phone = "contact.phone";

describe("a register's row that is read again", () => {
  test("a changed value ends on the publisher's date of the new one, and both are kept", () => {
    const merged = mergeObservations(
      read(first, "2026-11-01", { [name]: "Acme Limited" }),
      read(second, "2026-12-01", { [name]: "Acme plc" }),
    );
    expect(merged).toMatchObject([
      { value: "Acme Limited", valid_to: "2026-12-01", last_checked_at: first, checks: 1 },
      { value: "Acme plc", valid_to: null, first_seen_at: second, checks: 1 },
    ]);
    const golden = goldenRecord(merged, new Date(third));
    expect(golden.record[name]).toBe("Acme plc");
    expect(golden.provenance[name]).toMatchObject({ valid_from: "2026-12-01T00:00:00.000Z", valid_to: null });
  });

  test("without a publisher's date a changed value ends when the new one was read", () => {
    const merged = mergeObservations(
      read(first, null, { [name]: "Acme Limited" }),
      read(second, null, { [name]: "Acme plc" }),
    );
    expect(merged[0]?.valid_to).toBe(second);
  });

  test("a value that the row gives no more is valid until that reading and leaves the golden record", () => {
    const merged = mergeObservations(
      read(first, "2026-11-01", { [name]: "Acme", [phone]: "+44 1" }),
      read(second, "2026-12-01", { [name]: "Acme" }),
    );
    expect(merged.find(({ attribute }) => attribute === phone)?.valid_to).toBe("2026-12-01");
    expect(goldenRecord(merged, new Date(third)).record).toEqual({ [name]: "Acme" });
  });

  test("since when a confirmed value holds does not move with the publisher's date of the row", () => {
    const once = mergeObservations(
      read(first, "2026-11-01", { [name]: "Acme" }),
      read(second, "2026-12-01", { [name]: "Acme" }),
    );
    const [twice] = mergeObservations(once, read(third, "2027-01-01", { [name]: "Acme" }));
    expect(twice).toMatchObject({
      checks: 3,
      valid_from: "2026-11-01",
      source_as_of: "2027-01-01",
      first_seen_at: first,
      last_checked_at: third,
    });
  });

  test("a value that comes back is a new observation beside the one that ended", () => {
    const gone = mergeObservations(
      read(first, "2026-11-01", { [name]: "Acme", [phone]: "+44 1" }),
      read(second, "2026-12-01", { [name]: "Acme" }),
    );
    const back = mergeObservations(gone, read(third, "2027-01-01", { [name]: "Acme", [phone]: "+44 1" }));
    const phones = back.filter(({ attribute }) => attribute === phone);
    expect(phones.map(({ valid_to }) => valid_to)).toEqual(["2026-12-01", null]);
    expect(phones[1]).toMatchObject({ first_seen_at: third, checks: 1 });
  });

  test("a row that was not read says nothing: its values stay", () => {
    const other = read(second, null, { [name]: "Acme" }).map((said) => ({
      ...said,
      provider_record_id: "2",
    }));
    const merged = mergeObservations(read(first, null, { [name]: "Acme", [phone]: "+44 1" }), other);
    expect(merged.every(({ valid_to }) => valid_to === null)).toBe(true);
  });

  test("a value from a caller never ends because a register is read", () => {
    const said = observation({
      source_kind: "caller",
      source_id: "caller",
      provider_record_id: null,
      record_id: "rec_1",
    });
    const merged = mergeObservations([said], read(second, null, { [phone]: "+44 1" }));
    expect(merged[0]).toEqual(said);
  });

  test("an older snapshot that some process still serves undoes nothing", () => {
    const now = read(second, "2026-12-01", { [name]: "Acme plc" });
    const merged = mergeObservations(now, read(first, "2026-11-01", { [name]: "Acme Limited" }));
    expect(merged[0]).toMatchObject({ value: "Acme plc", valid_to: null, checks: 1 });
  });

  test("any sequence of readings leaves current exactly what the last one said, and drops nothing", () => {
    const row = fc.dictionary(fc.constantFrom(name, phone, "digital.domain"), fc.constantFrom("a", "b", "c"));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), (rows) => {
        let observations: Observation[] = [];
        let said = 0;
        rows.forEach((values, day) => {
          const at = new Date(Date.parse(first) + day * 86_400_000).toISOString();
          const next = mergeObservations(observations, read(at, null, values));
          expect(next.length).toBeGreaterThanOrEqual(observations.length);
          observations = next;
          said += Object.keys(values).length;
        });
        const last = rows.at(-1)!;
        const current = observations.filter(({ valid_to }) => valid_to === null);
        // A row without values was not read, so nothing is known of its earlier values.
        if (Object.keys(last).length > 0) {
          expect(Object.fromEntries(current.map(({ attribute, value }) => [attribute, value]))).toEqual({
            ...last,
          });
          expect(current).toHaveLength(Object.keys(last).length);
        }
        expect(observations.reduce((sum, { checks }) => sum + checks, 0)).toBe(said);
      }),
    );
  });
});
