import { createHttpClient } from "@countertop/sdk";
import { checkProducts, explain, readReasonsStore, tryToBuy } from "@countertop/sdk/recipes";

const client = createHttpClient();

/** Logs each reason with its fix, such as "Small has no price in the region Japan." */
export async function explainProduct(id: string): Promise<void> {
  // The store's settings are the same for all products, so read them once.
  const settings = await readReasonsStore(client);
  const [checked] = await checkProducts(client, settings, { id: [id] });
  for (const reason of checked?.reasons ?? []) {
    const { problem, fix } = explain(reason, settings, checked?.product);
    console.log(problem, fix);
  }
}

/**
 * Confirms the reason with a real cart, which is emptied afterward. Logs `{ step: "item", message: "Variant … without a price" }`.
 */
export async function proveIt(product: string, variant: string, region: string): Promise<void> {
  console.log(await tryToBuy(client, { product, variant, region, country: "jp" }));
}
