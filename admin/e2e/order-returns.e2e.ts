import { expectAccessible } from "./accessible.ts";
import { keysOf } from "./keys.ts";
import { hamburg, ownGoods, type OwnGoods } from "./own-orders.ts";
import {
  addGoods,
  call,
  card,
  dialog,
  gone,
  menu,
  summary,
  open,
  quantity,
  row,
  settleAsCustomer,
  shipped,
  stored,
} from "./own-returns.ts";
import { picture } from "./image.ts";
import { expect, returnToWindow, test } from "./shop.ts";

test("returns, exchanges, and claims are requested, received, and canceled", async ({
  signedIn: page,
}) => {
  test.slow();
  const [mug, pan, pin] = [
    await ownGoods(page),
    await ownGoods(page, { price: 5000 }),
    await ownGoods(page, { price: 500 }),
  ];
  const order = await shipped(page, [
    [mug, 8],
    [pan, 1],
    [pin, 1],
  ]);
  await open(page, order);

  await test.step("a return is requested by lines with a reason, and partly received, which updates the refund", async () => {
    await card(page).getByRole("button", { name: "Request return" }).click();
    const sheet = dialog(page, "Request return");
    // A return needs at least one line. Its quantities can't exceed those of the order.
    const request = sheet.getByRole("button", { name: "Request return" });
    await request.click();
    await expect(sheet.getByRole("alert")).toHaveText("Choose at least one item.");
    await quantity(sheet, mug).fill("9");
    await request.click();
    await expect(sheet.getByRole("alert")).toHaveText("The quantity exceeds what can be returned.");
    await quantity(sheet, mug).fill("2");
    await quantity(sheet, pan).fill("1");
    // Finds the row by its product, because the store returns an order's items in any order.
    await row(sheet, mug).getByLabel("Reason").selectOption({ label: "Changed my mind" });
    await row(sheet, mug).getByLabel("Note").fill("Unopened");
    await expectAccessible(page);
    await sheet
      .getByLabel("Return shipping", { exact: true })
      .selectOption({ label: "Return by post" });
    await expect(sheet.getByLabel("Return shipping price")).toHaveValue("4.90");
    await sheet.getByLabel("Return shipping price").fill("5");
    // The refund is 2 × 20.00 plus 50.00, minus 5.00. The server's rounding differs by at most a cent per line.
    await expect(sheet.getByText("Estimate. Final amounts")).toBeVisible();
    await expect(summary(sheet).getByText(/^€8[45]\.(99|0[0-2])$/)).toBeVisible();
    // A double click requests one return.
    await request.dblclick();
    await gone(sheet);
    const asked = await stored(page, order);
    expect(asked.returns).toHaveLength(1);
    expect(asked.returns[0]?.status).toBe("requested");
    const promised = asked.returns[0]?.refund_amount ?? 0;
    expect(Math.abs(promised - 8500)).toBeLessThanOrEqual(2);
    const mugLine = order.items.find(({ variant_id }) => variant_id === mug.variant_id);
    expect(asked.returns[0]?.items.find(({ item_id }) => item_id === mugLine?.id)).toMatchObject({
      quantity: 2,
      note: "Unopened",
      reason_id: expect.stringMatching(/^rr_/) as unknown,
    });

    const entry = card(page).getByRole("listitem", { name: "Return", exact: true });
    await expect(entry).toContainText("On its way back");
    await expect(entry).toContainText(`€${(promised / 100).toFixed(2)} to refund on receipt`);
    // Prints the return slip for the customer's package.
    await menu(page, entry, "Print return slip");
    const paper = page.getByRole("region", { name: "Return slip" });
    await expect(paper).toContainText("Am Sandtorkai 1");
    await expect(paper.getByRole("row").filter({ hasText: mug.sku })).toContainText("2");
    await page.keyboard.press("Escape");
    await expect(paper).toHaveCount(0);
    // Waits for the stock, because a location that doesn't stock the items would be rejected.
    const levels = Promise.withResolvers<void>();
    await page.route("**/admin/inventory-items?*", async (route) => {
      await levels.promise;
      await route.continue();
    });
    await entry.getByRole("button", { name: "Receive" }).click();
    const receipt = dialog(page, "Receive return");
    const elsewhere = receipt.getByRole("option", { name: "Osaka, Nanko" });
    await expect(elsewhere).toBeDisabled();
    levels.resolve();
    await expect(elsewhere).toHaveText("Osaka, Nanko (not stocked there)");
    await expect(receipt.getByLabel("Refund amount")).toHaveValue((promised / 100).toFixed(2));
    await quantity(receipt, mug).fill("1");
    await quantity(receipt, pan).fill("0");
    await expect(receipt.getByText("Fewer items arrived than requested")).toBeVisible();
    // The refund doesn't include one mug and the pan.
    await expect(receipt.getByLabel("Refund amount")).toHaveValue(/^1[45]\.(9[89]|0[0-2])$/);
    const due = Math.round(Number(await receipt.getByLabel("Refund amount").inputValue()) * 100);
    await receipt.getByRole("button", { name: "Receive" }).click();
    await gone(receipt);
    const received = await stored(page, order);
    expect(received.returns[0]).toMatchObject({ status: "received", refund_amount: due });
    expect(received.refunded_total).toBe(due);
    expect(received.fulfillment_status).toBe("partially_returned");
    await expect(entry).toContainText("1 of 2 arrived");
    // A received return can't be canceled, and the menu gives the reason.
    await entry.getByRole("button", { name: /^Actions for/ }).click();
    const cancel = page.getByRole("menuitem", { name: "Cancel return" });
    await expect(cancel).toHaveAttribute("aria-disabled", "true");
    await expect(cancel).toContainText("The returned items have already been received.");
  });

  await test.step("an item that wasn't requested is received together with the requested ones, and the form works with the keyboard", async () => {
    const goods = [mug, pan, pin] as const;
    const lineOf = ({ variant_id }: OwnGoods) =>
      order.items.find((item) => item.variant_id === variant_id)?.id ?? "";
    const [earlier] = (await stored(page, order)).returns;
    await call(page, `/admin/orders/${order.id}/return`, {
      items: [{ item_id: lineOf(goods[0]), quantity: 1 }],
    });
    await returnToWindow(page);
    await expect(card(page).getByRole("button", { name: "Receive" })).toBeVisible();
    // Starts with the focus at the top of the card.
    await card(page).getByRole("button", { name: "Request return" }).focus();
    const { press, tabTo } = keysOf(page);
    await tabTo("Receive");
    await press("Enter");
    const receipt = dialog(page, "Receive return");
    const other = receipt.getByLabel("Something else arrived");
    await expect(other).toBeVisible();
    // Moving through the list doesn't add an item.
    await tabTo("Something else arrived");
    await press("ArrowDown", "ArrowUp", "ArrowDown", "ArrowDown");
    await expect(receipt.getByRole("listitem")).toHaveCount(1);
    await other.selectOption(lineOf(goods[2]));
    await tabTo("Add item");
    await press("Enter");
    await expect(receipt.getByRole("listitem")).toHaveCount(2);
    // The focus moves to the quantity. A quantity that is larger than the ordered quantity shows an error.
    await expect(quantity(receipt, goods[2])).toBeFocused();
    await press("ControlOrMeta+a");
    await page.keyboard.type("2");
    await tabTo("Restock at");
    // Typing letters chooses a location from those whose stock is known.
    await expect(receipt.getByRole("option", { name: "Hamburg" })).toBeEnabled();
    await page.keyboard.type("Hamburg");
    await tabTo("Receive");
    await press("Enter");
    await expect(receipt.getByRole("alert").first()).toHaveText(
      "The quantity exceeds what was ordered.",
    );
    await expect(receipt.getByRole("alert").first()).toBeInViewport();
    await quantity(receipt, goods[2]).focus();
    await press("ControlOrMeta+a");
    await page.keyboard.type("1");
    await expect(receipt.getByText("Some items weren't requested")).toBeVisible();
    await tabTo("Receive");
    await press("Enter");
    await gone(receipt);
    const back = (await stored(page, order)).returns.find(({ id }) => id !== earlier?.id);
    expect(back?.status).toBe("received");
    expect(back?.items.map(({ item_id }) => item_id).toSorted()).toEqual(
      [lineOf(goods[0]), lineOf(goods[2])].toSorted(),
    );
    // The timeline still lists what was requested, and not what arrived.
    const requested = page
      .getByRole("region", { name: "Timeline" })
      .getByRole("listitem")
      .filter({ hasText: "Return requested" })
      .first();
    await expect(requested).toContainText(goods[0].title);
    await expect(requested).not.toContainText(goods[2].title);
  });

  await test.step("the customer completes an exchange: once with a difference to pay, once with a refund", async () => {
    const { refunded_total } = await stored(page, order);
    const exchange = async (goods: OwnGoods) => {
      await card(page).getByRole("button", { name: "Register exchange" }).click();
      const sheet = dialog(page, "Register exchange");
      await quantity(sheet, mug).fill("1");
      await addGoods(page, sheet, goods);
      // If the exchange had return shipping, the server couldn't open the customer's payment page.
      await expect(sheet.getByLabel("Return shipping", { exact: true })).toBeDisabled();
      return sheet;
    };
    const dearer = await exchange(pan);
    await expect(summary(dearer).getByText("Customer pays")).toBeVisible();
    await expect(summary(dearer).getByText("€30.00")).toBeVisible();
    await dearer.getByRole("button", { name: "Register exchange" }).click();
    await gone(dearer);
    const [first] = (await stored(page, order)).swaps;
    if (!first) throw new Error("There is no exchange.");
    expect(first.additional_items).toMatchObject([{ variant_id: pan.variant_id, quantity: 1 }]);
    const entries = card(page).getByRole("listitem", { name: "Exchange", exact: true });
    await expect(entries).toContainText("Waiting for customer");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await entries.getByRole("button", { name: "Copy payment link" }).click();
    await expect(page.getByText("Payment link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(first.cart_id);

    await settleAsCustomer(page, order, first);
    await returnToWindow(page);
    await entries.getByRole("button", { name: "Capture difference" }).click();
    const pay = page.getByRole("alertdialog", { name: "Capture difference" });
    await pay.getByRole("button", { name: "Capture difference" }).click();
    await gone(pay);
    expect((await stored(page, order)).swaps[0]).toMatchObject({ payment_status: "captured" });
    await expect(entries).toContainText("Customer pays");
    await entries.getByText("Totals").click();
    await expect(entries.getByText("Items minus returns")).toBeVisible();

    // The exchange's return is received without a refund, because the exchange has already settled the amount.
    await entries.getByRole("button", { name: "Receive" }).click();
    const receipt = dialog(page, "Receive return");
    await expect(receipt.getByLabel("Refund amount")).toHaveCount(0);
    await receipt.getByRole("button", { name: "Receive" }).click();
    await gone(receipt);
    const after = await stored(page, order);
    expect(after.swaps[0]?.return_order?.status).toBe("received");
    expect(after.refunded_total).toBe(refunded_total);

    const cheaper = await exchange(pin);
    await expect(summary(cheaper).getByText("Customer gets back")).toBeVisible();
    await cheaper.getByRole("button", { name: "Register exchange" }).click();
    await gone(cheaper);
    const second = (await stored(page, order)).swaps.find(({ id }) => id !== first.id);
    if (!second) throw new Error("There is no second exchange.");
    await settleAsCustomer(page, order, second);
    await returnToWindow(page);
    await entries.first().getByRole("button", { name: "Refund difference" }).click();
    const refund = page.getByRole("alertdialog", { name: "Refund difference" });
    await refund.getByRole("button", { name: "Refund difference" }).click();
    await gone(refund);
    const settled = (await stored(page, order)).swaps.find(({ id }) => id === second.id);
    expect(settled).toMatchObject({ payment_status: "difference_refunded" });
    expect(settled?.difference_due).toBeLessThan(0);

    // Canceling an exchange cancels its return first, because the server requires that.
    const unwanted = await exchange(pin);
    await unwanted.getByRole("button", { name: "Register exchange" }).click();
    await gone(unwanted);
    const last = entries.filter({ hasText: "Waiting for customer" });
    await menu(page, last, "Cancel exchange");
    const question = page.getByRole("alertdialog", { name: "Cancel exchange" });
    await expect(question).toContainText("the return");
    await question.getByRole("button", { name: "Cancel exchange" }).click();
    await gone(question);
    const known = [first.id, second.id];
    const third = (await stored(page, order)).swaps.find(({ id }) => !known.includes(id));
    expect(third).toMatchObject({
      payment_status: "canceled",
      return_order: { status: "canceled" },
    });
  });

  await test.step("a replacement claim is edited and canceled step by step, and a refund claim refunds the customer", async () => {
    const { refunded_total } = await stored(page, order);
    const claim = async (settled: "Refund" | "Replacement") => {
      await card(page).getByRole("button", { name: "Register claim" }).click();
      const sheet = dialog(page, "Register claim");
      await sheet.getByRole("radio", { name: settled }).check();
      await quantity(sheet, mug).fill("1");
      await sheet.getByRole("button", { name: "Register claim" }).click();
      await expect(sheet.getByRole("alert")).toHaveText("Choose what's wrong with each item.");
      await sheet.getByLabel("Reason").selectOption({ label: "Faulty" });
      return sheet;
    };
    const replaced = await claim("Replacement");
    await replaced.locator("input[type=file]").setInputFiles(picture("Broken handle.png"));
    await expect(replaced.getByRole("img", { name: "Image 1" })).toBeVisible();
    await replaced.getByRole("button", { name: "Add same items" }).click();
    await replaced.getByRole("button", { name: "Register claim" }).click();
    await expect(replaced.getByRole("alert")).toContainText("Choose how the replacement is sent.");
    await replaced
      .getByLabel("Return shipping", { exact: true })
      .selectOption({ label: "Return label on us" });
    await replaced
      .getByRole("combobox", { name: "Shipping", exact: true })
      .selectOption({ label: "Standard, 2–4 days" });
    await expect(summary(replaced).getByText("Nothing to pay")).toBeVisible();
    await replaced.getByRole("button", { name: "Register claim" }).click();
    await gone(replaced);
    const [made] = (await stored(page, order)).claims;
    expect(made).toMatchObject({
      type: "replace",
      claim_items: [{ reason: "production_failure", images: [{}] }],
      additional_items: [{ variant_id: mug.variant_id, quantity: 1 }],
      shipping_methods: [{ price: 0 }],
      return_order: { status: "requested" },
    });

    const entry = card(page).getByRole("listitem", { name: "Replacement claim" });
    await expect(entry).toContainText("To fulfill");
    await menu(page, entry, "Edit claim");
    const drawer = dialog(page, "Edit claim");
    await drawer.getByLabel("Note").fill("And the rim");
    await drawer.getByRole("button", { name: "Save changes" }).click();
    await gone(drawer);
    expect((await stored(page, order)).claims[0]?.claim_items).toMatchObject([
      { note: "And the rim", images: [{ url: made?.claim_items[0]?.images[0]?.url }] },
    ]);

    // The server requires the fulfillment to be canceled first, then the return, then the claim.
    await call(page, `/admin/orders/${order.id}/claims/${made?.id}/fulfillments`, {
      no_notification: true,
      location_id: await hamburg(page),
    });
    await page.reload();
    await menu(page, entry, "Cancel claim");
    const question = page.getByRole("alertdialog", { name: "Cancel claim" });
    await expect(question).toContainText("1 fulfillment and the return");
    await question.getByRole("button", { name: "Cancel claim" }).click();
    await gone(question);
    const [canceled] = (await stored(page, order)).claims;
    expect(canceled?.canceled_at).not.toBeNull();
    expect(canceled?.return_order?.status).toBe("canceled");
    await expect(entry).toContainText("Canceled");

    const refunded = await claim("Refund");
    // Without return shipping, the server doesn't create a return, so the sheet doesn't offer a location.
    await expect(
      refunded.getByLabel("Return shipping", { exact: true }),
    ).toHaveAccessibleDescription(
      "Without return shipping, no return is created, and you can't receive the items.",
    );
    await expect(refunded.getByLabel("Return location")).toHaveCount(0);
    await expect(refunded.getByText("Claimed items")).toBeVisible();
    await expect(refunded.getByText("Returned", { exact: true })).toHaveCount(0);
    await refunded.getByLabel("Refund amount").fill("999");
    await refunded.getByRole("button", { name: "Register claim" }).click();
    await expect(refunded.getByRole("alert")).toHaveText(
      "The amount exceeds what can be refunded.",
    );
    await refunded.getByLabel("Refund amount").fill("12.5");
    // The response is lost, but there is only one claim.
    await page.route(
      `**/admin/orders/${order.id}/claims*`,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await refunded.getByRole("button", { name: "Register claim" }).click();
    await gone(refunded);
    const paid = await stored(page, order);
    expect(paid.claims.filter(({ type }) => type === "refund")).toMatchObject([
      { refund_amount: 1250, payment_status: "refunded", return_order: null },
    ]);
    expect(paid.refunded_total).toBe(refunded_total + 1250);
    await expect(card(page).getByRole("listitem", { name: "Refund claim" })).toContainText(
      "€12.50 refunded",
    );
  });
});

test("a return slip can be printed once a return address is chosen", async ({ signedIn: page }) => {
  const mug = await ownGoods(page);
  const order = await shipped(page, [[mug, 1]]);
  const item_id = order.items[0]?.id;
  await call(page, `/admin/orders/${order.id}/return`, { items: [{ item_id, quantity: 1 }] });
  const [back] = (await stored(page, order)).returns;
  await page.goto(`/a/orders/${order.id}?edit=return-slip&part=${back?.id}`);
  const slip = dialog(page, "Return slip");
  const paper = page.getByRole("region", { name: "Return slip" });
  await expect(paper.getByRole("row").filter({ hasText: mug.sku })).toBeVisible();
  // No location is preselected, because there are several.
  const places = slip.getByRole("combobox", { name: "Return to" });
  await expect(places).toHaveValue("");
  await expect(slip.getByRole("button", { name: "Print" })).toBeDisabled();
  await places.selectOption({ label: "Hamburg, Speicherstadt" });
  await expect(paper).toContainText("Am Sandtorkai 36");
  await expect(slip.getByRole("button", { name: "Print" })).toBeEnabled();
});
