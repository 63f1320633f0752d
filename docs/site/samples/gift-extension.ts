// After: the extension's src/index.ts
import { defineExtension } from "@countertop/admin/extension";
import { Gift } from "./gift.tsx";

export default defineExtension({
  name: "Gifts",
  widgets: [{ zone: "product.details.after", component: Gift }],
});
