import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { parseSync } from "vite";
import { findExtensions } from "./find.ts";
import type { Parse } from "./read-config.ts";
import { judge, reportOf } from "./report.ts";

let store = "";

afterEach(() => rmSync(store, { recursive: true, force: true }));

/** Finds the extensions of a store with these files. */
function found(files: Record<string, string>) {
  store = mkdtempSync(join(tmpdir(), "countertop-find-"));
  for (const [name, text] of Object.entries({ "package.json": '{ "name": "shop" }', ...files })) {
    mkdirSync(dirname(join(store, name)), { recursive: true });
    writeFileSync(join(store, name), text);
  }
  const { parts, refused } = judge(findExtensions(store, parseSync as unknown as Parse));
  const place = ({ file, line }: { file: string; line: number }) =>
    `${file.slice(store.length + 1)}:${line}`;
  return {
    parts: parts.map((part) => ({ ...part, place: place(part) })),
    refused: refused.map((one) => `${place(one)} ${one.reason}`),
  };
}

const WIDGET = "export default () => null;\n";
const widget = (config: string) => `${WIDGET}export const config = ${config};\n`;

describe("the search in a store's own files", () => {
  it("reads zones, even from constants, with type annotations, and under the property's old name", () => {
    const { parts, refused } = found({
      "src/admin/widgets/one.tsx": `import type { WidgetConfig } from "@medusajs/admin";
const W = () => <p>{1}</p>;
const ZONE = "order.details.after";
const config = { zone: ZONE } satisfies WidgetConfig;
export { config };
export default W;`,
      "src/admin/widgets/orders/list.jsx": widget('{ zone: ["order.list.before", "login.after"] }'),
      "src/admin/widgets/old.js": widget('{ injectionZone: "product.details.before" }'),
    });
    expect(refused).toEqual([]);
    expect(parts.map(({ place, zones }) => [place, zones])).toEqual([
      ["src/admin/widgets/old.js:2", ["product.details.before"]],
      ["src/admin/widgets/one.tsx:4", ["order.details.after"]],
      ["src/admin/widgets/orders/list.jsx:2", ["order.list.before", "login.after"]],
    ]);
  });

  it("makes paths from folders, and reads links with their icons", () => {
    const { parts } = found({
      "src/admin/routes/members/[id]/notes/page.tsx": WIDGET,
      "src/admin/routes/members/page.jsx": `import { Users as Icon } from "@medusajs/icons";
export default function Page() { return null; }
export const config = { link: { label: "Members", icon: Icon } };`,
      "src/admin/routes/own/page.js": `const Icon = () => null;
export const config = { link: { label: \`Own\`, icon: Icon } };
export default () => null;`,
    });
    expect(parts.map(({ path, entry }) => [path, entry])).toEqual([
      ["/members/:id/notes", undefined],
      ["/members", { label: "Members", icon: { name: "Users" } }],
      ["/own", { label: "Own", icon: { read: "m.config.link.icon" } }],
    ]);
  });

  it("gives a page the URLs below its path, unless a plugin or the store has a page there", () => {
    const { parts } = found({
      "src/admin/routes/alone/page.js": WIDGET,
      "src/admin/routes/deep/down/page.js": WIDGET,
      "src/admin/routes/group/page.js": WIDGET,
      "src/admin/routes/group/[id]/page.js": WIDGET,
      "src/admin/routes/groups/page.js": WIDGET,
      "src/admin/settings/hooks/page.js": widget('{ card: { label: "H", description: "D" } }'),
    });
    expect(parts.filter(({ below }) => below).map(({ path }) => path)).toEqual([
      "/alone",
      "/groups",
    ]);
  });

  it("rejects parts that the admin would reject, with the line and the reason", () => {
    const { parts, refused } = found({
      "src/admin/routes/orders/page.js": WIDGET,
      "src/admin/routes/team/page.js": `${WIDGET}export const config = {\n  link: { label: label() },\n};`,
      "src/admin/settings/hooks/page.js": widget('{ card: { label: "Hooks" } }'),
      "src/admin/settings/team/page.js": widget('{ card: { label: "T", description: "D" } }'),
      "src/admin/widgets/a.js": widget('{\n  zone: "order.page.after",\n}'),
      "src/admin/widgets/b.js": widget("{ zone: zoneOf() }"),
      "src/admin/widgets/c.js": 'export const config = { zone: "login.after" };',
      "src/admin/widgets/d.js": "const = 1;",
      "src/admin/widgets/helper.js": "export const add = (a, b) => a + b;",
    });
    // A page whose link can't be shown is still a page.
    expect(parts.map(({ path, entry }) => [path, entry])).toEqual([["/team", undefined]]);
    expect(refused).toEqual([
      expect.stringMatching(/^src\/admin\/widgets\/b\.js:2 The zone must be a text/),
      "src/admin/widgets/c.js:1 The file has no default export with a component.",
      expect.stringMatching(/^src\/admin\/widgets\/d\.js:1 /),
      expect.stringMatching(
        /^src\/admin\/widgets\/a\.js:3 The zone order\.page\.after doesn't exist/,
      ),
      "src/admin/routes/orders/page.js:1 The path /orders belongs to a page of the admin.",
      expect.stringMatching(/^src\/admin\/routes\/team\/page\.js:3 The label/),
      expect.stringMatching(
        /^src\/admin\/settings\/hooks\/page\.js:2 The label, or the description/,
      ),
      "src/admin/settings/team/page.js:2 The path /team belongs to a page of the admin.",
    ]);
  });
});

describe("plugins", () => {
  const entry = `import { jsx } from "react/jsx-runtime";
import { Star } from "@medusajs/icons";
const Page = () => jsx("p", {});
const config = { link: { label: "Stars", icon: Star } };
const Side = () => null;
const config$1 = { zone: "order.details.after" };
const entry = {
  identifier: "stars",
  extensions: [
    { Component: Page, config: { path: "/stars/[id]".length ? "/x" : "", type: "route" } },
    { Component: Page, config: { path: "/stars", type: "route", ...config } },
    { Component: Side, config: { ...config$1, type: "widget" } }
  ],
};
export { entry as default };`;
  const files = {
    "node_modules/stars/dist/admin/_virtual_entry.js": entry,
    "node_modules/off/dist/admin/_virtual_entry.js": entry,
    "node_modules/server/package.json": "{}",
  };

  it("are those that the configuration enables, and others are reported", () => {
    const { parts, refused } = found({
      ...files,
      "medusa-config.js": `module.exports = { plugins: [
  "server",
  { resolve: "stars", options: { enableUI: true } },
  { resolve: "off", options: {} },
] };`,
    });
    expect(
      parts.map(({ kind, path, zones, component, entry }) => [kind, path, zones, component, entry]),
    ).toEqual([
      [
        "route",
        "/stars",
        [],
        "m.default.extensions[1].Component",
        { label: "Stars", icon: { name: "Star" } },
      ],
      ["widget", "", ["order.details.after"], "m.default.extensions[2].Component", undefined],
    ]);
    expect(refused).toEqual([
      "medusa-config.js:4 off has an extension, but its options don't contain enableUI: true.",
      "node_modules/stars/dist/admin/_virtual_entry.js:10 The path can't be read without running the file.",
    ]);
  });

  it("are reported if the configuration can't be loaded", () => {
    const { refused } = found({ ...files, "medusa-config.js": 'throw new Error("no database");' });
    expect(refused).toEqual(["medusa-config.js:1 The file can't be loaded: no database"]);
  });

  it("are all dependencies with an entry if the configuration is missing", () => {
    const { parts } = found({
      ...files,
      "package.json": '{ "name": "shop", "dependencies": { "stars": "1.0.0", "server": "1.0.0" } }',
    });
    expect(parts.map(({ from }) => from)).toEqual(["stars", "stars"]);
  });
});

it("the report aligns the parts that were found, and lists the rejected ones", () => {
  store = process.cwd();
  const base = { from: "shop", file: join(store, "a.js"), component: "", zones: [], path: "/a" };
  expect(
    reportOf({
      parts: [
        { ...base, kind: "route", line: 3 },
        { ...base, kind: "settings", line: 12 },
      ],
      refused: [{ file: join(store, "b.js"), line: 7, reason: "No." }],
      plugins: [],
    }),
  ).toBe(`Found 2 parts of v1 extensions:
  page           /a  a.js:3
  settings page  /a  a.js:12
Refused 1:
  b.js:7
    No.`);
  store = "";
});
