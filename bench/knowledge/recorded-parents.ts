/**
 * Compares the parents that walks find with those that a level 2 file states. The file is read by separate
 * rules: active, neither annulled nor a duplicate, and within the relationship's own period.
 */
import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { readCsvRows } from "../../src/registers/streaming/csv-rows.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import { walkFrom } from "./walks.ts";

export interface RecordedParents {
  readonly children: number;
  readonly parents: number;
  readonly stated: number;
  readonly found: number;
  readonly notStated: number;
}

const TYPES: Readonly<Record<string, string>> = {
  IS_DIRECTLY_CONSOLIDATED_BY: "direct",
  IS_ULTIMATELY_CONSOLIDATED_BY: "ultimate",
};

export async function compareRecorded(database: Database, path: string): Promise<RecordedParents> {
  const stated = await statedIn(path);
  let [found, notStated] = [0, 0];
  const children = new Set([...stated].map((relation) => relation.split(" ", 1)[0]!));
  for (const child of children) {
    const { consolidation_parents: parents } = await walkFrom(database, child, 1);
    const hops = [parents.direct, parents.ultimate, ...parents.also_stated].filter((hop) => hop !== null);
    const said = new Set(
      hops.map(({ to, relationship }) => `${child} ${TYPES[relationship] ?? relationship} ${to.value ?? ""}`),
    );
    for (const relation of said) {
      if (stated.has(relation)) found++;
      else notStated++;
    }
  }
  const parents = new Set([...stated].map((relation) => relation.split(" ")[2]));
  return { children: children.size, parents: parents.size, stated: stated.size, found, notStated };
}

async function statedIn(path: string): Promise<Set<string>> {
  const today = new Date().toISOString().slice(0, 10);
  const stated = new Set<string>();
  let columns: readonly string[] | undefined;
  for await (const rows of readCsvRows(createReadStream(path), basename(path))) {
    for (const { fields } of rows) {
      if (columns === undefined) {
        columns = fields;
        continue;
      }
      const row = Object.fromEntries(columns.map((column, at) => [column, fields[at] ?? ""]));
      const level = TYPES[row["Relationship.RelationshipType"] ?? ""];
      const record = row["Registration.RegistrationStatus"];
      if (level === undefined || row["Relationship.RelationshipStatus"] !== "ACTIVE") continue;
      if (record === "ANNULLED" || record === "DUPLICATE" || !holds(row, today)) continue;
      stated.add(`${row["Relationship.StartNode.NodeID"]} ${level} ${row["Relationship.EndNode.NodeID"]}`);
    }
  }
  return stated;
}

function holds(row: Readonly<Record<string, string>>, today: string): boolean {
  const period = [1, 2, 3, 4, 5].find(
    (number) => row[`Relationship.Period.${number}.periodType`] === "RELATIONSHIP_PERIOD",
  );
  if (period === undefined) return true;
  const [from, to] = ["startDate", "endDate"].map(
    (bound) => row[`Relationship.Period.${period}.${bound}`] ?? "",
  );
  return (from === "" || from!.slice(0, 10) <= today) && (to === "" || to!.slice(0, 10) > today);
}
