import { expect, it } from "vitest";
import { currencyOf, emailOf, messageOf, statusOf, toMetadata } from "./gift-card.ts";

const now = Date.parse("2026-06-15T12:00:00Z");
const card = { id: "gift_1", value: 5000, balance: 3200, is_disabled: false, ends_at: null };

it.each([
  ["active", {}],
  ["active", { ends_at: "2026-06-15T12:00:01Z" }],
  ["expired", { ends_at: "2026-06-15T11:59:59Z" }],
  ["off", { is_disabled: true, ends_at: "2026-01-01T00:00:00Z" }],
  ["used", { balance: 0, is_disabled: true }],
] as const)("a card is %s: %o", (status, part) => {
  expect(statusOf({ ...card, ...part }, now)).toBe(status);
});

it("a gift card has the region's currency, or else the order's, or none", () => {
  const region = { name: "Europe", currency_code: "eur" };
  const order = { id: "order_1", display_id: 7, currency_code: "usd" };
  expect(currencyOf({ ...card, region, order })).toBe("eur");
  expect(currencyOf({ ...card, region: null, order })).toBe("usd");
  expect(currencyOf({ ...card, region: null })).toBeUndefined();
});

it("a gift card's recipient and message are stored in its metadata, and read back", () => {
  const metadata = toMetadata("ada@example.com", "Happy birthday");
  expect(metadata).toEqual({ email: "ada@example.com", personal_message: "Happy birthday" });
  expect(emailOf({ ...card, metadata })).toBe("ada@example.com");
  expect(messageOf({ ...card, metadata })).toBe("Happy birthday");
  expect(toMetadata("", "")).toEqual({});
  expect(emailOf({ ...card, metadata: { email: 5 } })).toBeUndefined();
});
