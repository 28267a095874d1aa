import { expect, test } from "vitest";
import type { CompanyRecord } from "../../record.ts";
import { normalise } from "../comparable/comparable-of.ts";
import { comparePair } from "../compare/pair-evidence.ts";
import { fieldAgreement } from "./field-agreement.ts";

const agreementOf = (left: CompanyRecord, right: CompanyRecord) =>
  fieldAgreement(comparePair(normalise(left), normalise(right)));

test.each<[string, CompanyRecord, CompanyRecord, Record<string, string>]>([
  [
    "equal fields are the same",
    { name: "Quillworth Limited", country: "GB", registration_number: "07495895" },
    { name: "QUILLWORTH LTD", country: "GB", registration_number: "07495895" },
    {
      "identity.legal_name": "same",
      "identity.legal_form": "same",
      "location.country": "same",
      "registration.company_number": "same",
    },
  ],
  [
    "a name with a slip is similar",
    { name: "Quillworth Brackenfold" },
    { name: "Quilworth Brackenfold" },
    { "identity.legal_name": "similar" },
  ],
  [
    "a name that one side had before is similar",
    { name: "Herc Holdings", previous_names: ["Quillworth Brackenfold"] },
    { name: "Quillworth Brackenfold" },
    { "identity.legal_name": "similar" },
  ],
  [
    "another name, country and domain are different",
    { name: "Quillworth", country: "GB", domain: "quillworth.co.uk" },
    { name: "Marshgate Foundry", country: "FR", domain: "marshgate.fr" },
    { "identity.legal_name": "different", "location.country": "different", "digital.domain": "different" },
  ],
  [
    "numbers of one register that differ are different",
    { name: "Quillworth", country: "GB", registration_number: "07495895" },
    { name: "Quillworth", country: "GB", registration_number: "09446231" },
    { "identity.legal_name": "same", "location.country": "same", "registration.company_number": "different" },
  ],
  [
    "names whose numbers differ are different however alike",
    { name: "Riverside Fund 1" },
    { name: "Riverside Fund 2" },
    { "identity.legal_name": "different" },
  ],
  ["what either side lacks is left out", { name: "Quillworth" }, { country: "GB" }, {}],
])("%s", (_, left, right, expected) => {
  expect(agreementOf(left, right)).toEqual(expected);
});
