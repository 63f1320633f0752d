import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { useCart } from "@countertop/storefront-kit";
import { css } from "#styled/css";
import { button } from "#styled/recipes";
import { useMoney } from "../lib/money.ts";
import { CartLine } from "./cart-line.tsx";
import { Empty, Failure } from "./states.tsx";
import { useTranslation } from "react-i18next";
import { Link } from "@tanstack/react-router";
import { useLocale } from "../lib/locale.ts";

/** The cart's contents in a drawer over the current page. */
export default function MiniCart({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { cart, totalItems, error } = useCart();
  const items = cart?.items ?? [];
  // Sets the direction, because Ark UI's default is left-to-right.
  const dir = useLocale().direction;
  return (
    <Dialog.Root open onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop className={backdrop} />
        <Dialog.Positioner
          dir={dir}
          className={css({
            position: "fixed",
            inset: "0",
            zIndex: "drawer",
            display: "flex",
            justifyContent: "flex-end",
          })}
        >
          <Dialog.Content dir={dir} className={drawer}>
            <div
              className={css({
                display: "flex",
                justifyContent: "space-between",
                alignItems: "center",
              })}
            >
              <Dialog.Title dir={dir} className={css({ textStyle: "heading" })}>
                {t("Your cart")}
                {totalItems > 0 && ` (${totalItems})`}
              </Dialog.Title>
              <Dialog.CloseTrigger dir={dir} className={button({ tone: "quiet" })}>
                {t("Close")}
              </Dialog.CloseTrigger>
            </div>
            {error && !cart ? (
              <Failure error={error} onRetry={() => location.reload()} />
            ) : items.length === 0 ? (
              <Empty title={t("No items yet")}>
                <Link from="/$locale" to="/$locale/products" className={button()} onClick={onClose}>
                  {t("See everything we sell")}
                </Link>
              </Empty>
            ) : (
              <>
                <ul className={css({ overflowY: "auto", marginInline: "-8", paddingInline: "8" })}>
                  {items.map((item) => (
                    <CartLine key={item.id} item={item} onLeave={onClose} />
                  ))}
                </ul>
                <div
                  className={css({
                    display: "grid",
                    gap: "12",
                    paddingTop: "16",
                    borderTop: "line",
                  })}
                >
                  <p
                    className={css({
                      display: "flex",
                      justifyContent: "space-between",
                      textStyle: "subheading",
                    })}
                  >
                    <span>
                      {t(cart?.region?.includes_tax ? "Total so far" : "Total so far, with tax")}
                    </span>
                    <span>{money(cart?.total, cart?.region?.currency_code)}</span>
                  </p>
                  <Link
                    from="/$locale"
                    to="/$locale/checkout"
                    className={button({ wide: true })}
                    onClick={onClose}
                  >
                    {t("Check out")}
                  </Link>
                  <Link
                    from="/$locale"
                    to="/$locale/cart"
                    className={button({ tone: "plain", wide: true })}
                    onClick={onClose}
                  >
                    {t("See the cart")}
                  </Link>
                </div>
              </>
            )}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

const backdrop = css({
  position: "fixed",
  inset: "0",
  zIndex: "drawer",
  background: "shade",
  _open: { animation: "fadeIn 160ms" },
});

const drawer = css({
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr) auto",
  gap: "16",
  width: "full",
  maxWidth: "420px",
  height: "100dvh",
  padding: { base: "16", sm: "24" },
  background: "paper",
  boxShadow: "drawer",
  _open: { animation: "slideIn 220ms {easings.out}" },
});
