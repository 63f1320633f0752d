import { expect, it } from "vitest";
import { whyNoExchange } from "./exchange-reason.ts";

it.each([
  ["captured", undefined],
  ["partially_refunded", "whyRefunded"],
  ["refunded", "whyRefunded"],
  ["awaiting", "whyNotPaid"],
  ["requires_action", "whyNotPaid"],
] as const)(
  "an order with the payment status %s has this reason against an exchange: %s",
  (payment_status, why) => expect(whyNoExchange({ payment_status })).toBe(why),
);
