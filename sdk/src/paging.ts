import type { AnyInput, Input, OperationFacts } from "./operation-types.ts";

interface ListInput {
  readonly query?: { readonly offset?: number; readonly limit?: number; readonly order?: unknown };
}

type Listed = Pick<OperationFacts<unknown>, "items">;

/** True if the SDK sets the list's sort order, which is by a unique field. */
export const isStable = ({ order }: { order?: string | undefined }, input: unknown): boolean =>
  order !== undefined && (input as ListInput)?.query?.order === undefined;

/**
 * Returns the input for the page that starts at `offset`. If the caller doesn't set a sort order and the list can be sorted by a
 * unique field, the SDK sorts by that field. By default, the server sorts by creation time, so records that were created at the
 * same time could move between pages.
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
 * Returns the offset of the next page, or undefined after the last page. The count alone doesn't end a list, because some responses
 * return the number of records on the page, or no count. A list ends when a page isn't full and the count is reached, or at an
 * empty page.
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
