// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/product-categories.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/product-categories/{id}/products/batch` */
export const adminAddProductCategoryProducts: Mock<operations["adminAddProductCategoryProducts"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/product-categories/{id}/products/batch",
  request: requests.adminAddProductCategoryProducts,
  success: { status: 200, text: "{\"product_category\":{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/product-categories` */
export const adminCreateProductCategory: Mock<operations["adminCreateProductCategory"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/product-categories",
  request: requests.adminCreateProductCategory,
  success: { status: 200, text: "{\"product_category\":{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/product-categories/{id}` */
export const adminDeleteProductCategory: Mock<operations["adminDeleteProductCategory"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/product-categories/{id}",
  success: { status: 200, text: "{\"id\":\"pcat_01KERQSEH0X5259HQQ6VVBKW4Q\",\"object\":\"product-category\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/product-categories` */
export const adminListProductCategories: Mock<operations["adminListProductCategories"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/product-categories",
  request: requests.adminListProductCategories,
  success: { status: 200, text: "{\"product_categories\":[{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":null,\"category_children\":[{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},{\"id\":\"pcat_01KERQSEH0X5259HQQ6VVBKW4Q\",\"name\":\"Boards\",\"description\":\"\",\"handle\":\"boards\",\"is_active\":true,\"is_internal\":false,\"rank\":1,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}}]},{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]},{\"id\":\"pcat_01KERQSEH0X5259HQQ6VVBKW4Q\",\"name\":\"Boards\",\"description\":\"\",\"handle\":\"boards\",\"is_active\":true,\"is_internal\":false,\"rank\":1,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]}],\"count\":3,\"offset\":0,\"limit\":100}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/product-categories/{id}/products/batch` */
export const adminRemoveProductCategoryProducts: Mock<operations["adminRemoveProductCategoryProducts"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/product-categories/{id}/products/batch",
  request: requests.adminRemoveProductCategoryProducts,
  success: { status: 200, text: "{\"product_category\":{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/product-categories/{id}` */
export const adminRetrieveProductCategory: Mock<operations["adminRetrieveProductCategory"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/product-categories/{id}",
  request: requests.adminRetrieveProductCategory,
  success: { status: 200, text: "{\"product_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":null,\"category_children\":[{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},{\"id\":\"pcat_01KERQSEH0X5259HQQ6VVBKW4Q\",\"name\":\"Boards\",\"description\":\"\",\"handle\":\"boards\",\"is_active\":true,\"is_internal\":false,\"rank\":1,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/product-categories/{id}` */
export const adminUpdateProductCategory: Mock<operations["adminUpdateProductCategory"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/product-categories/{id}",
  request: requests.adminUpdateProductCategory,
  success: { status: 200, text: "{\"product_category\":{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"is_active\":true,\"is_internal\":false,\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/product-categories` */
export const storeListProductCategories: Mock<operations["storeListProductCategories"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/product-categories",
  request: requests.storeListProductCategories,
  success: { status: 200, text: "{\"product_categories\":[{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":null,\"category_children\":[{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},{\"id\":\"pcat_01KERQSEH0X5259HQQ6VVBKW4Q\",\"name\":\"Boards\",\"description\":\"\",\"handle\":\"boards\",\"rank\":1,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}}]},{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]},{\"id\":\"pcat_01KERQSEH0X5259HQQ6VVBKW4Q\",\"name\":\"Boards\",\"description\":\"\",\"handle\":\"boards\",\"rank\":1,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},\"category_children\":[]}],\"count\":3,\"offset\":0,\"limit\":100}" },
  failures: [badRequest400Failure, serverError500Failure],
});

/** `GET /store/product-categories/{id}` */
export const storeRetrieveProductCategory: Mock<operations["storeRetrieveProductCategory"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/product-categories/{id}",
  request: requests.storeRetrieveProductCategory,
  success: { status: 200, text: "{\"product_category\":{\"id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"name\":\"Kitchen\",\"description\":\"\",\"handle\":\"kitchen\",\"rank\":0,\"parent_category_id\":null,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{},\"parent_category\":null,\"category_children\":[{\"id\":\"pcat_01KERQSEH0F41V5F657H3WX4W2\",\"name\":\"Drinkware\",\"description\":\"\",\"handle\":\"drinkware\",\"rank\":0,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}},{\"id\":\"pcat_01KERQSEH0X5259HQQ6VVBKW4Q\",\"name\":\"Boards\",\"description\":\"\",\"handle\":\"boards\",\"rank\":1,\"parent_category_id\":\"pcat_01KERQSEH0T20RDEZR2HZEJZ4J\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"metadata\":{}}]}}" },
  failures: [badRequest400Failure, notFound404Failure, serverError500Failure],
});
