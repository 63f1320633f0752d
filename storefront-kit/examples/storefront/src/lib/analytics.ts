import type { ShopEvent } from "@countertop/storefront-kit/analytics";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/**
 * Reports an event to the queue of a tag manager, if the storefront has one and the visitor agrees. Otherwise, nothing leaves the
 * browser.
 */
export function report({ name, ...ecommerce }: ShopEvent): void {
  (window.dataLayer ??= []).push({ event: name, ecommerce });
}
