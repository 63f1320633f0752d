"use client";
import type { Address as ApiAddress } from "@countertop/sdk/types";
import { useShop } from "./shop-context";

export function Address({ of }: { of: ApiAddress | null | undefined }) {
  const { language } = useShop();
  if (!of) return null;
  const country =
    of.country_code &&
    new Intl.DisplayNames(language, { type: "region" }).of(of.country_code.toUpperCase());
  const lines = [
    [of.first_name, of.last_name],
    [of.company],
    [of.address_1],
    [of.address_2],
    [of.postal_code, of.city],
    [of.province],
    [country],
  ];
  return (
    <address dir="auto">
      {lines
        .map((parts) => parts.filter(Boolean).join(" "))
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}
