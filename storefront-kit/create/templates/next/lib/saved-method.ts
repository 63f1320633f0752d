import type { SavedPaymentMethod } from "@countertop/storefront-kit/customer";
import type { Translate } from "@/texts";

export interface PaymentFieldsProps {
  /** The cards that the provider has saved for the signed-in customer. */
  readonly saved: readonly SavedPaymentMethod[];
  /** True if a customer is signed in, for whom the provider can save a card. */
  readonly canSave: boolean;
}

/** Returns the name of a saved card, such as "Visa ending in 4242". */
export function nameOfSaved({ brand, last4, id }: SavedPaymentMethod, t: Translate): string {
  if (!last4) return id;
  const name = brand ? brand[0]?.toUpperCase() + brand.slice(1) : t("Card");
  return t("{brand} ending in {digits}", { brand: name, digits: last4 });
}
