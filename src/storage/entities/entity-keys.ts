import { hash } from "node:crypto";
import { hashKey } from "../retrieval-index/key-hash.ts";

const words = new Uint32Array(2);
const whole = new BigInt64Array(1);
const halves = new Uint32Array(whole.buffer);

/** A retrieval key as the signed 64-bit number that `entity_key` holds, in decimals. Collisions only add candidates. */
export function entityKey(key: string): string {
  hashKey(key, words);
  halves[0] = words[1]!;
  halves[1] = words[0]!;
  return whole[0]!.toString();
}

const NUMBER_DIGITS = 13;

/** The number by which `entity_key` names an entity, 0 … 2⁵² − 1: the database derives the same from the id. */
export function entityNumber(entityId: string): number {
  return Number.parseInt(hash("sha256", entityId).slice(0, NUMBER_DIGITS), 16);
}
