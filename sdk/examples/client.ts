import { createClient, createHttpClient } from "@countertop/sdk";
import { storeListRegions } from "@countertop/sdk/operations";

const client = createClient({ baseUrl: "http://localhost:9000", publishableApiKey: "pk_1" });
export const everything = () => client.store.regions.list();

const http = createHttpClient({ baseUrl: "http://localhost:9000" }); // has no methods for operations: the smallest bundle
export const smallest = () => storeListRegions(http);
