import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { isNotLoaded } from "../../lib/errors.ts";
import { ErrorState } from "./error-state.tsx";

/** The error page for a page that failed to render, with a retry button. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    // Reloads the page, because browsers remember that a module failed to load, and don't request it again before a reload.
    if (isNotLoaded(error)) return location.reload();
    reset();
    void router.invalidate();
  };
  return <ErrorState heading="h1" error={error} onRetry={retry} />;
}
