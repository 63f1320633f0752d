// What a program cannot decide.
import { queryKeysFactory, useAdminUpdateOrder, useAdminVariants, useLocalStorage } from "medusa-react";
export { useProducts } from "medusa-react";

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
