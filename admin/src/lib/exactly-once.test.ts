import { NetworkError, TimeoutError } from "@countertop/sdk";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { apiError } from "../testing/api-error.ts";
import { LostAnswer } from "./errors.ts";
import { exactlyOnce, pauses, type WriteAttempt } from "./exactly-once.ts";

const call = { method: "POST", path: "/admin/orders/{id}/refund" };
const lost = new NetworkError(call, undefined);

let ids: string[];
let kept: Map<string, string>;
const send = vi.fn<() => Promise<unknown>>();
const read = vi.fn<() => Promise<string[]>>();
let count = 0;
let name: string;

const request = (more: Partial<WriteAttempt<string[]>> = {}): WriteAttempt<string[]> => ({
  name,
  input: { amount: 500 },
  send,
  read,
  evidence: (state) => state,
  seen: ["ref_1"],
  ...more,
});
/** The server executes the request, but its response may be lost. */
const serve = (answer?: unknown) => async () => {
  ids.push(`ref_${ids.length + 1}`);
  if (answer) throw answer;
};

beforeEach(() => {
  vi.resetAllMocks();
  pauses.ms = [0, 0, 0];
  name = `order_${++count}/refund`;
  ids = ["ref_1"];
  read.mockImplementation(async () => [...ids]);
  kept = new Map();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("`exactlyOnce` runs once, even if it is requested several times at the same time", async () => {
  send.mockImplementation(serve());
  const over = vi.fn<() => void>();
  const wishes = Array.from({ length: 3 }, () => exactlyOnce(request({ over })));
  expect(await Promise.all(wishes)).toEqual(["done", "done", "done"]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(over).toHaveBeenCalledTimes(1);
  expect(read).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

it("`exactlyOnce` runs again if it is requested again later", async () => {
  send.mockImplementation(serve());
  await exactlyOnce(request());
  await exactlyOnce(request());
  expect(send).toHaveBeenCalledTimes(2);
});

it("`exactlyOnce` runs two different requests at the same time", async () => {
  send.mockImplementation(serve());
  await Promise.all([exactlyOnce(request()), exactlyOnce(request({ input: { amount: 700 } }))]);
  expect(send).toHaveBeenCalledTimes(2);
});

it("`exactlyOnce` reads the current state if the caller doesn't know it", async () => {
  send.mockImplementation(serve(lost));
  expect(await exactlyOnce(request({ seen: undefined }))).toBe("found");
  expect(read).toHaveBeenCalledTimes(2);
});

it.each([
  ["network error", lost],
  ["timeout", new TimeoutError(call, 1)],
  ["gateway error", apiError(502)],
  ["server error", apiError(500)],
])("`exactlyOnce` finds the effect after a lost response: %s", async (_, error) => {
  send.mockImplementation(serve(error));
  expect(await exactlyOnce(request())).toBe("found");
  expect(kept.size).toBe(0);
});

it("`exactlyOnce` waits for a write that the server is still processing after the response was lost", async () => {
  send.mockRejectedValue(lost);
  read.mockResolvedValueOnce(["ref_1"]).mockResolvedValueOnce(["ref_1", "ref_2"]);
  expect(await exactlyOnce(request())).toBe("found");
});

it("`exactlyOnce` reports that the write wasn't done, and repeats it at the next attempt", async () => {
  send.mockRejectedValueOnce(lost);
  await expect(exactlyOnce(request())).rejects.toMatchObject({ kind: "notDone" });
  expect(read).toHaveBeenCalledTimes(3);
  send.mockImplementation(serve());
  expect(await exactlyOnce(request())).toBe("done");
  expect(send).toHaveBeenCalledTimes(2);
});

it("`exactlyOnce` doesn't repeat a write that succeeded after it was reported as not done", async () => {
  send.mockRejectedValueOnce(lost);
  await expect(exactlyOnce(request())).rejects.toBeInstanceOf(LostAnswer);
  ids.push("ref_2");
  expect(await exactlyOnce(request())).toBe("found");
  expect(send).toHaveBeenCalledTimes(1);
});

it("`exactlyOnce` reports that the previous request succeeded before it sends a different one", async () => {
  send.mockRejectedValueOnce(lost);
  await expect(exactlyOnce(request())).rejects.toBeInstanceOf(LostAnswer);
  ids.push("ref_2");
  const other = request({ input: { amount: 700 } });
  await expect(exactlyOnce(other)).rejects.toMatchObject({ kind: "earlier" });
  send.mockImplementation(serve());
  expect(await exactlyOnce(request({ input: { amount: 700 }, seen: [...ids] }))).toBe("done");
  expect(send).toHaveBeenCalledTimes(2);
});

it("`exactlyOnce` returns the existing record for a request that would duplicate it, even after a reload", async () => {
  send.mockRejectedValueOnce(lost);
  await expect(exactlyOnce(request({ unique: true }))).rejects.toBeInstanceOf(LostAnswer);
  ids.push("ref_2");
  const other = request({ input: { amount: 700 }, unique: true });
  expect(await exactlyOnce(other)).toBe("earlier");
  kept.set(`countertop.once.${name}`, JSON.stringify({ before: ["ref_1"], input: "{}" }));
  expect(await exactlyOnce(other)).toBe("earlier");
  expect(send).toHaveBeenCalledTimes(1);
});

it("`exactlyOnce` doesn't send anything while the outcome is unknown", async () => {
  send.mockRejectedValueOnce(lost);
  read.mockRejectedValue(lost);
  await expect(exactlyOnce(request())).rejects.toMatchObject({ kind: "unsure" });
  await expect(exactlyOnce(request())).rejects.toMatchObject({ kind: "unsure" });
  expect(send).toHaveBeenCalledTimes(1);
});

it("`exactlyOnce` remembers a pending write after a reload", async () => {
  kept.set(
    `countertop.once.${name}`,
    JSON.stringify({ before: ["ref_1"], input: '{"amount":500}' }),
  );
  ids.push("ref_2");
  await expect(exactlyOnce(request({ seen: [...ids] }))).rejects.toMatchObject({ kind: "earlier" });
  expect(send).not.toHaveBeenCalled();
});

it("`exactlyOnce` rejects with the server's error, and forgets the write", async () => {
  const refusal = apiError(400, { type: "not_allowed", message: "Too much" });
  send.mockRejectedValue(refusal);
  await expect(exactlyOnce(request())).rejects.toBe(refusal);
  expect(read).not.toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

it("`exactlyOnce` rejects with a server error if the write had no effect", async () => {
  const failure = apiError(500);
  send.mockRejectedValue(failure);
  await expect(exactlyOnce(request())).rejects.toBe(failure);
  expect(read).toHaveBeenCalledTimes(1);
  expect(kept.size).toBe(0);
});
