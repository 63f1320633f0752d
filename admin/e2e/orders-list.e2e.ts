import { randomUUID } from "node:crypto";
import { refuse, test } from "./mock.ts";
import { begin } from "./own-products.ts";
import {
  orderState,
  ownGoods,
  ownOrder,
  type OwnOrder,
  type OwnOrderOptions,
} from "./own-orders.ts";
import { fromMore } from "./menus.ts";
import { choose, nameOf, openOwn, row, states, textOf } from "./order-rows.ts";
import { confirmByTyping, expect, openInApp, rows } from "./shop.ts";

type Item = NonNullable<OwnOrderOptions["items"]>[number];

test("orders are found, exported, and processed in bulk", async ({ signedIn: page, mock }) => {
  test.slow();
  const word = `Quill${randomUUID().slice(0, 8)}`;
  const [plenty, scarce] = [await ownGoods(page), await ownGoods(page, { stock: 1 })];
  const buyer = { firstName: word, lastName: "Feathers", email: `${word}@example.test` };
  const made = (items: readonly Item[], options: OwnOrderOptions = {}) =>
    ownOrder(page, { ...buyer, items, ...options });
  const paid = await made([plenty], { pay: true });
  const doomed = await made([{ ...plenty, quantity: 2 }]);
  const open = await made([{ ...plenty, quantity: 3 }]);
  const short = await made([plenty, scarce]);
  const abroad = await made([plenty], { region: "Japan" });
  const all = [paid, doomed, open, short, abroad];

  await test.step("each count on home matches its view in the list, and the returns filter shows only orders with requested returns", async () => {
    await page.goto("/a");
    const tiles = page.getByRole("list", { name: "To do" }).getByRole("listitem");
    const views = page.getByRole("navigation", { name: "Views" });
    for (const [tile, view] of [
      ["Orders to fulfill", "To fulfill"],
      ["Payments to capture", "To capture"],
      ["Returns to receive", "To return"],
    ] as const) {
      const figure = tiles.filter({ hasText: tile });
      await expect(figure).toContainText(/\d/);
      const count = Number(/\d+/.exec((await figure.innerText()).replaceAll(",", ""))?.[0]);
      expect(count).toBeGreaterThan(0);
      await figure.getByRole("link").click();
      await expect(views.getByRole("link", { name: view })).toHaveAttribute("aria-current", "page");
      const note = page.getByText(/^\d+ orders?$/);
      await expect(note).toBeVisible();
      // Allows a difference, because other tests place orders in the meantime.
      expect(Math.abs(Number((await note.innerText()).replaceAll(/\D/g, "")) - count)).toBeLessThan(
        10,
      );
      await page.goBack();
    }
    const requested = async () => {
      const answer = await page.request.get("/admin/returns?limit=100");
      const { returns } = (await answer.json()) as {
        returns: { status: string; order_id: string | null; swap: { order_id: string } | null }[];
      };
      return returns
        .filter(({ status }) => status === "requested")
        .map(({ order_id, swap }) => order_id ?? swap?.order_id);
    };
    const before = await requested();
    await openInApp(page, "orders?returns=requested&limit=100");
    await expect(rows(page).first()).toBeVisible();
    const listed = await rows(page).evaluateAll((all) => all.map((one) => one.dataset["rowId"]));
    // Counts before and after, because other tests request and receive returns in the meantime.
    const waiting = new Set([...before, ...(await requested())]);
    for (const id of listed) expect(waiting).toContain(id);
    // The returns filter can be combined with the server's own filters.
    await openInApp(page, "orders?returns=requested&payment=refunded");
    await expect(page.getByText(/^\d+ orders?$/)).toBeVisible();
    expect(await rows(page).count()).toBeLessThan(listed.length);
  });

  await test.step("orders are found by number, name, words in any order, email, and ID, in the list and in the palette", async () => {
    const order = abroad;
    for (const words of [
      nameOf(order),
      word,
      `Feathers ${word}`,
      `${word} ${order.email}`,
      order.email,
      order.id,
    ]) {
      await openInApp(page, `orders?q=${encodeURIComponent(words)}`);
      await expect(row(page, order), words).toHaveCount(1);
    }
    const shown = row(page, order);
    await expect(shown).toContainText(`${word} Feathers`);
    await expect(shown).toContainText("To capture");
    await expect(shown).toContainText("Not fulfilled");
    await expect(shown).toContainText("¥");
    await expect(shown.locator("time")).toHaveAttribute("title", /\d{4}/);
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").getByRole("combobox").fill(`Feathers ${word}`);
    await page
      .getByRole("option", { name: nameOf(order) })
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`/a/orders/${order.id}`));
  });

  await test.step("Enter and the down arrow move from the search field to the first order, once the list shows the matches", async () => {
    await openOwn(page, word, all);
    const search = page.getByRole("searchbox", { name: "Search orders" });
    for (const key of ["Enter", "ArrowDown"]) {
      await page.keyboard.press("/");
      await expect(search).toBeFocused();
      await search.fill(key === "Enter" ? nameOf(abroad) : nameOf(open));
      await page.keyboard.press(key);
      const order = key === "Enter" ? abroad : open;
      await expect(row(page, order).getByRole("link", { name: nameOf(order) })).toBeFocused();
    }
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`/a/orders/${open.id}`));
  });

  await test.step("the list has a view of orders that are older than three days", async () => {
    await openInApp(page, "orders");
    await page
      .getByRole("navigation", { name: "Views" })
      .getByRole("link", { name: "Older than 3 days" })
      .click();
    // The previous view's rows stay visible until the new ones arrive. The filter counts whole days.
    const newest = async () => {
      const times = await rows(page)
        .locator("time")
        .evaluateAll((all) => all.map((one) => Date.parse((one as HTMLTimeElement).dateTime)));
      return times.length > 0 ? Math.max(...times) : Infinity;
    };
    await expect.poll(newest).toBeLessThan(Date.now() - 2 * 24 * 60 * 60 * 1000);
  });

  await openOwn(page, word, all);
  await choose(page, all, [doomed, open]);

  await test.step("the server exports the orders in the list; if the server rejects the request, the user can retry immediately", async () => {
    await fromMore(page, "Export orders");
    const dialog = page.getByRole("dialog", { name: "Export orders" });
    await expect(dialog).toContainText(`${all.length} orders`);
    const jobs = /\/admin\/batch-jobs(\?|$)/;
    await refuse(page, mock, jobs, "POST", 500);
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    await expect(dialog.getByRole("alert")).toContainText("Something went wrong on the server");
    await expect(dialog).toContainText(`${all.length} orders`);
    await page.unroute(jobs);
    await dialog.getByRole("button", { name: "Export", exact: true }).click();
    const told = page.waitForResponse("**/admin/uploads/download-url");
    await dialog.getByRole("button", { name: /^Download/ }).click();
    const { download_url } = (await (await told).json()) as { download_url: string };
    const text = await (await page.request.get(download_url)).text();
    for (const { id } of all) expect(text).toContain(id);
    expect(text.trim().split(/\r?\n/)).toHaveLength(all.length + 1);
    await dialog.getByRole("button", { name: "Close" }).click();

    const atOnce = page.waitForEvent("download");
    await fromMore(page, "Export this view as CSV");
    const csv = await textOf(await atOnce);
    for (const { display_id } of all) expect(csv).toContain(String(display_id));
  });

  await test.step("orders are canceled after their number is typed; a capture whose response is lost happens once", async () => {
    const orders = [doomed, abroad] as const;
    const captures: string[] = [];
    const capture = "**/admin/orders/*/capture*";
    await page.route(capture, async (route) => {
      captures.push(route.request().url());
      await route.fetch();
      await route.abort("connectionreset");
    });
    await row(page, orders[0])
      .getByRole("button", { name: `Actions for ${nameOf(orders[0])}` })
      .click();
    await page.getByRole("menuitem", { name: "Capture payments" }).click();
    const dialog = page.getByRole("dialog", { name: "Capture payments" });
    await dialog.getByRole("button", { name: "Capture payments" }).click();
    // No order failed, so the dialog closes automatically, and the notice shows the total.
    await expect(page.getByText(/^Captured: 1 order · €\d+\.\d\d$/)).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(captures).toHaveLength(1);
    await page.unroute(capture);
    expect((await orderState(page, orders[0])).payment_status).toBe("captured");

    await choose(page, all, orders);
    await begin(page, "Cancel orders");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(nameOf(orders[1]));
    await confirmByTyping(question);
    await question.getByRole("button", { name: "Cancel orders" }).click();
    // A canceled order can't be refunded, so the paid order isn't canceled here.
    await expect(question).toContainText("Canceled: 1 order");
    await expect(question).toContainText("Canceling doesn't refund it");
    const [paid, unpaid] = (await states(page, orders)).map(([status]) => status);
    expect([paid, unpaid]).toEqual(["pending", "canceled"]);
    await question.getByRole("button", { name: "Close" }).click();
  });

  await test.step("orders are captured, fulfilled, shipped, completed, and archived in bulk, with a report and a retry each", async () => {
    // Another operator removes the last unit from stock before the order is packed.
    const location = `/admin/inventory-items/${scarce.inventory_item_id}/location-levels`;
    const levels = (await (await page.request.get(location)).json()) as {
      inventory_item: { location_levels: { location_id: string }[] };
    };
    const [place] = levels.inventory_item.location_levels;
    await page.request.post(`${location}/${place?.location_id}`, { data: { stocked_quantity: 0 } });
    const three = [paid, open, short];
    await choose(page, all, three);

    await begin(page, "Capture payments");
    const dialog = page.getByRole("dialog", { name: "Capture payments" });
    await dialog.getByRole("button", { name: "Capture payments" }).click();
    await expect(dialog).toContainText("Captured: 2 orders");
    await expect(dialog.getByRole("list", { name: "Failed rows" })).toContainText(
      `${nameOf(paid)}No payments to capture.`,
    );
    await dialog.getByRole("button", { name: "Close" }).click();
    expect((await states(page, three)).map(([, payment]) => payment)).toEqual(
      Array(3).fill("captured"),
    );

    await begin(page, "Fulfill items in stock");
    const packing = page.getByRole("dialog", { name: "Fulfill from which location?" });
    await packing.getByRole("radio", { name: "Hamburg, Speicherstadt" }).check();
    await packing.getByRole("button", { name: "Fulfill items in stock" }).click();
    await expect(packing).toContainText("Fulfilled: 2 orders");
    await expect(packing).toContainText("Partially fulfilled. Not in stock at this location: 1");
    expect((await states(page, three)).map(([, , fulfillment]) => fulfillment)).toEqual([
      "fulfilled",
      "fulfilled",
      "partially_fulfilled",
    ]);
    await page.request.post(`${location}/${place?.location_id}`, { data: { stocked_quantity: 1 } });
    await packing.getByRole("button", { name: "Retry 1" }).click();
    await expect(packing).toContainText("Fulfilled: 1 order");
    await packing.getByRole("button", { name: "Close" }).click();
    const target = await page.evaluate(() => localStorage.getItem("countertop.target.fulfill"));
    expect(target).toBe(place?.location_id);
    expect((await states(page, [short]))[0]?.[2]).toBe("fulfilled");
    expect((await orderState(page, short)).fulfillments).toHaveLength(2);

    // Tracking numbers can't be added later, so the dialog asks for them first. They come from the carrier's file, or from a
    // pasted column.
    await begin(page, "Mark as shipped");
    const shipping = page.getByRole("dialog", { name: "Mark as shipped" });
    await expect(shipping).toContainText("Tracking numbers can't be added or changed later.");
    await expect(shipping.getByRole("textbox")).toHaveCount(4);
    const labelOf = (order: OwnOrder, number: number) =>
      shipping.getByRole("textbox", { name: `${nameOf(order)} · Fulfillment ${number}` });
    await labelOf(short, 1).evaluate((field) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text", "P-1\nP-2\n");
      field.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
      );
    });
    await expect(labelOf(short, 1)).toHaveValue("P-1");
    await expect(labelOf(short, 2)).toHaveValue("P-2");
    await shipping.locator("input[type=file]").setInputFiles({
      name: "carrier.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(
        ["Reference;Name;Tracking number", `${nameOf(short)};A;T-1`, `${nameOf(paid)};B;T-2`]
          .concat("#999999;C;T-3", `${nameOf(short)};A;T-4`)
          .join("\n"),
      ),
    });
    await expect(shipping).toContainText("These don't match any package");
    await expect(shipping).toContainText("#999999 T-3");
    await expect(labelOf(paid, 1)).toHaveValue("T-2");
    await expect(labelOf(short, 1)).toHaveValue("T-1");
    await expect(labelOf(short, 2)).toHaveValue("T-4");
    await labelOf(open, 1).fill("T-6, T-7");
    await shipping.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(
      page.getByRole("status").filter({ hasText: "Marked as shipped: 3 orders" }),
    ).toBeVisible();
    await expect(shipping).toBeHidden();
    const numbersOf = async (order: OwnOrder) =>
      (await orderState(page, order)).fulfillments
        .map(({ tracking_links: links }) =>
          links
            .map((link) => link.tracking_number)
            .toSorted()
            .join(),
        )
        .toSorted();
    expect(await numbersOf(paid)).toEqual(["T-2"]);
    expect(await numbersOf(short)).toEqual(["T-1", "T-4"]);
    expect(await numbersOf(open)).toEqual(["T-6,T-7"]);
    expect((await states(page, three)).map(([, , fulfillment]) => fulfillment)).toEqual(
      Array(3).fill("shipped"),
    );

    await begin(page, "Archive");
    const archive = page.getByRole("dialog", { name: "Archive" });
    await expect(archive).toContainText("Only a completed order can be archived.");
    await archive.getByRole("button", { name: "Close" }).click();
    await begin(page, "Complete");
    await expect(page.getByRole("dialog")).toContainText("3 orders");
    await page.getByRole("dialog").getByRole("button", { name: "Complete" }).click();
    await expect(page.getByText("Completed: 3 orders")).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await begin(page, "Archive");
    await expect(archive).toContainText("Archived: 3 orders");
    await archive.getByRole("button", { name: "Undo" }).click();
    await expect(archive).toContainText("Undone for 3 rows");
    await archive.getByRole("button", { name: "Close" }).click();
    expect((await states(page, three)).map(([status]) => status)).toEqual(
      Array(3).fill("completed"),
    );
  });

  await test.step("on a slow connection, Back and Forward work in the list, and a lost connection is reported", async () => {
    const order = paid;
    await openInApp(page, `orders?q=${word}&order=created_at`);
    await expect(row(page, order)).toHaveCount(1);
    const found = page.url();
    const line = await page.context().newCDPSession(page);
    const slow = { latency: 400, downloadThroughput: -1, uploadThroughput: -1, offline: false };
    await line.send("Network.emulateNetworkConditions", slow);
    const views = page.getByRole("navigation", { name: "Views" });
    const view = (name: string) => views.getByRole("link", { name, exact: true });

    await view("To fulfill").click();
    await expect(view("To fulfill")).toHaveAttribute("aria-current", "page");
    await expect(page).not.toHaveURL(found);
    const fulfilling = page.url();
    await page.goBack();
    await expect(page).toHaveURL(found);
    await expect(rows(page)).toHaveCount(all.length);
    await row(page, order)
      .getByRole("link", { name: nameOf(order), exact: true })
      .click();
    const heading = page.getByRole("heading", { level: 1, name: nameOf(order) });
    await expect(heading).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(found);
    await expect(row(page, order)).toHaveCount(1);
    await page.goForward();
    await expect(heading).toBeVisible();
    await page.goBack();
    await expect(row(page, order)).toHaveCount(1);

    // Without a connection, the page waits for requested data or reports an error, and shows the data once it's online again.
    await line.send("Network.emulateNetworkConditions", { ...slow, offline: true });
    await view("To capture").click();
    await expect(view("To capture")).toHaveAttribute("aria-current", "page");
    await expect(page).not.toHaveURL(fulfilling);
    const main = page.getByRole("main");
    await expect(
      main.locator("[aria-busy=true]").or(main.getByRole("alert")).first(),
    ).toBeVisible();
    await line.send("Network.emulateNetworkConditions", slow);
    const again = main.getByRole("button", { name: "Try again" });
    const here = rows(page).filter({ hasText: "To capture" });
    await expect(here.or(again).first()).toBeVisible();
    if (await again.isVisible()) await again.click();
    await expect(here.first()).toBeVisible();
    await page.goBack();
    await expect(row(page, order)).toHaveCount(1);
  });
});
