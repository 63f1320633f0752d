import { expect, it } from "vitest";
import { providerName } from "./to-words.ts";

it.each([
  ["manual", "Manual"],
  ["test-payment", "Test payment"],
  ["stripe_ideal", "Stripe ideal"],
  ["", ""],
])("`providerName` names the provider %j %j", (id, name) => {
  expect(providerName(id)).toBe(name);
});
