import type { HttpClient } from "@countertop/sdk";
import i18next from "i18next";
import { optionsQuery, type Option } from "../filter/filter-types.ts";
import type { PickSource } from "./filters.ts";

/** Options of a filter that aren't records of a resource: those with the words, or the one of this id. */
export const lazyOptions = (
  key: readonly string[],
  load: (client: HttpClient, part: { words?: string; id?: string }) => Promise<Option[]>,
): PickSource => ({
  options: (client) => {
    const query = (part: { words?: string; id?: string }) =>
      optionsQuery(
        {
          // Names of countries are in the language of the user.
          queryKey: ["options", ...key, part, i18next.language],
          queryFn: () => load(client, part),
        },
        (options) => options,
      );
    return { search: (words) => query({ words }), named: (id) => query({ id }) };
  },
});
