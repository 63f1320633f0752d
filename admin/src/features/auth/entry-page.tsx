import { css } from "#styled/css";
import { button } from "#styled/recipes";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Alert } from "../../ui/alert.tsx";
import { Mark } from "../../ui/mark.tsx";

export interface EntryPageProps {
  title: string;
  subtitle: ReactNode;
  children: ReactNode;
}

/** Layout of the pages before sign-in: one narrow column. */
export function EntryPage({ title, subtitle, children }: EntryPageProps) {
  usePageTitle(title);
  return (
    <main className={screen}>
      <div className={panel}>
        <Mark />
        <div>
          <h1>{title}</h1>
          <p className={muted}>{subtitle}</p>
        </div>
        {children}
      </div>
    </main>
  );
}

export interface EntryLinkProps {
  /** The link's URL. Each of these pages is loaded as a separate document. */
  href: string;
  primary?: boolean;
  children: ReactNode;
}

export const EntryLink = ({ href, primary = false, children }: EntryLinkProps) => (
  <a className={button({ visual: primary ? "primary" : "ghost", wide: true })} href={href}>
    {children}
  </a>
);

export function Problem({ error, action }: { error: unknown; action?: ReactNode }) {
  const { t } = useTranslation("common");
  const { title, message } = problemOf(error, t);
  return (
    <Alert title={title} action={action}>
      {message}
    </Alert>
  );
}

const screen = css({
  minHeight: "100dvh",
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-start",
  paddingInline: "16",
  paddingBlockStart: "clamp(2rem, 18vh, 12rem)",
  paddingBlockEnd: "32",
});
const panel = css({
  width: "full",
  maxWidth: "320",
  display: "flex",
  flexDirection: "column",
  gap: "20",
});
const muted = css({ color: "fg.muted", overflowWrap: "anywhere" });
export const column = css({ display: "flex", flexDirection: "column", gap: "16" });
