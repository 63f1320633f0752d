import { Power, PowerOff } from "lucide-react";
import { defineAction } from "../../patterns/action.ts";
import { priceLists } from "../../resources/price-lists.ts";

const state = { key: "p", command: "price-list.state" };

export const activate = defineAction(priceLists, {
  ...state,
  name: "activate",
  icon: Power,
  label: "price-lists:state.activate",
  done: "price-lists:done.activated",
  sets: { status: "active" },
});

export const deactivate = defineAction(priceLists, {
  ...state,
  name: "deactivate",
  icon: PowerOff,
  label: "price-lists:state.deactivate",
  done: "price-lists:done.deactivated",
  gentle: true,
  sets: { status: "draft" },
});
