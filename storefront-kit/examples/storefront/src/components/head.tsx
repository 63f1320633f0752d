import { jsonLd } from "@countertop/storefront-kit/seo";
import { useEffect } from "react";
import { isLanguage, LANGUAGES, type Language } from "../lib/language.ts";
import { pictureAddress } from "../lib/pictures.ts";
import { usePathname, useSearch } from "../lib/router.tsx";
import { useVisitor, type HeadTag } from "../lib/visitor.ts";

const SHOP = "Countertop";

export interface HeadProps {
  title: string;
  description?: string | null | undefined;
  type?: "website" | "product";
  picture?: string | null | undefined;
  /** Structured data for search engines, created with the page's absolute URL. */
  data?: (url: string) => readonly object[];
  /** The page number of a list, from 1. Each page has its own URL. */
  page?: number;
  /** True for pages that search engines must not list. */
  hidden?: boolean;
}

/** Metadata for search engines and link previews. Shoppers don't see it, so it loads later. */
export default function Head(props: HeadProps) {
  const { origin, tell, t } = useVisitor();
  // Filters and the selected variant are part of the same page.
  const pathname = usePathname();
  const address = (search: Record<string, string | number>) =>
    new URL(addressWith(pathname, search), origin).href;
  const pageOf = props.page !== undefined && props.page > 1 ? { page: props.page } : {};
  const page = address(pageOf);
  const { lang: asked } = useSearch();
  const inLanguage = (language: Language) => address({ ...pageOf, lang: language });
  // A URL that names its language is a separate page. Other URLs use the visitor's language.
  const url = isLanguage(asked) ? inLanguage(asked) : page;
  const tags = tagsOf(props, url, t("Kitchen and table ware, made to be used every day."));
  if (!props.hidden) {
    tags.push(alternate("x-default", page));
    for (const { id } of LANGUAGES) tags.push(alternate(id, inLanguage(id)));
  }
  const told = JSON.stringify(tags);
  tell?.({ head: tags });
  useEffect(() => {
    // Removes the server-rendered tags, which are no longer needed.
    for (const element of document.head.querySelectorAll("[data-served]")) element.remove();
    const made: Element[] = [];
    for (const { tag, attributes, text } of JSON.parse(told) as HeadTag[]) {
      const element = findTag(tag, attributes) ?? document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      if (text !== undefined) element.textContent = text;
      if (!element.isConnected) made.push(document.head.appendChild(element));
    }
    return () => made.forEach((element) => element.remove());
  }, [told]);
  return null;
}

const addressWith = (pathname: string, search: Record<string, string | number>): string => {
  const query = new URLSearchParams(
    Object.entries(search).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${pathname}?${query}` : pathname;
};

/** The same page in another language. */
const alternate = (hreflang: string, href: string): HeadTag => ({
  tag: "link",
  attributes: { rel: "alternate", hreflang, href },
});

/** Finds a tag of the same kind to update, such as the storefront's description. */
const findTag = (tag: HeadTag["tag"], { name, property, rel, hreflang }: HeadTag["attributes"]) =>
  tag === "script" || hreflang
    ? null
    : document.head.querySelector(
        name
          ? `meta[name="${name}"]`
          : property
            ? `meta[property="${property}"]`
            : `link[rel="${rel}"]`,
      );

function tagsOf(
  { title, description, type = "website", picture, data, hidden }: HeadProps,
  url: string,
  about: string,
): HeadTag[] {
  const text = (description?.trim() ?? about).slice(0, 300);
  const named = (name: string, content: string): HeadTag => ({
    tag: "meta",
    attributes: { name, content },
  });
  const graph = (property: string, content: string): HeadTag => ({
    tag: "meta",
    attributes: { property: `og:${property}`, content },
  });
  return [
    named("description", text),
    ...(hidden
      ? [named("robots", "noindex")]
      : [
          { tag: "link", attributes: { rel: "canonical", href: url } } as const,
          graph("site_name", SHOP),
          graph("title", title || SHOP),
          graph("description", text),
          graph("type", type),
          graph("url", url),
          ...(picture ? [graph("image", new URL(pictureAddress(picture), url).href)] : []),
        ]),
    ...(data?.(url) ?? []).map((one) => ({
      tag: "script" as const,
      attributes: { type: "application/ld+json" },
      text: jsonLd(one),
    })),
  ];
}
