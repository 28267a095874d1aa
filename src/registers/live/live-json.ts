/** Reading the JSON of a live answer: a part of another type is absent, and a whole of another shape is no answer. */
import { cleanText } from "../streaming/clean-text.ts";
import { isIsoDate } from "../streaming/iso-date.ts";
import { SourceUnavailable } from "./live-source.ts";

export type LiveObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is LiveObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object of an answer. @throws SourceUnavailable for an answer of another type. */
export function objectOf(value: unknown): LiveObject {
  if (!isObject(value)) throw new SourceUnavailable("unreadable");
  return value;
}

/** The list of an answer. @throws SourceUnavailable where there is no list. */
export function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new SourceUnavailable("unreadable");
  return value;
}

/** The objects of a list; none for another type. */
export function objectsIn(value: unknown): readonly LiveObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** The object of a member; an empty one for another type. */
export function memberOf(value: unknown, name: string): LiveObject {
  const member = isObject(value) ? value[name] : undefined;
  return isObject(member) ? member : {};
}

export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? cleanText(value) : undefined;
}

/** The calendar day of a date or a time that a publisher gives in its own zone. */
export function dayOf(value: unknown): string | undefined {
  const day = textOf(value)?.slice(0, 10);
  return day !== undefined && isIsoDate(day) ? day : undefined;
}
