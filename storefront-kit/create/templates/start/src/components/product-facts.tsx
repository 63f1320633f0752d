import type { Product } from "@countertop/sdk/types";
import { css } from "#styled/css";
import { useTranslation } from "react-i18next";
import { useLocale } from "../lib/locale.ts";

/** Product data in addition to the description: measurements, material, and metadata. */
export default function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { material, length, width, height, weight, origin_country, metadata } = product;
  const { locale } = useLocale();
  const amount = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 3 }).format(value);
  const millimeters = [length, width, height].filter((size) => size != null);
  const facts: [string, string | null | undefined][] = [
    [t("Material"), material],
    [
      t("Size"),
      millimeters.length > 0
        ? millimeters.map((size) => amount(size / 10, "centimeter")).join(" × ")
        : null,
    ],
    [
      t("Weight"),
      weight == null
        ? null
        : weight >= 1000
          ? amount(weight / 1000, "kilogram")
          : amount(weight, "gram"),
    ],
    [
      t("Made in"),
      origin_country &&
        new Intl.DisplayNames(locale, { type: "region" }).of(origin_country.toUpperCase()),
    ],
    ...Object.entries(metadata ?? {}).flatMap(([name, value]): [string, string][] =>
      typeof value === "string"
        ? [[name.charAt(0).toUpperCase() + name.slice(1).replaceAll("_", " "), value]]
        : [],
    ),
  ];
  const known = facts.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className={css({ display: "grid", borderTop: "line", textStyle: "small" })}>
      {known.map(([name, value]) => (
        <div
          key={name}
          className={css({
            display: "grid",
            gridTemplateColumns: "8rem 1fr",
            paddingBlock: "8",
            borderBottom: "line",
          })}
        >
          <dt className={css({ color: "muted" })}>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
