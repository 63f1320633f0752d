/**
 * What is open over a page is in its address, as `?edit=organize`, so that it can be linked to, survives a reload and
 * closes with Back. One name for all pages: the guard of unsaved work looks for it.
 */
export interface OverlaySearch<Name extends string = string> {
  edit: Name | "";
}

export const readOverlay = <const Name extends string>(
  raw: unknown,
  names: readonly Name[],
): Name | "" => names.find((name) => name === raw) ?? "";

export const openOverlay = (search: object): unknown =>
  (search as Partial<OverlaySearch>).edit ?? "";
