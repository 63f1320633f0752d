import type { HttpClient } from "@countertop/sdk";
import { adminListRegions, adminRetrieveDiscountByCode } from "@countertop/sdk/operations";
import { queryOptions } from "@countertop/sdk/query";
import { useClient } from "@countertop/sdk/react";
import { useQuery } from "@tanstack/react-query";
import { isMissing } from "../../lib/errors.ts";

/** All regions: a shop has a handful. */
export const regionsQuery = (client: HttpClient) =>
  queryOptions(client, adminListRegions, {
    query: { limit: 200, order: "name", fields: "id,name,currency_code", expand: "" },
  });
export const useRegions = () => useQuery(regionsQuery(useClient())).data?.regions ?? [];

/** The id of the discount that has a code; nothing where none has. */
export async function holderOf(client: HttpClient, code: string): Promise<string | undefined> {
  try {
    const query = { fields: "id", expand: "" };
    return (await client.send(adminRetrieveDiscountByCode, { code, query })).data.discount.id;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
