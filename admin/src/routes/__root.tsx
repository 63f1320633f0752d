import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { NotFoundPage, PageError } from "../patterns/page.ts";
import { Area } from "./-area.tsx";
import type { RouterContext } from "./-router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  // Rendered without the shell, which may be what failed.
  errorComponent: (props) => (
    <main>
      <PageError {...props} />
    </main>
  ),
});

/** Inside the shell for signed-in users, so that they can continue; otherwise without it. */
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
