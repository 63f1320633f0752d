// Uses the same entry points with a compiler setting that ignores `exports`: TypeScript's `"moduleResolution": "node"`, which
// older templates use.
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
import { readCookie } from "@countertop/storefront-kit/cookies";

export const client: Client = createClient();
export const regions = () => storeListRegions(client);
export const useFirst = (): Product | undefined => useProducts().data?.products[0];
// @ts-expect-error a product doesn't have a color
export const useWrong = () => useProducts().data?.products[0]?.color;
// @ts-expect-error an amount is a number
export const wrong = () => formatAmount({ amount: "1" });
export const rest = [queryOptions, MedusaProvider, useCart, useCartEvents, useCustomer];
export const more = [useCheckout, jsonLd, readCookie];
