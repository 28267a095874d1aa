/** The requests that fill a store of an earlier release: one of each kind of tenant data. */
import { readFileSync } from "node:fs";
import type { Answered, RecordedStore } from "./recorded-store.ts";

const samples = new URL("../../samples/register.jsonl", import.meta.url);

/** Some companies of the sample register, enough for a match, an abstention and linked rows. */
export function registerRows(): string {
  const wanted = /"name": "[^"]*(?:Barclays|HSBC|Commerzbank|Toyota|Petronas|Siemens|Berkshire)/i;
  return `${readFileSync(samples, "utf8")
    .split("\n")
    .filter((line) => wanted.test(line))
    .join("\n")}\n`;
}

/** Records of companies that no register has: each founds an entity. */
const founded = [
  {
    name: "Seri Melati Perabot Sdn Bhd",
    country: "MY",
    registration_number: "201901012345",
    client_ref: "my-1",
  },
  {
    name: "Kinabalu Timur Logistik Sdn. Bhd.",
    country: "MY",
    domain: "kinabalutimur.example",
    client_ref: "my-2",
  },
  {
    name: "株式会社みどり川製作所",
    country: "JP",
    address: { city: "川崎市", postal_code: "210-0001" },
    client_ref: "jp-1",
  },
  { name: "ООО «Северный Якорь Трейдинг»", country: "RU", client_ref: "ru-1" },
  {
    name: "Brackenfold Fisheries GmbH",
    country: "DE",
    website: "https://brackenfold.example",
    client_ref: "de-1",
  },
  { name: "Quillfeather Optics Limited", country: "GB", registration_number: "09876543", client_ref: "gb-1" },
  {
    name: "Tamarisk & Sons Instruments Pty Ltd",
    country: "AU",
    phone: "+61 2 9374 4000",
    client_ref: "au-1",
  },
  { name: "شركة الواحة الزرقاء للتجارة", country: "AE", client_ref: "ae-1" },
] as const;

const matching = [
  { name: "Commerzbank", country: "DE", lei: "851WYGNLUQLFZBSYGB56", client_ref: "match-lei" },
  {
    name: "Barclays PLC",
    country: "GB",
    registration_number: "48839",
    jurisdiction: "GB",
    client_ref: "match-number",
  },
  { name: "Toyota Motor Corporation", country: "JP", client_ref: "match-name" },
];
const abstaining = [
  { name: "HSBC", client_ref: "abstain-1" },
  { name: "Corp", country: "US", client_ref: "abstain-2" },
  { name: "Siemens", client_ref: "abstain-3" },
  { name: "Quillfeather", country: "GB", client_ref: "abstain-4" },
];

interface Service {
  readonly url: string;
  readonly adminKey: string;
}

/** Sends all requests; a release without an operation answers 404, which is recorded as well. */
export async function sendRequests({ url, adminKey }: Service): Promise<RecordedStore["answers"]> {
  const keys: Record<string, string> = { admin: adminKey };
  const calls: Answered[] = [];
  const send = async (scope: string, path: string, request: unknown, idempotencyKey?: string) => {
    const response = await fetch(url + path, {
      method: request === undefined ? "GET" : "POST",
      headers: {
        authorization: `Bearer ${keys[scope]}`,
        ...(request === undefined ? {} : { "content-type": "application/json" }),
        ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
      },
      ...(request === undefined ? {} : { body: JSON.stringify(request) }),
    });
    const body = (await response.json()) as Record<string, unknown>;
    if (scope !== "admin")
      calls.push({ path, scope, request: request ?? null, status: response.status, body });
    return body;
  };

  const tenant = await send("admin", "/v1/admin/tenants", { name: "Recorded", plan: "starter" });
  for (const scope of ["resolve", "review", "erase"]) {
    const reviewer = scope === "review" ? { reviewer_id: "reviewer@recorded.example" } : {};
    const asked = { tenant_id: tenant.tenant_id, scope, name: scope, ...reviewer };
    keys[scope] = String((await send("admin", "/v1/admin/keys", asked)).key);
  }
  await resolveAll(send);
  await reviewSome(send);
  const usage = await send("resolve", "/v1/usage", undefined);
  if (usage.records === undefined) throw new Error("the store was not filled");
  // Last: a worker in the server takes this job, and is killed while it works.
  await send("resolve", "/v1/batch-jobs", { records: [...founded, ...matching] }, "job-1");
  return { keys, calls };
}

type Send = (
  scope: string,
  path: string,
  request: unknown,
  idempotencyKey?: string,
) => Promise<Record<string, unknown>>;

async function resolveAll(send: Send): Promise<void> {
  for (const record of founded) await send("resolve", "/v1/resolve", record, `key-${record.client_ref}`);
  for (const record of [...matching, ...abstaining]) await send("resolve", "/v1/resolve", record);
  await send("resolve", "/v1/resolve", founded[0]);
  // A second record of a company, so that an entity has two members.
  await send("resolve", "/v1/resolve", {
    ...founded[5],
    name: "Quillfeather Optics Ltd",
    client_ref: "gb-1b",
  });
}

async function reviewSome(send: Send): Promise<void> {
  const { items } = (await send("review", "/v1/review-queue", undefined)) as {
    items: { review_id: string; candidates: { entity_id: string | null }[] }[];
  };
  const [first, second] = items.filter(({ candidates }) => candidates.length > 0);
  const reason = "recorded for the tests of the upgrade";
  if (first) {
    await send("review", `/v1/review-queue/${first.review_id}/decision`, {
      verdict: "no_match",
      create_entity: true,
      reason,
    });
  }
  if (second) {
    const { entity_id } = second.candidates[0]!;
    const chosen = entity_id === null ? { candidate_index: 0 } : { entity_id };
    await send("review", `/v1/review-queue/${second.review_id}/decision`, {
      verdict: "match",
      ...chosen,
      reason,
    });
  }
}
