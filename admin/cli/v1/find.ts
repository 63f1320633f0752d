/** Finds extensions that were written for Medusa's own admin: the store's in `src/admin/`, and those that its plugins contain. */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative } from "node:path";
import { ownFiles, pluginsWithExtensions, type Plugin } from "../../server/v1-sources.ts";
import { readModule, Unknown, type Module, type Parse } from "./read-config.ts";

export interface Part {
  kind: "widget" | "route" | "settings";
  /** The package that the part comes from. */
  from: string;
  file: string;
  line: number;
  /** The zones of a widget. */
  zones: readonly unknown[];
  /** The path of a page. */
  path: string;
  /** True for a page that also has the URLs below its path, for its own `<Routes>`. */
  below?: boolean;
  /** The link of a page, or the card of a settings page. */
  entry?: { label: unknown; description?: unknown; icon?: Icon } | undefined;
  /** A JavaScript expression that reads the component from the module `m`. */
  component: string;
}

/** An icon of `@medusajs/icons`, or a JavaScript expression that reads a component from the module `m`. */
export type Icon = { name: string } | { read: string };

export interface Refused {
  file: string;
  line: number;
  reason: string;
}

export interface Findings {
  parts: Part[];
  refused: Refused[];
  /** The plugins whose parts are among these. */
  plugins: readonly Plugin[];
}

export const isStore = (folder: string): boolean =>
  existsSync(join(folder, "src/admin")) || existsSync(join(folder, "medusa-config.js"));

export function findExtensions(store: string, parse: Parse): Findings {
  const findings: Findings = { parts: [], refused: [], plugins: [] };
  const own = nameIn(store);
  const admin = join(store, "src/admin");
  for (const name of ownFiles(store)) readFile(join(admin, name), name, own, parse, findings);
  findings.plugins = pluginsOf(store, findings);
  for (const plugin of findings.plugins) readEntry(plugin, parse, findings);
  return { ...findings, parts: findings.parts.map((part) => withBelow(part, findings.parts)) };
}

/** Medusa's admin gives a page the URLs below its path if the path is one name, and no other page is below it. */
function withBelow(part: Part, all: readonly Part[]): Part {
  const isAlone =
    part.kind === "route" &&
    /^\/[^/]+$/.test(part.path) &&
    !all.some(({ kind, path }) => kind === "route" && path.startsWith(`${part.path}/`));
  return isAlone ? { ...part, below: true } : part;
}

function readFile(file: string, name: string, from: string, parse: Parse, findings: Findings) {
  const module = read(file, parse, findings);
  if (!module) return;
  const refuse = (reason: string, start: number) =>
    findings.refused.push({ file, line: module.lineOf(start), reason });
  const component = module.exported("default");
  const config = module.exported("config");
  const folder = name.split(/[/\\]/)[0];
  if (folder === "widgets" && !component && !config) return;
  if (!component) return refuse("The file has no default export with a component.", 0);
  if (!config && folder !== "routes") return refuse("The file doesn't export a config.", 0);
  const { zone, injectionZone, link, card } = (config?.value ?? {}) as Config;
  const place = (property: string) => module.placeOf("config", property);
  const path = pathOf(name);
  const base = { from, file, component: "m.default", path, zones: [], kind: "route" as const };
  if (folder === "widgets") {
    const zones = [zone ?? injectionZone].flat();
    const start = place(zone === undefined ? "injectionZone" : "zone");
    if (zones.some((one) => typeof one !== "string"))
      return refuse(
        "The zone must be a text or a list of texts, so that it can be read without running the file.",
        start,
      );
    findings.parts.push({ ...base, kind: "widget", zones, line: module.lineOf(start) });
  } else if (folder === "settings")
    findings.parts.push({
      ...base,
      kind: "settings",
      line: module.lineOf(place("card")),
      entry: entryOf(card, module, "m.config.card.icon"),
    });
  else
    findings.parts.push({
      ...base,
      line: config ? module.lineOf(place("link")) : 1,
      entry: entryOf(link, module, "m.config.link.icon"),
    });
}

interface Config {
  type?: unknown;
  path?: unknown;
  zone?: unknown;
  injectionZone?: unknown;
  link?: unknown;
  card?: unknown;
}

/** Reads a plugin's entry point, which `medusa-admin bundle` wrote: a name, and components with their configurations. */
function readEntry({ name, file }: Plugin, parse: Parse, findings: Findings) {
  const module = read(file, parse, findings);
  if (!module) return;
  const refuse = (reason: string, start = 0) =>
    findings.refused.push({ file, line: module.lineOf(start), reason });
  const entry = module.exported("default");
  const { identifier, extensions } = (entry?.value ?? {}) as {
    identifier?: unknown;
    extensions?: unknown;
  };
  if (!Array.isArray(extensions))
    return refuse(
      "The default export has no list of extensions, as medusa-admin bundle writes it.",
    );
  const from = typeof identifier === "string" ? identifier : name;
  for (const [index, one] of extensions.entries()) {
    const { Component, config } = one as { Component?: unknown; config?: Config };
    const start = Component instanceof Unknown ? Component.start : (entry?.start ?? 0);
    const read = `m.default.extensions[${index}]`;
    const { type, path, zone, injectionZone, link, card } = config ?? {};
    const base = { from, file, line: module.lineOf(start), component: `${read}.Component` };
    if (type === "widget") {
      const zones = [zone ?? injectionZone].flat();
      if (zones.every((zone) => typeof zone === "string"))
        findings.parts.push({ ...base, path: "", kind: "widget", zones });
      else refuse("The zone can't be read without running the file.", start);
    } else if (type !== "route" && type !== "setting")
      refuse(`The type must be widget, route, or setting: ${String(type)}`, start);
    else if (typeof path !== "string")
      refuse("The path can't be read without running the file.", start);
    else
      findings.parts.push({
        ...base,
        zones: [],
        path,
        kind: type === "route" ? "route" : "settings",
        entry:
          type === "route"
            ? entryOf(link, module, `${read}.config.link.icon`)
            : entryOf(card, module, `${read}.config.card.icon`),
      });
  }
}

function read(file: string, parse: Parse, { refused }: Findings): Module | undefined {
  try {
    return readModule(file.replace(/\.js$/, ".jsx"), readFileSync(file, "utf8"), parse);
  } catch (error) {
    refused.push({ file, line: 1, reason: (error as Error).message });
    return undefined;
  }
}

function entryOf(given: unknown, module: Module, readIcon: string): Part["entry"] {
  if (typeof given !== "object" || given === null) return undefined;
  const { label, description, icon } = given as Record<string, unknown>;
  const source = icon instanceof Unknown && icon.name ? module.imported(icon.name) : undefined;
  return {
    label,
    description,
    ...(icon !== undefined && {
      icon: source?.from === "@medusajs/icons" ? { name: source.name } : { read: readIcon },
    }),
  };
}

/** The path of `routes/members/[id]/page.tsx` is `/members/:id`. */
const pathOf = (name: string): string =>
  `/${name.split(/[/\\]/).slice(1, -1).join("/")}`.replaceAll(/\[([^\]]+)\]/g, ":$1");

/**
 * The plugins that `medusa-config.js` enables for the admin. If the file doesn't exist, all dependencies with an extension of the
 * admin.
 */
function pluginsOf(store: string, { refused }: Findings): Plugin[] {
  const file = join(store, "medusa-config.js");
  if (!existsSync(file)) {
    const { dependencies = {} } = JSON.parse(readFileSync(join(store, "package.json"), "utf8")) as {
      dependencies?: object;
    };
    const options = { enableUI: true };
    return pluginsWithExtensions(
      store,
      Object.keys(dependencies).map((name) => ({ resolve: name, options })),
    );
  }
  const text = readFileSync(file, "utf8");
  let plugins: unknown[];
  try {
    const loaded = createRequire(file)(file) as {
      plugins?: unknown[];
      default?: { plugins?: unknown[] };
    };
    plugins = loaded.plugins ?? loaded.default?.plugins ?? [];
  } catch (error) {
    refused.push({
      file,
      line: 1,
      reason: `The file can't be loaded: ${(error as Error).message.split("\n")[0]}`,
    });
    return [];
  }
  const found = pluginsWithExtensions(store, plugins);
  for (const { name, isEnabled } of found) {
    if (isEnabled) continue;
    const line = text.slice(0, Math.max(0, text.indexOf(name))).split("\n").length;
    refused.push({
      file,
      line,
      reason: `${name} has an extension, but its options don't contain enableUI: true.`,
    });
  }
  return found.filter(({ isEnabled }) => isEnabled);
}

function nameIn(store: string): string {
  try {
    const { name } = JSON.parse(readFileSync(join(store, "package.json"), "utf8")) as {
      name?: string;
    };
    return name ?? "store";
  } catch {
    return "store";
  }
}

export const shown = (file: string): string => relative(".", file);
