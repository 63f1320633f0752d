import type { HttpClient } from "@countertop/sdk";
import type { QueryClient } from "@tanstack/react-query";
import type { Tracker } from "../lib/analytics/tracker.ts";
import type { Connection } from "../lib/connection.ts";
import type { VersionWatch } from "../lib/new-version.ts";

export interface User {
  id: string;
  email: string;
  first_name?: string | null;
  last_name?: string | null;
}

export interface RouterContext {
  client: HttpClient;
  queries: QueryClient;
  /** The signed-in user: null only if no page of the admin is requested, undefined while it loads. */
  session: { user: User | null | undefined };
  /** Records usage of the admin, if that is configured. */
  tracker: Tracker | undefined;
  /** Loads the strings of a part of the admin before it is shown. */
  strings(...namespaces: string[]): Promise<void>;
  connection: Connection;
  versions: VersionWatch;
  /** Call this when the session has ended. */
  signedOut(): void;
}
