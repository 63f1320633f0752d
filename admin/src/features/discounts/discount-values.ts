import { useStore } from "@tanstack/react-form";
import type { Picked } from "../../lib/picked.ts";
import type { DiscountKind } from "../../resources/discounts.ts";
import type { NewCondition } from "./condition-kinds.ts";
import type { Duration } from "../../lib/duration.ts";

/** Values of the discount form: fields of the rule and of the discount itself. */
// A type alias, because an interface isn't assignable to a schema's records.
export type DiscountValues = {
  sentence: string;
  type: DiscountKind | "";
  is_dynamic: boolean;
  code: string;
  description: string;
  percent: number | null;
  amount: { amount: number | null; currency: string };
  allocation: "total" | "item" | "";
  regions: Picked[];
  starts_at: string;
  ends_at: string;
  usage_limit: number | null;
  valid_duration: Duration;
  /** Conditions of a new discount. The conditions of a stored discount are saved separately. */
  conditions?: NewCondition[];
};
export type Around = { form?: object } | undefined;

/** Current values of the form, for a field that depends on others. */
export function useValues<Out>(around: Around, pick: (values: DiscountValues) => Out): Out {
  const form = around?.form as { store: Parameters<typeof useStore>[0] } | undefined;
  if (!form) throw new Error("These fields must be in a form");
  return useStore(form.store, (state) => pick((state as { values: DiscountValues }).values)) as Out;
}
