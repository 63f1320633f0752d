// Code that a program can't migrate without a person's decision.
// TODO(countertop): queryKeysFactory: write the key: [area, resource, 'list' | 'detail', …]
// TODO(countertop): useLocalStorage: the providers store what they need; use a library of your choice
import { useAdminUpdateOrder, useAdminVariants, useUpdateMe, useRegions } from "@countertop/sdk/react";
// TODO(countertop): StoreProductsListRes isn't a type of @countertop/sdk/types: see Input and Output of @countertop/sdk
import type { StoreProductsListRes } from "@medusajs/medusa";
import type { Product } from "@countertop/sdk/types";
// TODO(countertop): export this from @countertop/sdk/react or @countertop/storefront-kit
export { useProducts } from "medusa-react";

export type Page = StoreProductsListRes & { first: Product };
export function useForget() {
  // TODO(countertop): a query doesn't have remove: call queryClient.removeQueries({ queryKey }) instead
  const { remove } = useRegions();
  return remove;
}

// TODO(countertop): names medusa-react
vi.mock("medusa-react");

export const keys = queryKeysFactory("mine");
// TODO(countertop): the arguments can't be determined: pass them explicitly
export const useVariants = (...args: [object]) => useAdminVariants(...args);
// TODO(countertop): the response's fields are in this result's `data`
export const useFound = (q: string) => useAdminVariants({
  query: { q }
});

export function useRename(order: () => string) {
  const rename = useAdminUpdateOrder();
  const [saved] = useLocalStorage("saved", "");
  // TODO(countertop): the arguments have changed: { id, body }
  useSomething(rename);
  // TODO(countertop): `id` was passed to the hook
  return () => rename.mutate({
    id: order(),
    body: { email: saved }
  });
}

export function useSave(id: string) {
  const me = useUpdateMe();
  // TODO(countertop): the server refuses `id` here: leave it out
  return (values: object) => me.mutate({
    body: {
      ...values
    }
  });
}
