import type { HttpClient } from "@countertop/sdk";
import {
  priced,
  pricedProductsQuery,
  type ChosenProducts,
} from "../../../resources/priced-products.ts";
import { products } from "../../../resources/products.ts";
import type { ProductSearch } from "../product-search.ts";
import { everyVariantQuery } from "../variants/variant-queries.ts";

/** Every variant of a product with all its prices. */
export const pricedVariantsQuery = (client: HttpClient, id: string) =>
  everyVariantQuery(client, id, priced);

/** Every variant of these products, in the order of the list; undefined if there are too many. */
export const pricedSelectionQuery = (
  client: HttpClient,
  search: ProductSearch,
  chosen: ChosenProducts,
) =>
  pricedProductsQuery(
    client,
    { ...(chosen.all && products.filterQuery(search)), order: search.order },
    chosen,
  );
