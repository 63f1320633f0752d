import type { StoreCart } from "@countertop/sdk/types";
import type { Preferences } from "./language.ts";
import type { Translate } from "./texts.ts";
import { createContext, useContext } from "react";

/** Data about a visitor before anything is rendered. A server reads it from the request, and a browser from itself. */
export interface Visitor extends Preferences {
  /** The storefront's texts in the visitor's language. */
  readonly t: Translate;
  /** The storefront's origin, such as `https://shop.example`. */
  readonly origin: string;
  /** The region that the visitor chose. */
  readonly regionId: string | undefined;
  /** The visitor's cart, if a server has read it. */
  readonly cart?: StoreCart | undefined;
  /** Receives the page's status, title, and head tags. This is set only on a server. */
  readonly tell?: (change: Partial<Served>) => void;
}

export interface Served {
  readonly status: number;
  readonly title: string;
  readonly head: readonly HeadTag[];
}

export interface HeadTag {
  readonly tag: "link" | "meta" | "script";
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

const Context = createContext<Visitor | undefined>(undefined);

export const VisitorProvider = Context.Provider;

export function useVisitor(): Visitor {
  const value = useContext(Context);
  if (!value) throw new Error("useVisitor must be used within a VisitorProvider");
  return value;
}
