import { createContext, use } from "react";
import type { AnalyticsConfig } from "../config.ts";
import type { AnalyticsAdapter } from "./adapter.ts";

/** Sends events once the user has given consent. The service loads with the first event, and its failures are ignored. */
export interface Tracker extends AnalyticsAdapter {
  /** Sets whether the user has given consent. Without consent, or after it was withdrawn, nothing is sent or queued. */
  allow(allowed: boolean): void;
}

export function createTracker(load: () => Promise<AnalyticsAdapter>): Tracker {
  let allowed = false;
  let adapter: Promise<AnalyticsAdapter> | undefined;
  const send = (say: (adapter: AnalyticsAdapter) => void) => {
    if (!allowed) return;
    adapter ??= load();
    // Sends events in order. Checks the consent again, because it may have been withdrawn in the meantime.
    adapter.then((service) => void (allowed && say(service))).catch(() => undefined);
  };
  return {
    allow: (next) => void (allowed = next),
    identify: (userId, traits) => send((service) => service.identify(userId, traits)),
    page: (path) => send((service) => service.page(path)),
    track: (name, properties) => send((service) => service.track(name, properties)),
  };
}

/** Undefined if no service is configured. */
export function configuredTracker(config: AnalyticsConfig | undefined): Tracker | undefined {
  if (!config) return undefined;
  return createTracker(async () => {
    const { createSegmentAdapter } = await import("./segment.ts");
    return createSegmentAdapter(config);
  });
}

export const TrackerContext = createContext<Tracker | undefined>(undefined);
export const useTracker = (): Tracker | undefined => use(TrackerContext);
