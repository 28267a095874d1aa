import { expect, test } from "vitest";
import { sure, verdictOn } from "../testing/case.ts";

const query = { name: "Cresthaven, Quillworth & Tollmarsh Railroad" };
const alias = {
  name: "Tollmarsh Lines",
  otherNames: [{ name: "Cresthaven Quillworth Tollmarsh Railroad", kind: "alternative" }],
} as const;
const guardsWith = (others: readonly { readonly name: string }[]) => {
  const { decision, guards } = verdictOn(query, [alias, ...others], sure);
  return [decision, ...guards.map(({ guard }) => guard)];
};
const ofOneWord = ["Cresthaven", "Quillworth", "Tollmarsh"].map((word) => ({ name: `${word} Mills` }));

test("a by-name without a country matches where each other company lacks one of the record's words", () => {
  expect(guardsWith(ofOneWord)).toEqual(["match"]);
});

test("it does not where another company has all of them as well", () => {
  const namesake = { name: "Cresthaven Quillworth Tollmarsh Railroad Museum" };
  expect(guardsWith([...ofOneWord, namesake])).toEqual(["unresolved", "name_only"]);
});

test("nor where the record has one word, which the names of others have as well", () => {
  const named = (name: string) => ({ name, otherNames: [{ name: "Quillworth", kind: "trading" }] }) as const;
  const { guards } = verdictOn(
    { name: "Quillworth" },
    [named("Tollmarsh Cars"), { name: "Quillworth Mills" }],
    sure,
  );
  expect(guards.map(({ guard }) => guard)).toContain("name_only");
});

test("a by-name of three letters is too little with a country as well; three letters are a company's own name, four its by-name", () => {
  const works = (letters: string) =>
    ({ name: "Kestrel Works", country: "RU", otherNames: [{ name: letters, kind: "alternative" }] }) as const;
  const decisionOn = (name: string, company: Parameters<typeof verdictOn>[1][number]) =>
    verdictOn({ name, country: "RU" }, [company], sure).decision;
  expect(decisionOn("KMZ", works("KMZ"))).toBe("unresolved");
  expect(decisionOn("KMZ", { name: "KMZ", country: "RU" })).toBe("match");
  expect(decisionOn("KMZIK", works("KMZIK"))).toBe("match");
});
