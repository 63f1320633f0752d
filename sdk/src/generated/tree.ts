// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import * as analyticsConfigsCalls from "./operations/analytics-configs.ts";
import * as appsCalls from "./operations/apps.ts";
import * as authCalls from "./operations/auth.ts";
import * as batchJobsCalls from "./operations/batch-jobs.ts";
import * as cartsCalls from "./operations/carts.ts";
import * as collectionsCalls from "./operations/collections.ts";
import * as currenciesCalls from "./operations/currencies.ts";
import * as customerGroupsCalls from "./operations/customer-groups.ts";
import * as customersCalls from "./operations/customers.ts";
import * as discountsCalls from "./operations/discounts.ts";
import * as draftOrdersCalls from "./operations/draft-orders.ts";
import * as giftCardsCalls from "./operations/gift-cards.ts";
import * as inventoryItemsCalls from "./operations/inventory-items.ts";
import * as invitesCalls from "./operations/invites.ts";
import * as notesCalls from "./operations/notes.ts";
import * as notificationsCalls from "./operations/notifications.ts";
import * as orderEditsCalls from "./operations/order-edits.ts";
import * as ordersCalls from "./operations/orders.ts";
import * as paymentCollectionsCalls from "./operations/payment-collections.ts";
import * as paymentsCalls from "./operations/payments.ts";
import * as priceListsCalls from "./operations/price-lists.ts";
import * as productCategoriesCalls from "./operations/product-categories.ts";
import * as productTagsCalls from "./operations/product-tags.ts";
import * as productTypesCalls from "./operations/product-types.ts";
import * as productsCalls from "./operations/products.ts";
import * as publishableApiKeysCalls from "./operations/publishable-api-keys.ts";
import * as regionsCalls from "./operations/regions.ts";
import * as reservationsCalls from "./operations/reservations.ts";
import * as returnReasonsCalls from "./operations/return-reasons.ts";
import * as returnsCalls from "./operations/returns.ts";
import * as salesChannelsCalls from "./operations/sales-channels.ts";
import * as shippingOptionsCalls from "./operations/shipping-options.ts";
import * as shippingProfilesCalls from "./operations/shipping-profiles.ts";
import * as stockLocationsCalls from "./operations/stock-locations.ts";
import * as storeCalls from "./operations/store.ts";
import * as swapsCalls from "./operations/swaps.ts";
import * as taxRatesCalls from "./operations/tax-rates.ts";
import * as uploadsCalls from "./operations/uploads.ts";
import * as usersCalls from "./operations/users.ts";
import * as variantsCalls from "./operations/variants.ts";

export const admin: {
  analyticsConfigs: {
    /**
     * Choose whether to share usage data
     *
     * {@link adminCreateAnalyticsConfig}
     * @example
     * const { analytics_config } = await client.admin.analyticsConfigs.create({ body: { opt_out: false } });
     */
    create: typeof analyticsConfigsCalls.adminCreateAnalyticsConfig;
    /**
     * Delete your choice about sharing usage data
     *
     * {@link adminDeleteAnalyticsConfig}
     * @example
     * const { deleted } = await client.admin.analyticsConfigs.delete();
     */
    delete: typeof analyticsConfigsCalls.adminDeleteAnalyticsConfig;
    /**
     * Retrieve your choice about sharing usage data
     *
     * {@link adminRetrieveAnalyticsConfig}
     * @example
     * const { analytics_config } = await client.admin.analyticsConfigs.retrieve();
     */
    retrieve: typeof analyticsConfigsCalls.adminRetrieveAnalyticsConfig;
    /**
     * Change your choice about sharing usage data
     *
     * {@link adminUpdateAnalyticsConfig}
     * @example
     * const { analytics_config } = await client.admin.analyticsConfigs.update();
     */
    update: typeof analyticsConfigsCalls.adminUpdateAnalyticsConfig;
  };
  apps: {
    /**
     * Connect an application
     *
     * {@link adminAuthorizeApp}
     * @example
     * const { apps } = await client.admin.apps.authorize({ body: { application_name: "ledger", state: "6f1c", code: "9ab7" } });
     */
    authorize: typeof appsCalls.adminAuthorizeApp;
    /**
     * List connected applications
     *
     * {@link adminListApps}
     * @example
     * const { apps } = await client.admin.apps.list();
     */
    list: typeof appsCalls.adminListApps;
  };
  auth: {
    /**
     * Sign in to the admin
     *
     * {@link adminCreateSession}
     * @example
     * const { user } = await client.admin.auth.createSession({ body: { email: "mara@countertop.example", password: "a-long-password" } });
     */
    createSession: typeof authCalls.adminCreateSession;
    /**
     * Create a token for the admin
     *
     * {@link adminCreateToken}
     * @example
     * const { access_token } = await client.admin.auth.createToken({ body: { email: "mara@countertop.example", password: "a-long-password" } });
     */
    createToken: typeof authCalls.adminCreateToken;
    /**
     * Sign out of the admin
     *
     * {@link adminDeleteSession}
     * @example
     * await client.admin.auth.deleteSession();
     */
    deleteSession: typeof authCalls.adminDeleteSession;
    /**
     * Retrieve the current admin user
     *
     * {@link adminRetrieveSession}
     * @example
     * const { user } = await client.admin.auth.retrieveSession();
     */
    retrieveSession: typeof authCalls.adminRetrieveSession;
  };
  batchJobs: {
    /**
     * Cancel a batch job
     *
     * {@link adminCancelBatchJob}
     * @example
     * const { batch_job } = await client.admin.batchJobs.cancel({ id });
     */
    cancel: typeof batchJobsCalls.adminCancelBatchJob;
    /**
     * Confirm a batch job
     *
     * {@link adminConfirmBatchJob}
     * @example
     * const { batch_job } = await client.admin.batchJobs.confirm({ id });
     */
    confirm: typeof batchJobsCalls.adminConfirmBatchJob;
    /**
     * Start a batch job
     *
     * {@link adminCreateBatchJob}
     * @example
     * const { batch_job } = await client.admin.batchJobs.create({ body: { type: "product-import", context: { fileKey: "1773845100000-products.csv" } } });
     */
    create: typeof batchJobsCalls.adminCreateBatchJob;
    /**
     * List your batch jobs
     *
     * {@link adminListBatchJobs}
     * @example
     * const { batch_jobs } = await client.admin.batchJobs.list({ query: { limit: 20 } });
     */
    list: typeof batchJobsCalls.adminListBatchJobs;
    /**
     * Retrieve a batch job
     *
     * {@link adminRetrieveBatchJob}
     * @example
     * const { batch_job } = await client.admin.batchJobs.retrieve({ id });
     */
    retrieve: typeof batchJobsCalls.adminRetrieveBatchJob;
  };
  collections: {
    /**
     * Add products to a collection
     *
     * {@link adminAddCollectionProducts}
     * @example
     * const { collection } = await client.admin.collections.addProducts({ id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
     */
    addProducts: typeof collectionsCalls.adminAddCollectionProducts;
    /**
     * Create a collection
     *
     * {@link adminCreateCollection}
     * @example
     * const { collection } = await client.admin.collections.create({ body: { title: "At the Table" } });
     */
    create: typeof collectionsCalls.adminCreateCollection;
    /**
     * Delete a collection
     *
     * {@link adminDeleteCollection}
     * @example
     * const { deleted } = await client.admin.collections.delete({ id });
     */
    delete: typeof collectionsCalls.adminDeleteCollection;
    /**
     * List collections
     *
     * {@link adminListCollections}
     * @example
     * const { collections } = await client.admin.collections.list({ query: { limit: 20 } });
     */
    list: typeof collectionsCalls.adminListCollections;
    /**
     * Remove products from a collection
     *
     * {@link adminRemoveCollectionProducts}
     * @example
     * const { object } = await client.admin.collections.removeProducts({ id, body: { product_ids: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
     */
    removeProducts: typeof collectionsCalls.adminRemoveCollectionProducts;
    /**
     * Retrieve a collection with its products
     *
     * {@link adminRetrieveCollection}
     * @example
     * const { collection } = await client.admin.collections.retrieve({ id });
     */
    retrieve: typeof collectionsCalls.adminRetrieveCollection;
    /**
     * Update a collection
     *
     * {@link adminUpdateCollection}
     * @example
     * const { collection } = await client.admin.collections.update({ id });
     */
    update: typeof collectionsCalls.adminUpdateCollection;
  };
  currencies: {
    /**
     * List the currencies that the server supports
     *
     * {@link adminListCurrencies}
     * @example
     * const { currencies } = await client.admin.currencies.list({ query: { limit: 20 } });
     */
    list: typeof currenciesCalls.adminListCurrencies;
    /**
     * Set whether prices in a currency include tax
     *
     * {@link adminUpdateCurrency}
     * @example
     * const { currency } = await client.admin.currencies.update({ code });
     */
    update: typeof currenciesCalls.adminUpdateCurrency;
  };
  customerGroups: {
    /**
     * Add customers to a group
     *
     * {@link adminAddCustomerGroupCustomers}
     * @example
     * const { customer_group } = await client.admin.customerGroups.addCustomers({ id, body: { customer_ids: [{ id: "cus_01KGHGTK20Q7N5M4XW9RB2DZEC" }] } });
     */
    addCustomers: typeof customerGroupsCalls.adminAddCustomerGroupCustomers;
    /**
     * Create a customer group
     *
     * {@link adminCreateCustomerGroup}
     * @example
     * const { customer_group } = await client.admin.customerGroups.create({ body: { name: "Wholesale" } });
     */
    create: typeof customerGroupsCalls.adminCreateCustomerGroup;
    /**
     * Delete a customer group
     *
     * {@link adminDeleteCustomerGroup}
     * @example
     * const { deleted } = await client.admin.customerGroups.delete({ id });
     */
    delete: typeof customerGroupsCalls.adminDeleteCustomerGroup;
    /**
     * List the customers of a group
     *
     * {@link adminListCustomerGroupCustomers}
     * @example
     * const { customers } = await client.admin.customerGroups.listCustomers({ id, query: { limit: 20 } });
     */
    listCustomers: typeof customerGroupsCalls.adminListCustomerGroupCustomers;
    /**
     * List customer groups
     *
     * {@link adminListCustomerGroups}
     * @example
     * const { customer_groups } = await client.admin.customerGroups.list({ query: { limit: 20 } });
     */
    list: typeof customerGroupsCalls.adminListCustomerGroups;
    /**
     * Remove customers from a group
     *
     * {@link adminRemoveCustomerGroupCustomers}
     * @example
     * const { customer_group } = await client.admin.customerGroups.removeCustomers({ id, body: { customer_ids: [{ id: "cus_01KGHGTK20VMM24PVESKNHXJ7Y" }] } });
     */
    removeCustomers: typeof customerGroupsCalls.adminRemoveCustomerGroupCustomers;
    /**
     * Retrieve a customer group
     *
     * {@link adminRetrieveCustomerGroup}
     * @example
     * const { customer_group } = await client.admin.customerGroups.retrieve({ id });
     */
    retrieve: typeof customerGroupsCalls.adminRetrieveCustomerGroup;
    /**
     * Update a customer group
     *
     * {@link adminUpdateCustomerGroup}
     * @example
     * const { customer_group } = await client.admin.customerGroups.update({ id });
     */
    update: typeof customerGroupsCalls.adminUpdateCustomerGroup;
  };
  customers: {
    /**
     * Create a customer with an account
     *
     * {@link adminCreateCustomer}
     * @example
     * const { customer } = await client.admin.customers.create({ body: { email: "rui@cafelume.example", first_name: "Rui", last_name: "Matos", password: "a-long-password" } });
     */
    create: typeof customersCalls.adminCreateCustomer;
    /**
     * List customers
     *
     * {@link adminListCustomers}
     * @example
     * const { customers } = await client.admin.customers.list({ query: { limit: 20 } });
     */
    list: typeof customersCalls.adminListCustomers;
    /**
     * Retrieve a customer
     *
     * {@link adminRetrieveCustomer}
     * @example
     * const { customer } = await client.admin.customers.retrieve({ id });
     */
    retrieve: typeof customersCalls.adminRetrieveCustomer;
    /**
     * Update a customer
     *
     * {@link adminUpdateCustomer}
     * @example
     * const { customer } = await client.admin.customers.update({ id });
     */
    update: typeof customersCalls.adminUpdateCustomer;
  };
  discounts: {
    /**
     * Add records to a discount condition
     *
     * {@link adminAddDiscountConditionResources}
     * @example
     * const { discount } = await client.admin.discounts.addConditionResources({ id, condition_id, body: { resources: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
     */
    addConditionResources: typeof discountsCalls.adminAddDiscountConditionResources;
    /**
     * Add a region to a discount
     *
     * {@link adminAddDiscountRegion}
     * @example
     * const { discount } = await client.admin.discounts.addRegion({ id, region_id });
     */
    addRegion: typeof discountsCalls.adminAddDiscountRegion;
    /**
     * Create a discount
     *
     * {@link adminCreateDiscount}
     * @example
     * const { discount } = await client.admin.discounts.create({ body });
     */
    create: typeof discountsCalls.adminCreateDiscount;
    /**
     * Add a condition to a discount
     *
     * {@link adminCreateDiscountCondition}
     * @example
     * const { discount } = await client.admin.discounts.createCondition({ id, body: { operator: "in" } });
     */
    createCondition: typeof discountsCalls.adminCreateDiscountCondition;
    /**
     * Create a code from a template
     *
     * {@link adminCreateDiscountDynamicCode}
     * @example
     * const { discount } = await client.admin.discounts.createDynamicCode({ id, body: { code: "BIRTHDAY-AIKO" } });
     */
    createDynamicCode: typeof discountsCalls.adminCreateDiscountDynamicCode;
    /**
     * Delete a discount
     *
     * {@link adminDeleteDiscount}
     * @example
     * const { deleted } = await client.admin.discounts.delete({ id });
     */
    delete: typeof discountsCalls.adminDeleteDiscount;
    /**
     * Delete a discount condition
     *
     * {@link adminDeleteDiscountCondition}
     * @example
     * const { deleted } = await client.admin.discounts.deleteCondition({ id, condition_id });
     */
    deleteCondition: typeof discountsCalls.adminDeleteDiscountCondition;
    /**
     * Delete a code that was created from a template
     *
     * {@link adminDeleteDiscountDynamicCode}
     * @example
     * const { discount } = await client.admin.discounts.deleteDynamicCode({ id, code });
     */
    deleteDynamicCode: typeof discountsCalls.adminDeleteDiscountDynamicCode;
    /**
     * List discounts
     *
     * {@link adminListDiscounts}
     * @example
     * const { discounts } = await client.admin.discounts.list({ query: { limit: 20 } });
     */
    list: typeof discountsCalls.adminListDiscounts;
    /**
     * Remove records from a discount condition
     *
     * {@link adminRemoveDiscountConditionResources}
     * @example
     * const { discount } = await client.admin.discounts.removeConditionResources({ id, condition_id, body: { resources: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
     */
    removeConditionResources: typeof discountsCalls.adminRemoveDiscountConditionResources;
    /**
     * Remove a region from a discount
     *
     * {@link adminRemoveDiscountRegion}
     * @example
     * const { discount } = await client.admin.discounts.removeRegion({ id, region_id });
     */
    removeRegion: typeof discountsCalls.adminRemoveDiscountRegion;
    /**
     * Retrieve a discount
     *
     * {@link adminRetrieveDiscount}
     * @example
     * const { discount } = await client.admin.discounts.retrieve({ id });
     */
    retrieve: typeof discountsCalls.adminRetrieveDiscount;
    /**
     * Retrieve a discount by its code
     *
     * {@link adminRetrieveDiscountByCode}
     * @example
     * const { discount } = await client.admin.discounts.retrieveByCode({ code });
     */
    retrieveByCode: typeof discountsCalls.adminRetrieveDiscountByCode;
    /**
     * Retrieve a discount condition
     *
     * {@link adminRetrieveDiscountCondition}
     * @example
     * const { discount_condition } = await client.admin.discounts.retrieveCondition({ id, condition_id });
     */
    retrieveCondition: typeof discountsCalls.adminRetrieveDiscountCondition;
    /**
     * Update a discount
     *
     * {@link adminUpdateDiscount}
     * @example
     * const { discount } = await client.admin.discounts.update({ id });
     */
    update: typeof discountsCalls.adminUpdateDiscount;
    /**
     * Replace the records of a discount condition
     *
     * {@link adminUpdateDiscountCondition}
     * @example
     * const { discount } = await client.admin.discounts.updateCondition({ id, condition_id, body: { products: ["prod_01KGHGTK205BC48JW4YZGQ8TKT"] } });
     */
    updateCondition: typeof discountsCalls.adminUpdateDiscountCondition;
  };
  draftOrders: {
    /**
     * Add an item to a draft order
     *
     * {@link adminAddDraftOrderLineItem}
     * @example
     * const { draft_order } = await client.admin.draftOrders.addLineItem({ id, body: { quantity: 6 } });
     */
    addLineItem: typeof draftOrdersCalls.adminAddDraftOrderLineItem;
    /**
     * Create a draft order
     *
     * {@link adminCreateDraftOrder}
     * @example
     * const { draft_order } = await client.admin.draftOrders.create({ body });
     */
    create: typeof draftOrdersCalls.adminCreateDraftOrder;
    /**
     * Delete a draft order
     *
     * {@link adminDeleteDraftOrder}
     * @example
     * const { deleted } = await client.admin.draftOrders.delete({ id });
     */
    delete: typeof draftOrdersCalls.adminDeleteDraftOrder;
    /**
     * List draft orders
     *
     * {@link adminListDraftOrders}
     * @example
     * const { draft_orders } = await client.admin.draftOrders.list({ query: { limit: 20 } });
     */
    list: typeof draftOrdersCalls.adminListDraftOrders;
    /**
     * Mark a draft order as paid
     *
     * {@link adminMarkDraftOrderPaid}
     * @example
     * const { order } = await client.admin.draftOrders.markPaid({ id });
     */
    markPaid: typeof draftOrdersCalls.adminMarkDraftOrderPaid;
    /**
     * Remove an item from a draft order
     *
     * {@link adminRemoveDraftOrderLineItem}
     * @example
     * const { draft_order } = await client.admin.draftOrders.removeLineItem({ id, line_id });
     */
    removeLineItem: typeof draftOrdersCalls.adminRemoveDraftOrderLineItem;
    /**
     * Retrieve a draft order
     *
     * {@link adminRetrieveDraftOrder}
     * @example
     * const { draft_order } = await client.admin.draftOrders.retrieve({ id });
     */
    retrieve: typeof draftOrdersCalls.adminRetrieveDraftOrder;
    /**
     * Update a draft order
     *
     * {@link adminUpdateDraftOrder}
     * @example
     * const { draft_order } = await client.admin.draftOrders.update({ id });
     */
    update: typeof draftOrdersCalls.adminUpdateDraftOrder;
    /**
     * Update an item of a draft order
     *
     * {@link adminUpdateDraftOrderLineItem}
     * @example
     * const { draft_order } = await client.admin.draftOrders.updateLineItem({ id, line_id });
     */
    updateLineItem: typeof draftOrdersCalls.adminUpdateDraftOrderLineItem;
  };
  giftCards: {
    /**
     * Create a gift card
     *
     * {@link adminCreateGiftCard}
     * @example
     * const { gift_card } = await client.admin.giftCards.create({ body: { region_id: "reg_01KERQSEH0TMCW808NR0VN45PD", value: 10000 } });
     */
    create: typeof giftCardsCalls.adminCreateGiftCard;
    /**
     * Delete a gift card
     *
     * {@link adminDeleteGiftCard}
     * @example
     * const { deleted } = await client.admin.giftCards.delete({ id });
     */
    delete: typeof giftCardsCalls.adminDeleteGiftCard;
    /**
     * List gift cards
     *
     * {@link adminListGiftCards}
     * @example
     * const { gift_cards } = await client.admin.giftCards.list({ query: { limit: 20 } });
     */
    list: typeof giftCardsCalls.adminListGiftCards;
    /**
     * Retrieve a gift card
     *
     * {@link adminRetrieveGiftCard}
     * @example
     * const { gift_card } = await client.admin.giftCards.retrieve({ id });
     */
    retrieve: typeof giftCardsCalls.adminRetrieveGiftCard;
    /**
     * Update a gift card
     *
     * {@link adminUpdateGiftCard}
     * @example
     * const { gift_card } = await client.admin.giftCards.update({ id });
     */
    update: typeof giftCardsCalls.adminUpdateGiftCard;
  };
  inventoryItems: {
    /**
     * Create an inventory item for a variant
     *
     * {@link adminCreateInventoryItem}
     * @example
     * const { inventory_item } = await client.admin.inventoryItems.create({ body: { variant_id: "variant_01KGHGTK203Q5GNWNA13WT3EN2" } });
     */
    create: typeof inventoryItemsCalls.adminCreateInventoryItem;
    /**
     * Add a stock location to an inventory item
     *
     * {@link adminCreateInventoryItemLocationLevel}
     * @example
     * const { inventory_item } = await client.admin.inventoryItems.createLocationLevel({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", stocked_quantity: 42 } });
     */
    createLocationLevel: typeof inventoryItemsCalls.adminCreateInventoryItemLocationLevel;
    /**
     * Delete an inventory item with its stock levels
     *
     * {@link adminDeleteInventoryItem}
     * @example
     * const { deleted } = await client.admin.inventoryItems.delete({ id });
     */
    delete: typeof inventoryItemsCalls.adminDeleteInventoryItem;
    /**
     * Remove a stock location from an inventory item
     *
     * {@link adminDeleteInventoryItemLocationLevel}
     * @example
     * const { inventory_item } = await client.admin.inventoryItems.deleteLocationLevel({ id, location_id });
     */
    deleteLocationLevel: typeof inventoryItemsCalls.adminDeleteInventoryItemLocationLevel;
    /**
     * List the stock levels of an inventory item
     *
     * {@link adminListInventoryItemLocationLevels}
     * @example
     * const { inventory_item } = await client.admin.inventoryItems.listLocationLevels({ id });
     */
    listLocationLevels: typeof inventoryItemsCalls.adminListInventoryItemLocationLevels;
    /**
     * List inventory items
     *
     * {@link adminListInventoryItems}
     * @example
     * const { inventory_items } = await client.admin.inventoryItems.list({ query: { limit: 20 } });
     */
    list: typeof inventoryItemsCalls.adminListInventoryItems;
    /**
     * Retrieve an inventory item with its stock levels
     *
     * {@link adminRetrieveInventoryItem}
     * @example
     * const { inventory_item } = await client.admin.inventoryItems.retrieve({ id });
     */
    retrieve: typeof inventoryItemsCalls.adminRetrieveInventoryItem;
    /**
     * Update an inventory item
     *
     * {@link adminUpdateInventoryItem}
     * @example
     * const { inventory_item } = await client.admin.inventoryItems.update({ id });
     */
    update: typeof inventoryItemsCalls.adminUpdateInventoryItem;
    /**
     * Update the stock level of an inventory item at a stock location
     *
     * {@link adminUpdateInventoryItemLocationLevel}
     * @example
     * const { inventory_item } = await client.admin.inventoryItems.updateLocationLevel({ id, location_id });
     */
    updateLocationLevel: typeof inventoryItemsCalls.adminUpdateInventoryItemLocationLevel;
  };
  invites: {
    /**
     * Accept an invitation
     *
     * {@link adminAcceptInvite}
     * @example
     * await client.admin.invites.accept({ body });
     */
    accept: typeof invitesCalls.adminAcceptInvite;
    /**
     * Invite a user to the admin
     *
     * {@link adminCreateInvite}
     * @example
     * await client.admin.invites.create({ body: { user: "ida@countertop.example", role: "member" } });
     */
    create: typeof invitesCalls.adminCreateInvite;
    /**
     * Delete an invitation
     *
     * {@link adminDeleteInvite}
     * @example
     * const { deleted } = await client.admin.invites.delete({ id });
     */
    delete: typeof invitesCalls.adminDeleteInvite;
    /**
     * List pending invitations
     *
     * {@link adminListInvites}
     * @example
     * const { invites } = await client.admin.invites.list();
     */
    list: typeof invitesCalls.adminListInvites;
    /**
     * Resend an invitation
     *
     * {@link adminResendInvite}
     * @example
     * await client.admin.invites.resend({ id });
     */
    resend: typeof invitesCalls.adminResendInvite;
  };
  notes: {
    /**
     * Create a note
     *
     * {@link adminCreateNote}
     * @example
     * const { note } = await client.admin.notes.create({ body });
     */
    create: typeof notesCalls.adminCreateNote;
    /**
     * Delete a note
     *
     * {@link adminDeleteNote}
     * @example
     * const { deleted } = await client.admin.notes.delete({ id });
     */
    delete: typeof notesCalls.adminDeleteNote;
    /**
     * List notes
     *
     * {@link adminListNotes}
     * @example
     * const { notes } = await client.admin.notes.list({ query: { limit: 20 } });
     */
    list: typeof notesCalls.adminListNotes;
    /**
     * Retrieve a note
     *
     * {@link adminRetrieveNote}
     * @example
     * const { note } = await client.admin.notes.retrieve({ id });
     */
    retrieve: typeof notesCalls.adminRetrieveNote;
    /**
     * Update a note
     *
     * {@link adminUpdateNote}
     * @example
     * const { note } = await client.admin.notes.update({ id, body: { value: "She asked for a gift card with the towel." } });
     */
    update: typeof notesCalls.adminUpdateNote;
  };
  notifications: {
    /**
     * List notifications
     *
     * {@link adminListNotifications}
     * @example
     * const { notifications } = await client.admin.notifications.list({ query: { limit: 20 } });
     */
    list: typeof notificationsCalls.adminListNotifications;
    /**
     * Resend a notification
     *
     * {@link adminResendNotification}
     * @example
     * const { notification } = await client.admin.notifications.resend({ id });
     */
    resend: typeof notificationsCalls.adminResendNotification;
  };
  orderEdits: {
    /**
     * Add an item to an order edit
     *
     * {@link adminAddOrderEditLineItem}
     * @example
     * const { order_edit } = await client.admin.orderEdits.addLineItem({ id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
     */
    addLineItem: typeof orderEditsCalls.adminAddOrderEditLineItem;
    /**
     * Cancel an order edit
     *
     * {@link adminCancelOrderEdit}
     * @example
     * const { order_edit } = await client.admin.orderEdits.cancel({ id });
     */
    cancel: typeof orderEditsCalls.adminCancelOrderEdit;
    /**
     * Confirm an order edit
     *
     * {@link adminConfirmOrderEdit}
     * @example
     * const { order_edit } = await client.admin.orderEdits.confirm({ id });
     */
    confirm: typeof orderEditsCalls.adminConfirmOrderEdit;
    /**
     * Create an order edit
     *
     * {@link adminCreateOrderEdit}
     * @example
     * const { order_edit } = await client.admin.orderEdits.create({ body: { order_id: "order_01KM0ZC7G0EMAEDKYBXQC4XDYA" } });
     */
    create: typeof orderEditsCalls.adminCreateOrderEdit;
    /**
     * Delete an order edit
     *
     * {@link adminDeleteOrderEdit}
     * @example
     * const { deleted } = await client.admin.orderEdits.delete({ id });
     */
    delete: typeof orderEditsCalls.adminDeleteOrderEdit;
    /**
     * Undo a change in an order edit
     *
     * {@link adminDeleteOrderEditItemChange}
     * @example
     * const { deleted } = await client.admin.orderEdits.deleteItemChange({ id, change_id });
     */
    deleteItemChange: typeof orderEditsCalls.adminDeleteOrderEditItemChange;
    /**
     * List order edits
     *
     * {@link adminListOrderEdits}
     * @example
     * const { order_edits } = await client.admin.orderEdits.list({ query: { limit: 20 } });
     */
    list: typeof orderEditsCalls.adminListOrderEdits;
    /**
     * Remove an item from an order edit
     *
     * {@link adminRemoveOrderEditLineItem}
     * @example
     * const { order_edit } = await client.admin.orderEdits.removeLineItem({ id, item_id });
     */
    removeLineItem: typeof orderEditsCalls.adminRemoveOrderEditLineItem;
    /**
     * Request the customer's confirmation of an order edit
     *
     * {@link adminRequestOrderEditConfirmation}
     * @example
     * const { order_edit } = await client.admin.orderEdits.requestConfirmation({ id });
     */
    requestConfirmation: typeof orderEditsCalls.adminRequestOrderEditConfirmation;
    /**
     * Retrieve an order edit
     *
     * {@link adminRetrieveOrderEdit}
     * @example
     * const { order_edit } = await client.admin.orderEdits.retrieve({ id });
     */
    retrieve: typeof orderEditsCalls.adminRetrieveOrderEdit;
    /**
     * Update the note of an order edit
     *
     * {@link adminUpdateOrderEdit}
     * @example
     * const { order_edit } = await client.admin.orderEdits.update({ id });
     */
    update: typeof orderEditsCalls.adminUpdateOrderEdit;
    /**
     * Set the quantity of an item in an order edit
     *
     * {@link adminUpdateOrderEditLineItem}
     * @example
     * const { order_edit } = await client.admin.orderEdits.updateLineItem({ id, item_id, body: { quantity: 1 } });
     */
    updateLineItem: typeof orderEditsCalls.adminUpdateOrderEditLineItem;
  };
  orders: {
    /**
     * Add a shipping method to an order
     *
     * {@link adminAddShippingMethod}
     * @example
     * const { order } = await client.admin.orders.addShippingMethod({ id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J", price: 490 } });
     */
    addShippingMethod: typeof ordersCalls.adminAddShippingMethod;
    /**
     * Archive an order
     *
     * {@link adminArchiveOrder}
     * @example
     * const { order } = await client.admin.orders.archive({ id });
     */
    archive: typeof ordersCalls.adminArchiveOrder;
    /**
     * Cancel a claim
     *
     * {@link adminCancelClaim}
     * @example
     * const { order } = await client.admin.orders.cancelClaim({ id, claim_id });
     */
    cancelClaim: typeof ordersCalls.adminCancelClaim;
    /**
     * Cancel a fulfillment of a claim
     *
     * {@link adminCancelClaimFulfillment}
     * @example
     * const { order } = await client.admin.orders.cancelClaimFulfillment({ id, claim_id, fulfillment_id });
     */
    cancelClaimFulfillment: typeof ordersCalls.adminCancelClaimFulfillment;
    /**
     * Cancel a fulfillment of an order
     *
     * {@link adminCancelFulfillment}
     * @example
     * const { order } = await client.admin.orders.cancelFulfillment({ id, fulfillment_id });
     */
    cancelFulfillment: typeof ordersCalls.adminCancelFulfillment;
    /**
     * Cancel an order
     *
     * {@link adminCancelOrder}
     * @example
     * const { order } = await client.admin.orders.cancel({ id });
     */
    cancel: typeof ordersCalls.adminCancelOrder;
    /**
     * Cancel a swap
     *
     * {@link adminCancelSwap}
     * @example
     * const { order } = await client.admin.orders.cancelSwap({ id, swap_id });
     */
    cancelSwap: typeof ordersCalls.adminCancelSwap;
    /**
     * Cancel a fulfillment of a swap
     *
     * {@link adminCancelSwapFulfillment}
     * @example
     * const { order } = await client.admin.orders.cancelSwapFulfillment({ id, swap_id, fulfillment_id });
     */
    cancelSwapFulfillment: typeof ordersCalls.adminCancelSwapFulfillment;
    /**
     * Capture the payments of an order
     *
     * {@link adminCaptureOrder}
     * @example
     * const { order } = await client.admin.orders.capture({ id });
     */
    capture: typeof ordersCalls.adminCaptureOrder;
    /**
     * Mark an order as completed
     *
     * {@link adminCompleteOrder}
     * @example
     * const { order } = await client.admin.orders.complete({ id });
     */
    complete: typeof ordersCalls.adminCompleteOrder;
    /**
     * Create a claim
     *
     * {@link adminCreateClaim}
     * @example
     * const { order } = await client.admin.orders.createClaim({ id, body });
     */
    createClaim: typeof ordersCalls.adminCreateClaim;
    /**
     * Mark a fulfillment of a claim as shipped
     *
     * {@link adminCreateClaimShipment}
     * @example
     * const { order } = await client.admin.orders.createClaimShipment({ id, claim_id, body: { fulfillment_id: "ful_01KMZ6D1W04QWZ2CWFG6YW0CAP" } });
     */
    createClaimShipment: typeof ordersCalls.adminCreateClaimShipment;
    /**
     * Fulfill items of an order
     *
     * {@link adminCreateFulfillment}
     * @example
     * const { order } = await client.admin.orders.createFulfillment({ id, body });
     */
    createFulfillment: typeof ordersCalls.adminCreateFulfillment;
    /**
     * Mark a fulfillment of an order as shipped
     *
     * {@link adminCreateShipment}
     * @example
     * const { order } = await client.admin.orders.createShipment({ id, body: { fulfillment_id: "ful_01KM2WKET0YB4NN80Y9T846148" } });
     */
    createShipment: typeof ordersCalls.adminCreateShipment;
    /**
     * Create a swap
     *
     * {@link adminCreateSwap}
     * @example
     * const { order } = await client.admin.orders.createSwap({ id, body });
     */
    createSwap: typeof ordersCalls.adminCreateSwap;
    /**
     * Mark a fulfillment of a swap as shipped
     *
     * {@link adminCreateSwapShipment}
     * @example
     * const { order } = await client.admin.orders.createSwapShipment({ id, swap_id, body: { fulfillment_id: "ful_01KMSY5R80EDRXTTE507P9TK7V" } });
     */
    createSwapShipment: typeof ordersCalls.adminCreateSwapShipment;
    /**
     * Fulfill a claim
     *
     * {@link adminFulfillClaim}
     * @example
     * const { order } = await client.admin.orders.fulfillClaim({ id, claim_id });
     */
    fulfillClaim: typeof ordersCalls.adminFulfillClaim;
    /**
     * Fulfill a swap
     *
     * {@link adminFulfillSwap}
     * @example
     * const { order } = await client.admin.orders.fulfillSwap({ id, swap_id });
     */
    fulfillSwap: typeof ordersCalls.adminFulfillSwap;
    /**
     * List the reservations of an order
     *
     * {@link adminListOrderReservations}
     * @example
     * const { reservations } = await client.admin.orders.listReservations({ id, query: { limit: 20 } });
     */
    listReservations: typeof ordersCalls.adminListOrderReservations;
    /**
     * List orders
     *
     * {@link adminListOrders}
     * @example
     * const { orders } = await client.admin.orders.list({ query: { limit: 20 } });
     */
    list: typeof ordersCalls.adminListOrders;
    /**
     * Process the price difference of a swap
     *
     * {@link adminProcessSwapPayment}
     * @example
     * const { order } = await client.admin.orders.processSwapPayment({ id, swap_id });
     */
    processSwapPayment: typeof ordersCalls.adminProcessSwapPayment;
    /**
     * Refund an order
     *
     * {@link adminRefundOrder}
     * @example
     * const { order } = await client.admin.orders.refund({ id, body: { amount: 200, reason: "other" } });
     */
    refund: typeof ordersCalls.adminRefundOrder;
    /**
     * Request a return
     *
     * {@link adminRequestReturn}
     * @example
     * const { order } = await client.admin.orders.requestReturn({ id, body });
     */
    requestReturn: typeof ordersCalls.adminRequestReturn;
    /**
     * Reserve stock for an item of an order
     *
     * {@link adminReserveOrderLineItem}
     * @example
     * const { reservation } = await client.admin.orders.reserveLineItem({ id, line_item_id });
     */
    reserveLineItem: typeof ordersCalls.adminReserveOrderLineItem;
    /**
     * Retrieve an order
     *
     * {@link adminRetrieveOrder}
     * @example
     * const { order } = await client.admin.orders.retrieve({ id });
     */
    retrieve: typeof ordersCalls.adminRetrieveOrder;
    /**
     * Update a claim
     *
     * {@link adminUpdateClaim}
     * @example
     * const { order } = await client.admin.orders.updateClaim({ id, claim_id });
     */
    updateClaim: typeof ordersCalls.adminUpdateClaim;
    /**
     * Update an order
     *
     * {@link adminUpdateOrder}
     * @example
     * const { order } = await client.admin.orders.update({ id });
     */
    update: typeof ordersCalls.adminUpdateOrder;
  };
  paymentCollections: {
    /**
     * Delete a payment collection
     *
     * {@link adminDeletePaymentCollection}
     * @example
     * const { deleted } = await client.admin.paymentCollections.delete({ id });
     */
    delete: typeof paymentCollectionsCalls.adminDeletePaymentCollection;
    /**
     * Mark a payment collection as authorized
     *
     * {@link adminMarkPaymentCollectionAuthorized}
     * @example
     * const { payment_collection } = await client.admin.paymentCollections.markAuthorized({ id });
     */
    markAuthorized: typeof paymentCollectionsCalls.adminMarkPaymentCollectionAuthorized;
    /**
     * Retrieve a payment collection
     *
     * {@link adminRetrievePaymentCollection}
     * @example
     * const { payment_collection } = await client.admin.paymentCollections.retrieve({ id });
     */
    retrieve: typeof paymentCollectionsCalls.adminRetrievePaymentCollection;
    /**
     * Update a payment collection
     *
     * {@link adminUpdatePaymentCollection}
     * @example
     * const { payment_collection } = await client.admin.paymentCollections.update({ id });
     */
    update: typeof paymentCollectionsCalls.adminUpdatePaymentCollection;
  };
  payments: {
    /**
     * Capture a payment
     *
     * {@link adminCapturePayment}
     * @example
     * const { payment } = await client.admin.payments.capture({ id });
     */
    capture: typeof paymentsCalls.adminCapturePayment;
    /**
     * Refund a payment
     *
     * {@link adminRefundPayment}
     * @example
     * const { refund } = await client.admin.payments.refund({ id, body: { amount: 165, reason: "discount" } });
     */
    refund: typeof paymentsCalls.adminRefundPayment;
    /**
     * Retrieve a payment
     *
     * {@link adminRetrievePayment}
     * @example
     * const { payment } = await client.admin.payments.retrieve({ id });
     */
    retrieve: typeof paymentsCalls.adminRetrievePayment;
  };
  priceLists: {
    /**
     * Add prices to a price list
     *
     * {@link adminAddPriceListPrices}
     * @example
     * const { price_list } = await client.admin.priceLists.addPrices({ id, body: { prices: [{ variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", currency_code: "eur", amount: 1150, min_quantity: 12 }] } });
     */
    addPrices: typeof priceListsCalls.adminAddPriceListPrices;
    /**
     * Create a price list
     *
     * {@link adminCreatePriceList}
     * @example
     * const { price_list } = await client.admin.priceLists.create({ body });
     */
    create: typeof priceListsCalls.adminCreatePriceList;
    /**
     * Delete a price list and its prices
     *
     * {@link adminDeletePriceList}
     * @example
     * const { deleted } = await client.admin.priceLists.delete({ id });
     */
    delete: typeof priceListsCalls.adminDeletePriceList;
    /**
     * Delete prices from a price list
     *
     * {@link adminDeletePriceListPrices}
     * @example
     * const { deleted } = await client.admin.priceLists.deletePrices({ id, body: { price_ids: ["ma_01KGHGTK205Y16529GVJSBDYA0"] } });
     */
    deletePrices: typeof priceListsCalls.adminDeletePriceListPrices;
    /**
     * Delete the prices of a product in a price list
     *
     * {@link adminDeletePriceListProductPrices}
     * @example
     * const { deleted } = await client.admin.priceLists.deleteProductPrices({ id, product_id });
     */
    deleteProductPrices: typeof priceListsCalls.adminDeletePriceListProductPrices;
    /**
     * Delete the prices of several products in a price list
     *
     * {@link adminDeletePriceListProductsPrices}
     * @example
     * const { deleted } = await client.admin.priceLists.deleteProductsPrices({ id, body: { product_ids: ["prod_01KGPNM1209DQZDZ6FAZ1YXK56"] } });
     */
    deleteProductsPrices: typeof priceListsCalls.adminDeletePriceListProductsPrices;
    /**
     * Delete the prices of a variant in a price list
     *
     * {@link adminDeletePriceListVariantPrices}
     * @example
     * const { deleted } = await client.admin.priceLists.deleteVariantPrices({ id, variant_id });
     */
    deleteVariantPrices: typeof priceListsCalls.adminDeletePriceListVariantPrices;
    /**
     * List the products of a price list
     *
     * {@link adminListPriceListProducts}
     * @example
     * const { products } = await client.admin.priceLists.listProducts({ id, query: { limit: 20 } });
     */
    listProducts: typeof priceListsCalls.adminListPriceListProducts;
    /**
     * List price lists
     *
     * {@link adminListPriceLists}
     * @example
     * const { price_lists } = await client.admin.priceLists.list({ query: { limit: 20 } });
     */
    list: typeof priceListsCalls.adminListPriceLists;
    /**
     * Retrieve a price list with its prices
     *
     * {@link adminRetrievePriceList}
     * @example
     * const { price_list } = await client.admin.priceLists.retrieve({ id });
     */
    retrieve: typeof priceListsCalls.adminRetrievePriceList;
    /**
     * Update a price list
     *
     * {@link adminUpdatePriceList}
     * @example
     * const { price_list } = await client.admin.priceLists.update({ id });
     */
    update: typeof priceListsCalls.adminUpdatePriceList;
  };
  productCategories: {
    /**
     * Add products to a category
     *
     * {@link adminAddProductCategoryProducts}
     * @example
     * const { product_category } = await client.admin.productCategories.addProducts({ id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
     */
    addProducts: typeof productCategoriesCalls.adminAddProductCategoryProducts;
    /**
     * Create a product category
     *
     * {@link adminCreateProductCategory}
     * @example
     * const { product_category } = await client.admin.productCategories.create({ body: { name: "Drinkware" } });
     */
    create: typeof productCategoriesCalls.adminCreateProductCategory;
    /**
     * Delete a product category
     *
     * {@link adminDeleteProductCategory}
     * @example
     * const { deleted } = await client.admin.productCategories.delete({ id });
     */
    delete: typeof productCategoriesCalls.adminDeleteProductCategory;
    /**
     * List product categories
     *
     * {@link adminListProductCategories}
     * @example
     * const { product_categories } = await client.admin.productCategories.list({ query: { limit: 20 } });
     */
    list: typeof productCategoriesCalls.adminListProductCategories;
    /**
     * Remove products from a category
     *
     * {@link adminRemoveProductCategoryProducts}
     * @example
     * const { product_category } = await client.admin.productCategories.removeProducts({ id, body: { product_ids: [{ id: "prod_01KGPNM1209DQZDZ6FAZ1YXK56" }] } });
     */
    removeProducts: typeof productCategoriesCalls.adminRemoveProductCategoryProducts;
    /**
     * Retrieve a product category
     *
     * {@link adminRetrieveProductCategory}
     * @example
     * const { product_category } = await client.admin.productCategories.retrieve({ id });
     */
    retrieve: typeof productCategoriesCalls.adminRetrieveProductCategory;
    /**
     * Update or move a product category
     *
     * {@link adminUpdateProductCategory}
     * @example
     * const { product_category } = await client.admin.productCategories.update({ id });
     */
    update: typeof productCategoriesCalls.adminUpdateProductCategory;
  };
  productTags: {
    /**
     * List product tags
     *
     * {@link adminListProductTags}
     * @example
     * const { product_tags } = await client.admin.productTags.list({ query: { limit: 20 } });
     */
    list: typeof productTagsCalls.adminListProductTags;
  };
  productTypes: {
    /**
     * List product types
     *
     * {@link adminListProductTypes}
     * @example
     * const { product_types } = await client.admin.productTypes.list({ query: { limit: 20 } });
     */
    list: typeof productTypesCalls.adminListProductTypes;
  };
  products: {
    /**
     * Create a product
     *
     * {@link adminCreateProduct}
     * @example
     * const { product } = await client.admin.products.create({ body: { title: "Stoneware Mug" } });
     */
    create: typeof productsCalls.adminCreateProduct;
    /**
     * Add an option to a product
     *
     * {@link adminCreateProductOption}
     * @example
     * const { product } = await client.admin.products.createOption({ id, body: { title: "Glaze" } });
     */
    createOption: typeof productsCalls.adminCreateProductOption;
    /**
     * Add a variant to a product
     *
     * {@link adminCreateVariant}
     * @example
     * const { product } = await client.admin.products.createVariant({ id, body: { title: "Moss", prices: [{ currency_code: "eur", amount: 2200 }, { currency_code: "usd", amount: 2400 }] } });
     */
    createVariant: typeof productsCalls.adminCreateVariant;
    /**
     * Delete a product
     *
     * {@link adminDeleteProduct}
     * @example
     * const { deleted } = await client.admin.products.delete({ id });
     */
    delete: typeof productsCalls.adminDeleteProduct;
    /**
     * Remove an option from a product
     *
     * {@link adminDeleteProductOption}
     * @example
     * const { deleted } = await client.admin.products.deleteOption({ id, option_id });
     */
    deleteOption: typeof productsCalls.adminDeleteProductOption;
    /**
     * Delete a variant
     *
     * {@link adminDeleteVariant}
     * @example
     * const { deleted } = await client.admin.products.deleteVariant({ id, variant_id });
     */
    deleteVariant: typeof productsCalls.adminDeleteVariant;
    /**
     * List the most-used tags
     *
     * {@link adminListProductTagUsage}
     * @example
     * const { tags } = await client.admin.products.listTagUsage();
     */
    listTagUsage: typeof productsCalls.adminListProductTagUsage;
    /**
     * List the product types in use
     *
     * {@link adminListProductTypesInUse}
     * @example
     * const { types } = await client.admin.products.listTypesInUse();
     */
    listTypesInUse: typeof productsCalls.adminListProductTypesInUse;
    /**
     * List the variants of a product
     *
     * {@link adminListProductVariants}
     * @example
     * const { variants } = await client.admin.products.listVariants({ id, query: { limit: 20 } });
     */
    listVariants: typeof productsCalls.adminListProductVariants;
    /**
     * List products
     *
     * {@link adminListProducts}
     * @example
     * const { products } = await client.admin.products.list({ query: { limit: 20 } });
     */
    list: typeof productsCalls.adminListProducts;
    /**
     * Retrieve a product
     *
     * {@link adminRetrieveProduct}
     * @example
     * const { product } = await client.admin.products.retrieve({ id });
     */
    retrieve: typeof productsCalls.adminRetrieveProduct;
    /**
     * Set one metadata value of a product
     *
     * {@link adminSetProductMetadata}
     * @example
     * const { product } = await client.admin.products.setMetadata({ id, body: { key: "supplier", value: "Olaria Norte" } });
     */
    setMetadata: typeof productsCalls.adminSetProductMetadata;
    /**
     * Update a product
     *
     * {@link adminUpdateProduct}
     * @example
     * const { product } = await client.admin.products.update({ id });
     */
    update: typeof productsCalls.adminUpdateProduct;
    /**
     * Rename an option of a product
     *
     * {@link adminUpdateProductOption}
     * @example
     * const { product } = await client.admin.products.updateOption({ id, option_id, body: { title: "Glaze" } });
     */
    updateOption: typeof productsCalls.adminUpdateProductOption;
    /**
     * Update a variant
     *
     * {@link adminUpdateVariant}
     * @example
     * const { product } = await client.admin.products.updateVariant({ id, variant_id });
     */
    updateVariant: typeof productsCalls.adminUpdateVariant;
  };
  publishableApiKeys: {
    /**
     * Add sales channels to a publishable API key
     *
     * {@link adminAddPublishableApiKeySalesChannels}
     * @example
     * const { publishable_api_key } = await client.admin.publishableApiKeys.addSalesChannels({ id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH0AVNV0BGCAEVQ35PV" }] } });
     */
    addSalesChannels: typeof publishableApiKeysCalls.adminAddPublishableApiKeySalesChannels;
    /**
     * Create a publishable API key
     *
     * {@link adminCreatePublishableApiKey}
     * @example
     * const { publishable_api_key } = await client.admin.publishableApiKeys.create({ body: { title: "Web shop" } });
     */
    create: typeof publishableApiKeysCalls.adminCreatePublishableApiKey;
    /**
     * Delete a publishable API key
     *
     * {@link adminDeletePublishableApiKey}
     * @example
     * const { deleted } = await client.admin.publishableApiKeys.delete({ id });
     */
    delete: typeof publishableApiKeysCalls.adminDeletePublishableApiKey;
    /**
     * List the sales channels of a publishable API key
     *
     * {@link adminListPublishableApiKeySalesChannels}
     * @example
     * const { sales_channels } = await client.admin.publishableApiKeys.listSalesChannels({ id });
     */
    listSalesChannels: typeof publishableApiKeysCalls.adminListPublishableApiKeySalesChannels;
    /**
     * List publishable API keys
     *
     * {@link adminListPublishableApiKeys}
     * @example
     * const { publishable_api_keys } = await client.admin.publishableApiKeys.list({ query: { limit: 20 } });
     */
    list: typeof publishableApiKeysCalls.adminListPublishableApiKeys;
    /**
     * Remove sales channels from a publishable API key
     *
     * {@link adminRemovePublishableApiKeySalesChannels}
     * @example
     * const { publishable_api_key } = await client.admin.publishableApiKeys.removeSalesChannels({ id, body: { sales_channel_ids: [{ id: "sc_01KERQSEH06H3G59W5TN7X8WDE" }] } });
     */
    removeSalesChannels: typeof publishableApiKeysCalls.adminRemovePublishableApiKeySalesChannels;
    /**
     * Retrieve a publishable API key
     *
     * {@link adminRetrievePublishableApiKey}
     * @example
     * const { publishable_api_key } = await client.admin.publishableApiKeys.retrieve({ id });
     */
    retrieve: typeof publishableApiKeysCalls.adminRetrievePublishableApiKey;
    /**
     * Revoke a publishable API key
     *
     * {@link adminRevokePublishableApiKey}
     * @example
     * const { publishable_api_key } = await client.admin.publishableApiKeys.revoke({ id });
     */
    revoke: typeof publishableApiKeysCalls.adminRevokePublishableApiKey;
    /**
     * Rename a publishable API key
     *
     * {@link adminUpdatePublishableApiKey}
     * @example
     * const { publishable_api_key } = await client.admin.publishableApiKeys.update({ id });
     */
    update: typeof publishableApiKeysCalls.adminUpdatePublishableApiKey;
  };
  regions: {
    /**
     * Add a country to a region
     *
     * {@link adminAddRegionCountry}
     * @example
     * const { region } = await client.admin.regions.addCountry({ id, body: { country_code: "pt" } });
     */
    addCountry: typeof regionsCalls.adminAddRegionCountry;
    /**
     * Add a fulfillment provider to a region
     *
     * {@link adminAddRegionFulfillmentProvider}
     * @example
     * const { region } = await client.admin.regions.addFulfillmentProvider({ id, body: { provider_id: "manual" } });
     */
    addFulfillmentProvider: typeof regionsCalls.adminAddRegionFulfillmentProvider;
    /**
     * Add a payment provider to a region
     *
     * {@link adminAddRegionPaymentProvider}
     * @example
     * const { region } = await client.admin.regions.addPaymentProvider({ id, body: { provider_id: "manual" } });
     */
    addPaymentProvider: typeof regionsCalls.adminAddRegionPaymentProvider;
    /**
     * Create a region
     *
     * {@link adminCreateRegion}
     * @example
     * const { region } = await client.admin.regions.create({ body });
     */
    create: typeof regionsCalls.adminCreateRegion;
    /**
     * Delete a region
     *
     * {@link adminDeleteRegion}
     * @example
     * const { deleted } = await client.admin.regions.delete({ id });
     */
    delete: typeof regionsCalls.adminDeleteRegion;
    /**
     * Remove a fulfillment provider from a region
     *
     * {@link adminDeleteRegionFulfillmentProvider}
     * @example
     * const { region } = await client.admin.regions.deleteFulfillmentProvider({ id, provider_id });
     */
    deleteFulfillmentProvider: typeof regionsCalls.adminDeleteRegionFulfillmentProvider;
    /**
     * Remove a payment provider from a region
     *
     * {@link adminDeleteRegionPaymentProvider}
     * @example
     * const { region } = await client.admin.regions.deletePaymentProvider({ id, provider_id });
     */
    deletePaymentProvider: typeof regionsCalls.adminDeleteRegionPaymentProvider;
    /**
     * List the fulfillment options of a region
     *
     * {@link adminListRegionFulfillmentOptions}
     * @example
     * const { fulfillment_options } = await client.admin.regions.listFulfillmentOptions({ id });
     */
    listFulfillmentOptions: typeof regionsCalls.adminListRegionFulfillmentOptions;
    /**
     * List regions
     *
     * {@link adminListRegions}
     * @example
     * const { regions } = await client.admin.regions.list({ query: { limit: 20 } });
     */
    list: typeof regionsCalls.adminListRegions;
    /**
     * Remove a country from a region
     *
     * {@link adminRemoveRegionCountry}
     * @example
     * const { region } = await client.admin.regions.removeCountry({ id, country_code });
     */
    removeCountry: typeof regionsCalls.adminRemoveRegionCountry;
    /**
     * Retrieve a region
     *
     * {@link adminRetrieveRegion}
     * @example
     * const { region } = await client.admin.regions.retrieve({ id });
     */
    retrieve: typeof regionsCalls.adminRetrieveRegion;
    /**
     * Update a region
     *
     * {@link adminUpdateRegion}
     * @example
     * const { region } = await client.admin.regions.update({ id });
     */
    update: typeof regionsCalls.adminUpdateRegion;
  };
  reservations: {
    /**
     * Create a reservation
     *
     * {@link adminCreateReservation}
     * @example
     * const { reservation } = await client.admin.reservations.create({ body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF", inventory_item_id: "iitem_01KGHGTK20NTHNFYBYYSCRN70H", quantity: 1 } });
     */
    create: typeof reservationsCalls.adminCreateReservation;
    /**
     * Delete a reservation
     *
     * {@link adminDeleteReservation}
     * @example
     * const { deleted } = await client.admin.reservations.delete({ id });
     */
    delete: typeof reservationsCalls.adminDeleteReservation;
    /**
     * List reservations
     *
     * {@link adminListReservations}
     * @example
     * const { reservations } = await client.admin.reservations.list({ query: { limit: 20 } });
     */
    list: typeof reservationsCalls.adminListReservations;
    /**
     * Retrieve a reservation
     *
     * {@link adminRetrieveReservation}
     * @example
     * const { reservation } = await client.admin.reservations.retrieve({ id });
     */
    retrieve: typeof reservationsCalls.adminRetrieveReservation;
    /**
     * Update a reservation
     *
     * {@link adminUpdateReservation}
     * @example
     * await client.admin.reservations.update({ id, body: { quantity: 2 } });
     */
    update: typeof reservationsCalls.adminUpdateReservation;
  };
  returnReasons: {
    /**
     * Create a return reason
     *
     * {@link adminCreateReturnReason}
     * @example
     * const { return_reason } = await client.admin.returnReasons.create({ body: { value: "broken_on_the_way", label: "Broken on the way" } });
     */
    create: typeof returnReasonsCalls.adminCreateReturnReason;
    /**
     * Delete a return reason
     *
     * {@link adminDeleteReturnReason}
     * @example
     * const { deleted } = await client.admin.returnReasons.delete({ id });
     */
    delete: typeof returnReasonsCalls.adminDeleteReturnReason;
    /**
     * List return reasons
     *
     * {@link adminListReturnReasons}
     * @example
     * const { return_reasons } = await client.admin.returnReasons.list();
     */
    list: typeof returnReasonsCalls.adminListReturnReasons;
    /**
     * Retrieve a return reason
     *
     * {@link adminRetrieveReturnReason}
     * @example
     * const { return_reason } = await client.admin.returnReasons.retrieve({ id });
     */
    retrieve: typeof returnReasonsCalls.adminRetrieveReturnReason;
    /**
     * Update a return reason
     *
     * {@link adminUpdateReturnReason}
     * @example
     * const { return_reason } = await client.admin.returnReasons.update({ id });
     */
    update: typeof returnReasonsCalls.adminUpdateReturnReason;
  };
  returns: {
    /**
     * Cancel a return
     *
     * {@link adminCancelReturn}
     * @example
     * const { order } = await client.admin.returns.cancel({ id });
     */
    cancel: typeof returnsCalls.adminCancelReturn;
    /**
     * List returns
     *
     * {@link adminListReturns}
     * @example
     * const { returns } = await client.admin.returns.list({ query: { limit: 20 } });
     */
    list: typeof returnsCalls.adminListReturns;
    /**
     * Receive a return
     *
     * {@link adminReceiveReturn}
     * @example
     * const { return: requested } = await client.admin.returns.receive({ id, body: { items: [{ item_id: "item_01KM0P9330T0KDBXX9NZT3QB9X", quantity: 1 }] } });
     */
    receive: typeof returnsCalls.adminReceiveReturn;
  };
  salesChannels: {
    /**
     * Add a stock location to a sales channel
     *
     * {@link adminAddSalesChannelLocation}
     * @example
     * const { sales_channel } = await client.admin.salesChannels.addLocation({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
     */
    addLocation: typeof salesChannelsCalls.adminAddSalesChannelLocation;
    /**
     * Add products to a sales channel
     *
     * {@link adminAddSalesChannelProducts}
     * @example
     * const { sales_channel } = await client.admin.salesChannels.addProducts({ id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
     */
    addProducts: typeof salesChannelsCalls.adminAddSalesChannelProducts;
    /**
     * Create a sales channel
     *
     * {@link adminCreateSalesChannel}
     * @example
     * const { sales_channel } = await client.admin.salesChannels.create({ body: { name: "Counter" } });
     */
    create: typeof salesChannelsCalls.adminCreateSalesChannel;
    /**
     * Delete a sales channel
     *
     * {@link adminDeleteSalesChannel}
     * @example
     * const { deleted } = await client.admin.salesChannels.delete({ id });
     */
    delete: typeof salesChannelsCalls.adminDeleteSalesChannel;
    /**
     * List sales channels
     *
     * {@link adminListSalesChannels}
     * @example
     * const { sales_channels } = await client.admin.salesChannels.list({ query: { limit: 20 } });
     */
    list: typeof salesChannelsCalls.adminListSalesChannels;
    /**
     * Remove a stock location from a sales channel
     *
     * {@link adminRemoveSalesChannelLocation}
     * @example
     * const { deleted } = await client.admin.salesChannels.removeLocation({ id, body: { location_id: "sloc_01KERQSEH04S5FZY177T4YEPCF" } });
     */
    removeLocation: typeof salesChannelsCalls.adminRemoveSalesChannelLocation;
    /**
     * Remove products from a sales channel
     *
     * {@link adminRemoveSalesChannelProducts}
     * @example
     * const { sales_channel } = await client.admin.salesChannels.removeProducts({ id, body: { product_ids: [{ id: "prod_01KGHGTK205BC48JW4YZGQ8TKT" }] } });
     */
    removeProducts: typeof salesChannelsCalls.adminRemoveSalesChannelProducts;
    /**
     * Retrieve a sales channel
     *
     * {@link adminRetrieveSalesChannel}
     * @example
     * const { sales_channel } = await client.admin.salesChannels.retrieve({ id });
     */
    retrieve: typeof salesChannelsCalls.adminRetrieveSalesChannel;
    /**
     * Update a sales channel
     *
     * {@link adminUpdateSalesChannel}
     * @example
     * const { sales_channel } = await client.admin.salesChannels.update({ id });
     */
    update: typeof salesChannelsCalls.adminUpdateSalesChannel;
  };
  shippingOptions: {
    /**
     * Create a shipping option
     *
     * {@link adminCreateShippingOption}
     * @example
     * const { shipping_option } = await client.admin.shippingOptions.create({ body });
     */
    create: typeof shippingOptionsCalls.adminCreateShippingOption;
    /**
     * Delete a shipping option
     *
     * {@link adminDeleteShippingOption}
     * @example
     * const { deleted } = await client.admin.shippingOptions.delete({ id });
     */
    delete: typeof shippingOptionsCalls.adminDeleteShippingOption;
    /**
     * List shipping options
     *
     * {@link adminListShippingOptions}
     * @example
     * const { shipping_options } = await client.admin.shippingOptions.list({ query: { limit: 20 } });
     */
    list: typeof shippingOptionsCalls.adminListShippingOptions;
    /**
     * Retrieve a shipping option
     *
     * {@link adminRetrieveShippingOption}
     * @example
     * const { shipping_option } = await client.admin.shippingOptions.retrieve({ id });
     */
    retrieve: typeof shippingOptionsCalls.adminRetrieveShippingOption;
    /**
     * Update a shipping option
     *
     * {@link adminUpdateShippingOption}
     * @example
     * const { shipping_option } = await client.admin.shippingOptions.update({ id, body: { requirements: [{ id: "sor_01KERQSEH07XNHRNMS70E6M3HZ", type: "min_subtotal", amount: 6000 }] } });
     */
    update: typeof shippingOptionsCalls.adminUpdateShippingOption;
  };
  shippingProfiles: {
    /**
     * Create a shipping profile
     *
     * {@link adminCreateShippingProfile}
     * @example
     * const { shipping_profile } = await client.admin.shippingProfiles.create({ body: { name: "Fragile", type: "custom" } });
     */
    create: typeof shippingProfilesCalls.adminCreateShippingProfile;
    /**
     * Delete a shipping profile
     *
     * {@link adminDeleteShippingProfile}
     * @example
     * const { deleted } = await client.admin.shippingProfiles.delete({ id });
     */
    delete: typeof shippingProfilesCalls.adminDeleteShippingProfile;
    /**
     * List shipping profiles
     *
     * {@link adminListShippingProfiles}
     * @example
     * const { shipping_profiles } = await client.admin.shippingProfiles.list();
     */
    list: typeof shippingProfilesCalls.adminListShippingProfiles;
    /**
     * Retrieve a shipping profile with its products and shipping options
     *
     * {@link adminRetrieveShippingProfile}
     * @example
     * const { shipping_profile } = await client.admin.shippingProfiles.retrieve({ id });
     */
    retrieve: typeof shippingProfilesCalls.adminRetrieveShippingProfile;
    /**
     * Update a shipping profile
     *
     * {@link adminUpdateShippingProfile}
     * @example
     * const { shipping_profile } = await client.admin.shippingProfiles.update({ id });
     */
    update: typeof shippingProfilesCalls.adminUpdateShippingProfile;
  };
  stockLocations: {
    /**
     * Create a stock location
     *
     * {@link adminCreateStockLocation}
     * @example
     * const { stock_location } = await client.admin.stockLocations.create({ body: { name: "Workshop Porto" } });
     */
    create: typeof stockLocationsCalls.adminCreateStockLocation;
    /**
     * Delete a stock location with its stock levels
     *
     * {@link adminDeleteStockLocation}
     * @example
     * const { deleted } = await client.admin.stockLocations.delete({ id });
     */
    delete: typeof stockLocationsCalls.adminDeleteStockLocation;
    /**
     * List stock locations
     *
     * {@link adminListStockLocations}
     * @example
     * const { stock_locations } = await client.admin.stockLocations.list({ query: { limit: 20 } });
     */
    list: typeof stockLocationsCalls.adminListStockLocations;
    /**
     * Retrieve a stock location
     *
     * {@link adminRetrieveStockLocation}
     * @example
     * const { stock_location } = await client.admin.stockLocations.retrieve({ id });
     */
    retrieve: typeof stockLocationsCalls.adminRetrieveStockLocation;
    /**
     * Update a stock location
     *
     * {@link adminUpdateStockLocation}
     * @example
     * const { stock_location } = await client.admin.stockLocations.update({ id });
     */
    update: typeof stockLocationsCalls.adminUpdateStockLocation;
  };
  store: {
    /**
     * Add a currency to the store
     *
     * {@link adminAddStoreCurrency}
     * @example
     * const { store } = await client.admin.store.addCurrency({ code });
     */
    addCurrency: typeof storeCalls.adminAddStoreCurrency;
    /**
     * Remove a currency from the store
     *
     * {@link adminDeleteStoreCurrency}
     * @example
     * const { store } = await client.admin.store.deleteCurrency({ code });
     */
    deleteCurrency: typeof storeCalls.adminDeleteStoreCurrency;
    /**
     * List the payment providers of the server
     *
     * {@link adminListStorePaymentProviders}
     * @example
     * const { payment_providers } = await client.admin.store.listPaymentProviders();
     */
    listPaymentProviders: typeof storeCalls.adminListStorePaymentProviders;
    /**
     * List the tax providers of the server
     *
     * {@link adminListStoreTaxProviders}
     * @example
     * const { tax_providers } = await client.admin.store.listTaxProviders();
     */
    listTaxProviders: typeof storeCalls.adminListStoreTaxProviders;
    /**
     * Retrieve the store's settings
     *
     * {@link adminRetrieveStore}
     * @example
     * const { store } = await client.admin.store.retrieve();
     */
    retrieve: typeof storeCalls.adminRetrieveStore;
    /**
     * Update the store's settings
     *
     * {@link adminUpdateStore}
     * @example
     * const { store } = await client.admin.store.update();
     */
    update: typeof storeCalls.adminUpdateStore;
  };
  swaps: {
    /**
     * List swaps
     *
     * {@link adminListSwaps}
     * @example
     * const { swaps } = await client.admin.swaps.list({ query: { limit: 20 } });
     */
    list: typeof swapsCalls.adminListSwaps;
    /**
     * Retrieve a swap
     *
     * {@link adminRetrieveSwap}
     * @example
     * const { swap } = await client.admin.swaps.retrieve({ id });
     */
    retrieve: typeof swapsCalls.adminRetrieveSwap;
  };
  taxRates: {
    /**
     * Add product types to a tax rate
     *
     * {@link adminAddTaxRateProductTypes}
     * @example
     * const { tax_rate } = await client.admin.taxRates.addProductTypes({ id, body: { product_types: ["ptyp_01KERQSEH0P6W2YB8N4TJQX5GD"] } });
     */
    addProductTypes: typeof taxRatesCalls.adminAddTaxRateProductTypes;
    /**
     * Add products to a tax rate
     *
     * {@link adminAddTaxRateProducts}
     * @example
     * const { tax_rate } = await client.admin.taxRates.addProducts({ id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
     */
    addProducts: typeof taxRatesCalls.adminAddTaxRateProducts;
    /**
     * Add shipping options to a tax rate
     *
     * {@link adminAddTaxRateShippingOptions}
     * @example
     * const { tax_rate } = await client.admin.taxRates.addShippingOptions({ id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
     */
    addShippingOptions: typeof taxRatesCalls.adminAddTaxRateShippingOptions;
    /**
     * Create a tax rate
     *
     * {@link adminCreateTaxRate}
     * @example
     * const { tax_rate } = await client.admin.taxRates.create({ body: { name: "Reduced rate for books", code: "VAT-PT-6", region_id: "reg_01KERQSEH09HTZ7KFDXKT686GK" } });
     */
    create: typeof taxRatesCalls.adminCreateTaxRate;
    /**
     * Delete a tax rate
     *
     * {@link adminDeleteTaxRate}
     * @example
     * const { deleted } = await client.admin.taxRates.delete({ id });
     */
    delete: typeof taxRatesCalls.adminDeleteTaxRate;
    /**
     * List tax rates
     *
     * {@link adminListTaxRates}
     * @example
     * const { tax_rates } = await client.admin.taxRates.list({ query: { limit: 20 } });
     */
    list: typeof taxRatesCalls.adminListTaxRates;
    /**
     * Remove product types from a tax rate
     *
     * {@link adminRemoveTaxRateProductTypes}
     * @example
     * const { tax_rate } = await client.admin.taxRates.removeProductTypes({ id, body: { product_types: ["ptyp_01KERQSEH04V7JCKV83NHGVPV4"] } });
     */
    removeProductTypes: typeof taxRatesCalls.adminRemoveTaxRateProductTypes;
    /**
     * Remove products from a tax rate
     *
     * {@link adminRemoveTaxRateProducts}
     * @example
     * const { tax_rate } = await client.admin.taxRates.removeProducts({ id, body: { products: ["prod_01KGM37A20FSC7X9R9GQTYT4ZP"] } });
     */
    removeProducts: typeof taxRatesCalls.adminRemoveTaxRateProducts;
    /**
     * Remove shipping options from a tax rate
     *
     * {@link adminRemoveTaxRateShippingOptions}
     * @example
     * const { tax_rate } = await client.admin.taxRates.removeShippingOptions({ id, body: { shipping_options: ["so_01KERQSEH0YT0KFJ5KNG72T54C"] } });
     */
    removeShippingOptions: typeof taxRatesCalls.adminRemoveTaxRateShippingOptions;
    /**
     * Retrieve a tax rate
     *
     * {@link adminRetrieveTaxRate}
     * @example
     * const { tax_rate } = await client.admin.taxRates.retrieve({ id });
     */
    retrieve: typeof taxRatesCalls.adminRetrieveTaxRate;
    /**
     * Update a tax rate
     *
     * {@link adminUpdateTaxRate}
     * @example
     * const { tax_rate } = await client.admin.taxRates.update({ id });
     */
    update: typeof taxRatesCalls.adminUpdateTaxRate;
  };
  uploads: {
    /**
     * Upload protected files
     *
     * {@link adminCreateProtectedUpload}
     * @example
     * const { uploads } = await client.admin.uploads.createProtectedUpload({ body: { files: [file] } });
     */
    createProtectedUpload: typeof uploadsCalls.adminCreateProtectedUpload;
    /**
     * Upload public files
     *
     * {@link adminCreateUpload}
     * @example
     * const { uploads } = await client.admin.uploads.create({ body: { files: [file] } });
     */
    create: typeof uploadsCalls.adminCreateUpload;
    /**
     * Create a download URL for a file
     *
     * {@link adminCreateUploadDownloadUrl}
     * @example
     * const { download_url } = await client.admin.uploads.createDownloadUrl({ body: { file_key: "1773845100000-products.csv" } });
     */
    createDownloadUrl: typeof uploadsCalls.adminCreateUploadDownloadUrl;
    /**
     * Delete an uploaded file
     *
     * {@link adminDeleteUpload}
     * @example
     * const { deleted } = await client.admin.uploads.delete({ body: { file_key: "1770114600000-stoneware-mug.webp" } });
     */
    delete: typeof uploadsCalls.adminDeleteUpload;
  };
  users: {
    /**
     * Create a user
     *
     * {@link adminCreateUser}
     * @example
     * const { user } = await client.admin.users.create({ body: { email: "jonas@countertop.example", password: "a-long-password" } });
     */
    create: typeof usersCalls.adminCreateUser;
    /**
     * Delete a user
     *
     * {@link adminDeleteUser}
     * @example
     * const { deleted } = await client.admin.users.delete({ id });
     */
    delete: typeof usersCalls.adminDeleteUser;
    /**
     * List users
     *
     * {@link adminListUsers}
     * @example
     * const { users } = await client.admin.users.list({ query: { limit: 20 } });
     */
    list: typeof usersCalls.adminListUsers;
    /**
     * Request a link to reset a password
     *
     * {@link adminRequestUserPasswordToken}
     * @example
     * await client.admin.users.requestPasswordToken({ body: { email: "jonas@countertop.example" } });
     */
    requestPasswordToken: typeof usersCalls.adminRequestUserPasswordToken;
    /**
     * Reset a password
     *
     * {@link adminResetUserPassword}
     * @example
     * const { user } = await client.admin.users.resetPassword({ body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJ1c2VyX2lkIjoidXNyIn0.signature", password: "another-long-password" } });
     */
    resetPassword: typeof usersCalls.adminResetUserPassword;
    /**
     * Retrieve a user
     *
     * {@link adminRetrieveUser}
     * @example
     * const { user } = await client.admin.users.retrieve({ id });
     */
    retrieve: typeof usersCalls.adminRetrieveUser;
    /**
     * Update a user
     *
     * {@link adminUpdateUser}
     * @example
     * const { user } = await client.admin.users.update({ id });
     */
    update: typeof usersCalls.adminUpdateUser;
  };
  variants: {
    /**
     * List variants of all products
     *
     * {@link adminListVariants}
     * @example
     * const { variants } = await client.admin.variants.list({ query: { limit: 20 } });
     */
    list: typeof variantsCalls.adminListVariants;
    /**
     * Retrieve a variant
     *
     * {@link adminRetrieveVariant}
     * @example
     * const { variant } = await client.admin.variants.retrieve({ id });
     */
    retrieve: typeof variantsCalls.adminRetrieveVariant;
    /**
     * Retrieve the stock of a variant
     *
     * {@link adminRetrieveVariantInventory}
     * @example
     * const { variant } = await client.admin.variants.retrieveInventory({ id });
     */
    retrieveInventory: typeof variantsCalls.adminRetrieveVariantInventory;
  };
} = {
  analyticsConfigs: {
    create: analyticsConfigsCalls.adminCreateAnalyticsConfig,
    delete: analyticsConfigsCalls.adminDeleteAnalyticsConfig,
    retrieve: analyticsConfigsCalls.adminRetrieveAnalyticsConfig,
    update: analyticsConfigsCalls.adminUpdateAnalyticsConfig,
  },
  apps: {
    authorize: appsCalls.adminAuthorizeApp,
    list: appsCalls.adminListApps,
  },
  auth: {
    createSession: authCalls.adminCreateSession,
    createToken: authCalls.adminCreateToken,
    deleteSession: authCalls.adminDeleteSession,
    retrieveSession: authCalls.adminRetrieveSession,
  },
  batchJobs: {
    cancel: batchJobsCalls.adminCancelBatchJob,
    confirm: batchJobsCalls.adminConfirmBatchJob,
    create: batchJobsCalls.adminCreateBatchJob,
    list: batchJobsCalls.adminListBatchJobs,
    retrieve: batchJobsCalls.adminRetrieveBatchJob,
  },
  collections: {
    addProducts: collectionsCalls.adminAddCollectionProducts,
    create: collectionsCalls.adminCreateCollection,
    delete: collectionsCalls.adminDeleteCollection,
    list: collectionsCalls.adminListCollections,
    removeProducts: collectionsCalls.adminRemoveCollectionProducts,
    retrieve: collectionsCalls.adminRetrieveCollection,
    update: collectionsCalls.adminUpdateCollection,
  },
  currencies: {
    list: currenciesCalls.adminListCurrencies,
    update: currenciesCalls.adminUpdateCurrency,
  },
  customerGroups: {
    addCustomers: customerGroupsCalls.adminAddCustomerGroupCustomers,
    create: customerGroupsCalls.adminCreateCustomerGroup,
    delete: customerGroupsCalls.adminDeleteCustomerGroup,
    listCustomers: customerGroupsCalls.adminListCustomerGroupCustomers,
    list: customerGroupsCalls.adminListCustomerGroups,
    removeCustomers: customerGroupsCalls.adminRemoveCustomerGroupCustomers,
    retrieve: customerGroupsCalls.adminRetrieveCustomerGroup,
    update: customerGroupsCalls.adminUpdateCustomerGroup,
  },
  customers: {
    create: customersCalls.adminCreateCustomer,
    list: customersCalls.adminListCustomers,
    retrieve: customersCalls.adminRetrieveCustomer,
    update: customersCalls.adminUpdateCustomer,
  },
  discounts: {
    addConditionResources: discountsCalls.adminAddDiscountConditionResources,
    addRegion: discountsCalls.adminAddDiscountRegion,
    create: discountsCalls.adminCreateDiscount,
    createCondition: discountsCalls.adminCreateDiscountCondition,
    createDynamicCode: discountsCalls.adminCreateDiscountDynamicCode,
    delete: discountsCalls.adminDeleteDiscount,
    deleteCondition: discountsCalls.adminDeleteDiscountCondition,
    deleteDynamicCode: discountsCalls.adminDeleteDiscountDynamicCode,
    list: discountsCalls.adminListDiscounts,
    removeConditionResources: discountsCalls.adminRemoveDiscountConditionResources,
    removeRegion: discountsCalls.adminRemoveDiscountRegion,
    retrieve: discountsCalls.adminRetrieveDiscount,
    retrieveByCode: discountsCalls.adminRetrieveDiscountByCode,
    retrieveCondition: discountsCalls.adminRetrieveDiscountCondition,
    update: discountsCalls.adminUpdateDiscount,
    updateCondition: discountsCalls.adminUpdateDiscountCondition,
  },
  draftOrders: {
    addLineItem: draftOrdersCalls.adminAddDraftOrderLineItem,
    create: draftOrdersCalls.adminCreateDraftOrder,
    delete: draftOrdersCalls.adminDeleteDraftOrder,
    list: draftOrdersCalls.adminListDraftOrders,
    markPaid: draftOrdersCalls.adminMarkDraftOrderPaid,
    removeLineItem: draftOrdersCalls.adminRemoveDraftOrderLineItem,
    retrieve: draftOrdersCalls.adminRetrieveDraftOrder,
    update: draftOrdersCalls.adminUpdateDraftOrder,
    updateLineItem: draftOrdersCalls.adminUpdateDraftOrderLineItem,
  },
  giftCards: {
    create: giftCardsCalls.adminCreateGiftCard,
    delete: giftCardsCalls.adminDeleteGiftCard,
    list: giftCardsCalls.adminListGiftCards,
    retrieve: giftCardsCalls.adminRetrieveGiftCard,
    update: giftCardsCalls.adminUpdateGiftCard,
  },
  inventoryItems: {
    create: inventoryItemsCalls.adminCreateInventoryItem,
    createLocationLevel: inventoryItemsCalls.adminCreateInventoryItemLocationLevel,
    delete: inventoryItemsCalls.adminDeleteInventoryItem,
    deleteLocationLevel: inventoryItemsCalls.adminDeleteInventoryItemLocationLevel,
    listLocationLevels: inventoryItemsCalls.adminListInventoryItemLocationLevels,
    list: inventoryItemsCalls.adminListInventoryItems,
    retrieve: inventoryItemsCalls.adminRetrieveInventoryItem,
    update: inventoryItemsCalls.adminUpdateInventoryItem,
    updateLocationLevel: inventoryItemsCalls.adminUpdateInventoryItemLocationLevel,
  },
  invites: {
    accept: invitesCalls.adminAcceptInvite,
    create: invitesCalls.adminCreateInvite,
    delete: invitesCalls.adminDeleteInvite,
    list: invitesCalls.adminListInvites,
    resend: invitesCalls.adminResendInvite,
  },
  notes: {
    create: notesCalls.adminCreateNote,
    delete: notesCalls.adminDeleteNote,
    list: notesCalls.adminListNotes,
    retrieve: notesCalls.adminRetrieveNote,
    update: notesCalls.adminUpdateNote,
  },
  notifications: {
    list: notificationsCalls.adminListNotifications,
    resend: notificationsCalls.adminResendNotification,
  },
  orderEdits: {
    addLineItem: orderEditsCalls.adminAddOrderEditLineItem,
    cancel: orderEditsCalls.adminCancelOrderEdit,
    confirm: orderEditsCalls.adminConfirmOrderEdit,
    create: orderEditsCalls.adminCreateOrderEdit,
    delete: orderEditsCalls.adminDeleteOrderEdit,
    deleteItemChange: orderEditsCalls.adminDeleteOrderEditItemChange,
    list: orderEditsCalls.adminListOrderEdits,
    removeLineItem: orderEditsCalls.adminRemoveOrderEditLineItem,
    requestConfirmation: orderEditsCalls.adminRequestOrderEditConfirmation,
    retrieve: orderEditsCalls.adminRetrieveOrderEdit,
    update: orderEditsCalls.adminUpdateOrderEdit,
    updateLineItem: orderEditsCalls.adminUpdateOrderEditLineItem,
  },
  orders: {
    addShippingMethod: ordersCalls.adminAddShippingMethod,
    archive: ordersCalls.adminArchiveOrder,
    cancelClaim: ordersCalls.adminCancelClaim,
    cancelClaimFulfillment: ordersCalls.adminCancelClaimFulfillment,
    cancelFulfillment: ordersCalls.adminCancelFulfillment,
    cancel: ordersCalls.adminCancelOrder,
    cancelSwap: ordersCalls.adminCancelSwap,
    cancelSwapFulfillment: ordersCalls.adminCancelSwapFulfillment,
    capture: ordersCalls.adminCaptureOrder,
    complete: ordersCalls.adminCompleteOrder,
    createClaim: ordersCalls.adminCreateClaim,
    createClaimShipment: ordersCalls.adminCreateClaimShipment,
    createFulfillment: ordersCalls.adminCreateFulfillment,
    createShipment: ordersCalls.adminCreateShipment,
    createSwap: ordersCalls.adminCreateSwap,
    createSwapShipment: ordersCalls.adminCreateSwapShipment,
    fulfillClaim: ordersCalls.adminFulfillClaim,
    fulfillSwap: ordersCalls.adminFulfillSwap,
    listReservations: ordersCalls.adminListOrderReservations,
    list: ordersCalls.adminListOrders,
    processSwapPayment: ordersCalls.adminProcessSwapPayment,
    refund: ordersCalls.adminRefundOrder,
    requestReturn: ordersCalls.adminRequestReturn,
    reserveLineItem: ordersCalls.adminReserveOrderLineItem,
    retrieve: ordersCalls.adminRetrieveOrder,
    updateClaim: ordersCalls.adminUpdateClaim,
    update: ordersCalls.adminUpdateOrder,
  },
  paymentCollections: {
    delete: paymentCollectionsCalls.adminDeletePaymentCollection,
    markAuthorized: paymentCollectionsCalls.adminMarkPaymentCollectionAuthorized,
    retrieve: paymentCollectionsCalls.adminRetrievePaymentCollection,
    update: paymentCollectionsCalls.adminUpdatePaymentCollection,
  },
  payments: {
    capture: paymentsCalls.adminCapturePayment,
    refund: paymentsCalls.adminRefundPayment,
    retrieve: paymentsCalls.adminRetrievePayment,
  },
  priceLists: {
    addPrices: priceListsCalls.adminAddPriceListPrices,
    create: priceListsCalls.adminCreatePriceList,
    delete: priceListsCalls.adminDeletePriceList,
    deletePrices: priceListsCalls.adminDeletePriceListPrices,
    deleteProductPrices: priceListsCalls.adminDeletePriceListProductPrices,
    deleteProductsPrices: priceListsCalls.adminDeletePriceListProductsPrices,
    deleteVariantPrices: priceListsCalls.adminDeletePriceListVariantPrices,
    listProducts: priceListsCalls.adminListPriceListProducts,
    list: priceListsCalls.adminListPriceLists,
    retrieve: priceListsCalls.adminRetrievePriceList,
    update: priceListsCalls.adminUpdatePriceList,
  },
  productCategories: {
    addProducts: productCategoriesCalls.adminAddProductCategoryProducts,
    create: productCategoriesCalls.adminCreateProductCategory,
    delete: productCategoriesCalls.adminDeleteProductCategory,
    list: productCategoriesCalls.adminListProductCategories,
    removeProducts: productCategoriesCalls.adminRemoveProductCategoryProducts,
    retrieve: productCategoriesCalls.adminRetrieveProductCategory,
    update: productCategoriesCalls.adminUpdateProductCategory,
  },
  productTags: {
    list: productTagsCalls.adminListProductTags,
  },
  productTypes: {
    list: productTypesCalls.adminListProductTypes,
  },
  products: {
    create: productsCalls.adminCreateProduct,
    createOption: productsCalls.adminCreateProductOption,
    createVariant: productsCalls.adminCreateVariant,
    delete: productsCalls.adminDeleteProduct,
    deleteOption: productsCalls.adminDeleteProductOption,
    deleteVariant: productsCalls.adminDeleteVariant,
    listTagUsage: productsCalls.adminListProductTagUsage,
    listTypesInUse: productsCalls.adminListProductTypesInUse,
    listVariants: productsCalls.adminListProductVariants,
    list: productsCalls.adminListProducts,
    retrieve: productsCalls.adminRetrieveProduct,
    setMetadata: productsCalls.adminSetProductMetadata,
    update: productsCalls.adminUpdateProduct,
    updateOption: productsCalls.adminUpdateProductOption,
    updateVariant: productsCalls.adminUpdateVariant,
  },
  publishableApiKeys: {
    addSalesChannels: publishableApiKeysCalls.adminAddPublishableApiKeySalesChannels,
    create: publishableApiKeysCalls.adminCreatePublishableApiKey,
    delete: publishableApiKeysCalls.adminDeletePublishableApiKey,
    listSalesChannels: publishableApiKeysCalls.adminListPublishableApiKeySalesChannels,
    list: publishableApiKeysCalls.adminListPublishableApiKeys,
    removeSalesChannels: publishableApiKeysCalls.adminRemovePublishableApiKeySalesChannels,
    retrieve: publishableApiKeysCalls.adminRetrievePublishableApiKey,
    revoke: publishableApiKeysCalls.adminRevokePublishableApiKey,
    update: publishableApiKeysCalls.adminUpdatePublishableApiKey,
  },
  regions: {
    addCountry: regionsCalls.adminAddRegionCountry,
    addFulfillmentProvider: regionsCalls.adminAddRegionFulfillmentProvider,
    addPaymentProvider: regionsCalls.adminAddRegionPaymentProvider,
    create: regionsCalls.adminCreateRegion,
    delete: regionsCalls.adminDeleteRegion,
    deleteFulfillmentProvider: regionsCalls.adminDeleteRegionFulfillmentProvider,
    deletePaymentProvider: regionsCalls.adminDeleteRegionPaymentProvider,
    listFulfillmentOptions: regionsCalls.adminListRegionFulfillmentOptions,
    list: regionsCalls.adminListRegions,
    removeCountry: regionsCalls.adminRemoveRegionCountry,
    retrieve: regionsCalls.adminRetrieveRegion,
    update: regionsCalls.adminUpdateRegion,
  },
  reservations: {
    create: reservationsCalls.adminCreateReservation,
    delete: reservationsCalls.adminDeleteReservation,
    list: reservationsCalls.adminListReservations,
    retrieve: reservationsCalls.adminRetrieveReservation,
    update: reservationsCalls.adminUpdateReservation,
  },
  returnReasons: {
    create: returnReasonsCalls.adminCreateReturnReason,
    delete: returnReasonsCalls.adminDeleteReturnReason,
    list: returnReasonsCalls.adminListReturnReasons,
    retrieve: returnReasonsCalls.adminRetrieveReturnReason,
    update: returnReasonsCalls.adminUpdateReturnReason,
  },
  returns: {
    cancel: returnsCalls.adminCancelReturn,
    list: returnsCalls.adminListReturns,
    receive: returnsCalls.adminReceiveReturn,
  },
  salesChannels: {
    addLocation: salesChannelsCalls.adminAddSalesChannelLocation,
    addProducts: salesChannelsCalls.adminAddSalesChannelProducts,
    create: salesChannelsCalls.adminCreateSalesChannel,
    delete: salesChannelsCalls.adminDeleteSalesChannel,
    list: salesChannelsCalls.adminListSalesChannels,
    removeLocation: salesChannelsCalls.adminRemoveSalesChannelLocation,
    removeProducts: salesChannelsCalls.adminRemoveSalesChannelProducts,
    retrieve: salesChannelsCalls.adminRetrieveSalesChannel,
    update: salesChannelsCalls.adminUpdateSalesChannel,
  },
  shippingOptions: {
    create: shippingOptionsCalls.adminCreateShippingOption,
    delete: shippingOptionsCalls.adminDeleteShippingOption,
    list: shippingOptionsCalls.adminListShippingOptions,
    retrieve: shippingOptionsCalls.adminRetrieveShippingOption,
    update: shippingOptionsCalls.adminUpdateShippingOption,
  },
  shippingProfiles: {
    create: shippingProfilesCalls.adminCreateShippingProfile,
    delete: shippingProfilesCalls.adminDeleteShippingProfile,
    list: shippingProfilesCalls.adminListShippingProfiles,
    retrieve: shippingProfilesCalls.adminRetrieveShippingProfile,
    update: shippingProfilesCalls.adminUpdateShippingProfile,
  },
  stockLocations: {
    create: stockLocationsCalls.adminCreateStockLocation,
    delete: stockLocationsCalls.adminDeleteStockLocation,
    list: stockLocationsCalls.adminListStockLocations,
    retrieve: stockLocationsCalls.adminRetrieveStockLocation,
    update: stockLocationsCalls.adminUpdateStockLocation,
  },
  store: {
    addCurrency: storeCalls.adminAddStoreCurrency,
    deleteCurrency: storeCalls.adminDeleteStoreCurrency,
    listPaymentProviders: storeCalls.adminListStorePaymentProviders,
    listTaxProviders: storeCalls.adminListStoreTaxProviders,
    retrieve: storeCalls.adminRetrieveStore,
    update: storeCalls.adminUpdateStore,
  },
  swaps: {
    list: swapsCalls.adminListSwaps,
    retrieve: swapsCalls.adminRetrieveSwap,
  },
  taxRates: {
    addProductTypes: taxRatesCalls.adminAddTaxRateProductTypes,
    addProducts: taxRatesCalls.adminAddTaxRateProducts,
    addShippingOptions: taxRatesCalls.adminAddTaxRateShippingOptions,
    create: taxRatesCalls.adminCreateTaxRate,
    delete: taxRatesCalls.adminDeleteTaxRate,
    list: taxRatesCalls.adminListTaxRates,
    removeProductTypes: taxRatesCalls.adminRemoveTaxRateProductTypes,
    removeProducts: taxRatesCalls.adminRemoveTaxRateProducts,
    removeShippingOptions: taxRatesCalls.adminRemoveTaxRateShippingOptions,
    retrieve: taxRatesCalls.adminRetrieveTaxRate,
    update: taxRatesCalls.adminUpdateTaxRate,
  },
  uploads: {
    createProtectedUpload: uploadsCalls.adminCreateProtectedUpload,
    create: uploadsCalls.adminCreateUpload,
    createDownloadUrl: uploadsCalls.adminCreateUploadDownloadUrl,
    delete: uploadsCalls.adminDeleteUpload,
  },
  users: {
    create: usersCalls.adminCreateUser,
    delete: usersCalls.adminDeleteUser,
    list: usersCalls.adminListUsers,
    requestPasswordToken: usersCalls.adminRequestUserPasswordToken,
    resetPassword: usersCalls.adminResetUserPassword,
    retrieve: usersCalls.adminRetrieveUser,
    update: usersCalls.adminUpdateUser,
  },
  variants: {
    list: variantsCalls.adminListVariants,
    retrieve: variantsCalls.adminRetrieveVariant,
    retrieveInventory: variantsCalls.adminRetrieveVariantInventory,
  },
};

export const store: {
  auth: {
    /**
     * Check whether an account with this email address exists
     *
     * {@link storeCheckEmail}
     * @example
     * const { exists } = await client.store.auth.checkEmail({ email });
     */
    checkEmail: typeof authCalls.storeCheckEmail;
    /**
     * Sign in as a customer
     *
     * {@link storeCreateSession}
     * @example
     * const { customer } = await client.store.auth.createSession({ body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
     */
    createSession: typeof authCalls.storeCreateSession;
    /**
     * Create a token for a customer
     *
     * {@link storeCreateToken}
     * @example
     * const { access_token } = await client.store.auth.createToken({ body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
     */
    createToken: typeof authCalls.storeCreateToken;
    /**
     * Sign out as a customer
     *
     * {@link storeDeleteSession}
     * @example
     * await client.store.auth.deleteSession();
     */
    deleteSession: typeof authCalls.storeDeleteSession;
    /**
     * Retrieve the current customer
     *
     * {@link storeRetrieveSession}
     * @example
     * const { customer } = await client.store.auth.retrieveSession();
     */
    retrieveSession: typeof authCalls.storeRetrieveSession;
  };
  carts: {
    /**
     * Add a shipping method to a cart
     *
     * {@link storeAddCartShippingMethod}
     * @example
     * const { cart } = await client.store.carts.addShippingMethod({ id, body: { option_id: "so_01KERQSEH06NP852NP67CERG3J" } });
     */
    addShippingMethod: typeof cartsCalls.storeAddCartShippingMethod;
    /**
     * Calculate the taxes of a cart
     *
     * {@link storeCalculateCartTaxes}
     * @example
     * const { cart } = await client.store.carts.calculateTaxes({ id });
     */
    calculateTaxes: typeof cartsCalls.storeCalculateCartTaxes;
    /**
     * Complete a cart
     *
     * {@link storeCompleteCart}
     * @example
     * const { type } = await client.store.carts.complete({ id });
     */
    complete: typeof cartsCalls.storeCompleteCart;
    /**
     * Complete a cart (deprecated)
     *
     * {@link storeCompleteCartLegacy}
     * @example
     * const { type } = await client.store.carts.completeLegacy({ id });
     */
    completeLegacy: typeof cartsCalls.storeCompleteCartLegacy;
    /**
     * Create a cart
     *
     * {@link storeCreateCart}
     * @example
     * const { cart } = await client.store.carts.create();
     */
    create: typeof cartsCalls.storeCreateCart;
    /**
     * Add an item to a cart
     *
     * {@link storeCreateLineItem}
     * @example
     * const { cart } = await client.store.carts.createLineItem({ id, body: { variant_id: "variant_01KGPNM1201BE7KBNKHTXACRWR", quantity: 1 } });
     */
    createLineItem: typeof cartsCalls.storeCreateLineItem;
    /**
     * Create the payment sessions of a cart
     *
     * {@link storeCreatePaymentSessions}
     * @example
     * const { cart } = await client.store.carts.createPaymentSessions({ id });
     */
    createPaymentSessions: typeof cartsCalls.storeCreatePaymentSessions;
    /**
     * Remove a discount from a cart
     *
     * {@link storeDeleteCartDiscount}
     * @example
     * const { cart } = await client.store.carts.deleteDiscount({ id, code });
     */
    deleteDiscount: typeof cartsCalls.storeDeleteCartDiscount;
    /**
     * Remove an item from a cart
     *
     * {@link storeDeleteLineItem}
     * @example
     * const { cart } = await client.store.carts.deleteLineItem({ id, line_id });
     */
    deleteLineItem: typeof cartsCalls.storeDeleteLineItem;
    /**
     * Delete a payment session of a cart
     *
     * {@link storeDeletePaymentSession}
     * @example
     * const { cart } = await client.store.carts.deletePaymentSession({ id, provider_id });
     */
    deletePaymentSession: typeof cartsCalls.storeDeletePaymentSession;
    /**
     * Refresh a payment session
     *
     * {@link storeRefreshPaymentSession}
     * @example
     * const { cart } = await client.store.carts.refreshPaymentSession({ id, provider_id });
     */
    refreshPaymentSession: typeof cartsCalls.storeRefreshPaymentSession;
    /**
     * Retrieve a cart
     *
     * {@link storeRetrieveCart}
     * @example
     * const { cart } = await client.store.carts.retrieve({ id });
     */
    retrieve: typeof cartsCalls.storeRetrieveCart;
    /**
     * Select a payment session of a cart
     *
     * {@link storeSetPaymentSession}
     * @example
     * const { cart } = await client.store.carts.setPaymentSession({ id, body: { provider_id: "manual" } });
     */
    setPaymentSession: typeof cartsCalls.storeSetPaymentSession;
    /**
     * Update a cart
     *
     * {@link storeUpdateCart}
     * @example
     * const { cart } = await client.store.carts.update({ id });
     */
    update: typeof cartsCalls.storeUpdateCart;
    /**
     * Update an item of a cart
     *
     * {@link storeUpdateLineItem}
     * @example
     * const { cart } = await client.store.carts.updateLineItem({ id, line_id, body: { quantity: 2 } });
     */
    updateLineItem: typeof cartsCalls.storeUpdateLineItem;
    /**
     * Update a payment session of a cart
     *
     * {@link storeUpdatePaymentSession}
     * @example
     * const { cart } = await client.store.carts.updatePaymentSession({ id, provider_id, body: { data: { card: "visa" } } });
     */
    updatePaymentSession: typeof cartsCalls.storeUpdatePaymentSession;
  };
  collections: {
    /**
     * List collections
     *
     * {@link storeListCollections}
     * @example
     * const { collections } = await client.store.collections.list({ query: { limit: 20 } });
     */
    list: typeof collectionsCalls.storeListCollections;
    /**
     * Retrieve a collection
     *
     * {@link storeRetrieveCollection}
     * @example
     * const { collection } = await client.store.collections.retrieve({ id });
     */
    retrieve: typeof collectionsCalls.storeRetrieveCollection;
  };
  customers: {
    /**
     * Create a customer account
     *
     * {@link storeCreateCustomer}
     * @example
     * const { customer } = await client.store.customers.create({ body: { email: "ines.carvalho@example.com", password: "a-long-password" } });
     */
    create: typeof customersCalls.storeCreateCustomer;
    /**
     * Add an address to your account
     *
     * {@link storeCreateCustomerAddress}
     * @example
     * const { customer } = await client.store.customers.createAddress({ body });
     */
    createAddress: typeof customersCalls.storeCreateCustomerAddress;
    /**
     * Remove an address from your account
     *
     * {@link storeDeleteCustomerAddress}
     * @example
     * const { customer } = await client.store.customers.deleteAddress({ address_id });
     */
    deleteAddress: typeof customersCalls.storeDeleteCustomerAddress;
    /**
     * List your orders
     *
     * {@link storeListCustomerOrders}
     * @example
     * const { orders } = await client.store.customers.listOrders({ query: { limit: 20 } });
     */
    listOrders: typeof customersCalls.storeListCustomerOrders;
    /**
     * List the payment methods saved with your account
     *
     * {@link storeListCustomerPaymentMethods}
     * @example
     * const { payment_methods } = await client.store.customers.listPaymentMethods();
     */
    listPaymentMethods: typeof customersCalls.storeListCustomerPaymentMethods;
    /**
     * Request a link to reset a password
     *
     * {@link storeRequestCustomerPasswordToken}
     * @example
     * await client.store.customers.requestPasswordToken({ body: { email: "ines.carvalho@example.com" } });
     */
    requestPasswordToken: typeof customersCalls.storeRequestCustomerPasswordToken;
    /**
     * Reset a password
     *
     * {@link storeResetCustomerPassword}
     * @example
     * const { customer } = await client.store.customers.resetPassword({ body });
     */
    resetPassword: typeof customersCalls.storeResetCustomerPassword;
    /**
     * Retrieve your account
     *
     * {@link storeRetrieveCustomer}
     * @example
     * const { customer } = await client.store.customers.retrieve();
     */
    retrieve: typeof customersCalls.storeRetrieveCustomer;
    /**
     * Update your account
     *
     * {@link storeUpdateCustomer}
     * @example
     * const { customer } = await client.store.customers.update();
     */
    update: typeof customersCalls.storeUpdateCustomer;
    /**
     * Update an address in your account
     *
     * {@link storeUpdateCustomerAddress}
     * @example
     * const { customer } = await client.store.customers.updateAddress({ address_id });
     */
    updateAddress: typeof customersCalls.storeUpdateCustomerAddress;
  };
  giftCards: {
    /**
     * Retrieve a gift card by its code
     *
     * {@link storeRetrieveGiftCard}
     * @example
     * const { gift_card } = await client.store.giftCards.retrieve({ code });
     */
    retrieve: typeof giftCardsCalls.storeRetrieveGiftCard;
  };
  orderEdits: {
    /**
     * Accept an order edit
     *
     * {@link storeCompleteOrderEdit}
     * @example
     * const { order_edit } = await client.store.orderEdits.complete({ id });
     */
    complete: typeof orderEditsCalls.storeCompleteOrderEdit;
    /**
     * Decline an order edit
     *
     * {@link storeDeclineOrderEdit}
     * @example
     * const { order_edit } = await client.store.orderEdits.decline({ id });
     */
    decline: typeof orderEditsCalls.storeDeclineOrderEdit;
    /**
     * Retrieve an order edit
     *
     * {@link storeRetrieveOrderEdit}
     * @example
     * const { order_edit } = await client.store.orderEdits.retrieve({ id });
     */
    retrieve: typeof orderEditsCalls.storeRetrieveOrderEdit;
  };
  orders: {
    /**
     * Move requested orders to an account
     *
     * {@link storeConfirmOrderAccess}
     * @example
     * await client.store.orders.confirmAccess({ body: { token: "eyJhbGciOiJIUzI1NiJ9.eyJvcmRlcnMiOltdfQ.c2lnbmF0dXJl" } });
     */
    confirmAccess: typeof ordersCalls.storeConfirmOrderAccess;
    /**
     * Request to move orders to your account
     *
     * {@link storeRequestOrderAccess}
     * @example
     * await client.store.orders.requestAccess({ body: { order_ids: ["order_01KM0ZC7G0EMAEDKYBXQC4XDYA"] } });
     */
    requestAccess: typeof ordersCalls.storeRequestOrderAccess;
    /**
     * Retrieve an order
     *
     * {@link storeRetrieveOrder}
     * @example
     * const { order } = await client.store.orders.retrieve({ id });
     */
    retrieve: typeof ordersCalls.storeRetrieveOrder;
    /**
     * Retrieve the order of a cart
     *
     * {@link storeRetrieveOrderByCart}
     * @example
     * const { order } = await client.store.orders.retrieveByCart({ cart_id });
     */
    retrieveByCart: typeof ordersCalls.storeRetrieveOrderByCart;
    /**
     * Look up an order by its number
     *
     * {@link storeRetrieveOrderByDisplayId}
     * @example
     * const { order } = await client.store.orders.retrieveByDisplayId({ query: { display_id: 1041, email: "ines.carvalho@example.com" } });
     */
    retrieveByDisplayId: typeof ordersCalls.storeRetrieveOrderByDisplayId;
  };
  paymentCollections: {
    /**
     * Authorize a session of a payment collection
     *
     * {@link storeAuthorizePaymentCollectionSession}
     * @example
     * const { payment_session } = await client.store.paymentCollections.authorizeSession({ id, session_id });
     */
    authorizeSession: typeof paymentCollectionsCalls.storeAuthorizePaymentCollectionSession;
    /**
     * Authorize several sessions of a payment collection
     *
     * {@link storeAuthorizePaymentCollectionSessions}
     * @example
     * const { payment_collection } = await client.store.paymentCollections.authorizeSessions({ id, body: { session_ids: ["ps_01KM34KSY0H2E2420N08ANYRMW"] } });
     */
    authorizeSessions: typeof paymentCollectionsCalls.storeAuthorizePaymentCollectionSessions;
    /**
     * Refresh a session of a payment collection
     *
     * {@link storeRefreshPaymentCollectionSession}
     * @example
     * const { payment_session } = await client.store.paymentCollections.refreshSession({ id, session_id });
     */
    refreshSession: typeof paymentCollectionsCalls.storeRefreshPaymentCollectionSession;
    /**
     * Retrieve a payment collection
     *
     * {@link storeRetrievePaymentCollection}
     * @example
     * const { payment_collection } = await client.store.paymentCollections.retrieve({ id });
     */
    retrieve: typeof paymentCollectionsCalls.storeRetrievePaymentCollection;
    /**
     * Create a session of a payment collection
     *
     * {@link storeSetPaymentCollectionSession}
     * @example
     * const { payment_collection } = await client.store.paymentCollections.setSession({ id, body: { provider_id: "manual" } });
     */
    setSession: typeof paymentCollectionsCalls.storeSetPaymentCollectionSession;
    /**
     * Create several sessions of a payment collection
     *
     * {@link storeSetPaymentCollectionSessions}
     * @example
     * const { payment_collection } = await client.store.paymentCollections.setSessions({ id, body: { sessions: [{ provider_id: "manual", amount: 650 }, { provider_id: "manual", amount: 1000 }] } });
     */
    setSessions: typeof paymentCollectionsCalls.storeSetPaymentCollectionSessions;
  };
  productCategories: {
    /**
     * List product categories
     *
     * {@link storeListProductCategories}
     * @example
     * const { product_categories } = await client.store.productCategories.list({ query: { limit: 20 } });
     */
    list: typeof productCategoriesCalls.storeListProductCategories;
    /**
     * Retrieve a product category
     *
     * {@link storeRetrieveProductCategory}
     * @example
     * const { product_category } = await client.store.productCategories.retrieve({ id });
     */
    retrieve: typeof productCategoriesCalls.storeRetrieveProductCategory;
  };
  productTags: {
    /**
     * List product tags
     *
     * {@link storeListProductTags}
     * @example
     * const { product_tags } = await client.store.productTags.list({ query: { limit: 20 } });
     */
    list: typeof productTagsCalls.storeListProductTags;
  };
  productTypes: {
    /**
     * List product types
     *
     * {@link storeListProductTypes}
     * @example
     * const { product_types } = await client.store.productTypes.list({ query: { limit: 20 } });
     */
    list: typeof productTypesCalls.storeListProductTypes;
  };
  products: {
    /**
     * List published products
     *
     * {@link storeListProducts}
     * @example
     * const { products } = await client.store.products.list({ query: { limit: 20 } });
     */
    list: typeof productsCalls.storeListProducts;
    /**
     * Retrieve a published product
     *
     * {@link storeRetrieveProduct}
     * @example
     * const { product } = await client.store.products.retrieve({ id });
     */
    retrieve: typeof productsCalls.storeRetrieveProduct;
    /**
     * Search products with the search plugin
     *
     * {@link storeSearchProducts}
     * @example
     * const { hits } = await client.store.products.search();
     */
    search: typeof productsCalls.storeSearchProducts;
  };
  regions: {
    /**
     * List regions
     *
     * {@link storeListRegions}
     * @example
     * const { regions } = await client.store.regions.list({ query: { limit: 20 } });
     */
    list: typeof regionsCalls.storeListRegions;
    /**
     * Retrieve a region
     *
     * {@link storeRetrieveRegion}
     * @example
     * const { region } = await client.store.regions.retrieve({ id });
     */
    retrieve: typeof regionsCalls.storeRetrieveRegion;
  };
  returnReasons: {
    /**
     * List return reasons
     *
     * {@link storeListReturnReasons}
     * @example
     * const { return_reasons } = await client.store.returnReasons.list();
     */
    list: typeof returnReasonsCalls.storeListReturnReasons;
    /**
     * Retrieve a return reason
     *
     * {@link storeRetrieveReturnReason}
     * @example
     * const { return_reason } = await client.store.returnReasons.retrieve({ id });
     */
    retrieve: typeof returnReasonsCalls.storeRetrieveReturnReason;
  };
  returns: {
    /**
     * Request a return
     *
     * {@link storeCreateReturn}
     * @example
     * const { return: requested } = await client.store.returns.create({ body });
     */
    create: typeof returnsCalls.storeCreateReturn;
  };
  shippingOptions: {
    /**
     * List the shipping options of a cart
     *
     * {@link storeListCartShippingOptions}
     * @example
     * const { shipping_options } = await client.store.shippingOptions.listCartShippingOptions({ cart_id });
     */
    listCartShippingOptions: typeof shippingOptionsCalls.storeListCartShippingOptions;
    /**
     * List shipping options for customers
     *
     * {@link storeListShippingOptions}
     * @example
     * const { shipping_options } = await client.store.shippingOptions.list();
     */
    list: typeof shippingOptionsCalls.storeListShippingOptions;
  };
  swaps: {
    /**
     * Request a swap
     *
     * {@link storeCreateSwap}
     * @example
     * const { swap } = await client.store.swaps.create({ body });
     */
    create: typeof swapsCalls.storeCreateSwap;
    /**
     * Retrieve a swap by its cart
     *
     * {@link storeRetrieveSwapByCart}
     * @example
     * const { swap } = await client.store.swaps.retrieveByCart({ cart_id });
     */
    retrieveByCart: typeof swapsCalls.storeRetrieveSwapByCart;
  };
  variants: {
    /**
     * List variants of published products
     *
     * {@link storeListVariants}
     * @example
     * const { variants } = await client.store.variants.list({ query: { limit: 20 } });
     */
    list: typeof variantsCalls.storeListVariants;
    /**
     * Retrieve a variant of a published product
     *
     * {@link storeRetrieveVariant}
     * @example
     * const { variant } = await client.store.variants.retrieve({ id });
     */
    retrieve: typeof variantsCalls.storeRetrieveVariant;
  };
} = {
  auth: {
    checkEmail: authCalls.storeCheckEmail,
    createSession: authCalls.storeCreateSession,
    createToken: authCalls.storeCreateToken,
    deleteSession: authCalls.storeDeleteSession,
    retrieveSession: authCalls.storeRetrieveSession,
  },
  carts: {
    addShippingMethod: cartsCalls.storeAddCartShippingMethod,
    calculateTaxes: cartsCalls.storeCalculateCartTaxes,
    complete: cartsCalls.storeCompleteCart,
    completeLegacy: cartsCalls.storeCompleteCartLegacy,
    create: cartsCalls.storeCreateCart,
    createLineItem: cartsCalls.storeCreateLineItem,
    createPaymentSessions: cartsCalls.storeCreatePaymentSessions,
    deleteDiscount: cartsCalls.storeDeleteCartDiscount,
    deleteLineItem: cartsCalls.storeDeleteLineItem,
    deletePaymentSession: cartsCalls.storeDeletePaymentSession,
    refreshPaymentSession: cartsCalls.storeRefreshPaymentSession,
    retrieve: cartsCalls.storeRetrieveCart,
    setPaymentSession: cartsCalls.storeSetPaymentSession,
    update: cartsCalls.storeUpdateCart,
    updateLineItem: cartsCalls.storeUpdateLineItem,
    updatePaymentSession: cartsCalls.storeUpdatePaymentSession,
  },
  collections: {
    list: collectionsCalls.storeListCollections,
    retrieve: collectionsCalls.storeRetrieveCollection,
  },
  customers: {
    create: customersCalls.storeCreateCustomer,
    createAddress: customersCalls.storeCreateCustomerAddress,
    deleteAddress: customersCalls.storeDeleteCustomerAddress,
    listOrders: customersCalls.storeListCustomerOrders,
    listPaymentMethods: customersCalls.storeListCustomerPaymentMethods,
    requestPasswordToken: customersCalls.storeRequestCustomerPasswordToken,
    resetPassword: customersCalls.storeResetCustomerPassword,
    retrieve: customersCalls.storeRetrieveCustomer,
    update: customersCalls.storeUpdateCustomer,
    updateAddress: customersCalls.storeUpdateCustomerAddress,
  },
  giftCards: {
    retrieve: giftCardsCalls.storeRetrieveGiftCard,
  },
  orderEdits: {
    complete: orderEditsCalls.storeCompleteOrderEdit,
    decline: orderEditsCalls.storeDeclineOrderEdit,
    retrieve: orderEditsCalls.storeRetrieveOrderEdit,
  },
  orders: {
    confirmAccess: ordersCalls.storeConfirmOrderAccess,
    requestAccess: ordersCalls.storeRequestOrderAccess,
    retrieve: ordersCalls.storeRetrieveOrder,
    retrieveByCart: ordersCalls.storeRetrieveOrderByCart,
    retrieveByDisplayId: ordersCalls.storeRetrieveOrderByDisplayId,
  },
  paymentCollections: {
    authorizeSession: paymentCollectionsCalls.storeAuthorizePaymentCollectionSession,
    authorizeSessions: paymentCollectionsCalls.storeAuthorizePaymentCollectionSessions,
    refreshSession: paymentCollectionsCalls.storeRefreshPaymentCollectionSession,
    retrieve: paymentCollectionsCalls.storeRetrievePaymentCollection,
    setSession: paymentCollectionsCalls.storeSetPaymentCollectionSession,
    setSessions: paymentCollectionsCalls.storeSetPaymentCollectionSessions,
  },
  productCategories: {
    list: productCategoriesCalls.storeListProductCategories,
    retrieve: productCategoriesCalls.storeRetrieveProductCategory,
  },
  productTags: {
    list: productTagsCalls.storeListProductTags,
  },
  productTypes: {
    list: productTypesCalls.storeListProductTypes,
  },
  products: {
    list: productsCalls.storeListProducts,
    retrieve: productsCalls.storeRetrieveProduct,
    search: productsCalls.storeSearchProducts,
  },
  regions: {
    list: regionsCalls.storeListRegions,
    retrieve: regionsCalls.storeRetrieveRegion,
  },
  returnReasons: {
    list: returnReasonsCalls.storeListReturnReasons,
    retrieve: returnReasonsCalls.storeRetrieveReturnReason,
  },
  returns: {
    create: returnsCalls.storeCreateReturn,
  },
  shippingOptions: {
    listCartShippingOptions: shippingOptionsCalls.storeListCartShippingOptions,
    list: shippingOptionsCalls.storeListShippingOptions,
  },
  swaps: {
    create: swapsCalls.storeCreateSwap,
    retrieveByCart: swapsCalls.storeRetrieveSwapByCart,
  },
  variants: {
    list: variantsCalls.storeListVariants,
    retrieve: variantsCalls.storeRetrieveVariant,
  },
};

export const areas = { admin, store };
