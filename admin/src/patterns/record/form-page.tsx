import { css } from "#styled/css";
import { useEffect, useRef, type ReactNode } from "react";
import { Page } from "../page/page.tsx";
import { columns, frame, stack } from "./detail-page.tsx";

export interface FormPageProps {
  title: string;
  children: ReactNode;
  /** The form's summary, which is next to the form if there is enough space. */
  aside: ReactNode;
  /** Content that stays at the bottom of the viewport. */
  foot: ReactNode;
  /** True for a form with lines. It is as wide as a record's page, and on narrow screens, the summary is below it. */
  wide?: boolean;
}

/** A page that consists of a form with a summary next to it. On narrow screens, the summary is above the form. Its first field has the focus. */
export function FormPage({ title, children, aside, foot, wide = false }: FormPageProps) {
  const fields = useRef<HTMLDivElement>(null);
  // On a touchscreen, focus would open the keyboard over the form.
  useEffect(() => {
    if (matchMedia("(pointer: coarse)").matches || fields.current?.matches(":focus-within")) return;
    const first = "form :is(input, select, textarea):not(:disabled)";
    fields.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={frame}>
      <div className={width} data-wide={wide || undefined}>
        <Page title={title}>
          <div className={columns}>
            <div ref={fields} className={stack}>
              {children}
            </div>
            <div className={`${stack} ${beside}`}>{aside}</div>
          </div>
        </Page>
      </div>
      {foot}
    </div>
  );
}

// The width of the widest field, and of the summary if that is next to the form.
const width = css({
  "--form": "calc(token(sizes.field) + 2 * (token(spacing.card) + token(spacing.gutter)) + 2px)",
  width: "full",
  maxWidth: {
    base: "var(--form)",
    lg: "calc(var(--form) + token(sizes.aside) + token(spacing.gap))",
  },
  marginInline: "auto",
  "&[data-wide]": { maxWidth: "page" },
});
// The summary stays visible while the form scrolls.
const beside = css({
  order: { base: -1, lg: 0 },
  "[data-wide] &": { order: 0 },
  position: { lg: "sticky" },
  insetBlockStart: "calc(token(sizes.topbar) + token(spacing.gap))",
});
