"use client";
import { useReturnReasons, useShippingOptions } from "@countertop/sdk/react";
import type { Order } from "@countertop/sdk/types";
import { useOrderReturns } from "@countertop/storefront-kit/customer";
import { useState } from "react";
import { useFields } from "@/lib/use-fields";
import type { Text } from "@/texts";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";

const STATUS: Readonly<Record<string, Text>> = {
  requested: "Requested",
  received: "Received",
  requires_action: "Open: please contact us",
  canceled: "Canceled",
};

/** The returns of an order, and a form to request another return. */
export function OrderReturns({ order }: { order: Order }) {
  const { t } = useShop();
  const { returns, returnable, request } = useOrderReturns(order);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {returns.length > 0 && (
        <section aria-label={t("Returns")}>
          <h2>{t("Returns")}</h2>
          <ul>
            {returns.map(({ id, items, status }) => (
              <li key={id}>
                {items.reduce((sum, { quantity }) => sum + quantity, 0)} ×{" "}
                {t(STATUS[status ?? "requested"] ?? "Requested")}
              </li>
            ))}
          </ul>
        </section>
      )}
      {returnable.length > 0 && !isOpen && (
        <button type="button" className="quiet" onClick={() => setOpen(true)}>
          {t("Return items")}
        </button>
      )}
      {returnable.length > 0 && isOpen && (
        <ReturnForm
          order={order}
          returnable={returnable}
          request={request}
          onDone={() => setOpen(false)}
        />
      )}
    </>
  );
}

type ReturnFormProps = Pick<ReturnType<typeof useOrderReturns>, "returnable" | "request"> & {
  order: Order;
  onDone: () => void;
};

function ReturnForm({ order, returnable, request, onDone }: ReturnFormProps) {
  const { t } = useShop();
  const reasons = useReturnReasons().data?.return_reasons.flatMap((reason) =>
    // The store rejects a reason that has nested reasons.
    reason.return_reason_children?.length ? reason.return_reason_children : [reason],
  );
  const options = useShippingOptions({ query: { is_return: true, region_id: order.region_id } });
  const form = useFields(async ({ reason_id, option_id, ...counts }) => {
    const items = Object.entries(counts).flatMap(([item_id, count]) =>
      Number(count) > 0
        ? [{ item_id, quantity: Number(count), ...(reason_id && { reason_id }) }]
        : [],
    );
    if (items.length === 0) return;
    await request.mutateAsync({ items, ...(option_id && { return_shipping: { option_id } }) });
    onDone();
  });
  return (
    <form {...form.getFormProps()} className="stack panel">
      {returnable.map(({ item, quantity }) => (
        <label key={item.id} dir="auto">
          {item.title} <small>{item.description}</small>{" "}
          <select name={item.id} defaultValue="0">
            {Array.from({ length: quantity + 1 }, (_, count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      ))}
      <label>
        {t("Reason")}{" "}
        <select name="reason_id">
          <option value="">{t("No reason")}</option>
          {reasons?.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t("Shipping")}{" "}
        <select name="option_id">
          <option value="">{t("I pay for it myself")}</option>
          {options.data?.shipping_options.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ErrorText error={form.submitError} />
      <button className="button" aria-busy={form.isSubmitting}>
        {t("Request the return")}
      </button>
    </form>
  );
}
