/** The store names its pictures by its own address; this shop passes `/uploads` on, so they come from the shop's origin. */
export function pictureAddress(url: string): string {
  const { pathname } = new URL(url, "http://shop.invalid");
  return pathname.startsWith("/uploads/") ? pathname : url;
}
