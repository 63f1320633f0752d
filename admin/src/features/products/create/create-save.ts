import { ApiError, ConnectionError, iterate, TimeoutError, type HttpClient } from "@countertop/sdk";
import {
  adminCreateInventoryItemLocationLevel,
  adminCreateProduct,
  adminDeleteProduct,
  adminListProducts,
  adminListVariants,
  adminRetrieveProduct,
  adminUpdateInventoryItemLocationLevel,
  adminUpdateProduct,
} from "@countertop/sdk/operations";
import {
  useClient,
  useRevalidate,
  useOperationWriter,
  type OperationWriter,
} from "@countertop/sdk/react";
import { useRef } from "react";
import { CONCURRENCY, forEachConcurrently } from "../../../lib/concurrency.ts";
import { codeColumns, codeKey } from "./create-cells.ts";
import { handleOf, type CreateBody, type CreatePlan, type StockJob } from "./create-form.ts";

export interface MadeProduct {
  id: string;
  title: string;
}
/** The progress of creating a product, and the reason if it stopped. */
export interface Made {
  product: MadeProduct;
  /** Stock that still has to be written, and whether the product still has to be published. */
  stock: StockJob[];
  publish: boolean;
  error?: unknown;
}
export interface CreateRequest extends CreatePlan {
  /** The handle that the user entered. If it's empty, the handle is created from the title. */
  handle: string;
  publish: boolean;
}

/** True if the server may have executed the call despite the error. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof ConnectionError ||
  error instanceof TimeoutError ||
  (error instanceof ApiError && error.status > 500);

async function findByHandle(client: HttpClient, handle: string) {
  const { products } = await adminListProducts(client, {
    query: { handle, limit: 1, fields: "id,title,handle" },
  });
  return products[0];
}

/** The entered handle, or an unused handle derived from the title. */
async function freeHandle(client: HttpClient, { handle, body }: CreateRequest): Promise<string> {
  if (handle !== "") return handle;
  const plain = handleOf(body.title) || "product";
  for (let number = 1; number < 20; number++) {
    const candidate = number === 1 ? plain : `${plain}-${number}`;
    if (!(await findByHandle(client, candidate))) return candidate;
  }
  return `${plain}-${Date.now().toString(36)}`;
}

/** An attempt whose response was lost, with its handle and the data that was sent. */
interface Unanswered {
  handle: string;
  title: string;
  sent: string;
}

/**
 * Creates the product once, even if it is retried. Handles are unique, so if a response was lost, and a product now has the
 * handle and the title, this attempt created it. If the title is different, the product belongs to someone else.
 */
export function createOnce(client: HttpClient, write: OperationWriter) {
  let unanswered: Unanswered | undefined;
  return async (wish: CreateRequest): Promise<MadeProduct> => {
    const sent = JSON.stringify([wish.handle, wish.body]);
    if (unanswered) {
      const found = await findByHandle(client, unanswered.handle);
      const made = found?.title === unanswered.title ? found : undefined;
      if (made && unanswered.sent === sent) return made;
      // Deletes the product of the earlier attempt, because the form has changed since then.
      if (made) await write(adminDeleteProduct, { id: made.id });
      unanswered = undefined;
    }
    const handle = await freeHandle(client, wish);
    // Checks before sending whether the handle is in use. If it's free and the response is lost, a product found later with this
    // handle can be this page's.
    const free = wish.handle === "" || !(await findByHandle(client, handle));
    try {
      return (await write(adminCreateProduct, { body: { ...wish.body, handle } })).product;
    } catch (error) {
      if (free && isUnanswered(error)) unanswered = { handle, title: wish.body.title, sent };
      throw error;
    }
  };
}

/** The inventory items of the variants, in the same order as the variants. */
async function itemsOf(client: HttpClient, id: string): Promise<(string | undefined)[]> {
  const { product } = await adminRetrieveProduct(client, {
    id,
    query: { fields: "id", expand: "variants,variants.inventory_items" },
  });
  return product.variants
    .toSorted((a, b) => (a.variant_rank ?? 0) - (b.variant_rank ?? 0))
    .map(({ inventory_items }) => inventory_items[0]?.inventory_item_id);
}

/** Writes stock levels. Returns those that failed, with the reason. */
async function writeStock(
  client: HttpClient,
  write: OperationWriter,
  product: string,
  jobs: readonly StockJob[],
  onDone: (done: number) => void,
): Promise<{ undone: StockJob[]; error?: unknown }> {
  let items: (string | undefined)[];
  try {
    items = await itemsOf(client, product);
  } catch (error) {
    return { undone: [...jobs], error };
  }
  const undone: StockJob[] = [];
  let failure: unknown;
  let done = 0;
  const writeJob = async ({ variant, location, quantity }: StockJob): Promise<void> => {
    const id = items[variant];
    if (id === undefined) return;
    const body = { stocked_quantity: quantity };
    try {
      await write(adminCreateInventoryItemLocationLevel, {
        id,
        body: { location_id: location, ...body },
      });
    } catch (error) {
      if (!(error instanceof ApiError) || error.status >= 500) throw error;
      // Updates the level, because a previous attempt may have created it although its response was lost.
      await write(adminUpdateInventoryItemLocationLevel, { id, location_id: location, body });
    }
  };
  await forEachConcurrently(jobs, CONCURRENCY, async (job) => {
    try {
      // Stops if the connection is lost, because the remaining writes would also fail slowly.
      if (failure instanceof ConnectionError) throw failure;
      await writeJob(job);
      onDone(++done);
    } catch (error) {
      failure = error;
      undone.push(job);
    }
  });
  return undone.length > 0 ? { undone, error: failure } : { undone };
}

/**
 * Codes in use by other variants, because the server's error doesn't contain them. The server can search for SKUs. To find other
 * codes, this reads all products.
 */
export async function takenCodes(
  client: HttpClient,
  { variants = [] }: CreateBody,
): Promise<Set<string>> {
  const keysOf = (variant: Partial<Record<(typeof codeColumns)[number], string | null>>) =>
    codeColumns.flatMap((column) => (variant[column] ? codeKey(column, variant[column]) : []));
  const wanted = new Set(variants.flatMap(keysOf));
  const taken = new Set<string>();
  const collect = (found: readonly Parameters<typeof keysOf>[0][]) => {
    for (const key of found.flatMap(keysOf)) if (wanted.has(key)) taken.add(key);
  };
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  await forEachConcurrently(skus, CONCURRENCY, async (sku) => {
    const query = { q: sku, limit: 100, fields: "id,sku" };
    collect((await adminListVariants(client, { query })).variants);
  });
  if (wanted.size === new Set(skus).size) return taken;
  const query = { fields: "id", expand: "variants", limit: 100 };
  for await (const product of iterate(client, adminListProducts, { query })) {
    collect(product.variants ?? []);
    if (taken.size === wanted.size) break;
  }
  return taken;
}

export const mayBeTaken = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status < 500 &&
  error.messages.some((text) => text.includes("duplicate key") || text.includes(" with sku "));

/** Creates a product step by step. Each result contains what is left to do, and `resume` continues from there. */
export function useMakeProduct(onStock: (done: number, of: number) => void) {
  const client = useClient();
  const write = useOperationWriter();
  const settle = useRevalidate();
  const once = useRef<ReturnType<typeof createOnce>>(undefined);

  async function resume(made: Made): Promise<Made> {
    const { product, publish } = made;
    let stock = made.stock;
    if (stock.length > 0) {
      const jobs = stock;
      const outcome = await writeStock(client, write, product.id, jobs, (done) =>
        onStock(done, jobs.length),
      );
      stock = outcome.undone;
      await settle();
      if (stock.length > 0) return { product, stock, publish, error: outcome.error };
    }
    if (!publish) return { product, stock, publish };
    try {
      await write(adminUpdateProduct, { id: product.id, body: { status: "published" } });
      return { product, stock, publish: false };
    } catch (error) {
      return { product, stock, publish, error };
    }
  }

  return {
    async make(wish: CreateRequest): Promise<Made> {
      once.current ??= createOnce(client, write);
      // Publishes a product with stock as the last step, so that nobody can buy it before its stock exists.
      const last = wish.publish && wish.stock.length > 0;
      const status = wish.publish && !last ? "published" : "draft";
      const product = await once.current({ ...wish, body: { ...wish.body, status } });
      return resume({ product, stock: wish.stock, publish: last });
    },
    resume,
  };
}
