import type { Region } from "@countertop/sdk/types";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { messagesOf, translator, type Translate } from "@/texts";
import { places, type Language } from "./place";
import { countriesOf, getRegions, siteUrl } from "./store";

export interface Place {
  /** The path's first part, such as `de` or `de-ar`. */
  readonly place: string;
  readonly country: string;
  readonly language: Language;
  readonly region: Region;
  readonly t: Translate;
}

/** Returns the place in a page's path, with its region and texts. If the store doesn't serve it, shows the not-found page. */
export const getPlace = cache(async (place: string): Promise<Place> => {
  const { country, language } = places.read(place);
  const region = (await getRegions()).find((one) =>
    one.countries?.some(({ iso_2 }) => iso_2 === country),
  );
  if (!region || places.placeOf(country, language) !== place) notFound();
  return { place, country, language, region, t: translator(messagesOf(language)) };
});

/** Returns a page's title, canonical URL, and its URLs in other countries and languages. */
export async function metadataOf(
  { place, country }: Place,
  {
    path,
    title,
    description,
    image,
  }: { path: string; title: string; description?: string | undefined; image?: string | undefined },
): Promise<Metadata> {
  const languages = places.alternates(path, countriesOf(await getRegions()), country);
  return {
    metadataBase: new URL(siteUrl),
    title,
    ...(description && { description }),
    alternates: { canonical: `/${place}${path}`, languages },
    openGraph: { title, ...(description && { description }), ...(image && { images: [image] }) },
  };
}
