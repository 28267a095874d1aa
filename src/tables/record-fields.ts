/**
 * The fields of a company record that a table's column can give: their bounds as in the interface, and their
 * usual headings. `record-fields.test.ts` compares the bounds with the contract.
 */

export interface RecordField {
  /** The path in a request: `name`, `address.city`. */
  readonly path: string;
  /** The label for a person. */
  readonly label: string;
  readonly kind: "text" | "list" | "date";
  /** The longest value in characters; for a list the longest entry. */
  readonly most: number;
  /** Whether a record with this field alone can be resolved. */
  readonly identifying: boolean;
  /** Headings of the field, as `headingKey` writes them, besides its path and its label. */
  readonly headings: readonly string[];
}

/** The most entries of a list of names. */
export const listedNames = 10;

const field = (
  path: string,
  label: string,
  most: number,
  more: { readonly kind?: RecordField["kind"]; readonly identifying?: boolean; readonly headings: string },
): RecordField => ({
  path,
  label,
  kind: more.kind ?? "text",
  most,
  identifying: more.identifying ?? false,
  headings: more.headings.split(",").map((heading) => heading.trim()),
});

export const recordFields: readonly RecordField[] = [
  field("name", "Name", 500, {
    identifying: true,
    headings:
      "company, company name, legal name, entity name, business name, organisation, organization, organisation name, organization name, supplier, supplier name, vendor, vendor name, customer, customer name, account, account name, client, client name, firm, registered name, partner, debtor, creditor, firma, firmenname, unternehmen, unternehmensname, lieferant, kunde, name1, name 1, nom, raison sociale, societe, entreprise, denomination, denominacion, razon social, empresa, nombre, ragione sociale, azienda, denominazione, bedrijf, bedrijfsnaam, naam, foretag, nazwa, spolecnost, 会社名, 企業名, 公司名称, 公司, 企业名称, 회사명, اسم الشركة, الشركة, наименование, компания",
  }),
  field("country", "Country", 64, {
    headings:
      "country code, country name, country iso, iso country, country of registration, country of incorporation, land, laendercode, lander, pays, code pays, pais, paese, nazione, landcode, kraj, 国, 国家, 국가, البلد, страна",
  }),
  field("registration_number", "Registration number", 64, {
    identifying: true,
    headings:
      "reg no, reg number, regno, registration no, registration num, company number, company no, company registration number, company reg no, companies house number, crn, register number, registry number, national id, hrb, handelsregisternummer, registernummer, siren, siret, rcs, kvk, kvk nummer, cif, nif, krs, regon, cvr, org number, orgnr, organisasjonsnummer, organisationsnummer, cin, ein, abn, acn, uen, cnpj, 法人番号, 统一社会信用代码",
  }),
  field("jurisdiction", "Jurisdiction of the number", 32, {
    headings: "register, registry, register country, jurisdiction code, place of registration",
  }),
  field("lei", "LEI", 20, {
    identifying: true,
    headings: "lei code, lei number, legal entity identifier",
  }),
  field("vat_number", "VAT number", 32, {
    identifying: true,
    headings:
      "vat, vat no, vat id, vat reg no, vat registration number, tva, numero tva, ust id, ustid, ust idnr, umsatzsteuer id, uid, iva, partita iva, p iva, btw, btw nummer, tax number, tax id",
  }),
  field("duns", "D-U-N-S number", 16, {
    identifying: true,
    headings: "duns number, duns no, d u n s, d u n s number",
  }),
  field("website", "Website", 500, {
    identifying: true,
    headings:
      "url, web, homepage, web site, web address, webseite, internet, site web, sitio web, sito, sito web",
  }),
  field("domain", "Domain", 253, { identifying: true, headings: "domain name, web domain, email domain" }),
  field("email", "E-mail", 320, {
    identifying: true,
    headings:
      "e mail, email address, e mail address, mail, contact email, courriel, correo, correo electronico",
  }),
  field("phone", "Telephone", 64, {
    identifying: true,
    headings:
      "phone number, phone no, tel, tel no, telephone number, telefon, telefonnummer, telefono, telefoon, main phone, mobile, 電話番号, 电话",
  }),
  field("address.line1", "Address, line 1", 200, {
    headings:
      "address, address 1, address line 1, addressline1, address1, street, street address, street name, strasse, adresse, rue, direccion, indirizzo, via, adres, ulica, 住所, 地址, 주소",
  }),
  field("address.line2", "Address, line 2", 200, {
    headings: "address 2, address line 2, addressline2, address2, building, suite, floor, adresszusatz",
  }),
  field("address.city", "City", 128, {
    headings:
      "town, post town, posttown, locality, ort, stadt, ville, commune, ciudad, citta, comune, plaats, miasto, 市",
  }),
  field("address.region", "Region", 128, {
    headings: "state, province, county, bundesland, departement, provincia, regione, region name",
  }),
  field("address.postal_code", "Postal code", 32, {
    headings:
      "postcode, post code, postalcode, zip, zip code, zipcode, plz, postleitzahl, code postal, codigo postal, cap, 郵便番号, 邮编",
  }),
  field("address.country", "Country of the address", 64, {
    headings: "address country, country of residence, postal country",
  }),
  field("trading_names", "Trading names", 500, {
    kind: "list",
    identifying: true,
    headings:
      "trading name, trading as, trade name, dba, d b a, brand, brand name, also known as, aka, nom commercial",
  }),
  field("previous_names", "Previous names", 500, {
    kind: "list",
    identifying: true,
    headings: "previous name, former name, former names, formerly, old name",
  }),
  field("legal_form", "Legal form", 64, {
    headings:
      "company type, entity type, legal type, rechtsform, forme juridique, forma juridica, forma giuridica",
  }),
  field("incorporation_date", "Date of incorporation", 10, {
    kind: "date",
    headings:
      "incorporated, incorporated on, incorporation, date incorporated, founded, founded on, date of foundation, registration date, gruendungsdatum, date de creation",
  }),
  field("parent_name", "Parent company", 500, {
    headings: "parent, parent company name, group, group name, holding, ultimate parent, mutter, konzern",
  }),
  field("isin", "ISIN", 12, { identifying: true, headings: "isin code" }),
  field("ticker", "Ticker", 16, { identifying: true, headings: "ticker symbol, stock symbol, symbol" }),
  field("exchange", "Exchange", 64, { headings: "stock exchange, listing, mic" }),
  field("context", "Description", 1000, {
    headings: "notes, note, comment, comments, industry, sector, activity, branche, beschreibung, remarks",
  }),
  field("client_ref", "Your reference", 200, {
    headings:
      "id, ref, reference, record id, external id, internal id, customer id, supplier id, vendor id, account id, customer number, supplier number, vendor number, account number, kundennummer, lieferantennummer, kreditor, debitor",
  }),
];

export const recordFieldOf: ReadonlyMap<string, RecordField> = new Map(
  recordFields.map((one) => [one.path, one]),
);
