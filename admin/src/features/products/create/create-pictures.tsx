import { useEffect, useEffectEvent } from "react";
import type { Media } from "../media/media-order.ts";
import { PicturesField } from "../media/pictures-field.tsx";
import { usePictures } from "../media/use-pictures.ts";

/** How far the pictures are that have no address yet. */
export interface Uploads {
  /** Something waits or is on its way. */
  busy: boolean;
  /** How many could not be sent. */
  failed: number;
}

export interface CreatePicturesProps {
  /** What is there to begin with. */
  media: Media;
  disabled: boolean;
  onChange(media: Media, uploads: Uploads): void;
}

/** The pictures of a product that is being made; whoever makes it is told of every change. */
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
