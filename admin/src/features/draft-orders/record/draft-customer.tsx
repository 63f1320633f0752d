import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { placeOf } from "../../../lib/address-lines.ts";
import { EditPart } from "../../../patterns/form.ts";
import { RecordLink, useFormat } from "../../../patterns/page.ts";
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
  const format = useFormat();
  const editor = (overlay: string) => (status === "open" ? () => view.open(overlay) : undefined);
  const parts = [
    ["shipping", cart?.shipping_address],
    ["billing", cart?.billing_address],
  ] as const;
  const name = cart?.customer ? customers.nameOf(cart.customer) : "";
  return (
    <Card title={t("list.columnCustomer")} fact={placeOf(cart?.shipping_address, format.country)}>
      <div className={body}>
        <EditPart title={t("wizard.email")} onEdit={editor("customer")}>
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
        </EditPart>
        {parts.map(([part, address]) => (
          <EditPart key={part} title={t(`address.${part}`)} onEdit={editor(`${part}-address`)}>
            <DraftAddress address={address} />
          </EditPart>
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
