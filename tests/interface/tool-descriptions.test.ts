/** The text from which a model chooses a tool: purpose, when to use it, its neighbour, a working example. */
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { describe, expect, test } from "vitest";
import type { Door } from "../../src/door/invoke.ts";
import { operationTools } from "../../src/transports/mcp/operation-tools.ts";
import { servedOperations } from "../pins/served-operations.ts";

const tools = operationTools(servedOperations(), null as unknown as Door).map(({ definition }) => definition);
const names = tools.map(({ name }) => name);

/** Words of HTTP have no meaning for a caller of tools. */
const httpWords =
  /\b(HTTP|REST|GET|POST|PUT|DELETE|URL|endpoint|route|request body|headers?|status code|Idempotency-Key|Retry-After|Location|[2-5]\d\d(?! (?:records|items)))\b|\/v1\//;

const purposes =
  /^(Accepts|Cancels|Compares|Decides|Erases|Finds|Lists|Reads|Settles|Starts|Stops|Writes|Changes|Captures|Exports|Asks|Explains|Selects|Adds|Removes|Creates) /;

describe.each(tools.map((tool) => [tool.name, tool] as const))("%s", (name, tool) => {
  const [text = "", example = ""] = tool.description.split("\nExample arguments: ");

  test("begins with its purpose and says when to use it", () => {
    expect(text).toMatch(purposes);
    expect(text).toMatch(/\. Use it /);
  });

  test("names a neighbouring tool", () => {
    const mentioned = [...text.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, word]) => word!);
    const others = mentioned.filter((word) => names.includes(word) && word !== name);
    expect(others).not.toEqual([]);
  });

  test("has no words of HTTP", () => {
    expect(text).not.toMatch(httpWords);
  });

  test("shows one example that its own schema takes", () => {
    const validate = addFormats.default(new Ajv2020({ strict: false })).compile(tool.inputSchema as object);
    expect(validate(JSON.parse(example)), JSON.stringify(validate.errors)).toBe(true);
  });

  test("is at most 1,500 characters", () => {
    expect(tool.description.length).toBeLessThanOrEqual(1_500);
  });
});
