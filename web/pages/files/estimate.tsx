import { client, type UsageReport } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import type { Depth } from "./upload.ts";
import type { UploadPlan } from "./worker/plan-upload.ts";

/** The fewest submissions for a meaningful average. */
const FEWEST = 30;

/** The cost of an upload: the maximum, and an estimate from the last 30 days of this tenant. */
export function Estimate({ plan, depth }: { readonly plan: UploadPlan; readonly depth: Depth }) {
  const { data } = useQuery(["usage"], () => client.usage.get());
  const most = plan.distinct_count * (depth === "probabilistic" ? 1 : 5);
  const average = data === undefined ? null : averageCredits(data);
  const likely = average === null ? null : Math.min(most, Math.round(plan.distinct_count * average));
  const left = data?.credits.remaining ?? null;
  const isShort = data?.credits.enforced === true && data.credits.remaining < most;
  return (
    <div class="stack-tight">
      <p>
        It costs at most <strong>{credits(most)}</strong>
        {likely === null ? "" : `, and about ${credits(likely)} at the rates of your last 30 days`}.
        Abstentions and exact repetitions are free.
      </p>
      {left === null || data === undefined ? null : (
        <p class={isShort ? "notice caution" : "soft"}>
          {isShort
            ? `You have ${credits(left)}. When they are used up, the job at that moment fails, what was decided stays, and you can send the rest later.`
            : `You have ${data.credits.enforced ? credits(left) : "no limit of credits"}.`}
        </p>
      )}
    </div>
  );
}

const credits = (n: number): string => `${n.toLocaleString()} ${n === 1 ? "credit" : "credits"}`;

/** Credits for a submission; null where there were too few submissions. */
function averageCredits({ records, credits: { by_operation: operations } }: UsageReport): number | null {
  const charged = operations
    .filter(({ operation }) => ["resolve", "batch", "submit_batch_job"].includes(operation))
    .reduce((sum, one) => sum + one.credits, 0);
  return records < FEWEST ? null : charged / records;
}
