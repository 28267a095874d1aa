/** A group of companies in four registers, each written here in its publisher's own format. */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { TestService } from "../../../../tests/support/service.ts";
import type { TestTenant } from "../../../../tests/support/tenant.ts";
import type { RegisterDependencies } from "../../../pipelines/register-install/dependencies.ts";
import { installRegister } from "../../../pipelines/register-install/install-register.ts";
import { level1Csv, level2Csv } from "../../../registers/fixtures/golden-copy.ts";

export const WIDGETS = "21380068P1DRHMJ8KU70";
export const HOLDINGS = "HWUPKR0MPOU8FGXBT394";
export const GROUP = "851WYGNLUQLFZBSYGB56";
export const FORMER = "CYSD4L2598RQ9BPPCB72";

const company = (lei: string, name: string, number: string, country = "GB") => ({
  LEI: lei,
  "Entity.LegalName": name,
  "Entity.LegalAddress.City": country === "GB" ? "Leeds" : "Essen",
  "Entity.LegalAddress.Country": country,
  "Entity.RegistrationAuthority.RegistrationAuthorityID": country === "GB" ? "RA000585" : "RA000242",
  "Entity.RegistrationAuthority.RegistrationAuthorityEntityID": number,
  "Entity.LegalJurisdiction": country,
  "Entity.EntityStatus": "ACTIVE",
  "Registration.RegistrationStatus": "ISSUED",
  "Registration.LastUpdateDate": "2026-10-01T00:00:00Z",
});

const widgets = {
  ...company(WIDGETS, "Northgate Widgets Limited", "00445790"),
  "Entity.OtherEntityNames.OtherEntityName.1": "Old Forge Widgets Limited",
  "Entity.OtherEntityNames.OtherEntityName.1.type": "PREVIOUS_LEGAL_NAME",
  "Entity.HeadquartersAddress.City": "York",
  "Entity.HeadquartersAddress.Country": "GB",
  "Entity.LegalEntityEvents.LegalEntityEvent.1.event_status": "COMPLETED",
  "Entity.LegalEntityEvents.LegalEntityEvent.1.LegalEntityEventType": "CHANGE_LEGAL_NAME",
  "Entity.LegalEntityEvents.LegalEntityEvent.1.LegalEntityEventEffectiveDate": "2015-03-02T00:00:00Z",
};

const former = {
  ...company(FORMER, "Former Parent plc", "07654321"),
  "Entity.SuccessorEntity.1.SuccessorLEI": HOLDINGS,
  "Registration.RegistrationStatus": "MERGED",
};

const relation = (child: string, parent: string, level: string, from: string, to = "") => ({
  "Relationship.StartNode.NodeID": child,
  "Relationship.StartNode.NodeIDType": "LEI",
  "Relationship.EndNode.NodeID": parent,
  "Relationship.EndNode.NodeIDType": "LEI",
  "Relationship.RelationshipType": `IS_${level}_CONSOLIDATED_BY`,
  "Relationship.RelationshipStatus": to === "" ? "ACTIVE" : "INACTIVE",
  "Relationship.Period.1.startDate": from,
  "Relationship.Period.1.endDate": to,
  "Relationship.Period.1.periodType": "RELATIONSHIP_PERIOD",
  "Registration.RegistrationStatus": "PUBLISHED",
});

const psc = (data: object) => JSON.stringify({ company_number: "00445790", data });
const owner = (name: string, id: string) => ({
  kind: "corporate-entity-person-with-significant-control",
  name,
  identification: { country_registered: "England", registration_number: "4219787", legal_form: "Plc" },
  natures_of_control: ["ownership-of-shares-75-to-100-percent"],
  notified_on: "2019-02-01",
  links: { self: `/company/00445790/persons-with-significant-control/corporate-entity/${id}` },
});

/** A line of the register of controllers about the widgets company, with a controller of 25 to 50 per cent. */
export const controller = (name: string, extra: object = {}) => ({
  company_number: "00445790",
  data: {
    kind: "corporate-entity-person-with-significant-control",
    name,
    natures_of_control: ["ownership-of-shares-25-to-50-percent"],
    notified_on: "2020-01-01",
    links: { self: `/company/00445790/persons-with-significant-control/corporate-entity/${name}` },
    ...extra,
  },
});

const files: Readonly<Record<string, readonly [format: string, content: string]>> = {
  "20261101-0000-gleif-goldencopy-lei2-golden-copy.csv": [
    "gleif-level1",
    level1Csv([
      widgets,
      company(HOLDINGS, "Northgate Holdings plc", "04219787"),
      company(GROUP, "Northgate Group SE", "HRB 1234", "DE"),
      former,
    ]),
  ],
  "20261101-0000-gleif-goldencopy-rr-golden-copy.csv": [
    "gleif-level2",
    level2Csv([
      relation(WIDGETS, FORMER, "DIRECTLY", "2010-01-01T00:00:00Z", "2019-01-01T00:00:00Z"),
      relation(WIDGETS, HOLDINGS, "DIRECTLY", "2019-01-01T00:00:00Z"),
      relation(WIDGETS, GROUP, "ULTIMATELY", "2019-01-01T00:00:00Z"),
      relation(HOLDINGS, GROUP, "DIRECTLY", "2018-05-01T00:00:00Z"),
    ]),
  ],
  "20261101-0000-gleif-goldencopy-repex-golden-copy.csv": [
    "gleif-exceptions",
    `LEI,Exception.Category,Exception.Reason.1,Exception.Reference.1\n${GROUP},DIRECT_ACCOUNTING_CONSOLIDATION_PARENT,NON_PUBLIC,\n`,
  ],
  "lei-isin-20261101T000000.csv": ["gleif-isin", `LEI,ISIN\n${WIDGETS},US0378331005\n`],
  "persons-with-significant-control-snapshot-2026-11-01.txt": [
    "companies-house-psc",
    [
      psc(owner("NORTHGATE HOLDINGS PLC", "a")),
      psc(owner("Somebody Else Limited", "b")),
      psc({ kind: "individual-person-with-significant-control", name: "Mr Joe Bloggs" }),
    ].join("\n"),
  ],
};

export interface KnownGroup {
  readonly service: TestService;
  readonly tenant: TestTenant;
  /** The id of Northgate Widgets Limited. */
  readonly entityId: string;
}

/** Installs the registers' statements about the group. */
export async function installKnownGroup(deps: RegisterDependencies): Promise<void> {
  for (const [name, [format, content]] of Object.entries(files)) {
    const filePath = join(deps.dataDir, name);
    await writeFile(filePath, content);
    await installRegister(deps, { format, filePath });
  }
}

/** A service with the installed group, and a tenant that has the group's lowest company. */
export async function knownGroup(environment: Readonly<Record<string, string>> = {}): Promise<KnownGroup> {
  const service = await TestService.start({ register: "none", environment });
  const dataDir = service.config.ASSAY_DATA_DIR;
  const deps = { database: service.database, dataDir, now: () => service.clock.now };
  await installKnownGroup(deps);
  await service.restart();
  const tenant = await service.tenant();
  const resolved = await tenant.resolve({ name: "Northgate Widgets", lei: WIDGETS });
  return { service, tenant, entityId: resolved.entity!.entity_id };
}
