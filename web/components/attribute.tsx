import { Bidi } from "./bidi.tsx";
import { Moment } from "./moment.tsx";

const labels: Readonly<Record<string, string>> = {
  "registration.lei": "LEI",
  "registration.cik": "CIK",
  "registration.isin": "ISIN",
  "registration.vat_number": "VAT number",
  "registration.duns": "D-U-N-S number",
  "registration.incorporated_on": "Incorporated on",
  "registration.dissolved_on": "Dissolved on",
  "hierarchy.direct_parent_lei": "Direct parent's LEI",
  "hierarchy.ultimate_parent_lei": "Ultimate parent's LEI",
};

/** `location.registered_address` as words: "Registered address". */
export function attributeLabel(attribute: string): string {
  const known = labels[attribute];
  if (known !== undefined) return known;
  const words = (attribute.split(".").at(-1) ?? attribute).replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

type Address = Readonly<Record<string, string | null | undefined>>;

const addressParts = ["line1", "line2", "street", "city", "region", "postal_code", "country"] as const;

const isAddress = (value: unknown): value is Address =>
  typeof value === "object" &&
  value !== null &&
  ("city" in value || "line1" in value || "postal_code" in value) &&
  Object.values(value).every((part) => part === null || typeof part === "string");

function addressText(address: Address): string {
  const others = Object.keys(address).filter((part) => !(addressParts as readonly string[]).includes(part));
  return [...addressParts, ...others].flatMap((part) => address[part] || []).join(", ");
}

/** A value of any attribute: text in its own direction, dates in the reader's language, objects by part. */
export function Value({ value }: { readonly value: unknown }) {
  if (typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value)) return <Moment iso={value} />;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean")
    return <Bidi>{String(value)}</Bidi>;
  if (Array.isArray(value))
    return (
      <ul class="values">
        {value.map((one, at) => (
          <li key={String(at)}>
            <Value value={one} />
          </li>
        ))}
      </ul>
    );
  if (isAddress(value)) return <Bidi>{addressText(value)}</Bidi>;
  if (typeof value === "object" && value !== null)
    return (
      <ul class="values">
        {Object.entries(value)
          .filter(([, part]) => part !== null)
          .map(([part, inner]) => (
            <li key={part}>
              <span class="soft">{attributeLabel(part)}</span> <Value value={inner} />
            </li>
          ))}
      </ul>
    );
  return <span class="soft">none</span>;
}
