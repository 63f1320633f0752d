import { useTranslation } from "react-i18next";
import { useFormat } from "../../patterns/page.ts";
import { Badge } from "../../ui/badge.tsx";
import { currencyOf, statusOf, statusTones, type Card } from "./gift-card.ts";

export function CardStatusBadge({ card }: { card: Card }) {
  const { t } = useTranslation("gift-cards");
  const status = statusOf(card);
  return <Badge tone={statusTones[status]}>{t(`status.${status}`)}</Badge>;
}

/** Formats an amount of a card. If the card's currency is unknown, the result is a bare number. */
export function useCardMoney() {
  const format = useFormat();
  return (card: Card, amount: number): string => {
    const currency = currencyOf(card);
    return currency === undefined ? format.number(amount) : format.money(amount, currency);
  };
}
