import type { PaymentSession } from "@countertop/sdk/types";
import type { ComponentType } from "react";
import { Select } from "../field.tsx";
import { useTranslate } from "../../lib/translate.ts";
import type { Text } from "../../lib/texts.ts";

/**
 * What a way to pay needs of a shop. A card form of a real provider takes the place of `Fields`: it draws the provider's own
 * element and hands over what that gives, such as a token. The README has it step by step.
 */
export interface PaymentMethod {
  readonly name: Text;
  /** Asked beside the choice; what its fields hold becomes the session's data. */
  readonly Fields?: ComponentType;
}

const WAYS: Readonly<Record<string, PaymentMethod>> = {
  manual: { name: "Pay later, by invoice" },
  "test-payment": { name: "Test payment", Fields: TestAnswer },
};

/** What is not known here is shown by its id. */
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

/** What the provider wants before it takes the payment: a page of its own, or a code. */
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
