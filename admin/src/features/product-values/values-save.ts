import { adminDeleteVariant, adminUpdateVariant } from "@countertop/sdk/operations";
import {
  useAdminDeleteVariant,
  useAdminUpdateProduct,
  useAdminUpdateVariant,
  useClient,
  useRevalidate,
} from "@countertop/sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { CONCURRENCY, forEachConcurrently } from "../../lib/concurrency.ts";
import { isMissing } from "../../lib/errors.ts";
import { fetchNow } from "../../lib/fetch-now.ts";
import { combinationsQuery, inOrder, writeVariants } from "../../resources/product-variants.ts";
import {
  planValues,
  type ValueEdits,
  type ValueRow,
  type ValuesOf,
  type ValuesPlan,
} from "./plan-values.ts";

/** Thrown if the variants have changed, so that saving would delete variants that the user hasn't agreed to delete. */
export class OtherVariants extends Error {}

export interface SaveResult {
  done: number;
  /** Variants that weren't saved, with the reasons. */
  failed: { title: string; error: unknown }[];
}

/**
 * Saves the edits variant by variant, each based on the current data. If some variants fail, the next attempt continues with
 * them.
 */
export function useSaveValues(product: Omit<ValuesOf, "variants"> & { id: string }) {
  const { id } = product;
  const client = useClient();
  const queries = useQueryClient();
  const settle = useRevalidate();
  const { mutateAsync: update } = useAdminUpdateVariant();
  const { mutateAsync: remove } = useAdminDeleteVariant();
  const { mutateAsync: reorder } = useAdminUpdateProduct();
  const [progress, setProgress] = useState<{ done: number; of: number }>();
  const done = useRef(new Set<string>());

  const write = async ({ changes, removed, order }: ValuesPlan): Promise<SaveResult> => {
    const of = changes.length + removed.length;
    const failed: SaveResult["failed"] = [];
    let finished = 0;
    const attempt = async (title: string, act: () => Promise<unknown>) => {
      try {
        await act();
      } catch (error) {
        failed.push({ title, error });
      }
      setProgress({ done: (finished += 1), of });
    };
    setProgress({ done: 0, of });
    for (const { id: variant_id, title } of removed)
      await attempt(title, async () => {
        try {
          await remove({ id, variant_id });
        } catch (error) {
          // An earlier attempt whose response was lost may have deleted the variant.
          if (!isMissing(error)) throw error;
        }
      });
    await forEachConcurrently(changes, CONCURRENCY, ({ variant, title, sku, values }) =>
      attempt(variant.title, async () => {
        await update({
          id,
          variant_id: variant.id,
          body: {
            ...(title !== variant.title && { title }),
            ...(sku !== variant.sku && sku !== null && { sku }),
            ...(values.length > 0 && { options: values }),
          },
        });
        done.current.add(variant.id);
      }),
    );
    if (order && failed.length === 0)
      await writeVariants(client, reorder, id, (ids) =>
        inOrder(order, ids).map((one) => ({ id: one })),
      );
    return { done: of - failed.length, failed };
  };

  return {
    progress,
    async save(
      edits: ValueEdits,
      before: readonly ValueRow[],
      /** The variants that the user has agreed to delete. */
      agreed: ReadonlySet<string>,
    ): Promise<SaveResult> {
      const variants = await fetchNow(queries, combinationsQuery(client, id));
      const plan = planValues(edits, { ...product, variants, done: done.current }, before);
      if (plan.removed.some((one) => !agreed.has(one.id))) throw new OtherVariants();
      try {
        return await write(plan);
      } finally {
        setProgress(undefined);
        await settle(adminUpdateVariant, adminDeleteVariant);
      }
    },
  };
}
