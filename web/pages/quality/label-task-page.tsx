import { useEffect, useState } from "preact/hooks";
import { Bidi } from "../../components/bidi.tsx";
import { Empty } from "../../components/empty.tsx";
import { Fault, sentenceOf } from "../../components/fault.tsx";
import { KeyHint } from "../../components/key-hint.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { toast } from "../../components/toast.tsx";
import { addressOf } from "../../frame/address.ts";
import { type AppendLabel, client } from "../../frame/client.ts";
import { forget, useQuery } from "../../frame/query.ts";
import { may, session } from "../../frame/session.ts";
import { useShortcuts } from "../../frame/shortcuts.ts";
import { readTask, type TaskItem } from "./read-task.ts";
import { TaskComparison } from "./task-comparison.tsx";

/** The number of labels that the task asks for. */
const WANTED = 50;

/** Shows one match after the other, in random order: is the record this company? */
function LabelTaskPage() {
  const { data, error, reload } = useQuery(["labels", "task"], readTask);
  const [at, setAt] = useState(0);
  const [given, setGiven] = useState(0);
  useEffect(() => () => forget("labels"), []);
  if (!may("read", "resolve"))
    return (
      <Empty title="A key that reads is needed">
        <p>
          A label is judged by what the record says beside what the company's sources say. Add a key with the
          scope read or resolve under <a href={addressOf("/account")}>Account</a>.
        </p>
      </Empty>
    );
  if (error) return <Fault error={error} again={reload} />;
  if (data === undefined) return null;
  const done = data.labelled + given;
  const item = data.items[at];
  const next = () => setAt(at + 1);
  return (
    <>
      <PageHead
        title="Label decisions"
        lead="Matches in random order. How sure the service was is not shown, so that it cannot sway you."
      />
      <div class="stack-tight">
        <p role="status">
          <strong>{done}</strong> of {WANTED} matches are judged
        </p>
        <progress aria-label="Matches that are judged" value={Math.min(done, WANTED)} max={WANTED} />
      </div>
      {session.value?.kind === "operator" && session.value.reviewer_id === null ? (
        <Empty title="Say who judges">
          <p>
            A label bears a name. Give yours once under <a href={addressOf("/account")}>Account</a>.
          </p>
        </Empty>
      ) : item === undefined ? (
        <NothingLeft done={done} />
      ) : (
        <Judge
          key={item.decision.decision_id}
          item={item}
          onSkip={next}
          onGiven={(label) => {
            if (label !== "cannot_tell") setGiven(given + 1);
            next();
          }}
        />
      )}
    </>
  );
}

function NothingLeft({ done }: { readonly done: number }) {
  return (
    <Empty title={done === 0 ? "No match can be judged yet" : "No further match is left"}>
      <p>
        {done === 0
          ? "Resolve records first: matches of your own records appear here."
          : "Every match that was read has a label, or was skipped."}
      </p>
      <a class="button" href={addressOf("/quality")}>
        See what the labels say
      </a>
    </Empty>
  );
}

type Verdict = AppendLabel["label"];

const verdicts: readonly { readonly label: Verdict; readonly key: string; readonly says: string }[] = [
  { label: "match", key: "y", says: "Same company" },
  { label: "no_match", key: "n", says: "Another company" },
  { label: "cannot_tell", key: "u", says: "Cannot tell" },
];

function Judge(props: {
  readonly item: TaskItem;
  readonly onGiven: (label: Verdict) => void;
  readonly onSkip: () => void;
}) {
  const { item, onGiven, onSkip } = props;
  const { decision, entity } = item;
  const [sending, setSending] = useState(false);
  const give = async (label: Verdict) => {
    if (sending) return;
    setSending(true);
    await client.labels
      .append({
        // A repeated send of the same verdict on the same decision is one event.
        source_event_id: `workbench:${decision.decision_id}:${label}`,
        source: "review",
        label,
        decision_id: decision.decision_id,
        entity_id: entity.entity_id,
      })
      .then(
        () => onGiven(label),
        (failure) => {
          setSending(false);
          toast(sentenceOf(failure), { bad: true });
        },
      );
  };
  useShortcuts("Label decisions", [
    ...verdicts.map(({ key, label, says }) => ({ keys: key, does: says, run: () => void give(label) })),
    { keys: "s", does: "Skip", run: onSkip },
  ]);
  const name = entity.record["identity.legal_name"];
  return (
    <section class="card stack">
      <h2>
        Is the record <Bidi>{typeof name === "string" ? name : entity.entity_id}</Bidi>?
      </h2>
      <TaskComparison item={item} />
      <div class="row">
        {verdicts.map(({ label, key, says }) => (
          <button
            key={label}
            class={`button ${label === "match" ? "primary" : ""}`}
            type="button"
            disabled={sending}
            onClick={() => void give(label)}
          >
            {says} <KeyHint>{key}</KeyHint>
          </button>
        ))}
        <button class="button quiet" type="button" onClick={onSkip}>
          Skip <KeyHint>s</KeyHint>
        </button>
        <a class="button quiet" href={addressOf("/companies/:entity_id", { entity_id: entity.entity_id })}>
          The company
        </a>
      </div>
    </section>
  );
}

export { LabelTaskPage as page };
