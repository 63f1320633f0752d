import { useCart } from "@countertop/storefront-kit";
import {
  isBuyable,
  productPrice,
  stockOf,
  useAddToCart,
  useQuantity,
  variantPrice,
} from "@countertop/storefront-kit/parts";
import { viewItemEvent } from "@countertop/storefront-kit/analytics";
import type { Product, Variant } from "@countertop/sdk/types";
import { useEffect, useEffectEvent } from "react";
import { css } from "#styled/css";
import { button, link } from "#styled/recipes";
import { useCartDrawer } from "../lib/cart-drawer.ts";
import { pathTo } from "../lib/catalog.ts";
import { useShelves } from "../lib/shelves.ts";
import { taxNote, usePriceSettings } from "../lib/money.ts";
import { report } from "../lib/analytics.ts";
import ProductFacts from "./product-facts.tsx";
import { useRegion } from "../lib/region.tsx";
import { Breadcrumbs } from "./breadcrumbs.tsx";
import { CartForm } from "./cart-form.tsx";
import { Gallery } from "./gallery.tsx";
import { heading } from "./layout.ts";
import { Options } from "./options.tsx";
import { Price } from "./price.tsx";
import { Quantity } from "./quantity.tsx";
import { WriteError } from "./states.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

export function ProductView({
  product,
  variantId,
  onVariant,
}: {
  product: Product;
  variantId: string | undefined;
  onVariant: (id: string) => void;
}) {
  const { t } = useTranslation();
  const { region } = useRegion();
  const { categories } = useShelves();
  const { title, subtitle, description, images = [], variants = [], collection } = product;
  const prices = usePriceSettings();
  // Starts with an available variant, if there is one.
  const variant =
    variants.find(({ id }) => id === variantId) ?? variants.find(isBuyable) ?? variants[0];
  const path = pathTo(categories, product.categories?.[0]?.id);
  const tell = useEffectEvent(() => {
    const price = productPrice({ ...prices, product })?.value ?? 0;
    report(viewItemEvent(product, price, region.currency_code));
  });
  useEffect(() => tell(), [product.id]);
  return (
    <>
      <Breadcrumbs path={path} />
      <div
        className={css({
          display: "grid",
          gap: { base: "24", md: "48" },
          gridTemplateColumns: { md: "minmax(0, 1.1fr) minmax(0, 1fr)" },
          alignItems: "start",
        })}
      >
        <Gallery
          title={title}
          urls={images.length > 0 ? images.map(({ url }) => url) : [product.thumbnail]}
        />
        <div
          className={css({ display: "grid", gap: "20", position: { md: "sticky" }, top: "9rem" })}
        >
          <div className={css({ display: "grid", gap: "6" })}>
            {collection && (
              <Link
                from="/$locale"
                to="/$locale/collections/$handle"
                params={{ handle: collection.handle ?? "" }}
                className={`${link()} ${css({ textStyle: "small", justifySelf: "start" })}`}
              >
                {collection.title}
              </Link>
            )}
            <h1 className={heading}>{title}</h1>
            {subtitle && (
              <p dir="auto" className={css({ color: "muted" })}>
                {subtitle}
              </p>
            )}
          </div>
          {variant ? (
            <>
              <p className={css({ fontSize: "1.375rem" })}>
                <Price of={variantPrice({ ...prices, variant })} />{" "}
                <span className={css({ textStyle: "small", color: "muted" })}>
                  {taxNote(region, t)}
                </span>
              </p>
              <Options product={product} variant={variant} onVariant={onVariant} />
              <Buy key={variant.id} title={title} variant={variant} />
            </>
          ) : (
            <p>{t("This item isn't available at the moment.")}</p>
          )}
          {description && (
            <p dir="auto" className={css({ maxWidth: "prose" })}>
              {description}
            </p>
          )}
          <ProductFacts product={product} />
        </div>
      </div>
    </>
  );
}

function Buy({ title, variant }: { title: string; variant: Variant }) {
  const { t } = useTranslation();
  const { cart } = useCart();
  const showCart = useCartDrawer();
  const inCart = cart?.items.find(({ variant_id }) => variant_id === variant.id)?.quantity ?? 0;
  const left = (stockOf(variant) ?? Infinity) - inCart;
  const { value: quantity, set } = useQuantity({ max: Math.max(1, left) });
  const { add, isAdding, error } = useAddToCart({
    item: left > 0 ? { variant_id: variant.id, quantity } : undefined,
    onAdded: () => {
      set(1);
      showCart("added");
    },
  });
  if (!isBuyable(variant))
    return (
      <div className={css({ display: "grid", gap: "12" })}>
        <Stock tone="none">{t("Sold out")}</Stock>
        <button type="button" className={button({ wide: true })} aria-disabled>
          {t("Sold out")}
        </button>
      </div>
    );
  return (
    <div className={css({ display: "grid", gap: "12" })}>
      <Stock tone={left > 10 ? "plenty" : "few"}>
        {left <= 0
          ? t("All available items are in your cart")
          : left <= 10
            ? t("Only {n} left", { n: left, count: left })
            : (variant.inventory_quantity ?? 1) > 0 || !variant.manage_inventory
              ? t("In stock")
              : t("Made to order: ships later")}
      </Stock>
      <CartForm
        data-buy-bar
        className={bar}
        fields={{ action: "addItem", variant_id: variant.id, quantity }}
        onSend={() => void add()}
      >
        <Quantity value={quantity} max={Math.max(1, left)} label={title} onChange={set} />
        <button
          name="add-to-cart"
          aria-busy={isAdding}
          aria-disabled={left <= 0}
          // Ignores the second click of a double click, because a fast store may already have responded to the first click.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
          className={`${button()} ${css({ flexGrow: "1" })}`}
        >
          {t("Add to cart")}
        </button>
      </CartForm>
      <WriteError error={error} />
    </div>
  );
}

function Stock({ tone, children }: { tone: "plenty" | "few" | "none"; children: string }) {
  return (
    <p className={css({ display: "flex", alignItems: "center", gap: "8", textStyle: "small" })}>
      <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden className={dot[tone]}>
        <circle
          cx="4"
          cy="4"
          r="3.25"
          fill={tone === "none" ? "none" : "currentColor"}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      {children}
    </p>
  );
}

/** A bar that stays visible on a phone, because images and options are longer than the screen. */
const bar = css({
  display: "flex",
  gap: "12",
  position: { base: "fixed", md: "static" },
  insetInline: "0",
  bottom: "0",
  zIndex: { base: "bar", md: "auto" },
  paddingInline: { base: "16", md: "0" },
  paddingBlock: { base: "12", md: "0" },
  background: { base: "paper", md: "none" },
  borderTop: { base: "line", md: "none" },
});

const dot = {
  plenty: css({ color: "leaf" }),
  few: css({ color: "clay" }),
  none: css({ color: "muted" }),
};
