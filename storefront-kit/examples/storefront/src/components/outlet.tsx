import { createElement, use } from "react";
import { codeOf, loaded } from "../lib/page-code.ts";
import { useNavigate, usePlace } from "../lib/router.tsx";
import type { Path } from "../pages.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { NotFound } from "./states.tsx";

/** The page of the current URL. */
export function Outlet() {
  const place = usePlace();
  const navigate = useNavigate();
  return (
    <ErrorBoundary
      at={place}
      onRetry={() => void navigate(location.pathname + location.search, { resetScroll: false })}
    >
      {place.path ? <Page path={place.path} /> : <NotFound />}
    </ErrorBoundary>
  );
}

// The page has no suspense boundary of its own: the previous page stays until the code has loaded, and React hydrates the server's
// page in one piece.
function Page({ path }: { path: Path }) {
  return createElement(loaded.get(path) ?? use(codeOf(path)));
}
