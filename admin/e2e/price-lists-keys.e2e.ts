import { randomUUID } from "node:crypto";
import { cellIn } from "./grid-cells.ts";
import { keysOf } from "./keys.ts";
import { ownGoods } from "./own-orders.ts";
import { expect, field, test } from "./shop.ts";

interface PriceList {
  id: string;
  description: string;
  status: string;
  prices: { currency_code: string; amount: number }[];
}

test("with the keyboard only, a price list is created and published even if a response is lost, then changed, emptied, and deleted", async ({
  signedIn: page,
}) => {
  const { press, tabTo, tabInto, choose } = keysOf(page);
  const goods = await ownGoods(page);
  const name = `Keys ${randomUUID().slice(0, 8)}`;
  const stored = async () => {
    const query = `name=${encodeURIComponent(name)}&expand=prices`;
    const answer = await page.request.get(`/admin/price-lists?${query}`);
    const { price_lists } = (await answer.json()) as { price_lists: PriceList[] };
    return price_lists.map(({ description, status, prices }) => ({
      description,
      status,
      prices: prices.map(({ currency_code, amount }) => `${currency_code} ${amount}`),
    }));
  };
  const wizard = page.getByRole("dialog", { name: "New price list" });
  const sheet = page.getByRole("dialog", { name: "Prices in this list" });
  const step = (title: string) =>
    expect(wizard.getByRole("region", { name: title, exact: true })).toBeVisible();
  const setPrice = async (amount: string) => {
    await press("Enter");
    await expect(await cellIn(sheet.getByRole("grid"), 1, "EUR")).toBeFocused();
    await page.keyboard.type(amount);
    await press("Enter", "Control+s");
    await expect(sheet).toBeHidden();
  };

  await page.goto("/a/pricing");
  await expect(page.getByRole("heading", { level: 1, name: "Price lists" })).toBeVisible();
  await press("n");
  await expect(field(page, "Name")).toBeFocused();
  await page.keyboard.type(name);
  await tabTo("Description");
  await page.keyboard.type("Written by keys");
  await tabTo("Next");
  await press("Enter");
  await step("Products");
  await tabTo("Add products");
  await press("Enter");
  const picker = page.getByRole("dialog", { name: "Add products" });
  await expect(picker.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type(goods.title);
  await expect(picker.getByRole("checkbox")).toHaveCount(1);
  await tabInto(picker.getByRole("checkbox"));
  await press("Space");
  await tabTo("Choose 1");
  await press("Enter");
  await expect(picker).toBeHidden();
  await tabTo("Next");
  await press("Enter");
  await step("Prices");
  await tabTo("Set prices");
  await setPrice("18");
  await tabTo("Next");
  await press("Enter");
  await step("Review");

  // The prices reach the store, but the response is lost, and the store can't be reached to check. The user can still change
  // the prices that were sent.
  let lost = false;
  await page.route(/\/admin\/price-lists\/pl_\w+$/, async (route) => {
    const sent = route.request().postDataJSON() as { prices?: unknown } | null;
    if (lost || sent?.prices === undefined) return route.fallback();
    lost = true;
    await route.fetch();
    await page.route("**/admin/variants?*", (look) => look.abort());
    await route.abort();
  });
  const draft = wizard.getByRole("radio", { name: "Save as draft" });
  await tabInto(draft);
  await press("ArrowDown");
  const publish = wizard.getByRole("button", { name: "Save and publish" });
  await tabInto(publish);
  await press("Enter");
  await expect(wizard.getByRole("alert")).toContainText("Some prices weren't saved.");
  await expect(wizard.getByRole("alert")).toContainText("You can safely try again");
  await page.unroute("**/admin/variants?*");
  expect(await stored()).toMatchObject([{ status: "draft", prices: ["eur 1800"] }]);
  await tabTo("Prices", "Shift+Tab");
  await press("Enter");
  await step("Prices");
  await tabTo("Set prices");
  await setPrice("17");
  await tabTo("Review", "Shift+Tab");
  await press("Enter");
  await step("Review");
  await tabInto(publish);
  await press("Enter");
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  await expect(wizard).toBeHidden();
  expect(await stored()).toEqual([
    { description: "Written by keys", status: "active", prices: ["eur 1700"] },
  ]);

  // The new price list's page, which the wizard opened.
  const main = page.getByRole("main");
  await tabTo("Description");
  await press("ControlOrMeta+a");
  await page.keyboard.type("Changed by keys");
  await press("Control+s");
  await expect.poll(stored).toMatchObject([{ description: "Changed by keys" }]);
  await expect(page.getByText("Unsaved changes")).toBeHidden();
  await tabTo("Set to draft", "Shift+Tab");
  await press("Enter");
  await expect(main.getByRole("button", { name: "Activate" })).toBeVisible();
  // Waits for the store, because the page shows the change before the server has responded.
  await expect.poll(stored).toMatchObject([{ status: "draft" }]);
  await tabTo("Edit prices");
  await setPrice("16.5");
  expect(await stored()).toMatchObject([{ prices: ["eur 1650"] }]);
  await tabTo(`Select ${goods.title}`);
  await press("Space");
  await expect(page.getByRole("toolbar", { name: "Selected rows" })).toBeVisible();
  await tabTo("Remove prices");
  await press("Enter");
  const question = page.getByRole("alertdialog", { name: "Remove these prices?" });
  await expect(question).toBeVisible();
  await tabInto(question.getByRole("button", { name: "Remove prices" }));
  await press("Enter");
  await expect(main.getByText("No prices yet")).toBeVisible();
  expect(await stored()).toMatchObject([{ prices: [] }]);
  await tabTo("More actions");
  await press("Enter");
  await choose("Delete", "End");
  const last = page.getByRole("alertdialog").getByRole("textbox");
  await expect(last).toBeVisible();
  await tabInto(last);
  await page.keyboard.type(name);
  await press("Enter");
  await expect(page).toHaveURL(/\/a\/pricing(\?|$)/);
  expect(await stored()).toEqual([]);
});
