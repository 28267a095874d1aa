import { useEffect, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Fault } from "../../components/fault.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { addressOf } from "../../frame/address.ts";
import { client, type ScreenCompanyParameters, type ScreeningResult } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { Coverage } from "./coverage.tsx";
import { Matches } from "./matches.tsx";
import { reasonWords, resultWords, type Topic, topicWords } from "./words.ts";

/** One company against the installed lists, and the lists with their ages. Nothing that is typed here is kept. */
function ScreeningPage() {
  const coverage = useQuery(["screening", "coverage"], () => client.screening.getCoverage());
  const [answer, setAnswer] = useState<ScreeningResult | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  useEffect(() => document.getElementById("answer")?.focus(), [answer]);
  const ask = async (request: ScreenCompanyParameters) => {
    setFault(null);
    try {
      setAnswer(await client.screening.screenCompany(request));
    } catch (error) {
      setAnswer(null);
      setFault(error);
    }
  };
  return (
    <>
      <PageHead
        title="Screening"
        lead="A company against the installed sanctions, PEP and adverse-media lists. Nothing of it is stored."
      >
        <a class="button" href={addressOf("/screening/portfolio/:portfolio_id?")}>
          Screen a portfolio
        </a>
        <a class="button" href={addressOf("/screening/changes/:source_id?")}>
          Changes of a list
        </a>
      </PageHead>
      <ScreenForm onAsk={ask} />
      {fault === null ? null : <Fault error={fault} />}
      {answer === null ? null : <Answer answer={answer} />}
      <section class="stack-tight">
        <h2>Installed lists</h2>
        {coverage.error ? <Fault error={coverage.error} again={coverage.reload} /> : null}
        {coverage.data === undefined ? null : <Coverage lists={coverage.data} />}
      </section>
    </>
  );
}

const fields = [
  { name: "name", label: "Name", most: 500 },
  { name: "country", label: "Country", most: 64 },
  { name: "registration_number", label: "Register number", most: 64 },
  { name: "jurisdiction", label: "Jurisdiction of the number", most: 32 },
  { name: "lei", label: "LEI", most: 20 },
] as const;
type FieldName = (typeof fields)[number]["name"];

function ScreenForm({ onAsk }: { readonly onAsk: (request: ScreenCompanyParameters) => Promise<void> }) {
  const [values, setValues] = useState<Partial<Record<FieldName, string>>>({});
  const [topics, setTopics] = useState<readonly Topic[]>(Object.keys(topicWords) as Topic[]);
  const [asking, setAsking] = useState(false);
  const name = values.name?.trim() ?? "";
  const ask = async (event: SubmitEvent) => {
    event.preventDefault();
    if (name === "" || topics.length === 0) return;
    setAsking(true);
    const said = Object.entries(values).flatMap(([field, value]) =>
      value.trim() === "" ? [] : [[field, value.trim()] as const],
    );
    await onAsk({ ...Object.fromEntries(said), name, topics: [...topics], limit: 50 });
    setAsking(false);
  };
  return (
    <form class="card stack" onSubmit={(event) => void ask(event)}>
      <div class="record-fields">
        {fields.map((field) => (
          <div key={field.name} class="input">
            <label for={`screen-${field.name}`}>{field.label}</label>
            <input
              id={`screen-${field.name}`}
              maxLength={field.most}
              required={field.name === "name"}
              autocomplete="off"
              spellcheck={false}
              dir="auto"
              value={values[field.name] ?? ""}
              onInput={(event) => setValues({ ...values, [field.name]: event.currentTarget.value })}
            />
          </div>
        ))}
      </div>
      <fieldset class="row">
        <legend>Topics</legend>
        {Object.entries(topicWords).map(([topic, label]) => (
          <label key={topic} class="row check">
            <input
              type="checkbox"
              checked={topics.includes(topic as Topic)}
              onChange={(event) =>
                setTopics(
                  event.currentTarget.checked
                    ? [...topics, topic as Topic]
                    : topics.filter((other) => other !== topic),
                )
              }
            />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div class="row">
        <button class="button primary" type="submit" disabled={asking || name === "" || topics.length === 0}>
          {asking ? "Screening …" : "Screen"}
        </button>
      </div>
    </form>
  );
}

function Answer({ answer }: { readonly answer: ScreeningResult }) {
  const { subject, result, reason, matches, ownership, coverage } = answer;
  return (
    <section class="stack" id="answer" tabIndex={-1} aria-labelledby="answer-heading">
      <h2 id="answer-heading">
        <Bidi>{subject.name}</Bidi>: {resultWords[result]}
      </h2>
      {reason === null ? null : <p>{reasonWords[reason]}</p>}
      {matches.length === 0 ? null : (
        <p>Each match is a lead for a person to look at, and never a finding.</p>
      )}
      <p class="soft small">
        {ownership.checked
          ? ownersText(ownership)
          : "Its owners were not screened: that needs an LEI or a register number with its jurisdiction, and the topic of sanctions."}
      </p>
      <Matches matches={matches} />
      <details>
        <summary>The lists that this answer rests on</summary>
        <Coverage lists={coverage} />
      </details>
    </section>
  );
}

function ownersText({ owners_screened: owners, truncated }: ScreeningResult["ownership"]): string {
  const who = owners === 1 ? "One organisation" : `${owners.toLocaleString()} organisations`;
  const more = truncated ? ", and there are more" : "";
  return owners === 0
    ? "Registers state no organisation above the company."
    : `${who} that registers state above the company ${owners === 1 ? "was" : "were"} screened too${more}.`;
}

export { ScreeningPage as page };
