-- What the processes of a deployment share about registers that are asked over the network. Not logged: after a crash
-- the answers are asked for again, and every source is taken for sound.

-- Answers, by the SHA-256 of the source and the look-up: the names that callers have asked for are not stored.
create unlogged table live_answer (
  lookup bytea primary key,
  source text not null,
  -- The release that wrote the answer: another one does not read it.
  release text not null,
  answer text not null,
  retrieved_at timestamptz not null,
  expires_at timestamptz not null
);

create index live_answer_expires on live_answer (expires_at);

-- How each source behaves.
create unlogged table live_source_state (
  source text primary key,
  -- Failures since the last answer.
  failures integer not null default 0,
  -- Refusals for haste since the last answer.
  throttles integer not null default 0,
  -- Nobody asks before; null: no pause.
  paused_until timestamptz,
  -- One process tries whether the source works again; null: none does.
  probed_until timestamptz
) with (fillfactor = 50);

-- The connections that a source may have at one time.
create unlogged table live_connection (
  source text not null,
  slot integer not null,
  holder text,
  -- A process that has ended holds its slot no longer than this.
  held_until timestamptz,
  primary key (source, slot)
) with (fillfactor = 50);
