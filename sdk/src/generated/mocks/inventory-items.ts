// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/inventory-items.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/inventory-items` */
export const adminCreateInventoryItem: Mock<operations["adminCreateInventoryItem"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/inventory-items",
  request: requests.adminCreateInventoryItem,
  success: { status: 200, text: "{\"inventory_item\":{\"id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"sku\":\"MUG-OAT\",\"title\":\"Stoneware Mug\",\"description\":\"Oat\",\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/inventory-items/{id}/location-levels` */
export const adminCreateInventoryItemLocationLevel: Mock<operations["adminCreateInventoryItemLocationLevel"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/inventory-items/{id}/location-levels",
  request: requests.adminCreateInventoryItemLocationLevel,
  success: { status: 200, text: "{\"inventory_item\":{\"id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"sku\":\"MUG-OAT\",\"title\":\"Stoneware Mug\",\"description\":\"Oat\",\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/inventory-items/{id}` */
export const adminDeleteInventoryItem: Mock<operations["adminDeleteInventoryItem"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/inventory-items/{id}",
  request: requests.adminDeleteInventoryItem,
  success: { status: 200, text: "{\"id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"object\":\"inventory_item\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/inventory-items/{id}/location-levels/{location_id}` */
export const adminDeleteInventoryItemLocationLevel: Mock<operations["adminDeleteInventoryItemLocationLevel"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/inventory-items/{id}/location-levels/{location_id}",
  success: { status: 200, text: "{\"inventory_item\":{\"id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"sku\":\"TOWEL-NAT\",\"title\":\"Linen Towel\",\"description\":\"Natural\",\"thumbnail\":\"http://localhost:9000/uploads/linen-towel.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/inventory-items/{id}/location-levels` */
export const adminListInventoryItemLocationLevels: Mock<operations["adminListInventoryItemLocationLevels"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/inventory-items/{id}/location-levels",
  request: requests.adminListInventoryItemLocationLevels,
  success: { status: 200, text: "{\"inventory_item\":{\"id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"location_levels\":[{\"id\":\"ilev_01KGPNM120B4G9TXJ6SNEQ0A7M\",\"inventory_item_id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"stocked_quantity\":60,\"reserved_quantity\":0,\"incoming_quantity\":0,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"metadata\":null},{\"id\":\"ilev_01KGPNM120H2KZ8FW5PCRY6D4V\",\"inventory_item_id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"location_id\":\"sloc_01KERQSEH0B4JKJW2TVR2ZXJ8B\",\"stocked_quantity\":20,\"reserved_quantity\":0,\"incoming_quantity\":40,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"metadata\":null}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `GET /admin/inventory-items` */
export const adminListInventoryItems: Mock<operations["adminListInventoryItems"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/inventory-items",
  request: requests.adminListInventoryItems,
  success: { status: 200, text: "{\"inventory_items\":[{\"id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"sku\":\"MUG-OAT\",\"title\":\"Stoneware Mug\",\"description\":\"Oat\",\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"stocked_quantity\":42,\"reserved_quantity\":3,\"location_levels\":[{\"id\":\"ilev_01KGHGTK203C7X9A9MMY3DT85C\",\"inventory_item_id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"stocked_quantity\":42,\"reserved_quantity\":3,\"incoming_quantity\":0,\"available_quantity\":39,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}],\"variants\":[{\"id\":\"variant_01KGHGTK203Q5GNWNA13WT3EN2\",\"title\":\"Oat\",\"product_id\":\"prod_01KGHGTK205BC48JW4YZGQ8TKT\",\"sku\":\"MUG-OAT\",\"barcode\":null,\"ean\":null,\"upc\":null,\"variant_rank\":0,\"allow_backorder\":false,\"manage_inventory\":true,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":null,\"mid_code\":null,\"material\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"inventory_quantity\":0,\"product\":{\"id\":\"prod_01KGHGTK205BC48JW4YZGQ8TKT\",\"title\":\"Stoneware Mug\",\"subtitle\":\"Thrown and glazed by hand\",\"description\":\"A mug of dense stoneware that keeps coffee warm and forgives the dishwasher.\",\"handle\":\"stoneware-mug\",\"status\":\"published\",\"is_giftcard\":false,\"discountable\":true,\"external_id\":null,\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"collection_id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"type_id\":\"ptyp_01KERQSEH0RHBNTJVRZ2HJBNJP\",\"weight\":350,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":\"pt\",\"mid_code\":null,\"material\":\"Stoneware\",\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}]},{\"id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"sku\":\"TOWEL-NAT\",\"title\":\"Linen Towel\",\"description\":\"Natural\",\"thumbnail\":\"http://localhost:9000/uploads/linen-towel.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"stocked_quantity\":80,\"reserved_quantity\":0,\"location_levels\":[{\"id\":\"ilev_01KGPNM120B4G9TXJ6SNEQ0A7M\",\"inventory_item_id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"stocked_quantity\":60,\"reserved_quantity\":0,\"incoming_quantity\":0,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"metadata\":null,\"deleted_at\":null,\"available_quantity\":60},{\"id\":\"ilev_01KGPNM120H2KZ8FW5PCRY6D4V\",\"inventory_item_id\":\"iitem_01KGPNM120W8RD3C5VYZ7HQN2K\",\"location_id\":\"sloc_01KERQSEH0B4JKJW2TVR2ZXJ8B\",\"stocked_quantity\":20,\"reserved_quantity\":0,\"incoming_quantity\":40,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"metadata\":null,\"deleted_at\":null,\"available_quantity\":20}],\"variants\":[{\"id\":\"variant_01KGPNM1201BE7KBNKHTXACRWR\",\"title\":\"Natural\",\"product_id\":\"prod_01KGPNM1209DQZDZ6FAZ1YXK56\",\"sku\":\"TOWEL-NAT\",\"barcode\":null,\"ean\":null,\"upc\":null,\"variant_rank\":0,\"allow_backorder\":false,\"manage_inventory\":true,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":null,\"mid_code\":null,\"material\":null,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"inventory_quantity\":0,\"product\":{\"id\":\"prod_01KGPNM1209DQZDZ6FAZ1YXK56\",\"title\":\"Linen Towel\",\"subtitle\":null,\"description\":\"Washed linen, 50 by 70 cm, softer every year.\",\"handle\":\"linen-towel\",\"status\":\"published\",\"is_giftcard\":false,\"discountable\":true,\"external_id\":null,\"thumbnail\":\"http://localhost:9000/uploads/linen-towel.webp\",\"collection_id\":\"pcol_01KERQSEH0CMK9K056TZ5R7AV5\",\"type_id\":\"ptyp_01KERQSEH01WPH2BQWGET827ZB\",\"weight\":120,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":\"pt\",\"mid_code\":null,\"material\":\"Linen\",\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}]}],\"count\":2,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/inventory-items/{id}` */
export const adminRetrieveInventoryItem: Mock<operations["adminRetrieveInventoryItem"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/inventory-items/{id}",
  request: requests.adminRetrieveInventoryItem,
  success: { status: 200, text: "{\"inventory_item\":{\"id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"sku\":\"MUG-OAT\",\"title\":\"Stoneware Mug\",\"description\":\"Oat\",\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"stocked_quantity\":42,\"reserved_quantity\":3,\"location_levels\":[{\"id\":\"ilev_01KGHGTK203C7X9A9MMY3DT85C\",\"inventory_item_id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"location_id\":\"sloc_01KERQSEH04S5FZY177T4YEPCF\",\"stocked_quantity\":42,\"reserved_quantity\":3,\"incoming_quantity\":0,\"available_quantity\":39,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/inventory-items/{id}` */
export const adminUpdateInventoryItem: Mock<operations["adminUpdateInventoryItem"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/inventory-items/{id}",
  request: requests.adminUpdateInventoryItem,
  success: { status: 200, text: "{\"inventory_item\":{\"id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"sku\":\"MUG-OAT\",\"title\":\"Stoneware Mug\",\"description\":\"Oat\",\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/inventory-items/{id}/location-levels/{location_id}` */
export const adminUpdateInventoryItemLocationLevel: Mock<operations["adminUpdateInventoryItemLocationLevel"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/inventory-items/{id}/location-levels/{location_id}",
  request: requests.adminUpdateInventoryItemLocationLevel,
  success: { status: 200, text: "{\"inventory_item\":{\"id\":\"iitem_01KGHGTK20NTHNFYBYYSCRN70H\",\"sku\":\"MUG-OAT\",\"title\":\"Stoneware Mug\",\"description\":\"Oat\",\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"requires_shipping\":true,\"origin_country\":null,\"hs_code\":null,\"mid_code\":null,\"material\":null,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
