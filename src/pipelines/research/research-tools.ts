/** The read-only tools of the research agent: what they may reach, and what a run has seen through them. */
import type { ArtifactRef } from "../../domain/claims/page-evidence.ts";
import type { ExternalCompany, SourceAsked } from "../../domain/matching/decide/outside-evidence.ts";
import type { CompanyRecord } from "../../domain/record.ts";
import type { ToolCall } from "../../outside/models/converse.ts";
import type { PageFault, ReadPage } from "../../outside/web/page.ts";
import type { SearchWeb } from "../../outside/web/web-search.ts";
import type { Spending } from "./budget.ts";
import { quoted, type ToolName, toolInputs } from "./prompt.ts";

/** Asks the live registers. */
export type LookUp = (
  record: CompanyRecord,
  signal: AbortSignal,
) => Promise<{ readonly companies: readonly ExternalCompany[]; readonly sources: readonly SourceAsked[] }>;

export interface ResearchTools {
  readonly search: SearchWeb;
  readonly readPage: ReadPage;
  /** null where no live register is configured. */
  readonly lookUp: LookUp | null;
}

/** A page as the run read and stored it. */
export interface StoredPage {
  readonly id: string;
  /** As it was asked for, and behind the redirects. */
  readonly asked: string;
  readonly url: string;
  readonly text: string;
  readonly retrievedAt: string;
  readonly artifact: ArtifactRef;
}

/** Stores a page. @returns `full` where the tenant's quota has no room for it. */
export type KeepPage = (page: {
  readonly mediaType: string;
  readonly raw: Uint8Array;
  readonly extracted: string;
  readonly markdown: string;
}) => Promise<ArtifactRef | "full">;

/** Characters of a page that one call shows. */
const SHOWN = 8_000;
const LINKS = 30;
const COMPANIES = 10;
/** Companies that a run keeps. */
const MOST_COMPANIES = 50;

/** The tools of one run, with everything that it has seen. */
export class ResearchRun {
  readonly pages: StoredPage[] = [];
  readonly companies: ExternalCompany[] = [];
  readonly sources = new Map<string, SourceAsked>();
  readonly gaps = new Set<string>();
  /** Set when the tenant's quota had no room for a page. */
  full = false;
  readonly #tools: ResearchTools;
  readonly #keep: KeepPage;
  readonly #spending: Spending;
  readonly #signal: AbortSignal;
  /** Addresses that a search returned or a page links to: no other is read. */
  readonly #known = new Set<string>();

  constructor(
    tools: ResearchTools,
    {
      keep,
      spending,
      signal,
    }: { readonly keep: KeepPage; readonly spending: Spending; readonly signal: AbortSignal },
  ) {
    this.#tools = tools;
    this.#keep = keep;
    this.#spending = spending;
    this.#signal = signal;
  }

  /** The tools that look at something. */
  names(): readonly ToolName[] {
    return ["search_web", "read_page", ...(this.#tools.lookUp ? (["look_up_company"] as const) : [])];
  }

  /** Runs one call of the model; whatever it asks for, nothing but a tool of the list runs. */
  async call({ name, input }: ToolCall): Promise<string> {
    if (!(this.names() as readonly string[]).includes(name)) return refused("there is no such tool");
    const read = toolInputs[name as ToolName].safeParse(input);
    if (!read.success) return refused("the input does not have the form of the tool");
    if (name === "search_web") return this.#search((read.data as { query: string }).query);
    if (name === "read_page") return this.#read(read.data as { url: string; offset?: number });
    return this.#lookUp(read.data as CompanyRecord);
  }

  async #search(query: string): Promise<string> {
    this.#spending.requests++;
    const answer = await this.#tools.search(query, this.#signal);
    if ("fault" in answer) {
      this.gaps.add(`The web search did not answer: ${answer.fault}.`);
      return refused(`the search did not answer: ${answer.fault}`);
    }
    for (const { url } of answer.results) this.#learn(url);
    return quoted({ results: answer.results });
  }

  async #read({ url, offset = 0 }: { url: string; offset?: number }): Promise<string> {
    const address = normal(url);
    if (address === null || !this.#known.has(address))
      return refused("no search returned this address, and no page that was read links to it");
    const before = this.pages.find((page) => page.asked === address || page.url === address);
    if (before) return shown(before, { offset, links: [], title: "" });
    if (this.#spending.leftOfBytes() === 0) {
      this.gaps.add("The budget of bytes was used up before all pages were read.");
      return refused("the budget of bytes is used up");
    }
    this.#spending.requests++;
    const answer = await this.#tools.readPage(address, this.#signal);
    if ("fault" in answer) return this.#unread(answer.fault);
    const { page } = answer;
    this.#spending.bytes += page.raw.byteLength;
    const artifact = await this.#keep(page);
    if (artifact === "full") {
      this.full = true;
      this.gaps.add("The tenant's quota of stored pages is full.");
      return refused("the page cannot be stored");
    }
    this.#spending.pages++;
    const stored: StoredPage = {
      id: `p${this.pages.length + 1}`,
      asked: address,
      url: page.finalUrl,
      text: page.extracted,
      retrievedAt: page.retrievedAt,
      artifact,
    };
    this.pages.push(stored);
    for (const link of page.links) this.#learn(link);
    this.#learn(page.finalUrl);
    return shown(stored, { offset, links: page.links, title: page.title });
  }

  #unread(fault: PageFault): string {
    this.gaps.add(`A page could not be read: ${fault}.`);
    return refused(`the page could not be read: ${fault}`);
  }

  async #lookUp(asked: CompanyRecord): Promise<string> {
    this.#spending.requests++;
    const { companies, sources } = await this.#tools.lookUp!(asked, this.#signal);
    for (const source of sources) {
      const known = this.sources.get(source.source_id);
      if (known?.outcome !== "found") this.sources.set(source.source_id, source);
    }
    const held = new Set(this.companies.map(keyOf));
    for (const company of companies)
      if (!held.has(keyOf(company)) && this.companies.length < MOST_COMPANIES) this.companies.push(company);
    return quoted({
      companies: companies.slice(0, COMPANIES).map((one) => ({ key: keyOf(one), ...factsShown(one) })),
      sources,
    });
  }

  #learn(url: string): void {
    const address = normal(url);
    if (address !== null) this.#known.add(address);
  }
}

/** The key of a company that a register gave: claims name it by this key. */
export function keyOf({ company }: ExternalCompany): string {
  return `${company.source}:${company.sourceRecordId}`;
}

function factsShown({ company }: ExternalCompany): object {
  const { name, otherNames = [], country, jurisdiction, registrationNumber, lei, domain, address } = company;
  return {
    name,
    other_names: otherNames.slice(0, 5).map((other) => other.name),
    ...{ country, jurisdiction, registration_number: registrationNumber, lei, domain, address },
    status: company.status,
  };
}

function shown(
  { id, url, text }: StoredPage,
  { offset, links, title }: { offset: number; links: readonly string[]; title: string },
): string {
  const part = text.slice(offset, offset + SHOWN);
  const next = offset + SHOWN < text.length ? offset + SHOWN : null;
  return quoted({
    page: {
      id,
      url,
      title: title.slice(0, 300),
      text: part,
      next_offset: next,
      links: links.slice(0, LINKS),
    },
  });
}

function refused(reason: string): string {
  return quoted({ error: reason });
}

function normal(url: string): string | null {
  const parsed = URL.parse(url);
  if (parsed === null || (parsed.protocol !== "http:" && parsed.protocol !== "https:")) return null;
  parsed.hash = "";
  return parsed.href;
}
