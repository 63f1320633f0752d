import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { isNotLoaded } from "../../lib/errors.ts";
import { ErrorState } from "./error-state.tsx";

/** An error page for a page that failed to render, with a retry button. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    // Browsers cache a failed module, and never request it again until a reload.
    if (isNotLoaded(error)) return location.reload();
    reset();
    void router.invalidate();
  };
  return <ErrorState heading="h1" error={error} onRetry={retry} />;
}
