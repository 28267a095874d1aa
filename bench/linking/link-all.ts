import type { Link } from "../../src/domain/linking/link.ts";
import type { LinkSubject } from "../../src/domain/linking/link-subject.ts";
import type { RegisterCompany } from "../../src/domain/register-company.ts";
import { type LinkableRow, linkRows } from "../../src/pipelines/register-install/link-rows.ts";

const BATCH = 5_000;

export interface Linked {
  /** Places of the rows of one company. */
  readonly groups: number[][];
  readonly links: { a: LinkSubject; b: LinkSubject; link: Link }[];
}

/** Links the rows of a register in memory. @param onProgress each row counts twice. */
export async function linkAll(
  companies: readonly RegisterCompany[],
  onProgress: (done: number) => void = () => {},
): Promise<Linked> {
  const rows: LinkableRow[] = companies.map((company, companyId) => ({ companyId, company }));
  const links: Linked["links"] = [];
  const groups: number[][] = [];
  const source = {
    async *stream() {
      for (let from = 0; from < rows.length; from += BATCH) yield rows.slice(from, from + BATCH);
    },
    load: async (ids: readonly number[]) => ids.map((id) => rows[id]!),
    parents: async () => new Map<string, string[]>(),
  };
  const onLink = (a: LinkSubject, b: LinkSubject, link: Link) => links.push({ a, b, link });
  for await (const batch of linkRows(source, { onLink, onProgress })) {
    for (const group of batch) groups.push([...group.companyIds]);
  }
  return { groups, links };
}
