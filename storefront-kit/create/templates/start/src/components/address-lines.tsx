import { addressLines } from "@countertop/sdk/addresses";
import type { Address } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useLocale } from "../lib/locale.ts";

export function AddressLines({ address }: { address: Address | null | undefined }) {
  const { locale } = useLocale();
  if (!address) return null;
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return addressLines(address, (code) => countries.of(code.toUpperCase())).map((line, index) => (
    <span key={index} className={css({ display: "block" })}>
      <bdi>{line}</bdi>
    </span>
  ));
}
