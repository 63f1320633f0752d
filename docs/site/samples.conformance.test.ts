// Tests the samples for Node on a real store, including the loss of a response.
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { createClient } from "@countertop/sdk";
import { formatAmount, formatVariantPrice } from "@countertop/storefront-kit/prices";
import { beforeAll, expect, it, vi } from "vitest";
import { customerOrders } from "./samples/customer-orders.ts";
import { giftCardOnce } from "./samples/gift-card-once.ts";
import { logOrders } from "./samples/pages.ts";
import { showImage } from "./samples/upload.ts";

const baseUrl = process.env["COUNTERTOP_SANDBOX_URL"] ?? "";
const email = process.env["COUNTERTOP_ADMIN_EMAIL"] ?? "";
const password = process.env["COUNTERTOP_ADMIN_PASSWORD"] ?? "";

let isNextLost = false;
const client = createClient({
  baseUrl,
  middleware: [
    {
      async attempt(request, next) {
        const response = await next(request);
        if (!isNextLost || request.method !== "POST") return response;
        isNextLost = false;
        throw new TypeError("fetch failed");
      },
    },
  ],
});
beforeAll(async () => {
  await client.admin.auth.createToken({ body: { email, password } });
});

it("the gift card sample creates one gift card even if its response is lost, and finds it when the sample runs again", async () => {
  const { regions } = await client.store.regions.list();
  const wanted = {
    reference: randomUUID(),
    region_id: regions[0]?.id ?? "",
    value: 5000,
    since: new Date(Date.now() - 60_000),
  };
  const count = async () => (await client.admin.giftCards.list({ query: { limit: 1 } })).count;
  const before = await count();
  isNextLost = true;
  const card = await giftCardOnce(client, wanted);
  expect(isNextLost).toBe(false);
  expect(card).toMatchObject({ value: 5000, metadata: { reference: wanted.reference } });
  expect(await giftCardOnce(client, wanted)).toMatchObject({ id: card.id });
  expect(await count()).toBe(before + 1);
  await client.admin.giftCards.delete({ id: card.id });
});

it("the gift card sample doesn't try again to create a gift card that the store rejected", async () => {
  const wanted = { reference: randomUUID(), region_id: "none", value: 1, since: new Date() };
  await expect(giftCardOnce(client, wanted)).rejects.toMatchObject({ status: 404 });
});

it("the sample for a customer's orders reads them after signing in", async () => {
  const customer = { email: `${randomUUID()}@countertop.test`, password: "a-long-password" };
  const names = { first_name: "Ada", last_name: "Lovelace" };
  await createClient({ baseUrl }).store.customers.create({ body: { ...customer, ...names } });
  expect(await customerOrders(baseUrl, customer.email, customer.password)).toEqual([]);
});

it("the sample for pages reads all orders page by page", async () => {
  const log = vi.spyOn(console, "log").mockReturnValue();
  await logOrders(client);
  const { count } = await client.admin.orders.list({ query: { limit: 1 } });
  expect(log).toHaveBeenCalledTimes(Math.ceil(count / 50));
  expect(log.mock.lastCall?.[0]).toBe(`${count} of ${count}`);
  log.mockRestore();
});

it("the upload sample adds an uploaded image to a product", async () => {
  const folder = mkdtempSync(join(tmpdir(), "countertop-image-"));
  const path = join(folder, "mug.webp");
  writeFileSync(path, "RIFF");
  const { product } = await client.admin.products.create({
    body: { title: `Mug ${randomUUID()}` },
  });
  try {
    const url = await showImage(client, product.id, path);
    expect(await (await fetch(url)).text()).toBe("RIFF");
    expect((await client.admin.products.retrieve({ id: product.id })).product).toMatchObject({
      thumbnail: url,
      images: [{ url }],
    });
  } finally {
    await client.admin.products.delete({ id: product.id });
    rmSync(folder, { recursive: true });
  }
});

it("the price samples get prices with the relations that the site lists, and don't add the tax twice", async () => {
  const folder = resolve(import.meta.dirname, "../..");
  for (const file of ["docs/site/pages/storefront/provider.md", "storefront-kit/README.md"]) {
    const text = readFileSync(join(folder, file), "utf8");
    const [, expand = ""] = /`expand: "(variants,[^"]+)"`/.exec(text) ?? [];
    const { regions } = await client.store.regions.list();
    const region = regions.find(({ includes_tax }) => includes_tax);
    if (!region) throw new Error("The demo store has a region whose prices include tax.");
    // Other tests create products without prices at the same time.
    const query = { region_id: region.id, handle: "stoneware-mug", expand };
    const { products } = await client.store.products.list({ query });
    const [variant] = products[0]?.variants ?? [];
    if (!variant) throw new Error("The demo store has a product with this handle.");
    expect(variant, file).toMatchObject({ calculated_price_includes_tax: true });
    const whole = { minimumFractionDigits: 0, maximumFractionDigits: 0 };
    expect(formatVariantPrice({ variant, region, ...whole })).toBe(
      formatAmount({
        amount: variant.calculated_price ?? 0,
        region,
        includeTaxes: false,
        ...whole,
      }),
    );
  }
});

it("the API key sample creates an API key that signs in as its user", async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, "samples/api-key.ts")],
    { env: { ...process.env, STORE: baseUrl, ADMIN_EMAIL: email, ADMIN_PASSWORD: password } },
  );
  const withKey = createClient({ baseUrl, apiKey: stdout.trim() });
  expect((await withKey.admin.auth.retrieveSession()).user).toMatchObject({ email });
});
