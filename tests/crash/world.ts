import { randomBytes } from "node:crypto";
import { type Deployment, newDeployment } from "../support/deployment.ts";
import { ServerProcess } from "../support/process.ts";
import { receiverHost, WebhookReceiver } from "../support/webhook-receiver.ts";
import type { Failpoint } from "./failpoints.ts";
import { type History, newHistory } from "./history.ts";

const ADMIN = "the-operator-of-the-crash-rounds";
const TENANT = "local";
const crashingServer = new URL("./crashing-server.ts", import.meta.url).pathname;

export interface Keys {
  readonly tenant: string;
  readonly review: string;
  readonly admin: string;
  readonly webhookId: string;
}

/** A deployment, its callers, its receivers, and its history so far. */
export interface World {
  readonly deployment: Deployment;
  readonly environment: Readonly<Record<string, string>>;
  readonly receiver: WebhookReceiver;
  readonly keys: Keys;
  readonly tenant: string;
  readonly history: History;
  /** Starts a server of the deployment, which dies at its point, or lives until it is killed. */
  start(point?: Failpoint, hits?: number): Promise<ServerProcess>;
  /** The log of the last server. */
  logged(): string;
  close(): Promise<void>;
}

/** A first start, a key for labels, and a subscription to the end of every job. */
export async function newWorld(): Promise<World> {
  const deployment = await newDeployment();
  const receiver = await WebhookReceiver.start();
  const environment = {
    ...deployment.environment,
    ASSAY_ADMIN_KEY: ADMIN,
    ASSAY_LOG_LEVEL: "error",
    ASSAY_ENCRYPTION_KEY: randomBytes(32).toString("base64"),
    RECEIVER_PORT: String(receiver.port),
    RECEIVER_AUTHORITY: receiver.network().authorities!,
  };
  let last: ServerProcess | null = null;
  const start: World["start"] = async (point, hits = 1) => {
    last = await ServerProcess.listening(environment, [crashingServer, point ?? "none", String(hits)]);
    return last;
  };
  const logged = () =>
    (last?.stdout ?? "")
      .split("\n")
      .filter((line) => line.startsWith("{"))
      .join("\n");
  const server = await start();
  const keys = { tenant: server.tenantKey, admin: ADMIN, ...(await subscribe(server)) };
  await server.kill("SIGTERM");
  const close = async () => {
    await receiver.close();
    await deployment.close();
  };
  return {
    deployment,
    environment,
    receiver,
    keys,
    tenant: TENANT,
    history: newHistory(),
    start,
    logged,
    close,
  };
}

async function subscribe(server: ServerProcess): Promise<Pick<Keys, "review" | "webhookId">> {
  const review = await server.send<{ key: string }>("POST", "/v1/admin/keys", {
    key: ADMIN,
    body: { tenant_id: TENANT, scope: "review", name: "labels", reviewer_id: "the crash rounds" },
  });
  const webhook = await server.send<{ id: string }>("POST", "/v1/webhooks", {
    key: server.tenantKey,
    idempotencyKey: "subscribe",
    body: {
      url: `https://${receiverHost}/`,
      event_types: ["batch.succeeded", "batch.failed", "batch.reconciliation_required"],
    },
  });
  if (webhook.status !== 201)
    throw new Error(`subscribing: ${webhook.status} ${JSON.stringify(webhook.body)}`);
  return { review: review.body.key, webhookId: webhook.body.id };
}
