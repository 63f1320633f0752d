import { createContext, use } from "react";
import type { AnalyticsConfig } from "../config.ts";
import type { AnalyticsAdapter } from "./adapter.ts";

/** Tells the service, once it may. The service is loaded with the first word to it; that it fails disturbs nobody. */
export interface Tracker extends AnalyticsAdapter {
  /** Before this, and after it is taken back, nothing is told, and nothing is kept for later. */
  allow(allowed: boolean): void;
}

export function createTracker(load: () => Promise<AnalyticsAdapter>): Tracker {
  let allowed = false;
  let adapter: Promise<AnalyticsAdapter> | undefined;
  const send = (say: (adapter: AnalyticsAdapter) => void) => {
    if (!allowed) return;
    adapter ??= load();
    // One after the other, in the order of the telling; what was forbidden meanwhile stays unsaid.
    adapter.then((service) => void (allowed && say(service))).catch(() => undefined);
  };
  return {
    allow: (next) => void (allowed = next),
    identify: (userId, traits) => send((service) => service.identify(userId, traits)),
    page: (path) => send((service) => service.page(path)),
    track: (name, properties) => send((service) => service.track(name, properties)),
  };
}

/** `undefined` where no service is configured. */
export function configuredTracker(config: AnalyticsConfig | undefined): Tracker | undefined {
  if (!config) return undefined;
  return createTracker(async () => {
    const { createSegmentAdapter } = await import("./segment.ts");
    return createSegmentAdapter(config);
  });
}

export const TrackerContext = createContext<Tracker | undefined>(undefined);
export const useTracker = (): Tracker | undefined => use(TrackerContext);
