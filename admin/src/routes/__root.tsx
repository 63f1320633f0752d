import type { HttpClient } from "@countertop/sdk";
import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import type { Tracker } from "../lib/analytics/tracker.ts";
import type { Connection } from "../lib/connection.ts";
import type { VersionWatch } from "../lib/new-version.ts";
import { NotFoundPage, PageError } from "../patterns/page.ts";
import { Area } from "./-area.tsx";

export interface User {
  id: string;
  email: string;
  first_name?: string | null;
  last_name?: string | null;
}

export interface RouterContext {
  client: HttpClient;
  queries: QueryClient;
  /** Who is signed in: nobody only where no page of the admin is asked for, undefined while the server is being asked. */
  session: { user: User | null | undefined };
  /** Whom to tell how the admin is used, where that is configured. */
  tracker: Tracker | undefined;
  /** Loads the strings of a part of the admin before it is shown. */
  strings(...namespaces: string[]): Promise<void>;
  connection: Connection;
  versions: VersionWatch;
  /** To be called when the session has been ended. */
  signedOut(): void;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  // Stands alone: what failed may be the shell.
  errorComponent: (props) => (
    <main>
      <PageError {...props} />
    </main>
  ),
});

/** Inside the shell for who is signed in, so that one can go on; otherwise alone. */
function NotFound() {
  const { session, ...context } = Route.useRouteContext();
  return session.user ? (
    <Area {...context} user={session.user}>
      <NotFoundPage />
    </Area>
  ) : (
    <main>
      <NotFoundPage />
    </main>
  );
}
