-- Credentials stand on one server and tenants may be spread over several, where no key can refer from the one to the other.
alter table api_key drop constraint api_key_tenant_id_fkey;
alter table oauth_grant drop constraint oauth_grant_tenant_id_fkey;
alter table oauth_install_ticket drop constraint oauth_install_ticket_tenant_id_fkey;
alter table register_union drop constraint register_union_tenant_id_fkey;
