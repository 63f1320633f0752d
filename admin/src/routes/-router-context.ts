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
  /** Who is signed in: nobody only where no page of the admin is asked for, undefined while the server is being asked. */
  session: { user: User | null | undefined };
  /** Whom to tell how the admin is used, where that is configured. */
  tracker: Tracker | undefined;
  /** Loads the strings of a part of the admin before it is shown. */
  strings(...namespaces: string[]): Promise<void>;
  connection: Connection;
  versions: VersionWatch;
  /** To be called when the session has been ended. */
  signedOut(): void;
}
