import { createElement, StrictMode, use, useEffect, useSyncExternalStore } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Path } from "../pages.ts";
import { codeOf, loaded } from "./page-code.ts";
import { Link, RouterProvider, useNavigate, usePlace } from "./router.tsx";

interface Code {
  default: () => React.ReactNode;
}

const { coming, height } = vi.hoisted(() => ({
  /** Pages whose code the tests load explicitly. */
  coming: new Map<string, { come: () => void; fail: () => void }>(),
  /** Height of a page whose content is still loading. */
  height: { now: 10, listeners: new Set<() => void>() },
}));

vi.mock("../pages.ts", () => {
  const tall = (title: string) => ({
    default: () => (
      <div style={{ height: 5000 }}>
        <h1>{title}</h1>
        <a href="#below">Below</a>
        <div id="below" style={{ position: "absolute", top: 2000 }} />
      </div>
    ),
  });
  const known = (title: string) => async () => tall(title);
  const slow = (title: string) => () =>
    new Promise<Code>((come, fail) => {
      coming.set(title, { come: () => come(tall(title)), fail: () => fail(new TypeError("lost")) });
    });
  function Growing() {
    const now = useSyncExternalStore(
      (listener) => {
        height.listeners.add(listener);
        return () => height.listeners.delete(listener);
      },
      () => height.now,
    );
    return <h1 style={{ height: now }}>Growing</h1>;
  }
  return {
    PAGES: {
      "/": known("Home"),
      "/cart": known("Cart"),
      "/products": known("Products"),
      "/account": async () => ({ default: Growing }),
      "/register": slow("Register"),
      "/sign-in": slow("Sign in"),
      "/checkout": slow("Checkout"),
    } satisfies Partial<Record<Path, () => Promise<Code>>>,
  };
});

function Outlet() {
  const { path = "/" } = usePlace();
  return createElement(loaded.get(path) ?? use(codeOf(path)));
}

let navigate: ReturnType<typeof useNavigate>;
function Handle() {
  const own = useNavigate();
  useEffect(() => {
    navigate = own;
  }, [own]);
  return null;
}

/** Opens the storefront at a URL, as after a reload. */
async function open(address: string, links?: React.ReactNode) {
  await Promise.all((["/", "/cart", "/products", "/account"] as const).map(codeOf));
  return render(
    <StrictMode>
      <RouterProvider address={address}>
        <Handle />
        {links}
        <Outlet />
      </RouterProvider>
    </StrictMode>,
  );
}

/** Goes back or forward, like the browser. */
const go = (by: number) =>
  new Promise((gone) => {
    addEventListener("popstate", gone, { once: true });
    history.go(by);
  });
const title = () => document.querySelector("h1")?.textContent;
const grow = (to: number) => {
  height.now = to;
  for (const listener of height.listeners) listener();
};

const original = location.href;
beforeEach(() => {
  sessionStorage.clear();
  history.pushState(null, "", "/products");
  scrollTo(0, 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, "", original);
});

it("shows the page that was requested last, whichever code loads first, and announces it", async () => {
  await open("/products");
  const first = navigate("/register");
  expect(await navigate("/cart")).toBe(true);
  expect(title()).toBe("Cart");
  expect(await first).toBe(false);
  coming.get("Register")?.come();
  await codeOf("/register");
  await new Promise((painted) => requestAnimationFrame(painted));
  expect(title()).toBe("Cart");
});

it("stays on a page if the code of an abandoned one fails to load", async () => {
  const asked = vi.fn<typeof fetch>(() => Promise.reject(new TypeError("no connection")));
  vi.stubGlobal("fetch", asked);
  await open("/products");
  void navigate("/sign-in");
  await navigate("/cart");
  coming.get("Sign in")?.fail();
  await codeOf("/sign-in").catch(() => undefined);
  await new Promise((settled) => setTimeout(settled));
  expect(asked).not.toHaveBeenCalled();
  expect(title()).toBe("Cart");
});

it("doesn't go Back to a page that never loaded, but does to all others", async () => {
  await open("/products");
  await navigate("/");
  void navigate("/checkout");
  await navigate("/cart");
  await go(-1);
  await expect.poll(title).toBe("Home");
  await go(-1);
  await expect.poll(title).toBe("Products");
});

it("stores the scroll position with the visible page, not with a loading one", async () => {
  await open("/products");
  scrollTo(0, 900);
  void navigate("/checkout");
  await go(-1);
  await expect.poll(() => location.pathname).toBe("/products");
  coming.get("Checkout")?.come();
  await go(1);
  await expect.poll(title).toBe("Checkout");
  expect(scrollY).toBe(0);
});

it("stores each page's scroll position, even if two are visited in one millisecond", async () => {
  vi.spyOn(Date, "now").mockReturnValue(1);
  await open("/products");
  await navigate("/");
  scrollTo(0, 300);
  await navigate("/cart");
  scrollTo(0, 700);
  await go(-1);
  await expect.poll(title).toBe("Home");
  expect(scrollY).toBe(300);
});

it("restores each page's scroll position after a reload", async () => {
  const before = await open("/products");
  scrollTo(0, 500);
  await navigate("/cart");
  dispatchEvent(new Event("pagehide"));
  await before.unmount();
  await open("/cart");
  await go(-1);
  await expect.poll(title).toBe("Products");
  expect(scrollY).toBe(500);
});

it("restores a position in content that is still loading, unless the visitor scrolls", async () => {
  for (const takesOver of [false, true]) {
    grow(4000);
    history.pushState(null, "", "/account");
    const { unmount } = await open("/account");
    scrollTo(0, 1500);
    await navigate("/cart");
    grow(10);
    await go(-1);
    await expect.poll(title).toBe("Growing");
    expect(scrollY).toBeLessThan(1500);
    if (takesOver) dispatchEvent(new WheelEvent("wheel"));
    grow(4000);
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
    if (takesOver) expect(scrollY).toBeLessThan(1500);
    else expect(scrollY).toBe(1500);
    await unmount();
  }
});

it("leaves jumps within a page to the browser, and distinguishes their entries", async () => {
  const { getByText } = await open("/products");
  scrollTo(0, 100);
  await getByText("Below").click();
  await expect.poll(() => scrollY).toBe(2000);
  await navigate("/cart");
  await go(-1);
  await expect.poll(title).toBe("Products");
  expect(location.hash).toBe("#below");
  expect(scrollY).toBe(2000);
  await go(-1);
  expect(location.hash).toBe("");
  expect(title()).toBe("Products");
});

it("leaves new tabs, downloads, and handled clicks to the browser", async () => {
  const { getByText } = await open(
    "/products",
    <>
      <Link to="/cart">Plain</Link>
      <Link to="/cart" target="_blank">
        Other tab
      </Link>
      <Link to="/cart" download>
        File
      </Link>
      <Link to="/cart" onClick={(event) => event.preventDefault()}>
        Seen to
      </Link>
    </>,
  );
  const left: string[] = [];
  const note = (event: Event) => {
    if (!event.defaultPrevented) left.push((event.target as HTMLElement).textContent);
    event.preventDefault();
  };
  addEventListener("click", note);
  for (const name of ["Other tab", "File", "Seen to"]) await getByText(name).click();
  await getByText("Plain").click({ modifiers: ["ControlOrMeta"] });
  expect(left).toEqual(["Other tab", "File", "Plain"]);
  expect(location.pathname).toBe("/products");
  // Clicking twice counts once, so Back leads to the previous page.
  const before = history.length;
  await getByText("Plain").dblClick();
  await expect.poll(title).toBe("Cart");
  expect(history.length).toBe(before + 1);
  removeEventListener("click", note);
});
