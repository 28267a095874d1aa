import { useLocation } from "preact-iso";
import { ActionButton } from "../../components/action-button.tsx";
import { Bidi } from "../../components/bidi.tsx";
import { CompanyName } from "../../components/company-name.tsx";
import { type Column, DataTable } from "../../components/data-table.tsx";
import { confirmed } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { saveFile } from "../../components/save-file.ts";
import { toast } from "../../components/toast.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type PortfolioMember } from "../../frame/client.ts";
import type { PageProps } from "../../frame/page-route.ts";
import { forget, useQuery } from "../../frame/query.ts";
import { may } from "../../frame/session.ts";
import { FillFromFile } from "./fill-from-file.tsx";

const columns: readonly Column<PortfolioMember>[] = [
  { title: "Company", cell: ({ entity_id }) => <CompanyName entityId={entity_id} />, width: "45%" },
  { title: "Reference", cell: ({ customer_reference }) => <Bidi>{customer_reference ?? ""}</Bidi> },
  { title: "Role", cell: ({ role }) => <Bidi>{role ?? ""}</Bidi> },
  { title: "Added", cell: ({ added_at }) => <Moment iso={added_at} /> },
];

/** One list of companies: filled from a file, watched, exported. */
function PortfolioPage({ params }: PageProps) {
  const id = params.portfolio_id ?? "";
  const { route } = useLocation();
  const { data, error, reload } = useQuery(["portfolio", id], () => readPortfolio(id));
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const { portfolio, members } = data;
  const filled = () => {
    // The list of portfolios shows the number of companies of each.
    forget("portfolios");
    reload();
  };
  return (
    <>
      <PageHead
        title={<Bidi>{portfolio.name}</Bidi>}
        lead={
          <>
            {members.length === 1 ? "1 company" : `${members.length.toLocaleString()} companies`},{" "}
            <code>{portfolio.portfolio_id}</code>
          </>
        }
      >
        <a class="button" href={addressOf("/changes/:portfolio_id?", { portfolio_id: id })}>
          Changes
        </a>
        <Export portfolioId={id} />
        {may("resolve") ? <WatchAll portfolioId={id} /> : null}
        {may("resolve") ? (
          <button
            class="button"
            type="button"
            onClick={() => void remove(id, () => route(addressOf("/portfolios")))}
          >
            Delete
          </button>
        ) : null}
      </PageHead>
      {may("resolve") ? <FillFromFile portfolioId={id} onFilled={filled} /> : null}
      {members.length === 0 ? (
        <Empty title="No companies yet">
          <p>Fill the portfolio from a file, or add a company to it with a tool or the API.</p>
        </Empty>
      ) : (
        <DataTable
          label="Companies of the portfolio"
          columns={columns}
          rows={members}
          keyOf={({ entity_id }) => entity_id}
          onOpen={({ entity_id }) => route(addressOf("/companies/:entity_id", { entity_id }))}
        />
      )}
    </>
  );
}

/** At most 1,000 members, in pages of 100. */
async function readPortfolio(id: string) {
  const portfolio = await client.portfolios.get(id);
  const members: PortfolioMember[] = [];
  for await (const member of client.portfolios.getMembers(id)) members.push(member);
  return { portfolio, members };
}

function WatchAll({ portfolioId }: { readonly portfolioId: string }) {
  const watch = async () => {
    let [watched, refused] = [0, 0];
    for await (const page of client.portfolios.enableWatches(portfolioId, {}).pages()) {
      watched += page.enabled + page.already_enabled;
      refused += page.refused.length;
    }
    const rest =
      refused === 0 ? "" : ` ${refused.toLocaleString()} more are one too many: 1,000 can be watched.`;
    toast(`${watched.toLocaleString()} companies are watched.${rest}`);
  };
  return <ActionButton work={watch}>Watch all</ActionButton>;
}

function Export({ portfolioId }: { readonly portfolioId: string }) {
  const save = async () => {
    const parts: string[] = [];
    for await (const member of client.portfolios.export(portfolioId))
      parts.push(`${JSON.stringify(member)}\n`);
    saveFile(`${portfolioId}.ndjson`, { type: "application/x-ndjson", parts });
  };
  return <ActionButton work={save}>Export as NDJSON</ActionButton>;
}

async function remove(portfolioId: string, done: () => void): Promise<void> {
  const text = "The list is deleted. Its companies and their watches stay.";
  if (!(await confirmed({ title: "Delete this portfolio?", text, agree: "Delete", danger: true }))) return;
  try {
    await client.portfolios.delete(portfolioId);
    forget("portfolios");
    done();
  } catch (error) {
    toast(error instanceof Error ? error.message : "It failed.", { bad: true });
  }
}

export { PortfolioPage as page };
