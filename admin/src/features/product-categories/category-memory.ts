import { stored } from "../../lib/local-storage.ts";

/** The ids of expanded categories, stored in this browser. */
export const expandedCategories = stored<readonly string[]>("categories", (value) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [],
);

/** The last focused category, which gets the focus again when the user returns to the tree. */
export const lastCategory: { id: string | undefined } = { id: undefined };
