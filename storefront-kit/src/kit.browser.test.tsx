import { createHttpClient } from "@countertop/sdk";
import { useClient } from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
// Imports the build for browsers explicitly, because in tests, `react-dom/server` may resolve to the build for Node.
import { renderToString } from "react-dom/server.browser";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { render, renderHook } from "vitest-browser-react";
import { MedusaProvider, SessionCartProvider, useMedusa, useSessionCart } from "./index.ts";

const KEY = "medusa-session-cart";
const eur = { currency_code: "eur", tax_rate: 25 };
const cup = {
  id: "cup",
  title: "Cup",
  prices: [
    { currency_code: "eur", amount: 1000 },
    { currency_code: "jpy", amount: 1500 },
  ],
  inventory_quantity: 3,
};
const twoCups = { region: eur, items: [{ variant: cup, quantity: 2 }] };

beforeEach(() => localStorage.clear());

const saved = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? "null");
const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <SessionCartProvider>{children}</SessionCartProvider>
  </StrictMode>
);
const Count = () => <output>{useSessionCart().totalItems}</output>;

/** Returns the storage of another page with the same origin. Its changes reach this page as real storage events. */
function otherPage(): Storage {
  const frame = document.createElement("iframe");
  document.body.append(frame);
  onTestFinished(() => frame.remove());
  return (frame.contentWindow as Window).localStorage;
}

describe("MedusaProvider in a browser", () => {
  it("creates its client and its query client once, regardless of the number of renders", async () => {
    const seen: unknown[][] = [];
    const Reader = () => {
      seen.push([useMedusa(), useMedusa().client, useClient(), useQueryClient()]);
      return null;
    };
    const tree = (shop: string) => (
      <MedusaProvider baseUrl="http://127.0.0.1:1" headers={{ "x-shop": shop }}>
        <Reader />
      </MedusaProvider>
    );
    const screen = await render(tree("one"));
    await screen.rerender(tree("two"));
    await screen.rerender(tree("three"));
    expect(seen).toHaveLength(3);
    for (const values of seen)
      for (const [index, value] of values.entries()) expect(value).toBe(seen[0]?.[index]);
  });

  it("uses the given client, even if a later render passes a different one", async () => {
    const Address = () => <output>{useMedusa().client.baseUrl}</output>;
    const tree = (baseUrl: string) => (
      <MedusaProvider client={createHttpClient({ baseUrl })}>
        <Address />
      </MedusaProvider>
    );
    const screen = await render(tree("http://one.test"));
    await expect.element(screen.getByRole("status")).toHaveTextContent("http://one.test");
    await screen.rerender(tree("http://two.test"));
    await expect.element(screen.getByRole("status")).toHaveTextContent("http://two.test");
  });
});

describe("useSessionCart in a browser", () => {
  it("supports all cart actions, and saves the cart", async () => {
    const { result, act } = await renderHook(() => useSessionCart<typeof cup>(), { wrapper });
    const cart = () => result.current;

    await act(() => cart().setRegion(eur));
    await act(() => cart().addItem({ variant: cup, quantity: 2 }));
    expect(cart()).toMatchObject({ region: eur, total: 2000, totalItems: 2 });
    expect(cart().getItem("cup")?.variant.title).toBe("Cup");
    expect(cart().getItem("pot")).toBeUndefined();

    await act(() => cart().incrementItemQuantity("cup"));
    await act(() => cart().incrementItemQuantity("cup"));
    expect(cart().totalItems).toBe(3);
    await act(() => cart().decrementItemQuantity("cup"));
    expect(cart().totalItems).toBe(2);
    await act(() => cart().updateItemQuantity("cup", 0));
    expect(cart().totalItems).toBe(1);
    await act(() => cart().updateItem("cup", { variant: { ...cup, title: "Mug" } }));
    expect(cart().getItem("cup")?.variant.title).toBe("Mug");
    await act(() => cart().setRegion({ currency_code: "JPY" }));
    expect(cart().total).toBe(1500);
    const { region, items, total, totalItems } = cart();
    expect(saved()).toEqual({ region, items, total, totalItems });

    await act(() => cart().setItems([{ variant: cup }, { variant: { ...cup, id: "pot" } }]));
    await act(() => cart().removeItem("cup"));
    expect(cart().items.map((item) => item.variant.id)).toEqual(["pot"]);
    await act(() => cart().clearItems());
    expect(saved()).toEqual({ region, items: [], total: 0, totalItems: 0 });
  });

  it.each([
    ["region must be a non-empty object", "setRegion"],
    ["item must be a non-empty object", "addItem"],
    ["items must be an array of items", "setItems"],
  ] as const)("throws '%s' for invalid calls of %s", async (message, method) => {
    const { result } = await renderHook(() => useSessionCart(), { wrapper });
    expect(() => result.current[method]({} as never)).toThrow(new Error(message));
    expect(saved()).toBeNull();
  });

  it("returns the same functions on each render, so that effects and memoized rows don't run again", async () => {
    const { result, act } = await renderHook(() => useSessionCart(), { wrapper });
    const { addItem, setRegion } = result.current;
    await act(() => addItem({ variant: cup }));
    expect(result.current.totalItems).toBe(1);
    expect(result.current.addItem).toBe(addItem);
    expect(result.current.setRegion).toBe(setRegion);
  });

  it("shows changes from another tab, even if that tab clears the storage", async () => {
    const screen = await render(<Count />, { wrapper });
    const other = otherPage();
    other.setItem(KEY, JSON.stringify(twoCups));
    await expect.element(screen.getByRole("status")).toHaveTextContent("2");
    other.setItem("something else", "1");
    other.clear();
    await expect.element(screen.getByRole("status")).toHaveTextContent("0");
  });

  it("hydrates without a mismatch, and then shows the saved cart", async () => {
    localStorage.setItem(KEY, JSON.stringify(twoCups));
    const tree = wrapper({ children: <Count /> });
    const container = document.createElement("div");
    container.innerHTML = renderToString(tree);
    document.body.append(container);
    expect(container.textContent).toBe("0");

    const complaints = vi.spyOn(console, "error");
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const root = hydrateRoot(container, tree, { onRecoverableError });
    onTestFinished(() => {
      root.unmount();
      container.remove();
      complaints.mockRestore();
    });
    await expect.poll(() => container.textContent).toBe("2");
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(complaints).not.toHaveBeenCalled();
  });

  it("starts with an empty cart if storage contains invalid data", async () => {
    localStorage.setItem(KEY, "<not json>");
    const screen = await render(<Count />, { wrapper });
    await expect.element(screen.getByRole("status")).toHaveTextContent("0");
  });

  it("works without saving if the browser's storage is full", async () => {
    const { result, act } = await renderHook(() => useSessionCart(), { wrapper });
    const tooMuch = { ...cup, description: "x".repeat(6_000_000) };
    await act(() => result.current.addItem({ variant: tooMuch, quantity: 2 }));
    expect(result.current.totalItems).toBe(2);
    expect(saved()).toBeNull();
  });
});
