import { z } from "zod";
import {
  type DeclaredSupplier,
  placeholdersOf,
  supplierIdentifiers,
  supplierMetrics,
} from "../domain/financials/supplier.ts";
import { declaredFile } from "./declared-file.ts";

const declared = declaredFile("ASSAY_SUPPLIER");

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
  /** Where the credential of the environment is sent; without this field no credential is sent. */
  credential: z.strictObject({ header, prefix: z.string().max(32).default("") }).optional(),
  timeout_s: z.number().min(1).max(30).default(30),
  mapping: z.strictObject({
    market_cap: valuation.optional(),
    enterprise_value: valuation.optional(),
    metrics: z.partialRecord(z.enum(supplierMetrics), metric).optional(),
  }),
});

/**
 * The supplier that the operator has declared in the file `path`; null without a file.
 * @throws ConfigError that names the place of the fault, and repeats no text of the file.
 */
export function loadSupplier(
  path: string | undefined,
  credential: string | undefined,
): DeclaredSupplier | null {
  return path === undefined ? null : parseSupplier(declared.read(path), credential);
}

export function parseSupplier(text: string, credential: string | undefined): DeclaredSupplier {
  const { credential: sent, ...supplier } = declared.parse(text, declaration);
  if (sent !== undefined && credential === undefined)
    throw declared.refused("the declaration names a header for ASSAY_SUPPLIER_CREDENTIAL, which is not set");
  return {
    ...supplier,
    headers: sent === undefined ? {} : { [sent.header]: `${sent.prefix}${credential}` },
  };
}
