// Types for the functions that create the records that an operation's path refers to.
import { only } from "../conformance/checkout-fixture.ts";
import type { Entity } from "../conformance/records.ts";

/** The ids or codes that a field may contain, by the field's name. */
export type Ids = Readonly<Record<string, readonly string[]>>;

export type Recipe = () => Promise<{ path: Record<string, string>; ids?: Ids }>;
/** Sends a request to one area of the API, and throws if it fails. The path has no `/admin` or `/store` prefix. */
export type Make = <T>(path: string, body?: object, method?: string) => Promise<T>;

/** Resolves to the id of a created record. */
export async function one(answer: Promise<unknown>): Promise<string> {
  return only(Object.values((await answer) as Record<string, Entity>)).id;
}
