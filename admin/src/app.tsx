import { LocaleProvider } from "@ark-ui/react/locale";
import { ApiError, type HttpClient } from "@countertop/sdk";
import { adminRetrieveSession } from "@countertop/sdk/operations";
import { ClientProvider } from "@countertop/sdk/react";
import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bringExtensions } from "./bring-extensions.ts";
import { recentRecords } from "./features/shell/recent.ts";
import { SessionDialog } from "./features/shell/session-dialog.tsx";
import { loginAddress } from "./gate.ts";
import { configuredTracker } from "./lib/analytics/tracker.ts";
import type { AnalyticsConfig } from "./lib/config.ts";
import { watchConnection } from "./lib/connection.ts";
import { leaveQuietly } from "./lib/leaving.ts";
import { currentPath } from "./lib/location.ts";
import { reloadWhenPartsAreGone, runningVersion, watchVersion } from "./lib/new-version.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { keepSession } from "./lib/session-keeper.ts";
import { stored } from "./lib/stored.ts";
import { removeAllDrafts } from "./patterns/draft.ts";
import { forgetLists } from "./patterns/list-memory.ts";
import { createAdminRouter } from "./router.ts";
import type { RouterContext } from "./routes/__root.tsx";

export interface AppOptions {
  client: HttpClient;
  user: RouterContext["user"];
  i18n: i18n;
  analytics: AnalyticsConfig | undefined;
}

/** The admin behind the sign-in. It ends with the document: who signs out, or is signed out, loads the page anew. */
export function createApp({ client, user, i18n, analytics }: AppOptions): ReactNode {
  const leave = (expired: boolean) => {
    if (!expired) forgetReader();
    leaveQuietly(() => location.assign(loginAddress(expired ? currentPath() : "", expired)));
  };
  if (user) {
    welcome(user.id);
    bringExtensions(i18n);
  }
  const keeper = keepSession(client);
  const connection = watchConnection(() => answers(client));
  onlineManager.setEventListener((setOnline) =>
    connection.subscribe(() => setOnline(connection.isOnline())),
  );
  const versions = watchVersion(runningVersion());
  reloadWhenPartsAreGone(versions, () => leaveQuietly(() => location.reload()));
  const queries = createQueryClient({
    onSignedOut: () => leave(true),
    onNoAnswer: connection.doubt,
  });
  const strings = (...namespaces: string[]) => i18n.loadNamespaces(namespaces);
  const router = createAdminRouter({
    client: keeper.client,
    queries,
    strings,
    user,
    connection,
    versions,
    tracker: configuredTracker(analytics),
    signedOut: () => leave(false),
  });
  return (
    <ClientProvider client={keeper.client}>
      <QueryClientProvider client={queries}>
        <Localized>
          <RouterProvider router={router} />
          {user && <SessionDialog keeper={keeper} client={client} user={user} />}
        </Localized>
      </QueryClientProvider>
    </ClientProvider>
  );
}

const lastReader = stored("reader", (value) => (typeof value === "string" ? value : ""));

function welcome(reader: string): void {
  if (lastReader.get() !== reader) forgetReader();
  lastReader.set(reader);
}

/** Nothing that the reader left in this browser is for the next one. */
function forgetReader(): void {
  recentRecords.set([]);
  removeAllDrafts();
  forgetLists();
}

/** Whether the store answers, be it with a refusal; a gateway that speaks for it does not count. */
async function answers(client: HttpClient): Promise<boolean> {
  try {
    await adminRetrieveSession(client);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status < 502;
  }
}

/** Menus and dialogs mirror their keys and places with the language. */
function Localized({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <LocaleProvider locale={i18n.language}>{children}</LocaleProvider>;
}
