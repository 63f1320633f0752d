import type { HttpClient } from "@countertop/sdk";
import { adminListRegions, adminRetrieveDiscountByCode } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { isMissing } from "../../lib/errors.ts";

/** All regions: a store has only a few. */
export const regionsQuery = (client: HttpClient) =>
  queryOptions(client, adminListRegions, {
    query: { limit: 200, order: "name", fields: "id,name,currency_code,tax_rate", expand: "" },
  });
export const useRegions = () => useQuery(regionsQuery(useClient())).data?.regions ?? [];

/** The discount that has a code, if any. Codes are unique. */
export async function holdersOf(client: HttpClient, code: string) {
  try {
    const query = { fields: "id,parent_discount_id", expand: "" };
    return [(await client.send(adminRetrieveDiscountByCode, { code, query })).data.discount];
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
