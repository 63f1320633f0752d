import { describe, expect, it } from "vitest";
import { productImages } from "./images.ts";

const images = ["/b.webp#order=2", "/c.webp", "/a.webp#order=1"].map((url) => ({ url }));
const urlsOf = (...given: Parameters<typeof productImages>) =>
  productImages(...given).map(({ url }) => url);

describe("a product's images", () => {
  it("have the order that the admin stores, and URLs without it", () => {
    expect(urlsOf({ title: "Mug", images })).toEqual(["/a.webp", "/b.webp", "/c.webp"]);
  });
  it("have the alternative texts that the admin stores, or the product's title", () => {
    const metadata = { image_alts: { "/b.webp": "The mug from above", "/c.webp": "" } };
    expect(productImages({ title: "Mug", images, metadata })).toEqual([
      { url: "/a.webp", alt: "Mug" },
      { url: "/b.webp", alt: "The mug from above" },
      { url: "/c.webp", alt: "Mug" },
    ]);
  });
  it("start with the chosen variant's image, unless the product no longer has it", () => {
    const product = { title: "Mug", images };
    expect(urlsOf(product, { metadata: { variant_image: "/b.webp" } })[0]).toBe("/b.webp");
    expect(urlsOf(product, { metadata: { variant_image: "/gone.webp" } })[0]).toBe("/a.webp");
    expect(urlsOf(product, { metadata: null })[0]).toBe("/a.webp");
  });
  it("are the thumbnail if there are no others, and none without one", () => {
    expect(productImages({ title: "Mug", images: [], thumbnail: "/t.webp" })).toEqual([
      { url: "/t.webp", alt: "Mug" },
    ]);
    expect(productImages({ title: "Mug", thumbnail: null, metadata: "none" })).toEqual([]);
  });
});
