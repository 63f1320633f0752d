import { avatar, type AvatarVariantProps } from "#styled/recipes";
import { useState } from "react";

export interface AvatarProps extends AvatarVariantProps {
  /** Whose: a name or an e-mail address. Stands beside it as words, so the picture itself is silent. */
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

/** The first letters of the first and the last word, whatever the script; of an e-mail address its name's. */
function initials(name: string): string {
  const parts = (name.split("@")[0] ?? "").split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0], parts.at(-1)] : parts;
  return ends.map((word = "") => Array.from(word)[0]).join("") || "?";
}
