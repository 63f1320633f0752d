import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { shopOf } from "../cart/cart-page.fixture.tsx";
import { simulatedStore, type SimulatedStore } from "../cart/simulated-store.fixture.ts";
import { useAddToCart } from "./add-to-cart.ts";

let store: SimulatedStore;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
});

function Buy({ variant = "cup" }: { variant?: string | undefined }) {
  const { getButtonProps, error } = useAddToCart({
    item: variant ? { variant_id: variant, quantity: 6 } : undefined,
  });
  return (
    <>
      <button {...getButtonProps()}>Add</button>
      {error instanceof Error && <p role="alert">{error.message}</p>}
    </>
  );
}

const open = (variant?: string) => render(<Buy variant={variant} />, { wrapper: shopOf(store) });
const inCart = () => store.carts.get("cart_1")?.items.map(({ quantity }) => quantity);

describe("useAddToCart", () => {
  it("adds an item once after a double click, even if the store responds between the clicks", async () => {
    const screen = await open();
    const button = screen.getByRole("button");
    await userEvent.dblClick(button);
    await expect.element(button).toHaveAttribute("aria-busy", "false");
    await expect.poll(inCart).toEqual([6]);
    const second = new MouseEvent("click", { bubbles: true, detail: 2 });
    button.element().dispatchEvent(second);
    await expect.element(button).toHaveAttribute("aria-busy", "false");
    expect(store.calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /store/carts"]);
  });

  it("adds an item once if a key is pressed repeatedly before the response, and again if it is pressed afterward", async () => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    store.delay = () => gate;
    const screen = await open();
    const button = screen.getByRole("button");
    const press = () => (button.element() as HTMLElement).click();
    press();
    press();
    await expect.element(button).toHaveAttribute("aria-busy", "true");
    press();
    release();
    await expect.element(button).toHaveAttribute("aria-busy", "false");
    expect(inCart()).toEqual([6]);
    press();
    await expect.poll(() => inCart()?.reduce((sum, one) => sum + one, 0)).toBe(12);
  });

  it("returns the reason why an item was rejected, and the button can be pressed again", async () => {
    store.fate = () => "refuse";
    const screen = await open();
    await screen.getByRole("button").click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    store.fate = () => "answer";
    await screen.getByRole("button").click();
    await expect.poll(inCart).toEqual([6]);
    await expect.poll(() => screen.getByRole("alert").elements()).toEqual([]);
  });

  it("disables the button if there isn't an item to add", async () => {
    const screen = await open("");
    await expect.element(screen.getByRole("button")).toHaveAttribute("aria-disabled", "true");
    (screen.getByRole("button").element() as HTMLElement).click();
    expect(store.calls).toEqual([]);
  });
});
