import { useCart } from "@countertop/storefront-kit";
import { useCartLine } from "@countertop/storefront-kit/parts";
import type { LineItem } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { useMoney } from "../lib/money.ts";
import { CartForm } from "./cart-form.tsx";
import { Picture } from "./picture.tsx";
import { Quantity } from "./quantity.tsx";
import { WriteError } from "./states.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** A line of the cart, with its controls. */
export function CartLine({ item, onLeave }: { item: LineItem; onLeave?: () => void }) {
  const { t } = useTranslation();
  const { lineTotal } = useMoney();
  const { cart } = useCart();
  const { title, description, thumbnail, variant } = item;
  const { quantity, error, getLineProps, getNameProps, getRemoveProps } = useCartLine(item);
  const handle = variant?.product?.handle;
  return (
    <li {...getLineProps()} className={line}>
      <Picture
        url={thumbnail}
        alt=""
        sizes="96px"
        className={css({ width: { base: "72", sm: "96" } })}
      />
      <div className={css({ display: "grid", gap: "4", alignContent: "start" })}>
        <div className={css({ display: "flex", gap: "16", justifyContent: "space-between" })}>
          <p {...getNameProps()} className={css({ textStyle: "subheading" })}>
            {handle ? (
              <Link
                from="/$locale"
                to="/$locale/products/$handle"
                params={{ handle }}
                {...(onLeave && { onClick: onLeave })}
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </p>
          <p
            className={css({
              textStyle: "label",
              fontVariantNumeric: "tabular-nums",
              whiteSpace: "nowrap",
              paddingTop: "4",
            })}
          >
            {lineTotal(item, cart?.region)}
          </p>
        </div>
        <p className={css({ textStyle: "small", color: "muted" })}>
          <bdi>{description}</bdi>
        </p>
        <CartForm
          fields={{ action: "updateItem", line_id: item.id }}
          className={css({
            display: "flex",
            flexWrap: "wrap",
            gap: "16",
            alignItems: "center",
            marginTop: "4",
          })}
        >
          <Quantity
            submits
            value={quantity.value}
            max={quantity.max ?? Infinity}
            label={title}
            onChange={quantity.set}
          />
          <button
            {...getRemoveProps()}
            type="submit"
            name="quantity"
            value={0}
            className={button({ tone: "quiet" })}
            aria-label={t("Remove {what}", { what: title })}
          >
            {t("Remove")}
          </button>
        </CartForm>
        <WriteError error={error} />
      </div>
    </li>
  );
}

const line = css({
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr)",
  gap: { base: "16", sm: "24" },
  paddingBlock: "20",
  borderTop: "line",
  _first: { borderTop: "none" },
});
