import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { toast } from "../../components/toast.tsx";
import { type CreateTenant, client, type Tenant } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { chooseTenant, session } from "../../frame/session.ts";

const MOST = 200;

/** The tenants of the service, whose data is kept apart, and the limits of each. */
function TenantsPage() {
  const [offset, setOffset] = useState(0);
  const [making, setMaking] = useState(false);
  const { data, error, reload } = useQuery(["tenants", offset], () =>
    client.tenants.list({ limit: MOST, offset }),
  );
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const { tenants, total } = data;
  return (
    <>
      <PageHead
        title="Tenants"
        lead={`${total === 1 ? "1 tenant" : `${total.toLocaleString()} tenants`}. No tenant sees another's data.`}
      >
        <button class="button primary" type="button" onClick={() => setMaking(true)}>
          Create a tenant
        </button>
      </PageHead>
      <section class="card">
        <FiguresTable
          caption="Tenants"
          head={["Name", "Plan", "Credits left", "State", "Created", "Id", "Actions"]}
          numeric={[2]}
          rows={tenants.map((tenant) => [
            <Bidi key="name">{tenant.name}</Bidi>,
            tenant.plan,
            tenant.credits_remaining.toLocaleString(),
            tenant.status,
            <Moment key="at" iso={tenant.created_at} />,
            <code key="id">{tenant.tenant_id}</code>,
            <ActIn key="act" tenant={tenant} />,
          ])}
        />
      </section>
      {total > MOST ? (
        <div class="row">
          <button
            class="button"
            type="button"
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - MOST))}
          >
            Earlier
          </button>
          <button
            class="button"
            type="button"
            disabled={offset + MOST >= total}
            onClick={() => setOffset(offset + MOST)}
          >
            Later
          </button>
        </div>
      ) : null}
      {making ? (
        <MakeTenant
          onClose={() => setMaking(false)}
          onMade={() => {
            setMaking(false);
            reload();
          }}
        />
      ) : null}
    </>
  );
}

/** An operator acts in one tenant at a time; a session of keys belongs to the tenant of its keys. */
function ActIn({ tenant }: { readonly tenant: Tenant }) {
  const current = session.value;
  if (current?.tenant?.tenant_id === tenant.tenant_id) return <span class="badge accent">you act here</span>;
  if (current?.kind !== "operator") return <span class="soft">none</span>;
  const act = () =>
    chooseTenant(tenant.tenant_id).then(
      // The loaded data belongs to the tenant before.
      () => location.reload(),
      (error) => toast(sentenceOf(error), { bad: true }),
    );
  return (
    <button
      class="button small"
      type="button"
      onClick={() => void act()}
      aria-label={`Act here, in ${tenant.name}`}
    >
      Act here
    </button>
  );
}

const plans = ["free", "starter", "growth", "scale", "enterprise"] as const;

function MakeTenant({ onClose, onMade }: { readonly onClose: () => void; readonly onMade: () => void }) {
  const [error, setError] = useState<unknown>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const plan = plans.find((one) => one === form.get("plan")) ?? "free";
    const reference = String(form.get("reference")).trim();
    const body: CreateTenant = {
      name: String(form.get("name")).trim(),
      plan,
      ...(reference === "" ? {} : { external_ref: reference }),
    };
    await client.tenants.create(body).then(() => {
      toast("The tenant was created. It has no key yet: create one under Keys.");
      onMade();
    }, setError);
  };
  return (
    <Dialog title="Create a tenant" onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        {error ? <Fault error={error} /> : null}
        <div class="input">
          <label for="tenant-name">Name</label>
          <input id="tenant-name" name="name" required maxLength={200} />
        </div>
        <div class="input">
          <label for="tenant-plan">Plan</label>
          <select id="tenant-plan" name="plan">
            {plans.map((plan) => (
              <option key={plan} value={plan}>
                {plan}
              </option>
            ))}
          </select>
        </div>
        <div class="input">
          <label for="tenant-reference">Your own reference, if you have one</label>
          <input id="tenant-reference" name="reference" maxLength={200} />
        </div>
        <div class="actions">
          <button class="button" type="button" onClick={onClose}>
            Cancel
          </button>
          <button class="button primary" type="submit">
            Create tenant
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export { TenantsPage as page };
