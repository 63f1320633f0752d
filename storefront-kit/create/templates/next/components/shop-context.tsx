"use client";
import type { Region } from "@countertop/sdk/types";
import { createContext, useContext, useState, type ReactNode } from "react";
import type { Language } from "@/lib/place";
import { translator, type Messages, type Translate } from "@/texts";

export interface Shop {
  readonly place: string;
  readonly country: string;
  readonly language: Language;
  readonly region: Pick<Region, "id" | "currency_code" | "includes_tax" | "tax_rate">;
  /** True if a customer signed in in this browser. The session may have ended. */
  readonly hasSession: boolean;
}

const ShopContext = createContext<(Shop & { readonly t: Translate }) | undefined>(undefined);

/** The place and texts of the page, for client components. */
export function useShop(): Shop & { readonly t: Translate } {
  const shop = useContext(ShopContext);
  if (!shop) throw new Error("useShop must be used within ShopProvider");
  return shop;
}

interface ShopProviderProps extends Shop {
  readonly messages: Messages | undefined;
  readonly children: ReactNode;
}

export function ShopProvider({ messages, children, ...shop }: ShopProviderProps) {
  const [t] = useState(() => translator(messages));
  return <ShopContext value={{ ...shop, t }}>{children}</ShopContext>;
}
