import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import { eitherSignal } from "./http/signals.ts";
import type { AnyInput, InputArgs, OperationFacts, Output } from "./operation-types.ts";
import { firstOffset, isStable, itemsOf, pageInput } from "./paging.ts";

/** The items of a paginated answer: its one array. */
export type ItemOf<Page> = {
  [K in keyof Page]: Page[K] extends readonly (infer Item)[] ? Item : never;
}[keyof Page];

/**
 * Goes through a paginated list page by page; the next page is fetched while the present one is used. `query.limit` is the
 * size of a page. Every record comes once: the list ends where a page brings nothing, whatever the server counts, and it is
 * read in the order of ids, newest first, unless `query.order` says otherwise. Where the order leaves it to the server which
 * of two records comes first, it may repeat one and forget the other; what it forgot is then asked for at the end.
 * Leaving the loop, or aborting `signal`, stops the fetching.
 */
export async function* pages<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<Output<O>, void, undefined> {
  const [input, options] = args as unknown as [AnyInput | undefined, CallOptions | undefined];
  const { items: name } = operation;
  if (!name) throw new TypeError(`${operation.method} ${operation.path} is no paginated list`);
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
      // The very same page once more: a server that does not know `offset`. Two that begin alike may be a shuffled list's.
      const isOver = items.length === 0 || now === before;
      next = isOver ? undefined : fetchFrom((offset += items.length));
      next?.catch(() => {}); // it is awaited in the next turn, or was aborted
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

/** Tells records that came before; those without a name of their own are all new. */
function createFilter() {
  const seen = new Set<unknown>();
  const isNew = (record: unknown): boolean => {
    const { id, code } = (record ?? {}) as { id?: unknown; code?: unknown };
    const key = id ?? code ?? {};
    return !seen.has(key) && Boolean(seen.add(key));
  };
  return { seen, isNew };
}

/** Like {@link pages}, item by item: `for await (const product of iterate(client, adminListProducts))`. */
export async function* iterate<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<ItemOf<Output<O>>, void, undefined> {
  for await (const page of pages(client, operation, ...args)) {
    yield* itemsOf(operation, page) as readonly ItemOf<Output<O>>[];
  }
}
