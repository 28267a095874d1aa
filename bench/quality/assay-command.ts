import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const MAIN = fileURLToPath(new URL("../../src/main.ts", import.meta.url));

/**
 * Runs the command line in a process of its own, as an operator does.
 * @param fault the sentence of the error where it ends with another code than 0.
 */
export function assayCommand(
  env: Readonly<Record<string, string>>,
  parameters: readonly string[],
  fault: string,
): Promise<void> {
  const command = spawn(process.execPath, [MAIN, ...parameters], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return new Promise((resolve, reject) => {
    command.once("error", reject);
    command.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${fault}: the command ended with ${code}`));
    });
  });
}
