import type { HttpClient } from "@countertop/sdk";
import { adminListRegions } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useAdminRegionAddCountry, useAdminRegionRemoveCountry } from "@countertop/sdk/react";

/** Every region with its countries. A country is in at most one region. */
export const countriesQuery = (client: HttpClient) =>
  queryOptions(client, adminListRegions, {
    query: { limit: 1000, fields: "id,name", expand: "countries" },
  });

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
 * Adds and removes countries of a region. A country of another region is removed there first, because the server otherwise rejects
 * it. If it can't be added afterwards, it's moved back. Resolves to a function that undoes everything.
 */
export async function changeCountries(
  { addCountry, removeCountry }: CountryCalls,
  holders: ReadonlyMap<string, Holder>,
  { region, added, removed }: CountryChange,
): Promise<() => Promise<void>> {
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
  return async () => {
    for (const code of added) {
      const from = holders.get(code)?.id;
      if (from === undefined || from === region) await remove(region, code);
      else await move(code, region, from);
    }
    for (const code of removed) await add(region, code);
  };
}
