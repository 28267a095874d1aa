import { describe, expect, test } from "vitest";
import { analyseName } from "../names/analyse-name.ts";
import { contentTokens } from "./content-tokens.ts";
import { compareNames } from "./name-comparison.ts";
import { sensed, translate } from "./translate.ts";

const compare = (query: string, candidate: string) =>
  compareNames(analyseName(query), analyseName(candidate));
const sensedName = (name: string) => sensed(contentTokens(analyseName(name)));
const none = { word: 0, activity: 0, place: 0, generic: 0, tail: 0 };

describe("words that mean the same in two languages", () => {
  test.each([
    ["大阪有機化学工業株式会社", "OSAKA ORGANIC CHEMICAL INDUSTRY LTD."],
    ["Научно-Исследовательский Институт Электромеханики", "Research Institute of Electromechanics"],
    ["НИИ Прикладной Химии", "Scientific Research Institute of Applied Chemistry"],
    ["بنك البحرين الاسلامي", "Bahrain Islamic Bank"],
    ["서울증권", "Seoul Securities"],
  ])("%s is %s: nothing is left over, and it is not the same name", (native, latin) => {
    for (const comparison of [compare(native, latin), compare(latin, native)]) {
      expect(comparison).toMatchObject({ exact: false, queryResidue: none, candidateResidue: none });
      expect(comparison.heard).toBeGreaterThan(0);
    }
  });

  test("a Latin name is translated as well: Zweigstelle of one, branch of the other", () => {
    expect(compare("Central Bank of Quilland", "Banco Central de Quilland").queryResidue).toEqual(none);
  });

  test("related trades are not one: what differs stays a residue", () => {
    const comparison = compare("東京家具", "Tokyo Glass");
    expect(comparison.queryResidue).not.toEqual(none);
    expect(comparison.candidateResidue).not.toEqual(none);
  });

  test("words that both have as they are need no translation", () => {
    const name = sensedName("Quill Steel Works");
    expect(translate(name, sensedName("Quill Steel Factory"))[1]).toBe(name.tokens[1]);
    expect(translate(name, name)).toBe(name.tokens);
  });

  test("numbers are never translated", () => {
    const [one] = translate(sensedName("3 Quill"), sensedName("三 Quill"));
    expect(one?.sound).toBeUndefined();
  });
});
