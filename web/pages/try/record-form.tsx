import { type RecordField, recordFields } from "../../../src/tables/record-fields.ts";
import { recordOfRow } from "../../../src/tables/record-of-row.ts";
import type { FormValues } from "./read-paste.ts";

/** Fields that are visible at once; the others are in a part that opens. */
const first = [
  "name",
  "country",
  "registration_number",
  "jurisdiction",
  "lei",
  "vat_number",
  "website",
  "email",
  "phone",
  "address.line1",
  "address.city",
  "address.postal_code",
];

const shown = recordFields.filter(({ path }) => first.includes(path));
const further = recordFields.filter(({ path }) => !first.includes(path));

/** The values as a record of a request; null where nothing in them identifies a company. */
export function recordOfForm(values: FormValues) {
  return recordOfRow(
    recordFields.map(({ path }) => values[path] ?? ""),
    {
      mapping: recordFields.map(({ path }) => path),
      dayComes: null,
      country: "",
      countryIssues: false,
    },
  );
}

/** The fields of a record. */
export function RecordForm(props: {
  /** Makes the ids of two forms on one page different. */
  readonly prefix: string;
  readonly values: FormValues;
  readonly setValues: (values: FormValues) => void;
}) {
  const { prefix, values, setValues } = props;
  const input = (field: RecordField) => (
    <FieldInput
      key={field.path}
      id={`${prefix}-${field.path}`}
      field={field}
      value={values[field.path] ?? ""}
      set={(value) => setValues({ ...values, [field.path]: value })}
    />
  );
  const isFilled = further.some(({ path }) => (values[path] ?? "") !== "");
  return (
    <div class="stack">
      <div class="record-fields">{shown.map(input)}</div>
      <details open={isFilled}>
        <summary>More fields</summary>
        <div class="record-fields">{further.map(input)}</div>
      </details>
    </div>
  );
}

const types: Readonly<Record<string, string>> = { email: "email", phone: "tel" };
const hints: Readonly<Record<string, string>> = {
  trading_names: "several with | between them",
  previous_names: "several with | between them",
  incorporation_date: "YYYY-MM-DD",
};

function FieldInput(props: {
  readonly id: string;
  readonly field: RecordField;
  readonly value: string;
  readonly set: (value: string) => void;
}) {
  const { id, field, value, set } = props;
  return (
    <div class="input">
      <label for={id}>{field.label}</label>
      <input
        id={id}
        value={value}
        // A browser's own check of an address would report less than the service does.
        type="text"
        inputMode={types[field.path] as "email" | "tel" | undefined}
        maxLength={field.kind === "list" ? 5_000 : field.most}
        placeholder={hints[field.path]}
        autocomplete="off"
        spellcheck={false}
        dir="auto"
        onInput={(event) => set(event.currentTarget.value)}
      />
    </div>
  );
}
