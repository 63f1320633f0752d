import type { HttpClient } from "@countertop/sdk";
import {
  priced,
  pricedProductsQuery,
  type ChosenProducts,
} from "../../../resources/priced-products.ts";
import { products } from "../../../resources/products.ts";
import type { ProductSearch } from "../product-search.ts";
import { everyVariantQuery } from "../../../resources/product-variants.ts";

/** All variants of a product, with all of their prices. */
export const pricedVariantsQuery = (client: HttpClient, id: string) =>
  everyVariantQuery(client, id, priced);

/**
 * All variants of these products, in the order of the list. If there are too many products, `variants` is empty, and `total` is
 * their number.
 */
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
