import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after } from "./actions.fixture.ts";
import {
  generateCartState,
  sessionCartReducer,
  type SessionCartAction,
  type SessionCartInput,
  type SessionCartState,
  type SessionCartVariant,
} from "./reducer.ts";

describe("after any actions on a session cart", () => {
  const quantity = fc.oneof(fc.integer({ min: -5, max: 30 }), fc.double(), fc.constant(NaN));
  const id = fc.constantFrom("a", "b", "c", "d");
  const anyVariant: fc.Arbitrary<SessionCartVariant> = fc.record(
    {
      id,
      inventory_quantity: fc.oneof(
        fc.integer({ min: -3, max: 20 }),
        fc.constantFrom(null, NaN, 2.5),
      ),
      prices: fc.array(
        fc.record({
          currency_code: fc.constantFrom("eur", "USD", "jpy"),
          amount: fc.integer({ min: 0, max: 1e7 }),
        }),
      ),
    },
    { requiredKeys: ["id"] },
  );
  const item: fc.Arbitrary<SessionCartInput> = fc.record(
    { variant: anyVariant, quantity },
    { requiredKeys: ["variant"] },
  );
  const action: fc.Arbitrary<SessionCartAction> = fc.oneof(
    fc.record({
      type: fc.constant("setRegion" as const),
      region: fc.record({ currency_code: fc.constantFrom("EUR", "usd", "jpy", "gbp") }),
    }),
    fc.record({ type: fc.constant("addItem" as const), item }),
    fc.record({
      type: fc.constant("updateItem" as const),
      id,
      change: fc.record({ variant: anyVariant, quantity }, { requiredKeys: [] }),
    }),
    fc.record({ type: fc.constant("updateItemQuantity" as const), id, quantity }),
    fc.record({
      type: fc.constantFrom(
        "incrementItemQuantity" as const,
        "decrementItemQuantity" as const,
        "removeItem" as const,
      ),
      id,
    }),
    fc.record({ type: fc.constant("setItems" as const), items: fc.array(item) }),
    fc.constant({ type: "clearItems" as const }),
  );
  const actions = fc.array(action, { maxLength: 25 });

  it("the totals add up, quantities are whole and in range, and each variant has one line", () => {
    fc.assert(
      fc.property(actions, (done) => {
        const state = after(...done);
        let total = 0;
        let count = 0;
        for (const line of state.items) {
          const stock = line.variant.inventory_quantity ?? NaN;
          expect(Number.isSafeInteger(line.quantity)).toBe(true);
          expect(line.quantity).toBeGreaterThanOrEqual(0);
          if (!Number.isNaN(stock)) expect(line.quantity).toBeLessThanOrEqual(Math.max(0, stock));
          expect(line.total).toSatisfy(Number.isFinite);
          total += line.quantity * line.total;
          count += line.quantity;
        }
        expect(state).toMatchObject({ total, totalItems: count });
        expect(new Set(state.items.map((line) => line.variant.id)).size).toBe(state.items.length);
      }),
    );
  });

  it("the state passed to an action doesn't change", () => {
    fc.assert(
      fc.property(actions, action, (done, last) => {
        const state = after(...done);
        const copy = structuredClone(state);
        sessionCartReducer(state, last);
        expect(state).toEqual(copy);
      }),
    );
  });

  it("the cart is the same after it is saved and read again", () => {
    fc.assert(
      fc.property(actions, (done) => {
        const state = after(...done);
        const read = JSON.parse(JSON.stringify(state)) as SessionCartState;
        expect(JSON.stringify(generateCartState(read, read.items))).toBe(JSON.stringify(state));
      }),
    );
  });
});
