// Tests that every write has a severity, and that no dangerous call is classified as harmless.
import { describe, expect, it } from "vitest";
import { calls } from "../test/described.ts";
import { effectOf, effects } from "./effects.ts";

describe("effects", () => {
  it("exist for every write, but not for reads", () => {
    const writes = calls.map(({ call }) => call).filter((call) => !call.startsWith("GET "));
    expect(Object.keys(effects).toSorted()).toEqual(writes.toSorted());
    expect(effectOf("GET /admin/orders")).toBeUndefined();
    expect(effectOf("POST /admin/orders/{id}/refund")).toBe("money");
  });

  it.each([
    [/refund|capture|completeCart|GiftCard$/i, /money/],
    [/^adminDelete(?!Store|Region.+Provider)/, /destructive|money|credentials/],
    [/Cancel|Revoke|Shipment$/, /destructive|money/],
    // Each of these passes items to the fulfillment provider, which may buy a label, or sends a message.
    [/CreateFulfillment|Fulfill(Claim|Swap)|CreateSwap|storeCreateReturn/, /destructive/],
    // Each of these deletes parts that its body leaves out.
    [/^admin(UpdateProduct|AddPriceListPrices|UpdateClaim|DeletePriceListPrices)$/, /destructive/],
    // Each of these can change who reads an order, who signs in, or who gets an invitation's link.
    [/^(admin|store)Update(Customer|Order|User|Store)$/, /credentials/],
  ])("of calls with a name like %s match %s", (name, expected) => {
    const named = calls.filter(({ call, id }) => name.test(id) && !call.startsWith("GET "));
    expect(named.length).toBeGreaterThan(3);
    const wrong = named.filter(({ call }) => !expected.test(effectOf(call) ?? "none"));
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("are `credentials` for every call that changes access", () => {
    const words =
      /\/(?:auth|users|invites|password-token|password-reset|download-url|confirm|token)\b|customers(?:\/me)?$/;
    const wayIn = calls.filter(
      ({ call }) => words.test(call) && !/^GET|order-edits|batch-jobs/.test(call),
    );
    expect(wayIn.length).toBeGreaterThan(15);
    expect(
      wayIn.filter(({ call }) => effectOf(call) !== "credentials").map(({ id }) => id),
    ).toEqual([]);
  });
});
