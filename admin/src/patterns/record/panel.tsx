import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { Boundary } from "../page/boundary.tsx";
import { ErrorState } from "../page/error-state.tsx";

/**
 * An error boundary for a part of a page. If the part fails, the rest of the page keeps its unsaved changes, and the user can
 * retry the part.
 */
export function Panel({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  return (
    <Boundary
      fallback={(error, retry) => (
        <Card>
          <ErrorState
            error={error}
            onRetry={() => {
              // Removes inactive queries: the part's cached data may have caused the error, and nothing else uses them.
              queries.removeQueries({ type: "inactive" });
              retry();
            }}
          />
        </Card>
      )}
    >
      {children}
    </Boundary>
  );
}

/** An error boundary for lazy content. If it can't be loaded, a notification says so, and the page works without it. */
export function OnDemand({ children, onFail }: { children: ReactNode; onFail?: () => void }) {
  return (
    <Boundary fallback={(error) => <Missing error={error} onShown={onFail} />}>{children}</Boundary>
  );
}

function Missing({ error, onShown }: { error: unknown; onShown: (() => void) | undefined }) {
  const { t } = useTranslation("common");
  useEffect(() => {
    const { title, message } = problemOf(error, t);
    notify("error", title, message);
    onShown?.();
    // oxlint-disable-next-line react/exhaustive-deps -- runs once for each failure
  }, [error]);
  return null;
}
