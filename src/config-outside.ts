import { resolve } from "node:path";
import { z } from "zod";
import { searchProviders } from "./outside/web/web-search.ts";

/** The absolute path of a file. */
export const file = z
  .string()
  .min(1)
  .optional()
  .transform((path) => (path === undefined ? undefined : resolve(path)));

/** A host name, an IPv4 address or an IPv6 address in brackets, and a port. */
const hostAndPort = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\]):\d{1,5}$/;

/** The variables of calls to services outside: a part of the variables in config.ts, which reads them. */
export const outsideVariables = {
  ASSAY_SUPPLIER_CREDENTIAL: z
    .string()
    .regex(/^[\x20-\x7e]{1,4096}$/)
    .optional()
    .describe("Credential that the declared supplier is sent, in the header that its declaration names."),
  ASSAY_MODEL_PROVIDER: z
    .enum(["openai-compatible", "anthropic"])
    .optional()
    .describe(
      "Interface of the language model that judges borderline candidates; without it there is no such stage.",
    ),
  ASSAY_MODEL_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
    .optional()
    .describe(
      "Base address of the model's interface, such as http://127.0.0.1:11434/v1; used as it stands, on this machine and over http too. anthropic has one of its own.",
    ),
  ASSAY_MODEL_ID: z.string().min(1).max(200).optional().describe("Name of the model at its provider."),
  ASSAY_MODEL_KEY: z
    .string()
    .regex(/^[\x20-\x7e]{1,4096}$/)
    .optional()
    .describe("Key for the model's interface; without it none is sent."),
  ASSAY_MODEL_DEADLINE_S: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(60)
    .describe("Seconds that the model has for one record."),
  ASSAY_LIVE_REGISTERS: file.describe(
    "JSON file of the registers that are asked over the network; samples/live-registers.json shows its form. Without it none is asked.",
  ),
  ASSAY_SEARCH_PROVIDER: z
    .enum(searchProviders)
    .optional()
    .describe(
      "Interface of the web search that the research agent uses; without it there is no agent. It needs a model as well.",
    ),
  ASSAY_SEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ""))
    .optional()
    .describe(
      "Base address of the web search, such as http://127.0.0.1:8888; used as it stands, on this machine and over http too. brave has one of its own.",
    ),
  ASSAY_SEARCH_KEY: z
    .string()
    .regex(/^[\x20-\x7e]{1,4096}$/)
    .optional()
    .describe("Key for the web search; without it none is sent."),
  ASSAY_ARTIFACTS: file.describe(
    "Directory for large copies of what research has read, the same for every process of a deployment; without it the database has all of them.",
  ),
  ASSAY_RESEARCH_STEPS: z.coerce
    .number()
    .int()
    .min(2)
    .max(100)
    .default(12)
    .describe("Turns of the model that the research agent may take for one record."),
  ASSAY_RESEARCH_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(120)
    .describe("Seconds that the research agent may take for one record."),
  ASSAY_RESEARCH_BYTES: z.coerce
    .number()
    .int()
    .min(10_000)
    .max(1_000_000_000)
    .default(20_000_000)
    .describe("Bytes of pages that the research agent may read for one record."),
  ASSAY_RESEARCH_TOKENS: z.coerce
    .number()
    .int()
    .min(2_000)
    .max(10_000_000)
    .default(150_000)
    .describe("Tokens of the model, in and out, that the research agent may use for one record."),
  ASSAY_OUTSIDE_ALLOW: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(",")
        .map((host) => host.trim())
        .filter((host) => host !== ""),
    )
    .refine((hosts) => hosts.every((host) => hostAndPort.test(host)))
    .describe(
      "Hosts that answers from outside may lead to although they are not public, as host:port separated by commas.",
    ),
};
