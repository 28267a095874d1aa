const dateAndTime = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const dateOnly = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
const exact = new Intl.DateTimeFormat(undefined, { dateStyle: "full", timeStyle: "long" });

/** A time in the reader's zone and language; the tooltip has the ISO value. A mere date has no zone. */
export function Moment({ iso, time = true }: { readonly iso: string; readonly time?: boolean }) {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const at = new Date(isDate ? `${iso}T00:00:00` : iso);
  if (Number.isNaN(at.getTime())) return <span>{iso}</span>;
  const shown = time && !isDate ? dateAndTime : dateOnly;
  return (
    <time dateTime={iso} title={isDate ? iso : `${iso}\n${exact.format(at)}`}>
      {shown.format(at)}
    </time>
  );
}
