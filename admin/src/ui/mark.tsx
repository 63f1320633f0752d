import { mark, type MarkVariantProps } from "#styled/recipes";

/** The product's logo, a cup on a worktop. Hidden from screen readers, because a name or a title is always next to it. */
export const Mark = ({ size }: MarkVariantProps) => (
  <svg className={mark({ size })} viewBox="0 0 32 32" aria-hidden>
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <g className="mark__cup">
      <path d="M6 20.5h20v3H6z" />
      <path d="M9 11h11v4.5a5 5 0 0 1-5 5h-1a5 5 0 0 1-5-5z" />
      <path
        d="M20 12.25h1.5a2.25 2.25 0 0 1 0 4.5H20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
      />
    </g>
  </svg>
);
