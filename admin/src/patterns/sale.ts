import { lazyPart } from "../lib/lazy-with-retry.ts";

export const LazyUnsoldProducts = lazyPart(
  () => import("./sale/unsold-products.tsx"),
  "UnsoldProducts",
  "sale",
);
export const LazySaleLine = lazyPart(() => import("./sale/sale-line.tsx"), "SaleLine", "sale");
