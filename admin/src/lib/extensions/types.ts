import type { ComponentType } from "react";
import type { EntityOf, Zone, ZonePlace } from "./zones.ts";

/** Shows notifications at the bottom of the window. */
export interface Notify {
  success(title: string, message?: string): void;
  error(title: string, message?: string): void;
  warn(title: string, message?: string): void;
  info(title: string, message?: string): void;
}

/** Props that all parts of extensions have. */
export interface ExtensionProps {
  notify: Notify;
}

export type WidgetProps<Z extends Zone> = ExtensionProps & EntityOf<Z>;

type WidgetIn<Z extends Zone> = {
  /** One zone, or several zones with the same props. */
  zone: Z | readonly Z[];
  component: ComponentType<WidgetProps<Z>>;
};
type At<Place extends ZonePlace> = `${Place}.${"before" | "after"}`;
type Bare = Exclude<ZonePlace, `${string}.details` | "custom_gift_card">;

/**
 * A type for each record, one for zones without a record, and one for widgets that fit any zone, because they don't use a record.
 */
export type Widget =
  | { [Place in Exclude<ZonePlace, Bare>]: WidgetIn<At<Place>> }[Exclude<ZonePlace, Bare>]
  | WidgetIn<At<Bare>>
  | { zone: Zone | readonly Zone[]; component: ComponentType<ExtensionProps> };

/** The parameters of a path. For `/members/:id`, this is `{ id: string }`. */
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
  /** True if the page also has the URLs below its path that no other page has. */
  below?: boolean;
  component: ComponentType<PageProps<Path>>;
  /** An entry in the sidebar and the command palette. The label is text, or a key of the extension's own strings. */
  link?: { label: string; icon?: Icon };
}

export interface SettingsPage {
  /** The path below the settings, such as `/loyalty`. */
  path: string;
  /**
   * The card in the list of settings. The label and the description are strings to show, or keys of the extension's own
   * strings.
   */
  card: { label: string; description: string; icon?: Icon };
  component: ComponentType<ExtensionProps>;
}

export interface ExtensionCommand {
  /** The command's id. It must not change between versions, because custom shortcuts are stored under it. */
  id: string;
  /** A string to show, or a key of the extension's own strings. */
  label: string;
  icon?: Icon;
  /** The shortcut, which is `e` and one more key, such as `e l`. These shortcuts are reserved for extensions. */
  keys?: string;
  run(tools: ExtensionProps & { navigate(path: string): void }): unknown;
}

/** The strings of one language, in i18next's format. */
export interface Strings {
  [key: string]: string | Strings;
}

export type ExtensionStrings = {
  /** The namespace for `useTranslation`. */
  namespace: string;
} & (
  | { resources: { en: Strings } & Partial<Record<string, Strings>> }
  /** Called for English and for the user's language. Must return undefined if there isn't a translation. */
  | { load(language: string): Promise<Strings | undefined> | Strings | undefined }
);

export interface Extension<Paths extends readonly string[] = readonly string[]> {
  /** The extension's name, which error messages contain. */
  name: string;
  widgets?: readonly Widget[];
  routes?: { readonly [Index in keyof Paths]: Page<Paths[Index]> };
  settings?: readonly SettingsPage[];
  commands?: readonly ExtensionCommand[];
  i18n?: ExtensionStrings;
}

/**
 * An extension, or a function that loads one. Functions create separate chunks, which can fail separately. A file exports one
 * extension, or a list of extensions.
 */
export type ExtensionSource =
  | Extension
  | (() => Promise<{ default: ExtensionSource | readonly ExtensionSource[] }>);
