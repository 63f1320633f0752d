import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import {
  discountState,
  type DiscountFacts,
  type DiscountState,
} from "../../resources/discounts.ts";
import { Badge, type Tone } from "../../ui/badge.tsx";

const tones: Record<DiscountState, Tone> = {
  active: "success",
  scheduled: "neutral",
  expired: "neutral",
  usedUp: "neutral",
  emptied: "warning",
  off: "neutral",
};

export function DiscountBadge({ discount }: { discount: DiscountFacts }) {
  const { t } = useTranslation("discounts");
  const state = discountState(discount);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}

/** The number of uses so far, and the limit, if there is one. */
export function useUsesText() {
  const { t } = useTranslation("discounts");
  const format = useFormat();
  return ({ usage_count, usage_limit }: Pick<DiscountFacts, "usage_count" | "usage_limit">) =>
    usage_limit === null
      ? format.number(usage_count)
      : t("list.usesOf", { used: format.number(usage_count), limit: format.number(usage_limit) });
}
