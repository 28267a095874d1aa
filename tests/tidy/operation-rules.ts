import ts from "typescript";
import { type ErrorCode, errorCatalogue } from "../../src/contract/errors.ts";
import type { Operation } from "../../src/contract/operation.ts";
import type { Fault } from "./fault.ts";
import type { SourceFile } from "./source-files.ts";

/** An operation and the file that declares it. */
export interface Declared {
  readonly path: string;
  readonly operation: Operation;
}

const isOperation = (value: unknown): value is Operation =>
  typeof value === "object" && value !== null && "name" in value && "scopes" in value && "bucket" in value;

/** Every operation that the `*.contract.ts` files export. */
export async function declaredOperations(files: readonly SourceFile[]): Promise<Declared[]> {
  const contracts = files.filter(({ path }) => path.endsWith(".contract.ts"));
  const modules = await Promise.all(
    contracts.map(async ({ path }) => ({
      path,
      exports: await import(new URL(`../../${path}`, import.meta.url).href),
    })),
  );
  return modules.flatMap(({ path, exports }) =>
    Object.values(exports as Record<string, unknown>)
      .filter(isOperation)
      .map((operation) => ({ path, operation })),
  );
}

/** The names of a file's tests, where they are literals. */
export function testNames(file: SourceFile): { name: string; line: number }[] {
  const names: { name: string; line: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && /^(test|it)\b/.test(node.expression.getText())) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const line = file.syntax.getLineAndCharacterOfPosition(title.getStart()).line + 1;
        names.push({ name: title.getText().slice(1, -1), line });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file.syntax);
  return names;
}

/** The test files of a contract: in its folder, with its name or its name and a further word. */
export function testsOf(contract: string, files: readonly SourceFile[]): SourceFile[] {
  const base = contract.replace(/\.contract\.ts$/, "");
  return files.filter(
    ({ path }) => path.startsWith(base) && /^(-[a-z0-9-]+)?\.test\.ts$/.test(path.slice(base.length)),
  );
}

/** Errors that every operation may have without declaring them. */
const undeclared: readonly ErrorCode[] = [
  "unauthorized",
  "key_scope_forbidden",
  "rate_limited",
  "invalid_request",
];

/**
 * Errors that an operation declares and its tests do not meet: a test's name starts with the status, and where
 * another error has the same status the file names the code.
 */
export function untestedErrors({ path, operation }: Declared, tests: readonly SourceFile[]): Fault[] {
  if (tests.length === 0) return [{ path, what: `no ${path.replace(".contract.ts", ".test.ts")} beside it` }];
  const statusOf = (code: ErrorCode) => errorCatalogue[code].status;
  const alone = (code: ErrorCode) =>
    ![...undeclared, ...operation.errors].some(
      (other) => other !== code && statusOf(other) === statusOf(code),
    );
  const met = (code: ErrorCode) =>
    tests.some((file) => testNames(file).some(({ name }) => name.startsWith(`${statusOf(code)}`))) &&
    (alone(code) || tests.some(({ text }) => text.includes(`"${code}"`)));
  return operation.errors
    .filter((code) => !met(code))
    .map((code) => ({ path, what: `${operation.name}: no test named ${statusOf(code)} meets ${code}` }));
}
