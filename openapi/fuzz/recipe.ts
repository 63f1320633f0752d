// Creates the records that a path names.
import { only } from "../conformance/checkout-fixture.ts";
import type { Entity } from "../conformance/records.ts";

/** The ids or codes that a field may contain, by field. */
export type Ids = Readonly<Record<string, readonly string[]>>;

export type Recipe = () => Promise<{ path: Record<string, string>; ids?: Ids }>;
/** Calls one area of the store. Throws unless the call succeeds. */
export type Make = <T>(path: string, body?: object, method?: string) => Promise<T>;

/** Resolves to the `id` of a created record. */
export async function one(answer: Promise<unknown>): Promise<string> {
  return only(Object.values((await answer) as Record<string, Entity>)).id;
}
