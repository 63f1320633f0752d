import { useTranslation } from "react-i18next";
import {
  discountState,
  type DiscountFacts,
  type DiscountState,
} from "../../resources/discounts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const tones: Record<DiscountState, Tone> = {
  active: "success",
  scheduled: "info",
  expired: "neutral",
  usedUp: "warning",
  off: "neutral",
};

export function DiscountBadge({ discount }: { discount: DiscountFacts }) {
  const { t } = useTranslation("discounts");
  const state = discountState(discount);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
