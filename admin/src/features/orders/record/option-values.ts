import { adminListVariants } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQueries } from "@tanstack/react-query";
import { chunk } from "../../../lib/concurrency.ts";
import type { LineItem } from "../order.ts";

/** Number of variants per request, which is the number of lines that a long order shows first. */
const AT_ONCE = 25;

/**
 * Option values of the visible lines, by variant. They are read after the order, and only for visible lines, because with them,
 * reading an order of 200 lines takes the server more than twice as long. Usually, the variant's name in the order already
 * contains them.
 */
export function useOptionValues(
  items: readonly LineItem[],
): ReadonlyMap<string, readonly string[]> {
  const client = useClient();
  const variants = [...new Set(items.flatMap(({ variant_id }) => variant_id ?? []))];
  return useQueries({
    queries: chunk(variants, AT_ONCE).map((id) =>
      queryOptions(client, adminListVariants, {
        query: { id, limit: AT_ONCE, fields: "id", expand: "options" },
      }),
    ),
    combine: valuesOf,
  });
}

interface Variants {
  variants: readonly { id: string; options: readonly { value: string }[] }[];
}
const valuesOf = (answers: readonly { data: Variants | undefined }[]) =>
  new Map(
    answers
      .flatMap(({ data }) => data?.variants ?? [])
      .map(({ id, options }) => [id, options.map(({ value }) => value)]),
  );
