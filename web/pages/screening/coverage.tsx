import { Bidi } from "../../components/bidi.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { addressOf } from "../../frame/address.ts";
import type { ScreeningCoverage } from "../../frame/client.ts";
import { topicWords } from "./words.ts";

/** The lists of each topic with their ages. A topic without a list is a row too. */
export function Coverage({ lists }: { readonly lists: readonly ScreeningCoverage[] }) {
  return (
    <FiguresTable
      caption="Lists and their ages"
      head={["List", "Topic", "State", "Published", "Age in days", "Organisations", "Licence"]}
      numeric={[4, 5]}
      rows={lists.map((list) => [
        list.source_id === null ? (
          <span key="list" class="soft">
            No list is installed
          </span>
        ) : (
          <a
            key="list"
            href={addressOf("/screening/changes/:source_id?", { source_id: list.source_id })}
            title="What has changed on it"
          >
            <Bidi>{list.source_name ?? list.source_id}</Bidi>
          </a>
        ),
        topicWords[list.topic],
        <Freshness key="state" of={list.freshness} />,
        list.snapshot_date === null ? "" : <Moment key="published" iso={list.snapshot_date} time={false} />,
        list.age_days === null ? "" : `${list.age_days} of ${list.max_age_days}`,
        list.record_count?.toLocaleString() ?? "",
        <Bidi key="licence">{[list.licence, list.note].filter(Boolean).join(". ")}</Bidi>,
      ])}
    />
  );
}

const marks = { fresh: "good", stale: "caution", missing: "bad" } as const;

function Freshness({ of }: { readonly of: ScreeningCoverage["freshness"] }) {
  return <span class={`badge ${marks[of]}`}>{of}</span>;
}
