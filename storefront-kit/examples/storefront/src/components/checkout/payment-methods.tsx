import type { PaymentSession } from "@countertop/sdk/types";
import type { ComponentType } from "react";
import { Select } from "../field.tsx";
import { useTranslate } from "../../lib/translate.ts";
import type { Text } from "../../lib/texts.ts";

/**
 * The parts of a payment method that the storefront renders. For a real provider, replace `Fields` with its card form: it renders
 * the provider's own element and returns its result, such as a token. The README explains the steps.
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

/** Unknown methods are shown by their id. */
export const paymentMethod = (provider_id: string): PaymentMethod =>
  WAYS[provider_id] ?? { name: provider_id as Text };

function TestAnswer() {
  const t = useTranslate();
  return (
    <Select name="answer" label={t("What the test provider answers")} defaultValue="success">
      <option value="success">{t("It is paid")}</option>
      <option value="refusal">{t("It is refused")}</option>
      <option value="redirect">{t("Its own page asks")}</option>
      <option value="more">{t("It asks for a code (1234)")}</option>
    </Select>
  );
}

/** The step that the provider requires before it takes the payment: an external page, or a code. */
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
