/** How long whoever works on something is believed to live that says nothing, in seconds by the database's clock. */
export const LEASE_S = 60;

/** The longest that a notification is put off, in seconds: what a receiver may ask for with `Retry-After`. */
export const MAX_RETRY_AFTER_S = 3600;
