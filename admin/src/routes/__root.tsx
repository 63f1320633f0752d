import type { HttpClient } from "@countertop/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { Tracker } from "../lib/analytics/tracker.ts";
import type { Connection } from "../lib/connection.ts";
import type { VersionWatch } from "../lib/new-version.ts";
import { NotFoundPage } from "../patterns/not-found-page.tsx";
import { PageError } from "../patterns/page-error.tsx";

export interface RouterContext {
  client: HttpClient;
  queries: QueryClient;
  /** Who is signed in; nobody only where no page of the admin is asked for. */
  user: { id: string; email: string } | null;
  /** Whom to tell how the admin is used, where that is configured. */
  tracker: Tracker | undefined;
  /** Loads the strings of a part of the admin before it is shown. */
  strings(...namespaces: string[]): Promise<void>;
  connection: Connection;
  versions: VersionWatch;
  /** To be called when the session has been ended. */
  signedOut(): void;
}

// Pages of the admin stand inside the shell's <main>; these two stand alone.
export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: () => (
    <main>
      <NotFoundPage />
    </main>
  ),
  errorComponent: (props) => (
    <main>
      <PageError {...props} />
    </main>
  ),
});
