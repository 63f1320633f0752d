import "./index.css";
// Nearly every page has a price: in the entrance's own file it zips best.
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

// It hears the browser while somebody listens to it: from now on, and not from when the page is taken over.
onlineManager.subscribe(() => undefined);
onlineManager.setOnline(navigator.onLine);

/** What a server drew this page of; nothing where the page came from a folder of files. */
const served = document.getElementById(STATE_ID)?.textContent;
const state = served ? (JSON.parse(served) as PageState) : undefined;

const chosen = new URLSearchParams(location.search).get("lang");
// A link that names a language is a choice, too.
if (isLanguage(chosen)) cookies.setItem(LANGUAGE_KEY, chosen);
const preferences =
  state ?? preferencesOf(navigator.languages, chosen ?? cookies.getItem(LANGUAGE_KEY));
const { language, locale, country } = preferences;
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

async function start(root: HTMLElement) {
  // Somebody may have gone Back since the server drew it.
  const address = state?.address ?? location.pathname + location.search;
  const code = preload(address);
  const t = await loadTranslate(language, locale);
  // Where it does not come, the page says so.
  await code.catch(() => undefined);
  const queryClient = createStorefrontQueryClient({ staleTime: 60_000 });
  const shop = (
    <Shop
      // A browser by itself sends a POST again whose connection broke before a word of the answer. With a key the server
      // answers that from memory, and nothing gets into the cart twice.
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

// For the next page, so it comes after all of this one.
if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE_PAGE !== "off")
  addEventListener("load", () => {
    if ("serviceWorker" in navigator)
      navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
