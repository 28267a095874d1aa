import { z } from "zod";
import { type ListedOrganisation, screeningTopics } from "../../domain/screening/listed-organisation.ts";
import { storedValue } from "./stored-json.ts";

const text = z.exactOptional(z.string());

const organisation = z.object({
  recordId: z.string(),
  formerIds: z.exactOptional(z.array(z.string())),
  topics: z.array(z.enum(screeningTopics)),
  names: z.array(
    z.object({
      text: z.string(),
      kind: z.enum(["primary", "alias", "former"]),
      quality: z.enum(["strong", "weak"]),
    }),
  ),
  countries: z.array(z.string()),
  addresses: z.array(z.object({ text: z.string(), country: text })),
  identifiers: z.array(
    z.object({
      scheme: z.enum(["registration", "tax", "lei", "duns", "bic", "other"]),
      label: z.string(),
      value: z.string(),
      country: text,
    }),
  ),
  programmes: z.array(z.string()),
  listedOn: text,
  delistedOn: text,
  url: text,
}) satisfies z.ZodType<ListedOrganisation>;

/** @throws StoredJsonError */
export const storedOrganisation: (value: unknown) => ListedOrganisation = storedValue(
  "screening_entry.organisation",
  organisation,
);

/** Entries that are no organisations, by kind. @throws StoredJsonError */
export const storedExcluded = storedValue("screening_version.excluded", z.record(z.string(), z.number()));
