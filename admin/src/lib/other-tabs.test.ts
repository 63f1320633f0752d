import { QueryClient } from "@tanstack/react-query";
import { describe, expect, it } from "vitest";
import { shareInvalidations } from "./other-tabs.ts";

const key = ["admin", "products"];

/** Two tabs that are connected. */
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

describe("changes in another tab", () => {
  it("make data stale immediately if this tab is visible", async () => {
    const [here, there] = tabs();
    await here.queries.invalidateQueries({ queryKey: key });
    expect([here.stale(), there.stale()]).toEqual([true, true]);
  });

  it("don't affect this tab if they only mark data as stale", async () => {
    const [here, there] = tabs();
    await here.queries.invalidateQueries({ queryKey: key, refetchType: "none" });
    expect([here.stale(), there.stale()]).toEqual([true, false]);
  });

  it("make data stale when a hidden tab becomes visible", async () => {
    const [here, there] = tabs();
    there.page.hidden = true;
    await here.queries.invalidateQueries({ queryKey: key });
    expect(there.stale()).toBe(false);
    there.page.hidden = false;
    there.page.dispatchEvent(new Event("visibilitychange"));
    expect(there.stale()).toBe(true);
  });

  it("aren't sent back to the tab that made them", async () => {
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
