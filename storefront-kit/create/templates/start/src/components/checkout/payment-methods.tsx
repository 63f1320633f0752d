import type { PaymentSession } from "@countertop/sdk/types";
import type { SavedPaymentMethod } from "@countertop/storefront-kit/customer";
import { useState, type ComponentType } from "react";
import { css } from "#styled/css";
import type { TFunction } from "i18next";
import { Select } from "../field.tsx";
import { useTranslation } from "react-i18next";
import type { Text } from "../../lib/texts.ts";

export interface PaymentFieldsProps {
  /** The cards that the provider has saved for the signed-in customer. */
  readonly saved: readonly SavedPaymentMethod[];
  /** True if a customer is signed in, for whom the provider can save a card. */
  readonly canSave: boolean;
}

/**
 * The parts of a payment method that the storefront renders. For a real provider, replace `Fields` with its card form, which
 * renders the provider's own element, and returns a result such as a token. The README explains the steps.
 */
export interface PaymentMethod {
  readonly name: Text;
  /** Additional fields of the method. Their values become the session's data. */
  readonly Fields?: ComponentType<PaymentFieldsProps>;
}

const WAYS: Readonly<Record<string, PaymentMethod>> = {
  manual: { name: "Pay later, by invoice" },
  "test-payment": { name: "Test payment", Fields: TestAnswer },
};

/** Returns a provider's payment method. The name of an unknown method is its id. */
export const paymentMethod = (provider_id: string): PaymentMethod =>
  WAYS[provider_id] ?? { name: provider_id as Text };

/** Returns the name of a saved card, such as "Visa ending in 4242". */
export function nameOfSaved({ brand, last4, id }: SavedPaymentMethod, t: TFunction): string {
  if (!last4) return id;
  const name = brand ? brand[0]?.toUpperCase() + brand.slice(1) : t("Card");
  return t("{brand} ending in {digits}", { brand: name, digits: last4 });
}

function TestAnswer({ saved, canSave }: PaymentFieldsProps) {
  const { t } = useTranslation();
  const [card, setCard] = useState<string>();
  const chosen = card ?? saved[0]?.id ?? "";
  return (
    <>
      {saved.length > 0 && (
        <Select
          name="saved"
          label={t("Card")}
          value={chosen}
          onChange={({ target }) => setCard(target.value)}
        >
          {saved.map((one) => (
            <option key={one.id} value={one.id}>
              {nameOfSaved(one, t)}
            </option>
          ))}
          <option value="">{t("A new card")}</option>
        </Select>
      )}
      {canSave && !chosen && (
        <label
          className={css({ display: "flex", gap: "12", minHeight: "44", alignItems: "center" })}
        >
          {/* Keeps the new card chosen if the saved cards arrive afterwards. */}
          <input type="checkbox" name="save" onChange={() => setCard("")} />
          {t("Keep this card for next time")}
        </label>
      )}
      <Select name="answer" label={t("Result of the test payment")} defaultValue="success">
        <option value="success">{t("It succeeds")}</option>
        <option value="refusal">{t("It is rejected")}</option>
        <option value="redirect">{t("It asks on its own page")}</option>
        <option value="more">{t("It asks for a code (1234)")}</option>
      </Select>
    </>
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
