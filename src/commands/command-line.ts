import { Command } from "commander";
import { readConfig } from "../config.ts";
import { serve } from "./serve.ts";

/** The command line, as `assay --help` prints it. */
export function buildCommandLine(): Command {
  const program = new Command("assay").description("Company entity resolution with a receipt for every decision.");
  program
    .command("serve")
    .description("run the service")
    .action(() => serve(readConfig(process.env)));
  return program;
}
