// Checks the types that callers see. This file is compiled and never run: `npm run check` fails on a wrong inference.
import { QueryClient, skipToken } from "@tanstack/react-query";
import type { operations } from "./generated/contract.ts";
import {
  ApiError,
  createClient,
  type Failure,
  type Input,
  type Operation,
  type Output,
} from "./index.ts";
import { adminListProducts, adminRetrieveProduct, adminUpdateProduct } from "./operations.ts";
import { infiniteOptions, queryOptions } from "./query.ts";
import { is, type Equal } from "./type-equality.ts";
import {
  useAdminCustomDelete,
  useAdminCustomPost,
  useAdminCustomQuery,
  useAdminProduct,
  useAdminProducts,
  useAdminUpdateProduct,
  useInfiniteList,
  usePrefetch,
  useStartCheckout,
  useSuspense,
  useSuspenseInfiniteList,
} from "./react.ts";

const client = createClient();

export async function calls(): Promise<void> {
  const { products, count } = await client.admin.products.list(
    { query: { id: ["prod_1"], q: "cup" } },
    { timeout: 3000 },
  );
  is<Equal<typeof count, number>>();
  is<Equal<(typeof products)[number]["id"], string>>();
  await client.admin.products.list();
  await adminListProducts(client, { query: { created_at: { gte: "2024-01-01" } } });
  const { product } = await adminUpdateProduct(client, { id: "prod_1", body: { title: "Cup" } });
  is<Equal<typeof product.title, string>>();
  // @ts-expect-error -- the path needs an id
  await adminUpdateProduct(client, { body: {} });
  // @ts-expect-error -- the server rejects query parameters that aren't in the contract
  await client.admin.products.list({ query: { nope: 1 } });
  // @ts-expect-error -- the server rejects body fields that aren't in the contract
  await client.admin.products.update({ id: "prod_1", body: { nope: 1 } });
  // @ts-expect-error -- a sign-in has a body
  await client.admin.auth.createSession();
}

/** All paginated lists have an iterator, even if the server doesn't count their records. Other lists don't. */
export async function paging(): Promise<void> {
  for await (const { sku } of client.store.variants.iterate())
    is<Equal<typeof sku, string | null>>();
  // @ts-expect-error -- this list isn't paginated
  client.admin.products.iterateTagUsage();
  // @ts-expect-error -- this list isn't paginated
  client.store.shippingOptions.iterate();
}

export function Hooks(): null {
  const list = useAdminProducts(
    { query: { q: "cup" } },
    { enabled: true, select: (page) => page.count },
  );
  is<Equal<typeof list.data, number | undefined>>();
  if (list.error instanceof ApiError && list.error.status === 400) void list.error.body;
  if (list.error?.status === 503) void list.error.response; // not documented in the contract
  if (list.error?.status === 400) {
    const { message } = list.error.body;
    is<Equal<typeof message, string>>();
  }
  // @ts-expect-error -- not an HTTP status
  void (list.error?.status === 999);
  useAdminProducts({}, { enabled: ({ state }) => state.data === undefined });
  // @ts-expect-error -- `enabled` is a boolean or a function
  useAdminProducts({}, { enabled: "yes" });
  const one = useAdminProduct({ id: "prod_1" });
  is<Equal<NonNullable<typeof one.data>["product"]["id"], string>>();
  const update = useAdminUpdateProduct({
    onSuccess: ({ product }, { id }) => void [product.id, id],
  });
  update.mutate({ id: "prod_1", body: { title: "Cup" } });
  const pages = useInfiniteList(adminListProducts, { query: { q: "" } });
  is<Equal<NonNullable<typeof pages.data>["pages"][number]["count"], number>>();
  const titles = useInfiniteList(
    adminListProducts,
    {},
    { select: ({ pages }) => pages.map((page) => page.count), staleTime: 1, maxPages: 3 },
  );
  is<Equal<typeof titles.data, number[] | undefined>>();
  const counted = useSuspense(
    adminListProducts,
    {},
    { select: (page) => page.count, staleTime: 1 },
  );
  is<Equal<typeof counted.data, number>>();
  const paged = useSuspenseInfiniteList(
    adminListProducts,
    {},
    { select: ({ pages }) => pages.length },
  );
  is<Equal<typeof paged.data, number>>();
  const suspended = useSuspense(adminListProducts);
  is<Equal<(typeof suspended.data)["limit"], number>>();
  return null;
}

export async function rawResponses(): Promise<void> {
  const { data, response } = await client.admin.products.list.withResponse({ query: { q: "" } });
  is<Equal<typeof data.count, number>>();
  is<Equal<typeof response, Response>>();
  const sent = await client.send(adminUpdateProduct, { id: "p", body: {} });
  is<Equal<typeof sent.data.product.title, string>>();
  // @ts-expect-error -- `withResponse` requires the same input as the call itself
  await client.admin.products.update.withResponse({ body: {} });
}

export function Skipping({ id }: { id?: string }): null {
  const one = useAdminProduct(id ? { id } : skipToken, { request: { timeout: 3000 } });
  is<Equal<NonNullable<typeof one.data>["product"]["id"], string>>();
  useAdminProducts(skipToken);
  // @ts-expect-error -- only `skipToken` means that there is no input
  useAdminProduct(undefined);
  const prefetch = usePrefetch(adminRetrieveProduct);
  prefetch({ id: "prod_1" });
  // @ts-expect-error -- a prefetch requires the same input as the query
  prefetch();
  return null;
}

export function Outside(): null {
  const reviews = useAdminCustomQuery<{ reviews: string[] }, number>(
    "/reviews",
    { query: { rating: 5 } },
    { select: (page) => page.reviews.length },
  );
  is<Equal<typeof reviews.data, number | undefined>>();
  const add = useAdminCustomPost<{ id: string }, { stars: number }>("/reviews", {
    invalidates: ["products"],
    onSuccess: ({ id }, { stars }) => void [id, stars],
  });
  add.mutate({ stars: 5 });
  // @ts-expect-error -- `stars` is a number
  add.mutate({ stars: "five" });
  useAdminCustomDelete("/reviews/r1").mutate();
  useStartCheckout().mutate({ body: { region_id: "reg_1" } });
  return null;
}

/** Fields with a default aren't required in requests. */
export async function defaults(): Promise<void> {
  await client.admin.products.create({ body: { title: "Cup" } }); // is_giftcard is false by default
  await client.admin.discounts.createDynamicCode({ id: "d", body: { code: "SPRING" } }); // usage_limit is 1 by default
  await client.admin.analyticsConfigs.create({ body: { opt_out: false } }); // anonymize is false by default
  is<
    Equal<
      undefined extends Input<operations["adminCreateProduct"]>["body"]["is_giftcard"]
        ? true
        : false,
      true
    >
  >();
}

/** A 4xx doesn't count as a success: documented error statuses are part of the failure's type, but not of the response's type. */
export type Refusals = [
  Is<Equal<Extract<Failure<operations["adminListProducts"]>, ApiError<400>>["status"], 400>>,
  Is<Equal<Output<operations["adminListProducts"]>["count"], number>>,
];
type Is<T extends true> = T;

export async function loader(): Promise<number> {
  return (await new QueryClient().ensureQueryData(queryOptions(client, adminListProducts, {})))
    .count;
}

/** A query key has the type of its data. */
export function keys(queries: QueryClient): void {
  const { queryKey } = queryOptions(client, adminListProducts, { query: { q: "cup" } });
  is<
    Equal<
      typeof known,
      Output<typeof adminListProducts extends Operation<infer O> ? O : never> | undefined
    >
  >();
  const known = queries.getQueryData(queryKey);
  queries.setQueryData(queryKey, (old) => old && { ...old, count: old.count + 1 });
  // @ts-expect-error -- not a page of products
  queries.setQueryData(queryKey, { nope: true });
  const endless = queries.getQueryData(infiniteOptions(client, adminListProducts, {}).queryKey);
  is<Equal<NonNullable<typeof endless>["pages"][number]["count"], number>>();
}

/** A `Date` is accepted in every input that is a date-time in the contract. Responses contain text. */
export async function dates(now: Date): Promise<void> {
  await client.admin.products.list({ query: { created_at: { gte: now } } });
  await client.admin.priceLists.update({ id: "pl_1", body: { ends_at: now } });
  const { products } = await client.admin.products.list();
  is<Equal<(typeof products)[number]["created_at"], string>>();
}
