import { describe, expect, test } from "vitest";
import { analyseName } from "../names/analyse/analyse-name.ts";
import { withWordsApart } from "./words-apart.ts";

const apart = (text: string) => withWordsApart(analyseName(text))?.core ?? null;

describe("words of a Latin name taken apart", () => {
  test.each([
    ["Luchengtech Co Ltd", ["lucheng", "tech"]],
    ["Chinaoil Corporation Limited", ["china", "oil"]],
    ["Chipgoo Electronics", ["chip", "goo", "electronics"]],
    ["Moshe\u2019s Farm", ["moshe", "farm"]],
  ])("%s", (name, core) => {
    expect(apart(name)).toEqual(core);
  });

  test("other words stay, and names in other scripts have none", () => {
    expect(apart("Siemens Energy AG")).toBeNull();
    expect(apart("Arcos Tech")).toBeNull();
    expect(apart("\u897f\u95e8\u5b50\u7535\u5b50")).toBeNull();
  });

  test("the legal form and the letters of the name stay", () => {
    const name = analyseName("Luchengtech Co Ltd");
    expect(withWordsApart(name)).toMatchObject({ forms: name.forms, joined: name.joined });
  });
});
