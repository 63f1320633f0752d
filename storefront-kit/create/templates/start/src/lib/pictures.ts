import { srcSet } from "@countertop/storefront-kit/seo";

declare global {
  interface ImportMetaEnv {
    readonly VITE_PICTURE_SERVICE?: string;
  }
}

const WIDTHS = [160, 320, 480, 800, 1200];

/**
 * Returns an image's URL on the storefront's own origin. The store returns URLs with its own address, and the storefront proxies
 * `/uploads`.
 */
export function pictureAddress(url: string): string {
  const { pathname } = new URL(url, "http://shop.invalid");
  return pathname.startsWith("/uploads/") ? pathname : url;
}

/**
 * Returns an image's `srcset` if a service resizes images, because the store has only the uploaded file. At build time,
 * `VITE_PICTURE_SERVICE` is the service's URL pattern, such as `/pictures/{width}{path}`.
 */
export function pictureSizes(url: string): string | undefined {
  const service = import.meta.env.VITE_PICTURE_SERVICE;
  if (!service) return undefined;
  const path = pictureAddress(url);
  return srcSet(WIDTHS, (width) =>
    service.replace("{width}", String(width)).replace("{path}", () => path),
  );
}
