import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createElement, Suspense } from "react";
import { renderToString } from "react-dom/server";
import { earlyPart, importWithRetry, onImportFailure } from "./lazy-with-retry.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("`importWithRetry` retries until a component has loaded, and reports the problem only once", async () => {
  const told = vi.fn<(error: unknown) => void>();
  const stop = onImportFailure(told);
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockRejectedValueOnce(new Error("still offline"))
    .mockResolvedValue("part");
  const coming = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(2999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(3001);
  await expect(coming).resolves.toBe("part");
  expect(told.mock.calls).toEqual([[new Error("offline")]]);
  stop();
});

it("`importWithRetry` retries immediately when the browser is online again", async () => {
  const events = new EventTarget();
  vi.stubGlobal("addEventListener", events.addEventListener.bind(events));
  vi.stubGlobal("removeEventListener", events.removeEventListener.bind(events));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue("part");
  const coming = importWithRetry(load);
  await vi.advanceTimersByTimeAsync(0);
  events.dispatchEvent(new Event("online"));
  await expect(coming).resolves.toBe("part");
  vi.unstubAllGlobals();
});

it("`earlyPart` renders a preloaded component without a placeholder, and other components with one", async () => {
  vi.useRealTimers();
  const come = Promise.withResolvers<{ Part: () => string }>();
  const Early = earlyPart(() => come.promise, "Part");
  const drawn = () =>
    renderToString(createElement(Suspense, { fallback: "…" }, createElement(Early)));
  expect(drawn()).toContain("…");
  come.resolve({ Part: () => "What came" });
  await vi.waitFor(() => expect(drawn()).toContain("What came"));

  const Other = earlyPart(() => come.promise, "Part");
  await new Promise(setImmediate);
  expect(renderToString(createElement(Suspense, { fallback: "…" }, createElement(Other)))).toBe(
    "<!--$-->What came<!--/$-->",
  );
});
