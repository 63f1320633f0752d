// What a program cannot decide.
// TODO(countertop): queryKeysFactory: write the key: [area, resource, 'list' | 'detail', …]
// TODO(countertop): useLocalStorage: the providers keep what they need; use a library of your choice
import { useAdminUpdateOrder, useAdminVariants } from "@countertop/sdk/react";
// TODO(countertop): export this from @countertop/sdk/react or @countertop/storefront-kit
export { useProducts } from "medusa-react";

// TODO(countertop): names medusa-react
vi.mock("medusa-react");

export const keys = queryKeysFactory("mine");
// TODO(countertop): what are its arguments?
export const useVariants = (...args: [object]) => useAdminVariants(...args);
// TODO(countertop): the answer's fields are in `data` of this result
export const useFound = (q: string) => useAdminVariants({
  query: { q }
});

export function useRename(order: () => string) {
  const rename = useAdminUpdateOrder();
  const [saved] = useLocalStorage("saved", "");
  // TODO(countertop): what it is called with has changed: { id, body }
  useSomething(rename);
  // TODO(countertop): `id` was given to the hook
  return () => rename.mutate({
    id: order(),
    body: { email: saved }
  });
}
