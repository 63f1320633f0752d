import { css } from "#styled/css";
import { adminRetrieveStockLocation } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { useFeature, useFormat, useStoreName } from "../../../patterns/page.ts";
import type { OrderOverlayProps } from "../order.ts";
import { returnableLines, returnsOf } from "../returns/returnable.ts";

interface Address {
  first_name?: string | null;
  last_name?: string | null;
  company?: string | null;
  address_1?: string | null;
  address_2?: string | null;
  postal_code?: string | null;
  city?: string | null;
  country_code?: string | null;
}

/** What the customer puts into the package that comes back. On paper alone; it is printed as soon as it is there. */
export function ReturnSlip({ order, view, onClose }: OrderOverlayProps) {
  const { t } = useTranslation("order-returns-sheet");
  const format = useFormat();
  const store = useStoreName();
  const client = useClient();
  const places = useFeature("stockLocationService");
  const one = returnsOf(order).find(({ id }) => id === view.search.part);
  const location = useQuery({
    ...queryOptions(client, adminRetrieveStockLocation, {
      id: one?.location_id ?? "",
      query: { expand: "address" },
    }),
    enabled: places && one?.location_id != null,
    retry: false,
  });
  const ready = one === undefined || location.fetchStatus === "idle";
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!ready) return;
    addEventListener("afterprint", close, { once: true });
    // With the next paint, so that what is printed is there.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("afterprint", close);
    };
  }, [ready]);
  if (!one || !ready) return null;

  const lines = new Map(returnableLines(order).map(({ item }) => [item.id, item]));
  const place = location.data?.stock_location;
  const shipping = one.shipping_method?.shipping_option?.name;
  return createPortal(
    <article data-paper="" className={paper} aria-label={t("slip.title")}>
      <header className={head}>
        <h1 className={heading}>{t("slip.title")}</h1>
        <p>{store}</p>
      </header>
      <dl className={facts}>
        <dt>{t("slip.order", { number: `#${order.display_id}` })}</dt>
        <dd>{format.date(order.created_at)}</dd>
        <dt>{t("slip.id")}</dt>
        <dd>{one.id}</dd>
        <dt>{t("slip.date")}</dt>
        <dd>{format.date(one.created_at)}</dd>
        {shipping !== undefined && (
          <>
            <dt>{t("slip.shipping")}</dt>
            <dd>{shipping}</dd>
          </>
        )}
      </dl>
      <div className={pair}>
        <AddressBlock title={t("slip.from")} address={order.shipping_address} />
        <AddressBlock
          title={t("slip.to")}
          name={place ? [store, place.name].join(", ") : store}
          address={place?.address}
        />
      </div>
      <table className={table}>
        <thead>
          <tr>
            <th>{t("slip.quantity")}</th>
            <th>{t("slip.item")}</th>
            <th>{t("slip.sku")}</th>
            <th>{t("slip.reason")}</th>
          </tr>
        </thead>
        <tbody>
          {(one.items ?? []).map(({ item_id, quantity, reason, note }) => {
            const item = lines.get(item_id);
            return (
              <tr key={item_id}>
                <td>{format.number(quantity)}</td>
                <td>{[item?.title, item?.variant?.title].filter(Boolean).join(" · ")}</td>
                <td>{item?.variant?.sku}</td>
                <td>{[reason?.label, note].filter(Boolean).join(": ")}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p>{t("slip.put")}</p>
    </article>,
    document.body,
  );
}

interface AddressBlockProps {
  title: string;
  name?: string;
  address: Address | null | undefined;
}

function AddressBlock({ title, name, address }: AddressBlockProps) {
  const format = useFormat();
  const lines = [
    name,
    [address?.first_name, address?.last_name].filter(Boolean).join(" "),
    address?.company,
    address?.address_1,
    address?.address_2,
    [address?.postal_code, address?.city].filter(Boolean).join(" "),
    address?.country_code && format.country(address.country_code),
  ];
  return (
    <section>
      <h2 className={term}>{title}</h2>
      {lines.filter(Boolean).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}

const paper = css({
  display: "none",
  color: "black",
  _print: { display: "grid", gap: "24", alignContent: "start" },
});
const head = css({ display: "flex", justifyContent: "space-between", alignItems: "baseline" });
const heading = css({ textStyle: "page" });
const facts = css({
  display: "grid",
  gridTemplateColumns: "max-content 1fr",
  columnGap: "16",
  rowGap: "4",
});
const pair = css({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: "24" });
const term = css({ fontWeight: "semibold" });
const table = css({
  width: "full",
  borderCollapse: "collapse",
  "& :is(th, td)": {
    textAlign: "start",
    verticalAlign: "top",
    paddingBlock: "6",
    paddingInlineEnd: "12",
    borderBlockEnd: "1px solid currentColor",
  },
});
