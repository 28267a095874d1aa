import { Bidi } from "../../components/bidi.tsx";
import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { client } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";

/** The clients that the operator has registered: only these may ask for a grant. */
export function Clients() {
  const { data, error, reload } = useQuery(["oauth-clients"], () => client.clients.list());
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  return (
    <section class="card stack">
      <h2>Clients</h2>
      {data.clients.length === 0 ? (
        <p class="soft">
          No client is registered: the operator names a file of clients in <code>ASSAY_OAUTH_CLIENTS</code>.
        </p>
      ) : (
        <FiguresTable
          caption="Clients"
          head={["Client", "Id", "Signs in with", "At most", "Returns to"]}
          numeric={[]}
          rows={data.clients.map((one) => [
            <Bidi key="name">{one.client_name}</Bidi>,
            <code key="id">{one.client_id}</code>,
            one.token_endpoint_auth_method === "none" ? "PKCE alone" : "PKCE and a secret",
            one.allowed_scopes.join(", "),
            one.redirect_uris.join(", "),
          ])}
        />
      )}
    </section>
  );
}
