// Checks how `expand` and `fields` change the type of a response. This file is compiled and never run: `npm run check` fails on a
// wrong inference.
import { skipToken, type QueryClient } from "@tanstack/react-query";
import type { operations } from "./generated/contract.ts";
import { createClient, iterate, pages, type Input } from "./index.ts";
import { adminListProducts, adminRetrieveProduct } from "./operations.ts";
import { infiniteOptions, queryOptions } from "./query.ts";
import { is, type Equal } from "./type-equality.ts";
import {
  useAdminProducts,
  useGetCart,
  useInfiniteList,
  useOperation,
  useSuspense,
  useSuspenseInfiniteList,
} from "./react.ts";

const client = createClient();

/** By default, a response has the relations that the server includes. `expand` and `fields` change the response. */
export async function choosing(text: string): Promise<void> {
  const { cart } = await client.store.carts.retrieve({ id: "cart_1" });
  is<Equal<(typeof cart)["items"][number]["title"], string>>();
  is<Equal<typeof cart.total, number>>();
  const { cart: bare } = await client.store.carts.retrieve({ id: "c", query: { expand: "" } });
  is<Equal<undefined extends typeof bare.items ? true : false, true>>();
  is<Equal<typeof bare.id, string>>();
  const { cart: some } = await client.store.carts.retrieve({
    id: "c",
    query: { expand: "items,region.countries" },
  });
  is<Equal<(typeof some.items)[number]["quantity"], number>>();
  is<Equal<NonNullable<typeof some.region>["countries"][number]["iso_2"], string>>();
  is<Equal<undefined extends typeof some.discounts ? true : false, true>>();
  const { products, count } = await client.admin.products.list({
    query: { fields: "id, title", expand: "variants" },
  });
  is<Equal<keyof (typeof products)[number], "id" | "title" | "variants">>();
  is<Equal<(typeof products)[number]["variants"][number]["title"], string>>();
  is<Equal<typeof count, number>>();
  const { products: only } = await adminListProducts(client, { query: { fields: "id" } });
  is<Equal<(typeof only)[number], { id: string }>>();
  const { products: more } = await adminListProducts(client, { query: { fields: "+metadata" } });
  is<Equal<(typeof more)[number]["title"], string>>();
  const { products: open } = await client.admin.products.list({ query: { expand: text } });
  is<Equal<undefined extends (typeof open)[number]["variants"] ? true : false, true>>();
  const partly = { fields: `id,${text}` } as const;
  const { products: unknown } = await client.admin.products.list({ query: partly });
  is<Equal<(typeof unknown)[number]["title"], string>>();
  const { data } = await client.store.products.retrieve.withResponse({
    id: "p",
    query: { expand: "variants.prices" },
  });
  is<Equal<(typeof data.product.variants)[number]["prices"][number]["amount"], number>>();
  // @ts-expect-error -- `fields` leaves out the variants, which are included by default
  void (await client.store.products.list({ query: { fields: "id" } })).products[0]?.variants;
  // @ts-expect-error -- the contract doesn't have this parameter
  await client.admin.products.list({ query: { expands: "variants" } });
  // @ts-expect-error -- creating a cart doesn't accept `expand`
  await client.store.carts.create({ query: { expand: "items" } });
}

/** The data of hooks also depends on the fields and relations of their query. */
export function ChoosingHooks({ id }: { id?: string }): null {
  const { data } = useGetCart(id ? { id } : skipToken);
  is<Equal<NonNullable<typeof data>["cart"]["total"], number>>();
  const some = useAdminProducts({ query: { fields: "id", expand: "tags" } });
  is<Equal<keyof NonNullable<typeof some.data>["products"][number], "id" | "tags">>();
  const picked = useAdminProducts(
    { query: { expand: "tags", limit: 3 } },
    { select: ({ products }) => products.flatMap(({ tags }) => tags.map(({ value }) => value)) },
  );
  is<Equal<typeof picked.data, string[] | undefined>>();
  // @ts-expect-error -- `fields` leaves out this field
  void useAdminProducts({ query: { fields: "id" } }).data?.products[0]?.title;
  return null;
}

/** Loaders and iterators return the query's fields and relations, like calls and hooks. */
export async function choosingElsewhere(queries: QueryClient, input: ListInput): Promise<void> {
  const some = { query: { fields: "id", expand: "tags" } } as const;
  type Row = "id" | "tags";
  const options = queryOptions(client, adminListProducts, some);
  const { products } = await queries.ensureQueryData(options);
  is<Equal<keyof (typeof products)[number], Row>>();
  const kept = queries.getQueryData(options.queryKey);
  is<Equal<keyof NonNullable<typeof kept>["products"][number], Row>>();
  const { products: direct } = await queries.fetchQuery(
    queryOptions(client, adminListProducts, { query: { fields: "id" } }, { timeout: 3000 }),
  );
  is<Equal<(typeof direct)[number], { id: string }>>();
  const endless = await queries.fetchInfiniteQuery(
    infiniteOptions(client, adminListProducts, some),
  );
  is<Equal<keyof (typeof endless)["pages"][number]["products"][number], Row>>();
  for await (const row of iterate(client, adminListProducts, some))
    is<Equal<keyof typeof row, Row>>();
  for await (const page of pages(client, adminListProducts, some))
    is<Equal<keyof (typeof page)["products"][number], Row>>();
  for await (const row of client.admin.products.iterate({ query: { fields: "id,title" } }))
    is<Equal<typeof row, { id: string; title: string }>>();
  for await (const { tags } of client.admin.products.iterate())
    is<Equal<undefined extends typeof tags ? true : false, false>>();
  for await (const { tags } of client.admin.products.iterate({ query: { expand: "variants" } }))
    is<Equal<undefined extends typeof tags ? true : false, true>>();
  // If an input has a general type, the compiler can't know which fields it selects.
  const open = await queries.fetchQuery(queryOptions(client, adminListProducts, input));
  is<Equal<undefined extends (typeof open)["products"][number]["tags"] ? true : false, true>>();
  // @ts-expect-error -- the contract doesn't have this parameter
  queryOptions(client, adminListProducts, { query: { expands: "tags" } });
  // @ts-expect-error -- `fields` leaves out this field
  void (await queries.ensureQueryData(options)).products[0]?.title;
  // @ts-expect-error -- the contract doesn't have this parameter
  iterate(client, adminListProducts, { query: { nope: 1 } });
}
type ListInput = Input<operations["adminListProducts"]>;

/** The results of hooks that take an operation also have only the fields and relations that the query requests. */
export function ChoosingOperations({ id }: { id?: string }): null {
  const some = { query: { fields: "id", expand: "tags" } } as const;
  const list = useOperation(adminListProducts, some);
  is<Equal<keyof NonNullable<typeof list.data>["products"][number], "id" | "tags">>();
  const one = useOperation(adminRetrieveProduct, id ? { id, query: { fields: "id" } } : skipToken);
  is<Equal<NonNullable<typeof one.data>["product"], { id: string }>>();
  const whole = useOperation(adminRetrieveProduct, id ? { id } : skipToken);
  is<
    Equal<undefined extends NonNullable<typeof whole.data>["product"]["tags"] ? true : false, false>
  >();
  const counted = useOperation(adminListProducts, some, {
    select: ({ products }) => products.flatMap(({ tags }) => tags.map(({ value }) => value)),
  });
  is<Equal<typeof counted.data, string[] | undefined>>();
  const suspended = useSuspense(adminListProducts, some);
  is<Equal<keyof (typeof suspended.data)["products"][number], "id" | "tags">>();
  const ids = useSuspense(adminListProducts, some, {
    select: ({ products }) => products.map((product) => product.id),
  });
  is<Equal<typeof ids.data, string[]>>();
  const endless = useInfiniteList(adminListProducts, some);
  is<
    Equal<
      keyof NonNullable<typeof endless.data>["pages"][number]["products"][number],
      "id" | "tags"
    >
  >();
  useInfiniteList(adminListProducts, id ? some : skipToken);
  const paged = useSuspenseInfiniteList(adminListProducts, some, {
    select: ({ pages }) => pages.flatMap(({ products }) => products.map(({ tags }) => tags.length)),
  });
  is<Equal<typeof paged.data, number[]>>();
  // @ts-expect-error -- `fields` leaves out this field
  void list.data?.products[0]?.title;
  // @ts-expect-error -- the contract doesn't have this parameter
  useSuspense(adminListProducts, { query: { expands: "tags" } });
  return null;
}

/** A relation that `expand` contains is complete. If `expand` leaves out `items`, an order's items have only a few fields. */
export async function wholeRelations(): Promise<void> {
  const { orders } = await client.admin.orders.list({ query: { expand: "items,customer" } });
  is<Equal<(typeof orders)[number]["items"][number]["title"], string>>();
  const { order } = await client.admin.orders.retrieve({ id: "o", query: { expand: "customer" } });
  // @ts-expect-error -- if `expand` doesn't contain `items`, only `refundable` is guaranteed
  void order.items?.[0]?.title;
  const { order: whole } = await client.admin.orders.retrieve({ id: "o" });
  is<Equal<(typeof whole)["items"][number]["title"], string>>();
  const { product } = await client.admin.products.retrieve({ id: "p" });
  // @ts-expect-error -- a deleted collection has no title
  const title: string | undefined = product.collection?.title;
  void title;
}
