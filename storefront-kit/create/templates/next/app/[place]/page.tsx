import type { Metadata } from "next";
import Link from "next/link";
import { ProductGrid } from "@/components/product-grid";
import { getCards, getCollections } from "@/lib/catalog";
import { getPlace, metadataOf } from "@/lib/page";

interface Props {
  params: Promise<{ place: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const place = await getPlace((await params).place);
  const { t } = place;
  return metadataOf(place, {
    path: "",
    title: t("Home"),
    description: t("Everything for your kitchen and table."),
  });
}

export default async function HomePage({ params }: Props) {
  const place = await getPlace((await params).place);
  const { t } = place;
  const [{ cards }, collections] = await Promise.all([getCards(place, {}, 8), getCollections()]);
  return (
    <>
      <h1>{t("Everything for your kitchen and table.")}</h1>
      <nav aria-label={t("Collections")}>
        <ul className="row">
          {collections.slice(0, 8).map(({ id, title, handle }) => (
            <li key={id}>
              <Link
                href={`/${place.place}/products?collection=${handle}`}
                prefetch={false}
                dir="auto"
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <h2>{t("New")}</h2>
      <ProductGrid cards={cards} place={place.place} t={t} />
      <Link href={`/${place.place}/products`} prefetch={false} className="button">
        {t("See all products")}
      </Link>
    </>
  );
}
