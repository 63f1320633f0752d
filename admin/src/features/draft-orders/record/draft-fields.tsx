import {
  adminAddDraftOrderLineItem,
  adminUpdateDraftOrder,
  storeAddCartShippingMethod,
} from "@countertop/sdk/operations";
import * as v from "valibot";
import { addressLines, type Address } from "../../../lib/address-lines.ts";
import { isEmail } from "../../../lib/email.ts";
import {
  checkbox,
  defineFields,
  money,
  number,
  select,
  text,
  type FieldDef,
} from "../../../patterns/fields.ts";
import { message } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { AddressFields } from "../address-fields.tsx";
import { addressProblems, toAddress, toAddressForm, type AddressForm } from "../address.ts";
import type { DraftOrder, ShippingChoice } from "../draft-order.ts";

const update = { update: adminUpdateDraftOrder };
const cartOf = (record: object) => (record as DraftOrder).cart;

const notify = checkbox({
  label: "draft-orders:notify.label",
  hint: "draft-orders:notify.hint",
  usual: true,
});

export const contactFields = defineFields(update, {
  email: {
    ...text({
      label: "draft-orders:wizard.email",
      hint: "draft-orders:wizard.emailHint",
      type: "email",
    }),
    schema: v.pipe(v.string(), v.trim(), v.check(isEmail, message("common:form.email"))),
    toForm: (_: unknown, record: object) => cartOf(record)?.email ?? "",
  },
  no_notification_order: {
    ...notify,
    toForm: (stored: unknown) => stored !== true,
    toApi: (isTold: boolean) => !isTold,
  },
});

export const shippingAddressFields = (countries: readonly string[]) =>
  defineFields(update, { shipping_address: address("shipping", countries) });
export const billingAddressFields = (countries: readonly string[]) =>
  defineFields(update, { billing_address: address("billing", countries) });

function address(
  part: "shipping" | "billing",
  countries: readonly string[],
): FieldDef<AddressForm, Partial<AddressForm>> {
  const empty = toAddressForm();
  return {
    label: `draft-orders:address.${part}`,
    empty,
    schema: v.pipe(
      v.custom<AddressForm>((value) => typeof value === "object"),
      v.check(
        (value) => Object.keys(addressProblems(value, countries)).length === 0,
        message("common:form.required"),
      ),
    ),
    toForm: (_: unknown, record: object) =>
      toAddressForm(cartOf(record)?.[`${part}_address`] as Address),
    // Explicitly sends fields that were cleared, because the server keeps the values of missing fields.
    toApi: (value) => ({ ...empty, ...toAddress(value) }),
    toText: (value, format) => addressLines(value, format.country).join(", "),
    Control: ({ value, errors, onValueChange }) => (
      <AddressFields
        section={part}
        value={value}
        onChange={onValueChange}
        countries={countries}
        problems={errors.length > 0 ? addressProblems(value, countries) : {}}
      />
    ),
  };
}

/** The shipping options of the region, and the chosen one. */
export const shippingFields = (ways: readonly ShippingChoice[], currency: string) =>
  defineFields(
    { update: storeAddCartShippingMethod },
    {
      option_id: {
        ...select({
          label: "draft-orders:steps.shipping",
          required: true,
          options: function useWays() {
            const format = useFormat();
            return ways.map(({ id, name, amount }) => ({
              value: id,
              label: amount === null ? name : `${name} · ${format.money(amount, currency)}`,
            }));
          },
        }),
        toForm: (_: unknown, record: object) =>
          cartOf(record)?.shipping_methods?.[0]?.shipping_option_id ?? "",
      },
    },
  );

/** The fields of a custom item, or of an item in the draft. A variant's title comes from its product. */
export function itemFields(currency: string, hasTitle: boolean) {
  const price = money({ label: "draft-orders:items.price", currencyOf: () => currency });
  const sums = {
    unit_price: {
      ...price,
      required: true,
      empty: { amount: null, currency },
      schema: v.pipe(
        price.schema,
        v.check(({ amount }) => amount !== null, message("draft-orders:wizard.noAmount")),
      ),
      toApi: ({ amount }: { amount: number | null }) => amount ?? 0,
    },
    quantity: {
      ...number({ label: "draft-orders:items.quantity", min: 1, usual: 1, required: true }),
      sendsEmpty: true,
    },
  };
  const title = text({ label: "draft-orders:items.title" });
  return defineFields({ update: adminAddDraftOrderLineItem }, hasTitle ? { title, ...sums } : sums);
}
