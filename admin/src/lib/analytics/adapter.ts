/** What the admin tells of its use, and with which properties. */
export interface AnalyticsEvents {
  numUsers: { count: number };
  storeName: { name: string };
  regions: { count: number; regions: string[] };
  currencies: { count: number; currencies: string[] };
  numOrders: { count: number };
  numProducts: { count: number };
  numDiscounts: { count: number };
  userEmail: { email: string };
}

/** A service that it is told to. Another one than Segment is a file beside segment.ts, and a line in tracker.ts. */
export interface AnalyticsAdapter {
  /** Without an id the user stays anonymous, also if they were known before. */
  identify(userId: string | undefined, traits: { store?: string }): void;
  /** `path` is that of the page alone: searches and filters may hold what is nobody's business. */
  page(path: string): void;
  track<Name extends keyof AnalyticsEvents>(name: Name, properties: AnalyticsEvents[Name]): void;
}
