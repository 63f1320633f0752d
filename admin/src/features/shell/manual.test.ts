// Tests the manual: the link to the manual from each page of the admin, links within the manual, and the names of buttons in its
// instructions.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { expect, it } from "vitest";
import { manualFiles } from "../../../vite/manual.ts";
import { manualAddress, MANUAL_LANGUAGES, MANUAL_PLACES } from "./manual.ts";

const root = resolve(import.meta.dirname, "../../..");
const files = manualFiles(root);
const leaves = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value as object).flatMap(leaves);
const strings = new Set(
  globSync("public/locales/en/*.json", { cwd: root }).flatMap((file) =>
    leaves(JSON.parse(readFileSync(join(root, file), "utf8"))),
  ),
);
const english = globSync("manual/en/*.md", { cwd: root }).map((file) => ({
  file,
  text: readFileSync(join(root, file), "utf8"),
}));

it("each page of the admin links to a page of the manual, in the user's language or in English", () => {
  expect(manualAddress("/a/orders/order_1", "en")).toBe("public/manual/en/orders.html");
  expect(manualAddress("/back-office/a/pricing", "de")).toBe("public/manual/en/price-lists.html");
  expect(manualAddress("/a/products/new", "en")).toBe(
    "public/manual/en/products.html#add-a-product",
  );
  expect(manualAddress("/a/products/prod_1", "en")).toBe(
    "public/manual/en/products.html#change-a-product",
  );
  expect(manualAddress("/a/customers/groups/cgrp_1", "en")).toBe(
    "public/manual/en/customers.html#group-customers",
  );
  expect(manualAddress("/a", "en")).toBe("public/manual/en/manual.html");
  expect(manualAddress("/a/constructor", "en")).toBe("public/manual/en/manual.html");

  const tree = readFileSync(join(root, "src/routeTree.gen.ts"), "utf8");
  const [, types = ""] = /interface FileRoutesByFullPath \{([^]*?)\n\}/.exec(tree) ?? [];
  const routes = Array.from(types.matchAll(/'(\/a[^']*)'/g), ([, path = ""]) => path);
  expect(routes.length).toBeGreaterThan(50);
  const toIndex = routes.filter((path) => {
    const [file = "", section] = manualAddress(path, "en").split("#");
    const html = String(files.get(file.replace("public/manual/", "")));
    expect(html, path).toContain("<main>");
    if (section) expect(html, `${path}: ${section}`).toContain(` id="${section}"`);
    return file.endsWith("/manual.html");
  });
  const without = /^\/a(?:\/(?:\$|oauth\/.*))?\/?$/;
  expect(toIndex.filter((path) => !without.test(path))).toEqual([]);
});

it("each path in the manual's table exists in the admin", () => {
  const tree = readFileSync(join(root, "src/routeTree.gen.ts"), "utf8");
  for (const path of Object.keys(MANUAL_PLACES))
    expect(tree.includes(`'/a/${path}'`) || tree.includes(`'/a/${path}/'`), path).toBe(true);
});

it("the list of languages matches the manual's folders", () => {
  const folders = readdirSync(join(root, "manual")).filter((name) =>
    existsSync(join(root, "manual", name, "index.md")),
  );
  expect(folders).toEqual(MANUAL_LANGUAGES);
});

it("links lead only to existing pages, sections, and images", () => {
  for (const [path, html] of files) {
    if (!path.endsWith(".html")) continue;
    const targets = Array.from(
      String(html).matchAll(/(?:href|src)="([^"]+)"/g),
      ([, one = ""]) => one,
    );
    expect(targets.length).toBeGreaterThan(10);
    for (const target of targets) {
      const [file = "", anchor] = target.split("#");
      const found = files.get(posix.join(posix.dirname(path), file));
      expect(found, `${path}: ${target}`).toBeDefined();
      if (anchor) expect(String(found), `${path}: ${target}`).toContain(` id="${anchor}"`);
    }
  }
});

it("each image is used", () => {
  const text = english.map((page) => page.text).join("\n");
  const pictures = [...files.keys()].filter((path) => path.startsWith("pictures/"));
  expect(pictures.length).toBeGreaterThan(4);
  expect(pictures.filter((path) => !text.includes(`](../${path})`))).toEqual([]);
});

it("each image is at most 60 KiB", () => {
  const heavy = [...files].filter(
    ([path, content]) => path.startsWith("pictures/") && content.length > 60 * 1024,
  );
  expect(heavy.map(([path, content]) => `${path}: ${content.length} bytes`)).toEqual([]);
});

it("buttons, fields, and pages have the same names as in the admin", () => {
  const named = english.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/\*\*([^*]+)\*\*/g),
      ([, name = ""]) => `${file}: ${name.replaceAll("\n", " ")}`,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((one) => !strings.has(one.slice(one.indexOf(": ") + 2)))).toEqual([]);
});

it("each task that mentions a button or a field has an end-to-end test", () => {
  const tests = globSync("e2e/*.e2e.ts", { cwd: root })
    .map((file) => readFileSync(join(root, file), "utf8"))
    .filter((text) => text.includes("taskOf("))
    .join("\n");
  const missing = english.flatMap(({ file, text }) =>
    text
      .split(/^## /m)
      .slice(1)
      .filter((section) => section.includes("**"))
      .map((section) => section.slice(0, section.indexOf("\n")))
      .filter((title) => !tests.includes(`"${title}"`))
      .map((title) => `${file}: ${title}`),
  );
  expect(missing).toEqual([]);
});
