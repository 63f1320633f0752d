import { thumb, type ThumbVariantProps } from "#styled/recipes";
import { ImageOff, Image as Placeholder } from "lucide-react";
import { useState } from "react";

export interface ThumbProps extends ThumbVariantProps {
  src: string | null | undefined;
  /** Empty if text next to the image describes it. */
  alt: string;
}

export function Thumb({ src, alt, size }: ThumbProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const styles = thumb({ size });
  const broken = src != null && failed === src;
  return (
    <span className={styles.root}>
      {src && !broken ? (
        <img
          className={styles.image}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : broken ? (
        <ImageOff aria-label={alt || undefined} aria-hidden={alt === ""} />
      ) : (
        <Placeholder aria-hidden />
      )}
    </span>
  );
}
