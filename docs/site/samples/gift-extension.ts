// After: src/index.ts of the extension
import { defineExtension } from "@countertop/admin/extension";
import { Gift } from "./gift.tsx";

export default defineExtension({
  name: "Gifts",
  widgets: [{ zone: "product.details.after", component: Gift }],
});
