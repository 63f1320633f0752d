import { getImageProps } from "next/image";

/** The store returns URLs with its own address, which may be internal. `proxy.ts` forwards `/uploads` to the store. */
export const imagePath = (url: string): string => {
  const { pathname } = new URL(url, "http://store.invalid");
  return pathname.startsWith("/uploads/") ? pathname : url;
};

export interface Image {
  readonly src: string;
  readonly srcSet?: string | undefined;
}

/** Returns the URLs of an image in several sizes. Leaves out Next's inline style, which the content security policy forbids. */
export function imageOf(url: string, width: number, sizes: string): Image {
  const { props } = getImageProps({ src: imagePath(url), alt: "", width, height: width, sizes });
  return { src: props.src, srcSet: props.srcSet };
}
