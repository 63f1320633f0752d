import { privateHead } from "../../lib/head.ts";
import { useCart } from "@countertop/storefront-kit";
import { css } from "#styled/css";
import { button, card } from "#styled/recipes";
import { CartLine } from "../../components/cart-line.tsx";
import { Codes } from "../../components/codes.tsx";
import { heading, stack } from "../../components/layout.ts";
import { Empty, Failure, Loading, WriteError } from "../../components/states.tsx";
import { Totals } from "../../components/totals.tsx";
import { createFileRoute, Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/cart")({
  // The problem of a form that the server handled.
  validateSearch: ({ cart_error }): { cart_error?: string } =>
    typeof cart_error === "string" ? { cart_error } : {},
  head: ({ match }) => privateHead(match, "Cart"),
  component: CartPage,
});

function CartPage() {
  const { t } = useTranslation();
  const { cart, isLoading, error } = useCart();
  const { cart_error } = Route.useSearch();
  const problem = cart_error && (
    <WriteError error={cart_error}>
      {cart_error === "rejected"
        ? t("There aren't that many left.")
        : t("The store didn't respond correctly. Please try again.")}
    </WriteError>
  );
  if (isLoading)
    return (
      <>
        {problem}
        <Loading label={t("Loading your cart")} />
      </>
    );
  if (error) return <Failure error={error} onRetry={() => location.reload()} />;
  if (!cart?.items.length)
    return (
      <Empty level={1} title={t("Your cart is empty")}>
        {problem}
        <p>{t("Items stay in your cart, even if you come back another day.")}</p>
        <Link from="/$locale" to="/$locale/products" className={button()}>
          {t("See everything we sell")}
        </Link>
      </Empty>
    );
  return (
    <>
      <h1 className={heading}>{t("Your cart")}</h1>
      {problem}
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
          <Link from="/$locale" to="/$locale/checkout" className={button({ wide: true })}>
            {t("Check out")}
          </Link>
        </section>
      </div>
    </>
  );
}
