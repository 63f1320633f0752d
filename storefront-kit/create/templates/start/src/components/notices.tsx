import { useCart } from "@countertop/storefront-kit";
import { useEffect, useState } from "react";
import { RegionQuestion } from "./region-question.tsx";
import { css } from "#styled/css";
import { notice } from "#styled/recipes";
import { useRegion } from "../lib/region.tsx";
import { errorText } from "../lib/error-text.ts";
import { page } from "./layout.ts";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

/** Notices that any page can show. */
export function Notices() {
  return (
    <>
      <RegionQuestion />
      <RegionError />
      <RemovedCodes />
      <FoundOrder />
      <ConnectionStatus />
      <PageName />
    </>
  );
}

/** Shown if the cart couldn't be changed to the chosen region. */
function RegionError() {
  const { t } = useTranslation();
  const { setRegion, cart } = useCart();
  const { region } = useRegion();
  if (!setRegion.error || !cart || cart.region_id === region.id) return null;
  return (
    <div className={page}>
      <p role="alert" className={notice({ tone: "bad" })}>
        {t("Your cart still has the prices of {region}.", { region: cart.region?.name ?? "" })}{" "}
        {errorText(setRegion.error, t)}{" "}
        <button
          type="button"
          className={css({ textDecoration: "underline" })}
          onClick={() => setRegion.mutate({ region_id: region.id })}
        >
          {t("Try again")}
        </button>
      </p>
    </div>
  );
}

/**
 * Lists codes that the server removed from the cart, such as after the region changed. Without a notice, shoppers would only see
 * that the total has changed.
 */
function RemovedCodes() {
  const { t } = useTranslation();
  const { cart, removeDiscount, removeGiftCard } = useCart();
  const codes = [...(cart?.discounts ?? []), ...(cart?.gift_cards ?? [])].map(({ code }) => code);
  const now = { cart: cart?.id, codes: codes.join(" ") };
  const [seen, setSeen] = useState(now);
  const [lost, setLost] = useState<readonly string[]>([]);
  if (seen.cart !== now.cart || seen.codes !== now.codes) {
    const taken = [removeDiscount.variables?.code, removeGiftCard.variables?.code];
    setSeen(now);
    setLost(
      seen.cart === now.cart && now.cart !== undefined
        ? seen.codes
            .split(" ")
            .filter((code) => code && !codes.includes(code) && !taken.includes(code))
        : [],
    );
  }
  if (lost.length === 0) return null;
  return (
    <div className={page}>
      <p role="status" className={notice()}>
        {t(
          lost.length === 1
            ? "{codes} no longer applies to your cart."
            : "{codes} no longer apply to your cart.",
          { codes: lost.join(", ") },
        )}
      </p>
    </div>
  );
}

/** Reports an order whose response was lost. The checkout navigates to the order, and other pages show a notice. */
function FoundOrder() {
  const { t } = useTranslation();
  const { order, dismissOrder } = useCart();
  const navigate = useNavigate({ from: "/$locale" });
  const { pathname } = useLocation();
  const id = order?.id;
  const here = pathname.endsWith("/checkout");
  useEffect(() => {
    if (!here || id === undefined) return;
    void navigate({
      to: "/$locale/orders/$id",
      params: { id },
      search: { placed: true },
      replace: true,
    }).then(dismissOrder);
  }, [dismissOrder, here, id, navigate]);
  if (!order || here) return null;
  return (
    <div className={page}>
      <p role="status" className={notice()}>
        {t("Your order {number} was placed.", {
          number: String(order.display_id),
        })}{" "}
        <Link
          from="/$locale"
          to="/$locale/orders/$id"
          params={{ id: order.id }}
          search={{ placed: true }}
          className={css({ textDecoration: "underline" })}
          onClick={dismissOrder}
        >
          {t("See the order")}
        </Link>
      </p>
    </div>
  );
}

const STATUS_TEXTS = {
  waiting: "This is taking longer than usual. We're still waiting for a response.",
  retrying: "We couldn't reach the store. Trying again.",
  offline: "You're offline. Your changes are kept, and sent when you're back online.",
} as const;

/** Shows why the cart isn't saved yet. */
function ConnectionStatus() {
  const { t } = useTranslation();
  const { status } = useCart();
  return (
    <div aria-live="polite" className={statusBar}>
      {status in STATUS_TEXTS && (
        <p className={`${notice()} ${dark}`}>
          {t(STATUS_TEXTS[status as keyof typeof STATUS_TEXTS])}
        </p>
      )}
    </div>
  );
}

/** Announces the new page, as screen readers do for pages that the browser loads. Some pages set their titles late. */
function PageName() {
  const [name, setName] = useState("");
  useEffect(() => {
    // Browsers announce the first page themselves.
    let last = document.title;
    // Observes the whole head, because the router may replace the element.
    const renamed = new MutationObserver(() => {
      if (document.title !== last) setName((last = document.title));
    });
    renamed.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => renamed.disconnect();
  }, []);
  return (
    <p aria-live="polite" className={css({ srOnly: true })}>
      {name}
    </p>
  );
}

const statusBar = css({
  position: "fixed",
  insetInline: "16",
  bottom: "16",
  zIndex: "skip",
  display: "grid",
  justifyItems: "center",
  pointerEvents: "none",
});

/** A dark box over the page's content. */
const dark = css({ background: "ink", color: "paper", boxShadow: "drawer" });
