import type { DehydratedState } from "@tanstack/react-query";
import type { Preferences } from "./language.ts";
import type { Visitor } from "./visitor.ts";

/** Data that a server sends with a rendered page, so that the browser renders the same and repeats no request. */
export interface PageState extends Preferences, Pick<Visitor, "regionId" | "cart"> {
  /** The page's URL without the origin. */
  readonly address: string;
  readonly queries: DehydratedState;
}

/** The id of the element that contains the state. */
export const STATE_ID = "page-state";
/** Browser and server use different URLs of the store, but share one cache. */
export const CLIENT_ID = "shop";
