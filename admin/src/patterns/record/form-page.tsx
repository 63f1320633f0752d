import { css } from "#styled/css";
import type { ReactNode } from "react";
import { Page } from "../page/page.tsx";
import { columns, frame, stack, width } from "./detail-page.tsx";

export interface FormPageProps {
  title: string;
  children: ReactNode;
  /** Summary of the form, beside it where there is space for both. */
  aside?: ReactNode;
  /** Sticks to the bottom of the page. */
  foot: ReactNode;
}

/** A page that is one form, in one column. */
export function FormPage({ title, children, aside, foot }: FormPageProps) {
  return (
    <div className={frame}>
      <div className={`${width} ${narrow}`} data-aside={aside !== undefined || undefined}>
        <Page title={title}>
          {aside === undefined ? (
            children
          ) : (
            <div className={columns}>
              <div className={stack}>{children}</div>
              <div className={`${stack} ${beside}`}>{aside}</div>
            </div>
          )}
        </Page>
      </div>
      {foot}
    </div>
  );
}

// Around the widest field.
const narrow = css({
  "--aside": "0px",
  "&[data-aside]": { "--aside": { lg: "calc(token(sizes.aside) + token(spacing.gap))" } },
  maxWidth:
    "calc(token(sizes.field) + 2 * (token(spacing.card) + token(spacing.gutter)) + 2px + var(--aside))!",
});
// Stays in view while the form scrolls.
const beside = css({
  order: { base: -1, lg: 0 },
  position: { lg: "sticky" },
  insetBlockStart: "calc(token(sizes.topbar) + token(spacing.gap))",
});
