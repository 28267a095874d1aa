import { expect, test } from "vitest";
import { entitySources, observationsAsOf } from "./entity-sources.ts";
import { observation } from "./testing/observation.ts";

const phone = "contact.phone";
const observations = [
  observation({ source_id: "sec", provider_record_id: "9", source_as_of: "2026-05-01" }),
  observation(),
  observation({ attribute: phone, value: "+1", last_checked_at: "2026-11-25T09:00:00.000Z" }),
  observation({ attribute: "contact.email", value: "gone@example.com", valid_to: "2026-05-01" }),
];

test("each row of each source says what it observes and what of that survives; closed values are left out", () => {
  expect(entitySources(observations, null)).toMatchObject([
    { source_id: "sec", attributes: ["identity.legal_name"], surviving: ["identity.legal_name"] },
    {
      source_id: "gleif",
      attributes: ["identity.legal_name", phone],
      surviving: [phone],
      last_checked_at: "2026-11-25T09:00:00.000Z",
      source_as_of: "2026-01-23T00:00:00.000Z",
    },
  ]);
});

test("a selection narrows what is listed, and a source without any of it is not", () => {
  expect(entitySources(observations, [phone]).map(({ source_id }) => source_id)).toEqual(["gleif"]);
  expect(entitySources(observations, [])).toEqual([]);
});

test("observations are as of the latest confirmation of a current one", () => {
  expect(observationsAsOf(observations)).toBe("2026-11-25T09:00:00.000Z");
  expect(observationsAsOf([observation({ valid_to: "2026-05-01" })])).toBeNull();
});
