import { describe, expect, test } from "vitest";
import { meaningsOf, singularsOf } from "./sense-names.ts";

describe("names of senses", () => {
  test.each([
    ["municipalities", ["municipality"], ["municipality"]],
    ["chambers_of_commerce", ["chamber_of_commerce"], ["chamber_of_commerce"]],
    ["fisheries_association", ["fishery_association"], ["fishery_association"]],
    ["insurance_company", ["insurance"], ["insurance_company", "insurance"]],
    ["waters", [], ["waters"]],
    ["futures", ["future"], ["futures"]],
    ["limited_company", ["limited"], ["limited_company"]],
  ])("%s beside %s means %s", (sense, others, meanings) => {
    expect(meaningsOf(new Set([sense, ...others])).get(sense)).toEqual(meanings);
  });

  test.each([
    ["authorities", ["authoritie", "authority"]],
    ["churches", ["churche", "church"]],
    ["grids", ["grid"]],
    ["glass", []],
    ["news", []],
    ["gas", []],
  ])("%s may be the plural of %s", (word, singulars) => {
    expect(singularsOf(word)).toEqual(singulars);
  });
});
