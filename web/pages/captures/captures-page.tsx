import { useLocation } from "preact-iso";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type DataSelectionList } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { kindWords } from "./kinds.ts";

type Listed = DataSelectionList["receipts"][number];

const columns: readonly Column<Listed>[] = [
  { title: "Receipt", cell: ({ receipt_id }) => <code>{receipt_id}</code>, width: "30%" },
  { title: "Kind", cell: ({ kind }) => kindWords(kind) },
  { title: "Companies", cell: ({ entity_count }) => entity_count.toLocaleString(), numeric: true },
  { title: "Captured", cell: ({ created_at }) => <Moment iso={created_at} /> },
  { title: "Fingerprint", cell: ({ fingerprint }) => <code title={fingerprint}>{fingerprint}</code> },
];

/** The tenant's receipts of captured values, newest first. */
function CapturesPage() {
  const { route } = useLocation();
  const { data, error, reload } = useQuery(["captures"], readReceipts);
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  return (
    <>
      <PageHead
        title="Captures"
        lead="Receipts of values as they were seen, each with a fingerprint that anybody can verify."
      />
      {data.length === 0 ? (
        <Empty title="No captures yet">
          <p>
            A capture freezes values with their sources, dates and gaps, so that an auditor can later see
            which values you saw. “Capture” on the page of a <a href={addressOf("/companies")}>company</a>{" "}
            makes one, and so does <code>POST /v1/data-selections</code> of the API.
          </p>
        </Empty>
      ) : (
        <DataTable
          label="Captures"
          columns={columns}
          rows={data}
          keyOf={({ receipt_id }) => receipt_id}
          onOpen={({ receipt_id }) => route(addressOf("/captures/:receipt_id", { receipt_id }))}
        />
      )}
    </>
  );
}

/** At most 1,000 receipts, in pages of 100. */
async function readReceipts(): Promise<Listed[]> {
  const receipts: Listed[] = [];
  for await (const receipt of client.dataSelections.list()) receipts.push(receipt);
  return receipts;
}

export { CapturesPage as page };
