import type { Locator } from "@playwright/test";
import { refuse, test } from "./mock.ts";
import { ask, at, doActions, question, region, type OrderAction } from "./order-actions.ts";
import { ownGoods, standardShipping } from "./own-orders.ts";
import {
  addGoods,
  call,
  card as returnsCard,
  dialog,
  gone,
  menu,
  open,
  quantity,
  settleAsCustomer,
  shipped,
  stored,
  summary,
} from "./own-returns.ts";
import { picture } from "./image.ts";
import { expect, returnToWindow } from "./shop.ts";

// For each action, the server first rejects the call, and the page shows the error. Then the button is pressed twice, and the
// response is lost. See order-actions.ts.

test("an action on a return, an exchange, or a claim shows an error in place if it's rejected, and runs once if the button is pressed twice", async ({
  signedIn: page,
  mock,
}) => {
  const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 5000 })];
  const order = await shipped(page, [[mug, 8]]);
  const path = `/admin/orders/${order.id}`;
  const item_id = order.items[0]?.id;
  const now = () => stored(page, order);
  const card = returnsCard(page);
  const entry = (name: string, text: string) =>
    card.getByRole("listitem", { name, exact: true }).filter({ hasText: text });
  const begin = async (name: string) => {
    await card.getByRole("button", { name, exact: true }).click();
    const sheet = dialog(page, name);
    await quantity(sheet, mug).fill("1");
    return sheet;
  };
  const replacement = async () => {
    await call(page, `${path}/claims`, {
      type: "replace",
      claim_items: [{ item_id, quantity: 1, reason: "missing_item" }],
      additional_items: [{ variant_id: mug.variant_id, quantity: 1 }],
      shipping_methods: [{ option_id: await standardShipping(page), price: 0 }],
    });
    await returnToWindow(page);
  };
  const pack = (of: string) => async () => {
    await region(page, `${of} items to fulfill`)
      .getByRole("button", { name: "Fulfill", exact: true })
      .click();
    return dialog(page, "Create fulfillment");
  };
  const inParcel = async (of: string, name: string) => {
    await region(page, "Fulfillment")
      .getByRole("group", { name: new RegExp(`, ${of}$`) })
      .getByRole("button", { name, exact: true })
      .first()
      .click();
  };
  const unpack = (of: string) => async () => {
    await inParcel(of, "Cancel");
    return question(page);
  };
  const send = (of: string) => async () => {
    await (
      await pack(of === "claim" ? "Claim" : "Exchange")()
    )
      .getByRole("button", { name: "Fulfill", exact: true })
      .click();
    await gone(dialog(page, "Create fulfillment"));
    await inParcel(of, "Mark as shipped");
    return dialog(page, "Mark as shipped");
  };
  const fulfillmentSourcesOf = async (kind: "swaps" | "claims") =>
    (await now())[kind].flatMap((one) => one.fulfillments);
  const count = (kind: "swaps" | "claims", what: "canceled_at" | "shipped_at") => async () =>
    (await fulfillmentSourcesOf(kind)).filter((one) => one[what] !== null).length;

  /** Reads the fulfillment status of each exchange or claim that has a fulfillment. */
  const sentOf = async (kind: "swaps" | "claims") =>
    (await now())[kind]
      .filter((one) => one.fulfillments.length > 0)
      .map((one) => one.fulfillment_status);
  const stocked = async () => {
    const { inventory_item } = await ask<{
      inventory_item: { location_levels: { stocked_quantity: number }[] };
    }>(page, `inventory-items/${mug.inventory_item_id}/location-levels`);
    return inventory_item.location_levels[0]?.stocked_quantity ?? 0;
  };
  let onShelf = 0;

  /**
   * An image is uploaded as soon as it's chosen. If the server rejects it, the error appears next to it, and the user can
   * choose it again.
   */
  const refusedPicture = async (sheet: Locator) => {
    const choose = () =>
      sheet.locator("input[type=file]").setInputFiles(picture("Broken handle.png"));
    await refuse(page, mock, at("uploads"), "POST", 500);
    await choose();
    const said = sheet.getByRole("listitem").filter({ hasText: "Broken handle.png" });
    await expect(said.last()).toContainText("If it keeps happening, contact");
    await expect(quantity(sheet, mug)).toHaveValue("1");
    await page.unroute(at("uploads"));
    await choose();
    await expect(sheet.getByRole("img", { name: "Image 1" })).toBeVisible();
  };

  const actions: OrderAction[] = [
    {
      name: "return",
      call: at(`orders/${order.id}/return`),
      status: 400,
      begin: () => begin("Request return"),
      press: "Request return",
      state: async () => (await now()).returns.length,
      after: 1,
      sent: 2,
    },
    {
      name: "canceled return",
      call: /\/admin\/returns\/\w+\/cancel(\?|$)/,
      status: 409,
      begin: async () => {
        await menu(page, entry("Return", "On its way back"), "Cancel return");
        return question(page);
      },
      press: "Cancel return",
      state: async () => (await now()).returns.filter((one) => one.status === "canceled").length,
      after: 1,
      sent: 1,
    },
    {
      name: "received return",
      call: /\/admin\/returns\/\w+\/receive(\?|$)/,
      status: 422,
      begin: async () => {
        await call(page, `${path}/return`, { items: [{ item_id, quantity: 1 }] });
        await returnToWindow(page);
        await entry("Return", "On its way back").getByRole("button", { name: "Receive" }).click();
        const sheet = dialog(page, "Receive return");
        await sheet.getByLabel("Restock at").selectOption({ label: "Hamburg, Speicherstadt" });
        await sheet.getByLabel("Refund amount").fill("1");
        return sheet;
      },
      press: "Receive",
      kept: (sheet) => expect(sheet.getByLabel("Refund amount")).toHaveValue("1.00"),
      state: async () => (await now()).refunded_total,
      after: 100,
      sent: 1,
    },
    {
      name: "exchange",
      call: at(`orders/${order.id}/swaps`),
      status: 400,
      begin: async () => {
        const sheet = await begin("Register exchange");
        await addGoods(page, sheet, pan);
        return sheet;
      },
      press: "Register exchange",
      kept: (sheet) => expect(summary(sheet).getByText("Customer pays")).toBeVisible(),
      state: async () => (await now()).swaps.length,
      after: 1,
      sent: 2,
    },
    {
      name: "canceled exchange",
      call: /\/swaps\/\w+\/cancel(\?|$)/,
      status: 500,
      begin: async () => {
        await menu(page, entry("Exchange", "Waiting for customer"), "Cancel exchange");
        return question(page);
      },
      press: "Cancel exchange",
      state: async () => (await now()).swaps.filter((one) => one.canceled_at !== null).length,
      after: 1,
      sent: 1,
    },
    {
      name: "difference of an exchange",
      call: /\/swaps\/\w+\/process-payment(\?|$)/,
      status: 409,
      begin: async () => {
        await call(page, `${path}/swaps`, {
          return_items: [{ item_id, quantity: 1 }],
          additional_items: [{ variant_id: pan.variant_id, quantity: 1 }],
        });
        const made = (await now()).swaps.find((one) => one.canceled_at === null);
        if (!made) throw new Error("There is no exchange.");
        await settleAsCustomer(page, order, made);
        await returnToWindow(page);
        await card.getByRole("button", { name: "Capture difference" }).click();
        return question(page);
      },
      press: "Capture difference",
      state: async () =>
        (await now()).swaps.filter((one) => one.payment_status === "captured").length,
      after: 1,
      sent: 1,
    },
    {
      name: "fulfillment of an exchange",
      call: /\/swaps\/\w+\/fulfillments(\?|$)/,
      status: 400,
      begin: pack("Exchange"),
      press: "Fulfill",
      state: async () => (await fulfillmentSourcesOf("swaps")).length,
      after: 1,
      sent: 1,
    },
    {
      name: "canceled fulfillment of an exchange",
      call: /\/swaps\/\w+\/fulfillments\/\w+\/cancel(\?|$)/,
      status: 409,
      begin: unpack("exchange"),
      press: "Cancel fulfillment",
      state: count("swaps", "canceled_at"),
      after: 1,
      sent: 1,
    },
    {
      name: "shipment of an exchange",
      call: /\/swaps\/\w+\/shipments(\?|$)/,
      status: 422,
      begin: send("exchange"),
      press: "Mark as shipped",
      state: async () => [await count("swaps", "shipped_at")(), ...(await sentOf("swaps"))],
      after: [1, "shipped"],
      sent: 1,
    },
    {
      name: "claim",
      call: at(`orders/${order.id}/claims`),
      status: 422,
      begin: async () => {
        const sheet = await begin("Register claim");
        await sheet.getByRole("radio", { name: "Refund" }).check();
        await sheet.getByLabel("Reason").selectOption({ label: "Faulty" });
        await refusedPicture(sheet);
        await sheet.getByLabel("Refund amount").fill("2");
        return sheet;
      },
      press: "Register claim",
      kept: (sheet) => expect(sheet.getByLabel("Refund amount")).toHaveValue("2.00"),
      state: async () =>
        (await now()).claims.flatMap(({ claim_items }) =>
          claim_items.map(({ images }) => images.length),
        ),
      after: [1],
      sent: 2,
    },
    {
      name: "changed claim",
      call: at(`orders/${order.id}/claims/\\w+`),
      status: 422,
      begin: async () => {
        await menu(page, entry("Refund claim", ""), "Edit claim");
        const sheet = dialog(page, "Edit claim");
        await sheet.getByLabel("Note").fill("And the rim");
        return sheet;
      },
      press: "Save changes",
      kept: (sheet) => expect(sheet.getByLabel("Note")).toHaveValue("And the rim"),
      state: async () => (await now()).claims[0]?.claim_items[0]?.note,
      after: "And the rim",
    },
    {
      name: "fulfillment of a claim",
      call: /\/claims\/\w+\/fulfillments(\?|$)/,
      status: 400,
      begin: async () => {
        await replacement();
        const sheet = await pack("Claim")();
        await expect(
          sheet.getByText("Exchanges and claims can only be fulfilled in full."),
        ).toBeVisible();
        onShelf = await stocked();
        return sheet;
      },
      press: "Fulfill",
      state: async () => [
        (await fulfillmentSourcesOf("claims")).length,
        onShelf - (await stocked()),
      ],
      after: [1, 1],
      sent: 1,
    },
    {
      name: "canceled fulfillment of a claim",
      call: /\/claims\/\w+\/fulfillments\/\w+\/cancel(\?|$)/,
      status: 409,
      begin: unpack("claim"),
      press: "Cancel fulfillment",
      state: async () => [await count("claims", "canceled_at")(), ...(await sentOf("claims"))],
      after: [1, "canceled"],
      sent: 1,
    },
    {
      name: "shipment of a claim",
      call: /\/claims\/\w+\/shipments(\?|$)/,
      status: 422,
      begin: send("claim"),
      press: "Mark as shipped",
      state: async () => [await count("claims", "shipped_at")(), ...(await sentOf("claims"))],
      after: [1, "shipped"],
      sent: 1,
    },
    {
      name: "canceled claim",
      call: /\/claims\/\w+\/cancel(\?|$)/,
      status: 500,
      begin: async () => {
        await replacement();
        await menu(page, entry("Replacement claim", "To fulfill"), "Cancel claim");
        return question(page);
      },
      press: "Cancel claim",
      state: async () => (await now()).claims.filter((one) => one.canceled_at !== null).length,
      after: 1,
      sent: 1,
    },
  ];
  await open(page, order);
  await doActions(page, mock, actions);
});
