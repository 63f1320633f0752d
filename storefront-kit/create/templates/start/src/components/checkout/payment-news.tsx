import { useCart } from "@countertop/storefront-kit";
import { notice } from "#styled/recipes";
import { useTranslation } from "react-i18next";
import { OrderError } from "./order-error.tsx";

/** Shows the payment's state to a customer who returns from a provider's page. */
export function PaymentNews() {
  const { t } = useTranslation();
  const { status, error } = useCart().paymentReturn;
  if (status === "rejected") return <OrderError error={error} />;
  const text =
    status === "checking"
      ? t("Checking your payment")
      : status === "unfinished"
        ? t("Your payment isn't finished. Place the order to continue.")
        : status === "changed"
          ? t("Your cart changed while you were paying. Check it, and then place the order.")
          : status === "exchanged"
            ? t("Your exchange is paid.")
            : undefined;
  return text ? (
    <p role="status" className={notice()}>
      {text}
    </p>
  ) : null;
}
