import { adminCreateShippingOption } from "@countertop/sdk/operations";
import { providerName } from "../../../lib/to-words.ts";
import {
  checkbox,
  defineFields,
  metadata,
  money,
  select,
  switchField,
  text,
  type Check,
} from "../../../patterns/fields.ts";
import { shippingOptions } from "../../../resources/shipping-options.ts";
import { subtotalLimits, toRequirements, type Requirement } from "./subtotal-limits.tsx";

interface Facts {
  currency: string;
  /** True if the store supports tax-inclusive prices. */
  taxed: boolean;
}
interface Choice {
  value: string;
  label: string;
}
interface NewFacts extends Facts {
  /** The region. If its prices include tax, the amount of a new option does too, unless the operator turns that off. */
  region: { id: string; includes_tax?: boolean | undefined };
  isReturn: boolean;
  methods: readonly Choice[];
  profiles: readonly Choice[];
}

const written = (currency: string) => ({
  name: text({ label: "regions:fields.name" }),
  price_type: select({
    label: "regions:option.priceType",
    required: true,
    usual: "flat_rate",
    options: [
      { value: "flat_rate", label: "regions:option.flat" },
      { value: "calculated", label: "regions:option.calculated" },
    ],
  }),
  amount: {
    ...money({
      label: "regions:option.amount",
      hint: "regions:option.amountHint",
      currencyOf: () => currency,
    }),
    empty: { amount: null, currency },
    // Null if the field is empty, which only a calculated price allows. The server then keeps the previous amount.
    toApi: ({ amount }: { amount: number | null }) => amount as number,
  },
  requirements: subtotalLimits(currency),
  admin_only: checkbox({
    label: "regions:option.adminOnly",
    hint: "regions:option.adminOnlyHint",
    usual: false,
  }),
});
const withTax = (usual: boolean) => switchField({ label: "regions:fields.includesTax", usual });

/** A flat price requires an amount. */
const refine: [Check<{ price_type: string; amount: { amount: number | null } }>] = [
  {
    field: "amount",
    message: "common:form.required",
    holds: ({ price_type, amount }) => price_type !== "flat_rate" || amount.amount !== null,
  },
];

/** Editable fields of a shipping option. The region, provider, method, and direction can't be changed. */
export function optionFields({ currency, taxed }: Facts) {
  const fields = defineFields(
    shippingOptions,
    {
      ...written(currency),
      ...(taxed && { includes_tax: withTax(false) }),
      metadata: metadata(),
    },
    { refine },
  );
  return {
    ...fields,
    toBody: (values: typeof fields.empty, stored: object) => ({
      ...fields.toBody(values, stored),
      // Always sends the requirements, because the server requires them even if they are unchanged.
      requirements: toRequirements(
        values.requirements,
        (stored as { requirements?: Requirement[] }).requirements,
      ),
    }),
  };
}

/** Fields of a new option. `methods` are the providers' options, with the values of `methodsOf`. */
export function newOptionFields({
  currency,
  taxed,
  region,
  isReturn,
  methods,
  profiles,
}: NewFacts) {
  const { name, price_type, amount, requirements, admin_only } = written(currency);
  const fields = defineFields(
    { update: adminCreateShippingOption },
    {
      name,
      provider_id: select({
        label: "regions:option.method",
        required: true,
        options: () => methods,
        ...(methods.length === 1 && methods[0] && { usual: methods[0].value }),
      }),
      price_type,
      amount,
      requirements,
      ...(!isReturn && {
        profile_id: select({
          label: "regions:option.profile",
          required: true,
          options: () => profiles,
          ...(profiles[0] && { usual: profiles[0].value }),
        }),
      }),
      admin_only,
      ...(taxed && { includes_tax: withTax(region.includes_tax === true) }),
    },
    { refine },
  );
  return {
    ...fields,
    toNewBody: (given: typeof fields.empty) => {
      const values = given as { provider_id: string; price_type: string; profile_id?: string };
      return {
        ...fields.toNewBody(given),
        ...(JSON.parse(values.provider_id) as object),
        // Always sends these values, even if they are the defaults.
        price_type: values.price_type,
        ...(values.profile_id && { profile_id: values.profile_id }),
        region_id: region.id,
        is_return: isReturn,
      };
    },
  };
}

interface Offer {
  provider_id: string;
  options: readonly Readonly<Record<string, unknown>>[];
}
const textIn = (option: Readonly<Record<string, unknown>>, keys: readonly string[]) =>
  keys.map((key) => option[key]).find((value) => typeof value === "string");

/** The methods of a region's providers, either for shipping or for returns. `value` is what is sent. */
export const methodsOf = (offers: readonly Offer[], isReturn: boolean): Choice[] =>
  offers.flatMap(({ provider_id, options }) =>
    options
      .filter((option) => (option["is_return"] === true) === isReturn)
      .map((data) => ({
        value: JSON.stringify({ provider_id, data }),
        label: `${providerName(provider_id)} · ${textIn(data, ["name", "title", "id"]) ?? JSON.stringify(data)}`,
      })),
  );
