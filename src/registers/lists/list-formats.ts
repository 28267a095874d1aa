import { canadaSema } from "./canada-sema.ts";
import { euFsf } from "./eu-fsf.ts";
import { followTheMoney } from "./follow-the-money.ts";
import type { ListFormat } from "./list-format.ts";
import { ofacCsv } from "./ofac-csv.ts";
import { ofacXml } from "./ofac-xml.ts";
import { screeningJsonl } from "./screening-jsonl.ts";
import { ukSanctionsList } from "./uk-sanctions-list.ts";
import { unConsolidated } from "./un-consolidated.ts";
import { usCsl } from "./us-csl.ts";

/** Every format of screening list that can be installed. */
export const listFormats: readonly ListFormat[] = [
  ofacXml,
  ofacCsv,
  euFsf,
  unConsolidated,
  ukSanctionsList,
  usCsl,
  canadaSema,
  followTheMoney,
  screeningJsonl,
];

export function findListFormat(name: string): ListFormat | undefined {
  return listFormats.find((format) => format.name === name);
}
