import type { Database } from "../../src/storage/engine/database.ts";

/** Words of made-up names, in several scripts; the first are in many names, the last in few. */
const brands = [
  "Quill",
  "Thistle",
  "Bracken",
  "Heron",
  "Larks",
  "North",
  "Verq",
  "Alder",
  "Osprey",
  "Marlin",
];
const endings = ["worth", "down", "field", "gate", "brook", "uay", "stone", "mere", "combe", "haven"];
const trades = [
  "Energy",
  "Foods",
  "Logistics",
  "石油天然气",
  "Строй",
  "Εμπορική",
  "الطاقة",
  "Textiles",
  "Quarries",
];
const forms = ["Limited", "GmbH", "S.A.", "AG", "有限公司", "ООО", "Α.Ε."];
const countries = ["GB", "DE", "FR", "CH", "CN", "RU", "GR", "US", "IE", "JP"];
const words = [brands, endings, trades, forms];
const CHUNK = 50_000;

/** The made-up name of the entity `n`, from four lists of words that are parameters from this number on. */
const nameFrom = (first: number): string => {
  const word = (at: number, number: string) =>
    `($${first + at}::text[])[1 + ${number} % cardinality($${first + at})]`;
  return `${word(0, "n")} || ${word(1, "n / 10")} || ' ' || n / 700 || ' ' || ${word(2, "n / 100")} || ' ' || ${word(3, "n")}`;
};

/**
 * Fills the tenant with `count` copies of its one entity under made-up names, domains and countries, which stand in the
 * copied observations too: a query compares the values that the tenant may be shown. The rows of
 * `entity_term` are written here, and the trigger is off, which would note each entity as one that has none.
 * @param told called with the number of entities that there are.
 */
export async function makeEntities(
  database: Database,
  {
    tenantId,
    count,
    told,
  }: { readonly tenantId: string; readonly count: number; readonly told: (there: number) => void },
): Promise<void> {
  await database.query("alter table entity disable trigger entity_terms_insert");
  for (let from = 1; from <= count; from += CHUNK) {
    const to = Math.min(count, from + CHUNK - 1);
    await database.transaction(async (tx) => {
      await tx.query(
        `insert into entity (tenant_id, entity_id, version, observations, comparable, legal_name, domain, country,
           search_text, places, register_version, created_at, updated_at, last_checked_at)
         select $1, 'ent_' || substr(translate(md5(n::text), '0189', 'ghij'), 1, 26), e.version,
           replace(replace(replace(e.observations, e.legal_name, made.name), e.domain, made.domain), e.country, made.country),
           e.comparable, made.name, made.domain, made.country, made.folded || E'\\n' || made.domain, e.places,
           e.register_version, e.created_at + n * interval '1 second', e.updated_at, e.last_checked_at
         from (select * from entity where tenant_id = $1 order by number limit 1) e
         cross join generate_series($2::int, $3::int) n
         cross join lateral (select ${nameFrom(4)} as name, ${nameFrom(8)} as folded,
           'made-' || n || '.example' as domain, ($12::text[])[1 + n % cardinality($12)] as country) made`,
        // A server may fold the letters of the Latin alphabet alone.
        [
          tenantId,
          from,
          to,
          ...words,
          ...words.map((list) => list.map((one) => one.toLowerCase())),
          countries,
        ],
      );
      await tx.query(
        `insert into entity_term (tenant_id, term, entity_number)
         select $1, t.term, e.number from entity e
         cross join lateral unnest(entity_terms(e.search_text, e.domain, e.country)) t(term)
         where e.tenant_id = $1 and e.domain like 'made-%' and substr(e.domain, 6, length(e.domain) - 13)::int
           between $2::int and $3::int
         order by t.term, e.number`,
        [tenantId, from, to],
      );
    });
    told(to);
  }
  await database.query("alter table entity enable trigger entity_terms_insert");
  for (const table of ["entity", "entity_term"]) await database.query(`analyze ${table}`);
}
