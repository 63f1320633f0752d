import { ownOrder } from "./own-orders.ts";
import { expect, test } from "./shop.ts";

// Tests an order's page on a phone, whose next step stays at the bottom of the screen.

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a notification doesn't cover the button of the next step", async ({
  signedInAlone: page,
}) => {
  const order = await ownOrder(page);
  await page.goto(`/a/orders/${order.id}`);
  const todo = page.getByRole("list", { name: "To do next" });
  await todo.getByRole("button", { name: "Capture" }).tap();
  const question = page.getByRole("alertdialog", { name: "Capture payment" });
  await question.getByRole("button", { name: "Capture" }).tap();
  await expect(question).toHaveCount(0);
  const notice = page.locator("[data-scope=toast][data-part=root]");
  await expect(notice).toContainText("Payment captured");
  const next = todo.getByRole("button", { name: "Fulfill" });
  await expect(next).toBeVisible();
  // The notification moves above the step while it appears.
  await expect
    .poll(async () => {
      const [above, below] = [await notice.boundingBox(), await next.boundingBox()];
      return above !== null && below !== null && above.y + above.height <= below.y;
    })
    .toBe(true);
});
