/** The examples of the run room: a record that stays open although the research agent has read a page about it. */
import { createApp } from "../../src/app/server.ts";
import type { Config } from "../../src/config.ts";
import type { OutsideStep } from "../../src/pipelines/resolution/outside/outside-step.ts";
import { StoredArtifacts } from "../../src/pipelines/run-room/stored-artifacts.ts";
import type { Database } from "../../src/storage/engine/database.ts";

const artifactId = "art_a5q3t7w2k6mznbyrcjhdv4xfue";
const url = "https://www.quillbrack.example/legal";
const quote = "Quillworth Brackenfold Ltd is registered in England under number 07210050.";
const text = `Legal notice\n${quote}\n`;

const known = {
  ...{ name: "Quillworth Brackenfold Ltd", country: "GB", jurisdiction: "GB" },
  ...{ registration_number: "07210050", address: { city: "Leeds", postal_code: "LS1 4AP" } },
};
/** Another company of this name: the record does not say which of the two is meant. */
const namesake = {
  ...known,
  registration_number: "07210169",
  address: { city: "York", postal_code: "YO1 7EP" },
};
const open = { name: "Quillworth Brackenfold Ltd", country: "GB", domain: "quillbrack.example" };

export async function recordRunRoomExamples(
  {
    config,
    database,
    examples,
    now,
  }: {
    readonly config: Config;
    readonly database: Database;
    readonly examples: Record<string, { readonly input: unknown; readonly output: unknown }>;
    readonly now: () => Date;
  },
  key: string,
): Promise<void> {
  const app = await createApp(config, database, { now, steps: [agentOf(database, now)] });
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  const ask = async (method: "GET" | "POST", path: string, body?: object) => {
    const payload = body ? { payload: JSON.stringify(body) } : {};
    const answer = await app.http.inject({ method, url: path, headers, ...payload });
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`);
    return answer;
  };
  await ask("POST", "/v1/resolve", known);
  await ask("POST", "/v1/resolve", namesake);
  const { decision_id } = (await ask("POST", "/v1/resolve", open)).json<{ decision_id: string }>();
  const { decision } = (await ask("GET", `/v1/decisions/${decision_id}`)).json<{
    decision: { run_id: string };
  }>();
  const { run_id } = decision;
  const run = await ask("GET", `/v1/run-room/runs/${run_id}`);
  examples.get_run = { input: { run_id }, output: run.json() };
  const input = { run_id, artifact_id: artifactId, kind: "extracted" };
  const file = await ask("GET", `/v1/run-room/runs/${run_id}/artifacts/${artifactId}/extracted`);
  examples.get_run_artifact = { input, output: file.body };
  await app.close();
}

/** An agent that always reads one page, which names the company of the record. */
function agentOf(database: Database, now: () => Date): OutsideStep {
  const artifacts = new StoredArtifacts({ database, newId: () => artifactId, files: null });
  return {
    ...{ step: "agent", identity: "example", billed: true, deadlineMs: 10_000 },
    async ask(_question, _signal, { tenantId, callId }) {
      const reading = { tenantId, callId: callId!, at: now().toISOString() };
      const raw = Buffer.from(text);
      const kept = await artifacts.keep(reading, {
        ...{ mediaType: "text/plain", raw },
        ...{ extracted: text, markdown: text },
      });
      if (kept === "full") throw new Error("the example has no room");
      const claimed = { field: "registration_number", value: known.registration_number } as const;
      return {
        judgements: [],
        claims: [
          { ...claimed, about: "record", stance: "supports", fault: null, evidenceId: "p1c1", group: 0 },
        ],
        pages: [
          {
            ...{ evidence_id: "p1c1", source_id: "web:www.quillbrack.example", source_kind: "page" },
            ...{ licence: "unknown", url, quote, artifacts: [kept] },
            summary: `A page states registration_number "${known.registration_number}".`,
            retrieved_at: now().toISOString(),
          },
        ],
        gaps: [],
        cost: { requests: 4, pages: 1, bytes: raw.length, input_tokens: 5200, output_tokens: 340 },
      };
    },
  };
}
