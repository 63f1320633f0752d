import { srcSet } from "@countertop/storefront-kit/seo";

declare global {
  interface ImportMetaEnv {
    readonly VITE_PICTURE_SERVICE?: string;
  }
}

const WIDTHS = [160, 320, 480, 800, 1200];

/** The store uses its own URL for images; the storefront proxies `/uploads`, so they come from its own origin. */
export function pictureAddress(url: string): string {
  const { pathname } = new URL(url, "http://shop.invalid");
  return pathname.startsWith("/uploads/") ? pathname : url;
}

/**
 * The `srcset` of an image, if a service resizes images: the store only has the uploaded file. `VITE_PICTURE_SERVICE`
 * is the URL pattern at build time, such as `/pictures/{width}{path}`.
 */
export function pictureSizes(url: string): string | undefined {
  const service = import.meta.env.VITE_PICTURE_SERVICE;
  if (!service) return undefined;
  const path = pictureAddress(url);
  return srcSet(WIDTHS, (width) =>
    service.replace("{width}", String(width)).replace("{path}", () => path),
  );
}
