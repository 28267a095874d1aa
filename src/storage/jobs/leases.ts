/** How long a worker that renews no lease is taken to be alive, in seconds by the database's clock. */
export const LEASE_S = 60;

/** The longest wait before a notification is sent again, in seconds: a receiver may ask for it with `Retry-After`. */
export const MAX_RETRY_AFTER_S = 3600;
