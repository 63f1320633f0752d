import type { PaymentSession } from "@countertop/sdk/types";
import type { ComponentType } from "react";
import { TestPayment } from "@/components/test-payment";
import type { Text } from "@/texts";
import type { PaymentFieldsProps } from "./saved-method";

interface PaymentMethod {
  readonly name: Text | (string & {});
  /** More fields of the method. Their values become the session's data. For a real provider, this is its card form. */
  readonly Fields?: ComponentType<PaymentFieldsProps>;
}

const METHODS: Readonly<Record<string, PaymentMethod>> = {
  manual: { name: "Pay later, by invoice" },
  "test-payment": { name: "Test payment", Fields: TestPayment },
};

/** Returns a payment provider's method. The name of an unknown method is its id. */
export const paymentMethod = (provider_id: string): PaymentMethod =>
  METHODS[provider_id] ?? { name: provider_id };

/** Returns the next step that the provider requires before it accepts the payment: its own page, or a code. */
export function nextStepOf(session: Pick<PaymentSession, "data"> | null | undefined): {
  page?: string;
  code?: boolean;
  wrong?: boolean;
} {
  const { redirect_path, asks, wrong } = (session?.data ?? {}) as Record<string, unknown>;
  if (typeof redirect_path === "string" && redirect_path.startsWith("/store/"))
    return { page: redirect_path };
  return asks === "code" ? { code: true, wrong: wrong === true } : {};
}
