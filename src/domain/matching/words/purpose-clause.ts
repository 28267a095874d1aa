/**
 * The purpose of a company, which South Slavic registers write behind the name: "d.o.o. za proizvodnju,
 * trgovinu i usluge". Thousands of companies have the same words.
 */
import type { NameToken } from "../../names/analyse/analysed-name.ts";

/** Beginnings of the nouns, in any case and language: production, trade, services, building, transport … */
const PURPOSES =
  `proizv trgov trgovin uslu usluz storit promet prevoz prijevoz transport izgradn gradj gradi grad gradevin zastup
konsalt savjet svetov poslov posred upravlj upravljan prerad predelav projekt razvoj istraz finans financ informa informat
racunal racunar softv turiz turist ugostit poljopr kmetij nekret nepremicn osigur marketing inzenj inzinj invest vanjsk spoljn
uvoz izvoz tehn tehnol odrzav popravak popravk servis skladist spedicij logistik izdav tisak stampar medij zdravst obraz
kompjut elektron energet sanac ciscen zastit`
    .split(/\s+/)
    .filter((stem) => stem !== "");

/** Words for "company" before a purpose, without their endings. */
const COMPANIES = ["preduzec", "poduzec", "podjetj", "drustv", "drushtv"];

/**
 * The index behind a purpose clause that begins at `at`, also with the word for "company" before it ("preduzeće za proizvodnju");
 * `at` itself where none does.
 */
export function behindPurpose(tokens: readonly NameToken[], at: number): number {
  const from = isCompany(tokens[at]!) ? at + 1 : at;
  if (tokens[from]?.text !== "za" || !isPurpose(tokens[from + 1])) return at;
  let end = from + 2;
  for (let i = end; i < tokens.length && (isPurpose(tokens[i]) || isJoining(tokens[i]!)); i++)
    if (isPurpose(tokens[i])) end = i + 1;
  return end;
}

function isCompany({ text }: NameToken): boolean {
  return COMPANIES.some((stem) => text.startsWith(stem));
}

function isPurpose(token: NameToken | undefined): boolean {
  return token !== undefined && token.text.length > 3 && PURPOSES.some((stem) => token.text.startsWith(stem));
}

function isJoining({ text, tag }: NameToken): boolean {
  return tag === "stop" || text === "i" || text === "in" || text === "te" || text === "na";
}
