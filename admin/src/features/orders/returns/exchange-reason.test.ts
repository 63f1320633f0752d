import { expect, it } from "vitest";
import { whyNoExchange } from "./exchange-reason.ts";

it.each([
  ["captured", undefined],
  ["partially_refunded", "whyRefunded"],
  ["refunded", "whyRefunded"],
  ["awaiting", "whyNotPaid"],
  ["requires_action", "whyNotPaid"],
] as const)("explains why an order that is %s can't have an exchange", (payment_status, why) =>
  expect(whyNoExchange({ payment_status })).toBe(why),
);
