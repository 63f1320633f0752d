import { Power, PowerOff } from "lucide-react";
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
