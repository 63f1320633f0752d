import { Power, PowerOff } from "lucide-react";
import { defineAction } from "../../patterns/action.ts";
import { giftCards } from "../../resources/gift-cards.ts";

/** The shortcut that turns the card off and on. One button has both actions. */
const state = { key: "p", command: "record.state" };

export const turnOff = defineAction(giftCards, {
  ...state,
  name: "off",
  icon: PowerOff,
  label: "gift-cards:actions.off",
  done: "gift-cards:actions.turnedOff",
  gentle: true,
  sets: { is_disabled: true },
});

const turnOn = defineAction(giftCards, {
  ...state,
  name: "on",
  icon: Power,
  label: "gift-cards:actions.on",
  done: "gift-cards:actions.turnedOn",
  // Not offered for a used-up card, because the server turns such a card off automatically.
  offered: ({ is_disabled, balance }) => is_disabled && balance > 0,
  sets: { is_disabled: false },
});

export const giftCardActions = [turnOff, turnOn];
