import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EditDrawer } from "../../patterns/fields.ts";
import { giftCards } from "../../resources/gift-cards.ts";
import { cardFields } from "./card-fields.ts";

interface CardDrawerProps {
  record: ReturnType<typeof giftCards.recordIn>;
  onClose(): void;
}

/** Edits a card's balance, expiration date, and region. */
export function CardDrawer({ record, onClose }: CardDrawerProps) {
  const { t } = useTranslation("gift-cards");
  const [fields] = useState(() => cardFields(record));
  return (
    <EditDrawer
      resource={giftCards}
      record={record}
      fields={fields}
      title={t("card.edit")}
      onClose={onClose}
    />
  );
}
