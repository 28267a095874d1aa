import { describe, expect, test } from "vitest";
import { type DeeperStage, escalationOf } from "./deeper-stages.ts";

const model: readonly DeeperStage[] = ["llm_adjudication"];
const all: readonly DeeperStage[] = ["llm_adjudication", "agentic_research"];

describe("what an abstention says of the deeper stages", () => {
  test.each([
    // depth, configured → capped, unavailable, not configured
    ["probabilistic", [], true, false, all],
    ["adjudication", [], false, false, all],
    ["research", [], false, false, all],
    ["probabilistic", model, true, false, ["agentic_research"]],
    ["adjudication", model, false, true, ["agentic_research"]],
    ["research", model, false, true, ["agentic_research"]],
    ["adjudication", all, true, true, []],
    ["research", all, false, true, []],
  ] as const)("%s where %j are configured", (depth, configured, capped, unavailable, missing) => {
    expect(escalationOf(true, depth, configured)).toEqual({
      depth_capped: capped,
      escalation_unavailable: unavailable,
      stages_not_configured: missing,
    });
  });

  test("a decided record is neither capped nor waiting for a stage", () => {
    for (const depth of ["probabilistic", "adjudication", "research"] as const)
      expect(escalationOf(false, depth, all)).toMatchObject({
        depth_capped: false,
        escalation_unavailable: false,
      });
  });
});
