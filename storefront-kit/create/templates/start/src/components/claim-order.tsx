import { useRequestOrderAccess } from "@countertop/sdk/react";
import { useCustomer } from "@countertop/storefront-kit/customer";
import type { Order } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { button, notice } from "#styled/recipes";
import { useTranslation } from "react-i18next";
import { WriteError } from "./states.tsx";

/** Lets a signed-in customer add a guest's order to the account. The owner of the order's email address must confirm it. */
export default function ClaimOrder({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { customer } = useCustomer();
  const request = useRequestOrderAccess();
  if (!customer || order.customer_id === customer.id) return null;
  if (request.isSuccess)
    return (
      <p role="status" className={notice({ tone: "good" })}>
        {t("We've sent a link to {email}. It's valid for 15 minutes.", { email: order.email })}
      </p>
    );
  return (
    <div className={css({ display: "grid", gap: "12", justifyItems: "start" })}>
      <p className={css({ textStyle: "small", color: "muted" })}>
        {t("This order isn't in your account.")}
      </p>
      <WriteError error={request.error} />
      <button
        type="button"
        className={button({ tone: "plain" })}
        aria-busy={request.isPending}
        onClick={() => !request.isPending && request.mutate({ body: { order_ids: [order.id] } })}
      >
        {t("Add it to my account")}
      </button>
    </div>
  );
}
