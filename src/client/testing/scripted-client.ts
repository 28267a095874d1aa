import { onTestFinished } from "vitest";
import { Assay, type ClientOptions } from "../assay.ts";
import { type Scripted, ScriptedService } from "./scripted-service.ts";

/** A client of a scripted service; it records its waits instead of waiting. */
export async function scriptedClient(script: readonly Scripted[], options: Partial<ClientOptions> = {}) {
  const service = await ScriptedService.start(...script);
  onTestFinished(() => service.close());
  const waits: number[] = [];
  const client = new Assay({
    baseUrl: service.url,
    apiKey: "assay_sk_canary",
    wait: async (milliseconds) => void waits.push(milliseconds),
    ...options,
  });
  return { client, requests: service.requests, waits };
}
