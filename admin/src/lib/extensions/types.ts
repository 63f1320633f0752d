import type { ComponentType } from "react";
import type { EntityOf, Zone, ZonePlace } from "./zones.ts";

/** Notices at the top right. */
export interface Notify {
  success(title: string, message?: string): void;
  error(title: string, message?: string): void;
  warn(title: string, message?: string): void;
  info(title: string, message?: string): void;
}

/** Props of every part of an extension. */
export interface ExtensionProps {
  notify: Notify;
}

export type WidgetProps<Z extends Zone> = ExtensionProps & EntityOf<Z>;

type WidgetIn<Z extends Zone> = {
  /** One zone, or several with the same props. */
  zone: Z | readonly Z[];
  component: ComponentType<WidgetProps<Z>>;
};
type At<Place extends ZonePlace> = `${Place}.${"before" | "after"}`;
type Bare = Exclude<ZonePlace, `${string}.details` | "custom_gift_card">;

/** One type for each record, one for zones without a record, and one that fits any zone because it uses no record. */
export type Widget =
  | { [Place in Exclude<ZonePlace, Bare>]: WidgetIn<At<Place>> }[Exclude<ZonePlace, Bare>]
  | WidgetIn<At<Bare>>
  | { zone: Zone | readonly Zone[]; component: ComponentType<ExtensionProps> };

/** The parameters of a path. `/members/:id` has `{ id: string }`. */
export type PathParams<Path extends string> = string extends Path
  ? Readonly<Record<string, string>>
  : Path extends `${infer Head}/${infer Rest}`
    ? PathParams<Head> & PathParams<Rest>
    : Path extends `:${infer Name}`
      ? { readonly [Key in Name]: string }
      : unknown;

export interface PageProps<Path extends string = string> extends ExtensionProps {
  params: PathParams<Path>;
}

type Icon = ComponentType<{ "aria-hidden"?: boolean }>;

export interface Page<Path extends string = string> {
  /** The path below the admin's area, such as `/loyalty` or `/loyalty/members/:id`. */
  path: Path;
  component: ComponentType<PageProps<Path>>;
  /** Entry in the sidebar and the palette. The label is a text, or a key of the extension's own strings. */
  link?: { label: string; icon?: Icon };
}

export interface SettingsPage {
  /** The path below the settings, such as `/loyalty`. */
  path: string;
  /** Card in the list of settings. Its values are texts, or keys of the extension's own strings. */
  card: { label: string; description: string; icon?: Icon };
  component: ComponentType<ExtensionProps>;
}

export interface ExtensionCommand {
  /** Stable across versions: custom shortcuts are stored under it. */
  id: string;
  /** A text, or a key of the extension's own strings. */
  label: string;
  icon?: Icon;
  /** `e` and one more key, such as `e l`: reserved for extensions. */
  keys?: string;
  run(tools: ExtensionProps & { navigate(path: string): void }): unknown;
}

/** Strings of one language, as i18next reads them. */
export interface Strings {
  [key: string]: string | Strings;
}

export type ExtensionStrings = {
  /** Namespace for `useTranslation`. */
  namespace: string;
} & (
  | { resources: { en: Strings } & Partial<Record<string, Strings>> }
  /** Called for English and for the user's language; undefined if the translation doesn't exist. */
  | { load(language: string): Promise<Strings | undefined> | Strings | undefined }
);

export interface Extension<Paths extends readonly string[] = readonly string[]> {
  /** Shown in error messages. */
  name: string;
  widgets?: readonly Widget[];
  routes?: { readonly [Index in keyof Paths]: Page<Paths[Index]> };
  settings?: readonly SettingsPage[];
  commands?: readonly ExtensionCommand[];
  i18n?: ExtensionStrings;
}

/** Extensions loaded by a function are separate chunks, and can fail separately. A file has one extension, or a list. */
export type ExtensionSource =
  | Extension
  | (() => Promise<{ default: ExtensionSource | readonly ExtensionSource[] }>);
