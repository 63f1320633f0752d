import { type Product, type Variant, variantsOf } from "./product.ts";
import { bake } from "./products/bake.ts";
import { cook } from "./products/cook.ts";
import { drinks } from "./products/drinks.ts";
import { keep } from "./products/keep.ts";
import { knives } from "./products/knives.ts";
import { linen } from "./products/linen.ts";
import { prepare } from "./products/prepare.ts";
import { special } from "./products/special.ts";
import { table } from "./products/table.ts";

/** All products. The store's best-known products are last, because the admin shows the newest products first. */
export const products: readonly Product[] = [
  ...special,
  ...linen,
  ...keep,
  ...bake,
  ...prepare,
  ...knives,
  ...cook,
  ...table,
  ...drinks,
];

/**
 * Variants with their article numbers, which are unique in the whole catalog. Each product has a range of a thousand numbers.
 */
export const variantsByHandle: ReadonlyMap<string, readonly Variant[]> = new Map(
  products.map((product, index) => [product.handle, variantsOf(product, (index + 1) * 1000)]),
);

export function variantsFor(handle: string): readonly Variant[] {
  const variants = variantsByHandle.get(handle);
  if (!variants) throw new Error(`The catalog has no product "${handle}".`);
  return variants;
}

/** File names of a product's images. The first one is the thumbnail. */
export const picturesOf = ({ handle, pictures }: Pick<Product, "handle" | "pictures">): string[] =>
  [`${handle}.webp`, `${handle}-2.webp`].slice(0, pictures);
