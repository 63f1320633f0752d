import type { ErrorComponentProps } from "@tanstack/react-router";
import { useRouter } from "@tanstack/react-router";
import { isNotLoaded } from "../../lib/errors.ts";
import { ErrorState } from "./error-state.tsx";

/** Stands in for a page that could not be shown, with a way to try again. */
export function PageError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    // A browser remembers that a module did not come, and asks for it no more while the page lives.
    if (isNotLoaded(error)) return location.reload();
    reset();
    void router.invalidate();
  };
  return <ErrorState heading="h1" error={error} onRetry={retry} />;
}
