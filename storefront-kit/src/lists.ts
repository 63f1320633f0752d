export {
  CatalogTooLarge,
  readCatalog,
  type Catalog,
  type CatalogProduct,
} from "./lists/catalog.ts";
export {
  PRODUCT_ORDERS,
  readProductFilters,
  toggleFacet,
  writeProductFilters,
  type FacetName,
  type ProductFilters,
  type ProductOrder,
  type SearchLike,
} from "./lists/filters.ts";
export {
  productListQuery,
  useInstantSearch,
  useProductList,
  type InstantSearch,
  type ProductListOptions,
  type ProductListPage,
} from "./lists/product-list.ts";
export {
  searchCatalog,
  type CatalogMatches,
  type Facet,
  type FacetValue,
} from "./lists/search-catalog.ts";
