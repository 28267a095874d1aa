/** The research agent, as the deployment configures it: a model, a web search, and the live registers that it has. */
import { type Config, ConfigError } from "../config.ts";
import { converseWith } from "../outside/models/converse.ts";
import { configuredInternet, type OutboundNetwork } from "../outside/network/outbound-network.ts";
import { pageReader } from "../outside/web/read-page.ts";
import { webSearch } from "../outside/web/search-web.ts";
import type { SearchAddress } from "../outside/web/web-search.ts";
import type { LiveRegisters } from "../pipelines/live-registers/live-registers.ts";
import { companiesFor } from "../pipelines/live-registers/live-step.ts";
import { researchStep } from "../pipelines/research/research-step.ts";
import type { OutsideStep } from "../pipelines/resolution/outside/outside-step.ts";
import type { ArtifactKeeper } from "../pipelines/run-room/artifact-keeper.ts";
import { modelAddressOf } from "./adjudicator.ts";
import { userAgentOf } from "./live-registers.ts";

/** @throws ConfigError naming the variable. @returns null where no search is configured. */
function searchAddressOf(config: Config): SearchAddress | null {
  const { ASSAY_SEARCH_PROVIDER: provider, ASSAY_SEARCH_URL: url, ASSAY_SEARCH_KEY: key } = config;
  if (provider === undefined) {
    if (url === undefined && key === undefined) return null;
    throw new ConfigError("ASSAY_SEARCH_PROVIDER is needed beside ASSAY_SEARCH_URL and ASSAY_SEARCH_KEY");
  }
  if (provider === "searxng" && url === undefined)
    throw new ConfigError("ASSAY_SEARCH_URL is needed for searxng: it has no address of its own");
  if (provider === "brave" && key === undefined)
    throw new ConfigError("ASSAY_SEARCH_KEY is needed for brave");
  return { provider, url: url ?? null, key: key ?? null };
}

/** The step `agent` of the deployment; none where no web search is configured. @throws ConfigError */
export function configuredAgent(
  config: Config,
  {
    artifacts,
    registers,
    network = configuredInternet(config.ASSAY_NAT64_PREFIXES),
    now,
  }: {
    readonly artifacts: Pick<ArtifactKeeper, "hasRoom" | "keep">;
    /** null where none is switched on. */
    readonly registers: LiveRegisters | null;
    readonly network?: OutboundNetwork | undefined;
    readonly now: () => Date;
  },
): OutsideStep[] {
  const search = searchAddressOf(config);
  if (search === null) return [];
  const model = modelAddressOf(config);
  if (model === null)
    throw new ConfigError(
      "ASSAY_MODEL_PROVIDER and ASSAY_MODEL_ID are needed beside ASSAY_SEARCH_PROVIDER: the research agent is a model",
    );
  const allowed = new Set(config.ASSAY_OUTSIDE_ALLOW);
  return [
    researchStep({
      identity: JSON.stringify([model.provider, model.url, search.provider, search.url]),
      modelId: model.modelId,
      converse: converseWith(model),
      tools: {
        search: webSearch(search),
        readPage: pageReader({ network, userAgent: userAgentOf(config), now, allowed }),
        lookUp: registers && companiesFor(registers),
      },
      artifacts,
      budget: {
        steps: config.ASSAY_RESEARCH_STEPS,
        seconds: config.ASSAY_RESEARCH_SECONDS,
        bytes: config.ASSAY_RESEARCH_BYTES,
        tokens: config.ASSAY_RESEARCH_TOKENS,
      },
      now,
    }),
  ];
}
