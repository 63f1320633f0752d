import i18next from "i18next";
import { lazy, type ComponentType, type LazyExoticComponent } from "react";

const PAUSE = 3000;
const listeners = new Set<(error: unknown) => void>();

/** Tells of parts that do not come: once for each that was asked for, however often it is tried. */
export function onImportFailure(listener: (error: unknown) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Like `lazy`, for what is fetched when it is first needed: where it does not come, because the connection is lost, the page
 * does not fail with it. What stands in its place stays, and it is asked for again until it is there.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React declares `lazy`
export function lazyWithRetry<Part extends ComponentType<any>>(
  load: () => Promise<{ default: Part }>,
): LazyExoticComponent<Part> {
  return lazy(() => importWithRetry(load));
}

/** What a module has under a name, with the strings that the page does without. */
export const lazyPart = <
  Name extends string,
  // oxlint-disable-next-line typescript/no-explicit-any -- as React declares `lazy`
  Module extends Record<Name, ComponentType<any>>,
>(
  ...part: PartOf<Name, Module>
): LazyExoticComponent<Module[Name]> => lazyWithRetry(() => loadPart(...part));

/**
 * The same for what is drawn in any case, once the server has answered: asked for at once, and drawn without a place holder
 * where it came first. React leaves a place holder where it is for a third of a second, however soon the part comes.
 */
export function earlyPart<
  Name extends string,
  // oxlint-disable-next-line typescript/no-explicit-any -- as React declares `lazy`
  Module extends Record<Name, ComponentType<any>>,
>(...part: PartOf<Name, Module>): LazyExoticComponent<Module[Name]> {
  type Loaded = { default: Module[Name] };
  let loaded: Loaded | undefined;
  const coming = importWithRetry(() => loadPart(...part)).then((found) => (loaded = found));
  // A promise is waited for even where it is kept already; this one answers at once.
  // oxlint-disable-next-line unicorn/no-thenable -- what `lazy` takes, and awaited nowhere
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

/** For a while, or until the browser is online again. */
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
