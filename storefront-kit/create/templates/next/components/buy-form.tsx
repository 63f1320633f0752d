"use client";
import {
  isBuyable,
  productPrice,
  selectionOf,
  useAddToCart,
  useProductOptions,
  useQuantity,
  variantPrice,
} from "@countertop/storefront-kit/parts";
import { useCart } from "@countertop/storefront-kit";
import Link from "next/link";
import { useState } from "react";
import type { ShownProduct } from "@/lib/catalog";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";

/** Choices, price, and quantity. Until scripts load, the form calls the server action. Without scripts, it lists the variants. */
export function BuyForm({
  product,
  attempt,
  action,
}: {
  product: ShownProduct;
  /** Recognizes a form that a browser without scripts submits twice. */
  attempt: string;
  action: (form: FormData) => Promise<void>;
}) {
  const { place, country, region, language, t } = useShop();
  const [first] = useState(() => product.variants.find(isBuyable) ?? product.variants[0]);
  const options = useProductOptions(product, {
    defaultValue: first && selectionOf(product, first),
  });
  const { variant } = options;
  const quantity = useQuantity({ variant });
  const [added, setAdded] = useState(false);
  const { add, isAdding, error } = useAddToCart({
    item: variant && { variant_id: variant.id, quantity: quantity.value },
    onAdded: () => setAdded(true),
  });
  const cartRegion = useCart(({ cart }) => cart?.region_id);
  const setRegion = useCart((cart) => cart.setRegion.mutate);
  const addHere = (): Promise<void> => {
    // Moves the cart first, so that the item gets the price on this page. The kit carries out the writes one after the other.
    if (cartRegion !== undefined && cartRegion !== region.id)
      setRegion({ region_id: region.id, country_code: country });
    return add();
  };
  const settings = { region, locale: language, includeTaxes: "as-quoted" } as const;
  const price = variant
    ? variantPrice({ variant, ...settings })
    : productPrice({ product, ...settings });
  const isSoldOut = options.isSoldOut;
  return (
    <form
      action={action}
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void addHere();
      }}
    >
      <p className="price">
        {price ? price.text : t("Not available here")}{" "}
        {price?.original && <s>{price.original.text}</s>}
        <small>{region.includes_tax ? t("Tax included") : t("Plus tax at checkout")}</small>
      </p>
      {options.options.map((option) => (
        <div key={option.id} {...options.getGroupProps(option)} className="option">
          <span {...options.getLabelProps(option)}>
            <bdi>{option.title}</bdi>
          </span>
          <div className="row">
            {option.values.map((value) => (
              <button key={value.value} {...options.getValueProps(option, value)} className="quiet">
                <bdi>{value.value}</bdi>
              </button>
            ))}
          </div>
        </div>
      ))}
      <noscript>
        <label>
          {t("Variant")}{" "}
          <select name="variant_id">
            {product.variants.filter(isBuyable).map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      </noscript>
      <input type="hidden" name="attempt" value={attempt} />
      {variant && <input type="hidden" name="variant_id" value={variant.id} />}
      <label>
        {t("Quantity")}{" "}
        <input
          {...quantity.getInputProps()}
          name="quantity"
          aria-label={t("Quantity")}
          className="number"
        />
      </label>
      <button className="button" aria-busy={isAdding} aria-disabled={isSoldOut}>
        {isSoldOut
          ? t("Sold out")
          : options.missing
            ? t("Choose: {option}", { option: options.missing.title })
            : t("Add to cart")}
      </button>
      <ErrorText error={error} />
      {added && !isAdding && (
        <p role="status" className="notice">
          {t("Added to your cart.")} <Link href={`/${place}/cart`}>{t("View the cart")}</Link>
        </p>
      )}
    </form>
  );
}
