import { isReserved, isReservedSettings } from "../reserved-paths.ts";
import { hasParams, readPath, shapeOf } from "./paths.ts";
import type {
  Extension,
  ExtensionCommand,
  ExtensionStrings,
  Page,
  SettingsPage,
  Widget,
} from "./types.ts";
import { isZone, type Zone } from "./zones.ts";

/** The extension that a part belongs to, and the place where it is registered, for error messages. */
export interface Origin {
  extension: string;
  kind: Kind;
  /** The part's zone, path, or id. */
  at: string;
  /** The namespace of the extension's own strings. */
  namespace?: string;
}
type Kind = "extension" | "widget" | "route" | "link" | "settings" | "command" | "strings";

/** A reason why a part was rejected. `extensions.json` contains the messages. */
export type Reason =
  | "broken"
  | "nameMissing"
  | "nameTaken"
  | "componentMissing"
  | "zoneUnknown"
  | "pathWrong"
  | "pathSettings"
  | "pathReserved"
  | "pathTaken"
  | "linkParams"
  | "labelMissing"
  | "paramsRefused"
  | "idTaken"
  | "keysRefused"
  | "namespaceTaken";

export interface Dropped extends Omit<Origin, "namespace"> {
  reason: Reason;
  /** The extension that registered the same thing first, the rejected shortcut, or the error. */
  by?: string;
}

export type Entry<Part> = Part & { origin: Origin };

export interface Registry {
  names: readonly string[];
  widgets: ReadonlyMap<Zone, readonly Entry<{ component: Widget["component"] }>[]>;
  routes: readonly Entry<Page>[];
  /** Settings pages, sorted by path. */
  settings: readonly Entry<SettingsPage>[];
  commands: readonly Entry<ExtensionCommand>[];
  strings: readonly ExtensionStrings[];
  dropped: readonly Dropped[];
}

/** Names that the admin itself uses. */
export interface Taken {
  namespaces: readonly string[];
}

/**
 * Registers the valid parts of each extension in order, and reports rejected parts with the reason. Validates all properties,
 * because no compiler checks extensions that are written in plain JavaScript.
 */
export function register(extensions: readonly Extension[], taken: Taken): Registry {
  const names = new Set<string>();
  const widgets = new Map<Zone, Entry<{ component: Widget["component"] }>[]>();
  const routes = new Map<string, Entry<Page>>();
  const settings = new Map<string, Entry<SettingsPage>>();
  const commands = new Map<string, Entry<ExtensionCommand>>();
  const namespaces = new Map(taken.namespaces.map((name) => [name, "Countertop"]));
  const strings: ExtensionStrings[] = [];
  const dropped: Dropped[] = [];

  for (const extension of extensions) {
    const name = nonEmpty(extension?.name) ? extension.name : undefined;
    if (name === undefined || names.has(name)) {
      const reason = name === undefined ? "nameMissing" : "nameTaken";
      dropped.push({ extension: name ?? "", kind: "extension", at: "", reason });
      continue;
    }
    names.add(name);

    const own = extension.i18n?.namespace;
    const owner = own === undefined ? undefined : namespaces.get(own);
    if (extension.i18n && own !== undefined && owner === undefined) {
      namespaces.set(own, name);
      strings.push(extension.i18n);
    }
    const origin = (kind: Kind, at: unknown): Origin => ({
      extension: name,
      kind,
      at: String(at),
      ...(own !== undefined && owner === undefined && { namespace: own }),
    });
    const drop = (kind: Kind, at: unknown, reason: Reason, by?: string) =>
      dropped.push({
        extension: name,
        kind,
        at: String(at),
        reason,
        ...(by !== undefined && { by }),
      });
    if (own !== undefined && owner !== undefined) drop("strings", own, "namespaceTaken", owner);

    for (const { zone, component } of list(extension.widgets)) {
      for (const place of new Set([zone].flat())) {
        if (!isZone(place)) drop("widget", place, "zoneUnknown");
        else if (!isComponent(component)) drop("widget", place, "componentMissing");
        else {
          const entry = { component, origin: origin("widget", place) };
          widgets.set(place, [...(widgets.get(place) ?? []), entry]);
        }
      }
    }

    for (const { path: given, component, link, below } of list<Page>(extension.routes)) {
      const path = readPath(given);
      const shape = shapeOf(path ?? "");
      const first = routes.get(shape);
      const reason =
        path === undefined
          ? "pathWrong"
          : /^\/settings(\/|$)/.test(shape)
            ? "pathSettings"
            : isReserved(shape)
              ? "pathReserved"
              : first
                ? "pathTaken"
                : isComponent(component)
                  ? undefined
                  : "componentMissing";
      if (reason !== undefined || path === undefined) {
        drop("route", given, reason ?? "pathWrong", first?.origin.extension);
        continue;
      }
      const wrongLink =
        link &&
        (hasParams(path) ? "linkParams" : nonEmpty(link.label) ? undefined : "labelMissing");
      if (wrongLink) drop("link", path, wrongLink);
      routes.set(shape, {
        path,
        component,
        ...(link && !wrongLink && { link }),
        ...(below === true && { below }),
        origin: origin("route", path),
      });
    }

    for (const { path: given, component, card } of list(extension.settings)) {
      const path = readPath(given);
      const shape = shapeOf(path ?? "");
      const first = settings.get(shape);
      const reason =
        path === undefined
          ? "pathWrong"
          : hasParams(path)
            ? "paramsRefused"
            : isReservedSettings(shape)
              ? "pathReserved"
              : first
                ? "pathTaken"
                : !isComponent(component)
                  ? "componentMissing"
                  : nonEmpty(card?.label) && nonEmpty(card.description)
                    ? undefined
                    : "labelMissing";
      if (reason !== undefined || path === undefined)
        drop("settings", given, reason ?? "pathWrong", first?.origin.extension);
      else settings.set(shape, { path, component, card, origin: origin("settings", path) });
    }

    for (const { keys, ...command } of list(extension.commands)) {
      const first = commands.get(command.id);
      if (first) drop("command", command.id, "idTaken", first.origin.extension);
      else if (!nonEmpty(command.id) || !nonEmpty(command.label))
        drop("command", command.id, "labelMissing");
      else {
        const usable = keys === undefined || KEYS.test(keys);
        if (!usable) drop("command", command.id, "keysRefused", keys);
        commands.set(command.id, {
          ...command,
          ...(keys !== undefined && usable && { keys }),
          origin: origin("command", command.id),
        });
      }
    }
  }

  return {
    names: [...names],
    widgets,
    routes: [...routes.values()],
    settings: [...settings.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    commands: [...commands.values()],
    strings,
    dropped,
  };
}

/** Matches the shortcuts that are reserved for extensions. */
const KEYS = /^e [^\s+]$/;

/** Returns the entries that are objects. Empty if the value isn't an array. */
const list = <Part extends object>(parts: readonly Part[] | undefined): Part[] =>
  Array.isArray(parts) ? parts.filter((part) => typeof part === "object" && part !== null) : [];

const nonEmpty = (text: unknown): text is string => typeof text === "string" && text.trim() !== "";

/** True for a function, or for the object that `lazy`, `memo`, and similar functions return. */
const isComponent = (value: unknown): boolean =>
  typeof value === "function" ||
  (typeof value === "object" && value !== null && "$$typeof" in value);
