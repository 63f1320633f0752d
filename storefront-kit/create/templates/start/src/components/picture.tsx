import { css } from "#styled/css";
import { pictureAddress, pictureSizes } from "../lib/pictures.ts";

const frame = css({
  aspectRatio: "1",
  objectFit: "cover",
  background: "sand",
  borderRadius: "card",
});

/** A square image. Its size is set, so that the layout doesn't shift when the image loads. */
export function Picture({
  url,
  alt,
  eager = false,
  sizes = "(min-width: 1040px) 25vw, 50vw",
  className = css({ width: "full" }),
}: {
  url: string | null | undefined;
  alt: string;
  /** True to load the image immediately, because it's visible from the start. */
  eager?: boolean;
  /** The displayed width, as in `<img sizes>`. */
  sizes?: string;
  className?: string;
}) {
  if (!url) return <Blank className={className} />;
  const set = pictureSizes(url);
  return (
    <img
      // `sizes` comes before `src`, because a browser sends the request as soon as it has a source.
      sizes={set && sizes}
      srcSet={set}
      src={pictureAddress(url)}
      alt={alt}
      width={800}
      height={800}
      loading={eager ? "eager" : "lazy"}
      fetchPriority={eager ? "high" : "auto"}
      decoding="async"
      className={`${frame} ${className}`}
    />
  );
}

function Blank({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={`${frame} ${css({ display: "grid", placeItems: "center" })} ${className}`}
    >
      <svg viewBox="0 0 32 32" className={css({ width: "40", color: "edge" })}>
        <path
          d="M6 22.5h20M9 10h11v5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5zM20 12h1.5a2.25 2.25 0 0 1 0 4.5H20"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.25"
        />
      </svg>
    </div>
  );
}
