import type { HttpClient } from "@countertop/sdk";
import {
  adminListRegions,
  adminAddRegionCountry,
  adminRemoveRegionCountry,
} from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useAdminRegionAddCountry, useAdminRegionRemoveCountry } from "@countertop/sdk/react";
import type { ListCalls } from "../../patterns/fields.ts";

const all = { query: { limit: 1000, fields: "id,name", expand: "countries" } } as const;
/** All regions with their countries. A country is in at most one region. */
export const countriesQuery = (client: HttpClient) => queryOptions(client, adminListRegions, all);

export interface Holder {
  id: string;
  name: string;
}
interface Regions {
  regions: readonly (Holder & { countries?: readonly { iso_2: string }[] })[];
}

/** The region of each country. */
export const holdersIn = ({ regions }: Regions): ReadonlyMap<string, Holder> =>
  new Map(
    regions.flatMap(({ id, name, countries = [] }) =>
      countries.map(({ iso_2 }) => [iso_2, { id, name }] as const),
    ),
  );

export interface CountryChange {
  region: string;
  added: readonly string[];
  removed: readonly string[];
}

export interface CountryCalls {
  addCountry(input: { id: string; body: { country_code: string } }): Promise<unknown>;
  removeCountry(input: { id: string; country_code: string }): Promise<unknown>;
}
export const useCountryCalls = (): CountryCalls => ({
  addCountry: useAdminRegionAddCountry().mutateAsync,
  removeCountry: useAdminRegionRemoveCountry().mutateAsync,
});

/**
 * Adds countries to a region, and removes others. A country in another region is first removed there, because the server
 * otherwise rejects it. If adding it fails, it's moved back.
 */
export async function changeCountries(
  { addCountry, removeCountry }: CountryCalls,
  holders: ReadonlyMap<string, Holder>,
  { region, added, removed }: CountryChange,
): Promise<void> {
  const add = (id: string, country_code: string) => addCountry({ id, body: { country_code } });
  const remove = (id: string, country_code: string) => removeCountry({ id, country_code });
  const move = async (code: string, from: string | undefined, to: string) => {
    if (from === to) return;
    if (from !== undefined) await remove(from, code);
    try {
      await add(to, code);
    } catch (error) {
      if (from !== undefined) await add(from, code);
      throw error;
    }
  };
  for (const code of removed) await remove(region, code);
  for (const code of added) await move(code, holders.get(code)?.id, region);
}

/** The calls of a region's form. They read the countries' current regions, because the page may be outdated. */
const inForm =
  (change: CountryChange): ReturnType<ListCalls["add"]>[number] =>
  async (client, write) =>
    changeCountries(
      {
        addCountry: (input) => write(adminAddRegionCountry, input),
        removeCountry: (input) => write(adminRemoveRegionCountry, input),
      },
      holdersIn(await adminListRegions(client, all)),
      change,
    );
export const countryListCalls: ListCalls = {
  add: (region, added) => [inForm({ region, added, removed: [] })],
  remove: (region, removed) => [inForm({ region, added: [], removed })],
};
