import type { ShopEvent } from "@countertop/storefront-kit/analytics";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Adds an event to the queue that tag managers read. Without a tag manager, the event stays in the browser. Load one only with the
 * visitor's consent.
 */
export function report({ name, ...ecommerce }: ShopEvent): void {
  (window.dataLayer ??= []).push({ event: name, ecommerce });
}
