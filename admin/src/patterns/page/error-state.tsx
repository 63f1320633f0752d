import { css } from "#styled/css";
import { CloudOff, RotateCw, TriangleAlert } from "lucide-react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Button } from "../../ui/button.tsx";
import { Empty } from "../../ui/empty.tsx";

/** Replaces content that couldn't be loaded. */
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

/** Request id, for a search in the server's log. */
const small = css({ flexBasis: "full", textStyle: "small", color: "fg.muted" });
