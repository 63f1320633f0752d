import { iterate, type HttpClient, type Input } from "@countertop/sdk";
import { adminListProductVariants } from "@countertop/sdk/operations";
import type { operations } from "@countertop/sdk/types";
import { byRank } from "../../../resources/priced-variants.ts";

/** Maximum size of a body, because the server rejects bodies of 100 KiB or more. */
const ROOM = 100_000;

type Write = NonNullable<
  NonNullable<Input<operations["adminUpdateProduct"]>["body"]>["variants"]
>[number];

/** The error if the list of variants would be too long for the server. */
export class TooManyVariants extends Error {}

/** `useAdminUpdateProduct().mutateAsync`: it also invalidates the caches. */
type Send = (input: Input<operations["adminUpdateProduct"]>) => Promise<unknown>;

/**
 * Writes many variants with one request, which also sets their order. Names all current variants, because the server deletes every
 * variant that such a request leaves out.
 */
export async function writeVariants(
  client: HttpClient,
  send: Send,
  productId: string,
  write: (ids: readonly string[]) => readonly Write[],
): Promise<void> {
  const body = { variants: [...write(await variantIds(client, productId))] };
  if (bytes(body) > ROOM) throw new TooManyVariants();
  await send({ id: productId, body });
}

/** Gives every variant this value for an option, in as few requests as possible. */
export async function writeOptionValue(
  client: HttpClient,
  send: Send,
  productId: string,
  { id: option_id, value }: { id: string; value: string },
): Promise<void> {
  const options = [{ option_id, value }];
  const done = new Set<string>();
  for (let left = true; left;) {
    left = false;
    await writeVariants(client, send, productId, (ids) => {
      const step = withValue(ids, options, done);
      left = step.left;
      return step.variants;
    });
  }
}

/** All variants, with the options of as many as fit into one request. */
function withValue(
  ids: readonly string[],
  options: NonNullable<Write["options"]>,
  done: Set<string>,
) {
  let room = Math.floor((ROOM - bytes(ids.map((id) => ({ id }))) - 100) / bytes({ options }));
  if (ids.length > 0 && room < 1) throw new TooManyVariants();
  let left = false;
  const variants = ids.map((id): Write => {
    if (done.has(id)) return { id };
    if (room === 0) {
      left = true;
      return { id };
    }
    room -= 1;
    done.add(id);
    return { id, options };
  });
  return { variants, left };
}

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Ids of the product's variants in display order. */
async function variantIds(client: HttpClient, id: string): Promise<string[]> {
  const query = { fields: "id,variant_rank", expand: "", order: "id", limit: 1000 };
  const variants = [];
  for await (const variant of iterate(client, adminListProductVariants, { id, query }))
    variants.push(variant);
  return variants.toSorted(byRank).map((variant) => variant.id);
}

/** The chosen order of the variants that still exist, followed by unknown variants. */
export function inOrder(chosen: readonly string[], ids: readonly string[]): string[] {
  const there = new Set(ids);
  const known = new Set(chosen);
  return [...chosen.filter((id) => there.has(id)), ...ids.filter((id) => !known.has(id))];
}
