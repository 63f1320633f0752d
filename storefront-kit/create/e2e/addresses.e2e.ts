import {
  addToCart,
  expect,
  fillAddress,
  makeAccount,
  newEmail,
  PLACES,
  placeOrder,
  shopIn,
  test,
} from "./shop.ts";

const [, america] = PLACES;
if (!america) throw new Error("There are three places.");

test("a customer's address is saved once and filled in at the next checkout, and saving it is optional", async ({
  page,
}) => {
  await page.goto("/register");
  await shopIn(page, america);
  await makeAccount(page, newEmail());
  await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();
  const street = page.getByRole("textbox", { name: "Street and number" });
  const checkOut = async () => {
    await page.goto("/products/dinner-plate");
    await addToCart(page);
    await page.getByRole("dialog").getByRole("link", { name: "Check out" }).click();
  };
  const order = async () => {
    await page.getByRole("button", { name: "Continue to payment" }).click();
    await placeOrder(page);
    await page.goto("/account/addresses");
    await expect(page.getByRole("heading", { name: "Addresses" })).toBeVisible();
  };
  const kept = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: /^Remove/ }) });

  await checkOut();
  await fillAddress(page, america);
  await order();
  await expect(kept).toHaveCount(1);
  // Each line is isolated, for right-to-left pages.
  await expect(kept.locator("bdi")).toHaveText([
    "Ada Marlow",
    "12 Elm Street",
    "Portland, ME 04101",
    "United States",
  ]);

  await checkOut();
  await expect(street).toHaveValue("12 Elm Street");
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await order();
  await expect(kept).toHaveCount(1);

  await checkOut();
  await street.fill("1 Borrowed Lane");
  await page.getByRole("checkbox", { name: "Keep this address in my account" }).uncheck();
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await order();
  await expect(kept).toHaveCount(1);
  await expect(kept).toContainText("12 Elm Street");
});
