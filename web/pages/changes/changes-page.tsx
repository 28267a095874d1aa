import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { CompanyName } from "../../components/company-name.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { PortfolioSelect } from "../../components/portfolio-select.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type EntityEvent, type Portfolio } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { useQuery } from "../../frame/query.ts";

const categories = {
  identity: "Names and identity",
  legal_status: "Legal status",
  registration: "Registration",
  identifiers: "Identifiers",
  location: "Addresses",
  contact: "Contact",
  digital: "Websites",
  ownership: "Ownership",
  financials: "Financials",
} as const;
type Category = keyof typeof categories;

const labelOf = (category: string): string =>
  categories[category as Category] ?? category.replaceAll("_", " ");

const columns: readonly Column<EntityEvent>[] = [
  { title: "Found", cell: ({ recorded_at }) => <Moment iso={recorded_at} /> },
  { title: "Company", cell: ({ entity_id }) => <CompanyName entityId={entity_id} />, width: "32%" },
  { title: "What", cell: ({ category }) => labelOf(category) },
  { title: "Attribute", cell: ({ attribute }) => <code>{attribute}</code> },
  { title: "Change", cell: ({ change }) => change },
  {
    title: "Sources",
    cell: ({ source_ids, previous_source_ids }) =>
      (source_ids.length > 0 ? source_ids : previous_source_ids).join(", "),
  },
];

/** The findings of the checks on a portfolio's companies, newest first, filtered by category. */
function ChangesPage({ params }: PageProps) {
  const { data, error, reload } = useQuery(["portfolios"], () => client.portfolios.list());
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const [first] = data.portfolios;
  if (first === undefined)
    return (
      <>
        <PageHead title="Changes" />
        <Empty title="Nothing is followed yet">
          <p>
            Changes are shown for the companies of a <a href={addressOf("/portfolios")}>portfolio</a> that are
            watched.
          </p>
        </Empty>
      </>
    );
  return <Feed portfolios={data.portfolios} portfolioId={params.portfolio_id ?? first.portfolio_id} />;
}

function Feed({
  portfolios,
  portfolioId,
}: {
  readonly portfolios: readonly Portfolio[];
  readonly portfolioId: string;
}) {
  const { route } = useLocation();
  const [category, setCategory] = useState<Category | "">("");
  const { data, error, reload } = useQuery(["changes", portfolioId, category], () =>
    readChanges(portfolioId, category === "" ? [] : [category]),
  );
  return (
    <>
      <PageHead title="Changes" lead="What the checks of watched companies have found, newest first." />
      <div class="row choices">
        <PortfolioSelect
          id="changes-portfolio"
          portfolios={portfolios}
          chosen={portfolioId}
          choose={(portfolio_id) => route(addressOf("/changes/:portfolio_id?", { portfolio_id }))}
        />
        <div class="input">
          <label for="changes-category">About</label>
          <select
            id="changes-category"
            value={category}
            onChange={(event) => setCategory(event.currentTarget.value as Category | "")}
          >
            <option value="">everything</option>
            {Object.entries(categories).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      {error ? <Fault error={error} again={reload} /> : null}
      {data === undefined || error ? null : <Changes events={data} />}
    </>
  );
}

function Changes({ events }: { readonly events: readonly EntityEvent[] }) {
  const { route } = useLocation();
  if (events.length === 0)
    return (
      <Empty title="No changes">
        <p>
          Nothing was found since the companies of this portfolio are watched. “Watch all” on the portfolio's
          page watches those that are not.
        </p>
      </Empty>
    );
  return (
    <DataTable
      label="Changes"
      columns={columns}
      rows={events}
      keyOf={({ id }) => String(id)}
      onOpen={({ entity_id }) => route(addressOf("/companies/:entity_id", { entity_id }))}
    />
  );
}

const PAGE = 100;
/** The most changes that are shown, the newest ones. */
const MOST = 1000;

/** Follows the cursor to the end: a page without shown changes is not the end. */
async function readChanges(portfolioId: string, shown: readonly Category[]): Promise<EntityEvent[]> {
  let found: EntityEvent[] = [];
  const filter = shown.length === 0 ? {} : { categories: [...shown] };
  for (let after = 0; ; ) {
    const page = await client.portfolios.getEvents(portfolioId, { after_id: after, limit: PAGE, ...filter });
    found = [...found, ...page.events].slice(-MOST);
    if (page.scanned_count < PAGE) return found.reverse();
    after = page.next_cursor;
  }
}

export { ChangesPage as page };
