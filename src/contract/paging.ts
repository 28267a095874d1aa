import { z } from "zod";

/** How many rows to skip. */
export const pageOffset = z.int().min(0).max(1_000_000_000).optional().meta({ default: 0 });

/** A page by position, as a list takes it: at most 200 rows, 50 by default. */
export const pageInput = {
  limit: z.int().min(1).max(200).optional().meta({ default: 50 }),
  offset: pageOffset,
};

/** The applied page, which a list answers beside its rows and their number. */
export const pageOutput = { limit: z.int(), offset: z.int() };
