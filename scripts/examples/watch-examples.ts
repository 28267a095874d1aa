/** The examples of watches and portfolios: an entity that is watched, changed and checked, in a list of its own. */
import type { InstalledRegisters } from "../../src/pipelines/register-install/installed-registers.ts";
import { checkWatches } from "../../src/pipelines/watches/check-watches.ts";
import type { Database } from "../../src/storage/engine/database.ts";
import type { ExampleCall, Recorder } from "./review-examples.ts";

interface Checked {
  readonly key: string;
  readonly tenantId: string;
  readonly entityId: string;
  readonly database: Database;
  readonly app: { readonly registers: InstalledRegisters };
  readonly now: () => Date;
}

export async function recordWatchExamples(recorder: Recorder, checked: Checked): Promise<void> {
  const { key, entityId } = checked;
  const ask = (name: string, method: ExampleCall["method"], url: string, input: ExampleCall["input"] = {}) =>
    recorder.record(name, { method, url, input, key });
  const watch = `/v1/entities/${entityId}/watch`;
  const named = { entity_id: entityId };
  await recorder.record("enable_entity_watch", {
    method: "PUT",
    url: watch,
    body: { interval_seconds: 3600 },
    input: { ...named, interval_seconds: 3600 },
    key,
  });
  await ask("get_entity_watch", "GET", watch, named);
  await changeAndCheck(recorder, checked);
  await ask("get_entity_events", "GET", `/v1/entities/${entityId}/events?after_id=0&categories=contact`, {
    ...named,
    after_id: 0,
    categories: ["contact"],
  });
  await recordPortfolio(recorder, ask, checked);
  await ask("disable_entity_watch", "DELETE", watch, named);
}

/** A joining record adds a phone number, and the check of an hour later runs at once. */
async function changeAndCheck(
  { send }: Recorder,
  { key, tenantId, database, app, now }: Checked,
): Promise<void> {
  const record = {
    name: "Commerzbank",
    country: "DE",
    lei: "851WYGNLUQLFZBSYGB56",
    phone: "+49 69 98660500",
  };
  await send({ method: "POST", url: "/v1/resolve", body: record, key });
  const readiness = { configured: () => true };
  const later = () => new Date(now().getTime() + 3_600_000);
  const deps = { database, registers: app.registers, readiness, now: later };
  await checkWatches(deps, tenantId, new AbortController().signal);
}

type Ask = (
  name: string,
  method: ExampleCall["method"],
  url: string,
  input?: ExampleCall["input"],
) => Promise<unknown>;

async function recordPortfolio(recorder: Recorder, ask: Ask, { key, entityId }: Checked): Promise<void> {
  const named = { portfolio_id: "suppliers" };
  const path = "/v1/portfolios/suppliers";
  const member = `${path}/members/${entityId}`;
  const create = { ...named, name: "Suppliers" };
  await recorder.record("create_portfolio", { method: "POST", url: "/v1/portfolios", body: create, key });
  await ask("list_portfolios", "GET", "/v1/portfolios?limit=10", { limit: 10 });
  const labels = { customer_reference: "V-1001", role: "supplier" };
  await recorder.record("put_portfolio_member", {
    method: "PUT",
    url: member,
    body: labels,
    input: { ...named, entity_id: entityId, ...labels },
    key,
  });
  await ask("get_portfolio", "GET", path, named);
  await ask("get_portfolio_members", "GET", `${path}/members`, named);
  await ask("get_portfolio_events", "GET", `${path}/events?after_id=0`, { ...named, after_id: 0 });
  await recorder.record("enable_portfolio_watches", {
    method: "POST",
    url: `${path}/watches`,
    body: { interval_seconds: 86_400 },
    input: { ...named, interval_seconds: 86_400 },
    key,
  });
  await ask("export_portfolio", "GET", `${path}/export?limit=1`, { ...named, limit: 1 });
  await ask("delete_portfolio_member", "DELETE", member, { ...named, entity_id: entityId });
  await recorder.record("rename_portfolio", {
    method: "PATCH",
    url: path,
    body: { name: "Suppliers of 2026" },
    input: { ...named, name: "Suppliers of 2026" },
    key,
  });
  await ask("delete_portfolio", "DELETE", path, named);
}
