import { iterate, type HttpClient, type Input } from "@countertop/sdk";
import { adminListProductVariants } from "@countertop/sdk/operations";
import { queryKey } from "@countertop/sdk/query";
import type { operations } from "@countertop/sdk/types";
import { occurrencesOf } from "../lib/occurrences.ts";
import { byRank } from "./priced-variants.ts";

/** Page sizes for which the server responds in well under a second, with and without relations. */
const [WITH, WITHOUT] = [250, 1000];

/**
 * All variants of a product, in display order. The requests sort by id, because other orders can skip a variant
 * between two pages.
 */
export const everyVariantQuery = (
  client: HttpClient,
  id: string,
  wanted: { fields: string; expand: string },
) => {
  const input = {
    id,
    query: { ...wanted, order: "id", limit: wanted.expand === "" ? WITHOUT : WITH },
  };
  return {
    queryKey: [...queryKey(adminListProductVariants, input), "all"],
    async queryFn({ signal }: { signal?: AbortSignal }) {
      const variants = [];
      for await (const variant of iterate(client, adminListProductVariants, input, { signal }))
        variants.push(variant);
      return variants.toSorted(byRank);
    },
  };
};

/** All variants with their options, which distinguish them. */
export const combinationsQuery = (client: HttpClient, id: string) =>
  everyVariantQuery(client, id, { fields: "id,title,sku,variant_rank", expand: "options" });

/** Maximum size of a body in bytes, because the server rejects bodies of more than 100 KiB. */
const ROOM = 100_000;

type Write = NonNullable<
  NonNullable<Input<operations["adminUpdateProduct"]>["body"]>["variants"]
>[number];

/** Thrown if the list of variants would be too long for the server. */
export class TooManyVariants extends Error {}

/** The type of `useAdminUpdateProduct().mutateAsync`, which also makes cached data stale. */
type Send = (input: Input<operations["adminUpdateProduct"]>) => Promise<unknown>;

/**
 * Writes many variants in one request, which also sets their order. Includes all current variants, because the server deletes
 * those that aren't in the request.
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

/** Gives all variants this value for an option, in as few requests as possible. */
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

/** The variants for one request, with the new option value for as many of the remaining ones as fit. */
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

/** The ids of the product's variants, in display order. */
async function variantIds(client: HttpClient, id: string): Promise<string[]> {
  const { queryFn } = everyVariantQuery(client, id, { fields: "id,variant_rank", expand: "" });
  return (await queryFn({})).map((variant) => variant.id);
}

/** The chosen variants that still exist, in their order, followed by variants that were added in the meantime. */
export function inOrder(chosen: readonly string[], ids: readonly string[]): string[] {
  const there = new Set(ids);
  const known = new Set(chosen);
  return [...chosen.filter((id) => there.has(id)), ...ids.filter((id) => !known.has(id))];
}

/** The properties that distinguish a variant from other variants. */
export interface Combined {
  id: string;
  title: string;
  options?: readonly { option_id: string; value: string }[] | undefined;
}

/** Normalizes a value for comparisons, because customers can't distinguish "Red" from "red ". */
export const plainValue = (value: string): string =>
  value.trim().replace(/\s+/g, " ").normalize("NFC").toLowerCase();

export const valueOf = ({ options = [] }: Combined, option: string): string =>
  options.find(({ option_id }) => option_id === option)?.value ?? "";

export const combination = (
  options: readonly string[],
  value: (option: string) => string,
): string => JSON.stringify(options.map((option) => plainValue(value(option))));

/** Returns a function that tells whether a variant has these values. */
export function knownCombinations(
  options: readonly string[],
  variants: readonly Combined[],
): (values: Readonly<Record<string, string>>) => boolean {
  const known = new Set(
    variants.map((variant) => combination(options, (option) => valueOf(variant, option))),
  );
  return (values) => known.has(combination(options, (option) => values[option] ?? ""));
}

/**
 * Another variant with the same values. The server checks this only when a variant is added, so the admin has to check it.
 */
export function sameCombination(
  options: readonly string[],
  values: Readonly<Record<string, string>>,
  variants: readonly Combined[],
  self?: string,
): Combined | undefined {
  const wanted = combination(options, (option) => values[option] ?? "");
  return variants.find(
    (variant) =>
      variant.id !== self && combination(options, (option) => valueOf(variant, option)) === wanted,
  );
}

/** The values of an option in the order of the variants, with the number of variants for each. */
export function valuesInUse(
  option: string,
  variants: readonly Combined[],
): { value: string; count: number }[] {
  const values = variants.map((variant) => valueOf(variant, option)).filter(Boolean);
  return [...occurrencesOf(values)].map(([value, count]) => ({ value, count }));
}

/** Groups of variants that would have the same values if only the remaining options existed. */
export function collisions(
  remaining: readonly string[],
  variants: readonly Combined[],
): Combined[][] {
  const groups = new Map<string, Combined[]>();
  for (const variant of variants) {
    const key = combination(remaining, (option) => valueOf(variant, option));
    groups.set(key, [...(groups.get(key) ?? []), variant]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
