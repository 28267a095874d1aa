import { z } from "zod";

/** The registers and sources in which a record was looked up; on answers and receipts of resolutions. */
export const lookedIn = z
  .looseObject({
    register_version: z.int().nullable().meta({ description: "null: no register was read." }),
    sources: z.array(z.string()).meta({ description: "Sources of the register rows." }),
    companies: z
      .int()
      .min(0)
      .meta({ description: "Register companies; one that stands in several registers is one." }),
  })
  .meta({
    id: "LookedIn",
    description:
      "In what the record was looked up beside the tenant's own entities: a `no_match` says that it is none of these, and nothing of other companies.",
  });
