import { addToCart, checkOut, expect, newEmail, placeOrder, PLACES, shopIn, test } from "./shop.ts";

interface Told {
  event: string;
  ecommerce: { currency: string; value: number; transaction_id?: string };
}

test("analytics events for a product, the cart, the checkout, and a purchase are reported, the last three only once, even after a reload", async ({
  page,
  context,
}) => {
  const told: Told[] = [];
  await context.exposeFunction("tell", (event: Told) => told.push(event));
  await context.addInitScript(() => {
    const layer: object[] = [];
    layer.push = (event: object) => {
      (globalThis as unknown as { tell: (event: object) => void }).tell(event);
      return layer.length;
    };
    (globalThis as unknown as { dataLayer: object[] }).dataLayer = layer;
  });
  const [, america] = PLACES;
  const names = () => told.map(({ event }) => event);
  const of = (name: string) => told.filter(({ event }) => event === name);

  await page.goto("/products/dinner-plate");
  await shopIn(page, america!);
  await expect.poll(names).toContain("view_item");
  await addToCart(page);
  await expect.poll(names).toContain("add_to_cart");
  await checkOut(page, america!, newEmail());
  await expect.poll(names).toContain("begin_checkout");
  const { number, total } = await placeOrder(page);
  await expect.poll(names).toContain("purchase");

  // Waits until a page is rendered and its effects have run, so that all events have been reported.
  const settled = async (shown: typeof page) => {
    await expect(shown.getByRole("heading", { name: "Thank you" })).toBeVisible();
    await shown.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
    );
  };
  await page.reload();
  await settled(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await settled(other);

  expect(of("add_to_cart")).toHaveLength(1);
  expect(of("begin_checkout")).toHaveLength(1);
  expect(of("purchase")).toEqual([
    {
      event: "purchase",
      ecommerce: expect.objectContaining({
        transaction_id: String(number),
        currency: "USD",
        value: Number(total.replace(/[^\d.]/g, "")),
      }),
    },
  ]);
});
