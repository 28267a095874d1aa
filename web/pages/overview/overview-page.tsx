import { useState } from "preact/hooks";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { percentOf } from "../../components/probability.tsx";
import { Rate } from "../../components/rate.tsx";
import { decisionWords, stageWords, wordsOf } from "../../evidence/words.ts";
import { client, type UsageReport } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";
import { Abstentions } from "./abstentions.tsx";
import { JobProgress } from "./job-progress.tsx";
import { periods } from "./periods.ts";
import { Trend } from "./trend.tsx";

const DAY_MS = 86_400_000;

/** The decisions on the tenant's records in a period, and their cost. */
function OverviewPage() {
  const [period, setPeriod] = useState<(typeof periods)[number]>(periods[1]);
  const { data, error, reload } = useQuery(["usage", period.days], () => usageOf(period.days));
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  return (
    <>
      <PageHead
        title="Overview"
        lead={
          <>
            From <Moment iso={data.period.since} /> to <Moment iso={data.period.until} />
          </>
        }
      >
        <fieldset class="segments">
          <legend class="visually-hidden">Period</legend>
          {periods.map((one) => (
            <label key={one.days}>
              <input
                type="radio"
                name="period"
                checked={one.days === period.days}
                onChange={() => setPeriod(one)}
              />
              <span>{one.days} days</span>
            </label>
          ))}
        </fieldset>
      </PageHead>
      {data.records === 0 ? <NoRecords days={period.days} /> : <Decisions report={data} />}
      {data.records === 0 ? null : <Trend period={period} until={data.period.until} />}
      <div class="columns">
        {may("review") ? <Abstentions /> : null}
        <Credits report={data} />
        <JobProgress />
      </div>
    </>
  );
}

async function usageOf(days: number): Promise<UsageReport> {
  const { period } = await client.usage.get({});
  const since = new Date(Date.parse(period.until) - days * DAY_MS).toISOString();
  return client.usage.get({ since });
}

function NoRecords({ days }: { readonly days: number }) {
  return (
    <Empty title={`No record in ${days} days`}>
      <p>
        Resolve one under <a href="/workbench/try">Try a record</a>, upload a list, or send{" "}
        <code>POST /v1/resolve</code>. Each record counts here once, whatever it came to.
      </p>
    </Empty>
  );
}

const meanings = {
  automated: "The service decided: a match, or a new company.",
  abstained: "The service did not know, and said why.",
  human_reviewed: "A person has decided since.",
} as const;

function Decisions({ report }: { readonly report: UsageReport }) {
  const { rates, mix, not_measured: unknown } = report;
  return (
    <section class="card stack">
      <h2>Decisions</h2>
      <dl class="rates">
        {(["automated", "abstained", "human_reviewed"] as const).map((name) => (
          <div key={name}>
            <dt>
              <strong>{wordsOf(name)}</strong> <span class="soft">{meanings[name]}</span>
            </dt>
            <dd>
              <Rate value={rates[name]} />
            </dd>
          </div>
        ))}
      </dl>
      <p class="soft small">In brackets: the 95% Wilson interval.</p>
      <div class="columns">
        <FiguresTable
          caption="Decisions by stage"
          head={["Stage", "Decisions", "Share"]}
          numeric={[1, 2]}
          rows={mix.stage.map(({ stage, count, share }) => [
            stageWords(stage),
            count.toLocaleString(),
            percentOf(share),
          ])}
        />
        <FiguresTable
          caption="Decisions by outcome"
          head={["Outcome", "Decisions", "Share"]}
          numeric={[1, 2]}
          rows={mix.decision.map(({ decision, count, share }) => [
            decisionWords(decision),
            count.toLocaleString(),
            percentOf(share),
          ])}
        />
      </div>
      <p class="soft small">{unknown.statement}</p>
    </section>
  );
}

function Credits({ report }: { readonly report: UsageReport }) {
  const { credits } = report;
  return (
    <section class="card stack">
      <h2>Credits</h2>
      <p>
        <strong>{credits.charged.toLocaleString()}</strong> were charged in the period,{" "}
        <strong>{credits.remaining.toLocaleString()}</strong> are left on the plan {credits.plan}
        {credits.enforced ? "." : ", which counts them and does not stop at zero."} An abstention is free.
      </p>
      {credits.by_operation.length === 0 ? null : (
        <FiguresTable
          caption="Credits by operation"
          head={["Operation", "Calls", "Credits"]}
          numeric={[1, 2]}
          rows={credits.by_operation.map(({ operation, count, credits: cost }) => [
            wordsOf(operation),
            count.toLocaleString(),
            cost.toLocaleString(),
          ])}
        />
      )}
    </section>
  );
}

export { OverviewPage as page };
