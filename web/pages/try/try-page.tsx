import { useEffect, useState } from "preact/hooks";
import { Fault } from "../../components/fault.tsx";
import { type HowAnswered, HowAnsweredForm } from "../../components/how-answered.tsx";
import { PageHead } from "../../components/page-head.tsx";
import {
  client,
  type MatchRequest,
  type MatchResponse,
  type ResolveRequest,
  type ResolveResponse,
} from "../../frame/client.ts";
import { forget } from "../../frame/query.ts";
import { CodeBox } from "./code-box.tsx";
import { Comparison } from "./comparison.tsx";
import { PasteBox } from "./paste-box.tsx";
import type { FormValues } from "./read-paste.ts";
import { RecordForm, recordOfForm } from "./record-form.tsx";
import { clientCodeOf, curlOf } from "./request-code.ts";
import { Resolution } from "./resolution.tsx";

type Answered =
  | { readonly kind: "resolve"; readonly request: object; readonly answer: ResolveResponse }
  | { readonly kind: "match"; readonly request: object; readonly answer: MatchResponse };

/** One record, or two: the decision of the service, its reasons, and the code of the same request. */
function TryPage() {
  const [values, setValues] = useState<FormValues>({});
  const [other, setOther] = useState<FormValues | null>(null);
  const [how, setHow] = useState<HowAnswered>({ depth: "research", enrich: true });
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<unknown>(null);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const missing = other === null ? null : missingOf(values, other);
  const { record, notes } = recordOfForm(values);
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    if (record === null || missing !== null) return;
    setAsking(true);
    setFault(null);
    try {
      setAnswered(other === null ? await resolved(record, how) : await compared(record, other, how));
    } catch (error) {
      setFault(error);
      setAnswered(null);
    } finally {
      setAsking(false);
    }
  };
  useEffect(() => document.getElementById("answer")?.focus(), [answered]);
  return (
    <>
      <PageHead
        title="Try a record"
        lead="One call as any other: a resolved record is kept and costs what its decision costs."
      />
      <form class="card stack" onSubmit={(event) => void ask(event)}>
        <PasteBox onRead={setValues} />
        <RecordForm prefix="record" values={values} setValues={setValues} />
        <Other values={other} setValues={setOther} />
        <HowAnsweredForm how={how} setHow={setHow} isPair={other !== null} />
        <Said record={record} missing={missing} notes={notes} />
        <div class="row">
          <button
            class="button primary"
            type="submit"
            disabled={asking || record === null || missing !== null}
          >
            {asking ? "Asking …" : other === null ? "Resolve" : "Compare"}
          </button>
          <button
            class="button"
            type="button"
            onClick={() => {
              setValues({});
              setAnswered(null);
            }}
          >
            Clear
          </button>
        </div>
      </form>
      {fault === null ? null : <Fault error={fault} />}
      {answered === null ? null : answered.kind === "resolve" ? (
        <Resolution answer={answered.answer} />
      ) : (
        <Comparison answer={answered.answer} />
      )}
      {answered === null ? null : <Code answered={answered} />}
    </>
  );
}

/** The reasons why the form cannot be sent, and the values that are left out. */
function Said(props: {
  readonly record: object | null;
  readonly missing: string | null;
  readonly notes: readonly string[];
}) {
  const { record, missing, notes } = props;
  const needed = "Fill in at least a name, a number, a website, an e-mail address or a telephone number.";
  const said = [record === null ? needed : null, missing, ...notes];
  return (
    <p class="soft small" role="status">
      {said.filter((part) => part !== null).join(" ")}
    </p>
  );
}

async function resolved(record: object, how: HowAnswered): Promise<Answered> {
  const request: ResolveRequest = { ...record, depth: how.depth, ...(how.enrich ? {} : { enrich: false }) };
  const answer = await client.resolve(request);
  for (const read of ["usage", "review"]) forget(read);
  return { kind: "resolve", request, answer };
}

async function compared(left: object, other: FormValues, { depth }: HowAnswered): Promise<Answered> {
  // The form requires a name and a country on both sides.
  const request = { left, right: recordOfForm(other).record, depth } as unknown as MatchRequest;
  const answer = await client.match(request);
  return { kind: "match", request, answer };
}

/** Two records are compared by name and country at least. */
function missingOf(left: FormValues, right: FormValues): string | null {
  const isWhole = (values: FormValues) => values.name?.trim() && values.country?.trim();
  return isWhole(left) && isWhole(right) ? null : "Both records need a name and a country to be compared.";
}

function Other(props: {
  readonly values: FormValues | null;
  readonly setValues: (values: FormValues | null) => void;
}) {
  const { values, setValues } = props;
  return (
    <div class="stack">
      <label class="row check">
        <input
          type="checkbox"
          checked={values !== null}
          onChange={(event) => setValues(event.currentTarget.checked ? {} : null)}
        />
        <span>Compare it with another record instead; nothing is kept then</span>
      </label>
      {values === null ? null : (
        <fieldset class="other-record">
          <legend>The other record</legend>
          <RecordForm prefix="other" values={values} setValues={setValues} />
        </fieldset>
      )}
    </div>
  );
}

function Code({ answered: { kind, request } }: { readonly answered: Answered }) {
  const taken = kind === "resolve" ? ["decision", "entity", "clarification"] : ["decision", "probability"];
  return (
    <section class="card stack">
      <h2>The same from a program</h2>
      <CodeBox title="curl" code={curlOf(location.origin, `/v1/${kind}`, request)} />
      <CodeBox title="assay/client" code={clientCodeOf(location.origin, { method: kind, taken }, request)} />
    </section>
  );
}

export { TryPage as page };
