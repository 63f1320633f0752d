import { expect, it } from "vitest";
import { breadcrumbJsonLd, jsonLd, productJsonLd, srcSet } from "./seo.ts";

const url = "https://shop.test/products/mug";
const priced = (amount: number, rest: object = {}) => ({
  prices: [{ currency_code: "eur", amount }],
  calculated_price: amount,
  calculated_price_includes_tax: true,
  ...rest,
});

it("a product's data contains its images, and each variant with the displayed price and the stock", () => {
  const told = productJsonLd(
    {
      title: "Mug",
      description: "Holds tea",
      images: [{ url: "/uploads/mug.webp" }],
      variants: [
        priced(1900, { sku: "MUG-S", inventory_quantity: 3 }),
        priced(2100, { inventory_quantity: 0, manage_inventory: true }),
        priced(2300, { inventory_quantity: 0, manage_inventory: true, allow_backorder: true }),
        priced(2500, { purchasable: false }),
        priced(2700, { manage_inventory: false, inventory_quantity: 0 }),
      ],
    },
    { url, region: { currency_code: "eur", tax_rate: 19 }, brand: "Countertop" },
  );
  expect(told).toMatchObject({
    "@type": "Product",
    name: "Mug",
    image: ["https://shop.test/uploads/mug.webp"],
    brand: { name: "Countertop" },
    offers: [
      { sku: "MUG-S", price: 19, priceCurrency: "EUR", availability: "https://schema.org/InStock" },
      { price: 21, availability: "https://schema.org/OutOfStock" },
      { price: 23, availability: "https://schema.org/BackOrder" },
      { price: 25, availability: "https://schema.org/OutOfStock" },
      { price: 27, availability: "https://schema.org/InStock" },
    ],
  });
  expect(productJsonLd({ title: "Bare" }, { url, region: {} })).not.toHaveProperty("image");
});

it("prices for search engines are before tax if the storefront shows them before tax", () => {
  const variant = priced(2000, {
    calculated_price_includes_tax: false,
    calculated_price_incl_tax: 2160,
  });
  const region = { currency_code: "eur", tax_rate: 8 };
  const told = (includeTaxes?: boolean) =>
    productJsonLd({ title: "Mug", variants: [variant] }, { url, region, includeTaxes });
  expect(told()).toMatchObject({ offers: [{ price: 21.6 }] });
  expect(told(false)).toMatchObject({ offers: [{ price: 20 }] });
});

it("prices for search engines are rounded as on the page, and variants without a price aren't offered", () => {
  const variants = [
    { title: "S", prices: [{ currency_code: "eur", amount: 1999 }] },
    { title: "M", prices: [{ currency_code: "usd", amount: 1999 }] },
    { title: "L", prices: [{ currency_code: "eur", amount: 0 }] },
  ];
  const region = { currency_code: "eur", tax_rate: 25 };
  expect(productJsonLd({ title: "Mug", variants }, { url, region })).toMatchObject({
    offers: [
      { name: "S", price: 24.99 },
      { name: "L", price: 0 },
    ],
  });
});

it("breadcrumbs are listed in order", () => {
  expect(
    breadcrumbJsonLd([
      { name: "Table", url: "https://shop.test/table" },
      { name: "Mug", url },
    ]),
  ).toMatchObject({
    itemListElement: [
      { position: 1, name: "Table" },
      { position: 2, item: url },
    ],
  });
});

it("a product title can't end the script element", () => {
  const text = jsonLd({ name: "</script><script>alert(1)</script>" });
  expect(text).not.toContain("<");
  expect(JSON.parse(text)).toEqual({ name: "</script><script>alert(1)</script>" });
});

it("an image in several widths has a valid srcset, even with special characters in the file name", () => {
  expect(srcSet([320, 640], (width) => `/p/a mug,${width}.webp`)).toBe(
    "/p/a%20mug%2C320.webp 320w, /p/a%20mug%2C640.webp 640w",
  );
});
