import { useAdminCreateVariant, useClient } from "@countertop/sdk/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { fetchNow } from "../../../lib/fetch-now.ts";
import {
  FormDrawer,
  FormDrawerWaiting,
  message,
  MoneyInput,
  InvalidFields,
  useEditForm,
} from "../../../patterns/form.ts";
import { storeQuery, useFormat } from "../../../patterns/page.ts";
import { notify } from "../../../ui/notify.ts";
import { inOwnOrder } from "../../../resources/variant-prices.ts";
import type { ProductPartProps } from "../record/product-overlays.tsx";
import { combinationsQuery } from "../../../resources/product-variants.ts";

/** Adds an amount for which a gift card can be bought, with its price in each currency of the store. */
export function DenominationDrawer(props: ProductPartProps) {
  const { t } = useTranslation("gift-card-product");
  const { data, error, refetch } = useQuery(storeQuery(useClient()));
  if (data) return <Add {...props} currencies={inOwnOrder(data.store)} />;
  return (
    <FormDrawerWaiting
      title={t("denominations.add")}
      subtitle={props.product.title}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

const noAmount = message("gift-cards:create.tooSmall");
const amount = v.nullable(
  v.custom<number>((value) => Number.isSafeInteger(value) && Number(value) > 0, noAmount),
);

function Add({
  product,
  currencies,
  onClose,
}: ProductPartProps & { currencies: readonly string[] }) {
  const { t } = useTranslation("gift-card-product");
  const format = useFormat();
  const { mutateAsync: createVariant } = useAdminCreateVariant();
  const queries = useQueryClient();
  const combinations = combinationsQuery(useClient(), product.id);
  const [own = ""] = currencies;
  type Values = Record<string, number | null>;
  const { form, edit } = useEditForm<Values, Values>({
    values: Object.fromEntries(currencies.map((code) => [code, null])),
    schema: v.pipe(
      v.record(v.string(), amount),
      v.forward(
        v.check((values) => values[own] !== null, noAmount),
        [own],
      ),
    ),
    save: async (values) => {
      const name = format.money(values[own] ?? 0, own);
      const there = await fetchNow(queries, combinations);
      if (there.some(({ title }) => title === name))
        throw new InvalidFields({ [own]: t("denominations.taken", { title: name }) });
      await createVariant({
        id: product.id,
        body: {
          title: name,
          options: (product.options ?? []).map(({ id }) => ({ option_id: id, value: name })),
          manage_inventory: false,
          prices: currencies.flatMap((currency_code) => {
            const sum = values[currency_code];
            return sum == null ? [] : [{ currency_code, amount: sum }];
          }),
        },
      });
      notify("success", t("denominations.added"), name);
    },
  });
  return (
    <FormDrawer
      title={t("denominations.add")}
      subtitle={product.title}
      saveLabel={t("denominations.add")}
      edit={edit}
      onClose={onClose}
    >
      {currencies.map((code, index) => (
        <form.AppField key={code} name={code}>
          {(field) => (
            <field.Bound>
              {({ value: _, onValueChange: __, ...control }) => (
                <MoneyInput
                  {...control}
                  name={code}
                  label={t("denominations.currency", { currency: code.toUpperCase() })}
                  {...(index === 1 && { hint: t("denominations.others") })}
                  required={code === own}
                  currency={code}
                  value={field.state.value ?? null}
                  onValueChange={(value) => field.handleChange(value)}
                />
              )}
            </field.Bound>
          )}
        </form.AppField>
      ))}
    </FormDrawer>
  );
}
