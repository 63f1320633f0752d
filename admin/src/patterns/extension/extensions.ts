import { useSyncExternalStore, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Origin } from "../../lib/extensions/registry.ts";
import type { Extensions } from "./extension-types.ts";

/* Extensions load after the first paint, if there are any. This file contains only code that a page needs before that. The
   code that handles extensions loads with them. */
let extensions: Extensions | undefined;
let ready: Promise<Extensions | undefined> = Promise.resolve(undefined);
let started: ((loaded: Promise<Extensions | undefined>) => void) | undefined;
const listeners = new Set<() => void>();

/**
 * Called when an admin with extensions starts. They load on the sign-in page, or once a user is signed in. `extensionsReady`
 * waits for that.
 */
export function expectExtensions(): void {
  const expected = Promise.withResolvers<Extensions | undefined>();
  started = expected.resolve;
  ready = expected.promise;
}

/** Loads the extensions. Call it only once per document. The caller reports errors, because the admin doesn't wait for this. */
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

/** Resolves when extensions have loaded. Needed for a URL that may belong to an extension. */
export const extensionsReady = (): Promise<Extensions | undefined> => ready;

export const useExtensions = (): Extensions | undefined =>
  useSyncExternalStore(subscribe, () => extensions);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns a function that translates an extension's label, which is either a string to show or a key of the extension's own
 * strings. */
export function useExtensionLabel(): (text: string, origin: Origin) => string {
  const { i18n } = useTranslation();
  // The admin's type for keys doesn't contain those of extensions.
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

/** Pages of extensions that have a link in the navigation. */
export function useExtensionLinks(): readonly ExtensionLink[] {
  const label = useExtensionLabel();
  const loaded = useExtensions();
  return (loaded?.registry.routes ?? []).flatMap(({ path, link, origin }) =>
    link && loaded
      ? [{ to: `/a${path}`, label: label(link.label, origin), icon: loaded.icon(link.icon) }]
      : [],
  );
}
