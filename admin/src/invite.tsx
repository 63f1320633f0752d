import type { HttpClient } from "@countertop/sdk";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AnalyticsProvider } from "./features/analytics/analytics-provider.tsx";
import { InvitePage } from "./features/auth/invite-page.tsx";
import { configuredTracker } from "./lib/analytics/tracker.ts";
import type { AnalyticsConfig } from "./lib/config.ts";
import { watchFirstData } from "./lib/first-data.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { Toaster } from "./ui/toast.tsx";

export interface InviteOptions {
  client: HttpClient;
  user: { id: string; email: string } | null;
  analytics: AnalyticsConfig | undefined;
  /** The invited person has signed in. */
  onEnter(): Promise<void>;
}

/** The page for somebody who was invited: outside the admin, and like it inside the analytics provider. */
export function createInvite({ client, user, analytics, onEnter }: InviteOptions): ReactNode {
  const link = new URLSearchParams(location.search);
  const queries = createQueryClient({ onSignedOut: () => undefined, onNoAnswer: () => undefined });
  watchFirstData(queries);
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>
        <AnalyticsProvider user={user} page="/invite" tracker={configuredTracker(analytics)}>
          <InvitePage client={client} link={link} signedInAs={user?.email} onEnter={onEnter} />
        </AnalyticsProvider>
        <Notices />
      </QueryClientProvider>
    </ClientProvider>
  );
}

function Notices() {
  const { t } = useTranslation("common");
  return <Toaster dismissLabel={t("actions.dismiss")} />;
}
