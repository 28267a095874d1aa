import { useLocation } from "preact-iso";
import { Bidi } from "../../components/bidi.tsx";
import { confirmed } from "../../components/dialog.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { saveJson } from "../../components/save-file.ts";
import { toast } from "../../components/toast.tsx";
import { addressOf } from "../../frame/address.ts";
import { client } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { forget, useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";
import { CapturedCompanies, CapturedResult } from "./captured-values.tsx";
import { FallbacksAndGaps } from "./fallbacks-and-gaps.tsx";
import { Fingerprint } from "./fingerprint.tsx";
import { kindWords } from "./kinds.ts";
import { Origin, Withheld } from "./origin.tsx";

/** One receipt, as an auditor reads it: on the screen and on paper, where the fingerprint is on the first page. */
function CapturePage({ params }: PageProps) {
  const id = params.receipt_id ?? "";
  const { route } = useLocation();
  const { data, error, reload } = useQuery(["capture", id], () => client.dataSelections.get(id));
  if (data === undefined || error) return error ? <Fault error={error} again={reload} /> : null;
  return (
    <article class="capture">
      <PageHead
        title={<Bidi>{data.receipt_id}</Bidi>}
        lead={
          <>
            {kindWords(data.kind)}, as read on <Moment iso={data.evaluated_at} />
          </>
        }
      >
        <button class="button" type="button" onClick={() => print()}>
          Print
        </button>
        <button class="button" type="button" onClick={() => saveJson(`${data.receipt_id}.json`, data)}>
          Download as JSON
        </button>
        {may("resolve") ? (
          <button
            class="button danger"
            type="button"
            onClick={() => void remove(id, () => route(addressOf("/captures")))}
          >
            Delete
          </button>
        ) : null}
      </PageHead>
      <Fingerprint receipt={data} />
      <Withheld redistribution={data.redistribution} />
      <Origin receipt={data} />
      <FallbacksAndGaps receipt={data} />
      <CapturedCompanies receipt={data} />
      <CapturedResult receipt={data} />
    </article>
  );
}

async function remove(receiptId: string, done: () => void): Promise<void> {
  const text =
    "The captured values are deleted for good, and no later capture gets this id. The companies do not change. Copies that you gave away can still be verified.";
  if (!(await confirmed({ title: "Delete this capture?", text, agree: "Delete", danger: true }))) return;
  try {
    await client.dataSelections.delete(receiptId);
    forget("captures");
    forget("capture", receiptId);
    done();
    toast("The capture is deleted.");
  } catch (error) {
    toast(sentenceOf(error), { bad: true });
  }
}

export { CapturePage as page };
