-- Puts a notification into the outbox for every active subscription of the tenant to events of this kind. In the
-- transaction of what it tells of, it is sent if and only if that is committed. The shared lock makes a deletion at the
-- same moment either prevent the notification or find it. It is due now, by the database's clock as well; `data` is JSON. The job of each is to be noted as due
-- (`noteDeliveries`) by whoever calls this.
create or replace function notify_subscribers(owner text, kind text, event text, data text, moment timestamptz)
returns void
language plpgsql as $$
declare
  due timestamptz := least(moment, clock_timestamp());
  notification text := '{"type":' || to_json(kind) || ',"timestamp":"'
    || to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","data":' || data || '}';
begin
  with told as (
  insert into webhook_delivery (tenant_id, webhook_id, event_id, attempt, event_type, destination, body, status,
    next_attempt_at, created_at)
  select s.tenant_id, s.webhook_id, event, 1, kind, s.destination, notification, 'pending', due, moment
  from webhook s
  where s.tenant_id = owner and s.status = 'active' and kind = any (s.event_types)
  for share of s
  on conflict do nothing
  returning webhook_id, destination)
  insert into job (tenant_id, kind, key, lane, state, run_after, payload, created_at)
  select owner, 'delivery', t.webhook_id || ' ' || event, t.destination, 'waiting', due,
    json_build_object('webhook_id', t.webhook_id, 'event_id', event)::text, due
  from told t
  on conflict do nothing;
end
$$;
