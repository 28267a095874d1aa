/** The value of `pipeline_version` and OpenAPI's `info.version`. Raised when a decision can change. */
export const PIPELINE_VERSION = "2026-12-01.2";
