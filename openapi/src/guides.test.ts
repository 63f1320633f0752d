import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { readBundle } from "./contract.ts";
import { addressesOf, readGuide, withGuides } from "./guides.ts";

const openapi = resolve(import.meta.dirname, "..");
const guides = join(openapi, "guides");
const out = mkdtempSync(join(tmpdir(), "docs-"));
afterAll(() => rmSync(out, { recursive: true, force: true }));

describe("readGuide", () => {
  const places = new Map([["storeCreateCart", "#/carts/storecreatecart"]]);

  it("takes the title as the page's name and leads links to operations", () => {
    const text = "# Carts\n\nFirst [start one](operation:storeCreateCart).\n";
    expect(readGuide("carts.md", text, places)).toEqual({
      name: "Carts",
      "x-traitTag": true,
      description: "First [start one](#/carts/storecreatecart).\n",
    });
  });

  it("refuses a link to what is no operation, and a guide without a title", () => {
    expect(() => readGuide("a.md", "# A\n\n[b](operation:storeBuyCart)", places)).toThrow(
      "a.md: links to storeBuyCart, which is no operation of the contract.",
    );
    expect(() => readGuide("a.md", "A\n", places)).toThrow('a.md: begin with "# Title"');
  });
});

it("puts the guides before the resources and leaves the contract as it was", () => {
  const bundle = readBundle();
  const before = JSON.stringify(bundle);
  const made = withGuides(bundle, guides) as unknown as {
    "x-tagGroups": { name: string; tags: string[] }[];
  };
  expect(made["x-tagGroups"][0]).toEqual({
    name: "Guides",
    tags: [
      "Authentication",
      "Paging and filtering",
      "Money and tax",
      "Errors",
      "Idempotency",
      "From cart to order",
      "After the sale",
      "Features and plugins",
      "Files and batch jobs",
    ],
  });
  expect(made["x-tagGroups"][1]?.tags).toContain("products");
  expect(JSON.stringify(bundle)).toBe(before);
});

it("builds one page with all of it, which asks no other server for anything", async () => {
  await promisify(execFile)(process.execPath, [join(openapi, "docs.ts"), "--out", out]);
  expect(readdirSync(out)).toEqual(["index.html"]);
  const page = readFileSync(join(out, "index.html"), "utf8");
  const [head = ""] = page.split("</head>");
  expect(head).toMatch(/^<!doctype html>/);
  expect(head).toContain("default-src 'none'; script-src 'unsafe-inline'");
  expect(head).not.toMatch(/<script[^>]+src=|<link/);
  expect(page).toContain('"disableTelemetry":true');
  expect(page).toContain("Keys can be reserved");
  const missing = [...addressesOf(readBundle()).keys()].filter(
    (id) => !page.includes(`"operationId":"${id}"`),
  );
  expect(missing).toEqual([]);
}, 60_000);
