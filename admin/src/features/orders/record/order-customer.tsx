import { css } from "#styled/css";
import { adminListOrders } from "@countertop/sdk/operations";
import { useClient } from "@countertop/sdk/react";
import { queryOptions } from "@countertop/sdk/query";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { addressLines, addressParts, placeOf, type Address } from "../../../lib/address-lines.ts";
import { EditPart } from "../../../patterns/form.ts";
import {
  CopyButton,
  AddressText,
  OrderStatusBadge,
  RecordLink,
  useFormat,
} from "../../../patterns/page.ts";
import { customers } from "../../../resources/customers.ts";
import { buyerOf, orderLink } from "../../../resources/orders.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import type { Order, OrderCardProps } from "../order.ts";

/** Customer, addresses, and other orders of the same customer. */
export function OrderCustomer({ order, view }: OrderCardProps) {
  const { t } = useTranslation(["order-record", "common"]);
  const { customer, email, shipping_address: shipping, billing_address: billing } = order;
  const format = useFormat();
  const phone = shipping?.phone ?? customer?.phone;
  const same = shipping && billing && sameAddress(shipping, billing);
  return (
    <Card
      title={t("customer.title")}
      fact={placeOf(shipping, format.country)}
      actions={
        <Button size="sm" onClick={() => view.open("transfer")}>
          {t("customer.transfer")}
        </Button>
      }
    >
      <div className={parts}>
        <div className={part}>
          <p className={name}>
            <RecordLink
              resource={{ path: customers.path, nameOf: () => buyerOf(order) }}
              record={{ id: order.customer_id }}
            />
          </p>
          <p className={small}>
            {t(customer?.has_account ? "customer.account" : "customer.guest")}
          </p>
        </div>
        <EditPart title={t("customer.contact")} onEdit={() => view.open("contact")}>
          <p className={copied}>
            <a href={`mailto:${email}`}>{email}</a>
            <CopyButton text={email} label={t("brief.copyEmail")} />
          </p>
          {phone ? (
            <p>
              <bdi>{phone}</bdi>
            </p>
          ) : (
            <p className={small}>{t("customer.noPhone")}</p>
          )}
        </EditPart>
        <EditPart title={t("customer.shipping")} onEdit={() => view.open("shipping-address")}>
          <Lines address={shipping} />
        </EditPart>
        <EditPart title={t("customer.billing")} onEdit={() => view.open("billing-address")}>
          {same ? <p className={small}>{t("customer.same")}</p> : <Lines address={billing} />}
        </EditPart>
        <OtherOrders order={order} />
      </div>
    </Card>
  );
}

/** Compares two addresses without their phone numbers, because the card shows the phone number with the contact data. */
const sameAddress = (one: Address, other: Address): boolean =>
  addressParts.every((part) => part === "phone" || (one[part] ?? "") === (other[part] ?? ""));

function Lines({ address }: { address: Address | null | undefined }) {
  const { t } = useTranslation("order-record");
  const format = useFormat();
  if (!address) return <p className={small}>{t("customer.noAddress")}</p>;
  return <AddressText lines={addressLines({ ...address, phone: null }, format.country)} />;
}

const OTHERS = 5;

/** The customer's latest other orders. The page doesn't wait for them. */
function OtherOrders({ order }: { order: Order }) {
  const { t } = useTranslation("order-record");
  const format = useFormat();
  const { data } = useQuery(
    queryOptions(useClient(), adminListOrders, {
      query: {
        customer_id: order.customer_id,
        limit: OTHERS + 1,
        order: "-created_at",
        fields: "id,display_id,status,currency_code,total,created_at,email",
        expand: "",
      },
    }),
  );
  const others = data?.orders.filter(({ id }) => id !== order.id).slice(0, OTHERS);
  return (
    <div className={part}>
      <div className={head}>
        <h3 className={heading}>{t("customer.others")}</h3>
        {data && data.count > OTHERS + 1 && (
          <Link to="/a/orders" search={{ q: order.email }}>
            {t("customer.allOrders", { value: format.number(data.count) })}
          </Link>
        )}
      </div>
      {others?.length === 0 && <p className={small}>{t("customer.noOthers")}</p>}
      {others && others.length > 0 && (
        <ul className={list}>
          {others.map((other) => (
            <li key={other.id} className={line}>
              <RecordLink resource={orderLink} record={other} />
              <span className={when}>
                <time dateTime={other.created_at}>{format.date(other.created_at)}</time>
                {other.status !== "pending" && <OrderStatusBadge status={other.status} />}
              </span>
              <span className={amount}>
                {other.total !== undefined && format.money(other.total, other.currency_code)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const parts = css({ display: "grid", gap: "16" });
const part = css({ display: "grid", gap: "2", overflowWrap: "anywhere" });
const head = css({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: "8",
  minHeight: "controlSmall",
});
const heading = css({ textStyle: "smallLabel", color: "fg.muted" });
const name = css({ fontWeight: "medium", plaintextBidi: true });
const copied = css({ display: "flex", alignItems: "center", gap: "4", marginBlock: "-4" });
const small = css({ color: "fg.muted" });
const list = css({ display: "grid", gap: "6" });
const line = css({
  display: "grid",
  gridTemplateColumns: "auto 1fr auto",
  columnGap: "8",
  alignItems: "center",
  justifyItems: "start",
});
const amount = css({ fontVariantNumeric: "tabular-nums" });
const when = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "6",
  textStyle: "small",
  color: "fg.muted",
});
