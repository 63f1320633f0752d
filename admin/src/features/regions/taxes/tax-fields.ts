import {
  adminAddTaxRateProducts,
  adminAddTaxRateProductTypes,
  adminAddTaxRateShippingOptions,
  adminCreateTaxRate,
  adminRemoveTaxRateProducts,
  adminRemoveTaxRateProductTypes,
  adminRemoveTaxRateShippingOptions,
} from "@countertop/sdk/operations";
import { useAdminStoreTaxProviders } from "@countertop/sdk/react";
import * as v from "valibot";
import {
  batchCalls,
  defineFields,
  records,
  select,
  switchField,
  text,
} from "../../../patterns/fields.ts";
import { message } from "../../../patterns/form.ts";
import { products } from "../../../resources/products.ts";
import { productTypes } from "../../../resources/product-types.ts";
import { shippingOptions } from "../../../resources/shipping-options.ts";
import { taxRates } from "../../../resources/tax-rates.ts";
import { taxes } from "../../../resources/taxes.ts";
import { defaultRateFields, rateField } from "../region-fields.ts";

const useTaxProviders = () =>
  useAdminStoreTaxProviders().data?.tax_providers.map(({ id }) => ({ value: id, label: id })) ?? [];

/** A region's default tax rate, and settings for how its taxes are calculated. */
export const taxFields = defineFields(taxes, {
  ...defaultRateFields,
  tax_provider_id: select({
    label: "taxes:fields.provider",
    hint: "taxes:fields.providerHint",
    options: useTaxProviders,
  }),
  automatic_taxes: switchField({
    label: "taxes:fields.automatic",
    hint: "taxes:fields.automaticHint",
    usual: true,
  }),
  gift_cards_taxable: switchField({
    label: "taxes:fields.giftCards",
    hint: "taxes:fields.giftCardsHint",
    usual: true,
  }),
});

const id = ({ id: own }: { id: string }) => own;
const table = (region_id: string, taken: readonly string[]) => {
  const code = text({ label: "regions:fields.taxCode", half: true });
  return {
    name: text({ label: "regions:fields.name" }),
    rate: rateField(),
    code: {
      ...code,
      // Rejects a code that is in use. The server accepts it, but a cart with items of both rates could never be completed.
      schema: v.pipe(
        code.schema,
        v.check((value) => !taken.includes(value), message("taxes:rate.codeTaken")),
      ),
    },
    products: records({
      of: products,
      toApi: id,
      calls: batchCalls(adminAddTaxRateProducts, adminRemoveTaxRateProducts, "products"),
      label: "taxes:rate.products",
      choose: "taxes:rate.chooseProducts",
      search: "common:resource.list.search",
      none: { title: "taxes:rate.noProducts" },
    }),
    product_types: records({
      of: productTypes,
      toApi: id,
      calls: batchCalls(
        adminAddTaxRateProductTypes,
        adminRemoveTaxRateProductTypes,
        "product_types",
      ),
      label: "taxes:rate.types",
      choose: "taxes:rate.chooseTypes",
      search: "common:resource.list.search",
      none: { title: "taxes:rate.noTypes" },
    }),
    shipping_options: records({
      // A region's rates apply only to its own shipping options.
      of: {
        ...shippingOptions,
        hitInput: (words: string, limit: number) => ({
          ...shippingOptions.hitInput(words, limit),
          region_id,
        }),
      },
      toApi: id,
      calls: batchCalls(
        adminAddTaxRateShippingOptions,
        adminRemoveTaxRateShippingOptions,
        "shipping_options",
      ),
      label: "regions:shipping.title",
      choose: "taxes:rate.chooseOptions",
      search: "common:resource.list.search",
      none: { title: "taxes:rate.noOptions" },
    }),
  };
};

/** Fields of a tax rate. `taken` contains the codes of the region's other rates. */
export const rateFields = (region: string, taken: readonly string[]) =>
  defineFields(taxRates, table(region, taken));

export function newRateFields(region: string, taken: readonly string[]) {
  const fields = defineFields({ update: adminCreateTaxRate }, table(region, taken));
  return {
    ...fields,
    toNewBody: (values: typeof fields.empty) => ({
      ...fields.toNewBody(values),
      region_id: region,
    }),
  };
}
