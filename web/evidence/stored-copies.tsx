import type { Step } from "./climbed.ts";

type Artifact = NonNullable<Step["pages"]>[number]["artifacts"][number];

const kindWords: Readonly<Record<string, string>> = {
  raw: "as it was sent",
  extracted: "as text",
  markdown: "as Markdown",
};

/**
 * The stored copies of a page as downloads, which the service never lets a browser open: strangers wrote them.
 * @param props.runOf the run that keeps them; null: they cannot be opened here.
 */
export function StoredCopies({
  artifacts,
  runOf,
}: {
  readonly artifacts: readonly Artifact[];
  readonly runOf: string | null;
}) {
  if (runOf === null) return null;
  return (
    <>
      {artifacts.map(({ artifact_id: id, kinds }) => (
        <p class="row small" key={id}>
          <span class="soft">Stored copy:</span>
          {kinds.map((kind) => (
            <a
              key={kind}
              download
              href={`/workbench/v1/run-room/runs/${encodeURIComponent(runOf)}/artifacts/${encodeURIComponent(id)}/${encodeURIComponent(kind)}`}
            >
              {kindWords[kind] ?? kind}
              <span class="visually-hidden"> (download)</span>
            </a>
          ))}
        </p>
      ))}
    </>
  );
}
