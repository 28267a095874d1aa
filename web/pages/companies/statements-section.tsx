import { attributeLabel } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { CaptureButton } from "../../components/capture-button.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { saveCsv, saveJson } from "../../components/save-file.ts";
import { client, type FinancialStatement } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import type { SectionProps } from "./section.ts";

/** The accounts of the company, one statement for each period and filing. */
export function StatementsSection({ entity: { entity_id: id } }: SectionProps) {
  const { data, error, reload } = useQuery(["entity", id, "statements"], () =>
    client.entities.getFinancialStatements(id),
  );
  if (data === undefined) return error ? <Fault error={error} again={reload} /> : null;
  if (data.statements.length === 0)
    return (
      <Empty title="No accounts of this company">
        {data.coverage_gaps.map(({ code, detail }) => (
          <p key={code}>{detail}</p>
        ))}
        <p>Accounts come with a source of filings, such as the company facts of the SEC.</p>
      </Empty>
    );
  return (
    <section class="card stack">
      <div class="row between">
        <h2>Statements</h2>
        <div class="row">
          <button class="button small" type="button" onClick={() => exportCsv(id, data.statements)}>
            Export as CSV
          </button>
          <button class="button small" type="button" onClick={() => saveJson(`${id}-statements.json`, data)}>
            Export as JSON
          </button>
        </div>
      </div>
      {data.truncated ? (
        <p class="soft">
          The latest {data.statements.length} of {data.total.toLocaleString()}.
        </p>
      ) : null}
      {data.statements.map((statement) => (
        <Statement key={statement.statement_id} entityId={id} statement={statement} />
      ))}
    </section>
  );
}

function Statement({
  entityId,
  statement,
}: {
  readonly entityId: string;
  readonly statement: FinancialStatement;
}) {
  const { statement_id, period_start: from, period_end: to, filed_on: filed } = statement;
  const capture = async () => {
    const selection = { statement_id };
    return (await client.entities.selectFinancialStatement(entityId, { selection, capture: true }))
      .receipt_id;
  };
  return (
    <section class="stack-tight">
      <div class="row between">
        <h3>
          {from === null ? null : (
            <>
              <Moment iso={from} />
              {" – "}
            </>
          )}
          <Moment iso={to} /> <span class="badge">{statement.frequency.replaceAll("_", " ")}</span>{" "}
          <span class="badge">{statement.scope.replaceAll("_", " ")}</span>
        </h3>
        <CaptureButton small capture={capture} />
      </div>
      <p class="soft small">
        <Bidi>{statement.source_id}</Bidi>
        {statement.form === null ? "" : `, ${statement.form}`}
        {filed === null ? null : (
          <>
            {", filed "}
            <Moment iso={filed} />
          </>
        )}
      </p>
      <dl class="facts">
        {statement.observations.map((one) => [
          <dt key={one.attribute}>{attributeLabel(one.attribute)}</dt>,
          <dd key={`${one.attribute} value`}>{amountOf(one)}</dd>,
        ])}
      </dl>
    </section>
  );
}

function amountOf({ value, currency }: FinancialStatement["observations"][number]): string {
  if (currency === null) return value.toLocaleString();
  return `${value.toLocaleString()} ${currency}`;
}

function exportCsv(id: string, statements: readonly FinancialStatement[]): void {
  const columns = [
    "statement_id",
    "source_id",
    "period_start",
    "period_end",
    "filed_on",
    "scope",
    "frequency",
  ] as const;
  saveCsv(`${id}-statements.csv`, [
    [...columns, "attribute", "value", "currency", "concept"],
    ...statements.flatMap((statement) =>
      statement.observations.map((one) => [
        ...columns.map((column) => statement[column]),
        one.attribute,
        one.value,
        one.currency,
        one.concept,
      ]),
    ),
  ]);
}
