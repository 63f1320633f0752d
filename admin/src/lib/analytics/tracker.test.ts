import { expect, it, vi } from "vitest";
import type { AnalyticsAdapter } from "./adapter.ts";
import { configuredTracker, createTracker } from "./tracker.ts";

function setup() {
  const told: string[] = [];
  const adapter: AnalyticsAdapter = {
    identify: (id) => void told.push(`identify ${id}`),
    page: (path) => void told.push(`page ${path}`),
    track: (name) => void told.push(`track ${name}`),
  };
  const load = vi.fn<() => Promise<AnalyticsAdapter>>(async () => adapter);
  return { told, load, tracker: createTracker(load) };
}
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("the tracker doesn't load or send anything without consent", async () => {
  const { told, load, tracker } = setup();
  tracker.page("/a");
  tracker.track("numUsers", { count: 1 });
  await settled();
  expect(load).not.toHaveBeenCalled();
  tracker.allow(true);
  await settled();
  expect(told).toEqual([]);
});

it("the tracker sends events in order, and loads the service only once", async () => {
  const { told, load, tracker } = setup();
  tracker.allow(true);
  tracker.identify("usr_1", {});
  tracker.page("/a/products");
  tracker.track("storeName", { name: "Shop" });
  await settled();
  expect(told).toEqual(["identify usr_1", "page /a/products", "track storeName"]);
  expect(load).toHaveBeenCalledTimes(1);
});

it("the tracker drops events if consent was withdrawn while the service was loading", async () => {
  const { told, tracker } = setup();
  tracker.allow(true);
  tracker.page("/a");
  tracker.allow(false);
  await settled();
  expect(told).toEqual([]);
});

it("the tracker ignores a service that fails to load", async () => {
  const load = vi.fn<() => Promise<AnalyticsAdapter>>(() => Promise.reject(new Error("blocked")));
  const tracker = createTracker(load);
  tracker.allow(true);
  // An unhandled rejection would fail the test.
  tracker.page("/a");
  tracker.page("/a/products");
  await settled();
  expect(load).toHaveBeenCalledTimes(1);
});

it("the tracker is created only if a service is configured", () => {
  expect(configuredTracker(undefined)).toBeUndefined();
  expect(configuredTracker({ writeKey: "key", host: "https://events.example" })).toBeDefined();
});
