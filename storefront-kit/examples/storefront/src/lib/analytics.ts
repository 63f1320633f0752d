import type { ShopEvent } from "@countertop/storefront-kit/analytics";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** Where a tag manager picks events up, if the shop has one and the visitor agrees: by itself nothing leaves the browser. */
export function report({ name, ...ecommerce }: ShopEvent): void {
  (window.dataLayer ??= []).push({ event: name, ecommerce });
}
