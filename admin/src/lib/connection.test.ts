import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchConnection, type Connection } from "./connection.ts";

let events: EventTarget;
let reachable: boolean;
let probe: ReturnType<typeof vi.fn<() => Promise<boolean>>>;
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  events = new EventTarget();
  reachable = true;
  probe = vi.fn<() => Promise<boolean>>(() => Promise.resolve(reachable));
  connection = watchConnection(probe, events);
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
});

it("the connection is lost when the browser says so, and restored when the store responds", async () => {
  reachable = false;
  events.dispatchEvent(new Event("offline"));
  expect(connection.isOnline()).toBe(false);
  events.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isOnline()).toBe(false);
  reachable = true;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(connection.isOnline()).toBe(true);
});

it("the connection is checked when a call gets no response, and isn't lost if the store responds", async () => {
  const told = vi.fn<() => void>();
  connection.subscribe(told);
  connection.doubt();
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(1);
  expect(told).not.toHaveBeenCalled();
  reachable = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.isOnline(), told.mock.calls.length]).toEqual([false, 1]);
});

it("a lost connection is checked at growing intervals, at least every 30 seconds", async () => {
  reachable = false;
  connection.doubt();
  await vi.advanceTimersByTimeAsync(0);
  const asked: number[] = [];
  let last = Date.now();
  probe.mockImplementation(() => {
    asked.push(Date.now() - last);
    last = Date.now();
    return Promise.resolve(false);
  });
  await vi.advanceTimersByTimeAsync(130_000);
  expect(asked).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

it("the connection is checked again if a call fails during a check", async () => {
  const answers: ((reached: boolean) => void)[] = [];
  probe.mockImplementation(() => new Promise((answer) => void answers.push(answer)));
  connection.doubt();
  connection.doubt();
  connection.doubt();
  expect(probe).toHaveBeenCalledTimes(1);
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(probe).toHaveBeenCalledTimes(2);
  answers[1]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isOnline()).toBe(false);
});

it("the connection stays lost if the browser loses it during a request that then succeeds", async () => {
  const answers: ((reached: boolean) => void)[] = [];
  probe.mockImplementation(() => new Promise((answer) => void answers.push(answer)));
  connection.doubt();
  events.dispatchEvent(new Event("offline"));
  answers[0]?.(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(connection.isOnline()).toBe(false);
  answers[1]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect([connection.isOnline(), answers.length]).toEqual([false, 2]);
});
