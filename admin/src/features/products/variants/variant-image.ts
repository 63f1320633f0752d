/** The key of a variant's metadata that contains the URL of its image. The server has no images of variants (decision 39). */
export const IMAGE = "variant_image";

/** The URL of a variant's image. */
export function imageOf({ metadata }: { metadata?: object | null }): string | undefined {
  const url: unknown = metadata && Reflect.get(metadata, IMAGE);
  return typeof url === "string" && url !== "" ? url : undefined;
}
