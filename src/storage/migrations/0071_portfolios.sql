-- Lists of a tenant's entities.

create table portfolio (
  tenant_id text not null,
  portfolio_id text not null,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (tenant_id, portfolio_id)
);
create index portfolio_order on portfolio (tenant_id, created_at, portfolio_id);

create table portfolio_member (
  tenant_id text not null,
  portfolio_id text not null,
  entity_id text not null,
  -- What the tenant calls it and why it is in the list: data of the list, and no evidence of the company.
  customer_reference text,
  role text,
  added_at timestamptz not null,
  primary key (tenant_id, portfolio_id, entity_id)
);
create index portfolio_member_order on portfolio_member (tenant_id, portfolio_id, added_at, entity_id);
create index portfolio_member_entity on portfolio_member (tenant_id, entity_id);
