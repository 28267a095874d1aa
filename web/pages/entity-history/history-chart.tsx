import { visibleText } from "../../components/bidi.tsx";
import { Chart, type Plot } from "../../components/chart.tsx";
import type { EntityIdentity } from "../../frame/client.ts";

interface Held {
  readonly what: "Name" | "Address" | "Identifier";
  readonly text: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly stated: boolean;
}

/** The names, addresses and identifiers of the company over time, by the dates of their publishers. */
export function HistoryChart({ identity }: { readonly identity: EntityIdentity }) {
  const dated = heldOf(identity).filter(({ from, to }) => from !== null || to !== null);
  if (dated.length === 0) return null;
  return (
    <section class="stack-tight">
      <p class="soft small">
        Dates are those of the publishers. A bar that begins or ends at the edge of the picture has no date
        there.
      </p>
      <Chart
        describe={`${dated.length} dated names, addresses and identifiers; the lists below have each.`}
        version={`${identity.entity_id} ${dated.length}`}
        options={(plot) => drawn(plot, dated, identity.as_of)}
      />
    </section>
  );
}

function heldOf({ names, addresses, registry_references: references }: EntityIdentity): Held[] {
  const period = (
    one:
      | EntityIdentity["names"][number]
      | EntityIdentity["addresses"][number]
      | EntityIdentity["registry_references"][number],
  ) => ({
    from: one.valid_from,
    to: one.valid_to,
    stated: one.stated,
  });
  return [
    ...names.map((one) => ({ what: "Name" as const, text: one.name, ...period(one) })),
    ...addresses.map((one) => ({ what: "Address" as const, text: `${one.role} address`, ...period(one) })),
    ...references.map((one) => ({
      what: "Identifier" as const,
      text: `${one.scheme} ${one.value}`,
      ...period(one),
    })),
  ];
}

const LONGEST = 28;

/** A bar for each: from its first day to its last, or to the edge where the publisher gives no last day. */
function drawn(plot: Plot, held: readonly Held[], day: string) {
  const at = (date: string) => new Date(date.length === 4 ? `${date}-01-01` : date);
  const known = held.flatMap(({ from, to }) => [from, to]).filter((date) => date !== null);
  const first = new Date(Math.min(...known.map((date) => at(date).getTime())) - 365 * 86_400_000);
  const last = new Date(Math.max(at(day).getTime(), ...known.map((date) => at(date).getTime())));
  const bars = held.map(({ what, text, from, to, stated }, row) => ({
    what,
    label: `${row + 1}. ${short(visibleText(text))}`,
    from: from === null ? first : at(from),
    to: to === null ? last : at(to),
    stated: stated ? 1 : 0.5,
  }));
  return {
    height: 60 + 26 * bars.length,
    marginLeft: 190,
    x: { type: "time" as const, label: null },
    y: { label: null, domain: bars.map(({ label }) => label) },
    color: { legend: true, domain: ["Name", "Address", "Identifier"] },
    marks: [
      plot.barX(bars, { x1: "from", x2: "to", y: "label", fill: "what", fillOpacity: "stated", inset: 4 }),
    ],
  };
}

function short(text: string): string {
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : text;
}
