import { css } from "#styled/css";
import { CloudOff, RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

/** Shown instead of content that couldn't be loaded. Instead of a whole page (with an `h1`), it also sets the page's title. */
export function ErrorState({
  error,
  onRetry,
  heading,
}: {
  error: unknown;
  onRetry(): void;
  heading?: "h1" | "h2";
}) {
  const { t } = useTranslation("common");
  const { title, message, retryable, id } = problemOf(error, t);
  usePageTitle(heading === "h1" ? title : undefined);
  return (
    <div role="alert">
      <Empty
        icon={retryable ? <CloudOff /> : <TriangleAlert />}
        title={title}
        text={message}
        {...(heading && { heading })}
      >
        {id !== undefined && <p className={small}>{t("errors.id", { id })}</p>}
        <Button icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {t("actions.retry")}
        </Button>
      </Empty>
    </div>
  );
}

/** The style of the request's id, which users can search for in the server's log. */
const small = css({ flexBasis: "full", textStyle: "small", color: "fg.muted" });
