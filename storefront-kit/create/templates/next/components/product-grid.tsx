import Link from "next/link";
import type { Card } from "@/lib/catalog";
import { imageOf } from "@/lib/image";
import type { Translate } from "@/texts";

const SIZES = "(min-width: 60rem) 18rem, 50vw";

export function ProductGrid({
  cards,
  place,
  t,
}: {
  cards: readonly Card[];
  place: string;
  t: Translate;
}) {
  return (
    <ul className="grid">
      {cards.map(({ id, handle, title, thumbnail, price, original, isFrom }, index) => (
        <li key={id}>
          <Link href={`/${place}/products/${handle}`} prefetch={false} className="card">
            {thumbnail ? (
              <img
                {...imageOf(thumbnail, 384, SIZES)}
                sizes={SIZES}
                alt=""
                width={384}
                height={384}
                loading={index < 4 ? "eager" : "lazy"}
                fetchPriority={index === 0 ? "high" : "auto"}
              />
            ) : (
              <span className="no-image" />
            )}
            <span>
              <bdi>{title}</bdi>
            </span>
            <span className="price">
              {price === undefined
                ? t("Not available here")
                : isFrom
                  ? t("From {price}", { price })
                  : price}
              {original !== undefined && <s>{original}</s>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
