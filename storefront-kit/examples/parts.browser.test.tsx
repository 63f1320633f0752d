import { createHttpClient } from "@countertop/sdk";
import type { Order, StoreCart } from "@countertop/sdk/types";
import {
  CartProvider,
  createStorefrontQueryClient,
  MedusaProvider,
} from "@countertop/storefront-kit";
import axe from "axe-core";
import { StrictMode, type ReactNode } from "react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ShippingAddress } from "./address.tsx";
import { CartLines } from "./cart-lines.tsx";
import { CheckoutPage } from "./checkout-steps.tsx";
import { SendBack } from "./return.tsx";
import { RegionSelect, SendTo } from "./places.tsx";
import { BuyProduct } from "./product.tsx";
import { europe, shirt, shopWithCart } from "./shop.fixture.ts";

beforeEach(() => localStorage.clear());

type Shop = ReturnType<typeof shopWithCart>;

const open = (shop: Shop, page: ReactNode) =>
  render(
    <StrictMode>
      <MedusaProvider
        client={createHttpClient({ baseUrl: "http://shop.test", fetch: shop.fetch })}
        queryClient={createStorefrontQueryClient()}
      >
        <CartProvider initialState={shop.cart as StoreCart}>
          <main>{page}</main>
        </CartProvider>
      </MedusaProvider>
    </StrictMode>,
  );

async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.querySelector("main") ?? document.body);
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

const line = (id: string, quantity: number) =>
  ({
    id,
    title: id,
    quantity,
    total: 1000 * quantity,
    variant: { inventory_quantity: 5 },
  }) as unknown as NonNullable<StoreCart["items"]>[number];
const writes = (shop: Shop) => shop.calls.filter(({ call }) => !call.startsWith("GET"));

describe("a product's options, price, and quantity", () => {
  const buy = (shop = shopWithCart({})) =>
    open(shop, <BuyProduct product={shirt} region={europe} />);

  it("can be used with the keyboard only", async () => {
    const shop = shopWithCart({});
    const screen = await buy(shop);
    await expect.element(screen.getByText("From €20.00 instead of €25.00, 20% off")).toBeVisible();
    await expect.element(screen.getByText("Choose: Size")).toBeVisible();
    await expectAccessible();

    await userEvent.tab();
    const size = screen.getByRole("radiogroup", { name: "Size" });
    await expect.element(size.getByRole("radio", { name: "S" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect.element(size.getByRole("radio", { name: "S" })).toBeChecked();
    await expect.element(screen.getByText("Choose: Color")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(size.getByRole("radio", { name: "M" })).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(size.getByRole("radio", { name: "S" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(screen.getByRole("radio", { name: "White" })).toBeChecked();
    await expect.element(screen.getByText("€20.00 instead of €25.00, 20% off")).toBeVisible();
    await expectAccessible();

    const quantity = screen.getByRole("spinbutton", { name: "Quantity" });
    await quantity.click();
    await userEvent.keyboard("{End}");
    await expect.element(quantity).toHaveValue("2");
    await expect.element(screen.getByRole("button", { name: "One more" })).toBeDisabled();
    await userEvent.keyboard("{Enter}");
    await expect
      .poll(() => writes(shop))
      .toEqual([
        { call: "POST carts/cart_1/line-items", body: { variant_id: "S-White", quantity: 2 } },
      ]);
  });

  it("show which choices are sold out or unavailable, and let shoppers choose them", async () => {
    const screen = await buy();
    const radio = (name: string) => screen.getByRole("radio", { name });
    await radio("Black").click();
    await expect.element(radio("M (sold out)")).toBeVisible();
    await radio("L (other combinations)").click();
    await expect.element(radio("White")).toBeChecked();
    // Dropped choices return as soon as they are possible.
    await radio("S").click();
    await expect.element(radio("Black")).toBeChecked();
    await radio("M (sold out)").click();
    await expect.element(screen.getByRole("button", { name: "Sold out" })).toBeDisabled();
    await expect.element(screen.getByRole("spinbutton")).toHaveValue("0");
    await expectAccessible();
  });

  it("mirror the horizontal arrow keys on right-to-left pages", async () => {
    document.documentElement.dir = "rtl";
    try {
      const screen = await buy();
      await screen.getByRole("radio", { name: "S" }).click();
      await userEvent.keyboard("{ArrowLeft}");
      await expect.element(screen.getByRole("radio", { name: "M" })).toHaveFocus();
    } finally {
      document.documentElement.dir = "";
    }
  });
});

describe("a cart line", () => {
  it("shows a change immediately, and reverts it with a reason if the server rejects it", async () => {
    const shop = shopWithCart({ items: [line("Cup", 1), line("Pot", 1)] });
    const answer = Promise.withResolvers<void>();
    shop.wait = (call) => (call.startsWith("GET") ? undefined : answer.promise);
    shop.rejected = (call) => call.startsWith("POST") && call.endsWith("Cup");
    const screen = await open(shop, <CartLines />);
    const cup = screen.getByRole("listitem", { name: "Cup" });
    await expectAccessible();
    await cup.getByRole("button", { name: "One more" }).click();
    await expect.element(cup.getByRole("spinbutton")).toHaveValue("2");
    await expect.element(cup).toHaveAttribute("aria-busy", "true");
    answer.resolve();
    await expect.element(cup.getByRole("alert")).toHaveTextContent("That did not work.");
    await expect.element(cup.getByRole("spinbutton")).toHaveValue("1");
    const pot = screen.getByRole("listitem", { name: "Pot" });
    await expect.element(pot.getByRole("alert")).toHaveTextContent("");
    await expectAccessible();

    shop.rejected = () => false;
    await cup.getByRole("spinbutton").fill("9");
    await userEvent.keyboard("{Enter}");
    await expect.element(cup.getByRole("spinbutton")).toHaveValue("5");
    await expect.element(cup.getByRole("alert")).toHaveTextContent("");
    await expect.poll(() => shop.cart.items[0]?.quantity).toBe(5);
  });

  it("disappears immediately when it is removed, and the focus moves to its neighbor; after an error, it reappears with a reason", async () => {
    const shop = shopWithCart({ items: [line("Cup", 1), line("Pot", 1), line("Jug", 1)] });
    shop.rejected = (call) => call.startsWith("DELETE") && call.endsWith("Pot");
    const screen = await open(shop, <CartLines />);
    const remove = (name: string) =>
      screen.getByRole("listitem", { name }).getByRole("button", { name: "Remove" });
    await remove("Cup").click();
    await expect.element(screen.getByRole("listitem", { name: "Cup" })).not.toBeInTheDocument();
    await expect.element(remove("Pot")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const pot = screen.getByRole("listitem", { name: "Pot" });
    await expect.element(pot.getByRole("alert")).toHaveTextContent("That did not work.");
    await expect.element(remove("Jug")).toHaveFocus();
  });
});

describe("an address form", () => {
  const german = {
    first_name: " Ada ",
    last_name: "Lovelace",
    address_1: "Hauptstr. 1",
    city: "Berlin",
    postal_code: "10115",
    country_code: "DE",
    province: "old",
  } as NonNullable<StoreCart["shipping_address"]>;

  it("marks missing fields, and focuses the first one", async () => {
    const shop = shopWithCart({});
    const screen = await open(shop, <ShippingAddress onSaved={() => {}} />);
    await expectAccessible();
    await expect
      .element(screen.getByLabelText("First name"))
      .not.toHaveAttribute("aria-describedby");
    await screen.getByRole("button", { name: "Continue" }).click();
    const first = screen.getByRole("textbox", { name: "First name" });
    await expect.element(first).toHaveFocus();
    await expect.element(first).toHaveAccessibleDescription("Please fill this in.");
    await expect.element(first).toHaveAttribute("aria-invalid", "true");
    await expect.element(first).toHaveAttribute("autocomplete", "shipping given-name");
    await expectAccessible();
    await userEvent.keyboard("Ada");
    await expect.element(first).toHaveAttribute("aria-invalid", "false");
    expect(writes(shop)).toEqual([]);
  });

  it("has the selected country's fields, and is sent once with trimmed values", async () => {
    const shop = shopWithCart({ shipping_address: german });
    const saved: string[] = [];
    const screen = await open(shop, <ShippingAddress onSaved={() => saved.push("saved")} />);
    await expect.element(screen.getByLabelText("Country")).toHaveValue("de");
    await expect.element(screen.getByLabelText(/Province/)).not.toBeInTheDocument();
    await screen.getByLabelText("Country").selectOptions("Ireland");
    await expect.element(screen.getByLabelText("Province or state (optional)")).toBeVisible();
    await screen.getByLabelText("Country").selectOptions("Germany");
    // Delays the first write, because two clicks would be two separate writes if the first one were finished before the second.
    const { promise: clicked, resolve: answer } = Promise.withResolvers<void>();
    shop.wait = (call) => (call.startsWith("POST") ? clicked : undefined);
    await screen.getByRole("button", { name: "Continue" }).dblClick();
    answer();
    await expect.poll(() => saved).toEqual(["saved"]);
    expect(writes(shop)).toMatchObject([
      { body: { shipping_address: { first_name: "Ada", country_code: "de", province: "" } } },
    ]);
  });

  it("shows the server's error, and can be sent again", async () => {
    const shop = shopWithCart({ shipping_address: german });
    shop.rejected = (call) => call.startsWith("POST");
    const screen = await open(shop, <ShippingAddress onSaved={() => {}} />);
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("button", { name: "Continue" })).toBeEnabled();
  });
});

describe("country and region pickers", () => {
  it("set a country's region when the country is chosen, and sort countries by name", async () => {
    const shop = shopWithCart({});
    const screen = await open(
      shop,
      <>
        <SendTo />
        <RegionSelect />
      </>,
    );
    await expect.element(screen.getByLabelText("Region")).toHaveValue("reg_eu");
    const countries = screen.getByLabelText("Send to");
    await expect
      .poll(() => countries.element().textContent)
      .toBe("Choose a countryGermanyIrelandPortugalUnited States");
    await expectAccessible();
    await countries.selectOptions("United States");
    await expect.element(screen.getByLabelText("Region")).toHaveValue("reg_us");
    expect(writes(shop)).toMatchObject([{ body: { region_id: "reg_us", country_code: "us" } }]);
  });
});

describe("the checkout", () => {
  it("goes from the address to the order, depending on the cart's data", async () => {
    const shop = shopWithCart({ items: [line("Cup", 2)], shipping_address: null });
    const screen = await open(shop, <CheckoutPage />);
    const heading = screen.getByRole("heading");
    const step = (name: string) =>
      screen.getByRole("navigation").getByRole("button", { name, exact: false });
    await expect.element(heading).toHaveTextContent("address");
    await expect.element(step("shipping")).toBeDisabled();
    await expect.element(step("address")).toHaveAttribute("aria-current", "step");
    await expectAccessible();

    await screen.getByLabelText("Email").fill("ada@example.com");
    for (const [label, text] of [
      ["First name", "Ada"],
      ["Last name", "Lovelace"],
      ["Street and number", "Hauptstr. 1"],
      ["City", "Berlin"],
    ] as const)
      await screen.getByLabelText(label).fill(text);
    await screen.getByLabelText("Country").selectOptions("Germany");
    await screen.getByRole("textbox", { name: "Postal code" }).fill("10115");
    await screen.getByRole("button", { name: "Continue" }).click();

    await expect.element(heading).toHaveTextContent("shipping");
    await expect.element(heading).toHaveFocus();
    await screen.getByRole("button", { name: "Post" }).click();
    await expect.element(heading).toHaveTextContent("payment");
    await screen.getByRole("button", { name: "Pay with manual" }).click();
    await expect.element(heading).toHaveTextContent("review");
    await expectAccessible();

    await step("address").click();
    await expect.element(heading).toHaveTextContent("address");
    await step("review").click();
    await screen.getByRole("button", { name: "Place order" }).click();
    await expect.element(heading).toHaveTextContent("Thank you. Your order is #7.");
  });

  it("goes back if the cart loses data that a step needs", async () => {
    const shop = shopWithCart({
      items: [line("Cup", 2)],
      email: "ada@example.com",
      shipping_address: {
        first_name: "Ada",
        last_name: "Lovelace",
        address_1: "Hauptstr. 1",
        city: "Berlin",
        postal_code: "10115",
        country_code: "de",
      } as unknown as NonNullable<StoreCart["shipping_address"]>,
      shipping_methods: [{ id: "sm_1" }] as unknown as NonNullable<StoreCart["shipping_methods"]>,
      total: 0,
    });
    shop.rejected = (call) => call.endsWith("/complete");
    const screen = await open(shop, <CheckoutPage />);
    // The order's total is 0, so it doesn't need a payment.
    await expect.element(screen.getByRole("heading")).toHaveTextContent("review");
    shop.cart.shipping_methods = [];
    await screen.getByRole("button", { name: "Place order" }).click();
    await expect.element(screen.getByRole("alert")).toBeVisible();
    await expect.element(screen.getByRole("heading")).toHaveTextContent("shipping");
  });
});

it("several clicks on a quantity cause one request, which is also sent if the line is unmounted", async () => {
  const shop = shopWithCart({ items: [line("cup", 1)] });
  const screen = await open(shop, <CartLines />);
  const more = screen.getByRole("button", { name: "One more" });
  const quantity = screen.getByLabelText("Quantity").element() as HTMLInputElement;
  // Clicks as fast as the page renders, even on a busy machine.
  for (const next of ["2", "3", "4"]) {
    (more.element() as HTMLElement).click();
    await vi.waitFor(() => expect(quantity.value).toBe(next), { interval: 1 });
  }
  await expect.poll(() => writes(shop).length).toBe(1);
  await expect.element(screen.getByLabelText("Quantity")).toHaveValue("4");
  await more.click();
  await screen.unmount();
  await expect.poll(() => writes(shop).length).toBe(2);
  expect(writes(shop).map(({ body }) => body)).toEqual([{ quantity: 4 }, { quantity: 5 }]);
});

it("a return of an item for a nested reason can be requested", async () => {
  const sent: unknown[] = [];
  const responses: Record<string, object> = {
    "/store/return-reasons": {
      return_reasons: [
        {
          id: "rr_size",
          label: "Wrong size",
          return_reason_children: [{ id: "rr_big", label: "Too big" }],
        },
        { id: "rr_late", label: "Too late", return_reason_children: [] },
      ],
    },
    "/store/shipping-options": {
      shipping_options: [{ id: "so_post", name: "Return by post", price_incl_tax: 490 }],
    },
    "/store/returns": { return: { id: "ret_1", created_at: "2026-11-28", refund_amount: 1510 } },
  };
  const store = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (request.method === "POST") sent.push(await request.json());
    return Response.json(responses[new URL(request.url).pathname] ?? { orders: [] });
  };
  const item = { id: "line_1", title: "Cup", quantity: 1, shipped_quantity: 1 };
  const order = { id: "order_1", region_id: "reg_eu", region: europe, items: [item] };
  const screen = await render(
    <MedusaProvider
      client={createHttpClient({ baseUrl: "http://shop.test", fetch: store })}
      queryClient={createStorefrontQueryClient()}
    >
      <main>
        <SendBack order={order as unknown as Order} />
      </main>
    </MedusaProvider>,
  );
  await expect.element(screen.getByRole("option", { name: "Too big" })).toBeInTheDocument();
  await expect
    .element(screen.getByRole("option", { name: /€4.90 less refund/ }))
    .toBeInTheDocument();
  await expectAccessible();
  expect(document.querySelector("optgroup")?.label).toBe("Wrong size");
  await screen.getByRole("combobox", { name: /^Reason/ }).selectOptions("Too big");
  await screen.getByRole("combobox", { name: /^Shipping/ }).selectOptions("so_post");
  expect(sent).toEqual([]);
  await screen.getByRole("button", { name: "Send back" }).click();
  await expect.element(screen.getByText("1 × requested")).toBeVisible();
  expect(sent).toEqual([
    {
      order_id: "order_1",
      items: [{ item_id: "line_1", quantity: 1, reason_id: "rr_big" }],
      return_shipping: { option_id: "so_post" },
    },
  ]);
});
