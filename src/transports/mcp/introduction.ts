/** The description of the server in `initialize`, and its instructions to the model. */
import type { HttpConfig } from "../http/config.ts";
import type { ServerInfo } from "./dispatch.ts";

/** The name and version of the server (schema `Implementation`). */
export function serverInfoOf({ baseUrl, pipelineVersion }: HttpConfig): ServerInfo {
  return {
    name: "assay",
    title: "Company Entity Resolution",
    version: pipelineVersion,
    description: "Resolves company records into golden entities with citations, or abstains.",
    websiteUrl: `${baseUrl}/docs`,
  };
}

/** At most 2 kB for the model: it describes and gives no orders. */
export const instructions = `Assay resolves a record that describes a company into one golden entity, or abstains.
An unresolved answer is complete and free: read its clarification before sending the record again, and send it with clarification_of.
stages_not_configured names stages that this deployment does not have: sending a record again unchanged decides nothing there.
Threshold on match_confidence. resolve_company and match_records take an idempotency_key: a retry with the same key is charged once.
get_decision shows the receipt of a decision and replays its score.`;
