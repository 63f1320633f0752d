import type { Address } from "@countertop/sdk/types";
import { css } from "#styled/css";

export function AddressLines({ address }: { address: Address | null | undefined }) {
  if (!address) return null;
  const { first_name, last_name, address_1, address_2, postal_code, city, province, country_code } =
    address;
  const country =
    country_code && new Intl.DisplayNames("en", { type: "region" }).of(country_code.toUpperCase());
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
        {line}
      </span>
    ));
}
