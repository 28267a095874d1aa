import { z } from "zod";
import type { Standing } from "../../domain/watches/standing.ts";
import { storedJson, storedValue } from "./stored-json.ts";

/** The standing that a watched entity is compared with. @throws StoredJsonError */
export const storedStanding: (text: string) => Standing = storedJson(
  "watch.baseline",
  z.record(z.string(), z.array(z.tuple([z.string(), z.string()]))),
);

const sources = z.array(z.string());

/** @throws StoredJsonError */
export const storedSourceIds = storedValue("entity_event.source_ids", sources);

/** @throws StoredJsonError */
export const storedPreviousSourceIds = storedValue("entity_event.previous_source_ids", sources);
