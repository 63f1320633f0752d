import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../lib/lazy-with-retry.ts";
import { ActionButtons, useInstead } from "../../patterns/action.ts";
import { EditButton } from "../../patterns/form.ts";
import { CopyButton, RecordLink, useFormat } from "../../patterns/page.ts";
import { Panel, RecordPage, TitleFacts, type RecordView } from "../../patterns/record.ts";
import { giftCards } from "../../resources/gift-cards.ts";
import { orders } from "../../resources/orders.ts";
import { Alert } from "../../ui/alert.tsx";
import { Card as Frame } from "../../ui/card.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { CardSpent } from "./card-spent.tsx";
import { giftCardActions, turnOff } from "./gift-card-actions.ts";
import { emailOf, messageOf, statusOf } from "./gift-card.ts";
import { CardStatusBadge, useCardMoney } from "./gift-card-parts.tsx";

type GiftCard = ReturnType<typeof giftCards.recordIn>;

const overlays = { card: lazyPart(() => import("./card-drawer.tsx"), "CardDrawer") };

export function GiftCardPage() {
  const { t } = useTranslation(["gift-cards", "common"]);
  const money = useCardMoney();
  return (
    <RecordPage
      resource={giftCards}
      overlays={overlays}
      loading={{ main: ["lines", "lines"], aside: ["lines", "lines"] }}
      note={(card) => <CardStatusBadge card={card} />}
      line={(card) => (
        <TitleFacts
          facts={[
            t("common:bulk.progress", {
              done: money(card, card.balance),
              total: money(card, card.value),
            }),
            emailOf(card),
          ]}
        />
      )}
      actions={(card) => (
        <ActionButtons resource={giftCards} record={card} actions={giftCardActions} />
      )}
      insteadOfDelete={useInstead(turnOff)}
      main={(card) => (
        <>
          {card.region === null && <Alert tone="warning">{t("card.noRegion")}</Alert>}
          {statusOf(card) === "expired" && <Alert tone="warning">{t("card.stillOn")}</Alert>}
          <Panel>
            <CardBalance card={card} />
          </Panel>
          <Panel>
            <CardSpent card={card} />
          </Panel>
        </>
      )}
      aside={(card, view: RecordView<object>) => (
        <Panel>
          <CardFacts card={card} onEdit={() => view.open("card")} />
        </Panel>
      )}
    />
  );
}

/** The most important facts: the balance, the recipient, and the code. */
function CardBalance({ card }: { card: GiftCard }) {
  const { t } = useTranslation(["gift-cards", "common"]);
  const money = useCardMoney();
  const [email, message] = [emailOf(card), messageOf(card)];
  return (
    <Frame title={t("fields.balance")}>
      <Facts>
        <Fact term={t("fields.balance")}>
          <strong>{money(card, card.balance)}</strong>
        </Fact>
        {email !== undefined && (
          <Fact term={t("card.to")}>
            <bdi className={words}>{email}</bdi>
          </Fact>
        )}
        {message !== undefined && (
          <Fact term={t("card.message")}>
            <bdi className={words}>{message}</bdi>
          </Fact>
        )}
        <Fact term={t("fields.value")}>{money(card, card.value)}</Fact>
        <Fact term={t("card.spent")}>{money(card, card.value - card.balance)}</Fact>
        <Fact term={t("list.columnCode")}>
          <span className={copied}>
            <code dir="ltr">{card.code}</code>
            <CopyButton text={card.code} label={t("card.copyCode")} />
          </span>
        </Fact>
      </Facts>
    </Frame>
  );
}

function CardFacts({ card, onEdit }: { card: GiftCard; onEdit(): void }) {
  const { t } = useTranslation(["gift-cards", "regions", "common"]);
  const format = useFormat();
  return (
    <Frame
      title={t("card.title")}
      fact={card.region?.name ?? t("common:values.none")}
      actions={<EditButton label={t("card.edit")} onClick={onEdit} />}
    >
      <Facts>
        <Fact term={t("fields.ends")}>
          {card.ends_at === null ? t("common:values.none") : format.dateTime(card.ends_at)}
        </Fact>
        <Fact term={t("fields.region")}>{card.region?.name ?? t("common:values.none")}</Fact>
        <Fact term={t("card.order")}>
          <RecordLink resource={orders} record={card.order} none={t("card.issued")} />
        </Fact>
        {card.tax_rate !== null && (
          <Fact term={t("card.taxRate")}>
            {t("regions:percent", { value: format.number(card.tax_rate) })}
          </Fact>
        )}
      </Facts>
    </Frame>
  );
}

const words = css({ whiteSpace: "pre-line", overflowWrap: "anywhere" });
const copied = css({ display: "inline-flex", alignItems: "center", gap: "4", marginBlock: "-4" });
