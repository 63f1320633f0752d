import { memo } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { useAddToCart } from "../parts/add-to-cart.ts";
import { shopOf } from "./cart-page.fixture.tsx";
import { useCart } from "./provider.tsx";
import { simulatedStore, type SimulatedStore } from "./simulated-store.fixture.ts";

let store: SimulatedStore;
let renders: Map<string, number>;
beforeEach(() => {
  localStorage.clear();
  store = simulatedStore();
  renders = new Map();
});

const count = (name: string) => renders.set(name, (renders.get(name) ?? 0) + 1);

const Card = memo(function Card({ name }: { name: string }) {
  count(name);
  const { getButtonProps } = useAddToCart({ item: { variant_id: name } });
  return <button {...getButtonProps()}>{name}</button>;
});

const Plain = memo(function Plain({ name }: { name: string }) {
  count(name);
  const add = useCart(({ addItem }) => addItem.mutate);
  return <button onClick={() => add({ variant_id: name })}>{name}</button>;
});

function Badge() {
  const total = useCart(({ totalItems }) => totalItems);
  count("badge");
  return <output>{total}</output>;
}

const names = Array.from({ length: 100 }, (_, index) => `cup-${index}`);

describe("useCart with a selector", () => {
  it.each([
    ["the part for a button", Card],
    ["the write alone", Plain],
  ])(
    "rerenders only the components that use the changed part, not the other 100 cards with %s",
    async (_, Product) => {
      const screen = await render(
        <>
          {names.map((name) => (
            <Product key={name} name={name} />
          ))}
          <Badge />
        </>,
        { wrapper: shopOf(store) },
      );
      await expect.element(screen.getByRole("status")).toHaveTextContent("0");
      renders.clear();
      await screen.getByRole("button", { name: "cup-7", exact: true }).click();
      await expect.element(screen.getByRole("status")).toHaveTextContent("1");
      await expect
        .poll(() =>
          screen
            .getByRole("button", { name: "cup-7", exact: true })
            .element()
            .getAttribute("aria-busy"),
        )
        .not.toBe("true");
      const rendered = [...renders.keys()].filter((name) => name !== "cup-7");
      expect(rendered).toEqual(["badge"]);
      // Strict mode renders twice.
      expect(renders.get("badge")).toBe(2);
      expect(renders.get("cup-7") ?? 0).toBeLessThanOrEqual(4);
    },
  );

  it("keeps a selected object as long as it is equal to the previous one", async () => {
    function Lines() {
      const lines = useCart(
        ({ cart }) => cart?.items.map(({ id }) => id) ?? [],
        (one, other) => one.join() === other.join(),
      );
      const update = useCart(({ updateItem }) => updateItem.mutate);
      count("lines");
      const [line_id = ""] = lines;
      return <button onClick={() => update({ line_id, quantity: 5 })}>{lines.length} lines</button>;
    }
    const screen = await render(
      <>
        <Plain name="cup" />
        <Lines />
        <Badge />
      </>,
      { wrapper: shopOf(store) },
    );
    await screen.getByRole("button", { name: "cup" }).click();
    await expect.element(screen.getByRole("button", { name: "1 lines" })).toBeVisible();
    renders.clear();
    await screen.getByRole("button", { name: "1 lines" }).click();
    await expect.element(screen.getByRole("status")).toHaveTextContent("5");
    expect([...renders.keys()]).toEqual(["badge"]);
  });

  it("uses the nearest CartProvider, and without one throws an error that says which provider is missing", async () => {
    await expect(render(<Badge />)).rejects.toThrow("useCart must be used within a CartProvider");
  });
});
