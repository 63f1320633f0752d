import { useTranslation } from "react-i18next";
import * as v from "valibot";
import { addressParts, type AddressPart } from "../../../lib/address-lines.ts";
import { AddressFields } from "../../../patterns/address.ts";
import { useReadRecord } from "../../../patterns/fields.ts";
import { FormDrawer, message, useRecordEdit } from "../../../patterns/form.ts";
import { useFormat } from "../../../patterns/page.ts";
import { useAdminUpdateOrder } from "@countertop/sdk/react";
import { orders } from "../../../resources/orders.ts";
import { Alert } from "../../../ui/alert.tsx";
import { notify } from "../../../ui/notify.ts";
import { SelectField } from "../../../ui/select.tsx";
import type { Order, OrderOverlayProps } from "../order.ts";
import { dated } from "./dated.ts";

type Name = AddressPart;
type Values = Record<Name, string>;
const names = addressParts;

const written = v.pipe(v.string(), v.trim());
const schema = v.object({
  ...(Object.fromEntries(names.map((name) => [name, written])) as Record<Name, typeof written>),
  country_code: v.pipe(v.string(), v.minLength(1, message("common:form.required"))),
});

const editing = (which: "shipping" | "billing") =>
  function AddressDrawer({ order, onClose }: OrderOverlayProps) {
    const { t } = useTranslation(["order-parts", "order-record", "address"]);
    const format = useFormat();
    const { mutateAsync: updateOrder } = useAdminUpdateOrder();
    const read = useReadRecord(orders, order.id);
    const stored = (one: Order) => one[`${which}_address`];
    const title = t(
      which === "shipping"
        ? "order-record:address.editShipping"
        : "order-record:address.editBilling",
    );
    const countries = (order.region?.countries ?? [])
      .map(({ iso_2 }) => ({ value: iso_2, label: format.country(iso_2) }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
    const [only] = countries;
    const { form, edit } = useRecordEdit<ReturnType<typeof dated>, Values>({
      record: dated(order),
      read: async () => dated(await read()),
      toForm: (one) => {
        const address = stored(one);
        const values = Object.fromEntries(
          names.map((name) => [name, address?.[name] ?? ""]),
        ) as Values;
        // If the region has only one country, that country is preselected.
        return countries.length === 1 && only && values.country_code === ""
          ? { ...values, country_code: only.value }
          : values;
      },
      schema,
      labels: Object.fromEntries(names.map((name) => [name, t(`address:${name}`)])) as Values,
      toText: (name, value) =>
        name === "country_code" && typeof value === "string" && value !== ""
          ? format.country(value)
          : undefined,
      save: async (values, now) => {
        const address = stored(now);
        await updateOrder({
          id: order.id,
          body: {
            [`${which}_address`]: {
              // The server requires the country in every change to an address. It keeps fields that aren't in the request.
              country_code: values.country_code,
              ...Object.fromEntries(
                names
                  .filter((name) => values[name] !== (address?.[name] ?? ""))
                  .map((name) => [name, values[name] || null]),
              ),
            },
          },
        });
        notify("success", t("address.saved"), orders.nameOf(order));
      },
    });
    const shared =
      order.shipping_address && order.shipping_address.id === order.billing_address?.id;
    return (
      <FormDrawer title={title} subtitle={orders.nameOf(order)} edit={edit} onClose={onClose}>
        {shared && <Alert tone="info">{t("address.shared")}</Alert>}
        <form.Subscribe selector={({ values }) => values.country_code}>
          {(country) => (
            <AddressFields country={country}>
              {(part, { label, type }) => (
                <form.AppField name={part}>
                  {(field) =>
                    part === "country_code" ? (
                      <field.Bound>
                        {(control) => (
                          <SelectField
                            {...control}
                            label={label}
                            hint={t("countries.hint", { name: order.region?.name ?? "" })}
                            required
                            options={
                              countries.some(({ value }) => value === control.value)
                                ? countries
                                : [{ value: "", label: "", disabled: true }, ...countries]
                            }
                          />
                        )}
                      </field.Bound>
                    ) : (
                      <field.Text label={label} type={type} autoComplete="off" />
                    )
                  }
                </form.AppField>
              )}
            </AddressFields>
          )}
        </form.Subscribe>
      </FormDrawer>
    );
  };

export const ShippingAddressDrawer = editing("shipping");
export const BillingAddressDrawer = editing("billing");
