import { expect, it } from "vitest";
import { withRecent, type Recent } from "./recent.ts";

const mug: Recent = { path: "/a/products/mug", title: "Mug", area: "products" };
const other = (index: number): Recent => ({ ...mug, path: `/a/products/${index}` });

it("`withRecent` keeps the eight latest records, each once with its current name", () => {
  const many = Array.from({ length: 12 }, (_, index) => other(index)).reduce<readonly Recent[]>(
    withRecent,
    [mug],
  );
  expect(many.map(({ path }) => path)).toEqual(
    [11, 10, 9, 8, 7, 6, 5, 4].map((i) => other(i).path),
  );
  expect(withRecent([other(1), mug], { ...mug, title: "Blue mug" })).toEqual([
    { ...mug, title: "Blue mug" },
    other(1),
  ]);
});
