-- Connectors that a tenant's owner has let in over OAuth 2. Of every secret value only the SHA-256 is kept.

-- Says in whose name a consent page acts, once.
create table oauth_install_ticket (
  ticket_id text primary key,
  tenant_id text not null references tenant,
  digest bytea not null unique,
  -- Which client it is for; null: any.
  client_id text,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- What it was spent on.
  grant_id text
);
create index oauth_install_ticket_expiry on oauth_install_ticket (expires_at);

create table oauth_grant (
  grant_id text primary key,
  tenant_id text not null references tenant,
  client_id text not null,
  client_name text not null,
  scopes text[] not null,
  -- The audience of every token of the grant.
  resource text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  -- When the client fetched its first tokens; before that there is only a code.
  activated_at timestamptz,
  -- When nothing of it can be used any more, unless it is refreshed before; never after `ends_at`.
  expires_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index oauth_grant_order on oauth_grant (created_at, grant_id);
create index oauth_grant_expiry on oauth_grant (expires_at);

create table oauth_code (
  digest bytea primary key,
  grant_id text not null references oauth_grant on delete cascade,
  redirect_uri text not null,
  code_challenge text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index oauth_code_grant on oauth_code (grant_id);

create table oauth_token (
  digest bytea primary key,
  grant_id text not null references oauth_grant on delete cascade,
  kind text not null check (kind in ('access', 'refresh')),
  scopes text[] not null,
  expires_at timestamptz not null,
  -- A refresh token is used once; who brings a used one has stolen it, or was robbed.
  used_at timestamptz
);
create index oauth_token_grant on oauth_token (grant_id, kind, expires_at);
