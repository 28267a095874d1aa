import { brregEnheter } from "./brreg/brreg-enheter.ts";
import { brregRoller } from "./brreg/brreg-roller.ts";
import { brregUnderenheter } from "./brreg/brreg-underenheter.ts";
import { companiesHouse } from "./companies-house/companies-house.ts";
import { companiesHousePsc } from "./companies-house/companies-house-psc.ts";
import { companyJsonl } from "./company-jsonl/company-jsonl.ts";
import { companyReference } from "./company-reference/company-reference.ts";
import { brregAccounts } from "./filings/brreg-accounts.ts";
import { secCompanyfacts } from "./filings/sec-companyfacts.ts";
import { gleifExceptions } from "./gleif/gleif-exceptions.ts";
import { gleifLevel1 } from "./gleif/gleif-level1.ts";
import { gleifLevel2 } from "./gleif/gleif-level2.ts";
import { gleifBic, gleifIsin } from "./gleif/lei-mapping.ts";
import { bods } from "./ownership/bods.ts";
import { ftm } from "./ownership/ftm.ts";
import type { RegisterFormat } from "./register-format.ts";
import { secSubmissions } from "./sec/sec-submissions.ts";
import { secTickers } from "./sec/sec-tickers.ts";

/** Every format of register file that can be installed. */
export const registerFormats: readonly RegisterFormat[] = [
  companyJsonl,
  companyReference,
  gleifLevel1,
  gleifLevel2,
  gleifExceptions,
  gleifIsin,
  gleifBic,
  companiesHouse,
  companiesHousePsc,
  bods,
  ftm,
  secTickers,
  secSubmissions,
  secCompanyfacts,
  brregEnheter,
  brregUnderenheter,
  brregRoller,
  brregAccounts,
];

export function findFormat(name: string): RegisterFormat | undefined {
  return registerFormats.find((format) => format.name === name);
}
