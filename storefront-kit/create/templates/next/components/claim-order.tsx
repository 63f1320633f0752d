"use client";
import { useRequestOrderAccess } from "@countertop/sdk/react";
import type { Order } from "@countertop/sdk/types";
import { useCustomer } from "@countertop/storefront-kit/customer";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";

/** Lets a signed-in customer add a guest's order to the account. The owner of the order's email address must confirm it. */
export function ClaimOrder({ order }: { order: Order }) {
  return useShop().hasSession ? <Claim order={order} /> : null;
}

function Claim({ order }: { order: Order }) {
  const { t } = useShop();
  const { customer } = useCustomer();
  const request = useRequestOrderAccess();
  if (!customer || order.customer_id === customer.id) return null;
  if (request.isSuccess)
    return (
      <p role="status" className="notice">
        {t("We've sent a link to {email}. It's valid for 15 minutes.", { email: order.email })}
      </p>
    );
  return (
    <div className="stack">
      <p>{t("This order isn't in your account.")}</p>
      <ErrorText error={request.error} />
      <button
        type="button"
        className="quiet"
        aria-busy={request.isPending}
        onClick={() => !request.isPending && request.mutate({ body: { order_ids: [order.id] } })}
      >
        {t("Add it to my account")}
      </button>
    </div>
  );
}
