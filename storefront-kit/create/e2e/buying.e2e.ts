import {
  addToCart,
  checkOut,
  expect,
  newEmail,
  PLACES,
  placeOrder,
  shopIn,
  test,
  totalOf,
} from "./shop.ts";

/** Formats the amount independently of the storefront. */
const written = (amount: number, currency: string) =>
  currency === "jpy"
    ? `¥${amount.toLocaleString("en-US")}`
    : `${currency === "eur" ? "€" : "$"}${(amount / 100).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;

for (const place of PLACES) {
  test(`a guest can pay in ${place.currency}, and the order is in the admin`, async ({
    page,
    operator,
  }) => {
    const email = newEmail();
    await page.goto("/products/dinner-plate");
    await shopIn(page, place);
    await page.getByRole("button", { name: "One more" }).click();
    await addToCart(page);
    await checkOut(page, place, email);
    await expect(totalOf(page)).toHaveText(place.price);
    const { number, total } = await placeOrder(page);

    const order = await operator.orderNumbered(number);
    expect(order).toMatchObject({ email, currency_code: place.currency });
    expect(order.items.map(({ title, quantity }) => [title, quantity])).toEqual([
      ["Dinner plate", 2],
    ]);
    expect(total).toBe(written(order.total, place.currency));

    // The guest finds the order again with the data from the confirmation.
    await page.goto("/order-lookup");
    await page.getByRole("textbox", { name: "Order number" }).fill(String(number));
    await page.getByRole("textbox", { name: "Email" }).fill("somebody@else.test");
    await page.getByRole("button", { name: "Find it" }).click();
    await expect(page.getByRole("alert")).toHaveText(/No order found/);
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByRole("button", { name: "Find it" }).click();
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    await expect(totalOf(page)).toHaveText(total);
  });

  test(`a customer can pay in ${place.currency}, find the order in the account, and request a return`, async ({
    page,
    operator,
  }) => {
    const email = newEmail();
    await page.goto("/register");
    await shopIn(page, place);
    await page.getByRole("textbox", { name: "First name" }).fill("Ada");
    await page.getByRole("textbox", { name: "Last name" }).fill("Marlow");
    await page.getByRole("textbox", { name: "Email" }).fill(email);
    await page.getByLabel("Password").fill("correct-horse");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "Hello, Ada" })).toBeVisible();

    await page.goto("/products/serving-platter");
    await addToCart(page);
    await checkOut(page, place);
    const { number, total } = await placeOrder(page);
    const order = await operator.orderNumbered(number);
    expect(order).toMatchObject({ email, currency_code: place.currency });
    expect(total).toBe(written(order.total, place.currency));

    await page.goto("/account/orders");
    await expect(page.getByRole("listitem").filter({ hasText: `Order ${number}` })).toContainText(
      total,
    );
    await operator.send(order);
    await page.getByRole("link", { name: `Order ${number}` }).click();
    await page
      .getByRole("link", { name: "Return items" })
      .and(page.getByRole("main").getByRole("link"))
      .click();
    await page.getByLabel("How many").selectOption("1");
    await page.getByLabel("Why").selectOption({ label: "Broken in transit" });
    await page.getByRole("button", { name: "Request the return" }).click();
    await expect(page.getByRole("status")).toContainText("your return request");

    const asked = await operator.orderNumbered(number);
    expect(asked.returns.map(({ items }) => items)).toMatchObject([
      [{ item_id: order.items[0]?.id, quantity: 1, reason_id: expect.stringMatching(/^rr_/) }],
    ]);

    // The order shows the return, and its item can't be returned a second time.
    await page.getByRole("link", { name: "Back to the order" }).click();
    await page.reload();
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible();
    const main = page.getByRole("main");
    const returns = main.getByRole("region", { name: "Returns" });
    await expect(returns).toContainText("Requested: we're waiting for your package");
    await expect(returns).toContainText("1 × Oval serving platter");
    await expect(main.getByRole("link", { name: "Return items" })).toHaveCount(0);
    await page.goto(`${new URL(page.url()).pathname}/return`);
    await expect(page.getByRole("heading", { name: "Nothing to return" })).toBeVisible();
    await page.getByRole("link", { name: "Back to the order" }).click();

    // The order shows that the store has received the package.
    await operator.receive(asked);
    await page.reload();
    await expect(main).toContainText("1 returned");
    await expect(returns).toContainText("Received");
    await expect(main.getByRole("link", { name: "Return items" })).toHaveCount(0);
  });
}

test("the cart can be moved to another region, and is kept after a reload during checkout", async ({
  page,
}) => {
  const [europe, america, japan] = PLACES;
  if (!europe || !america || !japan) throw new Error("There are three places.");
  await page.goto("/products/dinner-plate");
  await shopIn(page, europe);
  await addToCart(page);
  await page.getByRole("link", { name: "See the cart" }).click();
  await expect(totalOf(page)).toHaveText(europe.price);
  await shopIn(page, japan);
  await expect(totalOf(page)).toHaveText(japan.price);
  await shopIn(page, america);
  await expect(totalOf(page)).toHaveText(america.price);

  await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
  const email = newEmail();
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "First name" }).fill("Ada");
  await page.getByRole("textbox", { name: "Last name" }).fill("Marlow");
  for (const [label, value] of Object.entries(america.address))
    await page.getByRole("textbox", { name: label }).fill(value);
  await page.getByRole("button", { name: "Continue to delivery" }).click();
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Continue to payment" })).toBeVisible();
  await page.getByRole("button", { name: "Change: Delivery address" }).click();
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(email);
});

test("items that sell out during checkout are reported, and the cart is kept", async ({
  page,
  operator,
}) => {
  const [, america] = PLACES;
  if (!america) throw new Error("There are three places.");
  const { handle, variantId } = await operator.addProduct(2);
  await page.goto(`/products/${handle}`);
  await shopIn(page, america);
  await expect(page.getByText("Only 2 left")).toBeVisible();
  await addToCart(page);
  await checkOut(page, america, newEmail());
  await operator.setStock(variantId, 0);
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("alert")).toContainText("has just sold out");
  await page.getByRole("link", { name: "Change the cart" }).click();
  await page.getByRole("button", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();
  await page.goto(`/products/${handle}`);
  await expect(page.getByRole("button", { name: "Sold out" })).toBeDisabled();
});

test("an order that conflicts with another change isn't reported as sold out, and can be placed again", async ({
  page,
  operator,
}) => {
  const [, america] = PLACES;
  if (!america) throw new Error("There are three places.");
  const email = newEmail();
  await page.goto("/products/dinner-plate");
  await shopIn(page, america);
  await addToCart(page);
  await checkOut(page, america, email);
  await page.route("**/store/carts/*/complete", (route) =>
    route.fulfill({
      status: 409,
      json: { errors: [{ code: "cart_incompatible_state", type: "not_allowed", message: "No" }] },
    }),
  );
  await page.getByRole("button", { name: /^Place order/ }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Another change was being saved at the same time. Please try again.",
  );
  await expect(page.getByRole("link", { name: "Change the cart" })).toHaveCount(0);
  await page.unrouteAll({ behavior: "wait" });
  const { number } = await placeOrder(page);
  expect(await operator.ordersOf(email)).toEqual([number]);
});
