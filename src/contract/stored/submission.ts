import { z } from "zod";
import { storedJson } from "./stored-json.ts";

const text = z.exactOptional(z.string());
const texts = z.exactOptional(z.array(z.string()));

/**
 * The fields of a stored submission that describe the company. Only their types are checked, because a later
 * release may have other limits.
 */
const submission = z.object({
  name: text,
  country: text,
  website: text,
  domain: text,
  email: text,
  phone: text,
  registration_number: text,
  jurisdiction: text,
  lei: text,
  cik: text,
  vat_number: text,
  duns: text,
  isin: text,
  ticker: text,
  exchange: text,
  trading_names: texts,
  previous_names: texts,
  legal_form: text,
  parent_name: text,
  incorporation_date: text,
  address: z.exactOptional(
    z.object({ line1: text, line2: text, city: text, region: text, postal_code: text, country: text }),
  ),
  context: text,
  description: text,
  postcode: text,
  extra: z.exactOptional(z.record(z.string(), z.string())),
});

/** The names of these fields. */
export const submittedFields: ReadonlySet<string> = new Set(Object.keys(submission.shape));

/** @throws StoredJsonError */
export const storedSubmission = storedJson("record.submitted", submission);

/** A submission with all that the caller sent, to be shown. @throws StoredJsonError */
export const storedSubmissionAsSent = storedJson("record.submitted", z.record(z.string(), z.unknown()));

/** The requested depth of a crosswalk. @throws StoredJsonError */
export const storedCrosswalkRequest = storedJson(
  "record.submitted",
  z.object({ max_hops: z.exactOptional(z.number()) }),
);

/** Whether the caller of a resolution let it look into the registers. @throws StoredJsonError */
export const storedEnrich = storedJson(
  "record.submitted",
  z.object({ enrich: z.exactOptional(z.boolean()) }),
);
