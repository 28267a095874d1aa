import { describe, expect, test } from "vitest";
import { analyseName } from "../../names/analyse/analyse-name.ts";
import { contentTokens } from "./content-tokens.ts";

const words = (name: string) => contentTokens(analyseName(name)).map(({ text }) => text);

describe("what a South Slavic company is for is no part of its name", () => {
  test.each([
    ["T.G.A. d.o.o. za trgovinu i usluge", ["tga"]],
    ["Alfa Preduzeće za proizvodnju, promet i usluge d.o.o.", ["alfa"]],
    ["Delta d.o.o. za upravljanje nekretninama, Split", ["delta", "split"]],
  ])("%s", (name, expected) => expect(words(name)).toEqual(expected));

  test("other words behind it, and a name that begins so, are kept", () => {
    expect(words("Fond za Hrvatsku")).toContain("hrvatsku");
    expect(words("Za trgovinu d.o.o.")).toContain("trgovinu");
  });
});
