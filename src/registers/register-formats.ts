import { companiesHouse } from "./companies-house/companies-house.ts";
import { companyJsonl } from "./company-jsonl/company-jsonl.ts";
import { gleifLevel1 } from "./gleif/gleif-level1.ts";
import { gleifLevel2 } from "./gleif/gleif-level2.ts";
import type { RegisterFormat } from "./register-format.ts";
import { secSubmissions } from "./sec/sec-submissions.ts";
import { secTickers } from "./sec/sec-tickers.ts";

/** Every format of register file that can be installed. */
export const registerFormats: readonly RegisterFormat[] = [
  companyJsonl,
  gleifLevel1,
  gleifLevel2,
  companiesHouse,
  secTickers,
  secSubmissions,
];

export function findFormat(name: string): RegisterFormat | undefined {
  return registerFormats.find((format) => format.name === name);
}
