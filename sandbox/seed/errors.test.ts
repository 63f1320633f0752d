import { describe, expect, it } from "vitest";
import { NetworkError, toApiError } from "../../sdk/src/errors.ts";
import { explain, SeedError } from "./errors.ts";

const answer = (status: number, body: unknown, path: string) =>
  toApiError({ method: "POST", path }, new Response(null, { status }), body);

describe("explain", () => {
  it("says which call failed, and repeats the server's message", () => {
    expect(explain(answer(400, { message: "code must be a string" }, "/admin/discounts"))).toBe(
      "POST /admin/discounts answered 400: code must be a string",
    );
  });

  it("has different messages for a wrong password and an invalid request", () => {
    expect(explain(answer(401, "Unauthorized", "/admin/auth/token"))).toBe(
      "POST /admin/auth/token: the server does not know this e-mail address and password.",
    );
  });

  it("asks whether the store is running if the store doesn't respond", () => {
    const error = new NetworkError(
      { method: "POST", path: "/admin/auth/token" },
      new Error("refused"),
    );
    expect(explain(error)).toMatch(
      /failed: Network Error\. Is the store running at that address\?$/,
    );
  });

  it("says which order's call failed, without a stack trace", () => {
    const cause = answer(400, { message: "no" }, "/admin/orders/{id}/refund");
    expect(explain(new SeedError('Order #7 ("refunded")', { cause }))).toBe(
      'Order #7 ("refunded"): POST /admin/orders/{id}/refund answered 400: no',
    );
  });
});
