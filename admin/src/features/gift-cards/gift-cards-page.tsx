import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { useRowActions } from "../../patterns/action.ts";
import { ListPage, useColumns } from "../../patterns/list.ts";
import { giftCards } from "../../resources/gift-cards.ts";
import { orders } from "../../resources/orders.ts";
import { giftCardActions } from "./gift-card-actions.ts";
import { emailOf, statusOf, type Card } from "./gift-card.ts";
import { CardStatusBadge, useCardMoney } from "./gift-card-parts.tsx";

const IssueDrawer = lazyPart(() => import("./issue-drawer.tsx"), "IssueDrawer");

/** Lists issued cards. `product` is the product that sells gift cards. */
export function GiftCardsPage({ product }: { product: ReactNode }) {
  const { t } = useTranslation(["gift-cards", "common"]);
  const column = useColumns(giftCards);
  const money = useCardMoney();
  const amount = (name: "value" | "balance") =>
    column.number(name, t(`fields.${name}`), (card) => card[name], {
      kind: "money",
      order: `-${name}`,
      width: "108px",
      cell: (card) => money(card, card[name]),
    });
  return (
    <ListPage
      resource={giftCards}
      below={product}
      create={IssueDrawer}
      // A customer's page links to this overlay.
      overlays={{ issue: IssueDrawer }}
      actions={useRowActions(giftCardActions)}
      columns={[
        // The code can't be edited, because it is worth money.
        column.name("code", t("list.columnCode"), { edit: undefined, width: "212px" }),
        column.linked("order", t("list.columnOrder"), orders, ({ order }) => order, {
          hidden: false,
          priority: 2,
          width: "104px",
        }),
        { ...amount("value"), priority: 2 },
        { ...amount("balance"), phone: true },
        {
          id: "status",
          header: t("status.label"),
          width: "112px",
          skeleton: "64px",
          csv: (card) => t(`status.${statusOf(card)}`),
          cell: (card) => <CardStatusBadge card={card} />,
        },
        column.text("to", t("list.columnTo"), (card) => emailOf(card as Card), { kind: "email" }),
        column.text("region", t("fields.region"), ({ region }) => region?.name, {
          hidden: false,
          priority: 4,
          width: "128px",
        }),
        column.date("ends", t("fields.ends"), ({ ends_at }) => ends_at, {
          order: "ends_at",
          hidden: false,
          priority: 3,
          width: "128px",
        }),
        column.created(),
        column.updated(),
        column.id(),
      ]}
    />
  );
}
