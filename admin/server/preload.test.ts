import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pagesWithPreload } from "./preload.ts";

const html = `<html><head>
<meta http-equiv="Content-Security-Policy" content="default-src 'self'" />
<link rel="preload" href="public/config.json" as="fetch" crossorigin /></head></html>`;
let dist = "";

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "countertop-pages-"));
  mkdirSync(join(dist, "public"));
  writeFileSync(join(dist, "public/config.json"), '{ "apiUrl": "https://a.example?b&c" }');
});
afterEach(() => rmSync(dist, { recursive: true }));

const withRoutes = (routes: Record<string, string[]>) => {
  mkdirSync(join(dist, ".vite"));
  writeFileSync(join(dist, ".vite/preload.json"), JSON.stringify(routes));
  return pagesWithPreload(dist, html);
};

it("names the files of an address in its page, and those of no other", () => {
  const pageFor = withRoutes({
    "a/products/$id": ["assets/record.js"],
    "a/products": ["assets/list.css", "assets/list.js"],
    "a/products/new": ["assets/new.js"],
  });
  expect(pageFor("a/products")).toContain(
    '<link rel="preload" as="style" crossorigin href="assets/list.css"><link rel="modulepreload" crossorigin href="assets/list.js"></head>',
  );
  expect(pageFor("a/products/prod_1")).toContain("assets/record.js");
  expect(pageFor("a/products/new")).toContain("assets/new.js");
  for (const path of ["login", "a/products/prod_1/more", "a/productsX"])
    expect(pageFor(path)).not.toContain("assets/");
});

it("says in the page what the configuration says, and leaves the policy to the header", () => {
  const page = withRoutes({})("login");
  expect(page).toContain(
    '<meta name="config" content="{ &quot;apiUrl&quot;: &quot;https://a.example?b&amp;c&quot; }" />',
  );
  expect(page).not.toMatch(/Content-Security-Policy|public\/config\.json/);
});

it("serves a build that names no files", () => {
  expect(pagesWithPreload(dist, html)("a/products")).toContain('<meta name="config"');
});
