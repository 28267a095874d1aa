/**
 * Loaded before a process (`--import`): replaces the modules of the rule family that `ASSAY_WITHOUT_RULES` names
 * by stand-ins without the rules.
 */
import { registerHooks } from "node:module";
import { ruleFamilies } from "./rule-families.ts";

const family = ruleFamilies.find(({ name }) => name === process.env.ASSAY_WITHOUT_RULES);
if (family === undefined) throw new Error("ASSAY_WITHOUT_RULES names no rule family");

const domain = new URL("../../src/domain/", import.meta.url);
const standIns = new Map(
  Object.entries(family.without).map(([path, source]) => [new URL(path, domain).href, source]),
);

registerHooks({
  load(url, context, nextLoad) {
    const source = standIns.get(url);
    return source === undefined ? nextLoad(url, context) : { format: "module", source, shortCircuit: true };
  },
});
