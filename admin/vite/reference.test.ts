// Tests that the admin serves a reference page for each operation, at the URL that the developer panel links to.
import { posix, resolve } from "node:path";
import { callNames, namedCalls } from "@countertop/sdk/names";
import { expect, it } from "vitest";
import { referenceAddress } from "../src/features/shell/calls/snippets.ts";
import { referenceFiles } from "./reference.ts";

const files = referenceFiles(resolve(import.meta.dirname, ".."));

it("the reference has a page for each operation, at the URL that the developer panel links to", () => {
  expect(namedCalls.length).toBeGreaterThan(300);
  for (const call of namedCalls) {
    const [method = "", path = ""] = call.split(" ");
    const address = referenceAddress({ operation: { method, path }, input: {} });
    const page = String(files.get(address?.replace("public/reference/", "") ?? ""));
    expect(page, call).toContain(`<code>${callNames(call)?.id}</code>`);
    expect(page, call).toContain(`<code>${method} ${path}</code>`);
    expect(page, call).toContain(`client.${callNames(call)?.method}(`);
  }
});

it("the reference links only to existing pages and sections", () => {
  for (const [path, html] of files) {
    if (!path.endsWith(".html")) continue;
    const anchors = new Set(
      Array.from(String(html).matchAll(/ (?:href|src)="([^"]+)"/g), ([, one = ""]) => one),
    );
    expect(anchors.size).toBeGreaterThan(10);
    for (const target of anchors) {
      const [file = "", anchor] = target.split("#");
      const found = files.get(posix.join(posix.dirname(path), file));
      expect(found, `${path}: ${target}`).toBeDefined();
      if (anchor)
        expect(String(found).includes(` id="${anchor}"`), `${path}: ${target}`).toBe(true);
    }
  }
});

it("the reference doesn't contain Markdown syntax that only the documentation site supports", () => {
  for (const [path, html] of files) expect(String(html), path).not.toMatch(/^:::|\]\(\//m);
});
