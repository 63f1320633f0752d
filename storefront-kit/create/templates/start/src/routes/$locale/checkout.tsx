import { privateHead } from "../../lib/head.ts";
import { useCheckoutEvent } from "@countertop/storefront-kit/analytics";
import { button } from "#styled/recipes";
import { Checkout } from "../../components/checkout/checkout.tsx";
import { PaymentNews } from "../../components/checkout/payment-news.tsx";
import { Empty } from "../../components/states.tsx";
import { readCheckout } from "../../lib/search.ts";
import { report } from "../../lib/analytics.ts";
import { createFileRoute, Link, useLocation } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/checkout")({
  validateSearch: readCheckout,
  head: ({ match }) => privateHead(match, "Checkout"),
  ssr: false,
  component: CheckoutPage,
});

function CheckoutPage() {
  const { t } = useTranslation();
  const navigate = Route.useNavigate();
  const { pathname } = useLocation();
  useCheckoutEvent(report);
  return (
    <Checkout
      title={t("Checkout")}
      onStep={(step) => void navigate({ search: { step }, resetScroll: false })}
      addressOfReturn={(cart) => `${pathname}?cart=${cart}`}
    >
      <Empty level={1} title={t("Nothing to check out")}>
        <PaymentNews />
        <Link from="/$locale" to="/$locale/products" className={button()}>
          {t("See everything we sell")}
        </Link>
      </Empty>
    </Checkout>
  );
}
