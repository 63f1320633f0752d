// Uses every entry point of both packages, as a new user's first code might. This file is compiled with three kinds of module
// resolution.
import { createClient, createHttpClient, type Client } from "@countertop/sdk";
import { addressLines } from "@countertop/sdk/addresses";
import { defineOperation, type Described } from "@countertop/sdk/define";
import { effectOf } from "@countertop/sdk/effects";
import { createFetchClient } from "@countertop/sdk/fetch";
import { guard } from "@countertop/sdk/guard";
import { adminListProducts } from "@countertop/sdk/msw";
import { callNames } from "@countertop/sdk/names";
import { storeListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { ClientProvider, queryHook, useAdminProducts } from "@countertop/sdk/react";
import { canBuy, reasons } from "@countertop/sdk/recipes";
import { adminUpdateProductBody } from "@countertop/sdk/schemas";
import { redactSecrets } from "@countertop/sdk/secrets";
import { exactlyOnce, timeout } from "@countertop/sdk/steps";
import { validate } from "@countertop/sdk/validate";
import type { Product } from "@countertop/sdk/types";
import { MedusaProvider, useCart } from "@countertop/storefront-kit";
import * as analytics from "@countertop/storefront-kit/analytics";
import * as cookies from "@countertop/storefront-kit/cookies";
import { createCartStore } from "@countertop/storefront-kit/core";
import * as customer from "@countertop/storefront-kit/customer";
import * as form from "@countertop/storefront-kit/form";
import * as links from "@countertop/storefront-kit/links";
import * as lists from "@countertop/storefront-kit/lists";
import * as paypal from "@countertop/storefront-kit/paypal";
import * as places from "@countertop/storefront-kit/places";
import * as parts from "@countertop/storefront-kit/parts";
import * as prices from "@countertop/storefront-kit/prices";
import * as seo from "@countertop/storefront-kit/seo";
import * as server from "@countertop/storefront-kit/server";
import * as stripe from "@countertop/storefront-kit/stripe";
import * as transfer from "@countertop/storefront-kit/transfer";

export const client: Client = createClient({
  baseUrl: "http://localhost:9000",
  middleware: [guard(), validate("warn")],
});
export const titles = async (): Promise<string[]> =>
  (await client.admin.products.list({ query: { limit: 5 } })).products.map(
    ({ title }: Product) => title,
  );
export const regions = () => storeListRegions(client);
export const useShown = () => useAdminProducts({ query: { limit: 5 } }).data?.products[0]?.title;
// @ts-expect-error a product doesn't have a color
export const useWrong = () => useAdminProducts().data?.products[0]?.color;
export const first = async (): Promise<string | undefined> =>
  (await createFetchClient(client).GET("/store/products")).data?.products[0]?.title;
export const rest = [adminListProducts, queryOptions, ClientProvider, adminUpdateProductBody];
export const kit = [MedusaProvider, useCart, createCartStore, customer, form, parts, prices];
export const isDestructive = effectOf("DELETE /admin/products/{id}") === "destructive";
export const hook = callNames("GET /admin/products")?.hook;
export const safe = redactSecrets({ users: [{ api_token: "key" }] });
export const recipes = [canBuy, reasons];
export const lines = addressLines({ city: "Berlin", postal_code: "10435", country_code: "de" });
export const more = [
  analytics,
  cookies,
  seo,
  server,
  transfer,
  links,
  lists,
  places,
  paypal,
  stripe,
];
const ownList = defineOperation<Described<{ answer: { reviews: { rating: number }[] } }>>({
  method: "GET",
  path: "/store/reviews",
});
export const useOwn = queryHook(ownList);
export const stepped = createHttpClient({ use: [timeout(5_000), exactlyOnce(3)] });
export const useRating = (): number | undefined => useOwn().data?.reviews[0]?.rating;
