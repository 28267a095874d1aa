import { DatabaseError } from "../errors.ts";

const sqlState = /^[0-9A-Z]{5}$/;

function textField(error: object, name: string): string | undefined {
  const value: unknown = Reflect.get(error, name);
  return typeof value === "string" ? value : undefined;
}

/**
 * The engine's error for anything that `pg` throws. An error without SQLSTATE came from the socket or the pool, and
 * means that the server could not be reached or was lost.
 */
export function postgresError(error: unknown): unknown {
  if (error instanceof DatabaseError || error instanceof TypeError) return error;
  if (!(error instanceof Error)) return new DatabaseError({ code: "08006", message: "lost", cause: error });
  const code = textField(error, "code");
  if (code && sqlState.test(code) && textField(error, "severity")) {
    const position = textField(error, "position");
    return new DatabaseError({
      code,
      message: error.message,
      detail: textField(error, "detail"),
      hint: textField(error, "hint"),
      constraint: textField(error, "constraint"),
      table: textField(error, "table"),
      column: textField(error, "column"),
      position: position === undefined ? undefined : Number(position),
    });
  }
  if (error.message.startsWith("timeout exceeded when trying to connect")) {
    return new DatabaseError({ code: "53300", message: "no connection became free in time", cause: error });
  }
  const reason = code ?? "the connection ended";
  return new DatabaseError({
    code: "08006",
    message: `PostgreSQL cannot be reached (${reason})`,
    cause: error,
  });
}
