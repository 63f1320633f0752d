import { expect, it, vi } from "vitest";
import { createSegmentAdapter } from "./segment.ts";

const PERSONAL = { store: "Shop of Ann" };

it("the Segment adapter sends events without storing anything in the browser", async () => {
  localStorage.clear();
  sessionStorage.clear();
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (...call: Parameters<typeof fetch>) => {
    sent.push(await new Request(...call).text());
    return new Response("{}");
  });
  const service = createSegmentAdapter({ writeKey: "key", host: "https://events.example/v1" });
  service.identify("usr_ann", PERSONAL);
  service.page("/a/orders");
  service.track("userEmail", { email: "ann@example.test" });
  await expect.poll(() => sent.join()).toContain("ann@example.test");
  expect(sent.join()).toContain("usr_ann");
  const kept = [localStorage, sessionStorage].map((storage) => Object.keys(storage)).flat();
  expect(kept.filter((key) => /ajs|segment|queue/.test(key))).toEqual([]);
  expect(document.cookie).not.toContain("ajs");
});
