// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/customers.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/customers` */
export const adminCreateCustomer: Mock<operations["adminCreateCustomer"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/customers",
  request: requests.adminCreateCustomer,
  success: { status: 201, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20Q7N5M4XW9RB2DZEC\",\"email\":\"rui@cafelume.example\",\"first_name\":\"Rui\",\"last_name\":\"Matos\",\"phone\":\"+351 223 000 118\",\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/customers` */
export const adminListCustomers: Mock<operations["adminListCustomers"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/customers",
  request: requests.adminListCustomers,
  success: { status: 200, text: "{\"customers\":[{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"cus_01KGHGTK20VMM24PVESKNHXJ7Y\",\"email\":\"aiko.mori@example.com\",\"first_name\":\"Aiko\",\"last_name\":\"Mori\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"cus_01KGHGTK203NR58AR8F1P5XR6N\",\"email\":\"tom.reyes@example.com\",\"first_name\":null,\"last_name\":null,\"phone\":null,\"has_account\":false,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null},{\"id\":\"cus_01KGHGTK20Q7N5M4XW9RB2DZEC\",\"email\":\"rui@cafelume.example\",\"first_name\":\"Rui\",\"last_name\":\"Matos\",\"phone\":\"+351 223 000 118\",\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}],\"count\":4,\"offset\":0,\"limit\":50}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/customers/{id}` */
export const adminRetrieveCustomer: Mock<operations["adminRetrieveCustomer"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/customers/{id}",
  request: requests.adminRetrieveCustomer,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20Q7N5M4XW9RB2DZEC\",\"email\":\"rui@cafelume.example\",\"first_name\":\"Rui\",\"last_name\":\"Matos\",\"phone\":\"+351 223 000 118\",\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"orders\":[{\"id\":\"order_01KM2PWBE00JZVPHZBGXSC0QDW\",\"object\":\"order\",\"status\":\"pending\",\"fulfillment_status\":\"shipped\",\"payment_status\":\"captured\",\"display_id\":1044,\"cart_id\":\"cart_01KM2PWBE0YGY8JQNSMR5DSSNK\",\"customer_id\":\"cus_01KGHGTK20Q7N5M4XW9RB2DZEC\",\"email\":\"rui@cafelume.example\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"tax_rate\":null,\"draft_order_id\":null,\"canceled_at\":null,\"no_notification\":null,\"sales_channel_id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"metadata\":{},\"created_at\":\"2026-03-19T09:30:00.000Z\",\"updated_at\":\"2026-03-20T09:05:00.000Z\"}],\"shipping_addresses\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, serverError500Failure],
});

/** `POST /admin/customers/{id}` */
export const adminUpdateCustomer: Mock<operations["adminUpdateCustomer"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/customers/{id}",
  request: requests.adminUpdateCustomer,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20Q7N5M4XW9RB2DZEC\",\"email\":\"rui@cafelume.example\",\"first_name\":\"Rui\",\"last_name\":\"Matos\",\"phone\":\"+351 223 000 118\",\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"orders\":[{\"id\":\"order_01KM2PWBE00JZVPHZBGXSC0QDW\",\"object\":\"order\",\"status\":\"pending\",\"fulfillment_status\":\"shipped\",\"payment_status\":\"captured\",\"display_id\":1044,\"cart_id\":\"cart_01KM2PWBE0YGY8JQNSMR5DSSNK\",\"customer_id\":\"cus_01KGHGTK20Q7N5M4XW9RB2DZEC\",\"email\":\"rui@cafelume.example\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"tax_rate\":null,\"draft_order_id\":null,\"canceled_at\":null,\"no_notification\":null,\"sales_channel_id\":\"sc_01KERQSEH0AVNV0BGCAEVQ35PV\",\"metadata\":{},\"created_at\":\"2026-03-19T09:30:00.000Z\",\"updated_at\":\"2026-03-20T09:05:00.000Z\"}],\"shipping_addresses\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/customers` */
export const storeCreateCustomer: Mock<operations["storeCreateCustomer"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/customers",
  request: requests.storeCreateCustomer,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"billing_address\":null,\"shipping_addresses\":[]}}" },
  failures: [badRequest400Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/customers/me/addresses` */
export const storeCreateCustomerAddress: Mock<operations["storeCreateCustomerAddress"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/customers/me/addresses",
  request: requests.storeCreateCustomerAddress,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"billing_address\":null,\"shipping_addresses\":[{\"id\":\"addr_01KM0PGDF0A5T9M8TRBCMK4SXF\",\"customer_id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"company\":null,\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"address_1\":\"Rua do Almada 214\",\"address_2\":null,\"city\":\"Porto\",\"country_code\":\"pt\",\"province\":null,\"postal_code\":\"4050-032\",\"phone\":\"+351 912 000 214\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `DELETE /store/customers/me/addresses/{address_id}` */
export const storeDeleteCustomerAddress: Mock<operations["storeDeleteCustomerAddress"]> = /*#__PURE__*/ mock({
  method: "DELETE",
  path: "/store/customers/me/addresses/{address_id}",
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"billing_address\":null,\"shipping_addresses\":[]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/customers/me/orders` */
export const storeListCustomerOrders: Mock<operations["storeListCustomerOrders"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/customers/me/orders",
  request: requests.storeListCustomerOrders,
  success: { status: 200, text: "{\"orders\":[{\"object\":\"order\",\"id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"status\":\"pending\",\"fulfillment_status\":\"not_fulfilled\",\"payment_status\":\"awaiting\",\"display_id\":1041,\"cart_id\":\"cart_01KM0P9330WY3014FKNMB1TZF5\",\"customer_id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"currency_code\":\"eur\",\"tax_rate\":null,\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"discounts\":[{\"id\":\"disc_01KERQSEH07RYXQJ433623PKW7\",\"code\":\"WELCOME10\",\"is_dynamic\":false,\"is_disabled\":false,\"rule_id\":\"dru_01KERQSEH0PTYXTQDCXAG4YR1R\",\"parent_discount_id\":null,\"starts_at\":\"2026-01-12T09:15:00.000Z\",\"ends_at\":null,\"valid_duration\":null,\"usage_limit\":null,\"usage_count\":1,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"rule\":{\"id\":\"dru_01KERQSEH0PTYXTQDCXAG4YR1R\",\"description\":\"A welcome to new customers\",\"type\":\"percentage\",\"value\":10,\"allocation\":\"total\",\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null}}],\"fulfillments\":[],\"items\":[{\"id\":\"item_01KM0P9330T0KDBXX9NZT3QB9X\",\"created_at\":\"2026-03-18T14:41:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"cart_id\":\"cart_01KM0P9330WY3014FKNMB1TZF5\",\"order_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"swap_id\":null,\"claim_order_id\":null,\"original_item_id\":null,\"order_edit_id\":null,\"title\":\"Stoneware Mug\",\"description\":\"Oat\",\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"is_return\":false,\"is_giftcard\":false,\"should_merge\":true,\"allow_discounts\":true,\"has_shipping\":false,\"unit_price\":2200,\"variant_id\":\"variant_01KGHGTK203Q5GNWNA13WT3EN2\",\"quantity\":2,\"fulfilled_quantity\":null,\"returned_quantity\":null,\"shipped_quantity\":null,\"metadata\":{},\"includes_tax\":true,\"adjustments\":[{\"id\":\"lia_01KM0P9330VBVJSDC3CV04PBP9\",\"item_id\":\"item_01KM0P9330T0KDBXX9NZT3QB9X\",\"description\":\"discount\",\"discount_id\":\"disc_01KERQSEH07RYXQJ433623PKW7\",\"amount\":358,\"metadata\":null}],\"tax_lines\":[{\"id\":\"litl_01KM0PGDF0P2SFRJN572STPB6T\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"rate\":23,\"name\":\"default\",\"code\":\"default\",\"metadata\":null,\"item_id\":\"item_01KM0P9330T0KDBXX9NZT3QB9X\"}],\"variant\":{\"id\":\"variant_01KGHGTK203Q5GNWNA13WT3EN2\",\"title\":\"Oat\",\"product_id\":\"prod_01KGHGTK205BC48JW4YZGQ8TKT\",\"sku\":\"MUG-OAT\",\"barcode\":null,\"ean\":null,\"upc\":null,\"variant_rank\":0,\"allow_backorder\":false,\"manage_inventory\":true,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":null,\"mid_code\":null,\"material\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"inventory_quantity\":0,\"product\":{\"id\":\"prod_01KGHGTK205BC48JW4YZGQ8TKT\",\"title\":\"Stoneware Mug\",\"subtitle\":\"Thrown and glazed by hand\",\"description\":\"A mug of dense stoneware that keeps coffee warm and forgives the dishwasher.\",\"handle\":\"stoneware-mug\",\"status\":\"published\",\"is_giftcard\":false,\"discountable\":true,\"external_id\":null,\"thumbnail\":\"http://localhost:9000/uploads/stoneware-mug.webp\",\"collection_id\":\"pcol_01KERQSEH0RC7Z546JE9P21VSX\",\"type_id\":\"ptyp_01KERQSEH0RHBNTJVRZ2HJBNJP\",\"weight\":350,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":\"pt\",\"mid_code\":null,\"material\":\"Stoneware\",\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}},\"subtotal\":3577,\"discount_total\":358,\"total\":3960,\"original_total\":4400,\"original_tax_total\":823,\"tax_total\":741,\"raw_discount_total\":358,\"refundable\":3961},{\"id\":\"item_01KM0P9330C9GFN358JJ4Z1FV3\",\"created_at\":\"2026-03-18T14:41:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"cart_id\":\"cart_01KM0P9330WY3014FKNMB1TZF5\",\"order_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"swap_id\":null,\"claim_order_id\":null,\"original_item_id\":null,\"order_edit_id\":null,\"title\":\"Linen Towel\",\"description\":\"Natural\",\"thumbnail\":\"http://localhost:9000/uploads/linen-towel.webp\",\"is_return\":false,\"is_giftcard\":false,\"should_merge\":true,\"allow_discounts\":true,\"has_shipping\":false,\"unit_price\":1650,\"variant_id\":\"variant_01KGPNM1201BE7KBNKHTXACRWR\",\"quantity\":1,\"fulfilled_quantity\":null,\"returned_quantity\":null,\"shipped_quantity\":null,\"metadata\":{},\"includes_tax\":true,\"adjustments\":[{\"id\":\"lia_01KM0P9330TBMRN0YRM29PKNEW\",\"item_id\":\"item_01KM0P9330C9GFN358JJ4Z1FV3\",\"description\":\"discount\",\"discount_id\":\"disc_01KERQSEH07RYXQJ433623PKW7\",\"amount\":134,\"metadata\":null}],\"tax_lines\":[{\"id\":\"litl_01KM0PGDF0Y0M4P750DH84EPVT\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"rate\":23,\"name\":\"default\",\"code\":\"default\",\"metadata\":null,\"item_id\":\"item_01KM0P9330C9GFN358JJ4Z1FV3\"}],\"variant\":{\"id\":\"variant_01KGPNM1201BE7KBNKHTXACRWR\",\"title\":\"Natural\",\"product_id\":\"prod_01KGPNM1209DQZDZ6FAZ1YXK56\",\"sku\":\"TOWEL-NAT\",\"barcode\":null,\"ean\":null,\"upc\":null,\"variant_rank\":0,\"allow_backorder\":false,\"manage_inventory\":true,\"weight\":null,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":null,\"mid_code\":null,\"material\":null,\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"inventory_quantity\":0,\"product\":{\"id\":\"prod_01KGPNM1209DQZDZ6FAZ1YXK56\",\"title\":\"Linen Towel\",\"subtitle\":null,\"description\":\"Washed linen, 50 by 70 cm, softer every year.\",\"handle\":\"linen-towel\",\"status\":\"published\",\"is_giftcard\":false,\"discountable\":true,\"external_id\":null,\"thumbnail\":\"http://localhost:9000/uploads/linen-towel.webp\",\"collection_id\":\"pcol_01KERQSEH0CMK9K056TZ5R7AV5\",\"type_id\":\"ptyp_01KERQSEH01WPH2BQWGET827ZB\",\"weight\":120,\"length\":null,\"height\":null,\"width\":null,\"hs_code\":null,\"origin_country\":\"pt\",\"mid_code\":null,\"material\":\"Linen\",\"created_at\":\"2026-02-05T10:30:00.000Z\",\"updated_at\":\"2026-02-05T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}},\"subtotal\":1342,\"discount_total\":134,\"total\":1486,\"original_total\":1650,\"original_tax_total\":308,\"tax_total\":278,\"raw_discount_total\":134,\"refundable\":1485}],\"payments\":[{\"id\":\"pay_01KM0PGDF0HMV8ZVDTXK6YD06V\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"swap_id\":null,\"cart_id\":\"cart_01KM0P9330WY3014FKNMB1TZF5\",\"order_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"amount\":5936,\"currency_code\":\"eur\",\"amount_refunded\":0,\"provider_id\":\"manual\",\"data\":{\"status\":\"authorized\"},\"captured_at\":null,\"canceled_at\":null,\"metadata\":null,\"idempotency_key\":null}],\"region\":{\"id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"name\":\"Europe\",\"currency_code\":\"eur\",\"tax_rate\":23,\"tax_code\":\"VAT-PT\",\"gift_cards_taxable\":true,\"automatic_taxes\":true,\"tax_provider_id\":null,\"includes_tax\":true,\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"shipping_address\":{\"id\":\"addr_01KM0PCR90CAHC776SFPV4P7NH\",\"created_at\":\"2026-03-18T14:43:00.000Z\",\"updated_at\":\"2026-03-18T14:43:00.000Z\",\"deleted_at\":null,\"customer_id\":null,\"company\":null,\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"address_1\":\"Rua do Almada 214\",\"address_2\":null,\"city\":\"Porto\",\"country_code\":\"pt\",\"province\":null,\"postal_code\":\"4050-032\",\"phone\":\"+351 912 000 214\",\"metadata\":null},\"shipping_methods\":[{\"id\":\"sm_01KM0PCR905SQMYYJE4PSJCH48\",\"shipping_option_id\":\"so_01KERQSEH06NP852NP67CERG3J\",\"order_id\":\"order_01KM0PGDF0VJ85F6KEWCJ89CHG\",\"claim_order_id\":null,\"cart_id\":\"cart_01KM0P9330WY3014FKNMB1TZF5\",\"swap_id\":null,\"return_id\":null,\"price\":490,\"data\":{},\"includes_tax\":true,\"shipping_option\":{\"id\":\"so_01KERQSEH06NP852NP67CERG3J\",\"name\":\"Standard\",\"region_id\":\"reg_01KERQSEH09HTZ7KFDXKT686GK\",\"profile_id\":\"sp_01KERQSEH063VMTG06FN674HE0\",\"provider_id\":\"manual\",\"price_type\":\"flat_rate\",\"amount\":490,\"is_return\":false,\"admin_only\":false,\"includes_tax\":true,\"data\":{\"id\":\"manual-fulfillment\"},\"created_at\":\"2026-01-12T09:15:00.000Z\",\"updated_at\":\"2026-01-12T09:15:00.000Z\",\"deleted_at\":null,\"metadata\":null},\"tax_lines\":[{\"id\":\"smtl_01KM0PGDF0NMKQC0RJM68AQ2MK\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"rate\":23,\"name\":\"default\",\"code\":\"default\",\"metadata\":null,\"shipping_method_id\":\"sm_01KM0PCR905SQMYYJE4PSJCH48\"}],\"original_total\":490,\"total\":490,\"subtotal\":398,\"original_tax_total\":92,\"tax_total\":92}],\"subtotal\":4919,\"discount_total\":492,\"shipping_total\":398,\"refunded_total\":0,\"paid_total\":5936,\"refundable_amount\":5936,\"item_tax_total\":1019,\"shipping_tax_total\":92,\"tax_total\":1111,\"gift_card_total\":0,\"gift_card_tax_total\":0,\"total\":5936,\"gift_cards\":[],\"gift_card_transactions\":[],\"refunds\":[],\"swaps\":[],\"claims\":[]}],\"count\":1,\"offset\":0,\"limit\":10}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /store/customers/me/payment-methods` */
export const storeListCustomerPaymentMethods: Mock<operations["storeListCustomerPaymentMethods"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/customers/me/payment-methods",
  success: { status: 200, text: "{\"payment_methods\":[{\"provider_id\":\"manual\",\"data\":{\"id\":\"card_1\",\"last4\":\"4242\"}}]}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `POST /store/customers/password-token` */
export const storeRequestCustomerPasswordToken: Mock<operations["storeRequestCustomerPasswordToken"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/customers/password-token",
  request: requests.storeRequestCustomerPasswordToken,
  success: { status: 204 },
  failures: [badRequest400Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/customers/password-reset` */
export const storeResetCustomerPassword: Mock<operations["storeResetCustomerPassword"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/customers/password-reset",
  request: requests.storeResetCustomerPassword,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null}}" },
  failures: [badRequest400Failure, { status: 401, text: "{\"type\":\"unauthorized\",\"message\":\"Invalid or expired password reset token\"}" }, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /store/customers/me` */
export const storeRetrieveCustomer: Mock<operations["storeRetrieveCustomer"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/store/customers/me",
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"billing_address\":null,\"shipping_addresses\":[{\"id\":\"addr_01KM0PGDF0A5T9M8TRBCMK4SXF\",\"customer_id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"company\":null,\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"address_1\":\"Rua do Almada 214\",\"address_2\":null,\"city\":\"Porto\",\"country_code\":\"pt\",\"province\":null,\"postal_code\":\"4050-032\",\"phone\":\"+351 912 000 214\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}}" },
  failures: [unauthorized401Failure, serverError500Failure],
});

/** `POST /store/customers/me` */
export const storeUpdateCustomer: Mock<operations["storeUpdateCustomer"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/customers/me",
  request: requests.storeUpdateCustomer,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"billing_address\":null,\"shipping_addresses\":[{\"id\":\"addr_01KM0PGDF0A5T9M8TRBCMK4SXF\",\"customer_id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"company\":null,\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"address_1\":\"Rua do Almada 214\",\"address_2\":null,\"city\":\"Porto\",\"country_code\":\"pt\",\"province\":null,\"postal_code\":\"4050-032\",\"phone\":\"+351 912 000 214\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /store/customers/me/addresses/{address_id}` */
export const storeUpdateCustomerAddress: Mock<operations["storeUpdateCustomerAddress"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/store/customers/me/addresses/{address_id}",
  request: requests.storeUpdateCustomerAddress,
  success: { status: 200, text: "{\"customer\":{\"id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"email\":\"ines.carvalho@example.com\",\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"phone\":null,\"has_account\":true,\"billing_address_id\":null,\"created_at\":\"2026-02-03T10:30:00.000Z\",\"updated_at\":\"2026-02-03T10:30:00.000Z\",\"deleted_at\":null,\"metadata\":null,\"billing_address\":null,\"shipping_addresses\":[{\"id\":\"addr_01KM0PGDF0A5T9M8TRBCMK4SXF\",\"customer_id\":\"cus_01KGHGTK20VZZNRX5FG2PJTGAJ\",\"company\":null,\"first_name\":\"Inês\",\"last_name\":\"Carvalho\",\"address_1\":\"Rua do Almada 214\",\"address_2\":null,\"city\":\"Porto\",\"country_code\":\"pt\",\"province\":null,\"postal_code\":\"4050-032\",\"phone\":\"+351 912 000 214\",\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null,\"metadata\":null}]}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});
