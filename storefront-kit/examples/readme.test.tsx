import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createHttpClient } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useRegions } from "@countertop/sdk/react";
import {
  CartProvider,
  MedusaProvider,
  SessionCartProvider,
  type SessionCartInput,
} from "@countertop/storefront-kit";
import type { StoreCart as ServerCart, Order, Region, Variant } from "@countertop/sdk/types";
import { renderToString } from "react-dom/server";
import { describe, expect, it, onTestFinished } from "vitest";
import { examplesOfReadme } from "../../sdk/test/readme.ts";
import { withoutLimit } from "./backorders.ts";
import { Account } from "./account.tsx";
import App from "./app.tsx";
import { Cart } from "./cart.tsx";
import { PlaceOrder, Shipping } from "./checkout.tsx";
import { money, Price } from "./prices.tsx";
import { SendBack } from "./return.tsx";
import { AddToCart, CartPage, ShopWithCart } from "./server-cart.tsx";
import { draw } from "./server.tsx";
import { ToCheckout } from "./transfer.tsx";

const region = { currency_code: "usd", tax_rate: 0 } as Region;
const variant = {
  id: "cup",
  title: "Cup",
  inventory_quantity: 0,
  manage_inventory: true,
  allow_backorder: true,
  prices: [{ currency_code: "usd", amount: 1250 }],
} as Variant;

it("the README shows exactly the example files", () => {
  const { shown, files, blocks } = examplesOfReadme(import.meta.url);
  expect(shown).toEqual(files);
  expect(blocks).toBe(Object.keys(files).length);
});

it("the README shows the server's message before the generic one", () => {
  const { shown } = examplesOfReadme(import.meta.url);
  const lines = Object.values(shown).flatMap((code) => code.split("\n"));
  const shownMessages = lines.filter((line) => /\berror\.message\b/.test(line));
  expect(shownMessages.length).toBeGreaterThan(0);
  expect(shownMessages.filter((line) => !/error\.serverMessage\b/.test(line))).toEqual([]);
});

it("every example with hooks is a client component", () => {
  const { shown } = examplesOfReadme(import.meta.url);
  const withHooks = Object.entries(shown).filter(([, code]) => /\buse[A-Z]\w*\(/.test(code));
  expect(withHooks.length).toBeGreaterThan(10);
  expect(withHooks.filter(([, code]) => !code.includes('"use client"'))).toEqual([]);
});

describe("the examples work", () => {
  it("the first example works without props", () => {
    expect(renderToString(<App />)).toBe("<ul></ul>");
  });

  it("a cart has its totals", () => {
    const items: SessionCartInput[] = [{ variant: withoutLimit(variant), quantity: 2 }];
    const html = renderToString(
      <SessionCartProvider initialState={{ region, items }}>
        <Cart />
      </SessionCartProvider>,
    );
    expect(html).toContain("<td>Cup</td>");
    expect(html.match(/\$25\.00/g)).toHaveLength(2);
  });

  it("a cart shows prices with tax, even if the region's prices don't include tax", () => {
    const shown = (includes_tax: boolean) => {
      const taxed: Region = { ...region, tax_rate: 23, includes_tax };
      const items = [{ variant: withoutLimit(variant) }];
      return renderToString(
        <SessionCartProvider initialState={{ region: taxed, items }}>
          <Cart />
        </SessionCartProvider>,
      );
    };
    expect(shown(true)).toContain("<td>$12.50</td>");
    expect(shown(false)).toContain("<td>$15.38</td>");
  });

  it("a variant that is sold only from stock keeps its limit", () => {
    expect(withoutLimit({ ...variant, allow_backorder: false })).toHaveProperty(
      "inventory_quantity",
      0,
    );
    expect(withoutLimit(variant)).not.toHaveProperty("inventory_quantity");
  });

  it("prices are formatted in parts, and with three decimals in a three-decimal currency", () => {
    expect(renderToString(<Price variant={variant} region={region} />)).toBe(
      '<span><span class="currency">$</span><span class="integer">12</span>' +
        '<span class="decimal">.</span><span class="fraction">50</span></span>',
    );
    expect(money(12345, { ...region, currency_code: "kwd" })).toContain("12.345");
  });

  it("the cart shows the server's last response", () => {
    const cart = {
      id: "cart_1",
      region,
      total: 3100,
      items: [{ id: "line_1", title: "Cup", quantity: 2, total: 2500 }],
    } as ServerCart;
    const html = renderToString(
      <MedusaProvider>
        <CartProvider initialState={cart}>
          <CartPage />
          <AddToCart variant_id="cup" />
        </CartProvider>
      </MedusaProvider>,
    );
    expect(html).toMatch(/Cup.*\$25\.00.*Total.*\$31\.00.*Add to cart.*2/);
  });

  it("a server renders placeholders for the stored cart and the signed-in customer", () => {
    const html = renderToString(
      <ShopWithCart region={region}>
        <SessionCartProvider>
          <CartPage />
          <Shipping />
          <ToCheckout />
          <PlaceOrder onOrder={() => {}} />
          <Account />
        </SessionCartProvider>
      </ShopWithCart>,
    );
    expect(html).toBe(
      "<p>…</p><button>To the checkout</button><button>Place order</button><p>…</p>",
    );
  });

  it("returnable items are listed", () => {
    const items = [
      { id: "line_1", title: "Cup", quantity: 3, shipped_quantity: 2, returned_quantity: 1 },
      { id: "line_2", title: "Pot", quantity: 1, shipped_quantity: 0, returned_quantity: 0 },
    ];
    const html = renderToString(
      <MedusaProvider>
        <SendBack order={{ id: "order_1", items } as unknown as Order} />
      </MedusaProvider>,
    );
    expect(html.replaceAll("<!-- -->", "")).toContain("1 × Cup");
    expect(html).not.toContain("Pot");
  });

  it("a server-rendered page reads the store as its visitor, and passes the data on to the browser", async () => {
    const cookies: unknown[] = [];
    const store = createServer((request, response) => {
      cookies.push(request.headers.cookie);
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ regions: [{ id: "reg_1", name: "Europe" }] }));
    }).listen(0, "127.0.0.1");
    await once(store, "listening");
    onTestFinished(() => void store.close());
    const { port } = store.address() as AddressInfo;

    const Shop = () => <p>{useRegions().data?.regions[0]?.name}</p>;
    const request = { baseUrl: `http://127.0.0.1:${port}`, cookie: "connect.sid=1" };
    const { html, state } = await draw(<Shop />, request);
    expect(html).toBe("<p>Europe</p>");
    expect(cookies).toEqual(["connect.sid=1"]);
    expect(state.queries).toMatchObject([{ state: { data: { regions: [{ id: "reg_1" }] } } }]);
    // The browser's client has a different URL, but the same key.
    const browser = createHttpClient({ baseUrl: "" });
    expect(state.queries[0]?.queryKey).toEqual(queryOptions(browser, storeListRegions).queryKey);
  });
});
