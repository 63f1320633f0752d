import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pagesWithPreload, type Preload } from "./preload.ts";

const html = `<html><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'" />
<link rel="preload" href="public/config.json" as="fetch" crossorigin />
<script src="theme.js"></script></head></html>`;
const NOTHING: Preload = { files: [], strings: [], queries: [] };
let dist = "";

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "countertop-pages-"));
  mkdirSync(join(dist, "public"));
  writeFileSync(join(dist, "public/config.json"), '{ "apiUrl": "https://a.example?b&c" }');
});
afterEach(() => rmSync(dist, { recursive: true }));

const withRoutes = (routes: Record<string, Partial<Preload>>) => {
  mkdirSync(join(dist, ".vite"));
  const all = Object.entries(routes).map(([route, page]) => [route, { ...NOTHING, ...page }]);
  writeFileSync(join(dist, ".vite/preload.json"), JSON.stringify(Object.fromEntries(all)));
  return pagesWithPreload({ dist }, html);
};

it("each page lists only the files that its URL needs", () => {
  const pageFor = withRoutes({
    "a/products/$id": { files: ["assets/record.js"] },
    "a/products": { files: ["assets/list.css", "assets/list.js"] },
    "a/products/new": { files: ["assets/new.js"] },
  });
  expect(pageFor("a/products")).toContain(
    '<link rel="preload" as="style" crossorigin href="assets/list.css"><link rel="modulepreload" crossorigin href="assets/list.js"></head>',
  );
  expect(pageFor("a/products/prod_1")).toContain("assets/record.js");
  expect(pageFor("a/products/new")).toContain("assets/new.js");
  for (const path of ["login", "a/products/prod_1/more", "a/productsX"])
    expect(pageFor(path)).not.toContain("assets/");
});

it("before its first script, the page lists the strings and queries that its URL needs", () => {
  const pageFor = withRoutes({
    "a/products": { strings: ["products", "product-import"], queries: ["/admin/products?a=1&b=2"] },
  });
  expect(pageFor("a/products")).toContain(
    '<meta name="strings" content="products product-import" /><meta name="queries" content="/admin/products?a=1&amp;b=2" /><script src="theme.js">',
  );
  expect(pageFor("a/collections")).not.toMatch(/name="(strings|queries)"/);
});

it("the page includes the configuration, and leaves the policy to the header", () => {
  const page = withRoutes({})("login");
  expect(page).toContain(
    '<meta name="config" content="{ &quot;apiUrl&quot;: &quot;https://a.example?b&amp;c&quot; }" />',
  );
  expect(page).not.toMatch(/Content-Security-Policy|public\/config\.json/);
});

it("the admin's server serves a build without a list of files", () => {
  expect(pagesWithPreload({ dist }, html)("a/products")).toContain('<meta name="config"');
});

it("the admin's server adds its own settings to those in the file", () => {
  const page = pagesWithPreload({ dist }, html, { assistants: true })("a/products");
  expect(page).toContain("&quot;assistants&quot;:true");
  expect(page).toContain("&quot;apiUrl&quot;:&quot;");
});
