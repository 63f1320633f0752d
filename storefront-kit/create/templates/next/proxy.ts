import { contentSecurityPolicy, forwardToStore } from "@countertop/storefront-kit/server";
import { NextResponse, type NextRequest } from "next/server";
import { places } from "@/lib/place";
import { settings, servedCountries } from "@/lib/store";

/** Forwards calls to the store, sends visitors to their country's pages, and gives each page a content security policy. */
export async function proxy(request: NextRequest): Promise<Response> {
  const { pathname, search } = request.nextUrl;
  // Browsers call the store on this storefront's own origin: no CORS, and the customer's session is a first-party cookie.
  // A rewrite, because Next rejects a forwarded response that redirects to a path, as a bank's page can.
  if (pathname.startsWith("/store/"))
    return NextResponse.rewrite(new URL(`${pathname}${search}`, settings.baseUrl));
  const upload = await forwardToStore(request, settings);
  if (upload) return upload;
  if (places.inPath(pathname) === undefined) {
    const { place, unserved } = places.choose(request.headers, {
      countries: await servedCountries(),
      chosen: request.cookies.get("place")?.value,
      fallback: process.env.COUNTRY ?? "de",
    });
    const path = pathname === "/" ? "" : pathname;
    const response = NextResponse.redirect(new URL(`/${place}${path}${search}`, request.url));
    // With this cookie, the pages ask the visitor for a country.
    if (unserved) response.cookies.set("unserved", unserved, { maxAge: 86_400, sameSite: "lax" });
    return response;
  }
  const nonce = btoa(crypto.randomUUID());
  const isDevelopment = process.env.NODE_ENV === "development";
  const policy = contentSecurityPolicy({ nonce, isDevelopment });
  const headers = new Headers(request.headers);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

export const config = { matcher: ["/uploads/:path*", "/((?!api/|_next/|.*\\.[a-z]+$).*)"] };
