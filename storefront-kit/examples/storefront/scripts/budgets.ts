/** Prints the sizes of the built storefront, from Vite's manifest, and fails if one is over its budget. */
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}

const dist = resolve(import.meta.dirname, "../dist/client");
const manifestFile = join(dist, ".vite/manifest.json");
if (!existsSync(manifestFile)) {
  console.error("There is no built shop to weigh. Run `npm run build` first.");
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Record<string, Chunk>;

/** A chunk with everything that the browser must load before it can run. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

const filesOf = (keys: Iterable<string>): string[] =>
  [...new Set(keys)].flatMap((key) => manifest[key]?.file ?? []);
const gzipped = (file: string): number =>
  gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined) throw new Error("The manifest names no entry.");
const base = withImports(entry);
const pages = Object.keys(manifest).filter((key) => key.startsWith("src/routes/"));
const PRODUCT = "src/routes/products/$handle.tsx";
if (!pages.some((key) => key.startsWith(PRODUCT)))
  throw new Error(`The build has no chunk for ${PRODUCT}.`);

/** Parts of a product page that load automatically once it is usable. */
const UNASKED = ["footer", "notices", "cart-events", "product-facts", "product-head"];

const budgets = [
  {
    name: "script: the first view of a product, with all that comes unasked",
    files: filesOf([
      ...base,
      ...Object.keys(manifest)
        .filter((key) => key.startsWith(PRODUCT))
        .flatMap((key) => [...withImports(key)]),
      ...UNASKED.flatMap((part) => [...withImports(`src/components/${part}.tsx`)]),
    ]),
    budget: 116,
  },
  ...pages.map((key) => ({
    name: `script: ${key.replace(/^src\/routes\/|\.tsx.*$/g, "")}, with all that it needs`,
    files: filesOf([...base, ...withImports(key)]),
    // A budget far below the limit of 160 KiB for templates, to detect sudden growth. Raise it for features that shoppers benefit
    // from.
    budget: key.startsWith(PRODUCT) ? 106 : 114,
  })),
  {
    name: "script: the cart beside the page",
    files: filesOf(withImports("src/components/mini-cart.tsx")).filter(
      (file) => !filesOf(base).includes(file),
    ),
    budget: 24.5,
  },
  {
    name: "styles",
    files: [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))],
    budget: 8,
  },
];

let failed = false;
for (const { name, files, budget } of budgets) {
  const kib = files.reduce((sum, file) => sum + gzipped(file), 0) / 1024;
  const over = kib > budget || kib === 0;
  failed ||= over;
  console.log(
    `${over ? "FAIL" : "ok  "} ${kib.toFixed(1).padStart(6)} of ${String(budget).padStart(3)} KiB gz  ${name}`,
  );
}
if (failed) {
  console.error(
    "The shop is heavier than agreed. Load what is new later, or find something lighter.",
  );
  process.exit(1);
}
