import { srcSet } from "@countertop/storefront-kit/seo";

declare global {
  interface ImportMetaEnv {
    readonly VITE_PICTURE_SERVICE?: string;
  }
}

const WIDTHS = [160, 320, 480, 800, 1200];

/** The store names its pictures by its own address; this shop passes `/uploads` on, so they come from the shop's origin. */
export function pictureAddress(url: string): string {
  const { pathname } = new URL(url, "http://shop.invalid");
  return pathname.startsWith("/uploads/") ? pathname : url;
}

/**
 * The picture in sizes, where something makes them: the store keeps what was uploaded and nothing else. `VITE_PICTURE_SERVICE`
 * says at build time how a picture of some width is asked for, such as `/pictures/{width}{path}`.
 */
export function pictureSizes(url: string): string | undefined {
  const service = import.meta.env.VITE_PICTURE_SERVICE;
  if (!service) return undefined;
  const path = pictureAddress(url);
  return srcSet(WIDTHS, (width) =>
    service.replace("{width}", String(width)).replace("{path}", () => path),
  );
}
