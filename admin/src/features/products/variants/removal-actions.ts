import { adminDeleteVariant } from "@countertop/sdk/operations";
import { Trash2 } from "lucide-react";
import { defineAction } from "../../../patterns/action.ts";

interface Removed {
  id: string;
  title: string;
  /** The id of the variant's product. */
  product: string;
}

export const removeVariant = defineAction(
  { slug: "product-variants", nameOf: ({ title }: Removed) => title },
  {
    name: "delete",
    icon: Trash2,
    label: "common:actions.delete",
    done: "product-variants:delete.done",
    danger: true,
    asks: {
      title: "product-variants:delete.title",
      text: "product-variants:delete.text",
      confirm: "product-variants:delete.action",
      values: ({ title }) => ({ title }),
    },
    call: adminDeleteVariant,
    input: ({ id, product }) => ({ id: product, variant_id: id }),
  },
);
