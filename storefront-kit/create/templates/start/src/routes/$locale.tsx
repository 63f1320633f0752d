import { CartProvider } from "@countertop/storefront-kit";
import { httpOnlyStorage } from "@countertop/storefront-kit/cookies";
import { useQueryClient } from "@tanstack/react-query";
import { createFileRoute, notFound, useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Shell } from "../components/shell.tsx";
import { NotFound, PageError } from "../components/states.tsx";
import { readLocale, useLocale } from "../lib/locale.ts";
import { categoriesQuery, collectionsQuery, regionsQuery } from "../lib/queries.ts";
import { regionOfCountry } from "../lib/region-country.ts";
import { useRegion } from "../lib/region.tsx";
import { visitorCart } from "../lib/store.ts";

type VisitorCart = Awaited<ReturnType<typeof visitorCart>>;
const CART_KEY = ["visitor-cart"];

export const Route = createFileRoute("/$locale")({
  beforeLoad: async ({ context: { client, queryClient, i18n }, params }) => {
    const locale = readLocale(params.locale);
    if (!locale) throw notFound();
    await i18n.changeLanguage(locale.language);
    const regions = await queryClient.ensureQueryData(regionsQuery(client));
    const region = regionOfCountry(regions, locale.country);
    if (!region) throw notFound();
    return { region_id: region.id };
  },
  loader: async ({ context: { client, queryClient }, location }) => {
    await Promise.all([
      queryClient.ensureQueryData(collectionsQuery(client)),
      queryClient.ensureQueryData(categoriesQuery(client)),
    ]);
    const known = await visitorCart(location.pathname.endsWith("/cart"));
    if (known?.id) queryClient.setQueryData(CART_KEY, known);
  },
  component: Shop,
  notFoundComponent: NotFound,
  errorComponent: PageError,
});

function Shop() {
  const { country } = useLocale();
  const { region } = useRegion();
  const queryClient = useQueryClient();
  const [known] = useState(() => queryClient.getQueryData<VisitorCart>(CART_KEY));
  const [storage] = useState(() => httpOnlyStorage({ id: known?.id }));
  // Scripts may change the cart from now on, so that the server's information becomes outdated.
  useEffect(() => queryClient.removeQueries({ queryKey: CART_KEY }), [queryClient]);
  // Payment providers return customers to the checkout.
  const returned = useLocation({
    select: ({ pathname, search }) =>
      pathname.endsWith("/checkout") ? (search as { cart?: string }).cart : undefined,
  });
  // Tells public/early.js to repeat what the visitor did before the script loaded.
  useEffect(() => void setTimeout(() => dispatchEvent(new Event("shop:ready"))), []);
  useEffect(() => registerOfflinePage(), []);
  useEffect(() => keepPageOffline(), []);
  return (
    <CartProvider
      defaults={{ region_id: region.id, country_code: country }}
      storage={storage}
      initialState={known?.cart}
      initialStateUpdatedAt={known?.readAt}
      returnedCart={returned}
    >
      <Shell />
    </CartProvider>
  );
}

/**
 * Stops the router from reloading a page whose code can't be loaded without a connection. The browser would show its own error if
 * the service worker isn't installed yet.
 */
function keepPageOffline(): () => void {
  const onError = ({ payload }: VitePreloadErrorEvent) => {
    // The router knows these errors by the start of their messages.
    if (!navigator.onLine) payload.message = `Offline: ${payload.message}`;
  };
  addEventListener("vite:preloadError", onError);
  return () => removeEventListener("vite:preloadError", onError);
}

/** Registers the message for offline visitors, after the page has loaded, because only later pages need it. */
function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
