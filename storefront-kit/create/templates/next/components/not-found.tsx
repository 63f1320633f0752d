"use client";
import Link from "next/link";
import { useShop } from "./shop-context";

export function NotFound() {
  const { place, t } = useShop();
  return (
    <>
      <h1>{t("This page doesn't exist")}</h1>
      <Link href={`/${place}/products`} className="button">
        {t("See all products")}
      </Link>
    </>
  );
}
