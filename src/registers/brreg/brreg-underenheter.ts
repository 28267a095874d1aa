import type { RegisterDefaults, RegisterFormat } from "../register-format.ts";
import { brregPublisher } from "./brreg-records.ts";
import { brregUnits } from "./brreg-units.ts";
import { factsOfUnderenhet } from "./facts-of-underenhet.ts";

const defaults: RegisterDefaults = {
  ...brregPublisher,
  sourceId: "brreg_underenheter",
  registerId: "brreg-underenheter",
  sourceName: "Enhetsregisteret, underenheter",
  sourceUrl: "https://data.brreg.no/enhetsregisteret/api/underenheter/lastned",
};

/**
 * Establishments of Norwegian units. An establishment has a number of its own and is no company: it gives its unit a
 * trading name, and its own facts name the unit that it belongs to.
 */
export const brregUnderenheter: RegisterFormat = brregUnits({
  name: "brreg-underenheter",
  describe:
    "Brønnøysund register of establishments (underenheter), JSON or CSV: the bulk file, a page or one",
  defaults,
  rowOf: factsOfUnderenhet,
});
