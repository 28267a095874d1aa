-- Writes a tenant's versions and balance; in PL/pgSQL, which keeps the plan from call to call.
create or replace function keep_balance(owner tenant) returns void language plpgsql as $$
begin
  update tenant t set catalogue_version = owner.catalogue_version, ledger_version = owner.ledger_version,
    credits_remaining = owner.credits_remaining, analysis = owner.analysis
    where t.tenant_id = owner.tenant_id;
end
$$;
