-- Tenants take turns at notifications, and a tenant's host that hangs waits longer each time.

create table webhook_pause (
  tenant_id text not null,
  -- The host of its subscriptions.
  destination text not null,
  -- Attempts in a row that met the time-out.
  hangs integer not null,
  -- Nothing is sent there before then, by the clock that attempts are due by; after that one attempt at a time.
  until timestamptz not null,
  primary key (tenant_id, destination)
);

drop index webhook_delivery_due;
create index webhook_delivery_due on webhook_delivery (destination, tenant_id, next_attempt_at) where status = 'pending';
-- What workers hold: a few rows, however many wait.
create index webhook_delivery_held on webhook_delivery (tenant_id, destination, lease_until)
  where status = 'pending' and lease_until is not null;
