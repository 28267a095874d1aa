/**
 * Writes `src/domain/names/forms/legal-forms.json` from an ISO 20275 (ELF) code list in GLEIF's CSV form.
 * One row a code: `code|jurisdiction|family|class|name|other spellings;…`. A form whose words the everyday table
 * knows takes that table's family and class; the rest get a family from their words and a class from key words.
 * Usage: node scripts/build-legal-forms.ts <elf.csv>
 */
import { readFileSync, writeFileSync } from "node:fs";
import { parse } from "csv-parse/sync";
import { foldComparable } from "../src/domain/names/analyse/clean-name.ts";
import { tokenise } from "../src/domain/names/analyse/tokenise.ts";
import { LEGAL_FORM_SPELLINGS } from "../src/domain/names/forms/legal-form-spellings.ts";

interface Everyday {
  readonly family: string;
  readonly kind: string;
  readonly countries: ReadonlySet<string>;
}

interface Entry {
  readonly code: string;
  readonly country: string;
  readonly jurisdiction: string;
  readonly names: string[];
  readonly abbreviations: string[];
}

/** Class → words of a form's name that indicate it, tried in this order on folded text. */
const CLASS_WORDS: readonly (readonly [string, RegExp])[] = [
  [
    "branch",
    /\b(branch|foreign|zweig|succursale|sucursal|filial|auslandisch|etranger|zahranicn|overseas|extranjer|inostrann|representative|ulkomai)|外国|非香港/,
  ],
  [
    "fund",
    /\b(fund|funds|fonds|fondo|fond|fondy|fondos|investment company|sicav|sicaf|ucits|placement|investissement|inversion|collective invest|pension|unit trust|investim|investicn|sijoitusrahasto|verdipapirfond)/,
  ],
  ["trust", /\b(trust|fideicomiso|fiducie|treuhand|treuunternehmen|bewind)/],
  [
    "religious",
    /\b(church|relig|parish|diocese|congreg|kirche|kerk|parroquia|eglise|cirkev|monast|paroisse|catholic|crkv|biserica|trossamfund)|宗教/,
  ],
  [
    "cooperative",
    /\b(co ?op|cooperat|kooperat|genossenschaft|coöperat|cooperativ|druzstv|spoldziel|osuus|andels|zadrug|szovetkezet|mutual|mutuelle|mutua|onderling|credit union|savings|samvirke|ekonomisk|synetair|sinetair|kumiai|koperasi|gegenseitigkeit)|合作社|組合|협동조합/,
  ],
  [
    "foundation",
    /\b(foundation|stiftung|stichting|fondation|fundacion|fundacao|fundatia|fundacja|fondazione|nadac|zaklad|saatio|stiftelse|fundacija|alapitvany|yayasan|vakif|sihtasutus|himnadram|fondatsia|fundacio)|基金|財團|财团|재단/,
  ],
  [
    "association",
    /\b(associat|asociac|associac|associaz|verein|vereniging|society|societies|forening|yhdistys|stowarzysz|spolek|sdruzen|zdruzen|egyesulet|udruga|udruzen|union|syndicat|sindicat|club|federat|mittetulundus|asbl|vzw|sans but|zonder winst|nonprofit|non profit|not for profit|charit|chamber|dernek|biedriba|asociacij|ametiuhing|guild|nezisk|ideell|partij|party|organisation|organization|organizac)|協会|社团|社團|社団|사단|法人/,
  ],
  [
    "state",
    /\b(state|public (?:body|sector|law|authority|institution|entity|enterprise|corporation)|municipal|government|gemeinde|kanton|bund|bezirk|commune|kommun|region|ministry|ministere|estado|etat|publi[ck](?:a|o|e|que|ne)? (?:law|ent|est|inst)|offentlich|oeffentlich|ayuntamiento|prefect|department|federal|cantonal|statn|stat|gosudarstv|county|city|establecimiento public|etablissement public|ente|authority|embassy|ambass|botschaft|rozpoctov|prispevkov|obec|javn|unitar|kunta|uchrezhden|budget|statutory|council|administration)|机关|事业|地方公共|国の/,
  ],
  [
    "joint_venture",
    /\b(joint venture|consorti|consorci|consorz|economic interest|interet economique|interes economico|interessenvereinigung|groupement|konsorti|zajmov|koinopraxia|kinopraxia|economic grouping)/,
  ],
  [
    "limited_partnership",
    /\b(limited partnership|kommandit|commandit|comandit|accomandita|komandit|commanditaire|usaldus|eterorr|betet|limited liability limited)|合資|有限合|합자/,
  ],
  [
    "partnership",
    /\b(partnership|partner|offene|nom collectif|nome collettivo|colectiv|jawn|verejna obchod|ansvarlig|handelsbolag|maatschap|vennootschap onder firma|burgerlich|civil|semplice|omorr|kozkeres|interessent|associes|gesellschaft burger|kollektiv|cywiln|avoin|societas|partnerschaft|taisuhing|simple society|undivided|indivision)|合伙|合夥|合名|합명/,
  ],
  [
    "sole_proprietor",
    /\b(sole|individual|einzel|eenmanszaak|enkelt|enskild|kaufmann|entrepreneur|empresari|proprietor|fyzick|zivnost|natural person|physical person|trader|preduzetnik|podjetnik|persona fizica|ettevotja|egyeni|artisan|commercant|toiminimi|autonom[oa]|physique|rolnik)|个体|個人|개인/,
  ],
  [
    "public",
    /^sa (?:a|d|de|immobiliere|mixte|nationale)\b|\b(public limited|joint stock|aktien|aktie|aksje|anonym|anonim|aktsion|aktsia|akcin|bazhnetirakan|bajnetirakan|akciov|akciju|akcyjna|actiuni|azioni|acciones|naamloze|reszveny|osakeyhtio|aktie|allmenn|publikt|public company|stock company|stock corporation|delnisk|dionick|acoes|shareholding|corporation|hlutafelag|kabusiki|jusik)|股份|株式|주식/,
  ],
  [
    "limited",
    /^(?:sarl|societe par actions simplifiee)\b|\b(limited|limit|sahmanapak|beschrankter|responsabil|responsabilid|ogranich|ogranic|omezen|obmedz|ograniczon|besloten|aktiebolag|einkahluta|anpart|korlatolt|osauhing|limitee|ltd|llc|company|zodpoved|odgovorn|atbildib|atsakomyb|llc|limitata|vastuu|haftung)|有限|유한/,
  ],
];

/** Words of French forms about the company's organs only: they name no other form and no part of the state. */
const FRENCH_QUALIFIERS =
  /\s*(?:à (?:conseil d'administration|directoire)|\(s\.a\.i\.\)|\(sans autre indication\)|à associé unique ou .*|unipersonnelle)/gu;

const everyday = readEveryday();

function fold(text: string): string {
  return tokenise(foldComparable(text))
    .map((word) => word.text)
    .join(" ");
}

function readEveryday(): Map<string, Everyday[]> {
  const result = new Map<string, Everyday[]>();
  for (const line of LEGAL_FORM_SPELLINGS.trim().split("\n")) {
    const [family = "", kind = "", countries = "", , spellings = ""] = line
      .split("|")
      .map((part) => part.trim());
    const entry: Everyday = { family, kind, countries: new Set(countries.split(" ")) };
    for (const spelling of spellings.split(";")) {
      const key = fold(spelling);
      if (key !== "") result.set(key, [...(result.get(key) ?? []), entry]);
    }
  }
  return result;
}

function readEntries(path: string): Entry[] {
  const rows: string[][] = parse(readFileSync(path), { bom: true, from_line: 2, relax_quotes: true });
  const entries = new Map<string, Entry>();
  for (const row of rows) {
    const [
      code = "",
      ,
      country = "",
      ,
      subdivision = "",
      name = "",
      ,
      ,
      latin = "",
      short = "",
      latinShort = "",
    ] = row;
    if (country === "") continue;
    const entry = entries.get(code) ?? {
      code,
      country,
      jurisdiction: subdivision || country,
      names: [],
      abbreviations: [],
    };
    entry.names.push(tidy(name), tidy(latin));
    entry.abbreviations.push(...split(short), ...split(latinShort));
    entries.set(code, entry);
  }
  return [...entries.values()].sort((left, right) => (left.code < right.code ? -1 : 1));
}

function tidy(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[|;\s]+/g, " ")
    .trim();
}

function split(text: string): string[] {
  return text
    .split(/[;,]|\s\/\s|\sor\s/)
    .map(tidy)
    .filter((part) => /\p{L}.*\p{L}/u.test(part));
}

function everydayFor(entry: Entry): Everyday | null {
  const names = entry.names.flatMap((name) => [fold(name), fold(unqualified(entry, name))]);
  const shorts = entry.abbreviations.map(fold);
  for (const key of [...names, ...shorts]) {
    const local = everyday.get(key)?.find(({ countries }) => countries.has(entry.country));
    if (local !== undefined) return local;
  }
  for (const key of [...names, ...shorts]) {
    const any = everyday.get(key)?.find(({ countries }) => countries.has("*"));
    if (any !== undefined) return any;
  }
  for (const key of names) {
    const far = key.includes(" ") || key.length > 5 ? everyday.get(key)?.[0] : undefined;
    if (far !== undefined) return far;
  }
  return null;
}

function unqualified({ country }: Entry, name: string): string {
  return country === "FR" ? name.replace(FRENCH_QUALIFIERS, "") : name;
}

function classOf(entry: Entry): string {
  const text = entry.names.map((name) => foldComparable(unqualified(entry, name))).join(" ; ");
  return CLASS_WORDS.find(([, words]) => words.test(text))?.[0] ?? "other";
}

function familyOf(entry: Entry): string {
  const words = fold(entry.names[1] || entry.names[0] || entry.code)
    .replace(/[^a-z0-9 ]/g, "")
    .trim();
  const slug = words.split(/\s+/).join("-").slice(0, 32).replace(/-+$/, "");
  return slug === "" ? `elf-${entry.code.toLowerCase()}` : slug;
}

function line(entry: Entry): string {
  const known = everydayFor(entry);
  const name = entry.names[0]!;
  const seen = new Set([fold(name)]);
  const others: string[] = [];
  for (const spelling of [...entry.names, ...entry.abbreviations]) {
    const key = fold(spelling);
    if (key === "" || seen.has(key)) continue;
    seen.add(key);
    others.push(spelling);
  }
  const family = known?.family ?? familyOf(entry);
  return [entry.code, entry.jurisdiction, family, known?.kind ?? classOf(entry), name, others.join(";")].join(
    "|",
  );
}

const [source] = process.argv.slice(2);
if (source === undefined) {
  console.error("usage: node scripts/build-legal-forms.ts <elf.csv>");
  process.exit(2);
}
const rows = readEntries(source).map(line);
const target = new URL("../src/domain/names/forms/legal-forms.json", import.meta.url);
writeFileSync(target, `${JSON.stringify({ rows }, null, 0).replaceAll('","', '",\n"')}\n`);
console.log(`${rows.length} codes written`);
