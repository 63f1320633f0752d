import type { DehydratedState } from "@tanstack/react-query";
import type { Preferences } from "./language.ts";
import type { Visitor } from "./visitor.ts";

/** What a server hands over with a page that it drew, so that the browser draws the same and asks for nothing again. */
export interface PageState extends Preferences, Pick<Visitor, "regionId" | "cart"> {
  /** Of the page, without the origin. */
  readonly address: string;
  readonly queries: DehydratedState;
}

/** The element that holds it. */
export const STATE_ID = "page-state";
/** Browser and server reach the store by two addresses, and have one cache. */
export const CLIENT_ID = "shop";
