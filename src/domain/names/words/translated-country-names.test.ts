import { expect, test } from "vitest";
import { analyseName } from "../analyse/analyse-name.ts";

const placesOf = (name: string) =>
  analyseName(`Quillworth ${name}`)
    .tokens.slice(1)
    .map(({ tag, concept }) => (tag === "place" ? concept : tag));

test.each([
  ["Suède", ["SE"]],
  ["Svezia", ["SE"]],
  ["Szwecja", ["SE"]],
  ["Швеция", ["SE"]],
  ["Σουηδία", ["SE"]],
  ["السويد", ["SE"]],
  ["Sierra Leone", ["SL", "SL"]],
  ["Arabie Saoudite", ["SA", "SA"]],
  ["Nya Zeeland", ["NZ", "NZ"]],
])("%s is a country in a company's name", (name, codes) => {
  expect(placesOf(name)).toEqual(codes);
});

test.each(["Dominique", "Island", "Réunion", "Granada", "Man"])("%s is not", (name) => {
  expect(placesOf(name)).not.toContain("place");
});
