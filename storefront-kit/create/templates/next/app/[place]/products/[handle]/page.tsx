import { breadcrumbJsonLd, jsonLd, productJsonLd } from "@countertop/storefront-kit/seo";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { BuyForm } from "@/components/buy-form";
import { addToCart } from "@/lib/actions";
import { getProduct } from "@/lib/catalog";
import { imageOf } from "@/lib/image";
import { getPlace, metadataOf } from "@/lib/page";
import { siteUrl } from "@/lib/store";

interface Props {
  params: Promise<{ place: string; handle: string }>;
}

const SIZES = "(min-width: 60rem) 32rem, 100vw";

async function load({ params }: Props) {
  const { place: given, handle } = await params;
  const place = await getPlace(given);
  const product = await getProduct(decodeURIComponent(handle), place.region.id);
  return { place, product: product ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { place, product } = await load(props);
  return metadataOf(place, {
    path: `/products/${product.handle}`,
    title: product.title,
    description: product.description ?? undefined,
    image: product.thumbnail ? imageOf(product.thumbnail, 1200, "1200px").src : undefined,
  });
}

export default async function ProductPage(props: Props) {
  const { place, product } = await load(props);
  const { t, region } = place;
  const images =
    product.images.length > 0
      ? product.images
      : product.thumbnail
        ? [{ url: product.thumbnail }]
        : [];
  const list = `${siteUrl}/${place.place}/products`;
  const url = `${list}/${product.handle}`;
  const data = [
    productJsonLd(
      {
        ...product,
        images: images.map((image) => ({ url: imageOf(image.url, 1200, "1200px").src })),
      },
      { url, region, includeTaxes: region.includes_tax },
    ),
    breadcrumbJsonLd([
      { name: t("Products"), url: list },
      { name: product.title, url },
    ]),
  ];
  return (
    <article className="product">
      {data.map((one, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLd(one) }}
        />
      ))}
      {/* Focusable, so that it can be scrolled with the keyboard. */}
      <div className="gallery" role="group" aria-label={t("Images")} tabIndex={0}>
        {images.map((image, index) => (
          <img
            key={image.url}
            {...imageOf(image.url, 828, SIZES)}
            sizes={SIZES}
            alt={index === 0 ? product.title : ""}
            width={828}
            height={828}
            loading={index === 0 ? "eager" : "lazy"}
            fetchPriority={index === 0 ? "high" : "auto"}
          />
        ))}
      </div>
      <div>
        <nav aria-label={t("Breadcrumbs")}>
          <Link href={`/${place.place}/products`} prefetch={false}>
            {t("Products")}
          </Link>
        </nav>
        <h1>
          <bdi>{product.title}</bdi>
        </h1>
        <BuyForm
          product={product}
          attempt={crypto.randomUUID()}
          action={addToCart.bind(null, place.place)}
        />
        <p dir="auto">{product.description}</p>
      </div>
    </article>
  );
}
