import { useEffect } from "preact/hooks";
import { Bidi } from "../components/bidi.tsx";
import { Fault } from "../components/fault.tsx";
import { PageHead } from "../components/page-head.tsx";
import { client } from "./client.ts";
import { useQuery } from "./query.ts";
import { chooseTenant, session } from "./session.ts";

/** An operator's first question: the tenant to act in. A single tenant is chosen without the question. */
export function ChooseTenant() {
  const { data, error, reload } = useQuery(["tenants"], () => client.tenants.list({ limit: 200 }));
  const only = data?.tenants.length === 1 ? data.tenants[0]!.tenant_id : null;
  useEffect(() => {
    if (only !== null && session.peek()?.tenant === null) void chooseTenant(only);
  }, [only]);
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined || only !== null) return null;
  return (
    <>
      <PageHead title="Choose a tenant" lead="You act in one tenant at a time, with its scopes." />
      <ul class="stack-tight list">
        {data.tenants.map(({ tenant_id: id, name, plan }) => (
          <li key={id}>
            <button class="button" type="button" onClick={() => void chooseTenant(id)}>
              <Bidi>{name}</Bidi> <span class="soft">{plan}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
