import { useEffect } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { client } from "../../frame/client.ts";
import { type InstalledRegister, type Registers, readRegisters } from "../../frame/operator.ts";
import { useQuery } from "../../frame/query.ts";
import { session } from "../../frame/session.ts";
import { InstallRegister } from "./install-register.tsx";
import { isRunning } from "./install-state.tsx";

const POLL_MS = 1_000;

/** The registers that records are resolved against, their age, and the rows that could not be used. */
function RegistersPage() {
  const isOperator = session.value?.kind === "operator";
  return (
    <>
      <PageHead
        title="Registers"
        lead="A record is compared with these companies and with those of its own tenant. A company in neither is answered as new, or not at all."
      />
      {isOperator ? <OperatorsRegisters /> : <Sources />}
    </>
  );
}

function OperatorsRegisters() {
  const { data, error, reload } = useQuery(["registers"], readRegisters);
  const running = data !== undefined && isRunning(data.install);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(reload, POLL_MS);
    return () => clearTimeout(timer);
  }, [running, data]);
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  return (
    <>
      <InstallRegister formats={data.formats} install={data.install} reload={reload} />
      <Installed registers={data.registers} />
    </>
  );
}

function Installed({ registers }: Pick<Registers, "registers">) {
  if (registers.length === 0)
    return (
      <Empty title="No register is installed">
        <p>
          Download one from its publisher, for example the golden copy of GLEIF, and drop the file above.
          Until then every record is a new company.
        </p>
      </Empty>
    );
  return (
    <section class="card stack">
      <h2>Installed</h2>
      <FiguresTable
        caption="Installed registers"
        head={["Register", "As of", "Age", "Rows", "Skipped", "Bad", "Licence", "Installed"]}
        numeric={[2, 3, 4, 5]}
        rows={registers.map((register) => [
          <span key="id">
            <Bidi>{register.register_id}</Bidi> <span class="soft small">{register.format}</span>
          </span>,
          register.as_of === null ? (
            <span class="soft">not known</span>
          ) : (
            <Moment iso={register.as_of} time={false} />
          ),
          ageOf(register),
          register.rows.toLocaleString(),
          register.rows_skipped.toLocaleString(),
          register.rows_bad.toLocaleString(),
          <span key="licence">
            <Bidi>{register.licence ?? "not known"}</Bidi>
            {register.licence_permits_resale ? "" : ", no resale"}
          </span>,
          <Moment key="at" iso={register.installed_at} />,
        ])}
      />
      {registers
        .filter(({ rows_bad: bad }) => bad > 0)
        .map((register) => (
          <BadRows key={register.register_id} register={register} />
        ))}
    </section>
  );
}

const DAY_MS = 86_400_000;

function ageOf({ as_of: asOf }: InstalledRegister): string {
  if (asOf === null) return "";
  const days = Math.max(0, Math.floor((Date.now() - Date.parse(asOf)) / DAY_MS));
  return days === 1 ? "1 day" : `${days.toLocaleString()} days`;
}

function BadRows({ register }: { readonly register: InstalledRegister }) {
  const { bad_rows: rows, rows_bad: bad, register_id: id } = register;
  return (
    <details class="chart-figures">
      <summary>
        Bad rows of {id}
        {bad > rows.length ? `, the first ${rows.length}` : ""}
      </summary>
      <FiguresTable
        caption={`Bad rows of ${id}`}
        head={["Line", "Reason"]}
        numeric={[]}
        rows={rows.map(({ line, reason }) => [line.toLocaleString(), <Bidi key="reason">{reason}</Bidi>])}
      />
    </details>
  );
}

/** Without the operator's session: the sources of the answers, and the licence terms of their values. */
function Sources() {
  const { data, error, reload } = useQuery(["reference", "resale-rights"], () =>
    client.reference.get("resale-rights"),
  );
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  return (
    <>
      {data.items.length === 0 ? (
        <Empty title="No source is installed">
          <p>The operator of the service installs registers. Until then every record is a new company.</p>
        </Empty>
      ) : (
        <section class="card stack">
          <h2>Sources</h2>
          <FiguresTable
            caption="Sources of values"
            head={["Source", "Companies", "Licence", "Resale"]}
            numeric={[1]}
            rows={data.items.map((item) => [
              <Bidi key="source">{String(item.source_id)}</Bidi>,
              Number(item.companies).toLocaleString(),
              <Bidi key="licence">{String(item.licence)}</Bidi>,
              item.resellable === true ? "permitted" : "not permitted",
            ])}
          />
        </section>
      )}
      <p class="soft">
        Files are installed by the operator on the service's own machine: <code>npx assay workbench</code>{" "}
        opens this page there.
      </p>
    </>
  );
}

export { RegistersPage as page };
