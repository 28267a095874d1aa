/** The pipeline release: what `pipeline_version` and OpenAPI's `info.version` carry. Raised with any change that can change a decision. */
export const PIPELINE_VERSION = "2026-11-23.4";
