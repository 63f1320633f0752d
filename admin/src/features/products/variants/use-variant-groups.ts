import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readStorage, writeStorage } from "../../../lib/browser-storage.ts";
import { RELATED_PER_PAGE } from "../../../patterns/list.ts";
import { groupRows } from "../../../patterns/row-table.ts";
import { valueOf } from "../../../resources/product-variants.ts";
import type { Product, Variant } from "../product-queries.ts";
import { groupedVariantsQuery } from "./table-queries.ts";

/** Maximum number of variants that are shown without pages. */
const MOST_GROUPED = 1000;
/** Maximum number of variants for which the groups are open at first. */
const MOST_OPEN = 50;

/**
 * Groups the variants by their first option. Products with several pages of variants are grouped unless the user turns that
 * off. A search shows pages without groups.
 */
export function useVariantGroups(product: Product, total: number | undefined, searching: boolean) {
  const [choice, setChoice] = useState(() => readStorage("variantGroups"));
  /** The groups that the user has opened or closed. */
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<boolean>();
  const [option, ...others] = product.options ?? [];
  const offered = others.length > 0 && total !== undefined && total > 1 && total <= MOST_GROUPED;
  const wanted = choice === null ? (total ?? 0) > RELATED_PER_PAGE : choice === "on";
  const on = offered && wanted && !searching;
  const query = useQuery({ ...groupedVariantsQuery(useClient(), product.id), enabled: on });
  const opens = open ?? (total ?? 0) <= MOST_OPEN;
  return {
    on,
    /** The option to group by. Undefined if the variants can't be grouped. */
    option: offered && !searching ? option : undefined,
    query,
    rowsOf: (variants: readonly Variant[]) =>
      groupRows(
        variants,
        (variant) => valueOf(variant, option?.id ?? ""),
        (name) => turned.has(name) !== opens,
      ),
    choose(grouped: boolean) {
      writeStorage("variantGroups", grouped ? "on" : "off");
      setChoice(grouped ? "on" : "off");
    },
    turn: (name: string) =>
      setTurned((now) => {
        const next = new Set(now);
        if (!next.delete(name)) next.add(name);
        return next;
      }),
    turnAll(all: boolean) {
      setOpen(all);
      setTurned(new Set());
    },
  };
}
