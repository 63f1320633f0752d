// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/notifications.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `GET /admin/notifications` */
export const adminListNotifications: Mock<operations["adminListNotifications"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/notifications",
  request: requests.adminListNotifications,
  success: { status: 200, text: "{\"notifications\":[{\"id\":\"noti_01KM0PGDF0BHKX82BT9K1HBYSD\",\"created_at\":\"2026-03-19T15:00:00.000Z\",\"updated_at\":\"2026-03-19T15:00:00.000Z\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"event_name\":\"order.shipment_created\",\"to\":\"ines.carvalho@example.com\",\"provider_id\":\"letters\",\"resends\":[]},{\"id\":\"noti_01KM0PGDF0JFN7K3YP2ENSJ1KX\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"event_name\":\"order.placed\",\"to\":\"ines.carvalho@example.com\",\"provider_id\":\"letters\",\"resends\":[]}],\"count\":2,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `POST /admin/notifications/{id}/resend` */
export const adminResendNotification: Mock<operations["adminResendNotification"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/notifications/{id}/resend",
  request: requests.adminResendNotification,
  success: { status: 200, text: "{\"notification\":{\"id\":\"noti_01KM0PGDF0JFN7K3YP2ENSJ1KX\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"event_name\":\"order.placed\",\"to\":\"ines.carvalho@example.com\",\"provider_id\":\"letters\",\"resends\":[{\"id\":\"noti_01KM0PGDF0RWSW0DTFCJJYTK6R\",\"created_at\":\"2026-03-19T09:00:00.000Z\",\"updated_at\":\"2026-03-19T09:00:00.000Z\",\"event_name\":\"order.placed\",\"resource_type\":\"order\",\"resource_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"customer_id\":null,\"to\":\"ines.carvalho@example.com\",\"data\":{},\"parent_id\":\"noti_01KM0PGDF0JFN7K3YP2ENSJ1KX\",\"provider_id\":\"letters\"}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
