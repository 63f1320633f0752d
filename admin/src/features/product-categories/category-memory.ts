import { stored } from "../../lib/local-storage.ts";

/** Ids of the expanded categories, in this browser. */
export const expandedCategories = stored<readonly string[]>("categories", (value) =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [],
);

/** The last focused category, so that the focus can return to it. */
export const lastCategory: { id: string | undefined } = { id: undefined };
