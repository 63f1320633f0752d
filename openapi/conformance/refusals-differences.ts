// Requests that the contract forbids, but that the server accepts, or rejects without naming the field or parameter. The test
// fails if this list lacks a request, or if the server's response to one of them changes.

interface Group {
  readonly why: string;
  /** The status that the server returns. */
  readonly server: string;
  /** Keys as `keyOf` returns them: the operation, and then the place in the request. */
  readonly of: readonly string[];
}

const GROUPS: readonly Group[] = [
  {
    why: "the server stores any value here, but readers expect an object",
    server: "200",
    of: [
      "adminAddOrderEditLineItem metadata",
      "adminCreateGiftCard metadata",
      "adminUpdateGiftCard metadata",
      "adminCreateReturnReason metadata",
      "adminUpdateReturnReason metadata",
      "storeAddCartShippingMethod data",
      "storeCreateCart context",
      "storeUpdateCart context",
      "storeCreateLineItem metadata",
      "storeUpdateLineItem metadata",
      "storeCreateCustomerAddress address.metadata",
    ],
  },
  {
    why: "a number is read as milliseconds since 1970",
    server: "200",
    of: [
      "adminCreateDiscount starts_at",
      "adminUpdateDiscount starts_at",
      "adminCreateGiftCard ends_at",
      "adminUpdateGiftCard ends_at",
      "adminCreatePriceList starts_at",
      "adminCreatePriceList ends_at",
      "adminUpdatePriceList starts_at",
      "adminUpdatePriceList ends_at",
    ],
  },
  {
    why: "the text is parsed as a number",
    server: "200",
    of: ["adminRequestReturn items.quantity"],
  },
  {
    why: "any text is true, even `false`",
    server: "200",
    of: ["adminCreateShippingOption admin_only", "adminCreateShippingOption is_return"],
  },
  {
    why: "parsed as in a query: every value except the texts `true` and `false` is ignored",
    server: "200",
    of: ["adminCreateFulfillment no_notification"],
  },
  {
    why: "a string that is neither true nor false is ignored",
    server: "200",
    of: [
      "adminListCustomers ?has_account",
      "adminListDiscounts ?is_disabled",
      "adminListDiscounts ?is_dynamic",
      "adminListInventoryItems ?requires_shipping",
      "adminListPriceListProducts ?is_giftcard",
      "adminListProductCategories ?include_descendants_tree",
      "adminListProducts ?include_category_children",
      "adminListProducts ?is_giftcard",
      "adminListProductVariants ?allow_backorder",
      "adminListProductVariants ?manage_inventory",
      "adminListShippingOptions ?admin_only",
      "adminListShippingOptions ?is_return",
      "adminListVariants ?allow_backorder",
      "adminListVariants ?manage_inventory",
      "storeListProductCategories ?include_descendants_tree",
      "storeListProducts ?include_category_children",
      "storeListProducts ?is_giftcard",
    ],
  },
  {
    why: "an object is ignored, and the default channel is used",
    server: "200",
    of: [
      "storeRetrieveProduct ?sales_channel_id[inner]",
      "storeRetrieveVariant ?sales_channel_id[inner]",
    ],
  },
  {
    why: "the server passes the filter to the database unchecked, which fails",
    server: "500",
    of: [
      "adminListBatchJobs ?updated_at[gte]",
      "adminListOrders ?display_id",
      "adminListOrders ?tax_rate",
      "adminListProductCategories ?is_active",
      "adminListProductCategories ?is_internal",
      "storeListCustomerOrders ?display_id",
      "storeListCustomerOrders ?tax_rate",
    ],
  },
  {
    why: "`expand` is split at its commas before it is checked",
    server: "500",
    of: [
      "adminAddShippingMethod",
      "adminArchiveOrder",
      "adminCancelClaim",
      "adminCancelClaimFulfillment",
      "adminCancelFulfillment",
      "adminCancelOrder",
      "adminCancelSwap",
      "adminCancelSwapFulfillment",
      "adminCaptureOrder",
      "adminCompleteOrder",
      "adminCreateClaim",
      "adminCreateClaimShipment",
      "adminCreateFulfillment",
      "adminCreateShipment",
      "adminCreateSwap",
      "adminCreateSwapShipment",
      "adminFulfillClaim",
      "adminFulfillSwap",
      "adminProcessSwapPayment",
      "adminRefundOrder",
      "adminRequestReturn",
      "adminRetrieveOrder",
      "adminUpdateClaim",
      "adminUpdateOrder",
    ].map((id) => `${id} ?expand[inner]`),
  },
  {
    why: "the server doesn't check the entries, and ignores everything except the id",
    server: "200",
    of: [
      "adminAddDiscountConditionResources resources.countertop_stranger",
      "adminRemoveDiscountConditionResources resources.countertop_stranger",
    ],
  },
  {
    why: "the server doesn't check the entries, and removing something that isn't there succeeds",
    server: "200",
    of: [
      "adminRemoveDiscountConditionResources resources.id",
      "adminRemoveDiscountConditionResources without resources.id",
    ],
  },
  {
    why: "the server doesn't check the entries, and the database doesn't find a record with that id",
    server: "404",
    of: ["adminAddDiscountConditionResources resources.id"],
  },
  {
    why: "the server doesn't check the entries; the database rejects them, and its error names a column",
    server: "400",
    of: ["adminAddDiscountConditionResources without resources.id"],
  },
  {
    why: "the server checks first that the channels exist, and its error doesn't name the field",
    server: "400",
    of: ["adminCreateProduct sales_channels.id", "adminCreateProduct without sales_channels.id"],
  },
  {
    why: "the server looks the value up and doesn't find it",
    server: "404",
    of: [
      "adminCreatePriceList prices.currency_code",
      "adminUpdatePriceList prices.currency_code",
      "adminAddPriceListPrices prices.currency_code",
    ],
  },
  {
    why: "the server treats it as a wrong password",
    server: "401",
    of: ["storeCreateSession password", "storeCreateToken password"],
  },
  {
    why: "a string is read as a list with one entry",
    server: "200",
    of: ["storeRequestOrderAccess order_ids"],
  },
  {
    why: "passed on to the search service unchecked",
    server: "200",
    of: ["storeSearchProducts limit", "storeSearchProducts offset"],
  },
  {
    why: "the server rejects an entry without handling its own error, and fails",
    server: "500",
    of: [
      "storeSetPaymentCollectionSessions sessions.countertop_stranger",
      "storeSetPaymentCollectionSessions sessions.provider_id",
      "storeSetPaymentCollectionSessions sessions.amount",
      "storeSetPaymentCollectionSessions sessions.session_id",
      "storeSetPaymentCollectionSessions without sessions.provider_id",
      "storeSetPaymentCollectionSessions without sessions.amount",
    ],
  },
  {
    why: "the server uses the value before it checks it",
    server: "500",
    of: [
      "adminAddCustomerGroupCustomers without customer_ids",
      "adminRemoveCustomerGroupCustomers without customer_ids",
      "adminCreateStockLocation name",
      "adminUpdatePriceList prices.region_id",
      "adminUpdateVariant prices.currency_code",
      "storeCreateCustomerAddress without address",
    ],
  },
];

export const DIFFERENCES: Readonly<Record<string, Omit<Group, "of">>> = Object.fromEntries(
  GROUPS.flatMap(({ of, ...rest }) => of.map((key) => [key, rest])),
);

/** Requests that stop the server's process with an unhandled promise rejection. */
export const CRASHES: Readonly<Record<string, string>> = {
  "adminCreateProduct sales_channels":
    "text in place of the list; the check that the channels exist calls `map` on it",
  "adminUpdateProduct sales_channels": "the same",
};
