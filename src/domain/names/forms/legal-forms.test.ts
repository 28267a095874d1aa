import { describe, expect, test } from "vitest";
import { analyseName } from "../analyse/analyse-name.ts";
import { tokenInformation } from "../words/token-information.ts";
import { legalFormName } from "./legal-form-name.ts";
import { legalFormOf } from "./legal-form-of.ts";
import { LEGAL_FORM_SPELLINGS } from "./legal-form-spellings.ts";
import { legalFormTable } from "./legal-form-table.ts";

const LINES = LEGAL_FORM_SPELLINGS.trim()
  .split("\n")
  .map((line) => line.split("|").map((part) => part.trim()))
  .map(([family = "", kind = "", countries = "", where = "", spellings = ""]) => ({
    family,
    kind,
    country: countries.split(" ")[0]!,
    where,
    spellings: spellings.split(";").map((part) => part.trim()),
  }));

describe("a form given as a field", () => {
  test.each([
    ["U5S6", "IN", "in-llp", "partnership"],
    ["2HBR", "DE", "de-gmbh", "limited"],
    ["H0PO", "GB", "gb-ltd", "limited"],
    ["GmbH", "AT", "at-gmbh", "limited"],
    ["Gesellschaft mit beschränkter Haftung", "DE", "de-gmbh", "limited"],
    ["GmbH & Co. KG", "DE", "de-gmbh-co-kg", "limited_partnership"],
    ["a.s.", "CZ", "cz-as", "public"],
    ["AS", "NO", "no-as", "limited"],
    ["A/S", "DK", "dk-as", "public"],
    ["SA", "NO", "no-sa", "cooperative"],
    ["SA", "FR", "fr-sa", "public"],
    ["Private Limited Company", "GB", "gb-ltd", "limited"],
    ["Private Limited Company (Ltd)", "GB", "gb-ltd", "limited"],
    ["private-limited-guarant-nsc", "GB", "gb-guarantee", "limited"],
    ["Общество с ограниченной ответственностью", "RU", "ru-ooo", "limited"],
    ["LLP", "KZ", "kz-too", "limited"],
    ["PLC", "ET", "et-plc", "limited"],
    ["Share Company", "ET", "et-sc", "public"],
    ["ХК", "MN", "mn-jsc", "public"],
    ["ХХК", "MN", "mn-llc", "limited"],
    ["AJ", "UZ", "uz-jsc", "public"],
    ["S.A.C.I.F.", "AR", "ar-sa", "public"],
    ["পিএলসি", "BD", "bd-plc", "public"],
    ["لمیٹڈ", "PK", "pk-in-native", "limited"],
    ["株式会社", "JP", "jp-kk", "public"],
    ["Akciová společnost", "CZ", "cz-as", "public"],
    ["Limited Partnership", "US", "us-lp", "limited_partnership"],
    ["eingetragener Verein", "DE", "de-ev", "association"],
    ["FZCO", "AE", "ae-fze", "limited"],
  ])("%s in %s", (text, country, form, kind) => {
    expect(legalFormOf(text, country)).toMatchObject({ form, class: kind });
  });

  test("the codes for no form, unknown words and nothing are no form", () => {
    for (const text of ["8888", "9999", "", "   ", "nonsense words", "\ud800", "ZZZZ"])
      expect(legalFormOf(text, "DE")).toBeNull();
  });

  test("the country tells apart what is spelled alike", () => {
    expect(legalFormOf("GmbH", "AT")?.form).not.toBe(legalFormOf("GmbH", "DE")?.form);
    expect(legalFormOf("GmbH", "AT")?.family).toBe(legalFormOf("GmbH", "DE")?.family);
    expect(legalFormOf("GmbH")?.jurisdictions).toEqual(expect.arrayContaining(["DE", "AT", "CH"]));
  });

  test("a code has its official name", () => {
    expect(legalFormName("2HBR")).toBe("Gesellschaft mit beschränkter Haftung");
    expect(legalFormName("8888")).toBeNull();
    expect(legalFormName("nope")).toBeNull();
  });
});

test("a form of a country that puts the seat behind it is found before an unknown town", () => {
  const formsOf = (name: string, country?: string) => analyseName(name, country ? { country } : {}).forms;
  for (const name of ["ТИГАР АД ПИРОТ", "Tigar AD Pirot"])
    expect(formsOf(name, "RS")[0]?.class).toBe("public");
  expect(formsOf("Tigar AD Pirot", "GB")).toEqual([]);
  expect(formsOf("Tigar AD Pirot Metal Works", "RS")).toEqual([]);
});

test("an official abbreviation is a form in its own jurisdictions alone", () => {
  const familiesOf = (name: string, country: string) =>
    analyseName(name, { country }).forms.map(({ family }) => family);
  expect(familiesOf("Quillworth C.P.", "CA")).toEqual(["corp"]);
  expect(familiesOf("CP All Public Company Limited", "TH")).toEqual(["th-plc"]);
});

test("an English abbreviation of a Russian form is found in front of a name that has another form", () => {
  const [first] = analyseName("OJSC Tactical Missiles Corporation").forms;
  expect(first?.family).toBe("oao");
  expect(analyseName("SRL Pro Traffic", { country: "MD" }).forms.map(({ form }) => form)).toEqual(["md-srl"]);
  expect(analyseName("SRL Diagnostics", { country: "IN" }).forms).toEqual([]);
});

test("a company of the Indonesian state is one by shares", () => {
  expect(legalFormOf("Persero", "ID")?.class).toBe("limited");
  expect(legalFormOf("Perum", "ID")?.class).toBe("state");
});

test("a short form is found before a comma", () => {
  expect(analyseName("Coop Pank AS, Tallinn").forms.map(({ family }) => family)).toEqual(["as"]);
  expect(analyseName("Coop AS Pank, Tallinn").forms).toEqual([]);
});

test("the own country in brackets is no legal form of another one", () => {
  const formsOf = (country: string) =>
    analyseName("Access Bank (SL) Limited", { country }).forms.map(({ family }) => family);
  expect(formsOf("SL")).toEqual(["ltd"]);
  expect(formsOf("ES")).toContain("sl");
});

describe("forms as Central Asia, the Caucasus and their neighbours write them in names", () => {
  test.each([
    ["«Ромашка» жабык акционердик коому", "KG", "kg-zao"],
    ["Ачык акционердик коому Ромашка", "KG", "kg-oao"],
    ["ОсОО Ромашка", "KG", "kg-osoo"],
    ["Ромашка акционерлік қоғамы", "KZ", "kz-jsc"],
    ["ЖК Ромашка", "KZ", "kz-zhk"],
    ["Ҷамъияти дорои масъулияти маҳдуди Ромашка", "TJ", "tj-llc"],
    ["ҶСК Ромашка", "TJ", "tj-jsk"],
    ["Romaşka HJ", "TM", "tm-hj"],
    ["Romaşka paýdarlar jemgyýeti", "TM", "tm-jsc"],
    ["МЧЖ Ромашка", "UZ", "uz-mchj"],
    ["АЖ Ромашка", "UZ", "uz-aj"],
    ["ТДВ Ромашка", "UA", "ua-tov"],
    ["ФОП Ромашка", "UA", "ua-ip-ru"],
    ["УП Ромашка", "BY", "by-up"],
    ["АНО Ромашка", "RU", "ru-np"],
    ["ԱՁ Ռոմաշկա", "AM", "am-adz"],
    ["ინდივიდუალური მეწარმე რომაშკა", "GE", "ge-ip"],
  ])("%s (%s)", (name, country, form) => {
    const { forms, core } = analyseName(name, { country });
    expect(forms.map((found) => found.form)).toEqual([form]);
    expect(core).toHaveLength(1);
  });

  test.each([
    ["Romaşka HK", "DE"],
    ["UP Romashka", "US"],
    ["PP Romashka", "DE"],
    ["DP Romashka", "FR"],
    ["ЖК Ромашка", "RU"],
    ["ПП Ромашка", "RU"],
    ["ИС Банк", "RU"],
  ])("%s is no form in %s", (name, country) => {
    expect(analyseName(name, { country }).forms).toEqual([]);
  });
});

describe("forms as people write them, in names of their own country", () => {
  test.each([
    ["Quillworth Spółka z o.o.", "PL", "pl-spzoo"],
    ["Quillworth spol. s r. o.", "CZ", "cz-sro"],
    ["Quillworth B.M.", "IL", "il-ltd"],
    ["Quillworth S.A.K.P.", "KW", "kw-ae-pjsc"],
    ["Quillworth P/L", "AU", "au-pty-ltd"],
    ["СООО Ромашка", "BY", "by-ooo"],
    ["ЧТУП Ромашка", "BY", "by-up"],
    ["ФГ Ромашка", "UA", "ua-fg"],
    ["N.V. Quillworth", "NL", "nl-nv"],
    ["Ste Quillworth", "TN", "tn-ste-fr"],
    ["Quillworth & C. S.N.C.", "IT", "it-snc"],
    ["Quillworth C. por A.", "DO", "do-sa"],
  ])("%s", (name, country, form) => {
    const { forms, core } = analyseName(name, { country });
    expect(forms.map((found) => found.form)).toContain(form);
    expect(core).toHaveLength(1);
  });

  test.each([
    ["NV Energy", "US"],
    ["FA Quillworth", "GB"],
    ["Quillworth PL", "PL"],
    ["Arrow ECS, a.s.", "CZ"],
  ])("%s keeps its letters", (name, country) => {
    expect(analyseName(name, { country }).core).toHaveLength(2);
  });
});

describe("the table", () => {
  test.each([
    ["K65D", "sa", "public"],
    ["5VCF", "sa", "public"],
    ["LARO", "sas", "limited"],
    ["V9QP", "sarl", "limited"],
    ["ZM5P", "sa-d-economie-mixte-a-directoire", "public"],
    ["1GNM", "syndicat-de-salaries", "association"],
  ])("the French code %s is no part of the state for having a board: %s, %s", (code, family, kind) => {
    expect(legalFormTable().elf.get(code)?.form).toMatchObject({ family, class: kind });
  });

  test("has every code of the ISO list with a jurisdiction and a class", () => {
    const { elf } = legalFormTable();
    expect(elf.size).toBeGreaterThan(3_500);
    const jurisdictions = new Set([...elf.values()].map(({ form }) => form.jurisdictions[0]));
    expect(jurisdictions.size).toBeGreaterThanOrEqual(190);
    for (const { form, name } of elf.values()) {
      expect(form.jurisdictions[0]).toMatch(/^[A-Z]{2}(-[A-Z0-9]{1,3})?$/);
      expect(name).not.toBe("");
    }
  });

  test("every everyday spelling is found as a field", () => {
    const lost = LINES.flatMap(({ spellings, country }) =>
      spellings.filter((spelling) => legalFormOf(spelling, country === "*" ? undefined : country) === null),
    );
    expect(lost).toEqual([]);
  });

  test("every pure form, in its own country, leaves the name alone", () => {
    const wrong = LINES.filter(({ where }) => where !== "weak").flatMap(({ spellings, country }) =>
      spellings.filter((spelling) => {
        const hints = country === "*" ? {} : { country };
        const behind = analyseName(`Zorblax Quintavo ${spelling}`, hints).core.join(" ");
        const before = analyseName(`${spelling} Zorblax Quintavo`, hints).core.join(" ");
        return behind !== "zorblax quintavo" && before !== "zorblax quintavo";
      }),
    );
    expect(wrong).toEqual([]);
  });

  test("no word of a legal form tells more than an ordinary name", () => {
    const { words } = legalFormTable();
    const brand = tokenInformation("zorblax");
    for (const word of words) expect(tokenInformation(word)).toBeLessThan(brand / 2);
  });
});
