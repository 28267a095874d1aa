import { z } from "zod";

// A lone surrogate or a NUL cannot be stored or compared faithfully, so no string of the interface may hold one.
const isCleanText = (value: string): boolean => value.isWellFormed() && !value.includes("\u0000");

/** `isCleanText` in JSON Schema: JSON in UTF-8 cannot contain a lone surrogate. */
export const withoutNul = "^[^\\u0000]*$";

const codePoints = (value: string): number => {
  let count = 0;
  for (const _ of value) count++;
  return count;
};

/** A string whose length is counted in Unicode code points. */
export function text(bounds: { min?: number; max: number }) {
  const { min = 0, max } = bounds;
  return z
    .string()
    .superRefine((value, context) => {
      if (value.length > max && codePoints(value) > max) {
        context.addIssue({
          code: "too_big",
          maximum: max,
          origin: "string",
          input: undefined,
          message: `at most ${max} characters`,
        });
      } else if (value.length < min) {
        context.addIssue({
          code: "too_small",
          minimum: min,
          origin: "string",
          input: undefined,
          message: `at least ${min} characters`,
        });
      } else if (!isCleanText(value)) {
        context.addIssue({
          code: "custom",
          params: { code: "invalid_format" },
          message: "no NUL and no unpaired surrogate",
        });
      }
    })
    .meta({ ...(min > 0 ? { minLength: min } : {}), maxLength: max, pattern: withoutNul });
}

/** `YYYY-MM-DD`, a day that exists. */
export const isoDate = z.iso.date();

const dateTimeLength = 64;
export const earliestMoment = "0001-01-01T00:00:00.000Z";
const latest = "9999-12-31T23:59:59.999Z";

/** RFC 3339 with a zone. A moment outside the years 1 to 9999 of UTC becomes the nearest one within. */
export const dateTime = z.iso
  .datetime({ offset: true })
  .max(dateTimeLength)
  .overwrite((said) => {
    const at = Date.parse(said);
    if (at < Date.parse(earliestMoment)) return earliestMoment;
    return at > Date.parse(latest) ? latest : said;
  });

/** RFC 3339 with a zone, a moment within the years 1 to 9999 of UTC. */
export const utcDateTime = z.iso
  .datetime({ offset: true })
  .max(dateTimeLength)
  .refine(
    (said) => Date.parse(said) >= Date.parse(earliestMoment) && Date.parse(said) <= Date.parse(latest),
    {
      message: "a moment within the years 1 to 9999 of UTC",
    },
  );

/** An id of the service: a prefix and 26 characters of base32. Any other text is an unknown id. */
export const opaqueId = (max = 100) => text({ min: 1, max });

export const timestamp = z.string().meta({ format: "date-time" });
