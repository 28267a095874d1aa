import { Fault } from "../../components/fault.tsx";
import { FiguresTable } from "../../components/figures-table.tsx";
import { Moment } from "../../components/moment.tsx";
import { percentOf } from "../../components/probability.tsx";
import { type CalibrationFlip, type CalibrationPreview, client } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { session } from "../../frame/session.ts";

/** A calibration of the deployment's own labels: how it is made, and which decisions it would change. */
export function OwnCalibration({ labels }: { readonly labels: number }) {
  const { data, error, reload } = useQuery(["calibration"], () => client.calibration.preview());
  const tenant = session.value?.tenant?.tenant_id ?? "<tenant>";
  return (
    <section class="card stack">
      <h2>A calibration of your own</h2>
      {error ? <Fault error={error} again={reload} /> : null}
      {data === undefined || data.calibration === null ? (
        <>
          <p>
            Labels can correct what the service says of how sure it is; a threshold never falls under 90%.
            With {labels} judged matches, this command says on the service's machine whether they certify a
            calibration, and shows it here with the decisions that would change. It puts nothing in force.
          </p>
          <p>
            <code>npx assay train --tenant {tenant} --propose</code>
          </p>
        </>
      ) : (
        <Preview preview={data} calibration={data.calibration} />
      )}
    </section>
  );
}

const words: Readonly<Record<CalibrationFlip["decision"], string>> = {
  match: "match",
  no_match: "new company",
  unresolved: "abstained",
};

function Preview(props: {
  readonly preview: CalibrationPreview;
  readonly calibration: NonNullable<CalibrationPreview["calibration"]>;
}) {
  const { calibration } = props;
  const { in_force: now, read, compared, flips } = props.preview;
  return (
    <>
      <p>
        <strong>{calibration.version}</strong>{" "}
        {calibration.state === "proposed"
          ? "is proposed, and not in force."
          : "is in force from the next start of the service on."}{" "}
        A match needs {percentOf(calibration.upper)} with it and {percentOf(now.upper)} with {now.version}, a
        new company {percentOf(calibration.no_match)} and {percentOf(now.no_match)}.
      </p>
      <p role="status">
        Of the {read.toLocaleString()} newest decisions {compared.toLocaleString()} can be compared, and{" "}
        <strong>{flips.length.toLocaleString()}</strong> would change.
      </p>
      {flips.length === 0 ? null : (
        <FiguresTable
          caption="Decisions that would change"
          head={["Decided", "Decision", "Was", "Would be", "Sure then", "Sure with it"]}
          numeric={[4, 5]}
          rows={flips
            .slice(0, MOST_ROWS)
            .map((flip) => [
              <Moment key="at" iso={flip.decided_at} />,
              <code key="id">{flip.decision_id}</code>,
              words[flip.decision],
              words[flip.would_be],
              percentOf(flip.match_confidence),
              percentOf(flip.would_be_confidence),
            ])}
        />
      )}
      {flips.length > MOST_ROWS ? <p class="soft small">The newest {MOST_ROWS} of them are shown.</p> : null}
      <p class="soft small">
        Guards may still withhold a decision that would become a match. Nothing has changed by looking.
      </p>
    </>
  );
}

const MOST_ROWS = 100;
