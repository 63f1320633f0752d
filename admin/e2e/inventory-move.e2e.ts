import type { Page, Route } from "@playwright/test";
import { ownGoods } from "./own-orders.ts";
import { levels, places, setStock } from "./own-stock.ts";
import { expect, openInApp, test } from "./shop.ts";

/* Moves stock while the button is pressed twice, responses are lost, or two moves run at the same time. No unit may be lost or
   counted twice. */

const move = (page: Page) => page.getByRole("dialog", { name: "Move stock" });
const pressed = (page: Page) => move(page).getByRole("button", { name: "Move", exact: true });
const moved = (page: Page) => page.getByText("Stock moved");

async function ready(page: Page, item: string, to: string, quantity: string) {
  await openInApp(page, `inventory/${item}?edit=move`);
  await move(page).getByRole("combobox", { name: "To" }).selectOption(to);
  await move(page).getByRole("spinbutton", { name: "Quantity" }).fill(quantity);
}
/** Descriptions of the item's reservations. Reserved stock isn't available. */
async function reserved(page: Page, item: string): Promise<string[]> {
  const answer = await page.request.get(`/admin/reservations?inventory_item_id[]=${item}`);
  const { reservations } = (await answer.json()) as { reservations: { description: string }[] };
  return reservations.map(({ description }) => description);
}
/** Delay in ms of every request and every response. */
const FAR = 200;
const far = (page: Page) =>
  page.route("**/admin/**", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, FAR));
    const response = await route.fetch().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, FAR));
    await (response ? route.fulfill({ response }) : route.abort()).catch(() => {});
  });

test("two concurrent moves of the same stock don't lose or duplicate units: one succeeds, and the other reports it and can move the rest", async ({
  goingOn: page,
  browser,
}) => {
  test.slow();
  const { here, there } = await places(page);
  const { inventory_item_id: item } = await ownGoods(page, { stock: 10 });
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await Promise.all([ready(page, item, there.id, "6"), ready(other, item, there.id, "6")]);
  await expect(move(page).getByRole("combobox", { name: "From" })).toHaveAccessibleDescription(
    "10 available",
  );
  await Promise.all([far(page), far(other)]);
  await Promise.all([pressed(page).dblclick(), pressed(other).dblclick()]);
  const told = (one: Page) =>
    move(one).getByText(/Someone else is moving this item|Only 4 can be moved/);
  const ends = await Promise.all(
    [page, other].map(async (one) => {
      await expect(moved(one).or(told(one)).first()).toBeVisible({ timeout: 60_000 });
      return (await moved(one).count()) > 0;
    }),
  );
  expect(ends.filter(Boolean)).toHaveLength(1);
  expect(await levels(page, item)).toEqual({ [here.id]: [4, 0], [there.id]: [6, 0] });
  expect(await reserved(page, item)).toEqual([]);

  const late = ends[0] ? other : page;
  await move(late).getByRole("spinbutton", { name: "Quantity" }).fill("4");
  await pressed(late).click();
  await expect(move(late)).toBeHidden({ timeout: 60_000 });
  expect(await levels(page, item)).toEqual({ [here.id]: [0, 0], [there.id]: [10, 0] });
  expect(await reserved(page, item)).toEqual([]);
  await context.close();
});

test("a move is completed whichever response is lost, and no unit is counted twice", async ({
  goingOn: page,
}) => {
  test.slow();
  const { here, there } = await places(page);
  const { inventory_item_id: item } = await ownGoods(page, { stock: 30 });
  const writes = /\/admin\/(reservations|inventory-items\/\w+\/location-levels)/;
  const isWrite = (route: Route) => route.request().method() !== "GET";
  // The move starts at the location with the most stock. Its writes reserve the units, add them as incoming, remove them, add
  // them to the stock, and release the reservation.
  for (const lost of [1, 2, 3, 4, 5])
    await test.step(`the response to write ${lost} is lost`, async () => {
      await ready(page, item, there.id, "2");
      let seen = 0;
      await page.route(writes, async (route) => {
        if (!isWrite(route) || ++seen !== lost) return route.fallback();
        await route.fetch();
        await route.abort("connectionreset");
      });
      await pressed(page).dblclick();
      const finish = move(page).getByRole("button", { name: "Finish the move" });
      await expect(moved(page).or(finish).first()).toBeVisible();
      if (await finish.isVisible()) await finish.click();
      await expect(move(page)).toBeHidden();
      await page.unroute(writes);
      const arrived = lost * 2;
      expect(await levels(page, item)).toEqual({
        [here.id]: [30 - arrived, 0],
        [there.id]: [arrived, 0],
      });
      expect(await reserved(page, item)).toEqual([]);
    });
});

/** Starts to move 3 of 5 units, and closes the page before the units are removed from their location. */
async function leaveInTheMiddle(page: Page) {
  const { here, there } = await places(page);
  const { inventory_item_id: item } = await ownGoods(page, { stock: 5 });
  await ready(page, item, there.id, "3");
  const taken = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith(`levels/${here.id}`),
  );
  // Holds the request, so that it never reaches the server.
  const held = Promise.withResolvers<Route>();
  await page.route(`**/location-levels/${here.id}`, (route) => held.resolve(route));
  await pressed(page).click();
  await taken;
  await page.goto("about:blank");
  await (await held.promise).abort().catch(() => undefined);
  await page.unroute(`**/location-levels/${here.id}`);
  expect(await levels(page, item)).toEqual({ [here.id]: [5, 0], [there.id]: [0, 3] });
  expect(await reserved(page, item)).toEqual([`⇄ Being moved to ${there.name}`]);
  // Advances the clock, because another window may still be processing the move for up to a minute.
  await page.clock.setFixedTime(Date.now() + 2 * 60_000);
  const notice = page.getByRole("alert").filter({ hasText: "The move isn't finished" });
  return { item, here, there, notice };
}

test("a move whose page was closed appears on home, in the list, and on the item, and can be finished", async ({
  goingOn: page,
}) => {
  const { item, here, there, notice } = await leaveInTheMiddle(page);
  await page.goto("/a");
  await expect(notice).toContainText(`${here.name} → ${there.name}`);
  await openInApp(page, "inventory");
  await expect(notice).toContainText(`${here.name} → ${there.name}`);
  await openInApp(page, `inventory/${item}`);
  await expect(page.getByRole("table", { name: "Reservations" })).toContainText("Being moved to");
  await notice.getByRole("link").click();
  await expect(move(page)).toContainText(`Incoming at ${there.name}: 3`);
  await move(page).getByRole("button", { name: "Finish the move" }).click();
  await expect(move(page)).toBeHidden();
  expect(await levels(page, item)).toEqual({ [here.id]: [2, 0], [there.id]: [3, 0] });
  expect(await reserved(page, item)).toEqual([]);
  await expect(notice).toBeHidden();
});

test("a move whose page was closed can be undone; if the stock has changed, only its reservation is released", async ({
  goingOn: page,
}) => {
  const first = await leaveInTheMiddle(page);
  await page.goto(`/a/inventory/${first.item}?edit=move`);
  await move(page).getByRole("button", { name: "Undo the move" }).click();
  await expect(page.getByText("The move was undone")).toBeVisible();
  const { here, there } = first;
  expect(await levels(page, first.item)).toEqual({ [here.id]: [5, 0], [there.id]: [0, 0] });
  expect(await reserved(page, first.item)).toEqual([]);

  const { item } = await leaveInTheMiddle(page);
  await setStock(page, item, here.id, 9);
  await page.goto(`/a/inventory/${item}?edit=move`);
  await expect(move(page)).toContainText("has changed since");
  await expect(move(page).getByRole("button", { name: "Finish the move" })).toBeHidden();
  await move(page).getByRole("button", { name: "Release quantity" }).click();
  await expect.poll(() => reserved(page, item)).toEqual([]);
  expect(await levels(page, item)).toEqual({ [here.id]: [9, 0], [there.id]: [0, 3] });
});
