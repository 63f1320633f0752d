import { useCart } from "@countertop/storefront-kit";
import { Suspense, useEffect, useState } from "react";
import { css } from "#styled/css";
import { notice } from "#styled/recipes";
import { addressOf } from "../lib/address.ts";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { useRegion } from "../lib/region.tsx";
import { errorText } from "../lib/error-text.ts";
import { page } from "./layout.ts";
import { Link, useNavigate, usePathname } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

const RegionQuestion = lazyWithRetry(() => import("./region-question.tsx"));

/** Notices for every page. */
export default function Notices() {
  const { isSettled } = useRegion();
  return (
    <>
      <Suspense>{!isSettled && <RegionQuestion />}</Suspense>
      <RegionError />
      <RemovedCodes />
      <FoundOrder />
      <ConnectionStatus />
      <PageName />
    </>
  );
}

/** The cart couldn't change to the chosen region. */
function RegionError() {
  const t = useTranslate();
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
 * Codes that the server removed from the cart, for example after the region changed. Without a notice, shoppers would only see the
 * total change.
 */
function RemovedCodes() {
  const t = useTranslate();
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

/** An order that was completed in the background: the checkout shows it as the next page, other pages as a notice. */
function FoundOrder() {
  const t = useTranslate();
  const { order, dismissOrder } = useCart();
  const navigate = useNavigate();
  const pathname = usePathname();
  const id = order?.id;
  const here = pathname === "/checkout";
  useEffect(() => {
    if (!here || id === undefined) return;
    void navigate(addressOf("/orders/$id", { id }, { placed: true }), { replace: true }).then(
      // Dismisses the notice only if the visitor is still at the checkout. Other visitors see it.
      (isThere) => isThere && dismissOrder(),
    );
  }, [dismissOrder, here, id, navigate]);
  if (!order || here) return null;
  return (
    <div className={page}>
      <p role="status" className={notice()}>
        {t("Your order {number} was placed.", {
          number: String(order.display_id),
        })}{" "}
        <Link
          to="/orders/$id"
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
  waiting: "This takes longer than usual. We are still waiting for an answer.",
  retrying: "We couldn't reach the store. Trying again.",
  offline: "You are offline. What you change is kept, and sent when you are back.",
} as const;

/** Shows why the cart isn't saved yet. */
function ConnectionStatus() {
  const t = useTranslate();
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
    const title = document.querySelector("title");
    const renamed = new MutationObserver(() => setName(document.title));
    if (title) renamed.observe(title, { childList: true });
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

/** Covers the content below. */
const dark = css({ background: "ink", color: "paper", boxShadow: "drawer" });
