import { describe, expect, it } from "vitest";
import { reservedPaths } from "../reserved-paths.ts";
import { register } from "./registry.ts";
import type { Extension } from "./types.ts";
import { zones } from "./zones.ts";

const component = () => null;
const card = { label: "Label", description: "Description" };
const page = (path: string, more: object = {}) => ({ path, component, ...more });
const taken = { namespaces: ["common", "products"] };

/** The extensions are untyped, like those written in plain JavaScript. */
const of = (...extensions: unknown[]) => register(extensions as Extension[], taken);
const withRoutes = (...paths: string[]) =>
  of({ name: "A", routes: paths.map((path) => page(path)) });
const reasons = ({ dropped }: ReturnType<typeof register>) =>
  dropped.map(({ at, reason }) => `${at} ${reason}`);

describe("the zones", () => {
  it("have 40 unique names", () => {
    expect(zones).toHaveLength(40);
    expect(new Set(zones).size).toBe(40);
  });

  it("keep widgets in the order in which they were registered, in one or more zones", () => {
    const { widgets, dropped } = of(
      { name: "A", widgets: [{ zone: "order.list.after", component }] },
      { name: "B", widgets: [{ zone: ["order.list.after", "login.before"], component }] },
    );
    const names = (zone: (typeof zones)[number]) =>
      widgets.get(zone)?.map(({ origin }) => origin.extension);
    expect(names("order.list.after")).toEqual(["A", "B"]);
    expect(names("login.before")).toEqual(["B"]);
    expect(widgets.size).toBe(2);
    expect(dropped).toEqual([]);
  });

  it("reject widgets for unknown zones", () => {
    const registry = of({
      name: "A",
      widgets: [
        { zone: ["order.side", "order.list.after"], component },
        { zone: undefined, component },
        { zone: "login.after", component: "text" },
      ],
    });
    expect(reasons(registry)).toEqual([
      "order.side zoneUnknown",
      "undefined zoneUnknown",
      "login.after componentMissing",
    ]);
    expect([...registry.widgets.keys()]).toEqual(["order.list.after"]);
  });
});

describe("the pages of extensions", () => {
  it.each(reservedPaths)("can't have the path %s, which belongs to the admin", (path) => {
    const registry = withRoutes(path, `${path}/`.toUpperCase());
    expect(registry.routes).toEqual([]);
    expect(registry.dropped.map(({ reason }) => reason)).toEqual(["pathReserved", "pathReserved"]);
  });

  it.each(["/settings", "/settings/loyalty", "settings/", "/Settings/a/b"])(
    "can't be under the settings, like %s",
    (path) => expect(reasons(withRoutes(path))).toEqual([`${path} pathSettings`]),
  );

  it.each(["", "/", "/:id", "/a b", "/a//b", "/a/:id/:id", "/a?b", "/..%2f"])(
    "require a valid path, unlike %j",
    (path) => {
      expect(reasons(withRoutes(path))).toEqual([`${path} pathWrong`]);
    },
  );

  it("can be under a page of the admin, with or without slashes around the path", () => {
    const { routes } = withRoutes("/orders/:id/print", "loyalty/", "/settingsx");
    expect(routes.map(({ path }) => path)).toEqual(["/orders/:id/print", "/loyalty", "/settingsx"]);
  });

  it("belong to the extension that registered the path first, regardless of parameter names", () => {
    const registry = of(
      { name: "A", routes: [page("/desk/:id")] },
      { name: "B", routes: [page("/Desk/:seat"), page("/desk")] },
    );
    expect(registry.routes.map(({ origin }) => origin.extension)).toEqual(["A", "B"]);
    expect(registry.dropped).toEqual([
      { extension: "B", kind: "route", at: "/Desk/:seat", reason: "pathTaken", by: "A" },
    ]);
  });

  it("have the URLs below their path only if they say so", () => {
    const { routes } = of({
      name: "A",
      routes: [page("/a", { below: true }), page("/b"), page("/c", { below: "yes" })],
    });
    expect(routes.map(({ path, below }) => [path, below])).toEqual([
      ["/a", true],
      ["/b", undefined],
      ["/c", undefined],
    ]);
  });

  it("are registered without a link if that is invalid or has no label", () => {
    const registry = of({
      name: "A",
      routes: [
        page("/a/:id", { link: { label: "A" } }),
        page("/b", { link: { label: " " } }),
        page("/c", { link: { label: "C" } }),
      ],
    });
    expect(registry.routes.map(({ link }) => link?.label)).toEqual([undefined, undefined, "C"]);
    expect(reasons(registry)).toEqual(["/a/:id linkParams", "/b labelMissing"]);
  });
});

describe("the settings pages of extensions", () => {
  it("are registered once for each path, and sorted by path", () => {
    const registry = of(
      { name: "A", settings: [page("/c", { card }), page("/a", { card })] },
      { name: "B", settings: [page("/b/d", { card }), page("/A/", { card })] },
    );
    expect(registry.settings.map(({ path }) => path)).toEqual(["/a", "/b/d", "/c"]);
    expect(registry.dropped).toEqual([
      { extension: "B", kind: "settings", at: "/A/", reason: "pathTaken", by: "A" },
    ]);
  });

  it("require a card with a label and a description, and a path without parameters that isn't the admin's own", () => {
    const registry = of({
      name: "A",
      settings: [
        page("/a"),
        page("/b", { card: { label: "B" } }),
        page("/regions/eu", { card }),
        page("/c/:id", { card }),
      ],
    });
    expect(reasons(registry)).toEqual([
      "/a labelMissing",
      "/b labelMissing",
      "/regions/eu pathReserved",
      "/c/:id paramsRefused",
    ]);
  });
});

describe("extensions", () => {
  it("must have a unique name", () => {
    const registry = of({ routes: [page("/a")] }, { name: "B" }, { name: "B" }, null);
    expect(registry.names).toEqual(["B"]);
    expect(registry.dropped.map(({ reason }) => reason)).toEqual([
      "nameMissing",
      "nameTaken",
      "nameMissing",
    ]);
    expect(registry.routes).toEqual([]);
  });

  it("have their own strings, in a namespace that isn't in use", () => {
    const strings = (namespace: string) => ({ namespace, resources: { en: {} } });
    const registry = of(
      { name: "A", i18n: strings("a"), routes: [page("/a")] },
      { name: "B", i18n: strings("a"), routes: [page("/b")] },
      { name: "C", i18n: strings("products") },
    );
    expect(registry.strings.map(({ namespace }) => namespace)).toEqual(["a"]);
    expect(registry.routes.map(({ origin }) => origin.namespace)).toEqual(["a", undefined]);
    expect(registry.dropped.map(({ at, reason, by }) => [at, reason, by])).toEqual([
      ["a", "namespaceTaken", "A"],
      ["products", "namespaceTaken", "Countertop"],
    ]);
  });

  it("can have commands, whose shortcuts are removed unless they start with e", () => {
    const command = (id: string, keys?: string) => ({ id, label: id, keys, run: component });
    const registry = of({
      name: "A",
      commands: [command("a", "e a"), command("b", "g p"), command("c"), command("a"), command("")],
    });
    expect(registry.commands.map(({ id, keys }) => [id, keys])).toEqual([
      ["a", "e a"],
      ["b", undefined],
      ["c", undefined],
    ]);
    expect(reasons(registry)).toEqual(["b keysRefused", "a idTaken", " labelMissing"]);
  });
});
