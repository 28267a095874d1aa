/**
 * SQL of a time that is moved, for an UPDATE: a cluster refuses `timestamptz + interval` there, which depends on the
 * session's time zone (decision 067).
 * @param by `+ interval '…'` or `- interval '…'`, or an expression of an interval.
 */
export const shifted = (column: string, by: string): string =>
  `(${column} at time zone 'UTC' ${by}) at time zone 'UTC'`;
