import type { ComponentType } from "react";

export type Path =
  | "/"
  | "/account"
  | "/account/addresses"
  | "/account/orders"
  | "/cart"
  | "/categories/$handle"
  | "/checkout"
  | "/collections/$handle"
  | "/forgot-password"
  | "/order-lookup"
  | "/orders/$id"
  | "/orders/$id/return"
  | "/products"
  | "/products/$handle"
  | "/register"
  | "/reset-password"
  | "/sign-in";

/** Every page of the storefront by its path. The code loads when a visitor opens the page or is about to. */
export const PAGES: Readonly<Record<Path, () => Promise<{ default: ComponentType }>>> = {
  "/": () => import("./routes/index.tsx"),
  "/account": () => import("./routes/account/index.tsx"),
  "/account/addresses": () => import("./routes/account/addresses.tsx"),
  "/account/orders": () => import("./routes/account/orders.tsx"),
  "/cart": () => import("./routes/cart.tsx"),
  "/categories/$handle": () => import("./routes/categories/$handle.tsx"),
  "/checkout": () => import("./routes/checkout.tsx"),
  "/collections/$handle": () => import("./routes/collections/$handle.tsx"),
  "/forgot-password": () => import("./routes/forgot-password.tsx"),
  "/order-lookup": () => import("./routes/order-lookup.tsx"),
  "/orders/$id": () => import("./routes/orders/$id.index.tsx"),
  "/orders/$id/return": () => import("./routes/orders/$id.return.tsx"),
  "/products": () => import("./routes/products/index.tsx"),
  "/products/$handle": () => import("./routes/products/$handle.tsx"),
  "/register": () => import("./routes/register.tsx"),
  "/reset-password": () => import("./routes/reset-password.tsx"),
  "/sign-in": () => import("./routes/sign-in.tsx"),
};
