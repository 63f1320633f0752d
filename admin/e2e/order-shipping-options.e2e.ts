import { addGoods, call, dialog, quantity, shipped } from "./own-returns.ts";
import { ownGoods } from "./own-orders.ts";
import { expect, openInApp, test } from "./shop.ts";

// Tests that the admin offers only the shipping methods that match the items to send: their shipping profiles and their sum.

const forGoods = ["Collect in Hamburg (admin only)", "Express, next day", "Standard, 2–4 days"];

test("an exchange and a claim offer only shipping methods for the profiles and the sum of the items", async ({
  signedIn: page,
}) => {
  const [mug, pan] = [await ownGoods(page), await ownGoods(page, { price: 12_000 })];
  const bulky = await ownGoods(page);
  const { shipping_profiles: profiles } = (await (
    await page.request.get("/admin/shipping-profiles")
  ).json()) as { shipping_profiles: { id: string; name: string }[] };
  const profile = profiles.find(({ name }) => name.startsWith("Bulky"));
  await call(page, `/admin/shipping-profiles/${profile?.id}`, { products: [bulky.product_id] });
  const order = await shipped(page, [[mug, 2]]);
  for (const [overlay, name] of [
    ["exchange", "Register exchange"],
    ["claim", "Register claim"],
  ] as const) {
    await openInApp(page, `orders/${order.id}?edit=${overlay}`);
    const sheet = dialog(page, name);
    await quantity(sheet, mug).fill("1");
    if (overlay === "claim") await sheet.getByRole("radio", { name: "Replace" }).check();
    const shipping = sheet.getByRole("combobox", { name: "Shipping", exact: true });
    /** The names of the offered methods, without the choice of none. */
    const offered = async () =>
      (await shipping.locator("option:not([value=''])").allTextContents()).toSorted();
    await addGoods(page, sheet, mug);
    await expect.poll(offered).toEqual(forGoods);
    await shipping.selectOption({ label: "Standard, 2–4 days" });
    await addGoods(page, sheet, pan);
    await expect.poll(offered).toEqual([...forGoods, "Free standard over €100"].toSorted());
    await shipping.selectOption({ label: "Free standard over €100" });
    // A method that no longer fits is cleared.
    await sheet.getByRole("button", { name: new RegExp(`^Remove .*${pan.title}`) }).click();
    await expect.poll(offered).toEqual(forGoods);
    await expect(shipping).toHaveValue("");
    await addGoods(page, sheet, bulky);
    await sheet.getByRole("button", { name: new RegExp(`^Remove .*${mug.title}`) }).click();
    await expect.poll(offered).toEqual(["Carrier for bulky goods"]);
  }
});
