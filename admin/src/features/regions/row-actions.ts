import { adminDeleteShippingOption, adminDeleteTaxRate } from "@countertop/sdk/operations";
import { Trash2 } from "lucide-react";
import { defineAction, type NamedRow } from "../../patterns/action.ts";

const part = { slug: "regions", nameOf: ({ name }: NamedRow) => name };
const deletion = {
  name: "delete",
  icon: Trash2,
  label: "common:actions.delete",
  done: "common:resource.delete.done",
  danger: true,
  input: ({ id }: NamedRow) => ({ id }),
} as const;

export const removeOption = defineAction(part, {
  ...deletion,
  asks: { title: "common:resource.delete.title", text: "regions:option.deleteText" },
  call: adminDeleteShippingOption,
});
export const removeRate = defineAction(part, {
  ...deletion,
  asks: { title: "common:resource.delete.title", text: "taxes:rates.deleteText" },
  call: adminDeleteTaxRate,
});
