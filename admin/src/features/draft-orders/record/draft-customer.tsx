import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { EditButton } from "../../../patterns/form.ts";
import { RecordLink } from "../../../patterns/page.ts";
import { customers } from "../../../resources/customers.ts";
import { Card } from "../../../ui/card.tsx";
import { DraftAddress } from "../draft-address.tsx";
import type { DraftCardProps } from "./draft-items.tsx";

/** Customer and addresses of the draft. */
export function DraftCustomer({
  draft: { cart, status, no_notification_order },
  view,
}: DraftCardProps) {
  const { t } = useTranslation("draft-orders");
  const open = status === "open";
  const parts = [
    ["shipping", cart?.shipping_address],
    ["billing", cart?.billing_address],
  ] as const;
  const name = cart?.customer ? customers.nameOf(cart.customer) : "";
  return (
    <Card
      title={t("list.columnCustomer")}
      actions={
        open && (
          <EditButton
            label={t("wizard.edit", { part: t("list.columnCustomer") })}
            onClick={() => view.open("customer")}
          />
        )
      }
    >
      <div className={body}>
        <p className={words}>
          {cart?.customer && (
            <RecordLink
              resource={{ path: customers.path, nameOf: () => name }}
              record={cart.customer}
            />
          )}
          {name !== cart?.email && <span>{cart?.email}</span>}
        </p>
        {no_notification_order === true && <p className={quiet}>{t("notify.off")}</p>}
        {parts.map(([part, address]) => (
          <section key={part}>
            <header className={head}>
              <h3 className={heading}>{t(`address.${part}`)}</h3>
              {open && (
                <EditButton
                  label={t("wizard.edit", { part: t(`address.${part}`) })}
                  onClick={() => view.open(`${part}-address`)}
                />
              )}
            </header>
            <DraftAddress address={address} />
          </section>
        ))}
      </div>
    </Card>
  );
}

const body = css({ display: "grid", gap: "12" });
const words = css({
  display: "grid",
  overflowWrap: "anywhere",
  "& > span": { plaintextBidi: true },
});
const quiet = css({ textStyle: "small", color: "fg.muted" });
const head = css({ display: "flex", alignItems: "center", justifyContent: "space-between" });
const heading = css({ textStyle: "label" });
