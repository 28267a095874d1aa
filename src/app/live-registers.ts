/** The live registers that the operator has switched on in the file of ASSAY_LIVE_REGISTERS. */
import { z } from "zod";
import type { Config } from "../config.ts";
import { newOpaqueId } from "../ids/opaque-id.ts";
import { fetchBounded } from "../outside/http/fetch-bounded.ts";
import { configuredInternet, type OutboundNetwork } from "../outside/network/outbound-network.ts";
import type { ConfiguredSource } from "../pipelines/live-registers/configured-source.ts";
import type { LiveObserver } from "../pipelines/live-registers/live-exchange.ts";
import { LiveRegisters } from "../pipelines/live-registers/live-registers.ts";
import { breaker } from "../pipelines/live-registers/polite-turn.ts";
import { type LiveSource, type LiveSourceId, liveSourceIds } from "../registers/live/live-source.ts";
import { liveSources } from "../registers/live/live-sources.ts";
import type { Database } from "../storage/engine/database.ts";
import { circuits } from "../storage/live/live-source-state.ts";
import { declaredFile } from "./declared-file.ts";

const declared = declaredFile("ASSAY_LIVE_REGISTERS");

/** Requests a second that may be configured for an address that is not the publisher's own. */
const FASTEST = 1_000;

const address = z
  .url({ protocol: /^https?$/, error: "expected an http or https address" })
  .refine((url) => !/[?#@]/.test(url), "expected an address without a user, a query and a fragment")
  .transform((url) => url.replace(/(?<!\/)\/+$/, ""));

const entry = z.strictObject({
  enabled: z.boolean("expected true or false"),
  url: address.optional(),
  files_url: address.optional(),
  key_env: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{0,99}$/, "expected the name of an environment variable in capital letters")
    .refine((name) => !name.startsWith("ASSAY_"), "expected a name that does not begin with ASSAY_")
    .optional(),
  rate: z
    .number("expected requests a second")
    .min(0.01, "expected at least 0.01 requests a second")
    .max(FASTEST, `expected at most ${FASTEST} requests a second`)
    .optional(),
});

const file = z.strictObject({
  contact: z
    .string()
    .regex(/^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/, "expected 1 to 200 printable ASCII characters")
    .regex(/^[^()]*$/, "expected no brackets")
    .optional(),
  ...(Object.fromEntries(liveSourceIds.map((id) => [id, entry.optional()])) as Record<
    LiveSourceId,
    z.ZodOptional<typeof entry>
  >),
});

type Entry = z.output<typeof entry>;

/**
 * The live registers of the configuration; null where none is switched on.
 * @throws ConfigError that names the field at fault, and repeats no text of the file.
 */
export function liveRegistersOf(
  config: Config,
  database: Database,
  network: OutboundNetwork = configuredInternet(config.ASSAY_NAT64_PREFIXES),
  observer?: LiveObserver,
): LiveRegisters | null {
  const { ASSAY_LIVE_REGISTERS: path } = config;
  const configured = path === undefined ? [] : parseLiveSources(declared.read(path), config.named);
  if (configured.length === 0) return null;
  const guard = { network, allowed: new Set(config.ASSAY_OUTSIDE_ALLOW) };
  return new LiveRegisters(
    {
      database,
      exchange: (request) => fetchBounded(request, guard),
      newHolder: () => newOpaqueId("hold"),
      observer,
    },
    configured,
  );
}

/** The name by which publishers and web sites see this deployment, with the operator's contact where the file has one. */
export function userAgentOf({ ASSAY_LIVE_REGISTERS: path }: Pick<Config, "ASSAY_LIVE_REGISTERS">): string {
  if (path === undefined) return userAgent(undefined);
  return userAgent(declared.parse(declared.read(path), file, problemOf).contact);
}

const userAgent = (contact: string | undefined): string =>
  contact === undefined ? "Assay" : `Assay (${contact})`;

/** The sources that have ever failed, and whether all processes leave them alone now. */
export const liveCircuits = (database: Database) => () => circuits(database, breaker.failuresToOpen);

/** Tells an observer that is made later than the registers. */
export function observedBy(observer: () => LiveObserver): LiveObserver {
  return {
    liveSourceAsked: (sample) => observer().liveSourceAsked(sample),
    liveRequestEnded: (sample) => observer().liveRequestEnded(sample),
  };
}

/** @param named the values of environment variables. */
export function parseLiveSources(
  text: string,
  named: (name: string) => string | undefined,
): readonly ConfiguredSource[] {
  const content = declared.parse(text, file, problemOf);
  const { contact } = content;
  return liveSourceIds.flatMap((id) => {
    const given = content[id];
    return given?.enabled ? [configuredSource(liveSources[id], given, { contact, named })] : [];
  });
}

function configuredSource(
  source: LiveSource,
  { url = source.url, files_url, key_env, rate }: Entry,
  {
    contact,
    named,
  }: { readonly contact: string | undefined; readonly named: (name: string) => string | undefined },
): ConfiguredSource {
  const { id, limits, keyHeaders } = source;
  const isPublishers = url === source.url;
  if (isPublishers && source.needsContact && contact === undefined)
    throw declared.refused(`contact: needed where ${id} is enabled; the publisher asks for it`);
  if (files_url !== undefined && source.filesUrl === undefined)
    throw declared.refused(`${id}.files_url: this source has one address only`);
  if (isPublishers && rate !== undefined && rate > limits.perSecond)
    throw declared.refused(
      `${id}.rate: at most ${limits.perSecond} requests a second at the publisher's address`,
    );
  const perSecond = rate ?? limits.perSecond;
  return {
    source,
    url,
    filesUrl: files_url ?? (isPublishers ? source.filesUrl : undefined) ?? url,
    perSecond,
    burst: isPublishers ? limits.burst : Math.max(limits.burst, Math.ceil(perSecond)),
    userAgent: userAgent(contact),
    secretHeaders: secretHeadersOf(source, { key_env, named }, keyHeaders),
  };
}

function secretHeadersOf(
  { id }: LiveSource,
  {
    key_env,
    named,
  }: { readonly key_env: string | undefined; readonly named: (name: string) => string | undefined },
  keyHeaders: LiveSource["keyHeaders"],
): Readonly<Record<string, string>> {
  if (keyHeaders === undefined) {
    if (key_env !== undefined) throw declared.refused(`${id}.key_env: this source takes no key`);
    return {};
  }
  if (key_env === undefined) throw declared.refused(`${id}.key_env: needed, as the publisher asks for a key`);
  const key = named(key_env);
  if (key === undefined) throw declared.refused(`${id}.key_env: the environment has no such variable`);
  if (!/^[\x21-\x7e]{1,1000}$/.test(key))
    throw declared.refused(`${id}.key_env: the variable holds no printable ASCII text without blanks`);
  return keyHeaders(key);
}

function problemOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.join(".");
  // The names of unknown fields are not repeated: a key may have been put in the place of a name.
  if (issue.code === "unrecognized_keys")
    return place === ""
      ? `unknown source; known are ${liveSourceIds.join(", ")}, beside contact`
      : `${place}: unknown field; known are ${Object.keys(entry.shape).join(", ")}`;
  return place === "" ? "expected a JSON object" : `${place}: ${issue.message}`;
}
