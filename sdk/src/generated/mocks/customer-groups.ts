// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/customer-groups.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/customer-groups/{id}/customers/batch` */
export const adminAddCustomerGroupCustomers: Mock<operations["adminAddCustomerGroupCustomers"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/customer-groups/{id}/customers/batch",
  request: requests.adminAddCustomerGroupCustomers,
  success: { status: 200, text: "{\"customer_group\":{\"id\":\"cgrp_01KERQSEH0SN8CW962QDT62DAY\",\"name\":\"Wholesale\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/customer-groups` */
export const adminCreateCustomerGroup: Mock<operations["adminCreateCustomerGroup"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/customer-groups",
  request: requests.adminCreateCustomerGroup,
  success: { status: 200, text: "{\"customer_group\":{\"id\":\"cgrp_01KERQSEH0SN8CW962QDT62DAY\",\"name\":\"Wholesale\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /admin/customer-groups/{id}` */
export const adminDeleteCustomerGroup: Mock<operations["adminDeleteCustomerGroup"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/customer-groups/{id}",
  success: { status: 200, text: "{\"id\":\"cgrp_01KERQSEH0G6KKF8XFZHF4GQQ7\",\"object\":\"customer_group\",\"deleted\":true}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/customer-groups/{id}/customers` */
export const adminListCustomerGroupCustomers: Mock<operations["adminListCustomerGroupCustomers"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/customer-groups/{id}/customers",
  request: requests.adminListCustomerGroupCustomers,
  success: { status: 200, text: "{\"customers\":[{\"id\":\"cus_01KGHGTK20Q7N5M4XW9RB2DZEC\",\"email\":\"rui@cafelume.example\",\"first_name\":\"Rui\",\"last_name\":\"Matos\",\"phone\":\"+351 223 000 118\",\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"groups\":[{\"id\":\"cgrp_01KERQSEH0SN8CW962QDT62DAY\",\"name\":\"Wholesale\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}],\"count\":1,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `GET /admin/customer-groups` */
export const adminListCustomerGroups: Mock<operations["adminListCustomerGroups"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/customer-groups",
  request: requests.adminListCustomerGroups,
  success: { status: 200, text: "{\"customer_groups\":[{\"id\":\"cgrp_01KERQSEH0SN8CW962QDT62DAY\",\"name\":\"Wholesale\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"cgrp_01KERQSEH0G6KKF8XFZHF4GQQ7\",\"name\":\"Regulars\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}],\"count\":2,\"offset\":0,\"limit\":10}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `DELETE /admin/customer-groups/{id}/customers/batch` */
export const adminRemoveCustomerGroupCustomers: Mock<operations["adminRemoveCustomerGroupCustomers"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/admin/customer-groups/{id}/customers/batch",
  request: requests.adminRemoveCustomerGroupCustomers,
  success: { status: 200, text: "{\"customer_group\":{\"id\":\"cgrp_01KERQSEH0SN8CW962QDT62DAY\",\"name\":\"Wholesale\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/customer-groups/{id}` */
export const adminRetrieveCustomerGroup: Mock<operations["adminRetrieveCustomerGroup"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/customer-groups/{id}",
  request: requests.adminRetrieveCustomerGroup,
  success: { status: 200, text: "{\"customer_group\":{\"id\":\"cgrp_01KERQSEH0SN8CW962QDT62DAY\",\"name\":\"Wholesale\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/customer-groups/{id}` */
export const adminUpdateCustomerGroup: Mock<operations["adminUpdateCustomerGroup"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/customer-groups/{id}",
  request: requests.adminUpdateCustomerGroup,
  success: { status: 200, text: "{\"customer_group\":{\"id\":\"cgrp_01KERQSEH0SN8CW962QDT62DAY\",\"name\":\"Wholesale\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
