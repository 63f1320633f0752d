import i18next from "i18next";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";

const PAUSE = 3000;
const listeners = new Set<(error: unknown) => void>();

/** Calls the listener for each part that fails to load, once for each part, regardless of the number of retries. */
export function onImportFailure(listener: (error: unknown) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Like `lazy`, for parts that load on demand. If a part fails to load, for example because the connection is lost, the rest of
 * the page keeps working. The fallback remains, and the part is requested again until it has loaded.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- React declares `lazy` this way
export function lazyWithRetry<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => importWithRetry(load));
}

/** Loads a module's named export together with strings that the page itself doesn't need. */
export const lazyPart = <
  Name extends string,
  // oxlint-disable-next-line typescript/no-explicit-any -- React declares `lazy` this way
  Module extends Record<Name, ComponentType<any>>,
>(
  ...part: PartOf<Name, Module>
): LazyExoticComponent<Module[Name]> => lazyWithRetry(() => loadPart(...part));

/**
 * Like `lazyPart`, for parts that are always rendered after the first response. It loads the part immediately, and renders it
 * without a placeholder if it arrives before that response. React shows a placeholder for at least a third of a second, even if
 * the part arrives sooner.
 */
export function earlyPart<
  Name extends string,
  // oxlint-disable-next-line typescript/no-explicit-any -- React declares `lazy` this way
  Module extends Record<Name, ComponentType<any>>,
>(...part: PartOf<Name, Module>): LazyExoticComponent<Module[Name]> {
  type Loaded = { default: Module[Name] };
  let loaded: Loaded | undefined;
  const coming = importWithRetry(() => loadPart(...part)).then((found) => (loaded = found));
  // React suspends even for a resolved promise. This thenable resolves synchronously.
  // oxlint-disable-next-line unicorn/no-thenable -- `lazy` requires it, and no code awaits it
  const kept = { then: (take: (found: Loaded | undefined) => void) => take(loaded) };
  return lazy(() => (loaded ? (kept as typeof coming) : coming));
}

type PartOf<Name extends string, Module> = [
  load: () => Promise<Module>,
  name: Name,
  ...namespaces: string[],
];

async function loadPart<Name extends string, Module extends Record<Name, unknown>>(
  ...[load, name, ...namespaces]: PartOf<Name, Module>
): Promise<{ default: Module[Name] }> {
  const [module] = await Promise.all([
    load(),
    namespaces.length > 0 && i18next.loadNamespaces(namespaces),
  ]);
  return { default: module[name] };
}

export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let reported = false; ; reported = true) {
    try {
      return await load();
    } catch (error) {
      if (!reported) for (const listener of listeners) listener(error);
      await pause();
    }
  }
}

/** Waits a few seconds, or until the browser is online again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      globalThis.removeEventListener?.("online", go);
      resolve();
    };
    const timer = setTimeout(go, PAUSE);
    globalThis.addEventListener?.("online", go);
  });
}
