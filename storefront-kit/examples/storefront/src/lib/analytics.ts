import type { ShopEvent } from "@countertop/storefront-kit/analytics";

declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** The queue that a tag manager reads, if the storefront has one and the visitor agrees. Without one, nothing leaves the browser. */
export function report({ name, ...ecommerce }: ShopEvent): void {
  (window.dataLayer ??= []).push({ event: name, ecommerce });
}
