-- Leaves of a copy what a migrated store has before anybody used it: its administrator. The server makes the rest of a new store
-- (the store itself, currencies, countries, providers, the first sales channel) when it starts.
do $$
declare
  names text;
begin
  select string_agg(format('%I', tablename), ', ') into names
  from pg_tables
  where schemaname = 'public' and tablename <> 'user' and tablename !~ 'migration|typeorm';
  execute 'truncate ' || names || ' cascade';
  delete from "user" where email <> 'admin@countertop.test';
end
$$;
