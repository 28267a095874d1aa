import ts from "typescript";
import type { Fault } from "./fault.ts";
import type { SourceFile } from "./source-files.ts";

type Judge = (node: ts.Node, file: SourceFile) => string | undefined;

const lineOf = (file: SourceFile, position: number): number =>
  file.syntax.getLineAndCharacterOfPosition(position).line + 1;

/** Calls `judge` for every node of every file; each answer is a fault at that place. */
export function faultsIn(files: readonly SourceFile[], judge: Judge): Fault[] {
  const faults: Fault[] = [];
  for (const file of files) {
    const visit = (node: ts.Node): void => {
      const what = judge(node, file);
      if (what !== undefined) faults.push({ path: file.path, line: lineOf(file, node.getStart()), what });
      ts.forEachChild(node, visit);
    };
    visit(file.syntax);
  }
  return faults;
}

/** The suite of a `describe` is a list of functions rather than one. */
function isSuite(node: ts.Node): boolean {
  if (!ts.isCallExpression(node.parent)) return false;
  return /^describe\b/.test(node.parent.expression.getText());
}

export function longFunction(most: number): Judge {
  return (node, file) => {
    if (!ts.isFunctionLike(node) || isSuite(node)) return undefined;
    const lines = lineOf(file, node.end) - lineOf(file, node.getStart()) + 1;
    return lines > most ? `a function of ${lines} lines, ${most} at the most` : undefined;
  };
}

/** The text of the module that a node imports, whatever the form. */
export function importedModule(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier)
      ? node.moduleSpecifier.text
      : undefined;
  }
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)
      ? node.argument.literal.text
      : undefined;
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteral(argument) ? argument.text : undefined;
  }
  return undefined;
}

export const importWithoutExtension: Judge = (node) => {
  const module = importedModule(node);
  if (!module?.startsWith(".") || /\.(tsx?|json|js|css)$/.test(module)) return undefined;
  return `import of ${module}: its name ends in .ts`;
};

export const consoleUse: Judge = (node) =>
  ts.isPropertyAccessExpression(node) && node.expression.getText() === "console"
    ? "console: a program writes to its streams or to the log"
    : undefined;

const weakeners = new Set(["skip", "only", "todo", "fails", "skipIf", "runIf"]);

export const weakenedTest: Judge = (node) => {
  if (!ts.isPropertyAccessExpression(node) || !weakeners.has(node.name.text)) return undefined;
  const runner = /^(test|it|describe|suite)\b/.test(node.expression.getText());
  return runner ? `${node.getText()}: every test runs, always` : undefined;
};

export const repeatingTimer: Judge = (node) =>
  ts.isCallExpression(node) && /(^|\.)setInterval$/.test(node.expression.getText())
    ? "setInterval: background work is a line of the schedule (src/jobs/schedule.ts) or a job"
    : undefined;

const outside = new Set([
  "process",
  "performance",
  "crypto",
  "fetch",
  "setTimeout",
  "setInterval",
  "setImmediate",
  "globalThis",
]);

/** A name that is a reference, rather than a declaration or a property of a value. */
function isFree(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent) || ts.isMethodSignature(parent))
    return false;
  const declares =
    ts.isPropertyAssignment(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent);
  return !declares || parent.initializer === node;
}

export const impurity: Judge = (node) => {
  if (ts.isNewExpression(node) && node.expression.getText() === "Date" && !node.arguments?.length) {
    return "new Date(): time is passed in";
  }
  if (ts.isCallExpression(node)) {
    const called = node.expression.getText();
    if (called === "Date.now" || called === "Date") return `${called}(): time is passed in`;
    if (called === "Math.random") return "Math.random(): the domain answers the same twice";
  }
  if (ts.isIdentifier(node) && outside.has(node.text) && isFree(node))
    return `${node.text}: the domain is pure`;
  return undefined;
};

const isUnknown = (type: ts.TypeNode | undefined): boolean => type?.kind === ts.SyntaxKind.UnknownKeyword;

/** Whether the file declares a variable of that name, of type `unknown`. */
function declaresUnknown(file: SourceFile, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) found ||= isUnknown(node.type);
    ts.forEachChild(node, visit);
  };
  visit(file.syntax);
  return found;
}

/** `JSON.parse` returns `any`, which fits every type: a value is `unknown` until a schema has read it. */
export const unreadJson: Judge = (node, file) => {
  if (!ts.isCallExpression(node) || node.expression.getText() !== "JSON.parse") return undefined;
  const { parent } = node;
  const isRead =
    (ts.isAsExpression(parent) && isUnknown(parent.type)) ||
    (ts.isVariableDeclaration(parent) && isUnknown(parent.type)) ||
    (ts.isCallExpression(parent) && /\.(parse|safeParse)$/.test(parent.expression.getText())) ||
    (ts.isBinaryExpression(parent) && declaresUnknown(file, parent.left.getText())) ||
    (ts.isReturnStatement(parent) && isUnknown(enclosingFunction(parent)?.type)) ||
    (ts.isArrowFunction(parent) && isUnknown(parent.type));
  return isRead ? undefined : "JSON that no schema reads (src/contract/stored/stored-json.ts)";
};

function enclosingFunction(node: ts.Node): ts.SignatureDeclaration | undefined {
  for (let at: ts.Node | undefined = node.parent; at; at = at.parent) if (ts.isFunctionLike(at)) return at;
  return undefined;
}

export const readsEnvironment: Judge = (node) => {
  if (ts.isPropertyAccessExpression(node) && node.getText() === "process.env") return "process.env";
  if (!ts.isBindingElement(node)) return undefined;
  const declaration = node.parent.parent;
  const bound = (node.propertyName ?? node.name).getText();
  const ofProcess = ts.isVariableDeclaration(declaration) && declaration.initializer?.getText() === "process";
  return ofProcess && bound === "env" ? "env of process" : undefined;
};
