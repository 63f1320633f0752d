import { useCart } from "@countertop/storefront-kit";
import { chooseRegion } from "@countertop/storefront-kit/parts";
import { cookieStorage } from "@countertop/storefront-kit/server";
import type { Region } from "@countertop/sdk/types";
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { useVisitor } from "./visitor.ts";

export const REGION_KEY = "countertop-region";
/** Cookies, because a server reads them before it renders a page. */
export const cookies = cookieStorage();

interface Shopping {
  regions: readonly Region[];
  region: Region;
  /** True if the visitor chose the region, or it serves their country. */
  isSettled: boolean;
  setRegion: (id: string) => void;
}

const Context = createContext<Shopping | undefined>(undefined);

/** The region that the visitor chose, else the one of their country, else a default that the visitor is asked to confirm. */
export function RegionProvider({
  regions,
  children,
}: {
  regions: readonly [Region, ...Region[]];
  children: (region: Region) => ReactNode;
}) {
  const { country, regionId } = useVisitor();
  const [chosen, setChosen] = useState<string | null | undefined>(regionId);
  useEffect(() => {
    const follow = ({ key, newValue }: StorageEvent) => key === REGION_KEY && setChosen(newValue);
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);
  const { region, reason } = chooseRegion({ regions, chosen, country });
  const setRegion = (id: string) => {
    setChosen(id);
    cookies.setItem(REGION_KEY, id);
  };
  return (
    <Context.Provider value={{ regions, region, isSettled: reason !== "default", setRegion }}>
      {children(region)}
    </Context.Provider>
  );
}

export function useRegion(): Shopping {
  const value = useContext(Context);
  if (!value) throw new Error("useRegion must be used within a RegionProvider");
  return value;
}

/** Calculates the prices of a cart from another region again, once for each choice. */
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
