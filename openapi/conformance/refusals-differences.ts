// Requests that the contract forbids but the server accepts. The test fails if one is missing here or no longer needed.

interface Group {
  readonly why: string;
  /** The status that the server returns. */
  readonly server: string;
  /** The keys from `keyOf`: the operation, then the place. */
  readonly of: readonly string[];
}

const GROUPS: readonly Group[] = [
  {
    why: "the server keeps whatever it is given here; what reads it expects an object",
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
    why: "a number is taken for milliseconds since 1970",
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
    why: "the text is turned into the number that it stands for",
    server: "200",
    of: ["adminRequestReturn items.quantity"],
  },
  {
    why: "any text counts as true, `false` as well",
    server: "200",
    of: ["adminCreateShippingOption admin_only", "adminCreateShippingOption is_return"],
  },
  {
    why: "read as in a query: whatever is not the text `true` or `false` is dropped",
    server: "200",
    of: ["adminCreateFulfillment no_notification"],
  },
  {
    why: "text that is neither true nor false counts as no filter",
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
    why: "an object counts as none, and the default channel takes its place",
    server: "200",
    of: [
      "storeRetrieveProduct ?sales_channel_id[inner]",
      "storeRetrieveVariant ?sales_channel_id[inner]",
    ],
  },
  {
    why: "the filter goes to the database unchecked, which fails",
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
    why: "the entries are not looked into; what they hold beside an id is ignored",
    server: "200",
    of: [
      "adminAddDiscountConditionResources resources.countertop_stranger",
      "adminRemoveDiscountConditionResources resources.countertop_stranger",
    ],
  },
  {
    why: "the entries are not looked into; taking out what is not there is no mistake",
    server: "200",
    of: [
      "adminRemoveDiscountConditionResources resources.id",
      "adminRemoveDiscountConditionResources without resources.id",
    ],
  },
  {
    why: "the entries are not looked into; the database finds no record of that id",
    server: "404",
    of: ["adminAddDiscountConditionResources resources.id"],
  },
  {
    why: "the entries are not looked into; the database refuses, and names its own column",
    server: "400",
    of: ["adminAddDiscountConditionResources without resources.id"],
  },
  {
    why: "the check that the channels exist comes first, and answers without naming the field",
    server: "400",
    of: ["adminCreateProduct sales_channels.id", "adminCreateProduct without sales_channels.id"],
  },
  {
    why: "only looked up, and not found",
    server: "404",
    of: [
      "adminCreatePriceList prices.currency_code",
      "adminUpdatePriceList prices.currency_code",
      "adminAddPriceListPrices prices.currency_code",
    ],
  },
  {
    why: "a wrong password, as far as the server can tell",
    server: "401",
    of: ["storeCreateSession password", "storeCreateToken password"],
  },
  {
    why: "a text is taken for a list of one",
    server: "200",
    of: ["storeRequestOrderAccess order_ids"],
  },
  {
    why: "passed on to the search service unread",
    server: "200",
    of: ["storeSearchProducts limit", "storeSearchProducts offset"],
  },
  {
    why: "the server refuses an entry where nobody expects it to, and fails",
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
    why: "used before it is checked",
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

/** These requests stop the server's process, because of an unhandled promise rejection. */
export const CRASHES: Readonly<Record<string, string>> = {
  "adminCreateProduct sales_channels":
    "text in place of the list; the check that the channels exist calls `map` on it",
  "adminUpdateProduct sales_channels": "the same",
};
