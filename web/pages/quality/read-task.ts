import { client, type Entity, type ListedDecision } from "../../frame/client.ts";
import { readJudged } from "./read-judged.ts";

export interface TaskItem {
  readonly decision: ListedDecision;
  readonly entity: Entity;
}

export interface Task {
  /** The number of matches that have a label already. */
  readonly labelled: number;
  readonly items: readonly TaskItem[];
}

/** The most companies that are read to find those with bound records. */
const MOST_ENTITIES = 1_000;
const PAGE = 200;

/**
 * Matches without a label, in the random order of their ids. So the share of right ones among them is an
 * estimate for all matches.
 */
export async function readTask(): Promise<Task> {
  const [{ labels, decisions }, entities] = await Promise.all([readJudged(), readEntities()]);
  const judged = new Set(labels.map(({ decision_id: id }) => id));
  const entityOf = new Map(
    entities.flatMap((entity) => entity.member_record_ids.map((id): [string, Entity] => [id, entity])),
  );
  const matches = decisions.filter(({ decision }) => decision === "match");
  const items = matches.flatMap((decision) => {
    const entity = entityOf.get(decision.left_record_id);
    return entity === undefined || judged.has(decision.decision_id) ? [] : [{ decision, entity }];
  });
  items.sort((a, b) => (a.decision.decision_id < b.decision.decision_id ? -1 : 1));
  const decided = labels.filter(
    ({ label, superseded_by_label_id: by }) => label !== "cannot_tell" && by === null,
  );
  const labelled = new Set(decided.map(({ decision_id: id }) => id));
  return { labelled: matches.filter(({ decision_id: id }) => labelled.has(id)).length, items };
}

async function readEntities(): Promise<Entity[]> {
  const entities: Entity[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(cursor);
    entities.push(...page.entities);
    cursor = page.next_cursor;
  } while (cursor !== null && entities.length < MOST_ENTITIES);
  return entities;
}

const readPage = (cursor: string | null) =>
  client.entities.list({ limit: PAGE, ...(cursor === null ? {} : { cursor }) });
