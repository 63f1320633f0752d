import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";
import { NotFoundPage, PageError } from "../patterns/page.ts";
import { Area } from "./-area.tsx";
import type { RouterContext } from "./-router-context.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
  // Renders the error without the shell, because the shell itself may have failed.
  errorComponent: (props) => (
    <main>
      <PageError {...props} />
    </main>
  ),
});

/** Signed-in users see this page inside the shell, so that they can continue. Visitors see it without the shell. */
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
