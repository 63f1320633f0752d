import type { HttpClient } from "@countertop/sdk";
import { ClientProvider } from "@countertop/sdk/react";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AnalyticsProvider } from "./features/analytics/analytics-provider.tsx";
import { configuredTracker } from "./lib/analytics/tracker.ts";
import type { AnalyticsConfig } from "./lib/config.ts";
import { watchFirstData } from "./lib/first-data.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { Toaster } from "./ui/toast.tsx";

export interface SignedInOptions {
  client: HttpClient;
  user: { id: string };
  analytics: AnalyticsConfig | undefined;
  page: ReactNode;
}

/**
 * Wraps the page of an invitation, which is outside of the admin, in the analytics provider, for users who are already signed in.
 * For other visitors, the provider doesn't send anything, so they don't load its code.
 */
export function insideAnalytics({ client, user, analytics, page }: SignedInOptions): ReactNode {
  const queries = createQueryClient({ onSignedOut: () => undefined, onNoAnswer: () => undefined });
  watchFirstData(queries);
  return (
    <ClientProvider client={client}>
      <QueryClientProvider client={queries}>
        <AnalyticsProvider user={user} page="/invite" tracker={configuredTracker(analytics)}>
          {page}
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
