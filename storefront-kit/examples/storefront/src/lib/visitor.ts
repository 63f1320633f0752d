import type { StoreCart } from "@countertop/sdk/types";
import type { Preferences } from "./language.ts";
import type { Translate } from "./texts.ts";
import { createContext, useContext } from "react";

/** What is known of a visitor before anything is drawn: a server reads it off the request, a browser off itself. */
export interface Visitor extends Preferences {
  /** The shop's words in their language. */
  readonly t: Translate;
  /** Where the shop is, such as `https://shop.example`. */
  readonly origin: string;
  /** The region that they chose, if they did. */
  readonly regionId: string | undefined;
  /** Theirs, where a server has read it. */
  readonly cart?: StoreCart | undefined;
  /** On a server alone: takes what becomes of the page beside its content. */
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
