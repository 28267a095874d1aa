import { useState } from "preact/hooks";
import { useLocation } from "preact-iso";
import { Bidi } from "../../components/bidi.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type Portfolio } from "../../frame/client.ts";
import { forget, useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";

const columns: readonly Column<Portfolio>[] = [
  { title: "Name", cell: ({ name }) => <Bidi>{name}</Bidi>, width: "45%" },
  { title: "Id", cell: ({ portfolio_id }) => <code>{portfolio_id}</code> },
  { title: "Companies", cell: ({ member_count }) => member_count.toLocaleString(), numeric: true },
  { title: "Changed", cell: ({ updated_at }) => <Moment iso={updated_at} /> },
];

/** The tenant's lists of companies: at most 100, so they are one page. */
function PortfoliosPage() {
  const { route } = useLocation();
  const { data, error, reload } = useQuery(["portfolios"], () => client.portfolios.list());
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const open = (portfolio_id: string) => route(addressOf("/portfolios/:portfolio_id", { portfolio_id }));
  return (
    <>
      <PageHead title="Portfolios" lead="Lists of companies, which can be watched and exported." />
      {may("resolve") ? <NewPortfolio onCreated={open} /> : null}
      {data.portfolios.length === 0 ? (
        <Empty title="No portfolios yet">
          <p>
            A portfolio is a list of companies, such as suppliers. Make one here and fill it from a file, or
            run <code>npx assay portfolio import</code>.
          </p>
        </Empty>
      ) : (
        <DataTable
          label="Portfolios"
          columns={columns}
          rows={data.portfolios}
          keyOf={({ portfolio_id }) => portfolio_id}
          onOpen={({ portfolio_id }) => open(portfolio_id)}
        />
      )}
    </>
  );
}

function NewPortfolio({ onCreated }: { readonly onCreated: (portfolioId: string) => void }) {
  const [name, setName] = useState("");
  const [fault, setFault] = useState<unknown>(null);
  const create = async (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const { portfolio_id } = await client.portfolios.create({ name: name.trim() });
      forget("portfolios");
      onCreated(portfolio_id);
    } catch (error) {
      setFault(error);
    }
  };
  return (
    <form class="card stack-tight" onSubmit={(event) => void create(event)}>
      <div class="input">
        <label for="portfolio-name">Name of a new portfolio</label>
        <input
          id="portfolio-name"
          maxLength={200}
          required
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </div>
      <div class="row">
        <button class="button primary" type="submit" disabled={name.trim() === ""}>
          Create
        </button>
      </div>
      {fault === null ? null : <Fault error={fault} />}
    </form>
  );
}

export { PortfoliosPage as page };
