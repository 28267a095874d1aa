/** The fields that an abstention may ask for, with the answers that are tried before a question is asked. */
import type { AnalysedAddress } from "../../addresses/analyse-address.ts";
import type { CompanyRecord } from "../../record.ts";
import type { CandidateFacts } from "../comparable/candidate.ts";
import type { Comparable } from "../comparable/comparable.ts";

export interface AnswerField {
  /** A field of the resolve request. */
  readonly field: string;
  readonly type: "string" | "date" | "array";
  readonly format: string | null;
  readonly max_length: number | null;
  readonly required: boolean;
  readonly note: string;
}

/** An attribute that a question can ask for. */
export interface Askable {
  readonly attribute: string;
  readonly question: string;
  readonly missing: (record: CompanyRecord) => boolean;
  readonly value: (facts: CandidateFacts) => string | null;
  /** The fields that a caller whose company has these facts would add; null where the facts lack them. */
  readonly answer: (record: CompanyRecord, facts: CandidateFacts) => Partial<CompanyRecord> | null;
  /** The changed parts of the record's comparable if its value were one that none of the candidates has. */
  readonly strange: (
    query: Comparable,
    candidates: readonly { readonly comparable: Comparable }[],
  ) => Partial<Comparable>;
  readonly fields: readonly AnswerField[];
  /** How likely a caller knows the value and how surely it decides, 0..1: multiplies the information. */
  readonly worth: number;
}

/** A value that no company has. */
const NOBODYS = "\u0000";
/** Antarctica: no company is registered there. */
const NOBODYS_COUNTRY = "AQ";

const decisive = { checkDigit: "none", wellFormed: true, strength: "strong" } as const;

const nowhere: AnalysedAddress = {
  country: null,
  region: null,
  city: null,
  postalCode: null,
  postalPrefix: null,
  houseNumbers: [],
  street: [],
  poBox: null,
  careOf: false,
  registeredAgent: false,
};

function strangeAddress(query: Comparable, said: Partial<AnalysedAddress>): Partial<Comparable> {
  const addresses =
    query.addresses.length > 0 ? query.addresses : [{ ...nowhere, country: query.countries[0] ?? null }];
  return { addresses: addresses.map((address) => ({ ...address, ...said })) };
}

/** A number of the first numbered candidate's register, with a last digit that no candidate's number has. */
function strangeNumber(
  { identifiers }: Comparable,
  candidates: readonly { readonly comparable: Comparable }[],
): Partial<Comparable> {
  const held = candidates.flatMap(({ comparable }) => comparable.identifiers);
  const model = held.find(({ scheme, strength }) => strength === "strong" && /^[A-Z]{2}-/.test(scheme));
  const { scheme = "XX-NOBODY", value = "" } = model ?? {};
  const taken = new Set(held.filter((one) => one.scheme === scheme).map((one) => one.value));
  const free = [..."0123456789"].map((digit) => value.slice(0, -1) + digit).find((one) => !taken.has(one));
  return { identifiers: [...identifiers, { ...decisive, scheme, value: free ?? NOBODYS }] };
}

const stringField = (field: string, maxLength: number, note: string): AnswerField => ({
  field,
  type: "string",
  format: null,
  max_length: maxLength,
  required: true,
  note,
});

export const askables: readonly Askable[] = [
  {
    attribute: "registration.company_number",
    question: "What is the company's register number, and where was it issued?",
    missing: (record) => record.registration_number === undefined && record.lei === undefined,
    value: (facts) => facts.registrationNumber,
    answer: (_, { registrationNumber, jurisdiction, country }) => {
      const where = jurisdiction ?? country;
      return registrationNumber === null
        ? null
        : { registration_number: registrationNumber, ...(where === null ? {} : { jurisdiction: where }) };
    },
    strange: strangeNumber,
    fields: [
      stringField("registration_number", 64, "The number in its own register."),
      stringField("jurisdiction", 32, "Where it was issued: an ISO code or a name."),
    ],
    worth: 0.9,
  },
  {
    attribute: "location.country",
    question: "In which country is the company registered?",
    missing: (record) => record.country === undefined,
    value: (facts) => facts.country,
    answer: (_, { country }) => (country === null ? null : { country }),
    strange: () => ({ countries: [NOBODYS_COUNTRY] }),
    fields: [stringField("country", 64, "Country name or ISO code.")],
    worth: 1,
  },
  {
    attribute: "location.city",
    question: "In which city is the company registered?",
    missing: (record) => record.address?.city === undefined,
    value: (facts) => facts.city,
    answer: ({ address }, { city }) => (city === null ? null : { address: { ...address, city } }),
    strange: (query) => strangeAddress(query, { city: NOBODYS }),
    fields: [stringField("address.city", 128, "City of the registered address.")],
    worth: 0.95,
  },
  {
    attribute: "location.postal_code",
    question: "What is the postal code of the registered address?",
    missing: (record) => record.address?.postal_code === undefined,
    value: (facts) => facts.postalCode,
    answer: ({ address }, { postalCode }) =>
      postalCode === null ? null : { address: { ...address, postal_code: postalCode } },
    strange: (query) => strangeAddress(query, { postalCode: NOBODYS, postalPrefix: NOBODYS }),
    fields: [stringField("address.postal_code", 32, "Postal code of the registered address.")],
    worth: 0.85,
  },
  {
    attribute: "digital.domain",
    question: "What is the company's own web address?",
    missing: (record) => record.domain === undefined && record.website === undefined,
    value: (facts) => facts.domain,
    answer: (_, { domain }) => (domain === null ? null : { domain }),
    strange: () => ({ domains: [{ domain: NOBODYS, brand: NOBODYS }] }),
    fields: [stringField("domain", 253, "A domain that the company itself uses.")],
    worth: 0.9,
  },
  {
    attribute: "registration.incorporated_on",
    question: "When was the company incorporated?",
    missing: (record) => record.incorporation_date === undefined,
    value: (facts) => facts.incorporatedOn,
    answer: (_, { incorporatedOn }) =>
      incorporatedOn === null ? null : { incorporation_date: incorporatedOn },
    strange: () => ({ incorporated: [{ year: 1000, month: 1, day: 1 }] }),
    fields: [
      {
        field: "incorporation_date",
        type: "date",
        format: "date",
        max_length: 10,
        required: true,
        note: "YYYY-MM-DD.",
      },
    ],
    worth: 0.6,
  },
  {
    attribute: "registration.lei",
    question: "What is the company's Legal Entity Identifier?",
    missing: (record) => record.lei === undefined,
    value: (facts) => facts.lei,
    answer: (_, { lei }) => (lei === null ? null : { lei }),
    strange: ({ identifiers }) => ({
      identifiers: [...identifiers, { ...decisive, scheme: "lei", value: NOBODYS }],
    }),
    fields: [stringField("lei", 20, "Twenty characters.")],
    worth: 0.5,
  },
];
