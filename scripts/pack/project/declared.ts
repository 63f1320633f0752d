// Has exports without type annotations, as a library might. TypeScript writes their types into a declaration file.
import { createClient } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";
import { infiniteOptions, queryOptions } from "@countertop/sdk/query";
import { useAdminProducts, useAdminUpdateProduct, useInfiniteList } from "@countertop/sdk/react";

export const client = createClient();
export const regions = () => storeListRegions(client);
export const list = () => client.admin.products.list();
export const listWithResponse = () => client.admin.products.list.withResponse();
export const chosen = () =>
  client.admin.products.list({ query: { fields: "id,title", expand: "tags" } });
export const each = () => client.admin.products.iterate();
export const options = () => queryOptions(client, storeListRegions);
export const pages = () => infiniteOptions(client, storeListRegions);
export const useList = () => useAdminProducts({ query: { limit: 5 } });
export const useUpdate = () => useAdminUpdateProduct();
export const useFailure = () => useAdminUpdateProduct().error;
export const usePages = () => useInfiniteList(storeListRegions);
