-- Which version of the analysis derived what an entity is compared and found by; null before versions were written. The
-- packed comparable names it, so a process of an older release that writes an entity cannot leave a wrong version behind.
alter table entity
  add column analysis integer generated always as
    (substring(left(comparable, 32) from '^\{"analysis":([0-9]+),')::integer) stored;

-- The analysis that every entity of the tenant is known to have; null where it is not known.
alter table tenant add column analysis integer;
