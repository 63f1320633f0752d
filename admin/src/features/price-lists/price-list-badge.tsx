import { useTranslation } from "react-i18next";
import { Badge } from "../../ui/badge.tsx";
import { stateOf, type Timed } from "./price-list-state.ts";

const tones = {
  active: "success",
  draft: "neutral",
  scheduled: "neutral",
  expired: "neutral",
} as const;

export function PriceListBadge({ list }: { list: Timed }) {
  const { t } = useTranslation("price-lists");
  const state = stateOf(list);
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
