import { Empty } from "../../components/empty.tsx";
import { Fault } from "../../components/fault.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { percentOf } from "../../components/probability.tsx";
import { Rate } from "../../components/rate.tsx";
import { addressOf } from "../../frame/address.ts";
import { client } from "../../frame/client.ts";
import { useQuery } from "../../frame/query.ts";
import { type JudgedMatch, judgedMatches, reliabilityOf, riskCoverage, shareOf } from "./measure.ts";
import { ModelCertification } from "./model-certification.tsx";
import { OwnCalibration } from "./own-calibration.tsx";
import { type ReliabilityBin, ReliabilityChart, RiskChart } from "./quality-charts.tsx";
import { type Judged, readJudged } from "./read-judged.ts";
import { Shipped } from "./shipped-evaluation.tsx";

/** The number of labels that the guided task asks for. */
const WANTED = 50;

/** The quality of the release on its benchmark, beside the quality by the tenant's own labels. */
function QualityPage() {
  const judged = useQuery(["labels", "judged"], readJudged);
  const evaluation = useQuery(["evaluation"], () => client.reference.getEvaluation());
  if (judged.error) return <Fault error={judged.error} again={judged.reload} />;
  if (judged.data === undefined) return null;
  const matches = judgedMatches(judged.data.labels, judged.data.decisions);
  return (
    <>
      <PageHead
        title="Quality"
        lead="What the release came to on its benchmark, and what your own labels say."
      >
        <a class="button primary" href={addressOf("/quality/label")}>
          Label decisions
        </a>
      </PageHead>
      <Own judged={judged.data} matches={matches} />
      {evaluation.error ? <Fault error={evaluation.error} again={evaluation.reload} /> : null}
      {evaluation.data === undefined ? null : <Shipped evaluation={evaluation.data} />}
      <ModelCertification />
      <OwnCalibration labels={matches.length} />
    </>
  );
}

function Own({ judged, matches }: { readonly judged: Judged; readonly matches: readonly JudgedMatch[] }) {
  if (matches.length === 0)
    return (
      <Empty title="No match has a label yet">
        <p>
          Precision on your own records is not known without labels. Judge {WANTED} matches in random order,
          and this page shows how many are right, by how sure the service was.
        </p>
        <a class="button" href={addressOf("/quality/label")}>
          Label {WANTED} matches
        </a>
      </Empty>
    );
  const right = matches.filter((one) => one.right).length;
  return (
    <section class="card stack">
      <h2>Your own labels</h2>
      <dl class="rates">
        <div>
          <dt>
            <strong>Precision of matches</strong>{" "}
            <span class="soft">Of the matches that somebody has judged, these were right.</span>
          </dt>
          <dd>
            <Rate value={shareOf(right, matches.length)} />
          </dd>
        </div>
      </dl>
      <p class="soft small">
        In brackets: the 95% Wilson interval. It holds where the judged matches were chosen at random, as the
        task chooses them. {judged.complete ? "" : "Only the first 5,000 labels and decisions were read."}
      </p>
      <div class="columns">
        <ReliabilityChart of="own" bins={binsOf(matches)} />
        <RiskChart of="own" points={riskCoverage(matches)} />
      </div>
    </section>
  );
}

function binsOf(matches: readonly JudgedMatch[]): ReliabilityBin[] {
  return reliabilityOf(matches).map(({ from, to, said, rate, total, interval }) => {
    const bin = { name: `${percentOf(from)} to ${percentOf(to)}`, n: total };
    return { ...bin, said, right: rate, interval: interval === null ? null : interval };
  });
}

export { QualityPage as page };
