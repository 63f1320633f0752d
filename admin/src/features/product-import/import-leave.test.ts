import { expect, it } from "vitest";
import { checkFile } from "./import-check.ts";
import type { Shop } from "./import-columns.ts";
import { separated } from "./import-leave.ts";

const shop: Shop = {
  currencies: ["EUR"],
  regions: [],
  collections: new Set(),
  channels: undefined,
  categories: undefined,
};
const { signal } = new AbortController();
async function check(...lines: string[]) {
  const [headers = [], ...rows] = lines.map((line) => line.split(";"));
  const table = { headers, rows };
  const known = { products: [], skus: new Map<string, string>() };
  return separated(table, await checkFile(table, shop, known, { signal }));
}
const HEADERS =
  "Product Handle;Product Title;Variant Title;Variant SKU;Product Discountable;Price EUR";

it("`separated` leaves out all rows of a product with a problem, and counts the rest", async () => {
  const found = await check(
    HEADERS,
    "mug;Mug;S;M-S;;10",
    "mug;Mug;M;M-M;;1,5",
    "cup;Cup;One;C;;3",
    "pot;Pot;One;P;maybe;3",
  );
  expect(found?.plan.products).toMatchObject([{ handle: "cup", variants: 1 }]);
  expect(found?.plan.counts).toMatchObject({ created: 1, variantsCreated: 1 });
  expect(found?.skipped).toBe(3);
});

it("`separated` leaves out both products with the same SKU", async () => {
  const found = await check(HEADERS, "mug;Mug;S;SAME;;1", "cup;Cup;S;SAME;;1", "pot;Pot;S;P;;1");
  expect(found?.plan.products.map(({ handle }) => handle)).toEqual(["pot"]);
  expect(found?.skipped).toBe(2);
});

it("`separated` returns undefined if a problem affects the whole file, or if all rows or no rows have problems", async () => {
  expect(await check(`${HEADERS};Color`, "mug;Mug;S;M;;1;red")).toBeUndefined();
  expect(await check(HEADERS, "mug;Mug;S;M;;x")).toBeUndefined();
  expect(await check(HEADERS, "mug;Mug;S;M;;1")).toBeUndefined();
});
