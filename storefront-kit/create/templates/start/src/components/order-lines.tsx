import type { LineItem, Region } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useMoney } from "../lib/money.ts";
import { Picture } from "./picture.tsx";
import { useTranslation } from "react-i18next";

export function OrderLines({
  items,
  region,
}: {
  items: readonly LineItem[];
  region: Region | null | undefined;
}) {
  const { t } = useTranslation();
  const { lineTotal } = useMoney();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.id} className={line}>
          <Picture url={item.thumbnail} alt="" sizes="72px" className={css({ width: "72" })} />
          <div>
            <p className={css({ textStyle: "subheading" })}>{item.title}</p>
            <p className={css({ textStyle: "small", color: "muted" })}>
              {item.quantity} × <bdi>{item.description}</bdi>
              {item.returned_quantity
                ? `, ${t("{n} returned", { n: item.returned_quantity })}`
                : ""}
            </p>
          </div>
          <p className={css({ textStyle: "label", fontVariantNumeric: "tabular-nums" })}>
            {lineTotal(item, region)}
          </p>
        </li>
      ))}
    </ul>
  );
}

const line = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "16",
  alignItems: "center",
  paddingBlock: "16",
  borderBottom: "line",
});
