import { useMatches, useRouter, useRouterState } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AnalyticsProvider } from "../features/analytics/analytics-provider.tsx";
import { Activity } from "../features/batch-jobs/activity.tsx";
import { SettingsCrumb } from "../features/settings/settings-crumb.tsx";
import { Crumbs } from "../features/shell/crumbs.tsx";
import { Notices } from "../features/shell/notices.tsx";
import { Shell } from "../features/shell/shell.tsx";
import { lazyPart } from "../lib/lazy-with-retry.ts";
import type { RouterContext, User } from "./-router-context.ts";

const SettingsNav = lazyPart(
  () => import("../features/settings/settings-nav.tsx"),
  "SettingsNav",
  "settings",
);

export interface AreaProps extends Pick<
  RouterContext,
  "tracker" | "signedOut" | "connection" | "versions"
> {
  user: User;
  children: ReactNode;
}

/** The shell around the pages of signed-in users. */
export function Area({ user, tracker, signedOut, connection, versions, children }: AreaProps) {
  const { navigate } = useRouter();
  // The path of the rendered page. While the next page is loading, the URL is already that of the next page.
  const matches = useMatches();
  const page = matches.at(-1)?.pathname ?? "";
  const pending = useRouterState({ select: ({ isLoading }) => isLoading });
  // The breadcrumb of a list is shown on the pages below it, but not on the list itself.
  const above = matches.flatMap(({ pathname, staticData: { crumb, parents } }) =>
    withoutSlash(pathname) === withoutSlash(page) ? (parents ?? []) : (crumb ?? []),
  );
  const settings = matches.some(({ staticData }) => staticData.settings);
  const parents = settings && !page.startsWith("/a/settings") ? [SettingsCrumb, ...above] : above;
  return (
    <AnalyticsProvider user={user} page={page} tracker={tracker}>
      <Shell
        user={user}
        page={page}
        pending={pending}
        crumbs={
          <Crumbs
            above={parents.map((Crumb, index) => (
              <Crumb key={index} />
            ))}
          />
        }
        tools={<Activity />}
        // The first page of the settings lists all of them, so it doesn't need their navigation.
        {...(settings && withoutSlash(page) !== "/a/settings" && { rail: <SettingsNav /> })}
        notices={<Notices connection={connection} versions={versions} />}
        onNavigate={(address) => {
          const [to = "", query] = address.split("?");
          void navigate({ to, search: Object.fromEntries(new URLSearchParams(query)) });
        }}
        onSignedOut={signedOut}
      >
        {children}
      </Shell>
    </AnalyticsProvider>
  );
}

const withoutSlash = (path: string): string => path.replace(/\/$/, "");
