import type { HttpClient } from "./http/http-client.ts";
import type { CallOptions } from "./http/options.ts";
import { eitherSignal } from "./http/signals.ts";
import type { Input, InputArgs, OperationFacts, Output } from "./operation-types.ts";
import { nextOffset } from "./paging.ts";

/** The items of a paginated answer: its one array. */
export type ItemOf<Page> = Page extends { count: number }
  ? { [K in keyof Page]: Page[K] extends readonly (infer Item)[] ? Item : never }[keyof Page]
  : never;

/**
 * Goes through a paginated list page by page; the next page is fetched while the present one is used. `query.limit` is the
 * size of a page. Leaving the loop, or aborting `signal`, stops the fetching.
 */
export async function* pages<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<Output<O>, void, undefined> {
  const [input, options] = args as unknown as [
    { query?: { offset?: number } } | undefined,
    CallOptions | undefined,
  ];
  const left = new AbortController();
  const signal = eitherSignal(options?.signal, left.signal);
  const fetchFrom = async (offset: number): Promise<Output<O>> => {
    const page = { ...input, query: { ...input?.query, offset } } as unknown as Input<O>;
    return (await client.send(operation, page, { ...options, signal })).data;
  };
  if (!operation.items)
    throw new TypeError(`${operation.method} ${operation.path} is no paginated list`);
  try {
    let offset = input?.query?.offset ?? 0;
    let next: Promise<Output<O>> | undefined = fetchFrom(offset);
    while (next) {
      const page: Output<O> = await next;
      const following = nextOffset(operation.items, page, offset);
      next = following === undefined ? undefined : fetchFrom((offset = following));
      next?.catch(() => {}); // it is awaited in the next turn, or was aborted
      yield page;
    }
  } finally {
    left.abort();
  }
}

/** Like {@link pages}, item by item: `for await (const product of iterate(client, adminListProducts))`. */
export async function* iterate<O>(
  client: HttpClient,
  operation: OperationFacts<O>,
  ...args: [...InputArgs<O>, options?: CallOptions | undefined]
): AsyncGenerator<ItemOf<Output<O>>, void, undefined> {
  for await (const page of pages(client, operation, ...args)) {
    yield* (page as Record<string, ItemOf<Output<O>>[]>)[operation.items as string] as ItemOf<
      Output<O>
    >[];
  }
}
