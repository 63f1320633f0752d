import { Suspense, type ReactNode } from "react";
import { firstData } from "../../lib/first-data.ts";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { TrackerContext, type Tracker } from "../../lib/analytics/tracker.ts";
import { useFeature } from "../../patterns/page.ts";

// Of no use before the page is there, and of none at all where the feature is off.
const Analytics = lazyWithRetry(async () => {
  await firstData;
  const { Analytics: it } = await import("./analytics.tsx");
  return { default: it };
});

export interface AnalyticsProviderProps {
  /** Nobody has signed in: no flag is read, nothing is asked, nothing told. */
  user: { id: string } | null;
  /** Path of the page, without search and filters. */
  page: string;
  tracker: Tracker | undefined;
  children: ReactNode;
}

/** Stands around what may tell how it is used, and asks who has not said yet whether they agree. */
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
