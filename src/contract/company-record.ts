import { z } from "zod";
import type { CompanyRecord } from "../domain/record.ts";
import { isoDate, text } from "./scalars.ts";
import { either, notBlank, notBlankAnywhere, withField } from "./schema-rules.ts";

const listedNames = 10;
const names = z.array(text({ min: 1, max: 500 })).max(listedNames);

export const postalAddress = z
  .strictObject({
    line1: text({ max: 200 }).optional(),
    line2: text({ max: 200 }).optional(),
    city: text({ max: 128 }).optional(),
    region: text({ max: 128 }).optional(),
    postal_code: text({ max: 32 }).optional(),
    country: text({ max: 64 }).optional(),
  })
  .meta({ id: "PostalAddress", description: "A postal address; every part is optional." });

const extra = z
  .record(text({ min: 1, max: 64 }), text({ max: 1000 }))
  .refine((pairs) => Object.keys(pairs).length <= 50, {
    params: { code: "out_of_range" },
    message: "at most 50 pairs",
  })
  .meta({
    maxProperties: 50,
    description: "Further facts by name; evidence only where the name is a known identifier's.",
  });

/** The fields that describe a company, shared by resolve and pair match (specification §2.1). */
export const companyFields = {
  name: text({ min: 1, max: 500 })
    .optional()
    .meta({ description: "Name as the caller has it.", examples: ["Commerzbank AG"] }),
  country: text({ min: 1, max: 64 })
    .optional()
    .meta({ description: "Country name or ISO code: a clue, not proof.", examples: ["DE"] }),
  website: text({ max: 500 }).optional().meta({ description: "Address of its website." }),
  domain: text({ max: 253 })
    .optional()
    .meta({ description: "Domain of its website or mail.", examples: ["commerzbank.com"] }),
  email: text({ max: 320 }).optional().meta({ description: "A mail address at the company." }),
  phone: text({ max: 64 })
    .optional()
    .meta({ description: "A telephone number, best with its country code." }),
  registration_number: text({ max: 64 })
    .optional()
    .meta({
      description: "Number in a company register; needs its issuing `jurisdiction`.",
      examples: ["00445790"],
    }),
  jurisdiction: text({ max: 32 })
    .optional()
    .meta({ description: "Where the number was issued: ISO 3166 code or name.", examples: ["GB"] }),
  lei: text({ max: 20 })
    .optional()
    .meta({ description: "Legal Entity Identifier, ISO 17442.", examples: ["851WYGNLUQLFZBSYGB56"] }),
  vat_number: text({ max: 32 }).optional().meta({ description: "VAT number, with or without its prefix." }),
  duns: text({ max: 16 }).optional().meta({ description: "D-U-N-S number." }),
  isin: text({ max: 12 }).optional().meta({ description: "ISIN of one of its securities." }),
  ticker: text({ max: 16 }).optional().meta({ description: "Its symbol at an exchange." }),
  exchange: text({ max: 64 }).optional().meta({ description: "The exchange of the ticker." }),
  trading_names: names.optional().meta({ description: "Further names that it goes by." }),
  previous_names: names.optional().meta({ description: "Names that it had before." }),
  legal_form: text({ max: 64 })
    .optional()
    .meta({ description: "Legal form, in words or as an ISO 20275 code." }),
  parent_name: text({ max: 500 }).optional().meta({ description: "Name of its parent company." }),
  incorporation_date: isoDate.optional().meta({ description: "YYYY-MM-DD." }),
  address: postalAddress.optional(),
  context: text({ max: 1000 })
    .optional()
    .meta({ description: "Unverified description; asserting a verdict in it has no effect." }),
  description: text({ max: 1000 })
    .optional()
    .meta({ description: "Alias of `context`; where both are given they are the same." }),
  postcode: text({ max: 32 })
    .optional()
    .meta({ description: "Alias of `address.postal_code`; where both are given they are the same." }),
  extra: extra.optional(),
};

type Described = z.output<z.ZodObject<typeof companyFields>>;

/** An alias that contradicts the field it stands for is refused rather than silently preferred. */
export function checkAliases(record: Described, context: z.RefinementCtx): void {
  const clash = (path: string) =>
    context.addIssue({
      code: "custom",
      path: [path],
      params: { code: "conflicting_alias" },
      message: "differs from the field it is an alias of",
    });
  if (
    record.description !== undefined &&
    record.context !== undefined &&
    record.description !== record.context
  )
    clash("description");
  const code = record.address?.postal_code;
  if (record.postcode !== undefined && code !== undefined && record.postcode !== code) clash("postcode");
}

const identifyingTexts = [
  "name",
  "website",
  "domain",
  "email",
  "phone",
  "registration_number",
  "lei",
  "vat_number",
  "duns",
  "isin",
  "ticker",
] as const;
const identifyingLists = ["trading_names", "previous_names"] as const;

export const identifyingFields: readonly string[] = [...identifyingTexts, ...identifyingLists];

/** The rule of `hasIdentifyingField`, in JSON Schema. */
export const identifyingFieldRule = either(
  ...identifyingTexts.map((field) => withField(field, notBlank)),
  ...identifyingLists.flatMap((field) => notBlankAnywhere(listedNames).map((rule) => withField(field, rule))),
);

/** Whether any field that can identify a company has a value; country or postal code alone cannot. */
export function hasIdentifyingField(record: Described): boolean {
  const said = [
    ...identifyingTexts.map((field) => record[field] ?? ""),
    ...identifyingLists.flatMap((field) => record[field] ?? []),
  ];
  return said.some((value) => value.trim() !== "");
}

/** The domain's form of the sent record: aliases resolved, blank strings absent. */
export function toCompanyRecord(sent: Described): CompanyRecord {
  const { description, postcode, address, context, ...rest } = sent;
  const postal = { ...address, ...(postcode === undefined ? {} : { postal_code: postcode }) };
  const said = context ?? description;
  const merged = {
    ...rest,
    ...(said === undefined ? {} : { context: said }),
    ...(Object.keys(postal).length > 0 ? { address: withoutBlanks(postal) } : {}),
  };
  const record = withoutBlanks(merged);
  return record as CompanyRecord;
}

function withoutBlanks<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, entry]) => entry !== undefined && !(typeof entry === "string" && entry.trim() === ""),
    ),
  ) as Partial<T>;
}
