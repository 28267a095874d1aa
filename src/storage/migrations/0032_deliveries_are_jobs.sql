-- An attempt to notify is a job: its lease, its moment and the pause of a host that hangs are those of the queue. The sweep
-- makes the jobs of attempts that earlier releases have left.

drop index webhook_delivery_due;
drop index webhook_delivery_held;
alter table webhook_delivery drop column lease_until;
create index webhook_delivery_pending on webhook_delivery (tenant_id, webhook_id, event_id) where status = 'pending';
drop table webhook_pause;
