-- Entities and the register companies that they turn out to be. Such a decision is nobody's: no key took it.

alter table decision alter column acting_key_id drop not null;

-- How far a tenant's entities have been looked up in the linking in force, so that a killed process goes on from there.
create table register_union (
  tenant_id text primary key references tenant,
  -- The linking that they are looked up in.
  version bigint not null,
  -- The last entity that was looked up, by id; null once all of them were.
  after_id text
);
