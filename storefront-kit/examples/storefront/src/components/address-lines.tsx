import type { Address } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useVisitor } from "../lib/visitor.ts";

export function AddressLines({ address }: { address: Address | null | undefined }) {
  const { locale } = useVisitor();
  if (!address) return null;
  const { first_name, last_name, address_1, address_2, postal_code, city, province, country_code } =
    address;
  const country =
    country_code &&
    new Intl.DisplayNames(locale, { type: "region" }).of(country_code.toUpperCase());
  return [
    [first_name, last_name],
    [address_1],
    [address_2],
    [postal_code, city],
    [[province, country].filter(Boolean).join(", ")],
  ]
    .map((parts) => parts.filter(Boolean).join(" "))
    .filter(Boolean)
    .map((line) => (
      <span key={line} className={css({ display: "block" })}>
        <bdi>{line}</bdi>
      </span>
    ));
}
