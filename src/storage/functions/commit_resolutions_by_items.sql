-- What a process of the release before calls while the servers are replaced one by one: items of several tenants. It
-- writes unions and notifications itself, so they are taken out here.
create or replace function commit_resolutions(items jsonb, texts text)
returns table (ordinal integer, outcome text, credits_remaining bigint, deep_attempts_remaining integer, plan text, enforced boolean)
language plpgsql as $$
declare
  lines text[] := string_to_array(texts, E'\n', '');
  part record;
begin
  if cardinality(lines) is distinct from 6 * jsonb_array_length(items) + 1 then
    raise exception 'commit_resolutions: % texts of % items', cardinality(lines) - 1, jsonb_array_length(items);
  end if;
  for part in
    select e ->> 'tenant_id' as owner, array_agg(place order by place) as places,
      jsonb_agg(e - 'told' - 'union' order by place) as own_items,
      string_agg(array_to_string(lines[6 * place - 5:6 * place], E'\n', '') || E'\n', '' order by place) as own_texts
    from jsonb_array_elements(items) with ordinality i(e, place) group by 1 order by 1
  loop
    return query
      select part.places[c.ordinal + 1]::integer - 1, c.outcome, c.credits_remaining, c.deep_attempts_remaining, c.plan, c.enforced
      from commit_resolutions(part.owner, part.own_items, part.own_texts) c;
  end loop;
end
$$;
drop function if exists keep_balance(tenant);
