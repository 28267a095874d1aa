/**
 * The functions whose statements name several tenants, by file, each with its reason. On a cluster such a statement asks
 * every server, so none of them is part of a request for a tenant.
 */
export const acrossTenants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "src/storage/artifacts/artifacts.ts": {
    goneFiles: "a sweep has to find the files that it removes, of whomever",
    tenantsOfArtifacts: "a sweep has to find the tenants that it works on",
  },
  "src/storage/entities/analysis.ts": {
    tenantsOfOtherAnalysis: "a sweep has to find the tenants that it works on",
    countOfOtherAnalysis: "the progress of a sweep, for the operator",
  },
  "src/storage/entities/entity-changes.ts": {
    forgetChanges: "maintenance deletes what is too old, of whomever",
  },
  "src/storage/entities/unions.ts": { tenantsBehind: "a sweep has to find the tenants that it works on" },
  "src/storage/jobs/job-sweep.ts": {
    adoptBatchJobs: "a sweep finds what a process has lost, of whomever",
    adoptDeliveries: "a sweep finds what a process has lost, of whomever",
    noteForgotten: "a sweep finds what a process has lost, of whomever",
    forget: "maintenance deletes what is too old, of whomever",
    bringJobsNear: "the database's clock was set back, for everybody",
    endAbandonedJobLeases: "the start of the embedded database, which is no cluster",
  },
  "src/storage/jobs/batch-job-outcomes.ts": {
    jobsEndedBefore: "a sweep has to find the jobs that it works on",
  },
  "src/storage/usage/deep-attempts.ts": {
    refillDeepAttempts: "the first of a month comes for everybody",
  },
  "src/storage/usage/outside-commitments.ts": {
    unsettledCallsOfJobs: "an operator settles the calls of all tenants",
    unsettledCallsOfRequests: "an operator settles the calls of all tenants",
    tenantsWithCallsBefore: "a sweep has to find the tenants that it works on",
  },
  "src/storage/usage/unbound-usage.ts": {
    tenantsWithUnbound: "a sweep has to find the tenants that it works on",
  },
  "src/storage/usage/usage.ts": { tenantsToFold: "a sweep has to find the tenants that it works on" },
  "src/storage/tenants/accounts.ts": { listTenants: "an administrator lists the tenants" },
  "src/storage/tenants/idempotency.ts": {
    releaseAbandonedKeys: "the start of the embedded database, which is no cluster",
  },
  "src/storage/tenants/workbench-sessions.ts": {
    findSession: "a session of the workbench is read with the names of its tenants; not yet in two reads",
    chooseSessionTenant: "an operator's session is told whether the tenant is there; not yet in two reads",
  },
  "src/storage/watches/due-watches.ts": {
    tenantsPlannedAhead: "the database's clock was set back, for everybody",
  },
  "src/storage/webhooks/webhooks.ts": {
    anySealedSecret: "the start asks whether the key of sealed secrets is needed",
  },
};
