/** Creates storefronts from templates with the packed command, and checks what every created storefront has. */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "vitest";
import { putTarballs, root } from "./install.ts";

const CREATE = "storefront-kit/create";
export type Template = "next" | "start";

/** The files that connect each template's framework with the kit. */
const PLUMBING = {
  next: [
    "next.config.ts",
    "proxy.ts",
    "app/api/cart/route.ts",
    "components/providers.tsx",
    "lib/place.ts",
    "lib/store.ts",
  ],
  start: [
    "vite.config.ts",
    "src/start.ts",
    "src/router.tsx",
    "src/lib/place.ts",
    "src/lib/store.ts",
  ],
} as const satisfies Record<Template, readonly string[]>;
/** The limit of the plumbing's lines without comments and blank lines, and of its files. */
const PLUMBING_LINES = 150;
const PLUMBING_FILES = 6;

const run = promisify(execFile);
type Create = (...args: readonly string[]) => Promise<{ stdout: string }>;

/** Puts the packages' tarballs into a folder. Resolves to the command that creates storefronts in the folder. */
export async function prepareCreate(folder: string): Promise<Create> {
  const tarballs = await putTarballs(folder, ["sdk", "storefront-kit", CREATE]);
  // The README's command, but without a registry.
  const exec = ["exec", "--yes", "--offline", tarballs[2] ?? ""];
  return (...args) =>
    run("npm", [...exec, ...args.slice(0, 1), "--", ...args.slice(1)], { cwd: folder });
}

/** The storefront records its template's version, and has guides, settings, and no placeholders. */
export function expectGuides(shop: string, template: Template, storeUrl: string): void {
  const read = (name: string) => readFileSync(join(shop, name), "utf8");
  const { version } = JSON.parse(readFileSync(join(root, CREATE, "package.json"), "utf8")) as {
    version: string;
  };
  expect(JSON.parse(read("countertop.template.json"))).toEqual({ template, version });
  expect(JSON.parse(read("package.json"))).toMatchObject({
    name: "my-shop",
    dependencies: { "@countertop/sdk": `file:packages/countertop-sdk-${version}.tgz` },
  });
  expect(read(".env")).toContain(`STORE_URL=${storeUrl}\n`);
  expect(read(".gitignore")).toContain(".env\n");
  expect(read("UPGRADING.md")).toContain(`## ${version}\n`);
  expect(read("AGENTS.md")).toContain("UPGRADING.md");
  // A folder's name can end as a file's does, such as that of the route /catalog.json.
  const isFile = (name: string) => statSync(join(shop, name)).isFile();
  const files = readdirSync(shop, { recursive: true, encoding: "utf8" }).filter(
    (name) =>
      /\.(md|json|js|tsx?)$/.test(name) &&
      !/node_modules|\.next|dist\/|packages/.test(name) &&
      isFile(name),
  );
  expect(files.length).toBeGreaterThan(50);
  for (const name of files)
    expect(read(name), name).not.toMatch(/my-store|My Store|TEMPLATE_VERSION|_VALUE/);
}

/** An owner maintains few lines of plumbing, and the storefront's guide lists its files. */
export function expectLittlePlumbing(shop: string, template: Template): void {
  const files = PLUMBING[template];
  const guide = readFileSync(join(shop, "README.md"), "utf8");
  const lines = files.map((name) => {
    expect(guide).toContain(`| \`${name}\` |`);
    const text = readFileSync(join(shop, name), "utf8");
    return text.split("\n").filter((line) => !/^\s*($|\/\/|\/\*|\*)/.test(line)).length;
  });
  expect(files.length).toBeLessThanOrEqual(PLUMBING_FILES);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(PLUMBING_LINES);
}
