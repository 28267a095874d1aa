import { useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { confirmed } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { type Secret, ShownOnce } from "../../components/shown-once.tsx";
import { useTenants } from "../../components/tenant-select.tsx";
import { toast } from "../../components/toast.tsx";
import { client, type Key, type Tenant } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { session } from "../../frame/session.ts";
import { CreateKey } from "./create-key.tsx";

const MOST = 200;

/** Every credential of the service, or of the operator's tenant: its scope, and the action that revokes it. */
function KeysPage() {
  const tenant = session.value?.tenant ?? null;
  const [all, setAll] = useState(tenant === null);
  const [ended, setEnded] = useState(false);
  const [making, setMaking] = useState(false);
  const [secret, setSecret] = useState<Secret | null>(null);
  const of = all || tenant === null ? null : tenant.tenant_id;
  const { data, error, reload } = useQuery(["keys", of], () => readKeys(of));
  const tenants = useTenants();
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const shown = data.filter(({ status }) => ended || status === "active" || status === "rotating");
  const show = (made: Secret) => {
    setSecret(made);
    reload();
  };
  return (
    <>
      <PageHead title="Keys" lead="A key has one scope. Its value is shown once, when it is made.">
        <button class="button primary" type="button" onClick={() => setMaking(true)}>
          Create a key
        </button>
      </PageHead>
      <div class="row">
        {tenant === null ? null : (
          <label class="row">
            <input type="checkbox" checked={all} onChange={() => setAll(!all)} /> Keys of every tenant
          </label>
        )}
        <label class="row">
          <input type="checkbox" checked={ended} onChange={() => setEnded(!ended)} /> Revoked and expired keys
        </label>
      </div>
      {shown.length === 0 ? (
        <Empty title="No key is in force">
          <p>
            A program signs in with a key, and so does a person who uses this page from another machine.
            Create one for each program, with the one scope that it needs.
          </p>
        </Empty>
      ) : (
        <KeysTable keys={shown} tenants={tenants ?? []} show={show} reload={reload} />
      )}
      {making ? <CreateKey onClose={() => setMaking(false)} onMade={show} /> : null}
      {secret === null ? null : <ShownOnce secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

async function readKeys(tenantId: string | null): Promise<Key[]> {
  const keys: Key[] = [];
  const filter = tenantId === null ? {} : { tenant_id: tenantId };
  for (;;) {
    const page = await client.keys.list({ ...filter, limit: MOST, offset: keys.length });
    keys.push(...page.keys);
    if (page.keys.length === 0 || keys.length >= page.total) return keys.toReversed();
  }
}

function KeysTable(props: {
  readonly keys: readonly Key[];
  readonly tenants: readonly Tenant[];
  readonly show: (secret: Secret) => void;
  readonly reload: () => void;
}) {
  const names = new Map(props.tenants.map(({ tenant_id: id, name }) => [id, name]));
  return (
    <section class="card">
      <FiguresTable
        caption="Keys"
        head={["Name", "Scope", "Tenant", "Value", "State", "Last used", "Ends", "Actions"]}
        numeric={[]}
        rows={props.keys.map((key) => [
          <Bidi key="name">{key.name}</Bidi>,
          key.reviewer_id === null ? (
            key.scope
          ) : (
            <>
              {key.scope} as <Bidi>{key.reviewer_id}</Bidi>
            </>
          ),
          key.tenant_id === null ? (
            <span class="soft">none</span>
          ) : (
            <Bidi>{names.get(key.tenant_id) ?? key.tenant_id}</Bidi>
          ),
          <code key="hint">{key.key_hint}</code>,
          <State key="state" status={key.status} />,
          key.last_used_at === null ? <span class="soft">never</span> : <Moment iso={key.last_used_at} />,
          key.expires_at === null ? <span class="soft">never</span> : <Moment iso={key.expires_at} />,
          <Actions key="actions" of={key} show={props.show} reload={props.reload} />,
        ])}
      />
    </section>
  );
}

const badges: Readonly<Record<Key["status"], string>> = {
  active: "good",
  rotating: "caution",
  revoked: "bad",
  expired: "",
};

function State({ status }: { readonly status: Key["status"] }) {
  return <span class={`badge ${badges[status]}`}>{status}</span>;
}

function Actions(props: {
  readonly of: Key;
  readonly show: (secret: Secret) => void;
  readonly reload: () => void;
}) {
  const { of: key, show, reload } = props;
  if (key.status === "revoked" || key.status === "expired") return <span class="soft">none</span>;
  const rotate = async () => {
    const agreed = await confirmed({
      title: `Replace the value of “${key.name}”?`,
      text: "A new value is shown once. The old value works on for the grace period of the service, so that programs can change over.",
      agree: "Replace it",
    });
    if (!agreed) return;
    await client.keys.rotate(key.key_id).then((made) => show(secretOf(made.key, key)), tell);
  };
  const revoke = async () => {
    const agreed = await confirmed({
      title: `Revoke “${key.name}”?`,
      text: "Every value of the key stops working at once, and browsers that signed in with it lose it. This cannot be undone.",
      agree: "Revoke it",
      danger: true,
    });
    if (!agreed) return;
    await client.keys.delete(key.key_id).then(() => {
      toast("The key was revoked.");
      reload();
    }, tell);
  };
  return (
    <span class="row">
      <button
        class="button small"
        type="button"
        onClick={() => void rotate()}
        aria-label={`Replace ${key.name}`}
      >
        Replace
      </button>
      <button
        class="button small danger"
        type="button"
        onClick={() => void revoke()}
        aria-label={`Revoke ${key.name}`}
      >
        Revoke
      </button>
    </span>
  );
}

const secretOf = (value: string, { name, scope }: Key): Secret => ({
  title: `The new value of “${name}”`,
  value,
  about: `It signs in with the scope ${scope}. Put it where the program reads its secrets.`,
});

const tell = (error: unknown): void => {
  toast(sentenceOf(error), { bad: true });
};

export { KeysPage as page };
