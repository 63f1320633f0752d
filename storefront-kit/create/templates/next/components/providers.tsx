"use client";
import type { StoreCart } from "@countertop/sdk/types";
import {
  CartProvider,
  createStorefrontQueryClient,
  MedusaProvider,
} from "@countertop/storefront-kit";
import { httpOnlyStorage } from "@countertop/storefront-kit/cookies";
import { useSearchParams } from "next/navigation";
import { useState, type ReactNode } from "react";

interface ProvidersProps {
  readonly publishableApiKey: string | undefined;
  readonly defaults: { readonly region_id: string; readonly country_code: string };
  readonly cart: StoreCart | undefined;
  /** The id in the cookie that scripts can't read. */
  readonly cartId: string | undefined;
  readonly readAt: number;
  readonly children: ReactNode;
}

/** The client, the cache, and the cart of the browser. They continue with the cart that the server read. */
export function Providers(props: ProvidersProps) {
  const [queryClient] = useState(createStorefrontQueryClient);
  const [storage] = useState(() => httpOnlyStorage({ id: props.cartId }));
  return (
    <MedusaProvider
      baseUrl=""
      publishableApiKey={props.publishableApiKey}
      queryClient={queryClient}
    >
      <CartProvider
        defaults={props.defaults}
        initialState={props.cart}
        initialStateUpdatedAt={props.readAt}
        storage={storage}
        returnedCart={useSearchParams().get("cart") ?? undefined}
      >
        {props.children}
      </CartProvider>
    </MedusaProvider>
  );
}
