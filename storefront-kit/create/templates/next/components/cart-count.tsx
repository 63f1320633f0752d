"use client";
import { useCart } from "@countertop/storefront-kit";
import Link from "next/link";
import { useShop } from "./shop-context";

export function CartCount() {
  const { place, t } = useShop();
  const count = useCart(({ totalItems }) => totalItems);
  return (
    <Link href={`/${place}/cart`} prefetch={false}>
      {t("Cart ({n})", { n: count })}
    </Link>
  );
}
