import { avatar, type AvatarVariantProps } from "#styled/recipes";
import { useState } from "react";

export interface AvatarProps extends AvatarVariantProps {
  /** A name or an email. The same text is shown next to the avatar, so the avatar is hidden from screen readers. */
  name: string;
  src?: string | null | undefined;
}

export function Avatar({ name, src, size }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={avatar({ size })} aria-hidden>
      {src && src !== failed ? (
        <img src={src} alt="" onError={() => setFailed(src)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** The first letters of the first and the last word, in any script. For an email address, the part before the @ is used. */
function initials(name: string): string {
  const parts = (name.split("@")[0] ?? "").split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((word = "") => Array.from(word)[0]).join("") || "?";
}
