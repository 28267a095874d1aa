import { readFileSync } from "node:fs";
import { z } from "zod";
import { ConfigError } from "../config.ts";
import {
  type DeclaredSupplier,
  placeholdersOf,
  supplierIdentifiers,
  supplierMetrics,
} from "../domain/financials/supplier.ts";

const pointer = z
  .string()
  .max(500)
  .regex(/^(\/([^~/]|~[01])*)+$/, "expected a JSON Pointer such as /quote/marketCap");
const place = z.union([pointer, z.strictObject({ constant: z.string().min(1).max(64) })]);
const valuation = z.strictObject({ value: pointer, currency: place.optional(), as_of: place.optional() });
const metric = z.strictObject({
  columns: pointer.optional(),
  date: pointer,
  value: pointer,
  frequency: place.optional(),
  currency: place.optional(),
});

const address = z
  .string()
  .max(2000)
  .refine(
    (template) => isAddress(template),
    "expected http or https, with identifiers in braces behind the host",
  )
  .refine(
    (template) => placeholdersOf(template).every((name) => Object.hasOwn(supplierIdentifiers, name)),
    `known in braces are ${Object.keys(supplierIdentifiers).join(", ")}`,
  );

function isAddress(template: string): boolean {
  const url = URL.parse(template);
  if (url === null || !/^https?:$/.test(url.protocol) || url.hash !== "") return false;
  return (
    url.username === "" &&
    url.password === "" &&
    !/[{}]/.test(url.host) &&
    placeholdersOf(template).length > 0
  );
}

const header = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

const declaration = z.strictObject({
  source_id: z.string().regex(/^[a-z0-9_]{1,64}$/, "expected lower-case letters, digits and _"),
  name: z.string().min(1).max(200),
  licence: z.string().min(1).max(200),
  licence_permits_resale: z.boolean().default(false),
  addresses: z.array(address).min(1).max(8),
  /** Where the credential of the environment is sent; without it none is sent. */
  credential: z.strictObject({ header, prefix: z.string().max(32).default("") }).optional(),
  timeout_s: z.number().min(1).max(30).default(30),
  mapping: z.strictObject({
    market_cap: valuation.optional(),
    enterprise_value: valuation.optional(),
    metrics: z.partialRecord(z.enum(supplierMetrics), metric).optional(),
  }),
});

/**
 * The supplier that the operator has declared in the file `path`; null without one.
 * @throws ConfigError that says where the file is wrong, and repeats nothing of it.
 */
export function loadSupplier(
  path: string | undefined,
  credential: string | undefined,
): DeclaredSupplier | null {
  return path === undefined ? null : parseSupplier(readDeclaration(path), credential);
}

export function parseSupplier(text: string, credential: string | undefined): DeclaredSupplier {
  const parsed = declaration.safeParse(jsonOf(text));
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw refused(problems.join("; "));
  }
  const { credential: sent, ...supplier } = parsed.data;
  if (sent !== undefined && credential === undefined)
    throw refused("the declaration names a header for ASSAY_SUPPLIER_CREDENTIAL, which is not set");
  return {
    ...supplier,
    headers: sent === undefined ? {} : { [sent.header]: `${sent.prefix}${credential}` },
  };
}

function readDeclaration(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
    throw refused(`the file cannot be read (${code})`);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refused("the file is not JSON");
  }
}

const refused = (reason: string): ConfigError => new ConfigError(`ASSAY_SUPPLIER: ${reason}`);
