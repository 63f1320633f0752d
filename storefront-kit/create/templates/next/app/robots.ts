import type { MetadataRoute } from "next";
import { siteUrl } from "@/lib/store";

/** Created on request, because the server's SITE_URL may differ from that of the build. */
export const dynamic = "force-dynamic";

export default function robots(): MetadataRoute.Robots {
  const personal = ["cart", "checkout", "account", "orders", "pay", "order-edits"];
  return {
    rules: {
      userAgent: "*",
      disallow: ["/api/", "/store/", ...personal.map((path) => `/*/${path}`)],
    },
    sitemap: `${siteUrl}/sitemap.xml`,
  };
}
