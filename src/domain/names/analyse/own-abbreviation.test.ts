import { expect, test } from "vitest";
import { analyseName } from "./analyse-name.ts";
import { ownNames } from "./own-abbreviation.ts";

test.each([
  ["Société nationale des télécommunications du Sénégal (SONATEL)", ["SONATEL"]],
  ["Saudi Basic Industries Corporation (SABIC)", ["SABIC"]],
  ["Petróleo Brasileiro S.A. - Petrobras", ["Petrobras"]],
  ["Banque El Amana (BEA)", []],
  ["Quillworth Holdings Limited (Tensley)", []],
  ["Quillworth (Quil)", []],
  ["Quillworth Tensley Limited", []],
  ["Industria de Diseño Textil Inditex, S.A.", ["inditex", "Industria de Diseño Textil  , S.A."]],
  ["Petrobras Petróleo Brasileiro S.A.", ["petrobras", "  Petróleo Brasileiro S.A."]],
  ["Quilten Quillworth Tensley Limited", ["quilten", "  Quillworth Tensley Limited"]],
  ["Quillte Quillworth Tensley Marden Limited", []],
])("%s gives %s of itself", (name, own) => {
  expect(ownNames(analyseName(name))).toEqual(own);
});
