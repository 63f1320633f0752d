import { createFileRoute, Outlet, redirect, useMatches } from "@tanstack/react-router";
import { loginAddress } from "../../entry.ts";
import { basePath } from "../../lib/location.ts";
import { NotFoundPage, useLacks } from "../../patterns/page.ts";
import { Area } from "../-area.tsx";

export const Route = createFileRoute("/a")({
  beforeLoad: ({ context, location }) => {
    // Without a session, only a link on the page for unknown URLs leads here, and then on to the sign-in page.
    if (context.session.user !== null) return;
    const path = location.href.replace(/^\//, "");
    throw redirect({ href: basePath() + loginAddress(path), reloadDocument: true });
  },
  component: SignedInArea,
});

/** Rendered after the user is known. */
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

/** Shows "not found" for a page that requires a feature that this store doesn't have. */
function OfferedPage() {
  const needs = useMatches().at(-1)?.staticData.needs;
  return useLacks(needs) ? <NotFoundPage /> : <Outlet />;
}
