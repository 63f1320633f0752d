import { badge } from "#styled/recipes";
import type { ReactNode } from "react";

export type Tone = "success" | "warning" | "danger" | "neutral";

/**
 * A state's badge has a word and a shape. Exceptions also have a color: red if something has failed, and amber if something
 * waits for the operator. Therefore, the color is never the only sign.
 */
const shapes: Record<Tone, ReactNode> = {
  success: <circle cx="4" cy="4" r="4" fill="currentColor" />,
  warning: <path d="M4 0 8 8H0z" fill="currentColor" />,
  danger: <path d="M1 1l6 6M7 1 1 7" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  neutral: <circle cx="4" cy="4" r="3" fill="none" stroke="currentColor" strokeWidth="1.75" />,
};

export interface BadgeProps {
  tone?: Tone;
  /** False for a label, which isn't a state and has no shape. */
  mark?: boolean;
  children: ReactNode;
}

export function Badge({ tone = "neutral", mark = true, children }: BadgeProps) {
  const styles = badge({ tone });
  return (
    <span className={styles.root}>
      {mark && (
        <svg className={styles.mark} viewBox="0 0 8 8" aria-hidden>
          {shapes[tone]}
        </svg>
      )}
      {children}
    </span>
  );
}
