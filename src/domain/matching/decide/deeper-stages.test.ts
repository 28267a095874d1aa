import { describe, expect, test } from "vitest";
import { type DeeperStage, escalationOf } from "./deeper-stages.ts";

const model: readonly DeeperStage[] = ["llm_adjudication"];
const all: readonly DeeperStage[] = ["llm_adjudication", "agentic_research"];

describe("the deeper stages that an abstention names", () => {
  test.each([
    // depth, configured, a step failed → capped, unavailable, not configured
    ["probabilistic", [], false, true, false, all],
    ["adjudication", [], false, false, false, all],
    ["research", [], false, false, false, all],
    ["probabilistic", model, false, true, false, ["agentic_research"]],
    ["adjudication", model, true, false, true, ["agentic_research"]],
    ["research", model, false, false, false, ["agentic_research"]],
    ["adjudication", all, true, true, true, []],
    ["research", all, true, false, true, []],
    ["research", all, false, false, false, []],
  ] as const)("%s where %j are configured", (depth, configured, failed, capped, unavailable, missing) => {
    expect(escalationOf(true, depth, { configured, unavailable: failed })).toEqual({
      depth_capped: capped,
      escalation_unavailable: unavailable,
      stages_not_configured: missing,
    });
  });

  test("a decided record is neither capped nor waiting for a stage", () => {
    for (const depth of ["probabilistic", "adjudication", "research"] as const)
      expect(escalationOf(false, depth, { configured: all, unavailable: true })).toMatchObject({
        depth_capped: false,
        escalation_unavailable: false,
      });
  });
});
