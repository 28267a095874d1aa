import { resolve } from "node:path";
import { z } from "zod";

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
