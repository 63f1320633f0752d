import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fromRow } from "./menus.ts";
import { begin } from "./own-products.ts";
import { ownGoods, ownOrder, standardShipping } from "./own-orders.ts";
import { call, dialog, shipped, stored } from "./own-returns.ts";
import { choose, nameOf, openOwn, row } from "./order-rows.ts";
import { confirmByTyping, expect, openInApp, rows, test } from "./shop.ts";

/** Opens the "More" menu of the order's page, and returns the menu item of the action. */
async function onPage(page: Page, { id }: { id: string }, action: string) {
  await openInApp(page, `orders/${id}`);
  await page.getByRole("button", { name: "More", exact: true }).click();
  return page.getByRole("menuitem", { name: new RegExp(`^${action}`) });
}

test("an order's list and page allow and reject the same actions, for the same reasons", async ({
  signedIn: page,
}) => {
  test.slow();
  const word = `Rules${randomUUID().slice(0, 8)}`;
  const goods = await ownGoods(page);
  const sent = await shipped(page, [[goods, 1]]);
  await openInApp(page, `orders?q=${sent.email}`);

  await test.step("a shipped order can't be canceled", async () => {
    const reason = "Shipped items can't be canceled. Request a return or refund the order instead.";
    await fromRow(row(page, sent), nameOf(sent), "Cancel orders");
    const question = page.getByRole("alertdialog");
    await confirmByTyping(question);
    await question.getByRole("button", { name: "Cancel orders" }).click();
    await expect(question).toContainText(reason);
    await expect(await onPage(page, sent, "Cancel order")).toContainText(reason);
    expect((await stored(page, sent)).status).toBe("pending");
  });

  await test.step("a fulfilled order can't be canceled, and a bulk action reports that order", async () => {
    const buyer = { firstName: word, email: `${word}@example.test` };
    const packed = await ownOrder(page, { ...buyer, items: [goods] });
    const open = await ownOrder(page, { ...buyer, items: [goods] });
    await call(page, `/admin/orders/${packed.id}/fulfillment`, {
      items: packed.items.map(({ id }) => ({ item_id: id, quantity: 1 })),
    });
    await openOwn(page, word, [packed, open]);
    await choose(page, [packed, open], [packed, open]);
    await begin(page, "Cancel orders");
    const question = page.getByRole("alertdialog");
    await confirmByTyping(question);
    await question.getByRole("button", { name: "Cancel orders" }).click();
    await expect(question).toContainText("Canceled: 1 order");
    await expect(question.getByRole("list", { name: "Failed rows" })).toContainText(
      `${nameOf(packed)}Cancel the order's fulfillments first.`,
    );
    await expect(await onPage(page, packed, "Cancel order")).toContainText(
      "Cancel the order's fulfillments first.",
    );
  });

  await test.step("a claim's package can be marked as shipped in the list after the order itself is shipped", async () => {
    const path = `/admin/orders/${sent.id}/claims`;
    await call(page, path, {
      type: "replace",
      claim_items: [{ item_id: sent.items[0]?.id, quantity: 1, reason: "missing_item" }],
      additional_items: [{ variant_id: goods.variant_id, quantity: 1 }],
      shipping_methods: [{ option_id: await standardShipping(page), price: 0 }],
    });
    const [claim] = (await stored(page, sent)).claims;
    await openInApp(page, `orders?q=${sent.email}`);
    await expect(rows(page)).toHaveCount(1);
    const ship = page.getByRole("menuitem", { name: "Mark as shipped" });
    await row(page, sent)
      .getByRole("button", { name: `Actions for ${nameOf(sent)}` })
      .click();
    await expect(page.getByRole("menuitem", { name: "Print pick list" })).toBeVisible();
    await expect(ship).toHaveCount(0);
    await page.keyboard.press("Escape");
    await call(page, `${path}/${claim?.id}/fulfillments`);
    await page.reload();
    await fromRow(row(page, sent), nameOf(sent), "Mark as shipped");
    const drawer = dialog(page, "Mark as shipped");
    await expect(drawer.getByRole("textbox")).toHaveCount(1);
    await drawer.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(drawer).toHaveCount(0);
    expect((await stored(page, sent)).claims[0]?.fulfillment_status).toBe("shipped");
  });

  await test.step("completing an archived order takes it out of the archive", async () => {
    for (const action of ["complete", "archive"])
      await call(page, `/admin/orders/${sent.id}/${action}`);
    // Without a reload, the list may show the order as it was between the two calls.
    await page.reload();
    await expect(await onPage(page, sent, "Complete order")).toBeEnabled();
    await openInApp(page, `orders?q=${sent.email}`);
    await fromRow(row(page, sent), nameOf(sent), "Complete");
    const question = dialog(page, "Complete");
    await question.getByRole("button", { name: "Complete" }).click();
    await expect(question).toHaveCount(0);
    expect((await stored(page, sent)).status).toBe("completed");
  });
});
