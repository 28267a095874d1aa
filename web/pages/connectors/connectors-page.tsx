import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { confirmed, Dialog } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { type Secret, ShownOnce } from "../../components/shown-once.tsx";
import { TenantSelect } from "../../components/tenant-select.tsx";
import { toast } from "../../components/toast.tsx";
import { client, type Grant } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { Clients } from "./clients.tsx";

/** The agents that may act for a tenant (OAuth grants), with the actions that add and revoke one. */
function ConnectorsPage() {
  const [issuing, setIssuing] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const { data, error, reload } = useQuery(["grants"], () => client.grants.list({ limit: 200 }));
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  return (
    <>
      <PageHead
        title="Connectors"
        lead={
          <>
            Agents reach the service over the Model Context Protocol at{" "}
            <code>{`${location.origin}/mcp`}</code>.
          </>
        }
      >
        <button class="button primary" type="button" onClick={() => setIssuing(true)}>
          Issue an install ticket
        </button>
      </PageHead>
      {data.grants.length === 0 ? (
        <Empty title="No connector has a grant">
          <p>
            A program with a key needs none. A client that signs in by OAuth gets a grant when the owner of a
            tenant allows it: issue an install ticket, open the client, and enter the ticket on the page that
            it opens.
          </p>
        </Empty>
      ) : (
        <Grants grants={data.grants} reload={reload} />
      )}
      <Clients />
      {issuing ? <IssueTicket onClose={() => setIssuing(false)} onMade={setSecret} /> : null}
      {secret === null ? null : <ShownOnce secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

function Grants({ grants, reload }: { readonly grants: readonly Grant[]; readonly reload: () => void }) {
  return (
    <section class="card stack">
      <h2>Grants</h2>
      <FiguresTable
        caption="Grants"
        head={["Client", "Tenant", "Scopes", "Granted", "Last used", "Ends unless used", "Actions"]}
        numeric={[]}
        rows={grants.map((grant) => [
          <Bidi key="client">{grant.client_name}</Bidi>,
          <code key="tenant">{grant.tenant_id}</code>,
          grant.scopes.join(", "),
          <Moment key="made" iso={grant.created_at} />,
          grant.last_used_at === null ? (
            <span class="soft">never</span>
          ) : (
            <Moment key="used" iso={grant.last_used_at} />
          ),
          <Moment key="ends" iso={grant.refresh_expires_at} />,
          <End key="end" grant={grant} reload={reload} />,
        ])}
      />
    </section>
  );
}

function End({ grant, reload }: { readonly grant: Grant; readonly reload: () => void }) {
  const end = async () => {
    const agreed = await confirmed({
      title: `End the grant of “${grant.client_name}”?`,
      text: "Its tokens stop working at once. The client can ask the owner of the tenant again, with a new ticket.",
      agree: "End it",
      danger: true,
    });
    if (!agreed) return;
    await client.grants.delete(grant.grant_id).then(
      () => {
        toast("The grant has ended.");
        reload();
      },
      (error) => toast(sentenceOf(error), { bad: true }),
    );
  };
  return (
    <button
      class="button small danger"
      type="button"
      onClick={() => void end()}
      aria-label={`End the grant of ${grant.client_name}`}
    >
      End
    </button>
  );
}

function IssueTicket({
  onClose,
  onMade,
}: {
  readonly onClose: () => void;
  readonly onMade: (secret: Secret) => void;
}) {
  const [error, setError] = useState<unknown>(null);
  const [noneChosen, setNoneChosen] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const clientId = String(form.get("client")).trim();
    const scopes = (["read", "resolve"] as const).filter((scope) => form.get(scope) !== null);
    if (scopes.length === 0) return setNoneChosen(true);
    await client.installTickets
      .create({
        tenant_id: String(form.get("tenant")),
        scopes,
        ...(clientId === "" ? {} : { client_id: clientId }),
      })
      .then((made) => {
        onClose();
        onMade({
          title: "Install ticket",
          value: made.ticket,
          about:
            "Enter it on the page that the client opens. It works once, for a quarter of an hour, and names the tenant.",
        });
      }, setError);
  };
  return (
    <Dialog title="Issue an install ticket" onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        {error ? <Fault error={error} /> : null}
        <TenantSelect id="ticket-tenant" />
        <fieldset class="choices">
          <legend>At most these scopes are granted</legend>
          {noneChosen ? (
            <p class="fault" role="alert">
              Choose at least one scope.
            </p>
          ) : null}
          <label>
            <input type="checkbox" name="read" defaultChecked /> <span>read</span>
          </label>
          <label>
            <input type="checkbox" name="resolve" defaultChecked /> <span>resolve</span>
          </label>
        </fieldset>
        <div class="input">
          <label for="ticket-client">Client id</label>
          <input id="ticket-client" name="client" maxLength={200} aria-describedby="ticket-client-about" />
          <p class="about" id="ticket-client-about">
            Leave it empty for any client that the service knows.
          </p>
        </div>
        <div class="actions">
          <button class="button" type="button" onClick={onClose}>
            Cancel
          </button>
          <button class="button primary" type="submit">
            Issue ticket
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export { ConnectorsPage as page };
