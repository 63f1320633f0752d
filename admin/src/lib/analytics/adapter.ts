/** The usage events that the admin sends, with their properties. */
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

/** An analytics service. To add a service, create a file next to segment.ts, and add a line to tracker.ts. */
export interface AnalyticsAdapter {
  /** Without an id, the user becomes anonymous, even if they were identified before. */
  identify(userId: string | undefined, traits: { store?: string }): void;
  /** Only contains the page's path, because searches and filters may contain private data. */
  page(path: string): void;
  track<Name extends keyof AnalyticsEvents>(name: Name, properties: AnalyticsEvents[Name]): void;
}
