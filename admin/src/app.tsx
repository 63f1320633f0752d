import { LocaleProvider } from "@ark-ui/react/locale";
import { ApiError, type HttpClient } from "@countertop/sdk";
import { adminRetrieveSession } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { ClientProvider } from "@countertop/sdk/react";
import { onlineManager, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import type { i18n } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { bringExtensions } from "./bring-extensions.ts";
import { recentRecords } from "./features/shell/recent.ts";
import { SessionDialog } from "./features/shell/session-dialog.tsx";
import { loginAddress } from "./entry.ts";
import { emptyStorage } from "./lib/browser-storage.ts";
import { configuredTracker } from "./lib/analytics/tracker.ts";
import type { AnalyticsConfig } from "./lib/config.ts";
import { watchConnection } from "./lib/connection.ts";
import { watchFirstData } from "./lib/first-data.ts";
import { leaveWithoutPrompt } from "./lib/leave-without-prompt.ts";
import { collectionsWithoutProducts } from "./lib/collections-without-products.ts";
import { currentPath } from "./lib/location.ts";
import { buildName } from "./lib/detection.ts";
import { reloadWhenPartsAreGone, watchVersion } from "./lib/new-version.ts";
import { shareInvalidations } from "./lib/other-tabs.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { keepSession } from "./lib/session-keeper.ts";
import { stored } from "./lib/local-storage.ts";
import { forgetLists } from "./patterns/list.ts";
import { unsavedWork } from "./lib/unsaved-work.ts";
import { knowStore } from "./patterns/page.ts";
import { createAdminRouter } from "./router.ts";
import type { RouterContext } from "./routes/-router-context.ts";
import { setMoreErrorsText } from "./ui/field.tsx";

export interface AppOptions {
  client: HttpClient;
  i18n: i18n;
  analytics: AnalyticsConfig | undefined;
}

export interface App {
  /** Requests the data of the current URL before it is known whether there is a session. */
  begin(): void;
  /** Renders the page for a user. Without a session, call it only if the URL isn't a page of the admin. */
  render(user: User | null): Promise<ReactNode>;
}
type User = Awaited<ReturnType<typeof adminRetrieveSession>>["user"];

/**
 * The admin behind the sign-in. It exists as long as the document, because signing out, or the end of the session, reloads the
 * page.
 */
export function createApp({ client, i18n, analytics }: AppOptions): App {
  const session: RouterContext["session"] = { user: undefined };
  const leave = (expired: boolean) => {
    // If no session has been confirmed yet, the page asks the visitor to sign in.
    if (session.user === undefined) return;
    if (expired) emptyStorage("session");
    else forgetReader();
    leaveWithoutPrompt(() => location.assign(loginAddress(expired ? currentPath() : "", expired)));
  };
  const keeper = keepSession(collectionsWithoutProducts(client));
  const connection = watchConnection(() => answers(client));
  onlineManager.setEventListener((setOnline) =>
    connection.subscribe(() => setOnline(connection.isOnline())),
  );
  const versions = watchVersion(buildName());
  reloadWhenPartsAreGone(versions, () => {
    // If there is unsaved work, the notice about the new version offers the reload instead.
    if (unsavedWork().length === 0) leaveWithoutPrompt(() => location.reload());
  });
  const queries = createQueryClient({
    onSignedOut: () => leave(true),
    onNoAnswer: connection.doubt,
  });
  shareInvalidations(queries);
  setMoreErrorsText((count) => i18n.t("common:form.moreErrors", { count }));
  const strings = (...namespaces: string[]) => i18n.loadNamespaces(namespaces);
  const router = createAdminRouter({
    client: keeper.client,
    queries,
    strings,
    session,
    connection,
    versions,
    tracker: configuredTracker(analytics),
    signedOut: () => leave(false),
  });
  let begunAt: string | undefined;
  const begin = () => {
    begunAt = currentPath();
    void router.load();
  };
  return {
    begin,
    async render(user) {
      session.user = user;
      // Starts again if the URL has changed, because the first requests may have been for the sign-in page.
      if (begunAt !== undefined && begunAt !== currentPath()) begin();
      // Repeats the requests that were sent before the sign-in.
      keeper.answer(true);
      if (user) {
        recordSignIn(user.id);
        queries.setQueryData(queryOptions(client, adminRetrieveSession).queryKey, { user });
        bringExtensions(i18n);
        await knowStore(client, queries);
        watchFirstData(queries);
      }
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
    },
  };
}

const lastReader = stored("reader", (value) => (typeof value === "string" ? value : ""));

function recordSignIn(reader: string): void {
  if (lastReader.get() !== reader) forgetReader();
  lastReader.set(reader);
}

/**
 * Removes the user's data from this browser, because the next user must not see it. Keeps entries that only this user's pages
 * read.
 */
function forgetReader(): void {
  recentRecords.set([]);
  forgetLists();
  emptyStorage("reader");
}

/** True if the store responds, even with an error. The response of a gateway doesn't count. */
async function answers(client: HttpClient): Promise<boolean> {
  try {
    await adminRetrieveSession(client);
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status < 502;
  }
}

/** Passes the language to menus and dialogs, so that they mirror arrow keys and positions in right-to-left languages. */
function Localized({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return <LocaleProvider locale={i18n.language}>{children}</LocaleProvider>;
}
