import { useClient } from "@countertop/sdk/react";
import type { Region } from "@countertop/sdk/types";
import { useCart } from "@countertop/storefront-kit";
import { cookieStorage } from "@countertop/storefront-kit/cookies";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { createContext, useContext, useEffect, useRef } from "react";
import { localeOf, useLocale, type Locale } from "./locale.ts";
import { PLACE_COOKIE } from "./place.ts";
import { regionsQuery } from "./queries.ts";
import { mainCountry, regionOfCountry } from "./region-country.ts";

/** Stores choices in cookies, because the server reads them. */
const cookies = cookieStorage();

/** The region of a cart from a link. It takes precedence over the region of the page's locale. */
export const CartRegion = createContext<Region | undefined>(undefined);

interface Shopping {
  readonly regions: readonly Region[];
  readonly region: Region;
}

export function useRegion(): Shopping {
  const { data: regions } = useSuspenseQuery(regionsQuery(useClient()));
  const { country } = useLocale();
  const linked = useContext(CartRegion);
  const region = linked ?? regionOfCountry(regions, country);
  if (!region) throw new Error("The locale's route checks that a region serves the country.");
  return { regions, region };
}

/** Returns a function that opens the current page in a different locale, and remembers the choice. */
export function useChooseLocale(): (locale: Locale) => void {
  const router = useRouter();
  return ({ path }) => {
    cookies.setItem(PLACE_COOKIE, path);
    const { pathname, searchStr } = router.state.location;
    router.history.push(pathname.replace(/^\/[^/]+/, `/${path}`) + searchStr);
  };
}

export function useChooseRegion(): (region: Region) => void {
  const choose = useChooseLocale();
  const { language } = useLocale();
  return (region) => choose(localeOf(language, mainCountry(region)));
}

/**
 * Moves the cart to the page's region if it's in a different one, so that its prices are calculated again. Tries once for each
 * choice.
 */
export function useCartInRegion(): void {
  const { region } = useRegion();
  const { cart, setRegion } = useCart();
  const asked = useRef("");
  useEffect(() => {
    const wish = cart && cart.region_id !== region.id ? `${cart.id} ${region.id}` : "";
    if (wish === asked.current) return;
    asked.current = wish;
    if (wish) setRegion.mutate({ region_id: region.id });
  }, [cart, region.id, setRegion]);
}
