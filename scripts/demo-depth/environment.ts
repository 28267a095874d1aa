import { writeFileSync } from "node:fs";
import { join } from "node:path";

/** The variables that make the stand-ins on this port the outside. @param directory for the file of the registers. */
export function environmentOf(port: number, directory: string): Record<string, string> {
  const registers = join(directory, "live-registers.json");
  const at = `http://127.0.0.1:${port}`;
  writeFileSync(
    registers,
    JSON.stringify({
      contact: "demo@example.com",
      gleif: { enabled: true, url: `${at}/gleif` },
      companies_house: { enabled: true, url: `${at}/companies_house`, key_env: "DEMO_REGISTER_KEY" },
    }),
  );
  return {
    ASSAY_MODEL_PROVIDER: "openai-compatible",
    ASSAY_MODEL_URL: `${at}/model`,
    ASSAY_MODEL_ID: "stand-in",
    ASSAY_LIVE_REGISTERS: registers,
    DEMO_REGISTER_KEY: "a-key-of-the-demonstration",
    ASSAY_SEARCH_PROVIDER: "searxng",
    ASSAY_SEARCH_URL: at,
    ASSAY_OUTSIDE_ALLOW: `127.0.0.1:${port},localhost:${port}`,
  };
}
