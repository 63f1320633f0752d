import { Suspense, type ReactNode } from "react";
import { firstData } from "../../lib/first-data.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { TrackerContext, type Tracker } from "../../lib/analytics/tracker.ts";
import { useFeature } from "../../patterns/page.ts";

// Loads after the page's data, because the page doesn't need this code, and because the feature can be disabled.
const Analytics = lazyWithRetry(async () => {
  await firstData;
  const { Analytics: it } = await import("./analytics.tsx");
  return { default: it };
});

export interface AnalyticsProviderProps {
  /** The signed-in user. If null, the store's feature flags aren't read, and nothing is requested or tracked. */
  user: { id: string } | null;
  /** Path of the page, without search and filters. */
  page: string;
  tracker: Tracker | undefined;
  children: ReactNode;
}

/** Provides usage tracking, and asks users without a stored choice for their consent. */
export function AnalyticsProvider({ user, page, tracker, children }: AnalyticsProviderProps) {
  return (
    <TrackerContext value={tracker}>
      {children}
      {user && <WhereSwitchedOn {...{ user, page }} />}
    </TrackerContext>
  );
}

function WhereSwitchedOn(props: { user: { id: string }; page: string }) {
  return (
    useFeature("analytics") && (
      <Suspense>
        <Analytics {...props} />
      </Suspense>
    )
  );
}
