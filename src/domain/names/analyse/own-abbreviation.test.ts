import { expect, test } from "vitest";
import { analyseName } from "./analyse-name.ts";
import { ownAbbreviation } from "./own-abbreviation.ts";

test.each([
  ["Société nationale des télécommunications du Sénégal (SONATEL)", "SONATEL"],
  ["Saudi Basic Industries Corporation (SABIC)", "SABIC"],
  ["Petróleo Brasileiro S.A. - Petrobras", "Petrobras"],
  ["Banque El Amana (BEA)", null],
  ["Quillworth Holdings Limited (Tensley)", null],
  ["Quillworth (Quil)", null],
  ["Quillworth Tensley Limited", null],
])("%s gives %s of itself", (name, letters) => {
  expect(ownAbbreviation(analyseName(name))).toBe(letters);
});
