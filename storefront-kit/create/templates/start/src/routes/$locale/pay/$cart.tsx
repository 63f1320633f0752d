import { privateHead } from "../../../lib/head.ts";
import { readCheckout } from "../../../lib/search.ts";
import { useCartSwap } from "@countertop/sdk/react";
import { useCart } from "@countertop/storefront-kit";
import { LinkedCartProvider } from "@countertop/storefront-kit/links";
import { useEffect, type ReactNode } from "react";
import { button } from "#styled/recipes";
import { Checkout } from "../../../components/checkout/checkout.tsx";
import { Empty, Failure, Loading } from "../../../components/states.tsx";
import { isNotFound } from "../../../lib/not-found.ts";
import { CartRegion } from "../../../lib/region.tsx";
import { createFileRoute, Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export const Route = createFileRoute("/$locale/pay/$cart")({
  validateSearch: readCheckout,
  head: ({ match }) => privateHead(match, "Pay for your order"),
  ssr: false,
  component: PayPage,
});

/** The page of a payment link: the customer pays for an order or an exchange that the store prepared. */
function PayPage() {
  const { cart } = Route.useParams();
  return (
    <LinkedCartProvider key={cart} cartId={cart} returnedCart={Route.useSearch().cart}>
      <InCartRegion>
        <Payment id={cart} />
      </InCartRegion>
    </LinkedCartProvider>
  );
}

function Payment({ id }: { id: string }) {
  const { t } = useTranslation();
  const { cart, order } = useCart();
  const navigate = useNavigate({ from: "/$locale" });
  const { pathname } = useLocation();
  const orderId = order?.id;
  // Shows the order of this cart if its response was lost, if it was paid on a provider's page, or if the link is opened again.
  useEffect(() => {
    if (orderId !== undefined)
      void navigate({
        to: "/$locale/orders/$id",
        params: { id: orderId },
        search: { placed: true },
        replace: true,
      });
  }, [navigate, orderId]);
  const title = cart?.type === "swap" ? t("Your exchange") : t("Pay for your order");
  return (
    <Checkout
      title={title}
      onStep={(step) =>
        void navigate({
          to: "/$locale/pay/$cart",
          params: { cart: id },
          search: { step },
          resetScroll: false,
        })
      }
      addressOfReturn={() => `${pathname}?cart=${id}`}
    >
      <Finished id={id} />
    </Checkout>
  );
}

/** Shown if the cart can't be paid for anymore: the exchange is confirmed or canceled, or the link doesn't exist. */
function Finished({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useCartSwap({ cart_id: id }, { retry: false, staleTime: 0 });
  const swap = data?.swap;
  if (swap?.canceled_at)
    return (
      <Empty level={1} title={t("This exchange was canceled")}>
        <ToOrder id={swap.order_id} />
      </Empty>
    );
  if (swap?.confirmed_at)
    return (
      <Empty level={1} title={t("Your exchange is confirmed")}>
        <p role="status">{t("We'll send the new items as soon as your package arrives.")}</p>
        <ToOrder id={swap.order_id} />
      </Empty>
    );
  if (data || (error && !isNotFound(error)))
    return <Failure error={error} onRetry={() => void refetch()} />;
  if (!error) return <Loading />;
  return (
    <Empty level={1} title={t("This link isn't valid")}>
      <p>{t("Check that the link is complete, or ask us for a new one.")}</p>
    </Empty>
  );
}

function ToOrder({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <Link
      from="/$locale"
      to="/$locale/orders/$id"
      params={{ id }}
      className={button({ tone: "plain" })}
    >
      {t("See the order")}
    </Link>
  );
}

/** Provides the cart's region instead of the visitor's, for address fields and prices. */
function InCartRegion({ children }: { children: ReactNode }) {
  const region = useCart(({ cart }) => cart?.region);
  return <CartRegion value={region ?? undefined}>{children}</CartRegion>;
}
