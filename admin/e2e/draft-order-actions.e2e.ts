import { test } from "./mock.ts";
import { ask, at, doActions, question, region, type OrderAction } from "./order-actions.ts";
import { fresh } from "./own-discounts.ts";
import { europe, fillAddress, ownGoods, standardShipping } from "./own-orders.ts";
import { call } from "./own-returns.ts";
import { fromMore } from "./menus.ts";
import { confirmByTyping, expect, field } from "./shop.ts";

// For each action, the server first rejects the call, and the error appears next to the action. Then the test presses the
// button twice. See order-actions.ts.

test("an action on a draft order shows an error in place if it's rejected, and runs once if the button is pressed twice", async ({
  signedIn: page,
  mock,
}) => {
  const goods = await ownGoods(page);
  const email = `actions-${goods.sku.toLowerCase()}@example.test`;
  const region_id = await europe(page);
  // Has its own discount, because the server rejects simultaneous changes of the same one with 409.
  const own = fresh();
  await call(page, "/admin/discounts", {
    code: own,
    regions: [region_id],
    rule: { type: "percentage", value: 10, allocation: "total" },
  });
  const body = {
    email,
    region_id,
    items: [{ variant_id: goods.variant_id, quantity: 1 }],
    shipping_methods: [{ option_id: await standardShipping(page) }],
  };
  const { draft_order } = await call<{ draft_order: { id: string } }>(
    page,
    "/admin/draft-orders",
    body,
  );
  interface Draft {
    status: string;
    no_notification_order: boolean | null;
    cart: {
      email: string;
      items: { title: string; quantity: number }[];
      shipping_address: { city: string } | null;
      discounts: { code: string }[];
      shipping_methods: { shipping_option: { name: string } }[];
    };
  }
  const path = `draft-orders/${draft_order.id}`;
  const now = async () => (await ask<{ draft_order: Draft }>(page, path)).draft_order;
  const count = async () =>
    (await ask<{ count: number }>(page, `draft-orders?q=${encodeURIComponent(email)}`)).count;
  const pressed = async (name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).click();
  const drawer = page.getByRole("dialog");
  const items = region(page, "Items");
  const code = items.getByRole("textbox", { name: "Discount code" });
  const codes = async () => (await now()).cart.discounts.map((one) => one.code);
  const save = "Save changes";

  const actions: OrderAction[] = [
    {
      name: "contact",
      call: at(path),
      status: 409,
      begin: async () => {
        await page.goto(`/a/${path}?edit=customer`);
        await drawer.getByLabel("Notify the customer about the order").uncheck();
        return drawer;
      },
      press: save,
      kept: () =>
        expect(drawer.getByLabel("Notify the customer about the order")).not.toBeChecked(),
      state: async () => (await now()).no_notification_order,
      after: true,
    },
    {
      name: "address",
      call: at(path),
      status: 422,
      begin: async () => {
        await pressed("Shipping address");
        await fillAddress(page);
        await drawer.getByRole("combobox", { name: "Country" }).selectOption("de");
        return drawer;
      },
      press: save,
      kept: () => expect(field(page, "City")).toHaveValue("Hamburg"),
      state: async () => (await now()).cart.shipping_address?.city,
      after: "Hamburg",
    },
    {
      name: "shipping",
      call: /\/store\/carts\/\w+\/shipping-methods(\?|$)/,
      status: 400,
      begin: async () => {
        await pressed("Shipping");
        await drawer
          .getByRole("combobox", { name: "Shipping" })
          .selectOption("Express, next day · €12.90");
        return drawer;
      },
      press: save,
      kept: () =>
        expect(
          drawer.getByRole("combobox", { name: "Shipping" }).locator("option:checked"),
        ).toHaveText(/Express/),
      state: async () => (await now()).cart.shipping_methods.map((one) => one.shipping_option.name),
      after: ["Express, next day"],
    },
    {
      name: "quantity of an item",
      call: new RegExp(`${path}/line-items/\\w+(\\?|$)`),
      status: 500,
      begin: async () => {
        await pressed(`Edit ${goods.title}`);
        await drawer.getByRole("spinbutton", { name: "Quantity" }).fill("4");
        return drawer;
      },
      press: save,
      kept: () => expect(drawer.getByRole("spinbutton", { name: "Quantity" })).toHaveValue("4"),
      state: async () => (await now()).cart.items.map(({ quantity: pieces }) => pieces),
      after: [4],
    },
    {
      name: "added item",
      call: at(`${path}/line-items`),
      status: 400,
      begin: async () => {
        await pressed("Add custom item");
        await field(page, "Item").fill("Engraving");
        await field(page, "Unit price").fill("12");
        return drawer;
      },
      press: save,
      kept: () => expect(field(page, "Item")).toHaveValue("Engraving"),
      state: async () =>
        (await now()).cart.items.filter(({ title }) => title === "Engraving").length,
      after: 1,
      sent: 1,
    },
    {
      name: "removed item",
      call: new RegExp(`${path}/line-items/\\w+(\\?|$)`),
      method: "DELETE",
      status: 500,
      begin: () => Promise.resolve(items),
      press: "Remove Engraving",
      stays: true,
      state: async () => (await now()).cart.items.length,
      after: 1,
    },
    {
      name: "discount code",
      call: at(path),
      status: 409,
      begin: async () => {
        await code.fill(own);
        return items;
      },
      press: "Add",
      said: () => code.and(page.locator("[aria-invalid=true]")),
      kept: () => expect(code).toHaveValue(own),
      stays: true,
      state: codes,
      after: [own],
    },
    {
      name: "discount code taken back",
      call: at(path),
      status: 422,
      begin: () => Promise.resolve(items),
      press: `Remove ${own}`,
      said: () => code.and(page.locator("[aria-invalid=true]")),
      stays: true,
      state: codes,
      after: [],
    },
    {
      name: "copy",
      call: at("draft-orders"),
      status: 422,
      begin: async () => {
        await fromMore(page, "Duplicate");
        // Waits for the total that the server calculates, before the test simulates errors.
        await expect(page.getByLabel("Customer pays")).toBeVisible();
        return page.getByRole("main").filter({ hasText: "Copied from #" });
      },
      press: "Create draft order",
      kept: () => expect(field(page, "City")).toHaveValue("Hamburg"),
      state: count,
      after: 2,
      sent: 1,
    },
    {
      name: "deletion",
      call: /\/admin\/draft-orders\/\w+(\?|$)/,
      method: "DELETE",
      status: 500,
      begin: async () => {
        await fromMore(page, "Delete");
        await confirmByTyping(question(page));
        return question(page);
      },
      press: "Delete",
      state: count,
      after: 1,
    },
    {
      name: "payment",
      call: at(`${path}/pay`),
      status: 409,
      begin: async () => {
        await page.goto(`/a/${path}`);
        await pressed("Mark as paid");
        return question(page);
      },
      press: "Mark as paid",
      state: async () => (await now()).status,
      after: "completed",
      sent: 1,
    },
  ];
  await doActions(page, mock, actions);
  await expect(page).toHaveURL(/\/a\/orders\/order_\w+/);

  // Reloads the page before the response arrives. The draft has been paid, and can't be paid again.
  const { draft_order: second } = await call<{ draft_order: { id: string } }>(
    page,
    "/admin/draft-orders",
    body,
  );
  await page.goto(`/a/draft-orders/${second.id}`);
  await pressed("Mark as paid");
  const pay = at(`draft-orders/${second.id}/pay`);
  let calls = 0;
  const done = new Promise<void>((resolve) => {
    void page.route(pay, async (route) => {
      calls += 1;
      await route.fetch();
      resolve();
    });
  });
  await question(page).getByRole("button", { name: "Mark as paid" }).click();
  await done;
  await page.reload();
  await expect(page.getByRole("main").getByRole("link", { name: /^Open order/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Mark as paid" })).toHaveCount(0);
  expect(calls).toBe(1);
  const { orders } = await ask<{ orders: unknown[] }>(
    page,
    `orders?email=${encodeURIComponent(email)}`,
  );
  expect(orders).toHaveLength(2);
});

test("adding a discount code keeps the code that someone else has added in the meantime", async ({
  signedIn: page,
}) => {
  const goods = await ownGoods(page);
  const { draft_order } = await call<{ draft_order: { id: string } }>(page, "/admin/draft-orders", {
    email: `codes-${goods.sku.toLowerCase()}@example.test`,
    region_id: await europe(page),
    items: [{ variant_id: goods.variant_id, quantity: 1 }],
    shipping_methods: [{ option_id: await standardShipping(page) }],
  });
  const path = `draft-orders/${draft_order.id}`;
  const codes = async () => {
    const now = await ask<{ draft_order: { cart: { discounts: { code: string }[] } } }>(page, path);
    return now.draft_order.cart.discounts.map(({ code }) => code).toSorted();
  };
  const items = region(page, "Items");
  await page.goto(`/a/${path}`);
  await expect(field(page, "Discount code")).toBeVisible();
  await call(page, `/admin/${path}`, { discounts: [{ code: "FREESHIP" }] });
  await field(page, "Discount code").fill("WELCOME10");
  await items.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("button", { name: "Remove WELCOME10" })).toBeVisible();
  expect(await codes()).toEqual(["FREESHIP", "WELCOME10"]);
});

test("adding an item keeps the shipping that someone else has chosen in the meantime", async ({
  signedIn: page,
}) => {
  const goods = await ownGoods(page);
  const region_id = await europe(page);
  const { draft_order } = await call<{ draft_order: { id: string; cart_id: string } }>(
    page,
    "/admin/draft-orders",
    {
      email: `shipping-${goods.sku.toLowerCase()}@example.test`,
      region_id,
      items: [{ variant_id: goods.variant_id, quantity: 1 }],
      shipping_methods: [{ option_id: await standardShipping(page) }],
    },
  );
  const path = `draft-orders/${draft_order.id}`;
  interface Sent {
    draft_order: {
      cart: {
        items: unknown[];
        shipping_methods: { shipping_option: { name: string } }[];
      };
    };
  }
  const cart = async () => (await ask<Sent>(page, path)).draft_order.cart;
  const { shipping_options } = await ask<{ shipping_options: { id: string; name: string }[] }>(
    page,
    `shipping-options?region_id=${region_id}&is_return=false`,
  );
  const express = shipping_options.find(({ name }) => name.startsWith("Express"));
  await page.goto(`/a/${path}`);
  await page.getByRole("button", { name: "Add custom item" }).click();
  const drawer = page.getByRole("dialog");
  await field(page, "Item").fill("Engraving");
  await field(page, "Unit price").fill("12");
  await call(page, `/store/carts/${draft_order.cart_id}/shipping-methods`, {
    option_id: express?.id,
  });
  await drawer.getByRole("button", { name: "Save changes" }).click();
  await expect(drawer).toBeHidden();
  await expect.poll(async () => (await cart()).items.length).toBe(2);
  expect((await cart()).shipping_methods.map((one) => one.shipping_option.name)).toEqual([
    express?.name,
  ]);
});
