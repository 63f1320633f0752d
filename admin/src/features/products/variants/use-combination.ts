import { useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { RefObject } from "react";
import { fetchNow } from "../../../lib/fetch-now.ts";
import { BackToForm, focusSoon } from "../../../patterns/form.ts";
import {
  combinationsQuery,
  sameCombination,
  valueOf,
} from "../../../resources/product-variants.ts";
import type { Product } from "../product-queries.ts";
import type { VariantForm } from "./variant-form.ts";
import type { FullVariant } from "./variant-queries.ts";

/** The element that contains the option fields. */
export type Place = RefObject<HTMLDivElement | null>;

/** Checks that no other variant has the same option values. `self` is the edited variant. */
export function useCombination(product: Product, place: Place, self?: FullVariant) {
  const queries = useQueryClient();
  const query = combinationsQuery(useClient(), product.id);
  const { data: variants = [] } = useQuery(query);
  const ids = (product.options ?? []).map(({ id }) => id);
  /**
   * True if the option values must be checked. Skips unchanged ones, so that an existing duplicate doesn't prevent changes to the
   * title.
   */
  const changed = ({ options }: VariantForm) =>
    !self || ids.some((id) => options[id] !== valueOf(self, id));
  const clashOf = (form: VariantForm, all = variants) =>
    changed(form) ? sameCombination(ids, form.options, all, self?.id) : undefined;
  return {
    variants,
    complete: (form: VariantForm) => ids.every((id) => form.options[id]?.trim()),
    clashOf,
    /** Checks the current variants, because someone else may have added the same combination in the meantime. */
    async check(form: VariantForm) {
      if (!changed(form)) return;
      if (!clashOf(form, await fetchNow(queries, query))) return;
      focusSoon(() => place.current?.querySelector("input"));
      throw new BackToForm();
    },
  };
}
