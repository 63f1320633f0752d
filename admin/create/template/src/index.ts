import { defineExtension } from "@countertop/admin/extension";
import { lazy } from "react";
import { ProductWidget } from "./product-widget.tsx";

// Loads the page's code when the page is opened.
const Page = lazy(() => import("./page.tsx"));

export default defineExtension({
  name: "My Extension",
  widgets: [{ zone: "product.details.after", component: ProductWidget }],
  routes: [{ path: "/my-extension", component: Page, link: { label: "My Extension" } }],
});
