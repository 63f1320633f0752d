import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { keysOf } from "./keys.ts";
import { orderState, ownGoods, rowOfOrder, type OwnGoods, type OwnOrder } from "./own-orders.ts";
import {
  call,
  card as returnsCard,
  dialog,
  gone,
  quantity,
  shippedOf,
  stored,
} from "./own-returns.ts";
import { expect, field, rows, test } from "./shop.ts";

// Orders that are paid with the sandbox's test provider. Unlike the manual provider, it can reject a payment or require an
// additional step.

interface Place {
  region_id: string;
  option_id: string;
}
type Answer = "success" | "refusal" | "redirect" | "more" | "capture_refused" | "refund_refused";

/** Creates a region with a country that no other test uses, and with the test provider. */
async function ownPlace(page: Page): Promise<Place & { end(): Promise<void> }> {
  const name = "Payments of the admin";
  const { regions } = (await (await page.request.get("/admin/regions?limit=100")).json()) as {
    regions: { id: string; name: string }[];
  };
  // Removes regions that an interrupted run left behind.
  for (const left of regions.filter((one) => one.name === name))
    await page.request.delete(`/admin/regions/${left.id}`);
  const { region } = await call<{ region: { id: string } }>(page, "/admin/regions", {
    name,
    currency_code: "eur",
    tax_rate: 0,
    countries: ["ad"],
    payment_providers: ["manual", "test-payment"],
    fulfillment_providers: ["manual"],
  });
  const { shipping_option } = await call<{ shipping_option: { id: string } }>(
    page,
    "/admin/shipping-options",
    {
      name: "Post",
      region_id: region.id,
      provider_id: "manual",
      data: {},
      price_type: "flat_rate",
      amount: 500,
    },
  );
  return {
    region_id: region.id,
    option_id: shipping_option.id,
    end: async () => void (await page.request.delete(`/admin/regions/${region.id}`)),
  };
}

/** Fills in the cart of an order or an exchange, and pays in a way that makes the provider return the given result. */
async function payAs(page: Page, cart: string, email: string, place: Place, answer: Answer) {
  const path = `/store/carts/${cart}`;
  const address = {
    first_name: "Ada",
    last_name: "Walker",
    address_1: "Carrer Major 1",
    city: "Andorra la Vella",
    postal_code: "AD500",
    country_code: "ad",
  };
  await call(page, path, { email, shipping_address: address, billing_address: address });
  await call(page, `${path}/shipping-methods`, { option_id: place.option_id });
  await call(page, `${path}/payment-sessions`);
  const told = await call<{ cart: { payment_session: { data: { id: string } } } }>(
    page,
    `${path}/payment-sessions/test-payment`,
    { data: { answer } },
  );
  const complete = async () => {
    const response = await page.request.post(`${path}/complete`, { data: {} });
    return (await response.json()) as { type: string; data: { id: string } };
  };
  return { complete, path, payment: told.cart.payment_session.data.id };
}

async function ordered(
  page: Page,
  place: Place,
  goods: OwnGoods,
  email: string,
  answer: Answer,
  quantity = 1,
) {
  const { sales_channels } = (await (
    await page.request.get("/admin/sales-channels?limit=100")
  ).json()) as { sales_channels: { id: string; name: string }[] };
  const { cart } = await call<{ cart: { id: string } }>(page, "/store/carts", {
    region_id: place.region_id,
    sales_channel_id: sales_channels.find(({ name }) => name === "Web shop")?.id,
    country_code: "ad",
  });
  await call(page, `/store/carts/${cart.id}/line-items`, {
    variant_id: goods.variant_id,
    quantity,
  });
  return payAs(page, cart.id, email, place, answer);
}

const card = (page: Page) => page.getByRole("region", { name: "Payment", exact: true });

test("orders paid through a provider are captured and refunded, the provider's errors appear in place, and a retry works", async ({
  signedIn: page,
}) => {
  const place = await ownPlace(page);
  const goods = await ownGoods(page);
  const email = `provider-${randomUUID().slice(0, 8)}@example.test`;
  const order = async (answer: Answer, quantity?: number): Promise<OwnOrder> => {
    const { complete, path, payment } = await ordered(page, place, goods, email, answer, quantity);
    if (answer === "redirect") {
      expect((await complete()).type).not.toBe("order");
      await page.request.post(`/store/test-payment/${payment}`, { form: { outcome: "paid" } });
    }
    if (answer === "more") {
      expect((await complete()).type).not.toBe("order");
      await call(page, `${path}/payment-sessions/test-payment`, { data: { code: "1234" } });
    }
    const { type, data } = await complete();
    expect(type, answer).toBe("order");
    return orderState(page, data);
  };

  // A rejected payment doesn't create an order. The other orders are captured from the list with the keyboard, and the rejected
  // capture is retried.
  expect((await (await ordered(page, place, goods, email, "refusal")).complete()).type).not.toBe(
    "order",
  );
  const many = [await order("redirect"), await order("more"), await order("capture_refused")];
  const numberOf = ({ display_id }: OwnOrder) => `#${display_id}`;
  await page.goto(`/a/orders?q=${encodeURIComponent(email)}&order=created_at`);
  await expect(rows(page)).toHaveCount(3);
  const { press, tabTo } = keysOf(page);
  await tabTo("Select this page");
  await press("Space");
  await expect(page.getByText("3 selected")).toBeVisible();
  await tabTo("Capture payments");
  await press("Enter");
  const bulk = dialog(page, "Capture payments");
  await expect(bulk).toBeVisible();
  await tabTo("Capture payments");
  await press("Enter");
  await expect(bulk).toContainText("Captured: 2 orders");
  const failed = bulk.getByRole("list", { name: "Failed rows" });
  await expect(failed).toContainText(numberOf(many[2] as OwnOrder));
  await expect(failed).toContainText("The payment provider didn't capture the payment.");
  await tabTo("Retry 1");
  await press("Enter");
  await expect(bulk).toContainText("Captured: 1 order");
  await tabTo("Close");
  await press("Enter");
  await gone(bulk);
  for (const one of many) expect((await orderState(page, one)).payment_status).toBe("captured");

  // On the order's page, the provider declines the capture, the dialog shows the error, and the second attempt succeeds.
  const worn = await order("capture_refused");
  await page.goto(`/a/orders/${worn.id}`);
  await card(page).getByRole("button", { name: "Capture", exact: true }).click();
  const question = page.getByRole("alertdialog", { name: "Capture payment" });
  await expect(question).toContainText("The provider charges");
  await question.getByRole("button", { name: "Capture" }).click();
  await expect(question.getByText("The provider refused the capture.")).toBeVisible();
  expect((await orderState(page, worn)).payment_status).toBe("requires_action");
  await question.getByRole("button", { name: "Capture" }).click();
  await gone(question);
  expect((await orderState(page, worn)).payment_status).toBe("captured");

  // For a refund, the drawer shows the provider's message and keeps the input.
  const back = await order("refund_refused");
  await call(page, `/admin/orders/${back.id}/capture`);
  await page.goto(`/a/orders/${back.id}?edit=refund`);
  const sheet = dialog(page, "Refund");
  await field(page, "Amount").fill("3");
  await field(page, "Note").fill("Scratched");
  const refund = sheet.getByRole("button", { name: "Refund €3.00" });
  await refund.click();
  await expect(sheet.getByText("Your bank did not answer in time.")).toBeVisible();
  await expect(field(page, "Note")).toHaveValue("Scratched");
  expect((await orderState(page, back)).refunded_total).toBe(0);
  await refund.click();
  await gone(sheet);
  expect((await orderState(page, back)).refunded_total).toBe(300);
  await expect(card(page)).toContainText("test-payment");

  // The server rejects the claim's refund, but keeps the claim. The sheet closes, so that a second press can't register a
  // second claim, and the refund becomes a step of the order.
  const claimed = await shippedOf(page, await order("refund_refused"));
  await page.goto(`/a/orders/${claimed.id}?edit=claim`);
  const claim = dialog(page, "Register claim");
  await quantity(claim, goods).fill("1");
  await claim.getByLabel("Reason").selectOption({ label: "Faulty" });
  await claim.getByRole("button", { name: "Register claim" }).click();
  await gone(claim);
  await expect(page.getByText("Your bank did not answer in time.")).toBeVisible();
  expect((await stored(page, claimed)).claims).toMatchObject([{ payment_status: "not_refunded" }]);
  const due = page.getByRole("listitem").filter({ hasText: "Refund due for a claim" });
  await due.getByRole("button", { name: "Refund" }).click();
  await sheet.getByRole("button", { name: "Refund €20.00" }).click();
  await gone(sheet);
  expect((await stored(page, claimed)).refunds).toMatchObject([{ reason: "claim", amount: 2000 }]);
  await expect(due).toHaveCount(0);

  // The price difference of an exchange: the server responds with 200, even though nothing was captured.
  const sent = await shippedOf(page, await order("success", 2));
  const dearer = await ownGoods(page, { price: 5000 });
  const exchange = async () => {
    await call(page, `/admin/orders/${sent.id}/swaps`, {
      return_items: [{ item_id: sent.items[0]?.id, quantity: 1 }],
      additional_items: [{ variant_id: dearer.variant_id, quantity: 1 }],
    });
    const swap = (await stored(page, sent)).swaps.find(({ confirmed_at }) => !confirmed_at);
    const paying = await payAs(page, swap?.cart_id ?? "", email, place, "capture_refused");
    expect((await paying.complete()).type).toBe("swap");
  };
  await exchange();
  await page.goto(`/a/orders/${sent.id}`);
  const settle = returnsCard(page).getByRole("button", { name: "Capture difference" });
  await settle.click();
  const asked = page.getByRole("alertdialog", { name: "Capture difference" });
  await asked.getByRole("button", { name: "Capture difference" }).click();
  await expect(asked.getByText("The payment provider declined the request.")).toBeVisible();
  await asked.getByRole("button", { name: "Capture difference" }).click();
  await gone(asked);
  expect((await stored(page, sent)).swaps[0]?.payment_status).toBe("captured");

  // Another program tried to capture an exchange's payment with the order's call, which had no effect. The list ignores
  // that payment.
  await exchange();
  await call(page, `/admin/orders/${sent.id}/capture`);
  expect((await orderState(page, sent)).payment_status).toBe("requires_action");
  await page.goto(`/a/orders?q=${sent.display_id}`);
  await rowOfOrder(page, sent).getByRole("checkbox").check();
  await page.getByRole("button", { name: "Capture payments" }).click();
  await bulk.getByRole("button", { name: "Capture payments" }).click();
  await expect(bulk).toContainText("No payments to capture.");
  const open = (await orderState(page, sent)).payments.filter(
    ({ captured_at }) => captured_at === null,
  );
  expect(open).toHaveLength(1);
  await place.end();
});
