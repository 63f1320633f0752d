import { useEffect, useEffectEvent } from "react";
import { PicturesField, usePictures } from "../../../patterns/pictures-field.ts";
import type { Media } from "../../../patterns/pictures.ts";

/** The state of images that don't have a URL yet. */
export interface Uploads {
  /** True while uploads are pending or running. */
  busy: boolean;
  /** Number of failed uploads. */
  failed: number;
}

export interface CreatePicturesProps {
  /** The initial images. */
  media: Media;
  disabled: boolean;
  onChange(media: Media, uploads: Uploads): void;
}

/** The images of a new product. Reports each change. */
export function CreatePictures({ media, disabled, onChange }: CreatePicturesProps) {
  const { images, thumbnail } = media;
  const pictures = usePictures({
    images: images.map((url, index) => ({ id: `p${index + 1}`, url })),
    thumbnail,
  });
  const { value, busy, failed } = pictures;
  const notifyChange = useEffectEvent(onChange);
  useEffect(() => notifyChange(value, { busy, failed }));
  return <PicturesField pictures={pictures} disabled={disabled} />;
}
