import type { Choice, Choosing, OutputOf } from "./choice.ts";
import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import { eitherSignal } from "./http/signals.ts";
import type { AnyInput, Input, InputArgs, OperationFacts, Output } from "./operation-types.ts";
import { firstOffset, isStable, itemsOf, pageInput } from "./paging.ts";

/** Type of the items in a paginated response, which has exactly one array. */
export type ItemOf<Page> = {
  [K in keyof Page]: Page[K] extends readonly (infer Item)[] ? Item : never;
}[keyof Page];

/**
 * Iterates over the pages of a list, and fetches the next page while you use the current one. `query.limit` is the page size.
 * Returns every record once. The list ends at an empty page, regardless of the server's count. If the list can be sorted, the
 * records are sorted by id, newest first (or by code, if they have no id), unless you set `query.order`. If the list can't be
 * sorted, or if several records are equal in your sort order, the server may repeat one record and skip another. Skipped records
 * are requested at the end. Leaving the loop, or aborting `signal`, stops the requests.
 */
export function pages<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
>(
  client: HttpClient,
  operation: OperationFacts<O>,
  input: Input<O> & Choice<Expand, Fields>,
  options?: CallOptions,
): AsyncGenerator<OutputOf<O, Expand, Fields>, void, undefined>;
export function pages<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<Output<O>, void, undefined>;
export async function* pages<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<Output<O>, void, undefined> {
  const [input, options] = args as unknown as [AnyInput | undefined, CallOptions | undefined];
  const { items: name } = operation;
  if (!name) throw new TypeError(`${operation.method} ${operation.path} isn't a paginated list`);
  const left = new AbortController();
  const signal = eitherSignal(options?.signal, left.signal);
  const fetchFrom = async (offset: number, limit?: number): Promise<Output<O>> =>
    (
      await client.send(operation, pageInput(operation, input, offset, limit), {
        ...options,
        signal,
      })
    ).data;
  const unseen = isStable(operation, input) ? undefined : createFilter();
  const start = firstOffset(input);
  let offset = start;
  let before: string | undefined;
  try {
    let next: Promise<Output<O>> | undefined = fetchFrom(offset);
    while (next) {
      const page: Output<O> = await next;
      const items = itemsOf(operation, page);
      const now = JSON.stringify(items);
      // The list ends if the same page arrives again, because the server then ignores `offset`. Pages are compared as a whole: two
      // different pages of a list whose order changes may begin with the same record.
      const isOver = items.length === 0 || now === before;
      next = isOver ? undefined : fetchFrom((offset += items.length));
      next?.catch(() => {}); // it is awaited in the next iteration, or was aborted
      if (before === undefined || !isOver)
        yield unseen ? replaced(page, name, items.filter(unseen.isNew)) : page;
      before = now;
    }
    const missing = offset - start - (unseen?.seen.size ?? Infinity);
    if (!unseen || missing <= 0) return;
    const whole = await fetchFrom(start, offset - start);
    yield replaced(whole, name, itemsOf(operation, whole).filter(unseen.isNew));
  } finally {
    left.abort();
  }
}

const replaced = <Page>(page: Page, name: string, items: readonly unknown[]): Page =>
  ({ ...(page as object), [name]: items }) as Page;

/** Creates a filter for records that have appeared before. A record that has neither an id nor a code always counts as new. */
function createFilter() {
  const seen = new Set<unknown>();
  const isNew = (record: unknown): boolean => {
    const { id, code } = (record ?? {}) as { id?: unknown; code?: unknown };
    const key = id ?? code ?? {};
    return !seen.has(key) && Boolean(seen.add(key));
  };
  return { seen, isNew };
}

/** Like {@link pages}, but yields single items: `for await (const product of iterate(client, adminListProducts))`. */
export function iterate<
  O extends Choosing,
  const Expand extends string = never,
  const Fields extends string = never,
>(
  client: HttpClient,
  operation: OperationFacts<O>,
  input: Input<O> & Choice<Expand, Fields>,
  options?: CallOptions,
): AsyncGenerator<ItemOf<OutputOf<O, Expand, Fields>>, void, undefined>;
export function iterate<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<ItemOf<Output<O>>, void, undefined>;
export async function* iterate<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<ItemOf<Output<O>>, void, undefined> {
  for await (const page of pages(client, operation, ...args)) {
    yield* itemsOf(operation, page) as readonly ItemOf<Output<O>>[];
  }
}
