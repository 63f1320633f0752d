// The manual: its link for each page of the admin, its own links, and the names of buttons that it tells operators to press.
import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { expect, it } from "vitest";
import { manualFiles } from "../../../vite/manual.ts";
import { areas } from "./areas.ts";
import { manualAddress, MANUAL_LANGUAGES, MANUAL_PAGES } from "./manual.ts";

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

it("has a page for each area that operators work in, in their language or English", () => {
  expect(manualAddress("/a/orders/order_1", "en")).toBe("public/manual/en/orders.html");
  expect(manualAddress("/back-office/a/pricing", "de")).toBe("public/manual/en/price-lists.html");
  expect(manualAddress("/a", "en")).toBe("public/manual/en/manual.html");
  expect(manualAddress("/a/constructor", "en")).toBe("public/manual/en/manual.html");
  const without = ["home", "assistants"];
  for (const { id, path } of areas)
    if (!without.includes(id)) expect(MANUAL_PAGES, id).toHaveProperty([path.split("/")[1] ?? ""]);
  for (const page of Object.values(MANUAL_PAGES))
    expect([...files.keys()]).toContain(`en/${page}.html`);
});

it("names the languages that the manual has", () => {
  const folders = readdirSync(join(root, "manual")).filter((name) =>
    existsSync(join(root, "manual", name, "index.md")),
  );
  expect(folders).toEqual(MANUAL_LANGUAGES);
});

it("links only to existing pages, sections, and images", () => {
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

it("uses every image", () => {
  const text = english.map((page) => page.text).join("\n");
  const pictures = [...files.keys()].filter((path) => path.startsWith("pictures/"));
  expect(pictures.length).toBeGreaterThan(4);
  expect(pictures.filter((path) => !text.includes(`](../${path})`))).toEqual([]);
});

it("has light images", () => {
  const heavy = [...files].filter(
    ([path, content]) => path.startsWith("pictures/") && content.length > 60 * 1024,
  );
  expect(heavy.map(([path, content]) => `${path}: ${content.length} bytes`)).toEqual([]);
});

// A renamed control makes a picture stale, and the script that takes it fail.
it("takes images by the names that the admin shows", () => {
  const script = readFileSync(join(root, "../scripts/screenshots.ts"), "utf8");
  const [, body = ""] = /async function photographManual([^]*?)\n}\n/.exec(script) ?? [];
  const names = Array.from(
    body.matchAll(/getBy(?:Label|Text)\("([^"]+)"\)|getByRole\("\w+", \{ name: "([^"]+)"/g),
    ([, text, name]) => text ?? name ?? "",
  );
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !strings.has(name))).toEqual([]);
});

it("calls buttons, fields, and pages by the names that the admin shows", () => {
  const named = english.flatMap(({ file, text }) =>
    Array.from(
      text.matchAll(/\*\*([^*]+)\*\*/g),
      ([, name = ""]) => `${file}: ${name.replaceAll("\n", " ")}`,
    ),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((one) => !strings.has(one.slice(one.indexOf(": ") + 2)))).toEqual([]);
});
