import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { NotFoundPage, PageError } from "../patterns/page.ts";
import { Area } from "./-area.tsx";
import type { RouterContext } from "./-router-context.ts";

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
