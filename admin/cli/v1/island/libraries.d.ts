/** The parts of medusa-react and React Router that the island uses. Only the builder's folder contains these libraries. */
declare module "medusa-react" {
  import type { QueryClient } from "@tanstack/react-query";
  import type { ComponentType, ReactNode } from "react";
  export const MedusaProvider: ComponentType<{
    baseUrl: string;
    queryClientProviderProps: { client: QueryClient };
    children?: ReactNode;
  }>;
  type Use = (id: string, query?: object) => Readonly<Record<string, unknown>>;
  export const useAdminOrder: Use;
  export const useAdminDraftOrder: Use;
  export const useAdminCustomer: Use;
  export const useAdminCustomerGroup: Use;
  export const useAdminProduct: Use;
  export const useAdminCollection: Use;
  export const useAdminPriceList: Use;
  export const useAdminDiscount: Use;
  export const useAdminGiftCard: Use;
}

declare module "react-router-dom" {
  import type { ComponentType, ReactNode } from "react";
  export type To = string | { pathname?: string; search?: string; hash?: string };
  export interface Navigator {
    createHref(to: To): string;
    push(to: To, state?: unknown): void;
    replace(to: To, state?: unknown): void;
    go(steps: number): void;
  }
  export const Router: ComponentType<{
    location: { pathname: string; search: string; hash: string; state: unknown };
    navigator: Navigator;
    children?: ReactNode;
  }>;
  export const Routes: ComponentType<{ children?: ReactNode }>;
  export const Route: ComponentType<{ path: string; element?: ReactNode; children?: ReactNode }>;
}
