import type { LineItem } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useMoney } from "../lib/money.ts";
import { Picture } from "./picture.tsx";
import { useTranslate } from "../lib/translate.ts";

export function OrderLines({ items, currency }: { items: readonly LineItem[]; currency: string }) {
  const t = useTranslate();
  const { money } = useMoney();
  return (
    <ul>
      {items.map(({ id, title, description, thumbnail, quantity, total, returned_quantity }) => (
        <li key={id} className={line}>
          <Picture url={thumbnail} alt="" sizes="72px" className={css({ width: "72" })} />
          <div>
            <p className={css({ textStyle: "subheading" })}>{title}</p>
            <p className={css({ textStyle: "small", color: "muted" })}>
              {quantity} × <bdi>{description}</bdi>
              {returned_quantity ? `, ${t("{n} sent back", { n: returned_quantity })}` : ""}
            </p>
          </div>
          <p className={css({ textStyle: "label", fontVariantNumeric: "tabular-nums" })}>
            {money(total, currency)}
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
