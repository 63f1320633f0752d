import { useCart } from "@countertop/storefront-kit";
import { Suspense, useEffect, useRef, useState } from "react";
import { css } from "#styled/css";
import { input } from "#styled/recipes";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { childrenOf } from "../lib/catalog.ts";
import { useShelves } from "../lib/shelves.ts";
import { CartDrawer as Opener, type OpenCart } from "../lib/cart-drawer.ts";
import { useCartInRegion } from "../lib/region.tsx";
import { Footer } from "./footer.tsx";
import { Notices } from "./notices.tsx";
import { page } from "./layout.ts";
import { Link, Outlet, useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useLocale } from "../lib/locale.ts";
import { useTranslation } from "react-i18next";

// These components load later, because none of them is visible at first.
const CartEvents = lazyWithRetry(() => import("./cart-events.tsx"));
const SearchResults = lazyWithRetry(() => import("./search-results.tsx"));
const MiniCart = lazyWithRetry(() => import("./mini-cart.tsx"));

/** The layout of every page, with the header, footer, and notices. */
export function Shell() {
  const { t } = useTranslation();
  const [cartOpen, setCartOpen] = useState<OpenCart>(false);
  const main = useFocusOnArrival();
  useCartInRegion();
  return (
    <Opener value={setCartOpen}>
      <a href="#main" className={skip}>
        {t("Skip to the content")}
      </a>
      <Header onCart={() => setCartOpen(true)} />
      <noscript>
        <p className={page}>
          {t("You can browse and fill your cart without JavaScript, but ordering requires it.")}
        </p>
      </noscript>
      <Notices />
      <Suspense>
        <CartEvents />
      </Suspense>
      <main
        id="main"
        ref={main}
        tabIndex={-1}
        className={`${page} ${css({ paddingBlock: { base: "24", md: "40" }, minHeight: "70dvh" })}`}
      >
        <Outlet />
      </main>
      <Footer />
      <Suspense>{cartOpen && <MiniCart onClose={() => setCartOpen(false)} />}</Suspense>
    </Opener>
  );
}

function Header({ onCart }: { onCart: () => void }) {
  const { t } = useTranslation();
  const totalItems = useCart((cart) => cart.totalItems);
  const { categories } = useShelves();
  return (
    <header
      className={css({
        position: "sticky",
        top: "0",
        zIndex: "bar",
        background: "paper",
        borderBottom: "line",
      })}
    >
      <div
        className={`${page} ${css({ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: { base: "8", md: "24" }, paddingBlock: "8" })}`}
      >
        <Link
          from="/$locale"
          to="/$locale"
          activeOptions={{ exact: true }}
          className={css({
            display: "inline-flex",
            alignItems: "center",
            minHeight: "44",
            fontFamily: "serif",
            fontSize: "1.375rem",
            letterSpacing: "-0.02em",
          })}
        >
          My Store
        </Link>
        <Search />
        <div
          className={css({
            display: "flex",
            marginInlineStart: "auto",
            gap: { base: "0", sm: "8" },
          })}
        >
          <Link from="/$locale" to="/$locale/account" className={tool}>
            {t("Account")}
          </Link>
          <Link
            from="/$locale"
            to="/$locale/cart"
            className={tool}
            aria-haspopup="dialog"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onCart();
            }}
          >
            {t("Cart")}
            <span className={css({ srOnly: true })}>
              , {t(totalItems === 1 ? "1 item" : "{n} items", { n: totalItems, count: totalItems })}
            </span>
            {totalItems > 0 && (
              <span aria-hidden className={badge}>
                {totalItems}
              </span>
            )}
          </Link>
        </div>
      </div>
      <nav
        aria-label={t("Categories")}
        className={`${page} ${css({ overflowX: "auto", scrollbarWidth: "none" })}`}
      >
        <ul className={css({ display: "flex", gap: { base: "20", md: "32" }, minHeight: "44" })}>
          <li>
            <Link
              from="/$locale"
              to="/$locale/products"
              activeOptions={{ exact: true }}
              className={navLink}
            >
              {t("Everything")}
            </Link>
          </li>
          {childrenOf(categories, null).map(({ id, name, handle }) => (
            <li key={id}>
              <Link
                from="/$locale"
                to="/$locale/categories/$handle"
                params={{ handle }}
                className={navLink}
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function Search() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState("");
  const close = () => setTyped("");
  const navigate = useNavigate({ from: "/$locale" });
  const { q } = useSearch({ strict: false });
  const { path } = useLocale();
  return (
    <search
      className={css({
        position: "relative",
        order: { base: "1", md: "0" },
        flexBasis: { base: "full", md: "auto" },
        flexGrow: "1",
        maxWidth: { md: "420px" },
      })}
    >
      <form
        action={`/${path}/products`}
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("q");
          const words = typeof text === "string" ? text.trim() : "";
          close();
          void navigate({ to: "/$locale/products", search: { q: words || undefined } });
        }}
      >
        <input
          // Resets the field if the URL's search words change, such as on Back.
          key={q}
          type="search"
          name="q"
          defaultValue={q ?? ""}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          aria-label={t("Search the store")}
          placeholder={t("Search for a mug, a pan, a board")}
          enterKeyHint="search"
          className={`${input()} ${css({ borderRadius: "full", paddingInline: "20" })}`}
        />
      </form>
      <Suspense>{typed.trim() && <SearchResults words={typed} onLeave={close} />}</Suspense>
    </search>
  );
}

/** Moves the focus to the start of the page when the page changes. When only the filters change, the focus stays. */
function useFocusOnArrival() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (before.current !== pathname) main.current?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname]);
  return main;
}

const skip = css({
  position: "absolute",
  insetInlineStart: "16",
  top: "-64",
  zIndex: "skip",
  paddingInline: "16",
  paddingBlock: "8",
  background: "ink",
  color: "paper",
  borderRadius: "control",
  _focusVisible: { top: "8" },
});

const tool = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "6",
  minHeight: "44",
  paddingInline: "12",
  borderRadius: "full",
  textStyle: "label",
  _hover: { background: "sand" },
});

const badge = css({
  minWidth: "20",
  paddingInline: "6",
  borderRadius: "full",
  background: "clay",
  color: "surface",
  fontSize: "0.75rem",
  lineHeight: "1.25rem",
  textAlign: "center",
});

const navLink = css({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "44",
  textStyle: "small",
  color: "muted",
  whiteSpace: "nowrap",
  borderBottom: "2px solid transparent",
  _hover: { color: "ink" },
  _current: { color: "ink", borderBottomColor: "clay" },
});
