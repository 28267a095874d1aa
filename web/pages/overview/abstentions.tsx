import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { percentOf } from "../../components/probability.tsx";
import { reasonWords } from "../../evidence/words.ts";
import { addressOf } from "../../frame/address.ts";
import { client } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";

const MOST = 200;

/** The reasons why records wait for review, from the newest open items. */
export function Abstentions() {
  const { data, error, reload } = useQuery(["review", "reasons"], () =>
    client.reviewQueue.list({ limit: MOST, sort: "newest_first" }),
  );
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const { items, total } = data;
  const rows = tally(items.map(({ reason }) => reason));
  const questions = items.filter(({ clarification }) => clarification !== null).length;
  return (
    <section class="card stack">
      <h2>Why records wait</h2>
      {items.length === 0 ? (
        <p>
          No record waits for a person. One that the service abstains on stands here with its reason until
          somebody decides it, or its question is answered.
        </p>
      ) : (
        <>
          <p class="soft">
            {total > items.length
              ? `The newest ${items.length} of ${total.toLocaleString()} open items. `
              : `${total.toLocaleString()} open items. `}
            {questions} of them have a question whose answer would decide the record.{" "}
            <a href={addressOf("/review")}>Review them</a>
          </p>
          <FiguresTable
            caption="Reasons for abstaining"
            head={["Reason", "Items", "Share"]}
            numeric={[1, 2]}
            rows={rows.map(([reason, count]) => [
              reasonWords(reason),
              count.toLocaleString(),
              percentOf(count / items.length),
            ])}
          />
        </>
      )}
    </section>
  );
}

function tally(values: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}
