import { adminAddShippingMethod, adminListShippingOptions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import {
  FormDrawer,
  FormDrawerWaiting,
  message,
  MoneyInput,
  useEditForm,
} from "../../../patterns/form.ts";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import { useOrderAction } from "../order-action.ts";
import type { OrderOverlayProps } from "../order.ts";
import { useBoughtProfiles } from "./bought-profiles.ts";
import { profilesWithoutShipping, blockers } from "./order-next.ts";

const schema = v.object({
  option: v.pipe(v.string(), v.minLength(1, message("common:form.required"))),
  price: v.nullable(v.number()),
});

/** Adds a shipping method, with a custom price, for items that have no shipping method yet. */
export function ShippingMethodDrawer(props: OrderOverlayProps) {
  const { t } = useTranslation("order-record");
  const { data: bought, error, refetch } = useBoughtProfiles(props.order.items);
  if (bought) return <Unsent {...props} bought={bought} />;
  return (
    <FormDrawerWaiting
      title={t("shippingMethod.add")}
      subtitle={orders.nameOf(props.order)}
      error={error}
      onRetry={() => void refetch()}
      onClose={props.onClose}
    />
  );
}

function Unsent({ bought, ...props }: OrderOverlayProps & { bought: readonly string[] }) {
  const { order, onClose } = props;
  const { t } = useTranslation(["order-parts", "order-record"]);
  // The profiles when the drawer opened. After the method is added, no profiles would be left.
  const [profiles] = useState(() => profilesWithoutShipping(order, bought));
  const [reason] = useState(() => blockers(order, bought).shipping);
  const { data, error, refetch } = useQuery(
    queryOptions(useClient(), adminListShippingOptions, {
      query: { region_id: order.region_id, is_return: false },
    }),
  );
  const options = data?.shipping_options.filter(({ profile_id }) => profiles.includes(profile_id));
  if (reason === undefined && options && options.length > 0)
    return <Chosen {...props} options={options} />;
  return (
    <FormDrawerWaiting
      title={t("order-record:shippingMethod.add")}
      subtitle={orders.nameOf(order)}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(reason ?? options) && (
        <Alert tone="info">
          {reason ? t(`order-record:refusal.${reason}`) : t("shippingMethod.none")}
        </Alert>
      )}
    </FormDrawerWaiting>
  );
}

interface Option {
  id: string;
  name: string;
  amount: number | null;
}

function Chosen({ order, options, onClose }: OrderOverlayProps & { options: readonly Option[] }) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const act = useOrderAction();
  const [first] = options;
  const { form, edit } = useEditForm({
    values: { option: first?.id ?? "", price: first?.amount ?? 0 } as {
      option: string;
      price: number | null;
    },
    schema: v.pipe(
      schema,
      v.forward(
        v.check(
          ({ price }) => price !== null && !Number.isNaN(price) && price >= 0,
          message("common:form.required"),
        ),
        ["price"],
      ),
    ),
    save: async ({ option, price }) => {
      await act({
        id: order.id,
        operation: adminAddShippingMethod,
        input: { id: order.id, body: { option_id: option, price: price ?? 0 } },
        seen: order,
        evidence: ({ shipping_methods = [] }) => shipping_methods.map(({ id }) => id),
      });
      notify("success", t("shippingMethod.done"), orders.nameOf(order));
    },
  });
  return (
    <FormDrawer
      title={t("order-record:shippingMethod.add")}
      subtitle={orders.nameOf(order)}
      edit={edit}
      saveLabel={t("order-record:shippingMethod.add")}
      onClose={onClose}
    >
      <form.AppField name="option">
        {({ state, handleChange }) => (
          <SelectField
            label={t("shippingMethod.option")}
            value={state.value}
            options={options.map(({ id, name }) => ({ value: id, label: name }))}
            onValueChange={(id) => {
              handleChange(id);
              form.setFieldValue("price", options.find((one) => one.id === id)?.amount ?? 0);
            }}
          />
        )}
      </form.AppField>
      <form.AppField name="price">
        {({ state, handleChange }) => (
          <MoneyInput
            label={t("shippingMethod.price")}
            hint={t("shippingMethod.priceHint")}
            value={state.value}
            currency={order.currency_code}
            errors={state.meta.errors.length > 0 ? [t("shippingMethod.priceWanted")] : []}
            onValueChange={handleChange}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}
