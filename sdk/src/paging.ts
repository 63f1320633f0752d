import type { AnyInput, Input, OperationFacts } from "./operation-types.ts";

interface ListInput {
  readonly query?: { readonly offset?: number; readonly limit?: number; readonly order?: unknown };
}

type Listed = Pick<OperationFacts<unknown>, "items">;

/** Whether the order of the list is ours, in which no two records share a place. */
export const isStable = ({ order }: { order?: string | undefined }, input: unknown): boolean =>
  order !== undefined && (input as ListInput)?.query?.order === undefined;

/**
 * What to ask for the page that starts at `offset`. Where the caller names no order, it is one that no two records share: the
 * server's own order is the time of creation, and records of one instant change places from page to page.
 */
export function pageInput<O>(
  operation: OperationFacts<O>,
  input: AnyInput | undefined,
  offset: number,
  limit?: number,
): Input<O> {
  const { query } = (input ?? {}) as ListInput;
  const order = isStable(operation, input) ? operation.order : query?.order;
  const page = { ...query, offset, ...(order !== undefined && { order }), ...(limit && { limit }) };
  return { ...input, query: page } as unknown as Input<O>;
}

export const firstOffset = (input: unknown): number => (input as ListInput)?.query?.offset ?? 0;

export function itemsOf({ items }: Listed, page: unknown): readonly unknown[] {
  const { [items ?? ""]: list } = (page ?? {}) as Record<string, unknown>;
  return Array.isArray(list) ? list : [];
}

/**
 * Where the page after this one starts; `undefined` after the last. The count alone ends no list: some answers count the page
 * instead of the list, or nothing at all. It does where the page has room left; else an empty page is the end.
 */
export function nextOffset(
  operation: Listed,
  input: unknown,
  page: unknown,
  offset: number,
): number | undefined {
  const { length } = itemsOf(operation, page);
  const { count, limit } = (page ?? {}) as { count?: unknown; limit?: number };
  const next = offset + length;
  const hasRoom = length < Number((input as ListInput)?.query?.limit ?? limit);
  return length === 0 || (hasRoom && typeof count === "number" && next >= count) ? undefined : next;
}
