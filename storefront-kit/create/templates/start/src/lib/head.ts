import { jsonLd } from "@countertop/storefront-kit/seo";
import { createIsomorphicFn } from "@tanstack/react-start";
import { getRequestUrl } from "@tanstack/react-start/server";
import type { i18n } from "i18next";
import { localeOf, readLocale } from "./locale.ts";
import { pictureAddress } from "./pictures.ts";
import { places } from "./place.ts";
import { regionsQuery } from "./queries.ts";
import { mainCountry, regionOfCountry } from "./region-country.ts";
import type { RouterContext } from "./router-context.ts";
import type { Text } from "./texts.ts";

const SHOP = "My Store";

/** The storefront's public origin. Behind a proxy, set `SITE_URL`. */
export const origin = createIsomorphicFn()
  .server(() => process.env["SITE_URL"] ?? getRequestUrl().origin)
  .client(() => location.origin);

export interface Head {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly type?: "website" | "product";
  readonly picture?: string | null | undefined;
  /** The page's path without the locale, and with the page number of a list, such as `/products?page=2`. */
  readonly path: string;
  /** Structured data for search engines, created with the page's canonical URL. */
  readonly data?: (url: string) => readonly object[];
  /** True for pages that search engines must not index, such as search results. */
  readonly hidden?: boolean;
}

interface Match {
  readonly context: RouterContext;
  readonly params: { readonly locale: string };
}

/** Returns the metadata of a public page: a description, one canonical URL for each region and language, and its translations. */
export function publicHead({ context, params }: Match, head: Head) {
  const { queryClient, client, i18n } = context;
  const regions = queryClient.getQueryData(regionsQuery(client).queryKey) ?? [];
  const here = readLocale(params.locale) ?? localeOf("en", "us");
  const region = regionOfCountry(regions, here.country);
  const country = region ? mainCountry(region) : here.country;
  const base = origin();
  const url = new URL(`/${places.placeOf(country, here.language)}${head.path}`, base).href;
  const { title, type = "website", picture, hidden = false } = head;
  const about = i18n.t("Kitchen and table ware, made to be used every day.");
  const description = (head.description?.trim() || about).slice(0, 300);
  const alternates = places.alternates(head.path, regions.map(mainCountry), country);
  return {
    meta: [
      { title: title ? `${title} – ${SHOP}` : SHOP },
      { name: "description", content: description },
      ...(hidden
        ? [{ name: "robots", content: "noindex" }]
        : [
            { property: "og:site_name", content: SHOP },
            { property: "og:title", content: title || SHOP },
            { property: "og:description", content: description },
            { property: "og:type", content: type },
            { property: "og:url", content: url },
            ...(picture
              ? [{ property: "og:image", content: new URL(pictureAddress(picture), url).href }]
              : []),
          ]),
    ],
    links: hidden
      ? []
      : [
          { rel: "canonical", href: url },
          ...Object.entries(alternates).map(([hrefLang, path]) => ({
            rel: "alternate",
            hrefLang,
            href: new URL(path, base).href,
          })),
        ],
    scripts: (head.data?.(url) ?? []).map((one) => ({
      type: "application/ld+json",
      children: jsonLd(one),
    })),
  };
}

/** Returns the metadata of a private page, which search engines must not index. */
export const privateHead = ({ context }: { context: { i18n: i18n } }, title: Text) => ({
  meta: [{ title: `${context.i18n.t(title)} – ${SHOP}` }, { name: "robots", content: "noindex" }],
});
