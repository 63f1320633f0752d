import { afterEach, expect, it } from "vitest";
import { createAdminRouter } from "./router.ts";

afterEach(() => document.body.replaceChildren());

it("the router keeps the focused link of the sidebar visible when a page is rendered late", () => {
  document.body.innerHTML = `<aside><nav style="height: 100px; overflow: auto">
    <a href="#first">First</a><div style="height: 1000px"></div><a href="#last">Last</a>
  </nav></aside>`;
  const router = createAdminRouter({} as Parameters<typeof createAdminRouter>[0]);
  const nav = document.querySelector("nav") as HTMLElement;
  const first = document.querySelector("a") as HTMLElement;
  const at = (key: string) => ({ ...router.latestLocation, state: { __TSR_key: key } as never });
  const change = { fromLocation: at("one"), toLocation: at("two") };
  const kinds = { pathChanged: true, hrefChanged: true, hashChanged: false };

  nav.scrollTop = nav.scrollHeight;
  nav.dispatchEvent(new Event("scroll"));
  router.emit({ type: "onBeforeLoad", ...change, ...kinds });
  first.focus();
  const shown = nav.scrollTop;
  router.emit({ type: "onRendered", ...change, ...kinds });
  expect(document.activeElement).toBe(first);
  expect(nav.scrollTop).toBeLessThanOrEqual(first.offsetHeight);
  expect(shown).toBeLessThanOrEqual(first.offsetHeight);
});
