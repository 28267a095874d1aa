import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { apple } from "../../../../tests/support/records.ts";
import { scratchDirectory } from "../../../../tests/support/scratch.ts";
import { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import { installRegister } from "../../../pipelines/register-install/install-register.ts";
import type { RegisterFormatName } from "../../../registers/register-format.ts";

const cik = "320193";

interface Amounts {
  readonly start?: string;
  readonly end: string;
  readonly val: number;
  readonly filed: string;
  readonly form?: string;
}

/** The accession number that a test's filing of this day has. */
export const accessionOf = (filed: string): string =>
  `0000320193-${filed.slice(2, 4)}-00${filed.slice(5, 7)}${filed.slice(8)}`;

const facts = (amounts: readonly Amounts[]) => ({
  label: "a tag",
  units: {
    USD: amounts.map(({ filed, form = "10-K", ...amount }) => ({
      ...amount,
      accn: accessionOf(filed),
      fy: 1999,
      fp: "FY",
      form,
      filed,
    })),
    shares: [{ end: "2024-09-28", val: 1, accn: accessionOf("2024-11-01"), filed: "2024-11-01" }],
  },
});

const year = (end: string, start: string) => ({ start, end });
const y2023 = year("2023-09-30", "2022-09-25");
const y2024 = year("2024-09-28", "2023-10-01");

/** A companyfacts document in the publisher's shape: two years, of which a later filing changes the first. */
const companyfacts = {
  cik: Number(cik),
  entityName: "Apple Inc.",
  facts: {
    dei: { EntityCommonStockSharesOutstanding: facts([{ end: "2024-10-18", val: 9, filed: "2024-11-01" }]) },
    "us-gaap": {
      RevenueFromContractWithCustomerExcludingAssessedTax: facts([
        { ...y2023, val: 383_285_000_000, filed: "2023-11-03" },
        { ...y2023, val: 383_000_000_000, filed: "2024-11-01" },
        { ...y2024, val: 391_035_000_000, filed: "2024-11-01" },
        { start: "2024-09-29", end: "2024-12-28", val: 124_300_000_000, filed: "2025-01-31", form: "10-Q" },
      ]),
      NetIncomeLoss: facts([
        { ...y2023, val: 96_995_000_000, filed: "2023-11-03" },
        { ...y2024, val: 93_736_000_000, filed: "2024-11-01" },
      ]),
      Assets: facts([
        { end: "2023-09-30", val: 352_583_000_000, filed: "2023-11-03" },
        { end: "2024-09-28", val: 364_980_000_000, filed: "2024-11-01" },
      ]),
      AccountsPayableCurrent: facts([{ end: "2024-09-28", val: 5, filed: "2024-11-01" }]),
    },
  },
};

/** A row of a deployment's own system: the same company in euro, restated by its source, and its values by month. */
const ownRow = {
  source: "own_system",
  source_record_id: "A-1",
  name: "Apple Inc.",
  country: "US",
  lei: "HWUPKR0MPOU8FGXBT394",
  licence: "internal",
  statements: [
    {
      period_start: "2023-10-01",
      period_end: "2024-09-28",
      filed_on: "2025-02-01",
      accession: "B-2",
      scope: "consolidated_group",
      basis: "estimated",
      currency: "EUR",
      restatement: { status: "restated", earlier_accession: "B-1" },
      amounts: { revenue: "350000000000.5", cash: 0 },
    },
  ],
  valuations: [
    ["2026-10-30", 3_900_000_000_000],
    ["2026-09-15", 3_700_000_000_000],
    ["2026-08-31", 3_600_000_000_000],
  ]
    .map(([quoted_on, value]) => ({
      measure: "market_cap",
      value,
      currency: "USD",
      quoted_on,
      published_on: quoted_on,
      adjusted: false,
      basis: "point_in_time",
    }))
    .concat([
      {
        measure: "market_cap",
        value: 3_610_000_000_000,
        currency: "USD",
        quoted_on: "2026-08-31",
        published_on: "2026-09-01",
        adjusted: false,
        basis: "point_in_time",
      },
    ]),
};

async function install(service: TestService, format: RegisterFormatName, content: string): Promise<void> {
  const filePath = join(scratchDirectory(), `${format}.json`);
  writeFileSync(filePath, content);
  const { database, config, clock } = service;
  await installRegister(
    { database, dataDir: config.ASSAY_DATA_DIR, now: () => clock.now },
    { format, filePath, registerId: format },
  );
}

export interface ReportedCompany {
  readonly service: TestService;
  readonly tenant: TestTenant;
  readonly entityId: string;
}

/** A service in which Apple has filed statements, an estimate in euro and valuations. @param environment of the service. */
export async function reportedCompany(
  environment: Readonly<Record<string, string>> = {},
): Promise<ReportedCompany> {
  const service = await TestService.start({ environment });
  await install(service, "sec-companyfacts", JSON.stringify(companyfacts));
  await install(service, "company-jsonl", `${JSON.stringify(ownRow)}\n`);
  await service.app.refresh();
  const tenant = await service.tenant();
  const { entity } = await tenant.resolve(apple);
  return { service, tenant, entityId: entity!.entity_id };
}
