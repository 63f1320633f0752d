import { jsonLd } from "@countertop/storefront-kit/seo";
import { useLocation } from "@tanstack/react-router";
import { useEffect } from "react";

const SHOP = "Countertop";
const ABOUT = "Kitchen and table ware, made to be used every day.";

export interface HeadProps {
  title: string;
  description?: string | null | undefined;
  type?: "website" | "product";
  picture?: string | null | undefined;
  /** What search engines are told beyond that, made with the page's whole address. */
  data?: (url: string) => readonly object[];
  /** Whether it is to be found at all. */
  hidden?: boolean;
}

/** What search engines and those who get a link see of the page. It is no part of what a shopper sees first. */
export default function Head({
  title,
  description,
  type = "website",
  picture,
  data,
  hidden,
}: HeadProps) {
  // Filters and the chosen variant are the same page.
  const url = new URL(useLocation().pathname, location.origin).href;
  const text = description?.trim() ?? ABOUT;
  const told = data?.(url).map(jsonLd).join("\n") ?? "";
  useEffect(() => {
    const made: Element[] = [];
    const put = (selector: string, make: () => Element, set: (element: Element) => void): void => {
      let element = document.head.querySelector(selector);
      if (!element) {
        element = make();
        made.push(document.head.appendChild(element));
      }
      set(element);
    };
    const meta = (key: "name" | "property", name: string, content: string): void =>
      put(
        `meta[${key}="${name}"]`,
        () => document.createElement("meta"),
        (element) => {
          element.setAttribute(key, name);
          element.setAttribute("content", content);
        },
      );
    meta("name", "description", text.slice(0, 300));
    if (hidden) meta("name", "robots", "noindex");
    else {
      put(
        'link[rel="canonical"]',
        () => Object.assign(document.createElement("link"), { rel: "canonical" }),
        (element) => element.setAttribute("href", url),
      );
      meta("property", "og:site_name", SHOP);
      meta("property", "og:title", title || SHOP);
      meta("property", "og:description", text.slice(0, 300));
      meta("property", "og:type", type);
      meta("property", "og:url", url);
      if (picture) meta("property", "og:image", new URL(picture, url).href);
    }
    for (const line of told ? told.split("\n") : []) {
      const script = document.createElement("script");
      script.type = "application/ld+json";
      script.textContent = line;
      made.push(document.head.appendChild(script));
    }
    return () => made.forEach((element) => element.remove());
  }, [hidden, picture, text, title, told, type, url]);
  return null;
}
