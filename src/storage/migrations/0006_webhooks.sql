-- Webhook subscriptions, and the attempts to tell them of events: the outbox and the delivery log in one.

create table webhook (
  tenant_id text not null,
  webhook_id text not null,
  url text not null,
  -- The host of the address: what deliveries are bounded by.
  destination text not null,
  event_types text[] not null,
  -- The signing secret, sealed: it has to sign, so a digest would not do.
  secret bytea not null,
  status text not null,
  disabled_at timestamptz,
  disabled_reason text,
  created_at timestamptz not null,
  primary key (tenant_id, webhook_id)
);

-- One row for each attempt. `pending` is to be made; its outcome settles it and, where another try is due, adds that.
create table webhook_delivery (
  tenant_id text not null,
  webhook_id text not null,
  event_id text not null,
  attempt integer not null,
  event_type text not null,
  destination text not null,
  -- The exact bytes of the notification, the same in every attempt.
  body text not null,
  status text not null,
  -- Pending: when it is due; retrying: when the next attempt is.
  next_attempt_at timestamptz,
  -- Held by a worker until then, by the database's clock.
  lease_until timestamptz,
  attempted_at timestamptz,
  response_status integer,
  error_class text,
  duration_ms integer,
  created_at timestamptz not null,
  primary key (tenant_id, webhook_id, event_id, attempt)
);
create index webhook_delivery_order on webhook_delivery (tenant_id, webhook_id, created_at, attempt, event_id);
create index webhook_delivery_due on webhook_delivery (destination, next_attempt_at) where status = 'pending';
