import "./index.css";
import { AuthenticationError, createHttpClient, type HttpClient } from "@countertop/sdk";
import { guard } from "@countertop/sdk/guard";
import { adminRetrieveSession } from "@countertop/sdk/operations";
import i18next from "i18next";
import { lazy, StrictMode, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { fetchSources } from "virtual:countertop-extensions";
import { LoginPage, type LoginPageProps } from "./features/auth/login-page.tsx";
import type { App } from "./app.tsx";
import { enter, isInside, type Session } from "./entry.ts";
import { emptyStorage } from "./lib/browser-storage.ts";
import { loadConfig } from "./lib/config.ts";
import { shellStrings } from "./lib/detection.ts";
import { endEarly, takeEarly } from "./lib/early-requests.ts";
import { startI18n } from "./lib/i18n.ts";
import { currentPath } from "./lib/location.ts";
import { recordCalls } from "./lib/recorded-calls.ts";
import { ErrorState } from "./patterns/page.ts";

// Doesn't load with the entry, which contains only the code of the sign-in page. The sign-in page must not wait for the admin's
// code.
const loadAdmin = () => import("./app.tsx");

/** If an extension on the sign-in page fails, the user can still sign in. */
const LoginZone =
  fetchSources &&
  lazy(async (): Promise<{ default: LoginPageProps["Zone"] & object }> => {
    const zone = await import("./patterns/extension/login-zone.tsx").catch(() => undefined);
    return { default: zone?.LoginZone ?? (() => null) };
  });

type User = Awaited<ReturnType<typeof adminRetrieveSession>>["user"];

async function start(root: Root): Promise<void> {
  // The session, the strings, and the page's code load in parallel. The page's queries start once its code has loaded.
  const inside = isInside(currentPath());
  const strings = startI18n(...(inside ? shellStrings : ["auth"]));
  if (inside) loadAdmin().catch(() => undefined);
  const { apiUrl, analytics } = await loadConfig();
  const client = createHttpClient({
    baseUrl: apiUrl,
    // Explains calls that the store would reject with 500 without a reason. Only in development, because the guard's data is too
    // large for operators.
    middleware: import.meta.env.MODE === "development" ? [guard()] : [],
    use: [recordCalls],
    fetch: (request, init) =>
      (request instanceof Request && request.method === "GET" && takeEarly(request.url)) ||
      fetch(request, init),
  });
  let asked: Promise<Session<User>> | undefined = askSession(client);
  let made: Promise<App> | undefined;
  const makeApp = () =>
    (made ??= loadAdmin().then(({ createApp }) => createApp({ client, i18n: i18next, analytics })));
  if (inside)
    loadAdmin()
      // Without a session, the router may have changed the URL to that of the sign-in page.
      .then(() => (isInside(currentPath()) ? makeApp() : undefined))
      .then(
        (app) => isInside(currentPath()) && app?.begin(),
        () => (made = undefined),
      );
  const i18n = await strings;

  /** Reads the session, and shows the right page. Runs again after a sign-in, or when the server is reachable again. */
  async function show(): Promise<void> {
    const entrance = enter(currentPath(), await (asked ?? askSession(client)));
    asked = undefined;
    if ("address" in entrance && entrance.address !== undefined) {
      history.replaceState(null, "", entrance.address || "./");
    }
    root.render(<StrictMode>{await page(entrance)}</StrictMode>);
    // Runs after the page has taken the early responses that it needs.
    setTimeout(endEarly);
  }

  async function page(entrance: ReturnType<typeof enter<User>>): Promise<ReactNode> {
    switch (entrance.page) {
      case "unreachable":
        return (
          <main>
            <ErrorState heading="h1" error={entrance.error} onRetry={() => void show()} />
          </main>
        );
      case "login": {
        // Deletes the session's data, because the session may have expired between two visits.
        if (entrance.error === undefined) emptyStorage("session");
        await i18n.loadNamespaces("auth");
        if (fetchSources)
          void import("./bring-extensions.ts").then(
            ({ bringExtensions }) => bringExtensions(i18n),
            () => undefined,
          );
        // Loads the next page while the user enters the password.
        addEventListener("input", () => loadAdmin().catch(() => undefined), { once: true });
        const expired = new URLSearchParams(location.search).has("expired");
        return (
          <LoginPage
            client={client}
            expired={expired}
            sessionError={entrance.error}
            onEnter={show}
            Zone={LoginZone}
          />
        );
      }
      case "reset": {
        const [{ ResetPage }] = await Promise.all([
          import("./features/auth/reset-page.tsx"),
          i18n.loadNamespaces("auth"),
        ]);
        return (
          <ResetPage client={client} token={new URLSearchParams(location.search).get("token")} />
        );
      }
      case "invite": {
        const { user } = entrance;
        const [{ InvitePage }, signedIn] = await Promise.all([
          import("./features/auth/invite-page.tsx"),
          user && import("./invite-signed-in.tsx"),
          i18n.loadNamespaces("auth"),
        ]);
        // Removes the link from the history: it can't be used again, and its token must not stay there.
        const enterNew = () => {
          history.replaceState(null, "", "./");
          return show();
        };
        const link = new URLSearchParams(location.search);
        const page = (
          <InvitePage {...{ client, link }} signedInAs={user?.email} onEnter={enterNew} />
        );
        return user && signedIn
          ? signedIn.insideAnalytics({ client, user, analytics, page })
          : page;
      }
      case "admin": {
        const [app] = await Promise.all([makeApp(), i18n.loadNamespaces([...shellStrings])]);
        return app.render(entrance.user);
      }
    }
  }

  await show();
}

async function askSession(client: HttpClient): Promise<Session<User>> {
  try {
    return await adminRetrieveSession(client);
  } catch (error) {
    return error instanceof AuthenticationError ? { user: null } : { error };
  }
}

// Reloads a page from the browser's back/forward cache, because it may show data from before a sign-out.
addEventListener("pageshow", (event) => event.persisted && location.reload());

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no element #root");
start(createRoot(element)).catch((error: unknown) => {
  // Shows plain text, because no other code has loaded yet.
  element.textContent = error instanceof Error ? error.message : String(error);
  throw error;
});
