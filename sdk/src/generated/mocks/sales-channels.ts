// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/sales-channels.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/sales-channels/{id}/stock-locations` */
export const adminAddSalesChannelLocation: Mock<operations["adminAddSalesChannelLocation"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/sales-channels/{id}/stock-locations",
  request: requests.adminAddSalesChannelLocation,
  success: { status: 200, text: "{\"sales_channel\":{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/sales-channels/{id}/products/batch` */
export const adminAddSalesChannelProducts: Mock<operations["adminAddSalesChannelProducts"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/sales-channels/{id}/products/batch",
  request: requests.adminAddSalesChannelProducts,
  success: { status: 200, text: "{\"sales_channel\":{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/sales-channels` */
export const adminCreateSalesChannel: Mock<operations["adminCreateSalesChannel"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/sales-channels",
  request: requests.adminCreateSalesChannel,
  success: { status: 200, text: "{\"sales_channel\":{\"id\":\"sc_01KERQSEH06H3G59W5TN7X8WDE\",\"name\":\"Counter\",\"description\":\"The shop in Rua das Flores\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/sales-channels/{id}` */
export const adminDeleteSalesChannel: Mock<operations["adminDeleteSalesChannel"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/sales-channels/{id}",
  success: { status: 200, text: "{\"id\":\"sc_01KERQSEH06H3G59W5TN7X8WDE\",\"object\":\"sales-channel\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/sales-channels` */
export const adminListSalesChannels: Mock<operations["adminListSalesChannels"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/sales-channels",
  request: requests.adminListSalesChannels,
  success: { status: 200, text: "{\"sales_channels\":[{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"sc_01KERQSEH06H3G59W5TN7X8WDE\",\"name\":\"Counter\",\"description\":\"The shop in Rua das Flores\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}],\"count\":2,\"offset\":0,\"limit\":20}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/sales-channels/{id}/stock-locations` */
export const adminRemoveSalesChannelLocation: Mock<operations["adminRemoveSalesChannelLocation"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/sales-channels/{id}/stock-locations",
  request: requests.adminRemoveSalesChannelLocation,
  success: { status: 200, text: "{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"object\":\"stock-location\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/sales-channels/{id}/products/batch` */
export const adminRemoveSalesChannelProducts: Mock<operations["adminRemoveSalesChannelProducts"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/sales-channels/{id}/products/batch",
  request: requests.adminRemoveSalesChannelProducts,
  success: { status: 200, text: "{\"sales_channel\":{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/sales-channels/{id}` */
export const adminRetrieveSalesChannel: Mock<operations["adminRetrieveSalesChannel"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/sales-channels/{id}",
  success: { status: 200, text: "{\"sales_channel\":{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/sales-channels/{id}` */
export const adminUpdateSalesChannel: Mock<operations["adminUpdateSalesChannel"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/sales-channels/{id}",
  request: requests.adminUpdateSalesChannel,
  success: { status: 200, text: "{\"sales_channel\":{\"id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"name\":\"Web shop\",\"description\":\"The shop on the web\",\"is_disabled\":false,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
