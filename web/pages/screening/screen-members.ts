/** Screens the members of a portfolio one by one in the browser; what comes out stays in this page. */
import { client, type ScreeningChange, type ScreeningResult } from "../../frame/client.ts";

export interface ScreenedMember {
  readonly entityId: string;
  readonly reference: string | null;
  /** null where the request failed. */
  readonly answer: ScreeningResult | null;
  readonly fault: string | null;
}

/** Requests at once: the service answers others meanwhile. */
const CONCURRENCY = 4;

/** @param told receives the members screened so far and their number. @param stopped ends the work. */
export async function screenMembers(
  portfolioId: string,
  told: (screened: readonly ScreenedMember[], total: number) => void,
  stopped: () => boolean,
): Promise<void> {
  const members: { readonly entity_id: string; readonly customer_reference: string | null }[] = [];
  for await (const member of client.portfolios.getMembers(portfolioId)) members.push(member);
  const screened: ScreenedMember[] = [];
  told([], members.length);
  let next = 0;
  const work = async () => {
    for (let member = members[next++]; member !== undefined && !stopped(); member = members[next++]) {
      const { entity_id: entityId, customer_reference: reference } = member;
      const answered = await client.screening.screenCompany({ entity_id: entityId }).then(
        (answer) => ({ answer, fault: null }),
        (error: unknown) => ({ answer: null, fault: error instanceof Error ? error.message : "It failed." }),
      );
      screened.push({ entityId, reference, ...answered });
      told([...screened], members.length);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
}

/** What has changed on every installed list since the day, by match id. */
export async function changesSince(since: string): Promise<ReadonlyMap<string, ScreeningChange>> {
  const coverage = await client.screening.getCoverage();
  const sources = new Set(coverage.flatMap(({ source_id }) => source_id ?? []));
  const found = new Map<string, ScreeningChange>();
  for (const source_id of sources)
    for await (const change of client.screening.getChanges({ source_id, since, limit: 500 }))
      found.set(change.match_id, change);
  return found;
}

const headings = [
  ...["entity_id", "customer_reference", "name", "country", "result", "reason", "fault"],
  ...["match_id", "topic", "score", "listed_name", "list_name", "matched_on", "programme", "owner", "since"],
];

/** A row for each match, or one for a member without any. */
export function rowsOf(
  screened: readonly ScreenedMember[],
  changes: ReadonlyMap<string, ScreeningChange> | null,
): unknown[][] {
  const rows = screened.flatMap(({ entityId, reference, answer, fault }): unknown[][] => {
    const { subject, result = "", reason = null, matches = [] } = answer ?? {};
    const own = [entityId, reference, subject?.name, subject?.country, result, reason, fault];
    if (matches.length === 0) return [own];
    return matches.map((match) => [
      ...own,
      ...[match.match_id, match.topic, match.score, match.listed_name, match.list_name],
      ...[match.matched_on.join("; "), match.programme, match.ownership?.owner?.name ?? null],
      changes?.get(match.match_id)?.change ?? null,
    ]);
  });
  return [headings, ...rows];
}
