"use client";
import { useReturnReasons, useShippingOptions } from "@countertop/sdk/react";
import type { Order } from "@countertop/sdk/types";
import { formatAmount } from "@countertop/storefront-kit";
import { useOrderReturns } from "@countertop/storefront-kit/customer";
import type { FormEvent } from "react";

export function SendBack({ order }: { order: Order }) {
  const { returns, returnable, request } = useOrderReturns(order);
  const reasons = useReturnReasons().data?.return_reasons;
  const shipping = useShippingOptions({ query: { is_return: true, region_id: order.region_id } });
  const price = (amount: number) =>
    formatAmount({ amount, region: order.region, includeTaxes: false });
  const submit = (event: FormEvent<HTMLFormElement>, item_id: string, quantity: number) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [reason_id, option_id] = [form.get("reason"), form.get("shipping")] as [string, string];
    request.mutate({
      items: [{ item_id, quantity, reason_id }],
      ...(option_id !== "" && { return_shipping: { option_id } }),
    });
  };
  return (
    <>
      {returnable.map(({ item, quantity }) => (
        <form key={item.id} onSubmit={(event) => submit(event, item.id, quantity)}>
          <p>
            {quantity} × {item.title}
          </p>
          <label>
            Reason
            <select name="reason" required defaultValue="">
              <option value="" disabled>
                Choose a reason
              </option>
              {/* The store rejects a reason that has nested reasons. */}
              {reasons?.map(({ id, label, return_reason_children: children }) =>
                children.length > 0 ? (
                  <optgroup key={id} label={label}>
                    {children.map((child) => (
                      <option key={child.id} value={child.id}>
                        {child.label}
                      </option>
                    ))}
                  </optgroup>
                ) : (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ),
              )}
            </select>
          </label>
          <label>
            Shipping
            <select name="shipping">
              <option value="">I pay for it myself</option>
              {shipping.data?.shipping_options.map(({ id, name, price_incl_tax }) => (
                <option key={id} value={id}>
                  {name}: {price(price_incl_tax ?? 0)} less refund
                </option>
              ))}
            </select>
          </label>
          <button disabled={request.isPending}>Send back</button>
        </form>
      ))}
      {request.error && <p role="alert">{request.error.serverMessage ?? request.error.message}</p>}
      <ul>
        {returns.map(({ id, items, status }) => (
          <li key={id}>
            {items.reduce((sum, { quantity }) => sum + quantity, 0)} × {status}
          </li>
        ))}
      </ul>
    </>
  );
}
