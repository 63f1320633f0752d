"use client";
import type { LineItem } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import { lineAmount, useCartLine } from "@countertop/storefront-kit/parts";
import Link from "next/link";
import type { Text } from "@/texts";
import { CartCodes } from "./cart-codes";
import { CartForm } from "./cart-form";
import { ErrorText } from "./error-text";
import { useShop } from "./shop-context";
import { Totals, useMoney } from "./totals";

/** Messages for forms that the browser submitted without scripts. */
const PROBLEMS: Readonly<Record<string, Text>> = {
  rejected: "There aren't that many left.",
  "invalid-code": "This code isn't valid.",
  "invalid-quantity": "Enter a whole number of at least 1.",
};

export function CartView({ problem }: { problem: string | undefined }) {
  const { place, t } = useShop();
  const { cart, isLoading, error } = useCart();
  if (isLoading) return <p>{t("Loading")}</p>;
  if (error) return <ErrorText error={error} />;
  if (!cart?.items.length)
    return (
      <>
        <p>{t("Your cart is empty.")}</p>
        <Link href={`/${place}/products`} className="button">
          {t("See all products")}
        </Link>
      </>
    );
  return (
    <div className="split">
      <div className="stack">
        {problem && (
          <p role="alert" className="notice error">
            {t(PROBLEMS[problem] ?? "The store didn't respond correctly. Please try again.")}
          </p>
        )}
        <ul className="stack lines">
          {cart.items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
        <CartCodes />
      </div>
      <section aria-label={t("Summary")} className="stack panel">
        <Totals of={cart} currency={cart.region?.currency_code} />
        <Link href={`/${place}/checkout`} className="button">
          {t("Check out")}
        </Link>
      </section>
    </div>
  );
}

function Line({ item }: { item: LineItem }) {
  const { t } = useShop();
  const money = useMoney();
  const { cart } = useCart();
  const line = useCartLine(item);
  const basis = cart?.region?.includes_tax ? "tax-included" : "before-tax";
  return (
    <li {...line.getLineProps()} className="line">
      <span {...line.getNameProps()} dir="auto">
        {item.title} <small>{item.description}</small>
      </span>
      <span>{money(lineAmount(item, basis), cart?.region?.currency_code)}</span>
      <CartForm action="updateItem" fields={{ line_id: item.id }} onSubmit={() => undefined}>
        <label>
          {t("Quantity")} <input {...line.getQuantityProps()} name="quantity" className="number" />
        </label>
        <noscript>
          <button className="quiet">{t("Change")}</button>
        </noscript>
      </CartForm>
      <CartForm action="removeItem" fields={{ line_id: item.id }} onSubmit={line.remove}>
        <button {...line.getRemoveProps()} type="submit" onClick={undefined} className="quiet">
          {t("Remove")}
        </button>
      </CartForm>
      {line.error && (
        <div {...line.getErrorProps()}>
          <ErrorText error={line.error} />
        </div>
      )}
    </li>
  );
}
