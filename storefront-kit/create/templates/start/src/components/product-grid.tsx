import { isBuyable, productPrice } from "@countertop/storefront-kit/parts";
import { css } from "#styled/css";
import type { CardProduct } from "../lib/queries.ts";
import { usePriceSettings } from "../lib/money.ts";
import { Picture } from "./picture.tsx";
import { Price } from "./price.tsx";
import { skeleton } from "./states.tsx";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

const grid = css({
  display: "grid",
  gridTemplateColumns: {
    base: "repeat(2, minmax(0, 1fr))",
    md: "repeat(3, minmax(0, 1fr))",
    lg: "repeat(4, minmax(0, 1fr))",
  },
  columnGap: { base: "12", sm: "24" },
  rowGap: { base: "24", md: "40" },
});

/** The grid's layout next to a column of filters, with one column fewer. */
const narrow = css({ lg: { gridTemplateColumns: "repeat(3, minmax(0, 1fr)) !important" } });

export function ProductGrid({
  products,
  level = 2,
  aside = false,
  eager = 0,
}: {
  products: readonly CardProduct[];
  /** The level of the headings. */
  level?: 2 | 3;
  aside?: boolean;
  /** Number of images to load immediately. */
  eager?: number;
}) {
  return (
    <ul className={aside ? `${grid} ${narrow}` : grid}>
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} level={level} eager={index < eager} />
        </li>
      ))}
    </ul>
  );
}

function ProductCard({
  product,
  level,
  eager,
}: {
  product: CardProduct;
  level: 2 | 3;
  eager: boolean;
}) {
  const { t } = useTranslation();
  const { title, subtitle, handle, thumbnail, variants } = product;
  const settings = usePriceSettings();
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <article className={css({ position: "relative", display: "grid", gap: "8" })}>
      <div className={css({ overflow: "hidden", borderRadius: "card" })}>
        <Picture url={thumbnail} alt="" eager={eager} className={zoom} />
      </div>
      <Heading className={css({ textStyle: "subheading", lineClamp: 2, marginTop: "4" })}>
        <Link
          from="/$locale"
          to="/$locale/products/$handle"
          params={{ handle: handle ?? "" }}
          className={css({
            "&::after": { content: '""', position: "absolute", inset: "0", borderRadius: "card" },
            _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
          })}
        >
          {title}
        </Link>
      </Heading>
      {subtitle && (
        <p className={css({ textStyle: "small", color: "muted", lineClamp: 2 })}>{subtitle}</p>
      )}
      <p className={css({ textStyle: "label" })}>
        {variants.some(isBuyable) ? (
          <Price of={productPrice({ ...settings, product })} />
        ) : (
          <span className={css({ color: "muted" })}>{t("Sold out")}</span>
        )}
      </p>
    </article>
  );
}

const zoom = css({
  width: "full",
  transition: "transform 400ms {easings.out}",
  "article:hover &": { transform: "scale(1.03)" },
});

export function GridSkeleton({ count, aside = false }: { count: number; aside?: boolean }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className={css({ srOnly: true })}>{t("Loading products")}</span>
      <div aria-hidden className={aside ? `${grid} ${narrow}` : grid}>
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={css({ display: "grid", gap: "12" })}>
            <div className={`${skeleton} ${css({ aspectRatio: "1" })}`} />
            <div className={`${skeleton} ${css({ height: "24" })}`} />
            <div className={`${skeleton} ${css({ height: "20", width: "96" })}`} />
          </div>
        ))}
      </div>
    </div>
  );
}
