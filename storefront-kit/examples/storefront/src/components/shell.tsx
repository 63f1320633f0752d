import { useCart } from "@countertop/storefront-kit";
import { Suspense, useEffect, useRef, useState } from "react";
import { css } from "#styled/css";
import { input } from "#styled/recipes";
import { lazyWithRetry } from "../lib/lazy-with-retry.ts";
import { addressOf } from "../lib/address.ts";
import { childrenOf, useShelves } from "../lib/catalog.ts";
import { CartDrawer as Opener, type OpenCart } from "../lib/cart-drawer.ts";
import { useCartInRegion } from "../lib/region.tsx";
import { page } from "./layout.ts";
import { Outlet } from "./outlet.tsx";
import { Link, useNavigate, usePathname, useSearch } from "../lib/router.tsx";
import { useTranslate } from "../lib/translate.ts";

// These components load later, because none of them is visible at first.
const Footer = lazyWithRetry(() => import("./footer.tsx"));
const Notices = lazyWithRetry(() => import("./notices.tsx"));
const CartEvents = lazyWithRetry(() => import("./cart-events.tsx"));
const MiniCart = lazyWithRetry(() => import("./mini-cart.tsx"));

/** The frame of every page: header, footer, and notices. */
export function Shell() {
  const t = useTranslate();
  const [cartOpen, setCartOpen] = useState<OpenCart>(false);
  const main = useFocusOnArrival();
  useCartInRegion();
  return (
    <Opener value={setCartOpen}>
      <a href="#main" className={skip}>
        {t("Skip to the content")}
      </a>
      <Header onCart={() => setCartOpen(true)} />
      <Suspense>
        <Notices />
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
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>{cartOpen && <MiniCart onClose={() => setCartOpen(false)} />}</Suspense>
    </Opener>
  );
}

function Header({ onCart }: { onCart: () => void }) {
  const t = useTranslate();
  const { totalItems } = useCart();
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
          to="/"
          className={css({
            display: "inline-flex",
            alignItems: "center",
            minHeight: "44",
            fontFamily: "serif",
            fontSize: "1.375rem",
            letterSpacing: "-0.02em",
          })}
        >
          Countertop
        </Link>
        <Search />
        <div
          className={css({
            display: "flex",
            marginInlineStart: "auto",
            gap: { base: "0", sm: "8" },
          })}
        >
          <Link to="/account" className={tool}>
            {t("Account")}
          </Link>
          <button type="button" className={tool} aria-haspopup="dialog" onClick={onCart}>
            {t("Cart")}
            <span className={css({ srOnly: true })}>
              , {t(totalItems === 1 ? "1 item" : "{n} items", { n: totalItems })}
            </span>
            {totalItems > 0 && (
              <span aria-hidden className={badge}>
                {totalItems}
              </span>
            )}
          </button>
        </div>
      </div>
      <nav
        aria-label={t("Categories")}
        className={`${page} ${css({ overflowX: "auto", scrollbarWidth: "none" })}`}
      >
        <ul className={css({ display: "flex", gap: { base: "20", md: "32" }, minHeight: "44" })}>
          <li>
            <Link to="/products" exact className={navLink}>
              {t("Everything")}
            </Link>
          </li>
          {childrenOf(categories, null).map(({ id, name, handle }) => (
            <li key={id}>
              <Link to="/categories/$handle" params={{ handle }} className={navLink}>
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
  const t = useTranslate();
  const navigate = useNavigate();
  const { q } = useSearch();
  return (
    <search
      className={css({
        order: { base: "1", md: "0" },
        flexBasis: { base: "full", md: "auto" },
        flexGrow: "1",
        maxWidth: { md: "420px" },
      })}
    >
      <form
        action="/products"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("q");
          const words = typeof text === "string" ? text.trim() : "";
          void navigate(addressOf("/products", {}, { q: words || undefined }));
        }}
      >
        <input
          // Resets the field if the URL changes the search words, for example on Back.
          key={q}
          type="search"
          name="q"
          defaultValue={q ?? ""}
          aria-label={t("Search the store")}
          placeholder={t("Search for a mug, a pan, a board")}
          enterKeyHint="search"
          className={`${input()} ${css({ borderRadius: "full", paddingInline: "20" })}`}
        />
      </form>
    </search>
  );
}

/** When the page changes, moves the focus to the start of the page. When only the filters change, the focus stays. */
function useFocusOnArrival() {
  const pathname = usePathname();
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
