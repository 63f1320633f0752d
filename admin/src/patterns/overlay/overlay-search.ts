import type { ReactNode } from "react";

/** A component, possibly lazy. */
export type Overlay<Props> = (props: Props) => ReactNode;

/**
 * The open overlay is in the URL of its page, as `?edit=attributes`, so that it can be linked to, survives a reload, and closes
 * with Back. All pages use this parameter name, because the guard for unsaved changes looks for it.
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
