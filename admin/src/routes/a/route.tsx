import {
  createFileRoute,
  Outlet,
  redirect,
  useLocation,
  useMatches,
  useRouter,
} from "@tanstack/react-router";
import { AnalyticsProvider } from "../../features/analytics/analytics-provider.tsx";
import { Activity } from "../../features/batch-jobs/activity.tsx";
import { Crumbs } from "../../features/shell/crumbs.tsx";
import { loginAddress } from "../../gate.ts";
import { basePath } from "../../lib/location.ts";
import { Notices } from "../../features/shell/notices.tsx";
import { Shell } from "../../features/shell/shell.tsx";

export const Route = createFileRoute("/a")({
  beforeLoad: ({ context, location }) => {
    // Only from a page that does not exist does one come here without having signed in.
    if (context.user) return { user: context.user };
    const path = location.href.replace(/^\//, "");
    throw redirect({ href: basePath() + loginAddress(path), reloadDocument: true });
  },
  component: Area,
});

function Area() {
  const { user, tracker, signedOut, connection, versions } = Route.useRouteContext();
  const { navigate } = useRouter();
  const page = useLocation({ select: ({ pathname }) => pathname });
  // A list's own crumb stands for the pages below it, not for itself.
  const above = useMatches().flatMap(({ pathname, staticData: { crumb, parents } }) =>
    withoutSlash(pathname) === withoutSlash(page) ? (parents ?? []) : (crumb ?? []),
  );
  return (
    <AnalyticsProvider user={user} page={page} tracker={tracker}>
      <Shell
        email={user.email}
        page={page}
        crumbs={
          <Crumbs
            above={above.map((Crumb, index) => (
              <Crumb key={index} />
            ))}
          />
        }
        tools={<Activity />}
        notices={<Notices connection={connection} versions={versions} />}
        onNavigate={(address) => {
          const [to = "", query] = address.split("?");
          void navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) as never });
        }}
        onSignedOut={signedOut}
      >
        <Outlet />
      </Shell>
    </AnalyticsProvider>
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");
