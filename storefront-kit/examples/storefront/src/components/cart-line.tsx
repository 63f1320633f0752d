import { useCart } from "@countertop/storefront-kit";
import type { LineItem } from "@countertop/sdk/types";
import { Link } from "@tanstack/react-router";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { lineTotal } from "../lib/money.ts";
import { mostOf } from "../lib/variants.ts";
import { Picture } from "./picture.tsx";
import { Quantity } from "./quantity.tsx";
import { Refusal } from "./states.tsx";

/** One thing in the cart, with what can be done to it. */
export function CartLine({ item, onLeave }: { item: LineItem; onLeave?: () => void }) {
  const { cart, updateItem, removeItem } = useCart();
  const { id, title, description, thumbnail, quantity, variant } = item;
  const handle = variant?.product?.handle;
  const failed =
    (updateItem.variables?.line_id === id && updateItem.error) ||
    (removeItem.variables?.line_id === id && removeItem.error);
  return (
    <li className={line}>
      <Picture url={thumbnail} alt="" className={css({ width: { base: "72", sm: "96" } })} />
      <div className={css({ display: "grid", gap: "4", alignContent: "start" })}>
        <div className={css({ display: "flex", gap: "16", justifyContent: "space-between" })}>
          <p className={css({ textStyle: "subheading" })}>
            {handle ? (
              <Link
                to="/products/$handle"
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
        <p className={css({ textStyle: "small", color: "muted" })}>{description}</p>
        <div
          className={css({
            display: "flex",
            flexWrap: "wrap",
            gap: "16",
            alignItems: "center",
            marginTop: "4",
          })}
        >
          <Quantity
            value={quantity}
            max={variant ? mostOf(variant) : Infinity}
            label={title}
            onChange={(wanted) => updateItem.mutate({ line_id: id, quantity: wanted })}
          />
          <button
            type="button"
            className={button({ tone: "quiet" })}
            aria-label={`Remove ${title}`}
            onClick={() => removeItem.mutate({ line_id: id })}
          >
            Remove
          </button>
        </div>
        <Refusal error={failed} />
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
