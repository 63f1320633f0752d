-- Lets a copy of the demo store grow to 20,000 products, 60,000 variants, 100,000 orders and 100,000 customers, and to 10,000 of
-- what mostly is few: each record is copied many times, with all that belongs to it. What is copied gets the id of its
-- original and a number.

-- Ids are made to fit each other, so nobody has to look each of a million up.
set session_replication_role = replica;
select setseed(0.5);

-- Which records are copied, and how often.
create temp table many (kind text primary key, copies int);
create temp table originals (kind text, id text, primary key (kind, id));
insert into originals select 'product', id from product where deleted_at is null and not is_giftcard;
-- Three of each on average, and one of each at least.
insert into originals
  select 'variant', id from (
    select v.id, row_number() over (partition by v.product_id order by v.variant_rank, v.id) as place
    from product_variant v join originals o on o.kind = 'product' and o.id = v.product_id where v.deleted_at is null
  ) as variants
  order by place, id limit 3 * (select count(*) from originals where kind = 'product');
insert into originals select 'order', id from "order" where draft_order_id is null;
insert into originals select 'customer', id from customer where deleted_at is null;
insert into many
  select kind, ceil(case kind when 'product' then 20000 else 100000 end::float / count(*))
  from originals where kind <> 'variant' group by kind;
-- For lists that a screen might take as a whole.
insert into originals select 'collection', id from product_collection where deleted_at is null;
insert into originals select 'type', id from product_type where deleted_at is null;
insert into originals select 'tag', id from product_tag where deleted_at is null;
insert into originals select 'channel', id from sales_channel where deleted_at is null;
insert into originals select 'region', id from region where deleted_at is null;
insert into many
  select kind, ceil(10000::float / count(*)) from originals
  where kind in ('collection', 'type', 'tag', 'channel', 'region') group by kind;
insert into many select 'variant', copies from many where kind = 'product';

/*
 * Copies the rows of a table that belong to a kind of record. `reference` says by which column they do; `own` names the
 * columns that hold an id of something that is copied along; `changes` gives other columns their values, in which t is the
 * row and k the number of the copy.
 */
create function pg_temp.grow(name text, kind text, reference text, own text[], changes jsonb default '{}') returns void as $grow$
declare
  columns text;
  source text;
begin
  select string_agg(format('%I', column_name), ', ' order by ordinal_position),
         string_agg(
           case when changes ? column_name then format('(%s)::%s', changes ->> column_name, format('%I', udt_name))
                when column_name = any(own) then format('t.%I || ''_'' || k', column_name)
                else format('t.%I', column_name) end, ', ' order by ordinal_position)
    into columns, source
    from information_schema.columns
    where table_schema = 'public' and table_name = name and column_name <> 'display_id' and is_generated = 'NEVER';
  execute format(
    'insert into %1$I (%2$s) select %3$s from %1$I t join originals o on o.kind = %4$L and o.id = t.%5$I cross join generate_series(1, %6$s) k order by k',
    name, columns, source, kind, reference, (select copies from many where many.kind = grow.kind));
end
$grow$ language plpgsql;

select pg_temp.grow('product', 'product', 'id', '{id}',
  '{"title": "t.title || '' '' || k", "handle": "t.handle || ''-'' || k", "external_id": "null"}');
select pg_temp.grow('product_option', 'product', 'product_id', '{id,product_id}');
select pg_temp.grow('product_sales_channel', 'product', 'product_id', '{product_id}');
select pg_temp.grow('product_shipping_profile', 'product', 'product_id', '{product_id}');
select pg_temp.grow('product_category_product', 'product', 'product_id', '{product_id}');
select pg_temp.grow('product_tags', 'product', 'product_id', '{product_id}');
select pg_temp.grow('product_images', 'product', 'product_id', '{product_id}');
select pg_temp.grow('product_variant', 'variant', 'id', '{id,product_id}',
  '{"sku": "t.sku || ''-'' || k", "ean": "null", "upc": "null", "barcode": "null"}');
select pg_temp.grow('product_option_value', 'variant', 'variant_id', '{id,option_id,variant_id}');
insert into originals
  select distinct 'price', money_amount_id from product_variant_money_amount p
  join originals o on o.kind = 'variant' and o.id = p.variant_id;
insert into originals
  select distinct 'item', inventory_item_id from product_variant_inventory_item i
  join originals o on o.kind = 'variant' and o.id = i.variant_id;
insert into many select extra.kind, many.copies from many, (values ('price'), ('item')) as extra (kind) where many.kind = 'variant';
select pg_temp.grow('product_variant_money_amount', 'variant', 'variant_id', '{id,money_amount_id,variant_id}');
select pg_temp.grow('money_amount', 'price', 'id', '{id}');
select pg_temp.grow('product_variant_inventory_item', 'variant', 'variant_id', '{id,inventory_item_id,variant_id}');
select pg_temp.grow('inventory_item', 'item', 'id', '{id}', '{"sku": "t.sku || ''-'' || k"}');
select pg_temp.grow('inventory_level', 'item', 'inventory_item_id', '{id,inventory_item_id}');

select pg_temp.grow('customer', 'customer', 'id', '{id}', '{"email": "k || ''.'' || t.email", "billing_address_id": "null"}');
insert into originals select 'address', shipping_address_id from "order" join originals using (id) where kind = 'order' and shipping_address_id is not null on conflict do nothing;
insert into many select 'address', copies from many where kind = 'order';
select pg_temp.grow('address', 'address', 'id', '{id}', '{"customer_id": "null"}');
-- Over two years, so that each day has its share.
select pg_temp.grow('order', 'order', 'id', '{id,shipping_address_id}',
  '{"cart_id": "null", "billing_address_id": "t.shipping_address_id || ''_'' || k", "customer_id": "t.customer_id || ''_'' || (1 + k % 2000)", "email": "(1 + k % 2000) || ''.'' || t.email", "created_at": "now() - random() * interval ''730 days''"}');
insert into originals select 'line', l.id from line_item l join originals o on o.kind = 'order' and o.id = l.order_id;
insert into many select 'line', copies from many where kind = 'order';
select pg_temp.grow('line_item', 'order', 'order_id', '{id,order_id}', '{"cart_id": "null", "original_item_id": "null"}');
select pg_temp.grow('line_item_tax_line', 'line', 'item_id', '{id,item_id}');
select pg_temp.grow('line_item_adjustment', 'line', 'item_id', '{id,item_id}');
select pg_temp.grow('payment', 'order', 'order_id', '{id,order_id}', '{"cart_id": "null", "swap_id": "null"}');
select pg_temp.grow('shipping_method', 'order', 'order_id', '{id,order_id}', '{"cart_id": "null"}');
select pg_temp.grow('fulfillment', 'order', 'order_id', '{id,order_id}');

select pg_temp.grow('product_collection', 'collection', 'id', '{id}',
  '{"title": "t.title || '' '' || k", "handle": "t.handle || ''-'' || k", "created_at": "t.created_at - k * interval ''1 minute''"}');
select pg_temp.grow('product_type', 'type', 'id', '{id}', '{"value": "t.value || '' '' || k"}');
select pg_temp.grow('product_tag', 'tag', 'id', '{id}', '{"value": "t.value || '' '' || k"}');
select pg_temp.grow('sales_channel', 'channel', 'id', '{id}', '{"name": "t.name || '' '' || k"}');
select pg_temp.grow('region', 'region', 'id', '{id}', '{"name": "t.name || '' '' || k"}');

set session_replication_role = default;
analyze;
