/** Generates a file of Companies House's persons with significant control, of any size. */
import { once } from "node:events";
import { createWriteStream } from "node:fs";

const KINDS = ["corporate-entity", "legal-person", "individual"] as const;
const BANDS = ["25-to-50", "50-to-75", "75-to-100"] as const;

/** Writes JSON lines until the file has `bytes`. A third of the rows names natural persons. */
export async function writeSizedFile(path: string, bytes: number): Promise<void> {
  const stream = createWriteStream(path);
  let written = 0;
  for (let row = 0; written < bytes; row++) {
    const chunk = Array.from({ length: 1_000 }, (_, at) => lineOf(row * 1_000 + at)).join("");
    written += chunk.length;
    if (!stream.write(chunk)) await once(stream, "drain");
  }
  stream.end();
  await once(stream, "finish");
}

function lineOf(row: number): string {
  const number = (value: number) => String(value % 100_000_000).padStart(8, "0");
  const subject = number(1_000_000 + Math.floor(row / 3));
  const kind = KINDS[row % KINDS.length]!;
  const data = {
    kind: `${kind}-person-with-significant-control`,
    name: `Made Up Holdings ${row} Limited`,
    etag: `${row}`.padStart(40, "0"),
    address: {
      premises: `${row % 500}`,
      address_line_1: "Example Street",
      locality: "Leeds",
      postal_code: "LS1 1AA",
    },
    identification: {
      country_registered: "England",
      legal_authority: "Companies Act 2006",
      legal_form: "Limited Company",
      place_registered: "Companies House",
      registration_number: number(2_000_000 + row),
    },
    natures_of_control: [
      `ownership-of-shares-${BANDS[row % 3]}-percent`,
      `voting-rights-${BANDS[row % 3]}-percent`,
      "right-to-appoint-and-remove-directors",
    ],
    notified_on: "2019-02-01",
    links: { self: `/company/${subject}/persons-with-significant-control/${kind}/${row}` },
  };
  return `${JSON.stringify({ company_number: subject, data })}\n`;
}
