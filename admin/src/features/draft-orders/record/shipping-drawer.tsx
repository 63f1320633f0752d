import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormDrawer, FormDrawerWaiting, useEditForm } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { draftOrders } from "../../../resources/draft-orders.ts";
import { SelectField } from "../../../ui/select.tsx";
import { waysQuery, type Way } from "../draft-order.ts";
import type { DraftOverlayProps } from "./draft-overlays.ts";
import { useShippingWrite } from "./use-item-write.ts";

/** Changes the shipping of an existing draft, at the option's own price: the server accepts no other then. */
export function ShippingDrawer(props: DraftOverlayProps) {
  const { t } = useTranslation("draft-orders");
  const region = props.draft.cart?.region_id ?? "";
  const { data, error, refetch } = useQuery(waysQuery(useClient(), region));
  // The storefront's call that sets it doesn't know admin-only options.
  const ways = data?.shipping_options.filter(({ admin_only }) => !admin_only);
  return ways ? (
    <Chosen {...props} ways={ways} />
  ) : (
    <FormDrawerWaiting
      title={t("wizard.edit", { part: t("steps.shipping") })}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

function Chosen({ draft, ways, onClose }: DraftOverlayProps & { ways: readonly Way[] }) {
  const { t } = useTranslation("draft-orders");
  const format = useFormat();
  const choose = useShippingWrite(draft);
  const currency = draft.cart?.region?.currency_code ?? "usd";
  const { form, edit } = useEditForm({
    values: { option: draft.cart?.shipping_methods?.[0]?.shipping_option_id ?? "" },
    schema: v.object({ option: v.string() }),
    save: ({ option }) => choose(option),
  });
  return (
    <FormDrawer
      title={t("wizard.edit", { part: t("steps.shipping") })}
      subtitle={draftOrders.nameOf(draft as never)}
      edit={edit}
      onClose={onClose}
    >
      <form.AppField name="option">
        {({ state, handleChange }) => (
          <SelectField
            label={t("steps.shipping")}
            value={state.value}
            options={ways.map(({ id, name, amount }) => ({
              value: id,
              label: amount === null ? name : `${name} · ${format.money(amount, currency)}`,
            }))}
            onValueChange={handleChange}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}
