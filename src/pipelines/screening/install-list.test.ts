import { afterAll, beforeAll, expect, test } from "vitest";
import { TestService } from "../../../tests/support/service.ts";
import { writeRegisterFile } from "../../registers/fixtures/register-files.ts";
import { listsInForce } from "../../storage/screening/screening-lists.ts";
import { installList } from "./install-list.ts";
import { ListRefusedError } from "./read-list.ts";
import { coverageOf } from "./screening-lists.ts";

let service: TestService;

beforeAll(async () => {
  service = await TestService.start({ register: "none" });
});

afterAll(() => service.close());

const line = (entry: object) => `${JSON.stringify(entry)}\n`;
const heron = {
  record_id: "h-1",
  topics: ["sanctions"],
  name: "Blue Heron Shipping Company",
  countries: ["IR"],
};
const two = [heron, { ...heron, record_id: "h-2", name: "Green Heron Lines" }];
const daysAgo = (days: number) =>
  new Date(service.clock.now.getTime() - days * 86_400_000).toISOString().slice(0, 10);

async function install(
  entries: readonly object[],
  published: string,
  options: object,
  declared = entries.length,
) {
  const header = line({ screening_list: { published_on: published, records: declared } });
  const path = await writeRegisterFile("own.jsonl", header + entries.map(line).join(""));
  return installList(
    { database: service.database, now: () => service.clock.now },
    { format: "screening-jsonl", files: [path], ...options },
  );
}

test("a file that is older, of the future, too small, that repeats ids or miscounts itself is refused, and the list stays", async () => {
  const source = { sourceId: "strict" };
  const many = Array.from({ length: 10 }, (_, at) => ({
    ...heron,
    record_id: `m-${at}`,
    name: `Number ${at} Heron`,
  }));
  await install(many, daysAgo(5), source);
  await expect(install(many, daysAgo(6), source)).rejects.toThrow(ListRefusedError);
  await expect(install(many, daysAgo(-4), source)).rejects.toThrow("future");
  await expect(install(many.slice(0, 7), daysAgo(1), source)).rejects.toThrow("--force");
  await expect(install([...many, many[0]!], daysAgo(1), source)).rejects.toThrow("repeat");
  await expect(install(many, daysAgo(1), source, 12)).rejects.toThrow("12 entries");
  const bad = [...many, { record_id: "m-11", topics: [], name: "X" }];
  await expect(install(bad, daysAgo(1), source)).rejects.toThrow("cannot be read");
  const { rows } = await service.database.query(
    "select version, max_age_days from screening_source where source_id = 'strict'",
  );
  expect(rows).toEqual([{ version: 1, max_age_days: 30 }]);
  expect(await install(many.slice(0, 7), daysAgo(1), { ...source, force: true })).toMatchObject({
    version: 2,
    removed: 3,
  });
});

const ofacEntry = (uid: number) =>
  `<sdnEntry><uid>${uid}</uid><lastName>HERON LINE ${uid}</lastName><sdnType>Entity</sdnType><programList><program>IRAN</program></programList></sdnEntry>`;
const ofacList = (
  entries: number,
  date: string,
  count = entries,
  namespace = "http://tempuri.org/sdnList.xsd",
) =>
  `<?xml version="1.0"?><sdnList xmlns="${namespace}"><publshInformation><Publish_Date>${date}</Publish_Date><Record_Count>${count}</Record_Count></publshInformation>${Array.from({ length: entries }, (_, at) => ofacEntry(at + 1)).join("")}</sdnList>`;
const inForce = "11/10/2026";
const later = "11/15/2026";
const whole = ofacList(20, later);

test.each([
  ["an error page", "<html><body>503 Service Unavailable</body></html>", "another file"],
  ["an error of the file store", "<Error><Code>NoSuchKey</Code></Error>", "another file"],
  ["an empty file", "", "XML"],
  ["a list without an entry", ofacList(0, later), "no organisation"],
  ["a list cut off within an entry", whole.slice(0, whole.indexOf("HERON LINE 9")), "cut off"],
  ["a list whose last half is missing and whose end was closed", ofacList(10, later, 20), "cut off"],
  ["a list that is whole and half as long", ofacList(10, later), "--force"],
  ["a list of an earlier date", ofacList(20, "11/09/2026"), "newer"],
  ["a list of another namespace", ofacList(20, later, 20, "urn:other"), "namespace"],
])(
  "%s is refused with its reason; the version in force stays, and its age shows",
  async (_name, content, reason) => {
    const sourceId = "ofac_trial";
    const deps = { database: service.database, now: () => service.clock.now };
    const install = async (text: string) =>
      installList(deps, { format: "ofac-xml", files: [await writeRegisterFile("SDN.XML", text)], sourceId });
    await install(ofacList(20, inForce));
    const state = async () => {
      const sources = await listsInForce(service.database);
      const { rows } = await service.database.query<{ count: number }>(
        "select count(*)::int as count from screening_entry where source_id = $1 and to_version is null",
        [sourceId],
      );
      const [entry] = coverageOf(
        sources.filter((source) => source.source_id === sourceId),
        ["sanctions"],
        service.clock.now,
      );
      return { entries: rows[0]!.count, age: entry!.ageDays, version: entry!.source!.version };
    };
    await expect(install(content)).rejects.toThrow(reason);
    expect(await state()).toEqual({ entries: 20, age: 10, version: 1 });
  },
);

test("the same version again changes nothing, and a change writes only what changed", async () => {
  const source = { sourceId: "again" };
  await install(two, daysAgo(5), source);
  expect(await install(two, daysAgo(5), source)).toMatchObject({ changed: false, version: 1 });
  const changed = [{ ...heron, programmes: ["TEST-2"] }, two[1]!];
  expect(await install(changed, daysAgo(4), source)).toMatchObject({
    version: 2,
    added: 0,
    altered: 1,
    removed: 0,
  });
  const { rows } = await service.database.query<{ count: number }>(
    "select count(*)::int as count from screening_entry where source_id = 'again'",
  );
  expect(rows[0]!.count).toBe(3);
});
