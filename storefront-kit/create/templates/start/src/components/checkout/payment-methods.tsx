import type { PaymentSession } from "@countertop/sdk/types";
import type { ComponentType } from "react";
import { Select } from "../field.tsx";
import { useTranslation } from "react-i18next";
import type { Text } from "../../lib/texts.ts";

/**
 * The parts of a payment method that the storefront renders. For a real provider, replace `Fields` with its card form, which
 * renders the provider's own element, and returns a result such as a token. The README explains the steps.
 */
export interface PaymentMethod {
  readonly name: Text;
  /** Additional fields of the method. Their values become the session's data. */
  readonly Fields?: ComponentType;
}

const WAYS: Readonly<Record<string, PaymentMethod>> = {
  manual: { name: "Pay later, by invoice" },
  "test-payment": { name: "Test payment", Fields: TestAnswer },
};

/** Returns a provider's payment method. The name of an unknown method is its id. */
export const paymentMethod = (provider_id: string): PaymentMethod =>
  WAYS[provider_id] ?? { name: provider_id as Text };

function TestAnswer() {
  const { t } = useTranslation();
  return (
    <Select name="answer" label={t("Result of the test payment")} defaultValue="success">
      <option value="success">{t("It succeeds")}</option>
      <option value="refusal">{t("It is rejected")}</option>
      <option value="redirect">{t("It asks on its own page")}</option>
      <option value="more">{t("It asks for a code (1234)")}</option>
    </Select>
  );
}

/** Returns the step that the provider requires before it accepts the payment: an external page, or a code. */
export function nextStepOf(session: Pick<PaymentSession, "data"> | null | undefined): {
  page?: string;
  code?: true;
  wrong?: boolean;
} {
  const { redirect_path, asks, wrong } = (session?.data ?? {}) as Record<string, unknown>;
  if (typeof redirect_path === "string" && redirect_path.startsWith("/store/"))
    return { page: redirect_path };
  return asks === "code" ? { code: true, wrong: wrong === true } : {};
}
