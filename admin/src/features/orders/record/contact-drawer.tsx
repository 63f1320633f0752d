import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { useReadRecord } from "../../../patterns/fields.ts";
import { FormDrawer, message, useRecordEdit } from "../../../patterns/form.ts";
import { useAdminUpdateOrder } from "@countertop/sdk/react";
import { orders } from "../../../resources/orders.ts";
import { notify } from "../../../ui/notify.ts";
import { dated } from "./dated.ts";
import type { OrderOverlayProps } from "../order.ts";

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1, message("common:form.required")),
    v.email(message("common:form.email")),
  ),
  phone: v.pipe(v.string(), v.trim()),
});

type Values = v.InferOutput<typeof schema>;

/** Edits the customer's contact data in this order. The phone number is part of the shipping address. */
export function ContactDrawer({ order, onClose }: OrderOverlayProps) {
  const { t } = useTranslation(["order-parts", "order-record"]);
  const { mutateAsync: updateOrder } = useAdminUpdateOrder();
  const read = useReadRecord(orders, order.id);
  const { form, edit } = useRecordEdit<ReturnType<typeof dated>, Values>({
    record: dated(order),
    read: async () => dated(await read()),
    toForm: ({ email, shipping_address }) => ({
      email,
      phone: shipping_address?.phone ?? "",
    }),
    schema,
    labels: { email: t("order-record:brief.email"), phone: t("order-record:brief.phone") },
    save: async ({ email, phone }, now) => {
      const to = now.shipping_address;
      await updateOrder({
        id: order.id,
        body: {
          ...(email !== now.email && { email }),
          // The server requires the country in every change to an address, and keeps all other fields.
          ...(to &&
            phone !== (to.phone ?? "") && {
              shipping_address: { country_code: to.country_code ?? null, phone: phone || null },
            }),
        },
      });
      notify("success", t("contact.saved"), orders.nameOf(order));
    },
  });
  return (
    <FormDrawer
      title={t("order-record:contact.edit")}
      subtitle={orders.nameOf(order)}
      edit={edit}
      onClose={onClose}
    >
      <form.AppField name="email">
        {(field) => (
          <field.Text
            label={t("order-record:brief.email")}
            type="email"
            required
            autoComplete="off"
            hint={t("contact.emailHint")}
          />
        )}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => (
          <field.Text
            label={t("order-record:brief.phone")}
            type="tel"
            autoComplete="off"
            disabled={!order.shipping_address}
            hint={t(order.shipping_address ? "contact.phoneHint" : "contact.noAddress")}
          />
        )}
      </form.AppField>
    </FormDrawer>
  );
}
