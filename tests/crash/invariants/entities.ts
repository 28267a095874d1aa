import { deepStrictEqual, strictEqual } from "node:assert";
import type { EntityBody } from "../../support/answers.ts";
import { decidedRecords } from "../history.ts";
import { linesOf } from "../requests.ts";
import type { Checked } from "./reading.ts";

/** The members are exactly the bound records, once each; there is exactly one entity for each company. */
export async function checkMembers({ world, read }: Checked): Promise<void> {
  const members = new Map<string, Set<string>>();
  for (const { outcome } of decidedRecords(world.history)) {
    const { entity, record_id, replayed } = outcome;
    if (!entity) continue;
    const known = members.get(entity.entity_id) ?? new Set();
    members.set(entity.entity_id, replayed ? known : known.add(record_id));
  }
  const numbers = new Set<unknown>();
  for (const [entityId, records] of members) {
    const entity = await read<EntityBody>(`/v1/entities/${entityId}`, world.keys.tenant);
    deepStrictEqual(new Set(entity.member_record_ids), records, `the members of ${entityId}`);
    strictEqual(entity.member_record_ids.length, records.size, `a member twice in ${entityId}`);
    numbers.add(entity.record["registration.company_number"]);
  }
  strictEqual(numbers.size, members.size, "one entity for each company");
  const { total } = await read<{ total: number }>("/v1/entities?limit=1", world.keys.tenant);
  strictEqual(total, members.size, "entities that nobody was told of");
}

/** Every value of every entity has a source, and every source belongs to a value. */
export async function checkEntities({ world, read }: Checked): Promise<void> {
  for (const { entity_id, provenance, record } of await listed(world.keys.tenant, read))
    deepStrictEqual(
      Object.keys(provenance).sort(),
      Object.keys(record).sort(),
      `the sources of ${entity_id}`,
    );
}

/** The export has the same entities as the list, in the same order. */
export async function checkExport({ server, world, read }: Checked): Promise<void> {
  const { tenant } = world.keys;
  const exported = await linesOf<EntityBody>(server, "/v1/entities/export", tenant);
  deepStrictEqual(exported.map(kept), (await listed(tenant, read)).map(kept), "the export and the list");
}

async function listed(key: string, read: Checked["read"]): Promise<EntityBody[]> {
  const entities: EntityBody[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const page: { entities: EntityBody[]; next_cursor: string | null } = await read(
      `/v1/entities?limit=200${cursor === "" ? "" : `&cursor=${cursor}`}`,
      key,
    );
    entities.push(...page.entities);
    cursor = page.next_cursor;
  }
  return entities;
}

// Ages increase between two reads.
const kept = ({ entity_id, record, member_record_ids, created_at, updated_at }: EntityBody) => ({
  ...{ entity_id, record, member_record_ids, created_at, updated_at },
});
