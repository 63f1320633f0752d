// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/collections.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/collections/{id}/products/batch` */
export const adminAddCollectionProducts: Mock<operations["adminAddCollectionProducts"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/collections/{id}/products/batch",
  request: requests.adminAddCollectionProducts,
  success: { status: 200, text: "{\"collection\":{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"title\":\"At the Table\",\"handle\":\"at-the-table\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/collections` */
export const adminCreateCollection: Mock<operations["adminCreateCollection"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/collections",
  request: requests.adminCreateCollection,
  success: { status: 200, text: "{\"collection\":{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"title\":\"At the Table\",\"handle\":\"at-the-table\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/collections/{id}` */
export const adminDeleteCollection: Mock<operations["adminDeleteCollection"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/collections/{id}",
  success: { status: 200, text: "{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"object\":\"product-collection\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/collections` */
export const adminListCollections: Mock<operations["adminListCollections"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/collections",
  request: requests.adminListCollections,
  success: { status: 200, text: "{\"collections\":[{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"title\":\"At the Table\",\"handle\":\"at-the-table\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"pcol_01KERQSEH0CMK9K056TZ5R7AV5\",\"title\":\"In the Kitchen\",\"handle\":\"in-the-kitchen\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}],\"count\":2,\"offset\":0,\"limit\":10}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/collections/{id}/products/batch` */
export const adminRemoveCollectionProducts: Mock<operations["adminRemoveCollectionProducts"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/collections/{id}/products/batch",
  request: requests.adminRemoveCollectionProducts,
  success: { status: 200, text: "{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"object\":\"product-collection\",\"removed_products\":[\"prod_01KGHGTK205BC48JW4YZGQ8TKT\"]}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/collections/{id}` */
export const adminRetrieveCollection: Mock<operations["adminRetrieveCollection"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/collections/{id}",
  success: { status: 200, text: "{\"collection\":{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"title\":\"At the Table\",\"handle\":\"at-the-table\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"products\":[{\"id\":\"prod_01KGHGTK205BC48JW4YZGQ8TKT\",\"title\":\"Stoneware Mug\",\"subtitle\":\"Thrown and glazed by hand\",\"description\":\"A mug of dense stoneware that keeps coffee warm and forgives the dishwasher.\",\"handle\":\"stoneware-mug\",\"status\":\"published\",\"is_giftcard\":false,\"discountable\":true,\"external_id\":null,\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"collection_id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"type_id\":\"ptyp_01KERQSEH0RHBNTJVRZ2HJBNJP\",\"weight\":350,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":\"pt\",\"mid_code\":null,\"material\":\"Stoneware\",\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/collections/{id}` */
export const adminUpdateCollection: Mock<operations["adminUpdateCollection"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/collections/{id}",
  request: requests.adminUpdateCollection,
  success: { status: 200, text: "{\"collection\":{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"title\":\"At the Table\",\"handle\":\"at-the-table\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/collections` */
export const storeListCollections: Mock<operations["storeListCollections"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/collections",
  request: requests.storeListCollections,
  success: { status: 200, text: "{\"collections\":[{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"title\":\"At the Table\",\"handle\":\"at-the-table\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"pcol_01KERQSEH0CMK9K056TZ5R7AV5\",\"title\":\"In the Kitchen\",\"handle\":\"in-the-kitchen\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}],\"count\":2,\"offset\":0,\"limit\":10}" },
  failures: [badRequest400Failure, serverError500Failure],
});

/** `GET /store/collections/{id}` */
export const storeRetrieveCollection: Mock<operations["storeRetrieveCollection"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/collections/{id}",
  success: { status: 200, text: "{\"collection\":{\"id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"title\":\"At the Table\",\"handle\":\"at-the-table\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [notFound404Failure, serverError500Failure],
});
