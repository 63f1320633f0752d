// How the records that an address names come to be.
import { only } from "../conformance/checkout-fixture.ts";
import type { Entity } from "../conformance/records.ts";

/** By field: the ids or codes that it may hold. */
export type Ids = Readonly<Record<string, readonly string[]>>;

export type Recipe = () => Promise<{ path: Record<string, string>; ids?: Ids }>;
/** Calls one area of the store; anything but success throws. */
export type Make = <T>(path: string, body?: object, method?: string) => Promise<T>;

/** `{ id }` of the created record. */
export async function one(answer: Promise<unknown>): Promise<string> {
  return only(Object.values((await answer) as Record<string, Entity>)).id;
}
