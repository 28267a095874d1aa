import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import ts from "typescript";

export interface FoundPattern {
  /** The pattern as in the source, with its flags: `/a+/u`. */
  readonly text: string;
  /** Its first place: `src/domain/x.ts:12`. */
  readonly place: string;
}

/** Every regular expression literal in the program's own files under `root`/src, each once. */
export async function findPatterns(root: string): Promise<FoundPattern[]> {
  const found = new Map<string, string>();
  for await (const path of glob("src/**/*.ts", { cwd: root })) {
    if (/\.test\.ts$|\/testing\//.test(path)) continue;
    for (const { text, line } of patternsOf(readFileSync(join(root, path), "utf8")))
      if (!found.has(text)) found.set(text, `${path}:${line}`);
  }
  return [...found].map(([text, place]) => ({ text, place }));
}

/** The regular expressions of a source text: literals, and `new RegExp` of a literal string. */
export function patternsOf(source: string): { readonly text: string; readonly line: number }[] {
  const file = ts.createSourceFile("source.ts", source, ts.ScriptTarget.Latest, true);
  const found: { text: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    const text = textOf(node);
    if (text !== null)
      found.push({ text, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textOf(node: ts.Node): string | null {
  if (ts.isRegularExpressionLiteral(node)) return node.text;
  if (!ts.isNewExpression(node) || node.expression.getText() !== "RegExp") return null;
  const [pattern, flags] = node.arguments ?? [];
  if (pattern === undefined || !ts.isStringLiteralLike(pattern)) return null;
  return `/${pattern.text}/${flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : ""}`;
}
