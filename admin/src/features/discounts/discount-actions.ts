import { adminDeleteDiscountCondition } from "@countertop/sdk/operations";
import { Power, PowerOff, Trash2 } from "lucide-react";
import { defineAction } from "../../patterns/action.ts";
import { discounts } from "../../resources/discounts.ts";

const state = { key: "p", command: "record.state" };

export const turnOn = defineAction(discounts, {
  ...state,
  name: "on",
  icon: Power,
  label: "discounts:actions.on",
  sets: { is_disabled: false },
});

export const turnOff = defineAction(discounts, {
  ...state,
  name: "off",
  icon: PowerOff,
  label: "discounts:actions.off",
  gentle: true,
  sets: { is_disabled: true },
});

interface NamedCondition {
  discount: string;
  id: string;
  name: string;
}
export const removeCondition = defineAction(
  { slug: "discounts", nameOf: ({ name }: NamedCondition) => name },
  {
    name: "removeCondition",
    icon: Trash2,
    label: "discounts:conditions.delete",
    done: "common:resource.delete.done",
    asks: { title: "discounts:conditions.deleteTitle", text: "discounts:conditions.deleteText" },
    call: adminDeleteDiscountCondition,
    input: ({ discount, id }) => ({ id: discount, condition_id: id }),
  },
);
