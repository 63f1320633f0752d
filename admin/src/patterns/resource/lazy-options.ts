import type { HttpClient } from "@countertop/sdk";
import i18next from "i18next";
import { optionsQuery, type Option } from "../filter/filter-types.ts";
import type { PickSource } from "./filters.ts";

/**
 * Options of a filter that aren't records of a resource. `load` returns the options that contain the words, or the option with
 * this id.
 */
export const lazyOptions = (
  key: readonly string[],
  load: (client: HttpClient, part: { words?: string; id?: string }) => Promise<Option[]>,
): PickSource => ({
  options: (client) => {
    const query = (part: { words?: string; id?: string }) =>
      optionsQuery(
        {
          // The key includes the language, because names of countries depend on it.
          queryKey: ["options", ...key, part, i18next.language],
          queryFn: () => load(client, part),
        },
        (options) => options,
      );
    return { search: (words) => query({ words }), named: (id) => query({ id }) };
  },
});
