import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { apple } from "../../../tests/support/records.ts";
import { TestService } from "../../../tests/support/service.ts";
import type { TestTenant } from "../../../tests/support/tenant.ts";
import { loadModels, ownModelsOf, proposalOf } from "../../app/models.ts";
import type { MatchingModel } from "../../domain/matching/score/model.ts";

const { current: shipped } = loadModels(new URL("../../../models/", import.meta.url));

interface Preview {
  readonly calibration: { readonly version: string; readonly state: string } | null;
  readonly read: number;
  readonly compared: number;
  readonly flips: readonly {
    readonly decision_id: string;
    readonly decision: string;
    readonly would_be: string;
  }[];
}

let service: TestService;
let tenant: TestTenant;

beforeAll(async () => {
  service = await TestService.start();
  tenant = await service.tenant();
});
afterEach(() => rmSync(ownModelsOf(service.config.ASSAY_DATA_DIR).inForce, { recursive: true, force: true }));
afterAll(() => service.close());

const preview = async (of: TestTenant = tenant, query = "") => {
  const answer = await of.get<Preview>(`/v1/calibration/preview${query}`, "resolve");
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};

/** A calibration that is so unsure of matches that each of them is withheld. */
const wary = (version: string): MatchingModel => ({
  ...shipped,
  version,
  match: { ...shipped.match, intercept: shipped.match.intercept - 30 },
});

function write(path: string, model: MatchingModel): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(model));
}

describe("GET /v1/calibration/preview", () => {
  test("200: without another calibration nothing is compared", async () => {
    expect(await preview()).toMatchObject({
      calibration: null,
      in_force: { version: shipped.version, upper: shipped.thresholds.upper },
      read: 0,
      flips: [],
    });
  });

  test("200: a proposed calibration names each recent decision that it would change, and changes none", async () => {
    const { name, country } = apple;
    const answer = await tenant.resolve({ name, country });
    const nobody = await tenant.resolve({ name: "Quillworth Umbrella Repairs Ltd", country: "GB" });
    write(proposalOf(service.config.ASSAY_DATA_DIR, tenant.tenantId), wary(`${shipped.version}+acme.1`));
    const body = await preview();
    expect(body).toMatchObject({
      calibration: { version: `${shipped.version}+acme.1`, state: "proposed" },
      in_force: { version: shipped.version },
      read: 2,
    });
    expect(answer.decision).toBe("match");
    expect(body.flips).toContainEqual(
      expect.objectContaining({ decision_id: answer.decision_id, decision: "match" }),
    );
    expect(body.flips.map(({ decision_id }) => decision_id)).not.toContain(nobody.decision_id);
    for (const flip of body.flips) expect(flip.would_be).not.toBe(flip.decision);
    expect((await tenant.resolve({ name, country })).decision).toBe("match");
    expect((await preview(tenant, "?decisions=1")).read).toBe(1);
  });

  test("200: a calibration that was activated decides from the next start on, and is previewed for every tenant", async () => {
    const { inForce } = ownModelsOf(service.config.ASSAY_DATA_DIR);
    write(`${inForce}/${shipped.version}+acme.2.json`, wary(`${shipped.version}+acme.2`));
    const other = await service.tenant();
    expect(await preview(other)).toMatchObject({
      calibration: { version: `${shipped.version}+acme.2`, state: "activated" },
      read: 0,
      flips: [],
    });
  });

  test("200: a calibration of other weights, or of another tenant, is not previewed", async () => {
    const path = (id: string) => proposalOf(service.config.ASSAY_DATA_DIR, id);
    const other = { ...wary(`${shipped.version}+acme.3`), none: { ...shipped.none, intercept: 9 } };
    write(path(tenant.tenantId), other);
    write(path("ten_another"), wary(`${shipped.version}+another.1`));
    expect((await preview()).calibration).toBeNull();
  });
});
