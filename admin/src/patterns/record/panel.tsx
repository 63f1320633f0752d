import { useQueryClient } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { Card } from "../../ui/card.tsx";
import { notify } from "../../ui/notify.ts";
import { Boundary } from "../page/boundary.tsx";
import { ErrorState } from "../page/error-state.tsx";

/**
 * A part of a page that may fail by itself: the rest of the page stays as it is, with everything that is being written in
 * it, and the part can be tried again in its place.
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
              // What this part had read may be what it stumbled over; nobody else is looking at it now.
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

/** Around what is fetched when it is asked for: when it does not come, a notice says so, and the page goes on without it. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- once for each failure
  }, [error]);
  return null;
}
