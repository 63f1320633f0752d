import { createHttpClient } from "@countertop/sdk";
import type { StoreCart } from "@countertop/sdk/types";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createRemembered } from "./remembered.ts";
import { simulatedStore, type RequestOutcome } from "./simulated-store.fixture.ts";
import { cartQuery, createCartWriter, type CartWriter } from "./writer.ts";
import { cartWrites, type CartWriteName, type Variables } from "./writes.ts";

type Write = { [N in CartWriteName]: { name: N; variables: Variables<N> } }[CartWriteName];

const variant_id = fc.constantFrom("cup", "pot", "bowl", "sold out");
const quantity = fc.integer({ min: 1, max: 12 });
/** Lines are identified by their index, because the server chooses the ids. */
const line_id = fc.constantFrom("0", "1", "2", "nowhere");
const code = fc.constantFrom("TEN", "FREE", "NONE");
const of = <N extends CartWriteName>(
  name: N,
  variables: fc.Arbitrary<Variables<N>>,
): fc.Arbitrary<Write> => variables.map((given) => ({ name, variables: given }) as Write);

const anyWrite: fc.Arbitrary<Write> = fc.oneof(
  of("addItem", fc.record({ variant_id, quantity })),
  of("updateItem", fc.record({ line_id, quantity })),
  of("removeItem", fc.record({ line_id })),
  of("addDiscount", fc.record({ code })),
  of("removeDiscount", fc.record({ code })),
  of("addGiftCard", fc.record({ code })),
  of("removeGiftCard", fc.record({ code })),
  of("setRegion", fc.record({ region_id: fc.constantFrom("eu", "us") })),
);

/** A step of a visit: a write by one of two tabs, the duration of its call, and its outcome. */
const step = fc.record({
  write: anyWrite,
  tab: fc.nat({ max: 1 }),
  delay: fc.nat({ max: 3 }),
  fate: fc.constantFrom<RequestOutcome>("answer", "answer", "answer", "refuse", "lose"),
  /** True if the cart is observed before the next step. */
  pause: fc.boolean(),
});

interface Tab extends CartWriter {
  readonly shown: () => StoreCart | undefined;
  readonly start: (write: Write) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
}

/** Behaves like `CartProvider`: writes run in one scope, and their previews are shown until the writes end. */
function openTab(fetch: typeof globalThis.fetch, storage: Storage, lock: string): Tab {
  const queries = new QueryClient();
  const remembered = createRemembered("cart", undefined, storage);
  const { cart: cartId } = remembered;
  const client = createHttpClient({ baseUrl: "http://store.test", fetch });
  const writer = createCartWriter(client, queries, remembered, lock, 60_000);
  const cartKey = (id: string) => cartQuery(client, id).queryKey;
  return {
    ...writer,
    shown: () => {
      const base = queries.getQueryData<{ cart: StoreCart }>(cartKey(cartId.read()))?.cart;
      return (
        base &&
        queries
          .getMutationCache()
          .findAll({ status: "pending" })
          .reduce((cart, { options, state }) => {
            const { preview } = cartWrites[options.mutationKey?.[1] as CartWriteName];
            return preview?.(cart, state.variables as never) ?? cart;
          }, base)
      );
    },
    start: ({ name, variables }) =>
      new MutationObserver(queries, {
        mutationKey: [lock, name],
        scope: { id: lock },
        mutationFn: (given: Write["variables"]) => writer.write(name, given as never),
      })
        .mutate(variables)
        .catch((error: unknown) => error),
    reload: () =>
      queries.fetchQuery({
        queryKey: cartKey(cartId.read()),
        queryFn: async () => {
          const answer = await fetch(`http://store.test/store/carts/${cartId.read()}`);
          return (await answer.json()) as { cart: StoreCart };
        },
      }),
  };
}

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  } as Storage;
}

/** Replaces a line's index in a write with the line's id. */
function named({ name, variables }: Write, cart: StoreCart | undefined): Write {
  if (name !== "updateItem" && name !== "removeItem") return { name, variables } as Write;
  const id = cart?.items[Number(variables.line_id)]?.id ?? variables.line_id;
  return { name, variables: { ...variables, line_id: id } } as Write;
}

let runs = 0;

describe("cart writes in any order", () => {
  it("never run concurrently in two tabs, and both tabs read the server's cart, even if writes or responses fail", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.boolean(),
        fc.array(step, { minLength: 1, maxLength: 12 }),
        async (alone, steps) => {
          const store = simulatedStore();
          const queue: { delay: number; fate: RequestOutcome }[] = [];
          let now = { delay: 0, fate: "answer" as RequestOutcome };
          store.delay = async (call) => {
            now = call.startsWith("GET") ? { delay: 0, fate: "answer" } : (queue.shift() ?? now);
            for (let turn = 0; turn < now.delay; turn += 1) await Promise.resolve();
          };
          store.fate = (call) => (call.startsWith("GET") ? "answer" : now.fate);
          const storage = memory();
          const lock = `run ${(runs += 1)}`;
          const tabs = [openTab(store.fetch, storage, lock), openTab(store.fetch, storage, lock)];

          await tabs[0]?.write("addItems", {
            items: [{ variant_id: "cup" }, { variant_id: "pot" }],
          });
          queue.push(...steps);

          const ends: Promise<unknown>[] = [];
          for (const { write, tab, pause } of steps) {
            const page = tabs[alone ? 0 : tab] as Tab;
            ends.push(page.start(named(write, page.shown())));
            if (pause) await new Promise((resolve) => setTimeout(resolve));
          }
          await Promise.all(ends);

          expect(store.collided()).toBe(false);
          const id = storage.getItem("cart");
          if (!id) return;
          // If only one tab writes, it is up to date without reading the cart.
          if (alone) expect(tabs[0]?.shown()).toEqual(store.cart(id));
          for (const tab of tabs) {
            await tab.reload();
            expect(tab.shown()).toEqual(store.cart(id));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("have previews that appear immediately and equal the server's result", async () => {
    const change = fc.oneof(
      of("updateItem", fc.record({ line_id, quantity })),
      of("removeItem", fc.record({ line_id })),
      of("removeDiscount", fc.record({ code })),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
        const store = simulatedStore();
        const tab = openTab(store.fetch, memory(), `run ${(runs += 1)}`);
        await tab.write("addItems", {
          items: [{ variant_id: "cup" }, { variant_id: "pot" }, { variant_id: "bowl" }],
        });
        await tab.write("addDiscount", { code: "TEN" });
        const lines = tab.shown();
        const writes = changes.map((write) => named(write, lines));
        const ends = writes.map((write) => tab.start(write));
        // Runs only microtasks, so no response has arrived yet.
        await Promise.resolve();
        const expected = writes.reduce(
          (cart, { name, variables }) =>
            cartWrites[name].preview?.(cart, variables as never) ?? cart,
          lines as StoreCart,
        );
        expect(tab.shown()).toEqual(expected);
        await Promise.all(ends);
        expect(tab.shown()?.items).toEqual(store.cart("cart_1").items);
        expect(tab.shown()?.items).toEqual(expected.items);
        expect(tab.shown()?.discounts).toEqual(expected.discounts);
      }),
      { numRuns: 150 },
    );
  });
});
