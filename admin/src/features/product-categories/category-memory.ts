import { stored } from "../../lib/local-storage.ts";

/** Which categories are expanded, in this browser. */
export const expandedCategories = stored<readonly string[]>("categories", (value) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [],
);

/** Where one was in the tree, to come back to. */
export const lastCategory: { id: string | undefined } = { id: undefined };
