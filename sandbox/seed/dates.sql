-- Spreads the orders of the demo shop over the last 90 days, each with all that happened to it: over HTTP they can only be placed now.
-- Run once, after everything else. The days, counted back from that of the seeding, are the same in every run.

select setseed(0.5);
-- How far each record goes back, by its id.
create temp table moved (id text primary key, "by" interval not null);

-- Numbers grow with time, and the shop has grown: twice as many orders a day at the end as at the start.
insert into moved
  select id, least(
    case when age < 1 then current_date + (1 - age) * (now() - current_date)
         else current_date - floor(age)::int + interval '7 hours' + (1 - (age - floor(age))) * interval '15 hours' end,
    created_at) - created_at
  from (select id, created_at, row_number() over (order by display_id) as place from "order") as placed
  join (
    select age, row_number() over (order by age desc) as place
    from (select 90 * (1 - power(random(), 0.75)) as age from generate_series(1, (select count(*) from "order"))) as drawn
  ) as ages using (place);
-- What was not ordered yet waits a few days at most.
insert into moved
  select id, - interval '2 days' * row_number() over (order by display_id desc) from draft_order where order_id is null;

insert into moved select d.id, "by" from draft_order d join moved m on m.id = d.order_id;
insert into moved select s.id, "by" from swap s join moved m on m.id = s.order_id;
insert into moved select c.id, "by" from claim_order c join moved m on m.id = c.order_id;
insert into moved select e.id, "by" from order_edit e join moved m on m.id = e.order_id;
insert into moved select cart_id, "by" from "order" join moved using (id) where cart_id is not null;
insert into moved select cart_id, "by" from draft_order join moved using (id) where cart_id is not null on conflict do nothing;
insert into moved select cart_id, "by" from swap join moved using (id) where cart_id is not null on conflict do nothing;
insert into moved
  select f.id, "by" from fulfillment f join moved m on m.id = coalesce(f.order_id, f.swap_id, f.claim_order_id);
insert into moved
  select l.id, "by" from line_item l
  join moved m on m.id = coalesce(l.order_id, l.swap_id, l.claim_order_id, l.order_edit_id, l.cart_id);

-- Moves all moments of a table's rows; `reference` says what they belong to.
create function pg_temp.move(name text, reference text) returns void as $move$
begin
  execute (
    select format('update %I t set %s from moved m where m.id = %s', name,
      string_agg(format('%1$I = t.%1$I + m."by"', column_name), ', '), reference)
    from information_schema.columns
    where table_schema = 'public' and table_name = name and data_type like 'timestamp%' and column_name <> 'ends_at');
end
$move$ language plpgsql;

select pg_temp.move(name, 't.id') from unnest(array[
  'order', 'draft_order', 'swap', 'claim_order', 'order_edit', 'cart', 'fulfillment', 'line_item']) as name;
select pg_temp.move(name, 't.order_id') from unnest(array['gift_card', 'gift_card_transaction', 'refund']) as name;
select pg_temp.move(name, 't.resource_id') from unnest(array['note', 'notification']) as name;
select pg_temp.move('payment', 'coalesce(t.order_id, t.swap_id, t.cart_id)');
select pg_temp.move('payment_session', 't.cart_id');
select pg_temp.move('return', 'coalesce(t.order_id, t.swap_id, t.claim_order_id)');
select pg_temp.move('claim_item', 't.claim_order_id');
select pg_temp.move('order_item_change', 't.order_edit_id');
select pg_temp.move('line_item_tax_line', 't.item_id');
select pg_temp.move('reservation_item', 't.line_item_id');
select pg_temp.move('tracking_link', 't.fulfillment_id');

-- Nobody orders before they are known.
update customer c set created_at = first.at
  from (select customer_id, min(created_at) as at from "order" group by 1) as first
  where c.id = first.customer_id and c.created_at > first.at;

drop table moved;
