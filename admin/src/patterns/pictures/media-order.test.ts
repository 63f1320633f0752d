import { describe, expect, it } from "vitest";
import { fileName, inOrder, mediaBody, numbered, plain, sameOrder } from "./media-order.ts";

/** Parses a short form, in which `a2` is image a at position 2. */
const urls = (text: string) =>
  (text.match(/[a-z]\d*/g) ?? []).map((one) =>
    one.length === 1 ? one : `${one[0]}#order=${one.slice(1)}`,
  );
const short = (addresses: readonly string[]) => addresses.join("").replaceAll("#order=", "");

describe("the order of stored images", () => {
  it.each([
    ["b2c3a1", "a1b2c3"],
    ["a10b9", "b9a10"],
    ["cb1a", "b1ca"],
    ["ba", "ba"],
  ])("of %j is %j", (answered, order) => {
    const images = urls(answered).map((url) => ({ url }));
    expect(short(inOrder(images).map(({ url }) => url))).toBe(order);
  });

  it.each([
    ["abc", "a1b2c3"],
    ["a1c3d", "a1c3d4"],
    ["b2a1", "b2a3"],
    ["c3a1b2", "c3a4b5"],
    ["xa1b2", "x1a2b3"],
    ["a", "a"],
    ["b2", "b2"],
    ["", ""],
  ])("for %j is stored as %j", (wanted, stored) => {
    expect(short(numbered(urls(wanted)))).toBe(stored);
  });

  it("doesn't depend on the server's order", () => {
    const stored = numbered(urls("c3xa1b"));
    const answered = stored.toReversed().map((url) => ({ url }));
    expect(inOrder(answered).map(({ url }) => url)).toEqual(stored);
    expect(stored.map(plain).join("")).toBe("cxab");
  });

  it("works with any image URLs", () => {
    expect(sameOrder(urls("a1b4"), urls("ab"))).toBe(true);
    expect(sameOrder(urls("ab"), urls("ba"))).toBe(false);
    expect(plain("a.svg#icon")).toBe("a.svg#icon");
  });
});

it("`fileName` uses the last part of an image's URL as its name", () => {
  expect(fileName("http://store/uploads/17-blue%20mug.png?v=2#order=3")).toBe("17-blue mug.png");
  expect(fileName("http://store/100%.png")).toBe("100%.png");
  expect(fileName("")).toBe("");
});

describe("the request body for images", () => {
  const media = (images: string, thumbnail: string | null) => ({ images: urls(images), thumbnail });

  it("contains only the thumbnail if the images are unchanged", () => {
    const base = media("ab", "a");
    expect(mediaBody(media("ab", "b"), base, base)).toEqual({ thumbnail: "b" });
  });

  it("keeps images and a thumbnail that others added, but not removed images", () => {
    const body = mediaBody(media("ca", "a"), media("abc", "a"), media("abcd", "d"));
    expect(body).toEqual({ images: urls("c1a2d3"), thumbnail: "d" });
  });
});
