import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apple, numberedCompany } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import { installRegister } from "../register-install/install-register.ts";
import { restrictedSources } from "./source-states.ts";

describe("restrictedSources", () => {
  test.each([
    [[], {}],
    [["a"], { a: [] }],
    [["a=t1"], { a: ["t1"] }],
    [["a=t1", " a = t2 ", "b"], { a: ["t1", "t2"], b: [] }],
    [["a", "a=t1"], { a: ["t1"] }],
  ])("%j", (entries, expected) => {
    const read = [...restrictedSources(entries)].map(([source, tenants]) => [source, [...tenants]]);
    expect(Object.fromEntries(read)).toEqual(expected);
  });
});

describe("a source whose licence forbids showing its values", () => {
  let service: TestService;
  const phone = "+1 408 996 1010";

  beforeAll(async () => {
    service = await TestService.start({ environment: { ASSAY_RESTRICTED_SOURCES: "sec,sec=paying" } });
  });
  afterAll(() => service.close());

  test("is matched on, and no answer shows what it alone says", async () => {
    const tenant = await service.tenant();
    const resolved = await tenant.resolve({ ...apple, include_field_status: true });
    const id = resolved.entity!.entity_id;
    expect(resolved.entity!.field_status).toMatchObject({
      "registration.cik": "licence_restricted",
      "contact.phone": "licence_restricted",
      "identity.legal_name": "present",
    });
    const replayed = await tenant.resolve({ ...apple, include_field_status: true });
    expect(replayed.replayed).toBe(true);
    const paths = [
      `/v1/entities/${id}`,
      `/v1/entities/${id}?fields=registration.cik&fields=contact.phone`,
      `/v1/entities/${id}/intelligence`,
      "/v1/entities",
      "/v1/entities/search?name=Apple",
    ];
    const answers = await Promise.all(paths.map((path) => tenant.get(path)));
    const exported = await service.app.http.inject({
      method: "GET",
      url: "/v1/entities/export",
      headers: { authorization: `Bearer ${tenant.keys.read}` },
    });
    const texts = [
      JSON.stringify(resolved),
      JSON.stringify(replayed),
      exported.body,
      ...answers.map(({ text }) => text),
    ];
    for (const text of texts) {
      expect(text).toContain(id);
      expect(text).not.toContain("0000320193");
      expect(text.replaceAll(/\D/g, "")).not.toContain(phone.replaceAll(/\D/g, ""));
      expect(text).not.toContain('"source_id":"sec"');
    }
  });
});

describe("a register that is in force and whose index this process cannot load", () => {
  let service: TestService;
  const scratch = mkdtempSync(join(tmpdir(), "source-states-"));

  beforeAll(async () => {
    service = await TestService.start({ register: "none" });
  });
  afterAll(async () => {
    await service.close();
    rmSync(scratch, { recursive: true, force: true });
  });

  test("is unavailable until it is loaded", async () => {
    const tenant = await service.tenant();
    const { entity } = await tenant.resolve(numberedCompany(1));
    const status = async () =>
      (await tenant.entity(entity!.entity_id, "?fields=contact.email")).field_status!["contact.email"];
    expect(await status()).toBe("not_configured");

    const filePath = join(scratch, "alpha.jsonl");
    const row = {
      source: "alpha",
      source_record_id: "1",
      name: "Woolgathering plc",
      email: "info@woolgathering.example",
    };
    writeFileSync(filePath, JSON.stringify(row));
    const now = () => service.clock.now;
    await installRegister(
      { database: service.database, dataDir: scratch, now },
      { format: "company-jsonl", filePath },
    );
    const index = join(service.config.ASSAY_DATA_DIR, "register-index");
    rmSync(index, { recursive: true, force: true });
    writeFileSync(index, "a file where the directory should be");
    await service.app.refresh();
    expect(await status()).toBe("source_unavailable");

    rmSync(index);
    mkdirSync(index);
    await service.app.refresh();
    expect(await status()).toBe("not_checked");
  });
});
