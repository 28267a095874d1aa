/** The attributes that an entity may carry, with the pack and the value type of each (specification §2.3). */
export interface Attribute {
  readonly name: string;
  /** An `amount` is an object: the number with its currency, its period or day, scope and basis. */
  readonly type: "string" | "date" | "number" | "object" | "list" | "amount";
  readonly packs: readonly FieldPack[];
  /** Whether a source that this release can install or accept supplies the attribute. */
  readonly supported: boolean;
}

export const fieldPacks = ["identity", "firmographics", "financials", "ownership"] as const;
export type FieldPack = (typeof fieldPacks)[number];

const attribute = (
  name: string,
  type: Attribute["type"],
  packs: readonly FieldPack[],
  supported = true,
): Attribute => ({
  name,
  type,
  packs,
  supported,
});

export const attributes: readonly Attribute[] = [
  attribute("identity.legal_name", "string", ["identity"]),
  attribute("identity.trading_names", "list", ["identity"]),
  attribute("identity.previous_names", "list", ["identity"]),
  attribute("identity.alternative_names", "list", ["identity"]),
  attribute("identity.legal_form", "string", ["identity"]),
  attribute("identity.identifiers", "object", ["identity"]),
  attribute("registration.company_number", "string", ["identity"]),
  attribute("registration.jurisdiction", "string", ["identity"]),
  attribute("registration.lei", "string", ["identity"]),
  attribute("registration.cik", "string", ["identity"]),
  attribute("registration.tickers", "list", ["identity"]),
  attribute("registration.isin", "string", ["identity"]),
  attribute("registration.vat_number", "string", ["identity"]),
  attribute("registration.duns", "string", ["identity"]),
  attribute("registration.status", "string", ["identity"]),
  attribute("registration.incorporated_on", "date", ["identity"]),
  attribute("registration.dissolved_on", "date", ["identity"]),
  attribute("digital.domain", "string", ["identity", "firmographics"]),
  attribute("digital.website", "string", ["firmographics"]),
  attribute("contact.phone", "string", ["firmographics"]),
  attribute("contact.email", "string", ["firmographics"]),
  attribute("location.registered_address", "object", ["identity", "firmographics"]),
  attribute("location.headquarters_address", "object", ["firmographics"]),
  attribute("location.country", "string", ["identity", "firmographics"]),
  attribute("firmographics.employee_count", "number", ["firmographics"], false),
  attribute("firmographics.industry_codes", "list", ["firmographics"], false),
  attribute("firmographics.description", "string", ["firmographics"], false),
  attribute("financials.revenue", "amount", ["financials"]),
  attribute("financials.net_income", "amount", ["financials"]),
  attribute("financials.total_assets", "amount", ["financials"]),
  attribute("financials.total_liabilities", "amount", ["financials"]),
  attribute("financials.equity", "amount", ["financials"]),
  attribute("financials.cash", "amount", ["financials"]),
  attribute("financials.operating_income", "amount", ["financials"]),
  attribute("financials.market_cap", "amount", ["financials"]),
  attribute("financials.enterprise_value", "amount", ["financials"]),
  attribute("hierarchy.direct_parent_lei", "string", ["ownership"]),
  attribute("hierarchy.ultimate_parent_lei", "string", ["ownership"]),
  attribute("hierarchy.corporate_owners", "list", ["ownership"]),
];

const byName = new Map(attributes.map((entry) => [entry.name, entry]));

/** Every attribute's name. */
export const attributeNames: readonly string[] = attributes.map(({ name }) => name);

export function findAttribute(name: string): Attribute | null {
  return byName.get(name) ?? null;
}

/** Names of a pack's attributes, in the order of `attributes`. */
export function attributesOfPack(pack: FieldPack): string[] {
  return attributes.filter((entry) => entry.packs.includes(pack)).map((entry) => entry.name);
}
