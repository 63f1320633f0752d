import { readCookie } from "@countertop/storefront-kit/cookies";
import {
  cartHandler,
  contentSecurityPolicy,
  forwardToStore,
} from "@countertop/storefront-kit/server";
import { createMiddleware, createStart } from "@tanstack/react-start";
import { setResponseHeaders } from "@tanstack/react-start/server";
import { PLACE_COOKIE, places } from "./lib/place.ts";
import { servedCountries, storeSettings } from "./lib/store.ts";

/** Paths that aren't pages of a place: files, server functions, and documents for crawlers. */
const UNPLACED = /^\/(_|@|assets\/|src\/|node_modules\/|.*\.[a-z]+$)/;

/** Handles the cart's forms, forwards calls to the store, sends visitors to their country's pages, and secures the pages. */
const everyRequest = createMiddleware().server(async ({ next, request }) => {
  const { pathname, search } = new URL(request.url);
  const settings = storeSettings();
  if (pathname === "/api/cart") return cartHandler(settings)(request);
  const forwarded = await forwardToStore(request, settings);
  if (forwarded) return forwarded;
  if (!UNPLACED.test(pathname) && places.inPath(pathname) === undefined) {
    const { place } = places.choose(request.headers, {
      countries: await servedCountries(),
      chosen: readCookie(request.headers.get("cookie"), PLACE_COOKIE),
      fallback: process.env["COUNTRY"] ?? "de",
    });
    const location = `/${place}${pathname === "/" ? "" : pathname}${search}`;
    return new Response(null, { status: 302, headers: { location } });
  }
  const nonce = crypto.randomUUID();
  const policy = contentSecurityPolicy({ nonce, isDevelopment: import.meta.env.DEV });
  const headers = new Headers({
    // Pages contain the id of the visitor's cart, and the cart's page contains the whole cart.
    ...(!UNPLACED.test(pathname) && { "cache-control": "private, no-cache" }),
    "content-security-policy": policy,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  });
  setResponseHeaders(headers);
  return next({ context: { nonce } });
});

export const startInstance = createStart(() => ({ requestMiddleware: [everyRequest] }));
