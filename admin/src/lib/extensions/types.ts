import type { ComponentType } from "react";
import type { EntityOf, Zone, ZonePlace } from "./zones.ts";

/** Notices at the top right. */
export interface Notify {
  success(title: string, message?: string): void;
  error(title: string, message?: string): void;
  warn(title: string, message?: string): void;
  info(title: string, message?: string): void;
}

/** What every part of an extension is given. */
export interface ExtensionProps {
  notify: Notify;
}

export type WidgetProps<Z extends Zone> = ExtensionProps & EntityOf<Z>;

type WidgetIn<Z extends Zone> = {
  /** One zone, or several that give the same. */
  zone: Z | readonly Z[];
  component: ComponentType<WidgetProps<Z>>;
};
type At<Place extends ZonePlace> = `${Place}.${"before" | "after"}`;
type Bare = Exclude<ZonePlace, `${string}.details` | "custom_gift_card">;

/** One kind for each record, one for where there is none, and one that stands anywhere because it takes no record. */
export type Widget =
  | { [Place in Exclude<ZonePlace, Bare>]: WidgetIn<At<Place>> }[Exclude<ZonePlace, Bare>]
  | WidgetIn<At<Bare>>
  | { zone: Zone | readonly Zone[]; component: ComponentType<ExtensionProps> };

/** The names in a path: `/members/:id` gives `{ id: string }`. */
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
  /** Below the admin's area: `/loyalty`, `/loyalty/members/:id`. */
  path: Path;
  component: ComponentType<PageProps<Path>>;
  /** In the sidebar and in the palette. The label is a text, or a key of the extension's own strings. */
  link?: { label: string; icon?: Icon };
}

export interface SettingsPage {
  /** Below the settings: `/loyalty`. */
  path: string;
  /** How the list of settings shows it; texts, or keys of the extension's own strings. */
  card: { label: string; description: string; icon?: Icon };
  component: ComponentType<ExtensionProps>;
}

export interface ExtensionCommand {
  /** Stays the same over versions: the keys that a reader chose are kept under it. */
  id: string;
  /** A text, or a key of the extension's own strings. */
  label: string;
  icon?: Icon;
  /** `e` and one more key, such as `e l`: the admin leaves those to extensions. */
  keys?: string;
  run(tools: ExtensionProps & { navigate(path: string): void }): unknown;
}

/** Strings of one language, as i18next reads them. */
export interface Strings {
  [key: string]: string | Strings;
}

export type ExtensionStrings = {
  /** The name under which `useTranslation` finds them. */
  namespace: string;
} & (
  | { resources: { en: Strings } & Partial<Record<string, Strings>> }
  /** Asked for English and for the reader's language; nothing where there is no such translation. */
  | { load(language: string): Promise<Strings | undefined> | Strings | undefined }
);

export interface Extension<Paths extends readonly string[] = readonly string[]> {
  /** Told wherever something of it fails. */
  name: string;
  widgets?: readonly Widget[];
  routes?: { readonly [Index in keyof Paths]: Page<Paths[Index]> };
  settings?: readonly SettingsPage[];
  commands?: readonly ExtensionCommand[];
  i18n?: ExtensionStrings;
}

/** Fetched apart from the others, it can fail apart from them. */
export type ExtensionSource = Extension | (() => Promise<{ default: Extension }>);
