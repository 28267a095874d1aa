import { useState } from "preact/hooks";
import { Fault } from "../components/fault.tsx";
import { saveFile } from "../components/save-file.ts";
import { client } from "../frame/client.ts";
import type { Step } from "./climbed.ts";

type Artifact = NonNullable<Step["pages"]>[number]["artifacts"][number];

const kindWords: Readonly<Record<string, string>> = {
  raw: "as it was sent",
  extracted: "as text",
  markdown: "as Markdown",
};

const endings: Readonly<Record<string, string>> = { raw: "raw", extracted: "txt", markdown: "md" };

/**
 * The stored copies of a page as downloads: strangers wrote them, so the page never shows them.
 * @param props.runOf the run that keeps them; null: they cannot be opened here.
 */
export function StoredCopies({
  artifacts,
  runOf,
}: {
  readonly artifacts: readonly Artifact[];
  readonly runOf: string | null;
}) {
  const [error, setError] = useState<unknown>(null);
  if (runOf === null) return null;
  const save = async (id: string, kind: string) => {
    try {
      const bytes = await client.runRoom.getArtifact(runOf, id, kind);
      setError(null);
      // A type that no program opens by itself.
      saveFile(`${id}.${endings[kind] ?? kind}`, {
        type: "application/octet-stream",
        parts: [new Uint8Array(bytes)],
      });
    } catch (failure) {
      setError(failure);
    }
  };
  return (
    <>
      {artifacts.map(({ artifact_id: id, kinds }) => (
        <p class="row" key={id}>
          <span class="soft">Save the stored copy</span>
          {kinds.map((kind) => (
            <button class="button small" type="button" key={kind} onClick={() => save(id, kind)}>
              {kindWords[kind] ?? kind}
            </button>
          ))}
        </p>
      ))}
      {error ? <Fault error={error} /> : null}
    </>
  );
}
