// Finds an area's tests by their names, so that they don't have to be listed.
import { globSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";

/** The slugs of the contract's resources. */
export const slugsIn = (root: string): string[] => readdirSync(join(root, "openapi/resources"));

const one = (slug: string): string => slug.replace(/ies$/, "y").replace(/s$/, "");

/**
 * The number of characters at the start of a name that match an area: for `product-tags.test.ts`, 12 for product tags, 7 for
 * products, and 0 for orders.
 */
function share(name: string, slug: string): number {
  const stem = name.split(".")[0] ?? "";
  for (const word of [slug, one(slug)])
    if (stem === word || stem.startsWith(`${word}-`)) return word.length;
  return 0;
}

/**
 * The area of a file: the area of its folder, or else the one that the file's name begins with. If the name matches several
 * areas, the longest match wins.
 */
export function areaOf(file: string, slugs: readonly string[]): string | undefined {
  const folders = file.split("/").slice(0, -1);
  const inFolder = slugs.filter((slug) => folders.includes(slug));
  if (inFolder.length > 0) return inFolder.at(-1);
  const name = basename(file);
  const [first] = slugs
    .map((slug) => ({ slug, length: share(name, slug) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length);
  return first?.slug;
}

/** The test files of an area, by the tool that runs them. */
export function testsOf(
  root: string,
  area: string,
): Record<"unit" | "conformance" | "e2e", string[]> {
  const slugs = slugsIn(root);
  const files = globSync("{admin,openapi,sdk,storefront-kit}/**/*.{test,e2e}.{ts,tsx}", {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|storefront-kit\/create)$/.test(path),
  })
    .filter((file) => areaOf(file, slugs) === area)
    .toSorted();
  const conformance = files.filter((file) => file.includes(".conformance.test."));
  const e2e = files.filter((file) => /^admin\/e2e\/.*\.e2e\.ts$/.test(file));
  const others = [...conformance, ...e2e];
  return {
    unit: files.filter((file) => /\.test\.tsx?$/.test(file) && !others.includes(file)),
    conformance,
    e2e,
  };
}
