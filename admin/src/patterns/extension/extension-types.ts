import type { ComponentType, ReactNode } from "react";
import type { Origin, Registry } from "../../lib/extensions/registry.ts";
import type { Page, Widget } from "../../lib/extensions/types.ts";

/** The extensions after they have loaded. */
export interface Extensions {
  registry: Registry;
  Part: ComponentType<PartProps>;
  Commands: ComponentType<CommandsProps>;
  icon(given: ComponentType<{ "aria-hidden"?: boolean }> | undefined): ReactNode;
  page(address: string): PageMatch | undefined;
  settingsPage(address: string): Registry["settings"][number] | undefined;
}

export interface PartProps {
  component: Widget["component"] | Page["component"];
  origin: Origin;
  given?: object;
}

export interface CommandsProps {
  commands: Registry["commands"];
  icon: Extensions["icon"];
  onNavigate(path: string): void;
}

type Route = Registry["routes"][number];
export interface PageMatch {
  entry: Route;
  params: Record<string, string>;
  /** The URL of the page itself, if the page also has the URLs below. */
  address: string;
  /** The parent pages that belong to extensions. */
  parents: readonly { entry: Route; address: string }[];
}
