import { useReturnReasons } from "@countertop/sdk/react";
import type { Order } from "@countertop/sdk/types";
import { useOrderReturns } from "@countertop/storefront-kit/customer";

export function SendBack({ order }: { order: Order }) {
  const reasons = useReturnReasons();
  const { returnable, request } = useOrderReturns(order);
  return returnable.map(({ item, quantity }) => (
    <label key={item.id}>
      Send {quantity} × {item.title} back
      <select
        defaultValue=""
        onChange={({ target }) =>
          request.mutate({ items: [{ item_id: item.id, quantity, reason_id: target.value }] })
        }
      >
        <option value="" disabled>
          Why?
        </option>
        {reasons.data?.return_reasons.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
    </label>
  ));
}
