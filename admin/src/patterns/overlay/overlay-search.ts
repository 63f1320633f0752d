import type { ReactNode } from "react";

/** A component, which may be lazy. */
export type Overlay<Props> = (props: Props) => ReactNode;

/**
 * The open overlay is in its page's URL, such as `?edit=attributes`. Therefore, it can be linked to, survives a reload, and
 * closes with Back. All pages use this parameter's name, because the guard for unsaved changes looks for it.
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
