/** Prints what the built admin weighs, from Vite's manifest, and fails where it is more than was agreed. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";

interface Chunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const dist = resolve(import.meta.dirname, "../dist");
const manifestFile = join(dist, ".vite/manifest.json");
if (!existsSync(manifestFile)) {
  console.error("There is no built admin to weigh. Run `npm run build` first.");
  process.exit(1);
}
const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;

/** The chunk of a source file; a page's component is split from its route. */
function chunkOf(source: string): string {
  const found = Object.keys(manifest).find((key) => key === source || key.startsWith(`${source}?`));
  if (!found)
    throw new Error(
      `The build has no chunk for ${source}: name its new place in scripts/budgets.ts.`,
    );
  return found;
}

/** A chunk with everything that the browser must load before it can run. */
function withImports(key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

const union = (...sets: Set<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));
const filesOf = (keys: Set<string>): string[] =>
  [...keys].flatMap((key) => manifest[key]?.file ?? []);
const gzipped = (file: string): number =>
  gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const weight = (files: string[]): number => files.reduce((sum, file) => sum + gzipped(file), 0);

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
if (entry === undefined) throw new Error("The manifest names no entry.");

// The sign-in page is part of the entry.
const login = withImports(entry);
const list = union(
  login,
  ...["src/app.tsx", "src/routes/a/route.tsx", "src/routes/a/products/index.tsx"].map((source) =>
    withImports(chunkOf(source)),
  ),
);
const further = Object.keys(manifest)
  .filter((key) => key.startsWith("src/routes/"))
  .map((key) => ({
    name: `script: route ${key.replace(/^src\/routes\/|\.tsx.*$/g, "")}, beyond the list`,
    files: filesOf(withImports(key)).filter((file) => !filesOf(list).includes(file)),
    budget: 60,
  }))
  .filter(({ files }) => files.length > 0);
const locales = globSync("public/locales/*/", { cwd: dist }).map((folder) => ({
  name: `strings: ${folder.split("/").at(-1)}`,
  files: globSync(`${folder}/*.json`, { cwd: dist }),
  budget: 22,
}));

const budgets = [
  { name: "script: sign in", files: filesOf(login), budget: 120 },
  { name: "script: product list, with what the sign-in loaded", files: filesOf(list), budget: 220 },
  ...further,
  {
    name: "styles",
    files: [...new Set(Object.values(manifest).flatMap(({ css = [] }) => css))],
    budget: 16,
  },
  ...locales,
];

let failed = false;
for (const { name, files, budget } of budgets) {
  const kib = weight(files) / 1024;
  const over = kib > budget;
  failed ||= over;
  console.log(
    `${over ? "FAIL" : "ok  "} ${kib.toFixed(1).padStart(6)} of ${String(budget).padStart(3)} KiB gz  ${name}`,
  );
}
if (failed) {
  console.error(
    "The admin is heavier than agreed. Load what is new later, or find something lighter.",
  );
  process.exit(1);
}
