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
  /** The signed-in user. Null only if the URL isn't a page of the admin, and undefined until it is known. */
  session: { user: User | null | undefined };
  /** Tracks usage of the admin, if that is configured. */
  tracker: Tracker | undefined;
  /** Loads the strings of a part of the admin before that part is shown. */
  strings(...namespaces: string[]): Promise<void>;
  connection: Connection;
  versions: VersionWatch;
  /** Call this when the session has expired. */
  signedOut(): void;
}
