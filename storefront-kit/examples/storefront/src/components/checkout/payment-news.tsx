import { useCart } from "@countertop/storefront-kit";
import { notice } from "#styled/recipes";
import { useTranslate } from "../../lib/translate.ts";
import { WriteError } from "../states.tsx";

/** State of the payment for a customer who comes back from a provider's page. */
export function PaymentNews() {
  const t = useTranslate();
  const { status, error } = useCart().paymentReturn;
  if (status === "rejected") return <WriteError error={error} />;
  const text =
    status === "checking"
      ? t("Checking your payment")
      : status === "unfinished"
        ? t("Your payment is not finished. Place the order to continue with it.")
        : status === "changed"
          ? t("Your cart changed while you paid. Check it, then place the order.")
          : status === "exchanged"
            ? t("Your exchange is paid.")
            : undefined;
  return text ? (
    <p role="status" className={notice()}>
      {text}
    </p>
  ) : null;
}
