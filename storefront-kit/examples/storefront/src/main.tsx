import "./index.css";
// Imports this module here because nearly every page has a price, and the module compresses best in the entry file.
import "./lib/money.ts";
import { createHttpClient } from "@countertop/sdk";
import { createStorefrontQueryClient } from "@countertop/storefront-kit";
import { hydrate, onlineManager } from "@tanstack/react-query";
import { createRoot, hydrateRoot } from "react-dom/client";
import { directionOf, isLanguage, LANGUAGE_KEY, preferencesOf } from "./lib/language.ts";
import { CLIENT_ID, STATE_ID, type PageState } from "./lib/page-state.ts";
import { cookies, REGION_KEY } from "./lib/region.tsx";
import { loadTranslate } from "./lib/texts.ts";
import { preload } from "./lib/page-code.ts";
import { Shop } from "./shop.tsx";

const element = document.getElementById("root");
if (!element) throw new Error("index.html has no element #root");

// Subscribes now, before hydration, because the manager tracks the connection only while it has a subscriber.
onlineManager.subscribe(() => undefined);
onlineManager.setOnline(navigator.onLine);

/** State from which a server rendered this page; undefined for static files. */
const served = document.getElementById(STATE_ID)?.textContent;
const state = served ? (JSON.parse(served) as PageState) : undefined;

const chosen = new URLSearchParams(location.search).get("lang");
// A link that names a language also chooses it.
if (isLanguage(chosen)) cookies.setItem(LANGUAGE_KEY, chosen);
const preferences =
  state ?? preferencesOf(navigator.languages, chosen ?? cookies.getItem(LANGUAGE_KEY));
const { language, locale, country } = preferences;
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

async function start(root: HTMLElement) {
  // The visitor may have gone Back after the server rendered the page.
  const address = state?.address ?? location.pathname + location.search;
  const code = preload(address);
  const t = await loadTranslate(language, locale);
  // If the code fails to load, the page shows an error.
  await code.catch(() => undefined);
  const queryClient = createStorefrontQueryClient({ staleTime: 60_000 });
  const shop = (
    <Shop
      // Browsers repeat a POST automatically if the connection breaks before the response. With a key, the server repeats
      // its earlier response, and nothing is added to the cart twice.
      client={createHttpClient({
        baseUrl: "",
        id: CLIENT_ID,
        retries: { attempts: 1, mode: "exactly-once" },
      })}
      queryClient={queryClient}
      address={address}
      visitor={{
        language,
        locale,
        country,
        t,
        origin: location.origin,
        regionId: state ? state.regionId : (cookies.getItem(REGION_KEY) ?? undefined),
        cart: state?.cart,
      }}
    />
  );

  if (state) {
    hydrate(queryClient, state.queries);
    hydrateRoot(root, shop);
  } else createRoot(root).render(shop);
}

void start(element);

// The service worker is for the next page, so it starts after this one has loaded.
if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE_PAGE !== "off")
  addEventListener("load", () => {
    if ("serviceWorker" in navigator)
      navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
