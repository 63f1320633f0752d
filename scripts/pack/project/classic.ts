// Uses the same entry points without support for `exports`: with TypeScript's `"moduleResolution": "node"`, which older starters
// use.
import { createClient, type Client } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useProducts } from "@countertop/sdk/react";
import type { Product } from "@countertop/sdk/types";
import { MedusaProvider, useCart } from "@countertop/storefront-kit";
import { useCartEvents } from "@countertop/storefront-kit/analytics";
import { useCustomer } from "@countertop/storefront-kit/customer";
import { useCheckout } from "@countertop/storefront-kit/parts";
import { formatAmount } from "@countertop/storefront-kit/prices";
import { jsonLd } from "@countertop/storefront-kit/seo";
import { readCookie } from "@countertop/storefront-kit/server";

export const client: Client = createClient();
export const regions = () => storeListRegions(client);
export const useFirst = (): Product | undefined => useProducts().data?.products[0];
// @ts-expect-error no product has a color
export const useWrong = () => useProducts().data?.products[0]?.color;
// @ts-expect-error an amount is a number
export const wrong = () => formatAmount({ amount: "1" });
export const rest = [queryOptions, MedusaProvider, useCart, useCartEvents, useCustomer];
export const more = [useCheckout, jsonLd, readCookie];
