import type { ComponentType } from "react";
import { PAGES, type Path } from "../pages.ts";
import { placeAt } from "./address.ts";

/** Known at once when it is drawn: what a server drew is taken over without a gap. */
export const loaded = new Map<Path, ComponentType>();
const coming = new Map<Path, Promise<ComponentType>>();
const failed = new Set<Path>();

/** The code of a page, asked for once. */
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

/** Asks for what is wanted next; anew where it did not come before. */
export async function preload(address: string): Promise<void> {
  const { path } = placeAt(address);
  if (!path) return;
  if (failed.delete(path)) coming.delete(path);
  await codeOf(path);
}
