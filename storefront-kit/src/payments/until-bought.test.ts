import { createHttpClient } from "@countertop/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Resumed } from "../cart/writer.ts";
import { untilBought } from "./until-bought.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Asks for a payment whose states are these, in a store that answers requests with these responses. */
async function ask(states: Resumed[], responses: Response[] = []) {
  const calls: string[] = [];
  const client = createHttpClient({
    baseUrl: "http://store.test",
    fetch: (input, init) => {
      calls.push(new URL(new Request(input, init).url).pathname);
      return Promise.resolve(responses.shift() ?? Response.json({}, { status: 503 }));
    },
  });
  const resume = vi.fn<() => Promise<Resumed>>(() =>
    Promise.resolve(states.shift() ?? "unfinished"),
  );
  const bought = untilBought(client, resume, "cart_1");
  await vi.runAllTimersAsync();
  return { bought: await bought, calls, times: resume.mock.calls.length };
}

it("a payment that stays open is asked for during a minute", async () => {
  const start = Date.now();
  const { bought, times } = await ask([]);
  expect([bought, times, (Date.now() - start) / 1000]).toEqual(["unfinished", 6, 63]);
});

it("an exchange is returned", async () => {
  const { bought, calls } = await ask(["exchanged"], [Response.json({ swap: { id: "swap_1" } })]);
  expect(bought).toEqual({ type: "swap", data: { id: "swap_1" } });
  expect(calls).toEqual(["/store/swaps/cart_1"]);
});

it("only the order is read again if the payment is known", async () => {
  const order = { id: "order_1" };
  const { bought, times } = await ask(
    ["unfinished", "order"],
    [Response.json({ message: "busy" }, { status: 503 }), Response.json({ order })],
  );
  expect(bought).toEqual({ type: "order", data: order });
  expect(times).toBe(2);
});

it("an order that another tab placed is found", async () => {
  const { bought } = await ask(["none"], [Response.json({ order: { id: "order_1" } })]);
  expect(bought).toEqual({ type: "order", data: { id: "order_1" } });
});

it("a cart that isn't an order and doesn't wait for the payment has changed", async () => {
  const { bought } = await ask(
    ["none"],
    [Response.json({ type: "not_found", message: "No order" }, { status: 404 })],
  );
  expect(bought).toBe("changed");
});
