import type { ComponentType } from "react";
import { PAGES, type Path } from "../pages.ts";
import { placeAt } from "./address.ts";

/** Code that is available synchronously, so that hydration doesn't have to wait. */
export const loaded = new Map<Path, ComponentType>();
const coming = new Map<Path, Promise<ComponentType>>();
const failed = new Set<Path>();

/** The code of a page, requested once. */
export function codeOf(path: Path): Promise<ComponentType> {
  let code = coming.get(path);
  if (!code) {
    code = PAGES[path]().then(({ default: page }) => {
      loaded.set(path, page);
      return page;
    });
    code.catch(() => failed.add(path));
    coming.set(path, code);
  }
  return code;
}

/** Loads the code of the next page. Tries again if it failed before. */
export async function preload(address: string): Promise<void> {
  const { path } = placeAt(address);
  if (!path) return;
  if (failed.delete(path)) coming.delete(path);
  await codeOf(path);
}
