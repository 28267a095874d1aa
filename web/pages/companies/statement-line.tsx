import { Bidi } from "../../components/bidi.tsx";
import { Moment } from "../../components/moment.tsx";
import { SourceLink } from "../../components/source-link.tsx";

interface Cited {
  readonly source_id: string;
  readonly source_url: string | null;
  readonly source_as_of: string | null;
  readonly licence: string;
}

/** The source of a statement, in one line. */
export function SourceLine({ cited }: { readonly cited: Cited }) {
  return (
    <span class="soft small">
      <SourceLink id={cited.source_id} url={cited.source_url} />
      {cited.source_as_of === null ? null : (
        <>
          {", as of "}
          <Moment iso={cited.source_as_of} time={false} />
        </>
      )}
      {", "}
      <Bidi>{cited.licence}</Bidi>
    </span>
  );
}

/** The period in which a statement holds according to its source; a date may lack its day or its month. */
export function Dates({ from, to }: { readonly from: string | null; readonly to: string | null }) {
  if (from === null && to === null) return <span class="soft">no dates</span>;
  return (
    <>
      {from === null ? "…" : <PartialDate date={from} />}
      {" – "}
      {to === null ? "today" : <PartialDate date={to} />}
    </>
  );
}

/** A year or a month is shown unchanged: without a day, a time zone cannot move it. */
function PartialDate({ date }: { readonly date: string }) {
  if (/^\d{4}(?:-\d{2})?$/.test(date)) return <time dateTime={date}>{date}</time>;
  return <Moment iso={date} time={false} />;
}
