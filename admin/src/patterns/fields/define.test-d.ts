/* Tests that the compiler checks a table of fields against the body of the update. This file is only type-checked, and never
   runs. */
import type { adminUpdateDiscount, adminUpdateProduct } from "@countertop/sdk/operations";
import { checkbox, switchField } from "./checkbox.tsx";
import { date } from "./date.tsx";
import { defineFields } from "./define.ts";
import { optionalText, text } from "./field-types.tsx";
import { metadata } from "./metadata.tsx";
import { money } from "./money.tsx";
import { number } from "./number.tsx";
import { select } from "./select.tsx";

declare const discount: { update: typeof adminUpdateDiscount };
declare const product: { update: typeof adminUpdateProduct };
const label = "common:form.time" as never;

export const discounts = defineFields(discount, {
  code: text({ label }),
  is_disabled: switchField({ label, usual: false }),
  starts_at: date({ label, time: true, required: true }),
  ends_at: date({ label, time: true }),
  usage_limit: number({ label, min: 1 }),
  metadata: metadata(),
});
discounts.empty.starts_at satisfies string;
// @ts-expect-error -- a switch has a boolean value
discounts.empty.is_disabled satisfies string;

export const products = defineFields(product, {
  status: select({
    label,
    required: true,
    options: [
      { value: "draft", label },
      { value: "published", label },
    ],
  }),
});
products.empty.status satisfies "draft" | "published" | "";

// @ts-expect-error -- a discount doesn't have this field
defineFields(discount, { cod: text({ label }) });
// @ts-expect-error -- the start is required
defineFields(discount, { starts_at: date({ label }) });
// @ts-expect-error -- a code isn't a number
defineFields(discount, { code: number({ label }) });
// @ts-expect-error -- an amount isn't a boolean
defineFields(discount, { is_disabled: money({ label, currencyOf: () => "eur" }) });
// @ts-expect-error -- a boolean isn't a string
defineFields(discount, { ends_at: checkbox({ label, usual: true }) });
// @ts-expect-error -- a string isn't a status
defineFields(product, { status: optionalText({ label }) });
// @ts-expect-error -- an unknown value isn't a status
defineFields(product, { status: select({ label, options: [{ value: "gone", label }] }) });

defineFields(
  discount,
  { code: text({ label }), ends_at: date({ label }) },
  {
    refine: [
      { field: "ends_at", message: label, holds: ({ code, ends_at }) => code !== ends_at },
      // @ts-expect-error -- an error can only be reported for a field of the table
      { field: "starts_at", message: label, holds: () => true },
    ],
  },
);
