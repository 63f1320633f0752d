import { useCart } from "@countertop/storefront-kit";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { CartLine } from "../components/cart-line.tsx";
import { Codes } from "../components/codes.tsx";
import { heading, stack } from "../components/layout.ts";
import { Empty, Failure, Loading } from "../components/states.tsx";
import { Totals } from "../components/totals.tsx";
import { usePageTitle } from "../lib/page-title.ts";
import { Link } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

export default function CartPage() {
  const t = useTranslate();
  usePageTitle(t("Cart"));
  const { cart, isLoading, error } = useCart();
  if (isLoading) return <Loading label={t("Loading your cart")} />;
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (!cart?.items?.length)
    return (
      <Empty level={1} title={t("Your cart is empty")}>
        <p>{t("What you put in stays here, also when you come back another day.")}</p>
        <Link to="/products" className={button()}>
          {t("See everything we sell")}
        </Link>
      </Empty>
    );
  return (
    <>
      <h1 className={heading}>{t("Your cart")}</h1>
      <div
        className={css({
          display: "grid",
          gap: { base: "24", lg: "64" },
          marginTop: "16",
          gridTemplateColumns: { lg: "minmax(0, 1fr) 22rem" },
          alignItems: "start",
        })}
      >
        <ul>
          {cart.items.map((item) => (
            <CartLine key={item.id} item={item} />
          ))}
        </ul>
        <section aria-label={t("Summary")} className={`${card()} ${stack}`}>
          <Totals of={cart} currency={cart.region?.currency_code} />
          <Codes />
          <Link to="/checkout" className={button({ wide: true })}>
            {t("Check out")}
          </Link>
        </section>
      </div>
    </>
  );
}
