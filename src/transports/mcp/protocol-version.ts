/** The protocol versions that the endpoint supports, newest first. */
export const supportedVersions = ["2025-11-25", "2025-06-18", "2025-03-26"] as const;

export const latestVersion = supportedVersions[0];

export const isSupportedVersion = (version: string): boolean =>
  (supportedVersions as readonly string[]).includes(version);
