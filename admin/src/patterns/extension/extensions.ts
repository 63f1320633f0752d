import { useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Origin } from "../../lib/extensions/registry.ts";
import type { Extensions } from "./extension-types.ts";

/* Extensions load after the first paint, and only if there are any. This file contains the code that a page needs before that.
   The code that handles extensions loads with them. */
let extensions: Extensions | undefined;
let ready: Promise<Extensions | undefined> = Promise.resolve(undefined);
let started: ((loaded: Promise<Extensions | undefined>) => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Called at the start of an admin that was built with extensions. They load once a user is signed in. If `extensionsReady` is
 * called before that, it waits for `startExtensions`.
 */
export function expectExtensions(): void {
  const expected = Promise.withResolvers<Extensions | undefined>();
  started = expected.resolve;
  ready = expected.promise;
}

/** Runs once per document. The caller reports errors, because the admin doesn't wait for extensions. */
export function startExtensions(load: () => Promise<Extensions>): Promise<void> {
  const loading = load().then((loaded) => {
    extensions = loaded;
    for (const listener of listeners) listener();
    return loaded;
  });
  ready = loading.catch(() => undefined);
  started?.(ready);
  return loading.then(() => undefined);
}

/** For a URL that may belong to an extension: resolves when extensions have loaded. */
export const extensionsReady = (): Promise<Extensions | undefined> => ready;

export const useExtensions = (): Extensions | undefined =>
  useSyncExternalStore(subscribe, () => extensions);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Labels of extensions are texts, or keys of the extension's own strings. */
export function useExtensionLabel(): (text: string, origin: Origin) => string {
  const { i18n } = useTranslation();
  // The keys of extensions aren't in the admin's key type.
  const dictionary = i18n as unknown as Dictionary;
  return (text, { namespace: ns }) =>
    ns !== undefined && dictionary.exists(text, { ns }) ? dictionary.t(text, { ns }) : text;
}

interface Dictionary {
  exists(key: string, options: { ns: string }): boolean;
  t(key: string, options: { ns: string }): string;
}

export interface ExtensionLink {
  to: string;
  label: string;
  icon: ReactNode;
}

/** Extension pages with a link in the navigation. */
export function useExtensionLinks(): readonly ExtensionLink[] {
  const label = useExtensionLabel();
  const loaded = useExtensions();
  return (loaded?.registry.routes ?? []).flatMap(({ path, link, origin }) =>
    link && loaded
      ? [{ to: `/a${path}`, label: label(link.label, origin), icon: loaded.icon(link.icon) }]
      : [],
  );
}
