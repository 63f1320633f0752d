import { AnalyticsBrowser } from "@segment/analytics-next";
import type { AnalyticsConfig } from "../config.ts";
import type { AnalyticsAdapter } from "./adapter.ts";

/**
 * Segment's library with minimal permissions. Its settings are fixed here, so it doesn't fetch settings or load third-party
 * scripts. All that it learns about a page is the path. It keeps the user and unsent events in memory, because storage and
 * cookies would reveal the user to the next person who uses the browser.
 */
export function createSegmentAdapter({ writeKey, host }: AnalyticsConfig): AnalyticsAdapter {
  const { protocol, host: server, pathname } = new URL(host);
  const analytics = AnalyticsBrowser.load(
    {
      writeKey,
      cdnSettings: {
        integrations: {
          "Segment.io": {
            apiKey: writeKey,
            apiHost: server + pathname.replace(/\/$/, ""),
            protocol: protocol.replace(":", ""),
          },
        },
        metrics: { sampleRate: 0 },
      },
    },
    { initialPageview: false, disableClientPersistence: true },
  );
  void analytics.addSourceMiddleware(({ payload, next }) => {
    // Replaces the context, because the library adds the document's URL, title, and referrer to each event.
    payload.obj.context = { ...payload.obj.context, page: {} };
    next(payload);
  });
  const send = (call: Promise<unknown>) => void call.catch(() => undefined);
  return {
    identify(userId, traits) {
      if (userId !== undefined) return send(analytics.identify(userId, traits));
      send(Promise.resolve(analytics.reset()).then(() => analytics.identify(traits)));
    },
    page: (path) =>
      send(
        analytics.page(undefined, undefined, {
          path,
          url: "",
          search: "",
          title: "",
          referrer: "",
        }),
      ),
    track: (name, properties) => send(analytics.track(name, properties)),
  };
}
