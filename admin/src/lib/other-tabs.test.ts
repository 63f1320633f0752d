import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { shareInvalidations } from "./other-tabs.ts";

const key = ["admin", "products"];

/** Two connected tabs. */
function tabs() {
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];
  return [0, 1].map((index) => {
    const queries = new QueryClient();
    const page = Object.assign(new EventTarget(), { hidden: false });
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        channels[1 - index]?.onmessage?.(new MessageEvent("message", { data }));
      },
    };
    channels.push(channel);
    queries.setQueryData([...key, "list"], "known");
    shareInvalidations(queries, channel, page as never);
    const stale = () => queries.getQueryState([...key, "list"])?.isInvalidated;
    return { queries, page, stale };
  }) as [Tab, Tab];
}
interface Tab {
  queries: QueryClient;
  page: EventTarget & { hidden: boolean };
  stale(): boolean | undefined;
}

describe("another tab's changes", () => {
  it("make data stale immediately in a visible tab", async () => {
    const [here, there] = tabs();
    await here.queries.invalidateQueries({ queryKey: key });
    expect([here.stale(), there.stale()]).toEqual([true, true]);
  });

  it("don't affect this tab until it refetches", async () => {
    const [here, there] = tabs();
    await here.queries.invalidateQueries({ queryKey: key, refetchType: "none" });
    expect([here.stale(), there.stale()]).toEqual([true, false]);
  });

  it("wait in a hidden tab until it is visible", async () => {
    const [here, there] = tabs();
    there.page.hidden = true;
    await here.queries.invalidateQueries({ queryKey: key });
    expect(there.stale()).toBe(false);
    there.page.hidden = false;
    there.page.dispatchEvent(new Event("visibilitychange"));
    expect(there.stale()).toBe(true);
  });

  it("aren't sent back", async () => {
    const [here, there] = tabs();
    let told = 0;
    const invalidate = there.queries.invalidateQueries;
    there.queries.invalidateQueries = (...filters) => {
      told++;
      return invalidate(...filters);
    };
    await here.queries.invalidateQueries({ queryKey: key });
    expect(told).toBe(0);
  });
});
