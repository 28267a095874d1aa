import { createHash } from "node:crypto";
import type { ArtifactRef } from "../../../domain/claims/page-evidence.ts";
import type { ClaimField } from "../../../domain/research/stated-value.ts";
import type { Converse, Said, ToolCall, TurnReply } from "../../../outside/models/converse.ts";
import type { ArtifactKeeper } from "../../run-room/artifact-keeper.ts";
import type { ResearchBudget } from "../budget.ts";
import { researchStep } from "../research-step.ts";
import type { LookUp, ResearchTools } from "../research-tools.ts";

export interface ScriptedClaim {
  readonly about: string;
  readonly field: ClaimField;
  readonly value: string;
  readonly page: string;
  readonly quote: string;
  readonly stance?: "supports" | "contradicts";
}

type Turn = readonly { readonly name: string; readonly input: unknown }[] | Awaited<ReturnType<Converse>>;

/** A model under the control of the test: its turns, in their order; the last one is repeated. */
class ScriptedModel {
  /** What it was told before each turn. */
  readonly heard: { readonly system: string; readonly tools: readonly string[]; readonly last: string }[] =
    [];
  turns: Turn[] = [];

  readonly converse: Converse = async ({ system, said, tools }) => {
    const place = Math.min(this.heard.length, this.turns.length - 1);
    this.heard.push({ system, tools: tools.map(({ name }) => name), last: textOf(said.at(-1)!) });
    const turn = this.turns[place]!;
    if (!isCalls(turn)) return turn;
    const calls = turn.map((call, n): ToolCall => ({ ...call, id: `${place}-${n}` }));
    const reply: TurnReply = {
      calls,
      said: { from: "model", messages: [] },
      inputTokens: 100,
      outputTokens: 20,
    };
    return reply;
  };
}

function isCalls(turn: Turn): turn is readonly { readonly name: string; readonly input: unknown }[] {
  return Array.isArray(turn);
}

function textOf(said: Said): string {
  if (said.from === "user") return said.text;
  return said.from === "tools" ? said.results.map(({ text }) => text).join("\n") : "";
}

/** Pages of a small web, all of which every search returns. */
export class ScriptedWeb {
  /** By address: the text of the page. */
  pages: Record<string, string> = {};
  titles: Record<string, string> = {};
  links: Record<string, readonly string[]> = {};
  /** Addresses that no search returns. */
  hidden: readonly string[] = [];
  lookUp: LookUp | null = null;
  readonly read: string[] = [];
  readonly queries: string[] = [];
  readonly model = new ScriptedModel();
  hasRoom = true;
  /** Where pages are stored; by default nowhere. */
  artifacts: Pick<ArtifactKeeper, "hasRoom" | "keep"> = {
    hasRoom: async () => this.hasRoom,
    keep: async (_, { raw }): Promise<ArtifactRef> => {
      const sha256 = createHash("sha256").update(raw).digest("hex");
      const kinds = ["raw", "extracted", "markdown"] as const;
      return {
        artifact_id: `art_${sha256.slice(0, 26)}`,
        kinds,
        media_type: "text/html",
        bytes: raw.length,
        sha256,
      };
    },
  };
  budget: ResearchBudget = { steps: 8, seconds: 60, bytes: 1_000_000, tokens: 100_000 };

  get tools(): ResearchTools {
    return {
      search: async (query) => {
        this.queries.push(query);
        const found = Object.keys(this.pages).filter((url) => !this.hidden.includes(url));
        return { results: found.map((url) => ({ url, title: this.titles[url] ?? "", snippet: "" })) };
      },
      readPage: async (url) => {
        this.read.push(url);
        const text = this.pages[url];
        if (text === undefined) return { fault: "http_status", status: 404 };
        const page = {
          ...{ url, finalUrl: url, retrievedAt: "2026-11-20T08:00:00.000Z", mediaType: "text/html" },
          ...{ raw: Buffer.from(text), extracted: text, markdown: text },
          ...{ title: this.titles[url] ?? "", links: this.links[url] ?? [] },
        };
        return { page };
      },
      lookUp: this.lookUp,
    };
  }

  step() {
    return researchStep({
      identity: "scripted",
      modelId: "small-1",
      converse: (turn, signal) => this.model.converse(turn, signal),
      tools: this.tools,
      artifacts: {
        hasRoom: (tenantId) => this.artifacts.hasRoom(tenantId),
        keep: (reading, capture) => this.artifacts.keep(reading, capture),
      },
      budget: this.budget,
      now: () => new Date("2026-11-20T08:00:00.000Z"),
    });
  }

  /** Searches, reads all pages in their order (`p1`, `p2`, …) and reports these claims. */
  reports(claims: readonly ScriptedClaim[]): void {
    this.model.turns = [
      [{ name: "search_web", input: { query: "the company" } }],
      Object.keys(this.pages).map((url) => ({ name: "read_page", input: { url } })),
      [{ name: "report", input: { claims: claims.map((claim) => ({ stance: "supports", ...claim })) } }],
    ];
  }
}
