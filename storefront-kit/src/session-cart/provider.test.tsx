import { renderToString } from "react-dom/server";
import { describe, expect, expectTypeOf, it } from "vitest";
import { SessionCartProvider, useSessionCart } from "./provider.tsx";

const eur = { currency_code: "eur" };
const cup = { id: "cup", prices: [{ currency_code: "eur", amount: 1000 }] };

const Summary = () => {
  const { items, total, totalItems, region, getItem } = useSessionCart();
  return (
    <p>{JSON.stringify([items.length, total, totalItems, region, getItem("cup")?.quantity])}</p>
  );
};

describe("useSessionCart on a server", () => {
  it("outside a provider throws an error that says which provider is missing", () => {
    expect(() => renderToString(<Summary />)).toThrow(
      new Error("useSessionCart should be used as a child of SessionCartProvider"),
    );
  });

  it("shows an empty cart", () => {
    const tree = (
      <SessionCartProvider>
        <Summary />
      </SessionCartProvider>
    );
    expect(renderToString(tree)).toBe("<p>[0,0,0,{},null]</p>");
  });

  it("shows the initial state with recalculated totals", () => {
    const items = [{ variant: cup, quantity: 2, total: 5 }];
    const tree = (
      <SessionCartProvider initialState={{ region: eur, items, total: 1, totalItems: 1 }}>
        <Summary />
      </SessionCartProvider>
    );
    expect(renderToString(tree).replaceAll("&quot;", '"')).toBe(
      '<p>[1,2000,2,{"currency_code":"eur"},2]</p>',
    );
  });

  it("returns the types of variants and regions that the caller specifies", () => {
    interface Mug {
      id: string;
      color: string;
    }
    expectTypeOf(useSessionCart<Mug, { currency_code: string; flag: string }>)
      .returns.toHaveProperty("getItem")
      .returns.exclude<undefined>()
      .toHaveProperty("variant")
      .toEqualTypeOf<Mug>();
  });
});
