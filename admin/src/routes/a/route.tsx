import { createFileRoute, Outlet, redirect, useMatches } from "@tanstack/react-router";
import { loginAddress } from "../../entry.ts";
import { basePath } from "../../lib/location.ts";
import { NotFoundPage, useLacks } from "../../patterns/page.ts";
import { Area } from "../-area.tsx";

export const Route = createFileRoute("/a")({
  beforeLoad: ({ context, location }) => {
    // Only from a page that does not exist does one come here without having signed in.
    if (context.session.user !== null) return;
    const path = location.href.replace(/^\//, "");
    throw redirect({ href: basePath() + loginAddress(path), reloadDocument: true });
  },
  component: SignedInArea,
});

/** Rendered only when it is known who is there. */
function SignedInArea() {
  const { session, ...context } = Route.useRouteContext();
  return (
    session.user && (
      <Area {...context} user={session.user}>
        <OfferedPage />
      </Area>
    )
  );
}

/** A page of what this store goes without is none. */
function OfferedPage() {
  const needs = useMatches().at(-1)?.staticData.needs;
  return useLacks(needs) ? <NotFoundPage /> : <Outlet />;
}
