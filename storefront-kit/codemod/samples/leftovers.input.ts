// Code that a program can't migrate without a person's decision.
import { queryKeysFactory, useAdminUpdateOrder, useAdminVariants, useLocalStorage, useUpdateMe } from "medusa-react";
import type { Product, StoreProductsListRes } from "@medusajs/medusa";
import { useRegions } from "medusa-react";
export { useProducts } from "medusa-react";

export type Page = StoreProductsListRes & { first: Product };
export function useForget() {
  const { remove } = useRegions();
  return remove;
}

vi.mock("medusa-react");

export const keys = queryKeysFactory("mine");
export const useVariants = (...args: [object]) => useAdminVariants(...args);
export const useFound = (q: string) => useAdminVariants({ q });

export function useRename(order: () => string) {
  const rename = useAdminUpdateOrder(order());
  const [saved] = useLocalStorage("saved", "");
  useSomething(rename);
  return () => rename.mutate({ email: saved });
}

export function useSave(id: string) {
  const me = useUpdateMe();
  return (values: object) => me.mutate({ id, ...values });
}
