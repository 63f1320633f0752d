import { ApiError } from "@countertop/sdk";
import { describe, expect, it } from "vitest";
import { errorText } from "../templates/start/src/lib/error-text.ts";
import { isSoldOut } from "../templates/start/src/lib/sold-out.ts";
import { createI18n } from "../templates/start/src/i18n.ts";

const rejected = (status: number, body: unknown) =>
  new ApiError(
    { method: "POST", path: "/store/carts/{id}/complete" },
    new Response(null, { status }),
    body,
  );
const SOLD_OUT = { type: "not_allowed", code: "insufficient_inventory", message: "Variant" };
const CHANGED = { type: "not_allowed", code: "cart_incompatible_state", message: "The cart" };

describe("a rejected order", () => {
  it.each([
    ["the store lists the missing items", 409, { errors: [CHANGED, SOLD_OUT] }, true],
    ["the store names one missing item", 409, SOLD_OUT, true],
    ["the cart is in a different state", 409, { errors: [CHANGED] }, false],
    ["two writes conflict", 409, { type: "conflict", message: "The request conflicted" }, false],
    ["a proxy answers with a web page", 409, "<html>insufficient_inventory</html>", false],
    ["an item can't be added", 400, SOLD_OUT, false],
  ])("says whether an item is sold out if %s", (_case, status, body, expected) => {
    expect(isSoldOut(rejected(status, body))).toBe(expected);
  });

  it.each([
    ["en", "Another change was being saved at the same time. Please try again."],
    [
      "de",
      "Gleichzeitig wurde eine andere Änderung gespeichert. Bitte versuchen Sie es noch einmal.",
    ],
    ["ar", "كان تغيير آخر يُحفظ في الوقت نفسه. حاول مرة أخرى."],
  ] as const)("explains a conflict in %s", async (language, expected) => {
    const t = await createI18n().changeLanguage(language);
    expect(errorText(rejected(409, { errors: [CHANGED] }), t)).toBe(expected);
    expect(errorText(rejected(409, { type: "conflict", message: "The request" }), t)).toBe(
      expected,
    );
  });
});
