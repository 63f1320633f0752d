import { adminRetrieveCustomer } from "@countertop/sdk/operations";
import { useAdminUpdateOrder, useClient } from "@countertop/sdk/react";
import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { FormDrawer, message, useEditForm } from "../../../patterns/form.ts";
import { PickerList } from "../../../patterns/picker.ts";
import type { Picked } from "../../../lib/picked.ts";
import { customers } from "../../../resources/customers.ts";
import { buyerOf, orders } from "../../../resources/orders.ts";
import { Checkbox } from "../../../ui/checkbox.tsx";
import { Fact, Facts } from "../../../ui/facts.tsx";
import { FieldGroup } from "../../../ui/field.tsx";
import { notify } from "../../../ui/notify.ts";
import type { OrderOverlayProps } from "../order.ts";

const picked = v.object({ id: v.string(), title: v.string() });
const schema = v.object({
  chosen: v.pipe(
    v.array(picked),
    v.check((all) => all.length > 0, message("common:form.required")),
  ),
  theirEmail: v.boolean(),
});

/** Transfers the order to another customer. */
export function TransferDrawer({ order, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const client = useClient();
  const { mutateAsync: updateOrder } = useAdminUpdateOrder();
  const { form, edit } = useEditForm({
    values: { chosen: [] as Picked[], theirEmail: true },
    schema,
    save: async ({ chosen: [to], theirEmail }) => {
      if (!to) return;
      const email =
        theirEmail && (await client.send(adminRetrieveCustomer, { id: to.id })).data.customer.email;
      await updateOrder({
        id: order.id,
        body: { customer_id: to.id, ...(email && { email }) },
      });
      notify("success", t("transfer.done"), to.title);
    },
  });
  return (
    <FormDrawer
      title={t("transfer.title")}
      subtitle={orders.nameOf(order)}
      edit={edit}
      saveLabel={t("transfer.action")}
      onClose={onClose}
    >
      <Facts>
        <Fact term={t("transfer.now")}>{buyerOf(order)}</Fact>
      </Facts>
      <form.AppField name="chosen">
        {({ state, handleChange }) => (
          <FieldGroup
            role="group"
            label={t("transfer.to")}
            errors={state.meta.errors.length > 0 ? [t("transfer.choose")] : []}
          >
            {(control) => (
              <div {...control}>
                <PickerList
                  resource={customers}
                  chosen={state.value}
                  onChosen={(chosen) => handleChange([...chosen])}
                  note={({ email, has_account }) =>
                    t(has_account ? "transfer.account" : "transfer.guest", { email })
                  }
                  refused={({ id }) =>
                    id === order.customer_id ? t("transfer.already") : undefined
                  }
                  searchLabel={t("transfer.search")}
                  empty={{ title: t("transfer.none") }}
                />
              </div>
            )}
          </FieldGroup>
        )}
      </form.AppField>
      <form.AppField name="theirEmail">
        {({ state, handleChange }) => (
          <Checkbox
            checked={state.value}
            onCheckedChange={handleChange}
            label={t("transfer.email")}
            hint={t("transfer.emailHint")}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}
