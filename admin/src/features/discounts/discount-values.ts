import { useStore } from "@tanstack/react-form";
import type { Picked } from "../../patterns/picker.ts";
import type { DiscountKind } from "../../resources/discounts.ts";
import type { NewCondition } from "./condition-kinds.ts";
import type { Duration } from "../../lib/duration.ts";

/** What the form of a discount holds: the parts of its rule beside those of its own. */
// A type, which fits the records of a schema, as an interface does not.
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
  /** Of a new one; those of a stored one are written apart. */
  conditions?: NewCondition[];
};
export type Around = { form?: object } | undefined;

/** What the form holds at the moment, for a field that goes by others. */
export function useValues<Out>(around: Around, pick: (values: DiscountValues) => Out): Out {
  const form = around?.form as { store: Parameters<typeof useStore>[0] } | undefined;
  if (!form) throw new Error("These fields stand in a form");
  return useStore(form.store, (state) => pick((state as { values: DiscountValues }).values)) as Out;
}
