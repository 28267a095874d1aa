// FollowTheMoney entities as JSON lines, as OpenSanctions publishes them (entities.ftm.json), and its delta
// files. A sanction and an address are entities of their own, before or after their company in the file, so
// the whole file is joined before the first company is yielded.
import type { ListedOrganisation, ScreeningTopic } from "../../domain/screening/listed-organisation.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { type JsonObject, readJsonLines } from "./json-lines.ts";
import type { ListFormat, ListInput, ListRow } from "./list-format.ts";
import { addressOf, countryOf, identifierOf, organisationOf } from "./listed-parts.ts";
import { refuseNone } from "./read-xml-list.ts";

/** Schemata of organisations; a `LegalEntity` is of unknown kind and may be a company. */
const ORGANISATIONS = new Set(["Organization", "Company", "PublicBody", "LegalEntity"]);
const PERSONS = new Set(["Person"]);
const VEHICLES: Readonly<Record<string, "vessel" | "aircraft">> = { Vessel: "vessel", Airplane: "aircraft" };

/** Topics of the FollowTheMoney vocabulary, by their beginning. Other topics are not screened here. */
const TOPICS: readonly (readonly [RegExp, ScreeningTopic])[] = [
  [/^(sanction|export\.control)/, "sanctions"],
  [/^(role\.(pep|rca)|gov\.soe)/, "pep"],
  [/^(crime|reg\.(action|warn)|wanted|corp\.disqual)/, "adverse_media"],
];

const IDENTIFIERS: Readonly<Record<string, string>> = {
  registrationNumber: "registration number",
  ogrnCode: "OGRN",
  uscCode: "unified social credit code",
  taxNumber: "tax number",
  vatCode: "VAT number",
  innCode: "INN",
  leiCode: "LEI",
  dunsCode: "D-U-N-S",
  swiftBic: "SWIFT/BIC",
};

export const followTheMoney: ListFormat = {
  name: "follow-the-money",
  describe:
    "FollowTheMoney entities as JSON lines (OpenSanctions' entities.ftm.json and entities.delta.json)",
  defaults: {
    sourceId: "opensanctions",
    sourceName: "OpenSanctions",
    sourceUrl: "https://www.opensanctions.org/datasets/",
    licence: "CC BY-NC 4.0, or a licence of OpenSanctions for business use",
    publisher: "OpenSanctions",
    jurisdictions: [],
    topics: ["sanctions", "pep", "adverse_media"],
    maxAgeDays: 7,
  },
  read,
};

interface Entity {
  readonly line: number;
  readonly id: string;
  readonly schema: string;
  readonly referents: readonly string[];
  readonly values: (property: string) => readonly string[];
}

async function* read({ files }: ListInput): AsyncGenerator<ListRow> {
  for (const file of files) {
    const joins = new Joins();
    const organisations: Entity[] = [];
    let [changes, removed] = [false, 0];
    for await (const { line, value, fault } of readJsonLines(file)) {
      if (value === undefined) {
        yield { kind: "bad", line, reason: fault ?? "the line is no JSON object" };
        continue;
      }
      const { op } = value;
      if (op !== undefined && !changes) {
        changes = true;
        yield { kind: "delta" };
      }
      const entity = entityOf(op === undefined ? value : value.entity, line);
      if (typeof entity === "string") yield { kind: "bad", line, reason: entity };
      else if (op === "DEL") {
        removed += 1;
        yield { kind: "removed", line, recordId: entity.id };
      } else if (op !== undefined && op !== "ADD" && op !== "MOD") {
        yield { kind: "bad", line, reason: "op: is none of ADD, MOD, DEL" };
      } else if (ORGANISATIONS.has(entity.schema)) organisations.push(entity);
      else if (!joins.take(entity)) {
        const what = PERSONS.has(entity.schema) ? "person" : (VEHICLES[entity.schema] ?? "other");
        yield { kind: "excluded", line, what };
      }
    }
    let usable = 0;
    for (const entity of organisations) {
      const topics = topicsOf(entity.values("topics"));
      if (topics.length === 0) {
        yield { kind: "excluded", line: entity.line, what: "other" };
        continue;
      }
      const organisation = organisationIn(entity, topics, joins);
      if (typeof organisation === "string") yield { kind: "bad", line: entity.line, reason: organisation };
      else {
        usable += 1;
        yield { kind: "listed", line: entity.line, organisation };
      }
    }
    if (!changes || removed === 0) refuseNone(usable, file.name);
  }
}

function entityOf(value: unknown, line: number): Entity | string {
  const object = (typeof value === "object" && value !== null ? value : {}) as JsonObject;
  const { id, schema, properties, referents } = object;
  if (typeof id !== "string" || id === "") return "id: is missing";
  const known = (typeof properties === "object" && properties !== null ? properties : {}) as JsonObject;
  return {
    line,
    id,
    schema: typeof schema === "string" ? schema : "",
    referents: textsIn(referents),
    values: (property) => textsIn(known[property]),
  };
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === "string") : [];
}

function topicsOf(topics: readonly string[]): readonly ScreeningTopic[] {
  const found = topics.flatMap((topic) => TOPICS.find(([words]) => words.test(topic))?.[1] ?? []);
  return [...new Set(found)];
}

/** Addresses by their id, and sanctions by the id of the organisation. */
class Joins {
  readonly #addresses = new Map<string, Entity>();
  readonly #sanctions = new Map<string, Entity[]>();

  /** Stores an entity that organisations refer to. Returns whether it is one. */
  take(entity: Entity): boolean {
    if (entity.schema === "Address") this.#addresses.set(entity.id, entity);
    else if (entity.schema === "Sanction") {
      for (const id of entity.values("entity")) {
        this.#sanctions.set(id, [...(this.#sanctions.get(id) ?? []), entity]);
      }
    } else return false;
    return true;
  }

  addressesOf(entity: Entity) {
    const known = entity.values("addressEntity").flatMap((id) => this.#addresses.get(id) ?? []);
    return [
      ...known.flatMap(
        (address) => addressOf([address.values("full")[0]], countryOf(address.values("country")[0])) ?? [],
      ),
      ...entity.values("address").flatMap((text) => addressOf([text], undefined) ?? []),
    ];
  }

  sanctionsOf(entity: Entity): readonly Entity[] {
    return this.#sanctions.get(entity.id) ?? [];
  }
}

function organisationIn(
  entity: Entity,
  topics: readonly ScreeningTopic[],
  joins: Joins,
): ListedOrganisation | string {
  const sanctions = joins.sanctionsOf(entity);
  const dates = (property: string) =>
    sanctions.flatMap((sanction) => sanction.values(property)).filter(isIsoDate);
  const listedOn = [...dates("listingDate"), ...dates("startDate")].sort()[0];
  // An organisation is delisted only when every sanction against it has ended.
  const hasEnded =
    sanctions.length > 0 && sanctions.every((sanction) => sanction.values("endDate").some(isIsoDate));
  const delistedOn = hasEnded ? dates("endDate").sort().at(-1) : undefined;
  return organisationOf({
    recordId: entity.id,
    formerIds: entity.referents,
    topics,
    names: [
      ...entity.values("name").map((text, index) => ({
        text,
        kind: index === 0 ? ("primary" as const) : ("alias" as const),
        quality: "strong" as const,
      })),
      ...entity.values("alias").map((text) => ({ text, kind: "alias" as const, quality: "strong" as const })),
      ...entity
        .values("weakAlias")
        .map((text) => ({ text, kind: "alias" as const, quality: "weak" as const })),
      ...entity
        .values("previousName")
        .map((text) => ({ text, kind: "former" as const, quality: "strong" as const })),
    ],
    countries: ["country", "jurisdiction", "mainCountry"].flatMap((property) =>
      entity.values(property).map(countryOf),
    ),
    addresses: joins.addressesOf(entity),
    identifiers: Object.entries(IDENTIFIERS).flatMap(([property, label]) =>
      entity.values(property).flatMap((value) => identifierOf(label, value) ?? []),
    ),
    programmes: sanctions.flatMap((sanction) =>
      sanction.values("programId").length > 0 ? sanction.values("programId") : sanction.values("program"),
    ),
    ...(listedOn === undefined ? {} : { listedOn }),
    ...(delistedOn === undefined ? {} : { delistedOn }),
    url: entity.values("sourceUrl")[0] ?? sanctions.flatMap((sanction) => sanction.values("sourceUrl"))[0],
  });
}
