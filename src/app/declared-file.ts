import { readFileSync } from "node:fs";
import type { z } from "zod";
import { ConfigError } from "../config.ts";

/** A JSON file that the operator names in a variable. Its faults name the variable and repeat no text of the file. */
export interface DeclaredFile {
  /** @throws ConfigError where the file cannot be read. */
  readonly read: (path: string) => string;
  /**
   * The content of the file's text.
   * @param problemOf the words for a fault; by default the place of the fault and the message of the schema.
   * @throws ConfigError where the text is not JSON, or not of the schema.
   */
  readonly parse: <Schema extends z.ZodType>(
    text: string,
    schema: Schema,
    problemOf?: (issue: z.core.$ZodIssue) => string,
  ) => z.output<Schema>;
  /** The error for a reason of the caller's own. */
  readonly refused: (reason: string) => ConfigError;
}

export function declaredFile(variable: string): DeclaredFile {
  const refused = (reason: string) => new ConfigError(`${variable}: ${reason}`);
  return {
    refused,
    read(path) {
      try {
        return readFileSync(path, "utf8");
      } catch (error) {
        const code = error instanceof Error && "code" in error ? String(error.code) : "unreadable";
        throw refused(`the file cannot be read (${code})`);
      }
    },
    parse(text, schema, problemOf = placeAndMessage) {
      let content: unknown;
      try {
        content = JSON.parse(text);
      } catch {
        throw refused("the file is not JSON");
      }
      const parsed = schema.safeParse(content);
      if (!parsed.success) throw refused(parsed.error.issues.map(problemOf).join("; "));
      return parsed.data;
    },
  };
}

const placeAndMessage = ({ path, message }: z.core.$ZodIssue): string => `${path.join(".")}: ${message}`;
