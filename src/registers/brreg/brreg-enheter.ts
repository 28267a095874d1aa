import type { RegisterDefaults, RegisterFormat } from "../register-format.ts";
import { brregPublisher } from "./brreg-records.ts";
import { brregUnits } from "./brreg-units.ts";
import { companyOfEnhet } from "./company-of-enhet.ts";

const defaults: RegisterDefaults = {
  ...brregPublisher,
  sourceId: "brreg",
  sourceName: "Enhetsregisteret",
  sourceUrl: "https://data.brreg.no/enhetsregisteret/api/enheter/lastned",
};

/** Norway's register of legal entities: the bulk file, pages of a search, or single answers. */
export const brregEnheter: RegisterFormat = brregUnits({
  name: "brreg-enheter",
  describe:
    "Brønnøysund register of units (enheter): the bulk file as JSON or CSV, a page of a search or one unit",
  defaults,
  rowOf: companyOfEnhet,
});
