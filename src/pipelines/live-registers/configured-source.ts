import type { LiveSource } from "../../registers/live/live-source.ts";

/** A source as the operator has switched it on. */
export interface ConfiguredSource {
  readonly source: LiveSource;
  /** Without a slash at the end. */
  readonly url: string;
  readonly filesUrl: string;
  /** Requests a second, and in one moment after a pause. */
  readonly perSecond: number;
  readonly burst: number;
  readonly userAgent: string;
  /** The headers with the key; none where the source has no key. */
  readonly secretHeaders: Readonly<Record<string, string>>;
}
