import { recordFieldOf, recordFields } from "../../../src/tables/record-fields.ts";
import { Bidi } from "../../components/bidi.tsx";
import type { UploadOptions } from "./upload.ts";
import type { TablePreview } from "./worker/messages.ts";

/** The reason why a mapping cannot be used, as a sentence; null where it can be used. */
export function mappingFaultOf(mapping: UploadOptions["mapping"]): string | null {
  const used = mapping.flatMap((path) => (path === null ? [] : [recordFieldOf.get(path)!]));
  const twice = used.find((field, at) => field.kind !== "list" && used.indexOf(field) !== at);
  if (twice !== undefined)
    return `Two columns are “${twice.label}”. Keep one, and choose “Not sent” or another field for the other.`;
  if (!used.some(({ identifying }) => identifying))
    return "No column identifies a company yet. Choose the column of names, numbers or websites.";
  return null;
}

const EXAMPLES = 3;

/** Each column with examples of its content, and the request field that it is sent as. */
export function MappingTable(props: {
  readonly preview: TablePreview;
  readonly options: UploadOptions;
  readonly setOptions: (options: UploadOptions) => void;
}) {
  const { preview, options, setOptions } = props;
  const choose = (column: number, path: string) =>
    setOptions({ ...options, mapping: options.mapping.with(column, path === "" ? null : path) });
  return (
    <section class="stack-tight">
      <h2>Columns</h2>
      <div class="scroll-x mapping">
        <table class="plain-table">
          <thead>
            <tr>
              <th scope="col">Column</th>
              <th scope="col">Examples</th>
              <th scope="col">Is sent as</th>
            </tr>
          </thead>
          <tbody>
            {preview.headings.map((heading, column) => (
              <tr key={String(column)}>
                <th scope="row">
                  <Bidi>{heading}</Bidi>
                </th>
                <td class="soft examples">
                  <Examples values={preview.sample.map((row) => row[column] ?? "")} />
                </td>
                <td>
                  <select
                    aria-label={`Column ${column + 1}, ${heading}, is sent as`}
                    value={options.mapping[column] ?? ""}
                    onChange={(event) => choose(column, event.currentTarget.value)}
                  >
                    <option value="">Not sent</option>
                    {recordFields.map(({ path, label }) => (
                      <option key={path} value={path}>
                        {label}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Examples({ values }: { readonly values: readonly string[] }) {
  const shown = [...new Set(values.filter((value) => value.trim() !== ""))].slice(0, EXAMPLES);
  if (shown.length === 0) return <>empty</>;
  return (
    <>
      {shown.map((value, at) => (
        <span key={value}>
          {at === 0 ? "" : " · "}
          <Bidi>{value.length > 60 ? `${value.slice(0, 60)}…` : value}</Bidi>
        </span>
      ))}
    </>
  );
}
