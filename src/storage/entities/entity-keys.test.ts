import { afterAll, beforeAll, expect, test } from "vitest";
import { newOpaqueId } from "../../ids/opaque-id.ts";
import type { Database } from "../engine/database.ts";
import { openTestDatabase } from "../engine/testing.ts";
import { entityNumber } from "./entity-keys.ts";

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase({ migrationsDirectory: new URL("../migrations/", import.meta.url) });
});

afterAll(() => database.close());

test("the database and the program give an id the same number, exact in a double", async () => {
  const ids = ["ent_", ...Array.from({ length: 500 }, () => newOpaqueId("ent"))];
  const { rows } = await database.query<{ number: number }>(
    "select entity_number(id) as number from unnest($1::text[]) with ordinality u(id, place) order by place",
    [ids],
  );
  const numbers = rows.map(({ number }) => number);
  expect(numbers).toEqual(ids.map(entityNumber));
  expect(numbers.every((number) => Number.isSafeInteger(number) && number >= 0)).toBe(true);
  expect(new Set(numbers).size).toBe(ids.length);
});
