import { expect, it } from "vitest";
import { randomPassword } from "./random-password.ts";

it("a password has four groups of five characters, and is different each time", () => {
  const some = Array.from({ length: 50 }, randomPassword);
  for (const one of some) expect(one).toMatch(/^([a-hjkmnp-z2-9+]{5}-){3}[a-hjkmnp-z2-9+]{5}$/);
  expect(new Set(some).size).toBe(50);
});
