import { Value } from "../../components/attribute.tsx";
import { Bidi } from "../../components/bidi.tsx";
import type { DataSelectionReceipt } from "../../frame/client.ts";

/** Where a second choice stands, and what is missing. Each kind of receipt states both in its own members. */
export function FallbacksAndGaps({ receipt }: { readonly receipt: DataSelectionReceipt }) {
  const { fallbacks, gaps } = receipt;
  return (
    <section class="card stack" aria-labelledby="gaps">
      <h2 id="gaps">Second choices and gaps</h2>
      <h3>Second choices</h3>
      <Points none="Every value is the first choice of the policy." points={fallbacks} />
      <h3>Gaps</h3>
      <Points none="Nothing that was asked for is missing." points={gaps} />
    </section>
  );
}

function Points({ none, points }: { readonly none: string; readonly points: readonly unknown[] }) {
  if (points.length === 0) return <p class="soft">{none}</p>;
  return (
    <ul class="stack list">
      {points.map((point, at) => (
        <li key={String(at)}>
          <Point point={point} />
        </li>
      ))}
    </ul>
  );
}

function Point({ point }: { readonly point: unknown }) {
  if (typeof point !== "object" || point === null) return <Value value={point} />;
  const { code, reason, detail, explanation, ...rest } = point as Readonly<Record<string, unknown>>;
  const head = [code, reason].filter((one) => typeof one === "string").map((one) => one.replaceAll("_", " "));
  const sentence = [detail, explanation].find((one) => typeof one === "string");
  return (
    <>
      <strong>{head.join(": ")}</strong>
      {sentence === undefined ? null : (
        <p>
          <Bidi>{sentence}</Bidi>
        </p>
      )}
      <Value value={rest} />
    </>
  );
}
