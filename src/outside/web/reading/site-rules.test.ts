import { expect, test } from "vitest";
import { judgeRules } from "./read-in-thread.ts";
import { judge } from "./site-rules.ts";

const allows = (rules: string, path: string): boolean =>
  judge({ rules, url: `https://www.acme.com${path}`, token: "Assay" });

test.each([
  ["the longest rule holds", "User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", true],
  ["of two as long the permission holds", "User-agent: *\nDisallow: /a\nAllow: /a", "/a", true],
  [
    "our group takes the place of the one for all",
    "User-agent: *\nDisallow: /\nUser-agent: ASSAY/2\nAllow: /",
    "/a",
    true,
  ],
  [
    "groups of one name are one",
    "User-agent: assay\nDisallow: /a\n\nUser-agent: assay\nDisallow: /b",
    "/b",
    false,
  ],
  ["a group has several names", "User-agent: x\nUser-agent: assay\nDisallow: /", "/", false],
  ["a star stands for anything", "User-agent: *\nDisallow: /*.php", "/a/b.php?c", false],
  ["a dollar is the end", "User-agent: *\nDisallow: /*.php$", "/a.php?c", true],
  ["what is escaped is compared as such", "User-agent: *\nDisallow: /%C3%A9", "/%c3%a9", false],
  ["an empty rule forbids nothing", "User-agent: *\nDisallow:", "/", true],
  [
    "comments and other lines are left out",
    "# all\nUser-agent: * # all\nCrawl-delay: 9\nDisallow: / # all",
    "/",
    false,
  ],
])("%s", (_, rules, path, isAllowed) => {
  expect(allows(rules, path)).toBe(isAllowed);
});

test("rules that take long to compare are compared in a thread, and then hold or forbid", async () => {
  const slow = `Disallow: /${"*a".repeat(900)}b\n`;
  const rules = `User-agent: *\n${slow.repeat(200)}Disallow: /closed`;
  const question = { rules, url: `https://www.acme.com/${"a".repeat(1_500)}`, token: "Assay" };
  let turns = 0;
  const turning = setInterval(() => turns++, 1);
  await judgeRules(question, new AbortController().signal);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(1);
  const closed = { ...question, url: `https://www.acme.com/closed${"a".repeat(500)}` };
  expect(await judgeRules(closed, new AbortController().signal)).toBe(false);
});
