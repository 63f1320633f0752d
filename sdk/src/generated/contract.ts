// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
declare const record: unique symbol;
/**
 * Where `brandedIds` is said, ids of different records are of different types, and plain text is none:
 * `declare module "@countertop/sdk/types" { interface Register { brandedIds: true } }`.
 */
export interface Register {}
/** The id of a record; a string, unless {@link Register} says otherwise. */
export type Id<Name extends string> = Register extends { brandedIds: true }
  ? string & { readonly [record]: Name }
  : string;
type Unbracketed<Query> = { [Name in keyof Query as Name extends `${infer Plain}[]` ? Plain : Name]: Query[Name] };
export interface paths {
    "/admin/analytics-configs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What you chose to share
         * @description Not found until you have chosen.
         */
        get: operations["adminRetrieveAnalyticsConfig"];
        put?: never;
        /**
         * Choose what you share
         * @description Only the first time; afterwards update your choice, or there will be two.
         */
        post: operations["adminCreateAnalyticsConfig"];
        /**
         * Forget what you chose to share
         * @description It then counts as not chosen yet, and reading it ends in 404. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteAnalyticsConfig"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/analytics-configs/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change what you share
         * @description Makes the choice if there is none yet.
         */
        post: operations["adminUpdateAnalyticsConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List connected applications
         * @description Those that plugins registered. None without such a plugin.
         */
        get: operations["adminListApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/apps/authorizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Connect an application
         * @description With the code and state that it answered when its user agreed.
         */
        post: operations["adminAuthorizeApp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in to the admin */
        get: operations["adminRetrieveSession"];
        put?: never;
        /**
         * Sign in to the admin
         * @description Sets the session cookie. Everything that was read before may look different now, so forget it.
         */
        post: operations["adminCreateSession"];
        /**
         * Sign out of the admin
         * @description Ends the session of the cookie. A token that was issued stays valid until it expires.
         */
        delete: operations["adminDeleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token for the admin
         * @description For clients that keep no cookies. Send the token as a bearer token; it is valid for 24 hours.
         */
        post: operations["adminCreateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batch-jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your batch jobs
         * @description Only those that the signed-in user started. Naming status in `fields` makes the server fail; it is always there.
         */
        get: operations["adminListBatchJobs"];
        put?: never;
        /**
         * Start a batch job
         * @description It answers at once and works on behind the scenes: look at the job until it is completed, or pre_processed with `dry_run`.
         */
        post: operations["adminCreateBatchJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batch-jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"BatchJob">;
            };
            cookie?: never;
        };
        /** Retrieve a batch job */
        get: operations["adminRetrieveBatchJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batch-jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"BatchJob">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a batch job
         * @description Stops one that is not confirmed yet. One that is at work is done to its end, and is called canceled after that; until then
         *     the answer waits. One that is still being prepared is called failed when its preparation ends; a file that it reads must
         *     stay until then, or the server stops. One that is completed cannot be canceled.
         */
        post: operations["adminCancelBatchJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/batch-jobs/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"BatchJob">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a batch job that was only looked at begin
         * @description Only one that is pre_processed, which `dry_run` leads to. It then works on behind the scenes.
         */
        post: operations["adminConfirmBatchJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List collections */
        get: operations["adminListCollections"];
        put?: never;
        /**
         * Create a collection
         * @description It begins without products. A handle that exists is refused with 422.
         */
        post: operations["adminCreateCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Collection">;
            };
            cookie?: never;
        };
        /** Retrieve a collection with its products */
        get: operations["adminRetrieveCollection"];
        put?: never;
        /**
         * Update a collection
         * @description What is left out stays. Its products are not touched.
         */
        post: operations["adminUpdateCollection"];
        /**
         * Delete a collection
         * @description Its products stay, without a collection.
         */
        delete: operations["adminDeleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/collections/{id}/products/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Collection">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put products into a collection
         * @description They leave the collection that they were in.
         */
        post: operations["adminAddCollectionProducts"];
        /**
         * Take products out of a collection
         * @description They are then in no collection. Products that are not in this one are passed over.
         */
        delete: operations["adminRemoveCollectionProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the currencies that the server knows
         * @description All that can become one of the store's. Those that it uses are in the store's settings.
         */
        get: operations["adminListCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Three lowercase letters (ISO 4217). */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether prices in a currency include tax
         * @description Takes effect in all prices in this currency at once, without changing an amount. Only with the feature
         *     tax_inclusive_pricing.
         */
        post: operations["adminUpdateCurrency"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List customer groups */
        get: operations["adminListCustomerGroups"];
        put?: never;
        /**
         * Create a customer group
         * @description It begins without customers. A name that exists is refused with 422.
         */
        post: operations["adminCreateCustomerGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"CustomerGroup">;
            };
            cookie?: never;
        };
        /** Retrieve a customer group */
        get: operations["adminRetrieveCustomerGroup"];
        put?: never;
        /**
         * Update a customer group
         * @description What is left out stays. Its customers are not touched.
         */
        post: operations["adminUpdateCustomerGroup"];
        /**
         * Delete a customer group
         * @description Its customers stay.
         */
        delete: operations["adminDeleteCustomerGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups/{id}/customers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"CustomerGroup">;
            };
            cookie?: never;
        };
        /**
         * List the customers of a group
         * @description An unknown group has no customers.
         */
        get: operations["adminListCustomerGroupCustomers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-groups/{id}/customers/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"CustomerGroup">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add customers to a group
         * @description Their prices and discounts change with the next request. Customers that are in it already stay.
         */
        post: operations["adminAddCustomerGroupCustomers"];
        /**
         * Remove customers from a group
         * @description The customers themselves stay. Those that are not in it are passed over.
         */
        delete: operations["adminRemoveCustomerGroupCustomers"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List customers
         * @description `q` looks in names and e-mail addresses. `fields` is accepted, but changes nothing.
         */
        get: operations["adminListCustomers"];
        put?: never;
        /**
         * Create a customer with an account
         * @description An account with this e-mail address is refused with 422, and a guest with it stays a record of its own. The
         *     server sends no message itself. Its answer also holds `password_hash`, which is nobody's business: the SDK takes it
         *     out before anything sees it.
         */
        post: operations["adminCreateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Customer">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a customer
         * @description `fields` is accepted, but changes nothing.
         */
        get: operations["adminRetrieveCustomer"];
        put?: never;
        /**
         * Update a customer
         * @description What is left out stays. The e-mail address of an account cannot be changed. A new password holds at once, and
         *     the server sends no message itself.
         */
        post: operations["adminUpdateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List discounts */
        get: operations["adminListDiscounts"];
        put?: never;
        /**
         * Create a discount
         * @description A code that exists is refused with 422, and so is more than one region for a fixed amount with 400. Carts take
         *     it from `starts_at` on.
         */
        post: operations["adminCreateDiscount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/code/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description What a customer enters. Upper and lower case are the same.
                 * @example MUGS5
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Retrieve a discount by its code
         * @description Upper or lower case, the code is found.
         */
        get: operations["adminRetrieveDiscountByCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Discount">;
            };
            cookie?: never;
        };
        /** Retrieve a discount */
        get: operations["adminRetrieveDiscount"];
        put?: never;
        /**
         * Update a discount
         * @description Whether it is a pattern, and what kind of rule it has, cannot be changed.
         */
        post: operations["adminUpdateDiscount"];
        /**
         * Delete a discount
         * @description Carts lose it at once, orders keep what it took off. Codes that were made from a pattern can no longer be
         *     entered without it. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/conditions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Discount">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Limit a discount to some records
         * @description There is one condition for each operator and kind of record; a second one is refused with 422.
         */
        post: operations["adminCreateDiscountCondition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/conditions/{condition_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Discount">;
                /** @description The condition's id. */
                condition_id: components["parameters"]["ConditionId"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a condition of a discount
         * @description Expand products, product_types, product_collections, product_tags or customer_groups to see the records.
         */
        get: operations["adminRetrieveDiscountCondition"];
        put?: never;
        /**
         * Give a condition of a discount other records
         * @description The list takes the place of the one before. The operator stays.
         */
        post: operations["adminUpdateDiscountCondition"];
        /**
         * Delete a condition of a discount
         * @description The discount is then limited by its other conditions alone. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteDiscountCondition"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/conditions/{condition_id}/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Discount">;
                /** @description The condition's id. */
                condition_id: components["parameters"]["ConditionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add records to a condition of a discount
         * @description They must be of the kind that the condition holds. Those that it holds already stay.
         */
        post: operations["adminAddDiscountConditionResources"];
        /**
         * Remove records from a condition of a discount
         * @description The condition stays, even if it holds nothing anymore. Records that it does not hold are passed over.
         */
        delete: operations["adminRemoveDiscountConditionResources"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/dynamic-codes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Discount">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a code from a pattern
         * @description The new discount shares the pattern's rule and holds for the pattern's valid_duration from now on.
         */
        post: operations["adminCreateDiscountDynamicCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/dynamic-codes/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Discount">;
                /**
                 * @description The code that was made.
                 * @example BIRTHDAY-AIKO
                 */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a code that was made from a pattern
         * @description The pattern and its other codes stay. The code is matched as it is stored, in uppercase; deleting what is not
         *     there succeeds too.
         */
        delete: operations["adminDeleteDiscountDynamicCode"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/discounts/{id}/regions/{region_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Discount">;
                /** @description The region's id. */
                region_id: Id<"Region">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a discount hold in a region
         * @description Discounts of a fixed amount have one region only and are refused with 400.
         */
        post: operations["adminAddDiscountRegion"];
        /**
         * Let a discount hold in a region no longer
         * @description It can no longer be entered there. A region that it does not hold in is passed over.
         */
        delete: operations["adminRemoveDiscountRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List draft orders
         * @description `q` looks in numbers and e-mail addresses. The server has a `fields` parameter here that no value satisfies.
         */
        get: operations["adminListDraftOrders"];
        put?: never;
        /**
         * Create a draft order
         * @description An item is either a variant, at its price or at `unit_price`, or anything else with a title and a price.
         */
        post: operations["adminCreateDraftOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"DraftOrder">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a draft order
         * @description Ends in 500 once its region was deleted.
         */
        get: operations["adminRetrieveDraftOrder"];
        put?: never;
        /**
         * Update a draft order
         * @description Only while it is open.
         */
        post: operations["adminUpdateDraftOrder"];
        /**
         * Delete a draft order
         * @description Its cart stays. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteDraftOrder"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}/line-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"DraftOrder">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item to a draft order
         * @description Either a variant, at its price or at `unit_price`, or anything else with a title and a price.
         */
        post: operations["adminAddDraftOrderLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}/line-items/{line_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"DraftOrder">;
                /** @description The item's id. */
                line_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change an item of a draft order
         * @description A quantity of 0 removes it.
         */
        post: operations["adminUpdateDraftOrderLineItem"];
        /**
         * Remove an item from a draft order
         * @description Only while the draft is open. An item that is not there changes nothing.
         */
        delete: operations["adminRemoveDraftOrderLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/draft-orders/{id}/pay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"DraftOrder">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a draft order as paid
         * @description It becomes an order that waits for its payment outside of the server, and the draft can no longer be changed.
         *     Doing so twice ends in 422.
         */
        post: operations["adminMarkDraftOrderPaid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List gift cards
         * @description `q` looks in codes and in the order numbers they were bought with.
         */
        get: operations["adminListGiftCards"];
        put?: never;
        /**
         * Make a gift card
         * @description For one that is given away. A customer buys one as a product.
         */
        post: operations["adminCreateGiftCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/gift-cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"GiftCard">;
            };
            cookie?: never;
        };
        /** Retrieve a gift card */
        get: operations["adminRetrieveGiftCard"];
        put?: never;
        /**
         * Update a gift card
         * @description A balance below 0 or above the card's value ends in 500 with `invalid_argument`.
         */
        post: operations["adminUpdateGiftCard"];
        /**
         * Delete a gift card
         * @description It can then be neither found nor used. Orders keep what it paid. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteGiftCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List things in stock
         * @description Each with its levels and the variants that it is sold as, whatever `expand` says.
         */
        get: operations["adminListInventoryItems"];
        put?: never;
        /**
         * Create a thing in stock for a variant
         * @description Variants that are created while the inventory module is on have one already. `expand` and `fields` are accepted, but change
         *     nothing.
         */
        post: operations["adminCreateInventoryItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"InventoryItem">;
            };
            cookie?: never;
        };
        /** Retrieve a thing in stock with its levels */
        get: operations["adminRetrieveInventoryItem"];
        put?: never;
        /**
         * Update a thing in stock
         * @description What is left out stays. How many there are is not changed here but in its levels.
         */
        post: operations["adminUpdateInventoryItem"];
        /**
         * Delete a thing in stock with its levels
         * @description Its levels are deleted, and no variant takes from it anymore. Its reservations stay, of a thing that is not there.
         *     Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteInventoryItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items/{id}/location-levels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"InventoryItem">;
            };
            cookie?: never;
        };
        /**
         * List how many of a thing lie where
         * @description `fields` names fields of the levels. There is nothing to expand.
         */
        get: operations["adminListInventoryItemLocationLevels"];
        put?: never;
        /**
         * Stock a thing in one more place
         * @description A place that it has a level in already is refused with 422.
         */
        post: operations["adminCreateInventoryItemLocationLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/inventory-items/{id}/location-levels/{location_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"InventoryItem">;
                /** @description The stock location's id. */
                location_id: components["parameters"]["LocationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how many of a thing lie in a place
         * @description The numbers replace the ones before. What is reserved follows from the reservations alone.
         */
        post: operations["adminUpdateInventoryItemLocationLevel"];
        /**
         * Stock a thing in a place no longer
         * @description Not while some of what lies there is reserved.
         */
        delete: operations["adminDeleteInventoryItemLocationLevel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open invitations
         * @description Accepted ones are not among them, expired ones are.
         */
        get: operations["adminListInvites"];
        put?: never;
        /**
         * Invite someone to the admin
         * @description An address that was invited already gets the new role and a new token; that of a user is refused. The server tells other
         *     services of it; it sends no e-mail itself.
         */
        post: operations["adminCreateInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Creates the user, and the invitation is gone. It does not sign them in.
         */
        post: operations["adminAcceptInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Invite">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link is then refused. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteInvite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/invites/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Invite">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an invitation anew
         * @description It gets a new token and holds for seven days again. An unknown one is refused with 400.
         */
        post: operations["adminResendInvite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List notes */
        get: operations["adminListNotes"];
        put?: never;
        /**
         * Write a note
         * @description You are its author.
         */
        post: operations["adminCreateNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Note">;
            };
            cookie?: never;
        };
        /** Retrieve a note */
        get: operations["adminRetrieveNote"];
        put?: never;
        /**
         * Rewrite a note
         * @description The author stays, whoever rewrites it. Only the text can be changed.
         */
        post: operations["adminUpdateNote"];
        /**
         * Delete a note
         * @description A second time it is not found.
         */
        delete: operations["adminDeleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List notifications
         * @description Empty unless the server has a plugin that sends messages. `fields` knows no + and -; an empty `expand` keeps what is
         *     included by default. Filters take several values, comma-separated.
         */
        get: operations["adminListNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/notifications/{id}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Notification">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification again
         * @description Needs the plugin that sent it. The answer keeps the new message among the resends of the old one.
         */
        post: operations["adminResendNotification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List order edits
         * @description `q` looks in the internal notes.
         */
        get: operations["adminListOrderEdits"];
        put?: never;
        /**
         * Start to edit an order
         * @description An order has one edit at most that is not confirmed, declined or canceled.
         */
        post: operations["adminCreateOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        /** Retrieve an order edit */
        get: operations["adminRetrieveOrderEdit"];
        put?: never;
        /**
         * Update the note of an order edit
         * @description It can be changed in any state, and customers never see it.
         */
        post: operations["adminUpdateOrderEdit"];
        /**
         * Delete an order edit
         * @description Only one that was not requested yet. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteOrderEdit"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order edit
         * @description Neither a confirmed nor a declined one can be canceled. The order stays as it is, and another edit can begin.
         */
        post: operations["adminCancelOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/changes/{change_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
                /** @description The change's id. */
                change_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Undo one change of an order edit
         * @description The item is then again as it is in the order. Only while the edit is neither confirmed nor canceled.
         */
        delete: operations["adminDeleteOrderEditItemChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an order edit
         * @description The order has the new items from now on, without asking the customer. What was set aside for the former ones is free
         *     again.
         */
        post: operations["adminConfirmOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an item in an order edit
         * @description It becomes a new item, even if the order has the same variant already. The order itself changes when the edit
         *     is confirmed.
         */
        post: operations["adminAddOrderEditLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/items/{item_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
                /** @description The id of the item in the order edit, not in the order. */
                item_id: components["parameters"]["EditItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how many of an item an order edit has
         * @description The order itself changes when the edit is confirmed. Only while the edit is neither confirmed, declined nor
         *     canceled.
         */
        post: operations["adminUpdateOrderEditLineItem"];
        /**
         * Remove an item in an order edit
         * @description The order itself changes when the edit is confirmed. Only while the edit is neither confirmed, declined nor
         *     canceled.
         */
        delete: operations["adminRemoveOrderEditLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/order-edits/{id}/request": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the customer to agree to an order edit
         * @description If it costs more, a payment collection is made that the customer pays first.
         */
        post: operations["adminRequestOrderEditConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List orders
         * @description `q` looks in order numbers, e-mail addresses, names and phone numbers. Lists have no totals unless `fields` asks for
         *     them. An `expand` without `items` leaves items that hold nothing but `refundable`.
         */
        get: operations["adminListOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        /**
         * Retrieve an order
         * @description `expand` with `returnable_items` adds what can still be returned.
         */
        get: operations["adminRetrieveOrder"];
        put?: never;
        /**
         * Update an order
         * @description Items can be changed only as long as nothing is paid or packed.
         */
        post: operations["adminUpdateOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an order
         * @description It must be completed. Nothing but its status changes, and completing it again takes it out of the archive.
         */
        post: operations["adminArchiveOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Its fulfillments, returns, swaps and claims must be canceled first, and nothing may be paid back. A payment that is
         *     not captured is released, and the stock is free again.
         */
        post: operations["adminCancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture the payments of an order
         * @description Takes all payments that are authorized only. If a provider fails, the answer is 200 all the same and the
         *     payment status `requires_action`. Not for canceled orders.
         */
        post: operations["adminCaptureOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a claim
         * @description A refund pays back at once. A replacement has additional items, which are fulfilled and shipped like those of an
         *     order.
         */
        post: operations["adminCreateClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a claim
         * @description Images and tags that are sent take the place of the ones before.
         */
        post: operations["adminUpdateClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a claim
         * @description Its fulfillments and its return must be canceled first.
         */
        post: operations["adminCancelClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/fulfillments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fulfill a claim
         * @description Packs what is sent as a replacement.
         */
        post: operations["adminFulfillClaim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/fulfillments/{fulfillment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
                /** @description The fulfillment's id. */
                fulfillment_id: Id<"Fulfillment">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a fulfillment of a claim
         * @description What was shipped cannot be canceled. The claim can then be canceled, and the stock stays as it is.
         */
        post: operations["adminCancelClaimFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/claims/{claim_id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a fulfillment of a claim as shipped
         * @description The fulfillment can then no longer be canceled. A canceled claim or fulfillment cannot be shipped.
         */
        post: operations["adminCreateClaimShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark an order as completed
         * @description Changes the status and nothing else: neither payment nor shipping is looked at. A canceled order cannot be
         *     completed.
         */
        post: operations["adminCompleteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/fulfillment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fulfill items of an order
         * @description Packs them. With a location the stock goes down and what was set aside is used up; without one the stock stays as it
         *     is.
         */
        post: operations["adminCreateFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/fulfillments/{fulfillment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The fulfillment's id. */
                fulfillment_id: Id<"Fulfillment">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a fulfillment of an order
         * @description What was shipped cannot be canceled. Its items can be packed again, and the stock goes up where they were
         *     taken from.
         */
        post: operations["adminCancelFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/line-items/{line_item_id}/reserve": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The item's id. */
                line_item_id: Id<"LineItem">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set stock aside for an item of an order
         * @description This call cannot succeed: the server refuses the location that it needs, and answers 404 without it, or 500 for a
         *     variant that it keeps no stock of. Use /admin/reservations.
         */
        post: operations["adminReserveOrderLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay money back to the customer
         * @description Up to `refundable_amount`, of what was captured, taken from its payments in turn. The order can then no longer be canceled. Items
         *     are neither returned nor restocked.
         */
        post: operations["adminRefundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        /**
         * List what is set aside for an order
         * @description Packing an item uses its reservation up.
         */
        get: operations["adminListOrderReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/return": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a return
         * @description With `receive_now` the items are taken back and paid back at once; that needs a location if the server counts the
         *     stock.
         */
        post: operations["adminRequestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a fulfillment of an order as shipped
         * @description The fulfillment can then no longer be canceled. A canceled order or fulfillment cannot be shipped.
         */
        post: operations["adminCreateShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipping-methods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a way of shipping to an order
         * @description Only for an order that has none for products of the same shipping profile: taking the place of one that was taxed
         *     fails with 404.
         */
        post: operations["adminAddShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a swap
         * @description The customer pays the difference by completing the cart of the swap. The cart holds what comes back as items that
         *     count as negative.
         */
        post: operations["adminCreateSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The swap's id. */
                swap_id: Id<"Swap">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a swap
         * @description Its fulfillments and its return must be canceled first, and nothing may be paid back.
         */
        post: operations["adminCancelSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/fulfillments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The swap's id. */
                swap_id: Id<"Swap">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Fulfill a swap
         * @description Packs what the customer gets.
         */
        post: operations["adminFulfillSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/fulfillments/{fulfillment_id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The swap's id. */
                swap_id: Id<"Swap">;
                /** @description The fulfillment's id. */
                fulfillment_id: Id<"Fulfillment">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a fulfillment of a swap
         * @description What was shipped cannot be canceled. The swap can then be canceled, and the stock stays as it is.
         */
        post: operations["adminCancelSwapFulfillment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/process-payment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The swap's id. */
                swap_id: Id<"Swap">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Settle the difference of a swap
         * @description Captures what the customer has to pay, or pays back what is left.
         */
        post: operations["adminProcessSwapPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/swaps/{swap_id}/shipments": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
                /** @description The swap's id. */
                swap_id: Id<"Swap">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a fulfillment of a swap as shipped
         * @description The fulfillment can then no longer be canceled. A canceled swap or fulfillment cannot be shipped.
         */
        post: operations["adminCreateSwapShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
            };
            cookie?: never;
        };
        /** Retrieve a payment collection */
        get: operations["adminRetrievePaymentCollection"];
        put?: never;
        /**
         * Update a payment collection
         * @description Neither the amount nor the status can be changed. What is left out stays.
         */
        post: operations["adminUpdatePaymentCollection"];
        /**
         * Delete a payment collection
         * @description Only one that is canceled or not paid; and none that an order edit refers to, which ends in 404. Deleting what is not
         *     there succeeds too.
         */
        delete: operations["adminDeletePaymentCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payment-collections/{id}/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a payment collection as authorized
         * @description For money that comes another way. No provider is asked and no payment is made.
         */
        post: operations["adminMarkPaymentCollectionAuthorized"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Payment">;
            };
            cookie?: never;
        };
        /** Retrieve a payment */
        get: operations["adminRetrievePayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/capture": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Payment">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Capture a payment
         * @description Takes the whole amount that was authorized. One that was captured already stays as it is. The order's payment
         *     status does not follow.
         */
        post: operations["adminCapturePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/refund": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Payment">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay back a payment, or a part of it
         * @description It must be captured, and no more can be paid back than is left of it. The order's payment status does not
         *     follow.
         */
        post: operations["adminRefundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List price lists
         * @description Without their prices and groups; expand prices, prices.variants or customer_groups to see them.
         */
        get: operations["adminListPriceLists"];
        put?: never;
        /**
         * Create a price list
         * @description Its prices hold at once if it is active and no date speaks against it. Without customer groups they hold for
         *     everybody.
         */
        post: operations["adminCreatePriceList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PriceList">;
            };
            cookie?: never;
        };
        /** Retrieve a price list with its prices */
        get: operations["adminRetrievePriceList"];
        put?: never;
        /**
         * Update a price list
         * @description What is left out stays. Groups that are sent take the place of the ones before, and prices are added or
         *     changed.
         */
        post: operations["adminUpdatePriceList"];
        /**
         * Delete a price list and its prices
         * @description The usual prices hold again. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeletePriceList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/prices/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PriceList">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add prices to a price list
         * @description With `override` they take the place of all prices that the list has.
         */
        post: operations["adminAddPriceListPrices"];
        /**
         * Delete prices of a price list
         * @description The usual prices hold again. Prices of other lists are passed over.
         */
        delete: operations["adminDeletePriceListPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/products": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PriceList">;
            };
            cookie?: never;
        };
        /**
         * List the products that a price list has prices for
         * @description The variants show only the prices of this list. An unknown price list has no products.
         */
        get: operations["adminListPriceListProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/products/prices/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PriceList">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all prices that a price list has for some products
         * @description The usual prices of all their variants hold again. The products themselves stay.
         */
        delete: operations["adminDeletePriceListProductsPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/products/{product_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PriceList">;
                /** @description The product's id. */
                product_id: Id<"Product">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all prices that a price list has for a product
         * @description The usual prices of all its variants hold again. The product itself stays.
         */
        delete: operations["adminDeletePriceListProductPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/price-lists/{id}/variants/{variant_id}/prices": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PriceList">;
                /** @description The variant's id. */
                variant_id: Id<"Variant">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete all prices that a price list has for a variant
         * @description The usual price holds again. The variant itself stays.
         */
        delete: operations["adminDeletePriceListVariantPrices"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product categories
         * @description Each with its parent and its children. What can be expanded is parent_category and category_children.
         */
        get: operations["adminListProductCategories"];
        put?: never;
        /**
         * Create a product category
         * @description It is neither active nor internal unless you say so, and comes last among its siblings.
         */
        post: operations["adminCreateProductCategory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"ProductCategory">;
            };
            cookie?: never;
        };
        /** Retrieve a product category */
        get: operations["adminRetrieveProductCategory"];
        put?: never;
        /**
         * Update or move a product category
         * @description Metadata that is sent takes the place of all that was there.
         */
        post: operations["adminUpdateProductCategory"];
        /**
         * Delete a product category
         * @description One that has children cannot be deleted. Its products stay.
         */
        delete: operations["adminDeleteProductCategory"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-categories/{id}/products/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"ProductCategory">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put products into a category
         * @description A product can be in any number of categories. Those that are in it already stay.
         */
        post: operations["adminAddProductCategoryProducts"];
        /**
         * Take products out of a category
         * @description The products themselves stay. Those that are not in it are passed over.
         */
        delete: operations["adminRemoveProductCategoryProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product tags */
        get: operations["adminListProductTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/product-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product types */
        get: operations["adminListProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products
         * @description `q` looks in titles, descriptions, SKUs and collection titles.
         */
        get: operations["adminListProducts"];
        put?: never;
        /**
         * Create a product
         * @description Options come first: each variant has one value for each of them, in the same order. A product
         *     without variants cannot be bought.
         */
        post: operations["adminCreateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/tag-usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tags used most */
        get: operations["adminListProductTagUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the types in use
         * @description All of them at once. /admin/product-types has the same records, with paging and search.
         */
        get: operations["adminListProductTypesInUse"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Product">;
            };
            cookie?: never;
        };
        /** Retrieve a product */
        get: operations["adminRetrieveProduct"];
        put?: never;
        /**
         * Update a product
         * @description Fields that are not sent stay as they are. A list that is sent (images, tags, categories, sales
         *     channels, variants) takes the place of the one before; variants that it does not name are deleted.
         */
        post: operations["adminUpdateProduct"];
        /**
         * Delete a product
         * @description Its variants go with it. Deleting what is not there succeeds too. A draft order with one of its variants can never
         *     be read again: reading it ends in 500. Lists still name it.
         */
        delete: operations["adminDeleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Product">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set one metadata value of a product
         * @description Writes one entry and leaves the others. An empty value removes the entry.
         */
        post: operations["adminSetProductMetadata"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Product">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an option to a product
         * @description The variants have no value for it yet: give each of them one.
         */
        post: operations["adminCreateProductOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/options/{option_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Product">;
                /** @description The option's id. */
                option_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename an option of a product
         * @description The values that variants have for it stay. A title that another of the product's options has is refused with
         *     404.
         */
        post: operations["adminUpdateProductOption"];
        /**
         * Remove an option from a product
         * @description All variants must have the same value for it, or variants would become indistinguishable.
         */
        delete: operations["adminDeleteProductOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Product">;
            };
            cookie?: never;
        };
        /** List the variants of a product */
        get: operations["adminListProductVariants"];
        put?: never;
        /**
         * Add a variant to a product
         * @description It needs one value for each option of the product, and no two variants may have the same values.
         */
        post: operations["adminCreateVariant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}/variants/{variant_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Product">;
                /** @description The variant's id. */
                variant_id: Id<"Variant">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update a variant
         * @description Prices that are sent take the place of all prices before.
         */
        post: operations["adminUpdateVariant"];
        /**
         * Delete a variant
         * @description Its prices and option values go with it. Orders keep what they say of it. Deleting what is not there succeeds
         *     too.
         */
        delete: operations["adminDeleteVariant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List publishable API keys
         * @description There is nothing to expand.
         */
        get: operations["adminListPublishableApiKeys"];
        put?: never;
        /**
         * Create a publishable API key
         * @description It is bound to no sales channel yet. Its id is what storefronts send, and it may be read by everybody.
         */
        post: operations["adminCreatePublishableApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PublishableApiKey">;
            };
            cookie?: never;
        };
        /** Retrieve a publishable API key */
        get: operations["adminRetrievePublishableApiKey"];
        put?: never;
        /**
         * Rename a publishable API key
         * @description Only the title can be changed. The key itself, its id, stays.
         */
        post: operations["adminUpdatePublishableApiKey"];
        /**
         * Delete a publishable API key
         * @description A second time it is not found.
         */
        delete: operations["adminDeletePublishableApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PublishableApiKey">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a publishable API key
         * @description That it is revoked is kept with the key; the store still narrows what it shows to the key's sales channels.
         */
        post: operations["adminRevokePublishableApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}/sales-channels": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PublishableApiKey">;
            };
            cookie?: never;
        };
        /**
         * List the sales channels that a key narrows the store to
         * @description An unknown key has none.
         */
        get: operations["adminListPublishableApiKeySalesChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/publishable-api-keys/{id}/sales-channels/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PublishableApiKey">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add sales channels to a key
         * @description Storefronts that send the key find what is sold in any of its channels. Channels that it has already stay.
         */
        post: operations["adminAddPublishableApiKeySalesChannels"];
        /**
         * Remove sales channels from a key
         * @description Takes effect with the next request that sends the key. Channels that it does not have are passed over.
         */
        delete: operations["adminRemovePublishableApiKeySalesChannels"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List regions */
        get: operations["adminListRegions"];
        put?: never;
        /**
         * Create a region
         * @description A country is in one region at most.
         */
        post: operations["adminCreateRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
            };
            cookie?: never;
        };
        /** Retrieve a region */
        get: operations["adminRetrieveRegion"];
        put?: never;
        /**
         * Update a region
         * @description Lists that are sent take the place of the ones before.
         */
        post: operations["adminUpdateRegion"];
        /**
         * Delete a region
         * @description Its countries are free for other regions. Carts and orders keep the region, but some calls on them then end in
         *     500.
         */
        delete: operations["adminDeleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/countries": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a country to a region
         * @description One that another region serves is refused with 422: remove it there first.
         */
        post: operations["adminAddRegionCountry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/countries/{country_code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
                /** @description Two letters (ISO 3166-1). */
                country_code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a country from a region
         * @description Addresses in carts and orders stay. A country that the region does not serve changes nothing.
         */
        delete: operations["adminRemoveRegionCountry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/fulfillment-options": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
            };
            cookie?: never;
        };
        /** List the ways to ship that the providers of a region offer */
        get: operations["adminListRegionFulfillmentOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/fulfillment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a region use a fulfillment provider
         * @description Shipping options can then be made with it. One that is not installed is not found.
         */
        post: operations["adminAddRegionFulfillmentProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/fulfillment-providers/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
                /** @description The provider's id. */
                provider_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop a region from using a fulfillment provider
         * @description Shipping options that were made with it stay. One that the region does not use changes nothing.
         */
        delete: operations["adminDeleteRegionFulfillmentProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a region use a payment provider
         * @description Shoppers can pay with it from the next payment session on. One that is not installed is not found.
         */
        post: operations["adminAddRegionPaymentProvider"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/regions/{id}/payment-providers/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
                /** @description The provider's id. */
                provider_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Stop a region from using a payment provider
         * @description Payments that were made with it stay and can be captured and refunded. One that the region does not use
         *     changes nothing.
         */
        delete: operations["adminDeleteRegionPaymentProvider"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reservations
         * @description `expand` takes `line_item` and `inventory_item`.
         */
        get: operations["adminListReservations"];
        put?: never;
        /**
         * Set stock aside
         * @description For an item of an order, no more than the item's quantity. The server does not check whether that much is in stock.
         */
        post: operations["adminCreateReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a reservation */
        get: operations["adminRetrieveReservation"];
        put?: never;
        /**
         * Update a reservation
         * @description The answer is an empty object: read the reservation again.
         */
        post: operations["adminUpdateReservation"];
        /**
         * Delete a reservation
         * @description The stock is free again. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/return-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List return reasons
         * @description All of them at once. Reasons below another one are among its children.
         */
        get: operations["adminListReturnReasons"];
        put?: never;
        /**
         * Create a return reason
         * @description A reason can stand below another one, but no deeper.
         */
        post: operations["adminCreateReturnReason"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/return-reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"ReturnReason">;
            };
            cookie?: never;
        };
        /** Retrieve a return reason */
        get: operations["adminRetrieveReturnReason"];
        put?: never;
        /**
         * Update a return reason
         * @description What is left out stays. Returns that name it show it as it is now.
         */
        post: operations["adminUpdateReturnReason"];
        /**
         * Delete a return reason
         * @description Returns that name it stay. A second time it is not found.
         */
        delete: operations["adminDeleteReturnReason"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List returns */
        get: operations["adminListReturns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Return">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a return
         * @description Not after it was received. The answer is the order that it, its swap or its claim belongs to.
         */
        post: operations["adminCancelReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{id}/receive": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Return">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a return back
         * @description The stock goes up at the location, and what the customer gets back is paid. More or fewer may arrive than were asked for;
         *     items that were not asked for are refused.
         */
        post: operations["adminReceiveReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List sales channels
         * @description With `q`, `expand` and `fields` change nothing.
         */
        get: operations["adminListSalesChannels"];
        put?: never;
        /**
         * Create a sales channel
         * @description It is open at once unless `is_disabled` is sent, and begins without products, stock locations and keys.
         */
        post: operations["adminCreateSalesChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"SalesChannel">;
            };
            cookie?: never;
        };
        /** Retrieve a sales channel */
        get: operations["adminRetrieveSalesChannel"];
        put?: never;
        /**
         * Update a sales channel
         * @description What is left out stays. Disabling it stops new carts; the ones that there are go on.
         */
        post: operations["adminUpdateSalesChannel"];
        /**
         * Delete a sales channel
         * @description The shop's default channel cannot be deleted.
         */
        delete: operations["adminDeleteSalesChannel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels/{id}/products/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"SalesChannel">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sell products in a sales channel
         * @description They stay in their other channels. Those that it sells already stay.
         */
        post: operations["adminAddSalesChannelProducts"];
        /**
         * Sell products in a sales channel no longer
         * @description Carts of the channel keep what is in them. Products that it does not sell are passed over.
         */
        delete: operations["adminRemoveSalesChannelProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/sales-channels/{id}/stock-locations": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"SalesChannel">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a sales channel sell what lies in a stock location
         * @description What lies there counts at once for what the channel can sell. A location that does not exist is not found.
         */
        post: operations["adminAddSalesChannelLocation"];
        /**
         * Let a sales channel no longer sell what lies in a stock location
         * @description What is reserved there stays reserved. One that it does not sell from changes nothing.
         */
        delete: operations["adminRemoveSalesChannelLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List shipping options
         * @description Each is priced with the taxes of its region.
         */
        get: operations["adminListShippingOptions"];
        put?: never;
        /**
         * Create a shipping option
         * @description The provider must be one of the region's and must know the `data`. Region, provider, data and `is_return`
         *     cannot be changed later.
         */
        post: operations["adminCreateShippingOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"ShippingOption">;
            };
            cookie?: never;
        };
        /** Retrieve a shipping option */
        get: operations["adminRetrieveShippingOption"];
        put?: never;
        /**
         * Update a shipping option
         * @description The requirements must be sent, also when they stay as they are.
         */
        post: operations["adminUpdateShippingOption"];
        /**
         * Delete a shipping option
         * @description Carts and orders that chose it keep their shipping method. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteShippingOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List shipping profiles */
        get: operations["adminListShippingProfiles"];
        put?: never;
        /**
         * Create a shipping profile
         * @description It begins without products and shipping options; an update moves them here.
         */
        post: operations["adminCreateShippingProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/shipping-profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"ShippingProfile">;
            };
            cookie?: never;
        };
        /** Retrieve a shipping profile with its products and shipping options */
        get: operations["adminRetrieveShippingProfile"];
        put?: never;
        /**
         * Update a shipping profile
         * @description What is left out stays. Products and shipping options that are sent leave the profile that they were in.
         */
        post: operations["adminUpdateShippingProfile"];
        /**
         * Delete a shipping profile
         * @description Move its products first: one without a profile cannot be shipped. Deleting what is not there succeeds too.
         */
        delete: operations["adminDeleteShippingProfile"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock-locations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List stock locations
         * @description Expand address or sales_channels to see them.
         */
        get: operations["adminListStockLocations"];
        put?: never;
        /**
         * Create a stock location
         * @description It begins empty, and no sales channel sells from it yet.
         */
        post: operations["adminCreateStockLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stock-locations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"StockLocation">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a stock location
         * @description Expand address or sales_channels to see them.
         */
        get: operations["adminRetrieveStockLocation"];
        put?: never;
        /**
         * Update a stock location
         * @description Expand no more than address here.
         */
        post: operations["adminUpdateStockLocation"];
        /**
         * Delete a stock location with all that is counted there
         * @description Its levels and reservations are deleted, and sales channels no longer sell from it.
         */
        delete: operations["adminDeleteStockLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve the shop's settings
         * @description Also tells which features and modules the server has.
         */
        get: operations["adminRetrieveStore"];
        put?: never;
        /**
         * Update the shop's settings
         * @description Currencies that are sent take the place of the ones before and must hold the default one.
         */
        post: operations["adminUpdateStore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/currencies/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Three lowercase letters (ISO 4217). */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let the shop use a currency
         * @description Prices can then be set in it. One that the store has already is refused with 422.
         */
        post: operations["adminAddStoreCurrency"];
        /**
         * Stop the shop from using a currency
         * @description Prices in it stay stored. One that the store does not have changes nothing.
         */
        delete: operations["adminDeleteStoreCurrency"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/payment-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment providers of the server
         * @description All that are installed, whether a region uses them or not.
         */
        get: operations["adminListStorePaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/store/tax-providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tax providers of the server
         * @description Without the server's own calculation, which is no provider.
         */
        get: operations["adminListStoreTaxProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List swaps
         * @description Without what belongs to them; a single swap has it.
         */
        get: operations["adminListSwaps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/swaps/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Swap">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a swap
         * @description Ends in 500 once its region was deleted.
         */
        get: operations["adminRetrieveSwap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List tax rates
         * @description A region's own rate is not among them.
         */
        get: operations["adminListTaxRates"];
        put?: never;
        /**
         * Create a tax rate
         * @description It applies only to the products, types and shipping options that it names. All else is taxed at the region's
         *     own rate.
         */
        post: operations["adminCreateTaxRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"TaxRate">;
            };
            cookie?: never;
        };
        /** Retrieve a tax rate */
        get: operations["adminRetrieveTaxRate"];
        put?: never;
        /**
         * Update a tax rate
         * @description Lists that are sent take the place of the ones before.
         */
        post: operations["adminUpdateTaxRate"];
        /**
         * Delete a tax rate
         * @description What it applied to is taxed at the region's own rate from now on.
         */
        delete: operations["adminDeleteTaxRate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/product-types/batch": {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
                "expand[]"?: string[];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
                "fields[]"?: string[];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"TaxRate">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a tax rate to product types
         * @description Carts are taxed by it when their taxes are next computed. Those that it applies to already stay.
         */
        post: operations["adminAddTaxRateProductTypes"];
        /**
         * Apply a tax rate to product types no longer
         * @description Their products are taxed at the region's own rate again, unless another rate names them.
         */
        delete: operations["adminRemoveTaxRateProductTypes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/products/batch": {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
                "expand[]"?: string[];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
                "fields[]"?: string[];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"TaxRate">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a tax rate to products
         * @description Carts are taxed by it when their taxes are next computed. Those that it applies to already stay.
         */
        post: operations["adminAddTaxRateProducts"];
        /**
         * Apply a tax rate to products no longer
         * @description They are taxed at the region's own rate again, unless another rate names them.
         */
        delete: operations["adminRemoveTaxRateProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/shipping-options/batch": {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
                "expand[]"?: string[];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
                "fields[]"?: string[];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"TaxRate">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a tax rate to shipping options
         * @description They must be of the region of the rate. Those that it applies to already stay.
         */
        post: operations["adminAddTaxRateShippingOptions"];
        /**
         * Apply a tax rate to shipping options no longer
         * @description They are taxed at the region's own rate again, unless another rate names them.
         */
        delete: operations["adminRemoveTaxRateShippingOptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files that everyone may see
         * @description A form (multipart/form-data). Let the browser write the Content-Type: it names the boundary between the parts.
         */
        post: operations["adminCreateUpload"];
        /**
         * Delete an uploaded file
         * @description Succeeds also if there is no such file.
         */
        delete: operations["adminDeleteUpload"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/uploads/download-url": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an address to download a file from
         * @description Whether there is such a file is not checked.
         */
        post: operations["adminCreateUploadDownloadUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/uploads/protected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload files that not everyone may see
         * @description For imports, for instance. Whether they are really kept from others depends on the file service; the local one keeps them
         *     with the rest.
         */
        post: operations["adminCreateProtectedUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users
         * @description There is nothing to expand.
         */
        get: operations["adminListUsers"];
        put?: never;
        /**
         * Create a user
         * @description An e-mail address that is taken is refused with 400.
         */
        post: operations["adminCreateUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/password-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Succeeds also for addresses that are not known, so that nobody can find out who is a user.
         */
        post: operations["adminRequestUserPasswordToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description A token that is out of date or was tampered with ends in 500.
         */
        post: operations["adminResetUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"User">;
            };
            cookie?: never;
        };
        /** Retrieve a user */
        get: operations["adminRetrieveUser"];
        put?: never;
        /**
         * Update a user
         * @description The e-mail address cannot be changed, and a password only by its own calls. What is left out stays. The server's
         *     answer also holds `password_hash`, which is nobody's business: the SDK takes it out before anything sees it.
         */
        post: operations["adminUpdateUser"];
        /**
         * Delete a user
         * @description The user can no longer sign in. Notes and records that name the user stay. Deleting what is not there succeeds
         *     too.
         */
        delete: operations["adminDeleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variants of all products
         * @description `q` looks in titles, SKUs and product titles. The answer has a count, but repeats neither offset nor
         *     limit.
         */
        get: operations["adminListVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/variants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Variant">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a variant
         * @description With the prices that are set for it. What a shopper pays is told in the store area.
         */
        get: operations["adminRetrieveVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/variants/{id}/inventory": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Variant">;
            };
            cookie?: never;
        };
        /**
         * Retrieve the stock of a variant
         * @description Needs the inventory module.
         */
        get: operations["adminRetrieveVariantInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/auth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is signed in to the shop */
        get: operations["storeRetrieveSession"];
        put?: never;
        /**
         * Sign in to the shop
         * @description Sets the session cookie.
         */
        post: operations["storeCreateSession"];
        /**
         * Sign out of the shop
         * @description Ends the session of the cookie. A token that was issued stays valid until it expires. Carts stay.
         */
        delete: operations["storeDeleteSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/auth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a token for a customer
         * @description For clients that keep no cookies. Send the token as a bearer token; it is valid for 30 days.
         */
        post: operations["storeCreateToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/auth/{email}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Whether an account with this e-mail address exists
         * @description Only customers with an account count; one who bought as a guest does not.
         */
        get: operations["storeCheckEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a cart
         * @description Without a region the first one is taken. A signed-in customer and their e-mail address are taken over.
         */
        post: operations["storeCreateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a cart
         * @description Items that are no products, such as the return shipping of a swap, make this and all answers with a cart fail with 500
         *     while the inventory module is on.
         */
        get: operations["storeRetrieveCart"];
        put?: never;
        /**
         * Update a cart
         * @description A new region or country prices everything anew. Discounts and gift cards that are sent take the place of the ones
         *     before; an empty list removes them.
         */
        post: operations["storeUpdateCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy what is in a cart
         * @description Turns the cart into an order, or, if it belongs to a swap, pays for the swap; `type` says which. If the payment needs
         *     something more from the shopper, `type` is `cart` and nothing was bought yet. A cart needs a payment session first.
         *     Completing it again gives the same answer.
         */
        post: operations["storeCompleteCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/complete-cart": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy what is in a cart (old address)
         * @deprecated
         * @description The same as /store/carts/{id}/complete. Use that one.
         */
        post: operations["storeCompleteCartLegacy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/discounts/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
                /**
                 * @description The discount's code.
                 * @example WELCOME10
                 */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a discount off a cart
         * @description The code is matched as it is stored, in uppercase. One that the cart does not have changes nothing. Payment
         *     sessions follow the new total.
         */
        delete: operations["storeDeleteCartDiscount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/line-items": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something into a cart
         * @description More of the same variant, with the same metadata, raises the quantity of the item that is there. All shipping
         *     methods are dropped and must be chosen anew.
         */
        post: operations["storeCreateLineItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/line-items/{line_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
                /** @description The item's id. */
                line_id: components["parameters"]["CartLineId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how many of an item a cart has
         * @description A quantity of 0 takes the item out; where it is not there, nothing changes. All shipping methods are dropped and must be chosen
         *     anew.
         */
        post: operations["storeUpdateLineItem"];
        /**
         * Take an item out of a cart
         * @description All shipping methods are dropped with it and must be chosen anew. An item that is not there changes nothing.
         */
        delete: operations["storeDeleteLineItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-session": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how to pay for a cart
         * @description Create the payment sessions first. The one that was selected before is let go at its provider.
         */
        post: operations["storeSetPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare the ways to pay for a cart
         * @description One session for each payment provider of the region. If there is just one, it is chosen too. A cart of 0 gets none.
         */
        post: operations["storeCreatePaymentSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-sessions/{provider_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
                /**
                 * @description The id of the session's payment provider.
                 * @example manual
                 */
                provider_id: components["parameters"]["SessionProviderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a payment provider what it needs
         * @description Hands `data` to the provider, which decides what to do with it, and selects the session.
         */
        post: operations["storeUpdatePaymentSession"];
        /**
         * Drop a way to pay for a cart
         * @description The other sessions stay. It can be prepared again.
         */
        delete: operations["storeDeletePaymentSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/payment-sessions/{provider_id}/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
                /**
                 * @description The id of the session's payment provider.
                 * @example manual
                 */
                provider_id: components["parameters"]["SessionProviderId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a payment session anew
         * @description Drops the session at the provider and prepares another one, for instance after it failed. The other sessions
         *     stay.
         */
        post: operations["storeRefreshPaymentSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/shipping-methods": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how a cart is shipped
         * @description It takes the place of another method for products of the same shipping profile.
         */
        post: operations["storeAddCartShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/carts/{id}/taxes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Cart">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Compute the taxes of a cart
         * @description For regions without automatic taxes. Nothing is stored: the answer has the totals with tax.
         */
        post: operations["storeCalculateCartTaxes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List collections */
        get: operations["storeListCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Collection">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a collection
         * @description Without its products: list products with collection_id[].
         */
        get: operations["storeRetrieveCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register
         * @description Signs the new customer in by session cookie. A guest with this address stays a record of its own, with its
         *     orders: move them with `/store/orders/batch/customer/token`.
         */
        post: operations["storeCreateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Retrieve your account
         * @description With billing address and address book.
         */
        get: operations["storeRetrieveCustomer"];
        put?: never;
        /**
         * Update your account
         * @description What is left out stays. You stay signed in, also with a new password or e-mail address.
         */
        post: operations["storeUpdateCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an address to your account
         * @description One that is in your address book already is not added again, provided that each field is sent, the empty ones
         *     as null.
         */
        post: operations["storeCreateCustomerAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/addresses/{address_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The address's id. */
                address_id: Id<"Address">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update an address of your account
         * @description What is left out stays. Only an address from your own address book can be changed.
         */
        post: operations["storeUpdateCustomerAddress"];
        /**
         * Remove an address from your account
         * @description Takes it out of your address book. Deleting what is not there succeeds too.
         */
        delete: operations["storeDeleteCustomerAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your orders
         * @description Newest first. Not those that were placed without signing in, even with the same e-mail address.
         */
        get: operations["storeListCustomerOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/me/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payment methods saved with your account
         * @deprecated
         * @description Those that providers keep for you. Empty where none keeps any. Ends in 500 on a server with a payment processor that
         *     was not taught to be asked for them.
         */
        get: operations["storeListCustomerPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description The token from the message is valid for 15 minutes, and only until the password changes. You are not signed in
         *     by it.
         */
        post: operations["storeResetCustomerPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/customers/password-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link to choose a new password
         * @description Succeeds also for addresses that are not known, so that nobody can find out who has an account.
         */
        post: operations["storeRequestCustomerPasswordToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/gift-cards/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The code on the card.
                 * @example 3QKD-7XWM-P4ZT-91HB
                 */
                code: string;
            };
            cookie?: never;
        };
        /**
         * Look up a gift card by its code
         * @description Whoever knows the code may see the balance.
         */
        get: operations["storeRetrieveGiftCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/order-edits/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        /**
         * Retrieve an order edit
         * @description Whoever knows the id may see it. Notes of operators are left out.
         */
        get: operations["storeRetrieveOrderEdit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/order-edits/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree to an order edit
         * @description If it costs more, its payment collection must be authorized.
         */
        post: operations["storeCompleteOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/order-edits/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"OrderEdit">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an order edit
         * @description Only one that you were asked to agree to. The order stays as it is. Declining it again changes nothing.
         */
        post: operations["storeDeclineOrderEdit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up an order by its number
         * @description The e-mail address must be the order's. If nothing or more than one is found, the answer is 404 with the text `Not
         *     Found`.
         */
        get: operations["storeRetrieveOrderByDisplayId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/batch/customer/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to have orders moved to your account
         * @description For orders that were placed without signing in. Whoever reads their e-mail address gets a link with a token to
         *     confirm.
         */
        post: operations["storeRequestOrderAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/cart/{cart_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the cart that became the order. */
                cart_id: Id<"Cart">;
            };
            cookie?: never;
        };
        /**
         * Retrieve the order that a cart became
         * @description Totals are always there; naming one of them in `fields` ends in 500.
         */
        get: operations["storeRetrieveOrderByCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/customer/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move orders to the account that asked for them
         * @description The token is valid for 15 minutes; a wrong one ends in 500.
         */
        post: operations["storeConfirmOrderAccess"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Order">;
            };
            cookie?: never;
        };
        /**
         * Retrieve an order
         * @description Whoever knows the id may see it.
         */
        get: operations["storeRetrieveOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a payment collection
         * @description Whoever knows the id may see it.
         */
        get: operations["storeRetrievePaymentCollection"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how to pay a payment collection
         * @description One session for the whole amount takes the place of all others.
         */
        post: operations["storeSetPaymentCollectionSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/batch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Split a payment collection over several sessions
         * @description The amounts must add up to the amount of the collection, or the call ends in 500. A session with a `session_id` is
         *     changed; those that are not named are removed.
         */
        post: operations["storeSetPaymentCollectionSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/batch/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorize several sessions of a payment collection
         * @description Asks each provider to reserve its amount. Sessions that are authorized already count and are not authorized
         *     again.
         */
        post: operations["storeAuthorizePaymentCollectionSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/{session_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
                /** @description The payment session's id. */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a session of a payment collection anew
         * @description Drops the session at the provider and prepares another one for the same amount, for instance after it failed.
         */
        post: operations["storeRefreshPaymentCollectionSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/payment-collections/{id}/sessions/{session_id}/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"PaymentCollection">;
                /** @description The payment session's id. */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Authorize a session of a payment collection
         * @description Asks the provider to reserve the amount. One that is authorized already stays as it is.
         */
        post: operations["storeAuthorizePaymentCollectionSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List product categories
         * @description Only active ones that are not internal, each with its parent and its children.
         */
        get: operations["storeListProductCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-categories/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"ProductCategory">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a product category
         * @description Only an active one that is not internal is found.
         */
        get: operations["storeRetrieveProductCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product tags */
        get: operations["storeListProductTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/product-types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product types */
        get: operations["storeListProductTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products on sale
         * @description Only published products. Give region_id, cart_id or currency_code to see prices.
         */
        get: operations["storeListProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search products with the search plugin
         * @description What a hit holds and what a filter may be is up to the plugin. Without one there are no hits.
         */
        post: operations["storeSearchProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Product">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a product on sale
         * @description Give region_id, cart_id or currency_code to see prices.
         */
        get: operations["storeRetrieveProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List regions */
        get: operations["storeListRegions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/regions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Region">;
            };
            cookie?: never;
        };
        /** Retrieve a region */
        get: operations["storeRetrieveRegion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/return-reasons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List return reasons
         * @description All of them at once.
         */
        get: operations["storeListReturnReasons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/return-reasons/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"ReturnReason">;
            };
            cookie?: never;
        };
        /** Retrieve a return reason */
        get: operations["storeRetrieveReturnReason"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask to return items
         * @description No more of an item can come back than was bought. With `return_shipping` the way back is arranged at once. The
         *     money is paid back when the shop has received the items, not before.
         */
        post: operations["storeCreateReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shipping-options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the ways of shipping that are open to shoppers
         * @description Without those for operators only. For the ones that a cart can take, ask with the cart.
         */
        get: operations["storeListShippingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/shipping-options/{cart_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The cart's id. */
                cart_id: Id<"Cart">;
            };
            cookie?: never;
        };
        /**
         * List the ways of shipping that a cart can choose from
         * @description Those of its region that its products and its subtotal allow, with prices calculated for it. An unknown cart ends in 500.
         */
        get: operations["storeListCartShippingOptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/swaps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a swap
         * @description The order must be paid and packed. A return and a cart are made for it; completing the cart settles the
         *     difference and lets the shop send the new items.
         */
        post: operations["storeCreateSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/swaps/{cart_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the swap's cart. */
                cart_id: Id<"Cart">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a swap by its cart
         * @description Whoever knows the id of the cart may see it.
         */
        get: operations["storeRetrieveSwapByCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List variants on sale
         * @description Only variants of published products. The answer has no count: a page shorter than the limit is the
         *     last one.
         */
        get: operations["storeListVariants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/store/variants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: Id<"Variant">;
            };
            cookie?: never;
        };
        /**
         * Retrieve a variant on sale
         * @description Prices are null unless the query names a region, a cart or a currency.
         */
        get: operations["storeRetrieveVariant"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccessToken: AccessToken;
        /** @description A postal address. */
        Address: Address;
        /** @description A new address. What must be there is text, never null. */
        AddressCreate: AddressCreate;
        /** @description An address in full. */
        AddressInput: AddressInput;
        /** @description An address, or the id of one that is stored. */
        AddressOrId: components["schemas"]["AddressInput"] | string;
        AdminAcceptInviteBody: AdminAcceptInviteBody;
        AdminAddCollectionProductsBody: AdminAddCollectionProductsBody;
        AdminAddCustomerGroupCustomersBody: AdminAddCustomerGroupCustomersBody;
        AdminAddDiscountConditionResourcesBody: AdminAddDiscountConditionResourcesBody;
        AdminAddDraftOrderLineItemBody: AdminAddDraftOrderLineItemBody;
        AdminAddOrderEditLineItemBody: AdminAddOrderEditLineItemBody;
        AdminAddPriceListPricesBody: AdminAddPriceListPricesBody;
        AdminAddProductCategoryProductsBody: AdminAddProductCategoryProductsBody;
        AdminAddPublishableApiKeySalesChannelsBody: AdminAddPublishableApiKeySalesChannelsBody;
        AdminAddRegionCountryBody: AdminAddRegionCountryBody;
        AdminAddRegionFulfillmentProviderBody: AdminAddRegionFulfillmentProviderBody;
        AdminAddRegionPaymentProviderBody: AdminAddRegionPaymentProviderBody;
        AdminAddSalesChannelLocationBody: AdminAddSalesChannelLocationBody;
        AdminAddSalesChannelProductsBody: AdminAddSalesChannelProductsBody;
        AdminAddShippingMethodBody: AdminAddShippingMethodBody;
        AdminAddTaxRateProductTypesBody: AdminAddTaxRateProductTypesBody;
        AdminAddTaxRateProductsBody: AdminAddTaxRateProductsBody;
        AdminAddTaxRateShippingOptionsBody: AdminAddTaxRateShippingOptionsBody;
        AdminAuthorizeAppBody: AdminAuthorizeAppBody;
        AdminCreateAnalyticsConfigBody: AdminCreateAnalyticsConfigBody;
        AdminCreateBatchJobBody: AdminCreateBatchJobBody;
        AdminCreateClaimBody: AdminCreateClaimBody;
        AdminCreateClaimShipmentBody: AdminCreateClaimShipmentBody;
        AdminCreateCollectionBody: AdminCreateCollectionBody;
        AdminCreateCustomerBody: AdminCreateCustomerBody;
        AdminCreateCustomerGroupBody: AdminCreateCustomerGroupBody;
        AdminCreateDiscountBody: AdminCreateDiscountBody;
        AdminCreateDiscountConditionBody: AdminCreateDiscountConditionBody;
        AdminCreateDiscountDynamicCodeBody: AdminCreateDiscountDynamicCodeBody;
        AdminCreateDraftOrderBody: AdminCreateDraftOrderBody;
        AdminCreateFulfillmentBody: AdminCreateFulfillmentBody;
        AdminCreateGiftCardBody: AdminCreateGiftCardBody;
        AdminCreateInventoryItemBody: AdminCreateInventoryItemBody;
        AdminCreateInventoryItemLocationLevelBody: AdminCreateInventoryItemLocationLevelBody;
        AdminCreateInviteBody: AdminCreateInviteBody;
        AdminCreateNoteBody: AdminCreateNoteBody;
        AdminCreateOrderEditBody: AdminCreateOrderEditBody;
        AdminCreatePriceListBody: AdminCreatePriceListBody;
        AdminCreateProductBody: AdminCreateProductBody;
        AdminCreateProductCategoryBody: AdminCreateProductCategoryBody;
        AdminCreateProductOptionBody: AdminCreateProductOptionBody;
        AdminCreateProtectedUploadBody: AdminCreateProtectedUploadBody;
        AdminCreatePublishableApiKeyBody: AdminCreatePublishableApiKeyBody;
        AdminCreateRegionBody: AdminCreateRegionBody;
        AdminCreateReservationBody: AdminCreateReservationBody;
        AdminCreateReturnReasonBody: AdminCreateReturnReasonBody;
        AdminCreateSalesChannelBody: AdminCreateSalesChannelBody;
        AdminCreateSessionBody: AdminCreateSessionBody;
        AdminCreateShipmentBody: AdminCreateShipmentBody;
        AdminCreateShippingOptionBody: AdminCreateShippingOptionBody;
        AdminCreateShippingProfileBody: AdminCreateShippingProfileBody;
        AdminCreateStockLocationBody: AdminCreateStockLocationBody;
        AdminCreateSwapBody: AdminCreateSwapBody;
        AdminCreateSwapShipmentBody: AdminCreateSwapShipmentBody;
        AdminCreateTaxRateBody: AdminCreateTaxRateBody;
        AdminCreateTokenBody: AdminCreateTokenBody;
        AdminCreateUploadBody: AdminCreateUploadBody;
        AdminCreateUploadDownloadUrlBody: AdminCreateUploadDownloadUrlBody;
        AdminCreateUserBody: AdminCreateUserBody;
        AdminCreateVariantBody: AdminCreateVariantBody;
        AdminDeletePriceListPricesBody: AdminDeletePriceListPricesBody;
        AdminDeletePriceListProductsPricesBody: AdminDeletePriceListProductsPricesBody;
        AdminDeleteUploadBody: AdminDeleteUploadBody;
        AdminFulfillClaimBody: AdminFulfillClaimBody;
        AdminFulfillSwapBody: AdminFulfillSwapBody;
        AdminReceiveReturnBody: AdminReceiveReturnBody;
        AdminRefundOrderBody: AdminRefundOrderBody;
        AdminRefundPaymentBody: AdminRefundPaymentBody;
        AdminRemoveCollectionProductsBody: AdminRemoveCollectionProductsBody;
        AdminRemoveCustomerGroupCustomersBody: AdminRemoveCustomerGroupCustomersBody;
        AdminRemoveDiscountConditionResourcesBody: AdminRemoveDiscountConditionResourcesBody;
        AdminRemoveProductCategoryProductsBody: AdminRemoveProductCategoryProductsBody;
        AdminRemovePublishableApiKeySalesChannelsBody: AdminRemovePublishableApiKeySalesChannelsBody;
        AdminRemoveSalesChannelLocationBody: AdminRemoveSalesChannelLocationBody;
        AdminRemoveSalesChannelProductsBody: AdminRemoveSalesChannelProductsBody;
        AdminRemoveTaxRateProductTypesBody: AdminRemoveTaxRateProductTypesBody;
        AdminRemoveTaxRateProductsBody: AdminRemoveTaxRateProductsBody;
        AdminRemoveTaxRateShippingOptionsBody: AdminRemoveTaxRateShippingOptionsBody;
        AdminRequestOrderEditConfirmationBody: AdminRequestOrderEditConfirmationBody;
        AdminRequestReturnBody: AdminRequestReturnBody;
        AdminRequestUserPasswordTokenBody: AdminRequestUserPasswordTokenBody;
        AdminResendNotificationBody: AdminResendNotificationBody;
        AdminResetUserPasswordBody: AdminResetUserPasswordBody;
        AdminSetProductMetadataBody: AdminSetProductMetadataBody;
        AdminUpdateAnalyticsConfigBody: AdminUpdateAnalyticsConfigBody;
        AdminUpdateClaimBody: AdminUpdateClaimBody;
        AdminUpdateCollectionBody: AdminUpdateCollectionBody;
        AdminUpdateCurrencyBody: AdminUpdateCurrencyBody;
        AdminUpdateCustomerBody: AdminUpdateCustomerBody;
        AdminUpdateCustomerGroupBody: AdminUpdateCustomerGroupBody;
        AdminUpdateDiscountBody: AdminUpdateDiscountBody;
        AdminUpdateDiscountConditionBody: AdminUpdateDiscountConditionBody;
        AdminUpdateDraftOrderBody: AdminUpdateDraftOrderBody;
        AdminUpdateDraftOrderLineItemBody: AdminUpdateDraftOrderLineItemBody;
        AdminUpdateGiftCardBody: AdminUpdateGiftCardBody;
        AdminUpdateInventoryItemBody: AdminUpdateInventoryItemBody;
        AdminUpdateInventoryItemLocationLevelBody: AdminUpdateInventoryItemLocationLevelBody;
        AdminUpdateNoteBody: AdminUpdateNoteBody;
        AdminUpdateOrderBody: AdminUpdateOrderBody;
        AdminUpdateOrderEditBody: AdminUpdateOrderEditBody;
        AdminUpdateOrderEditLineItemBody: AdminUpdateOrderEditLineItemBody;
        AdminUpdatePaymentCollectionBody: AdminUpdatePaymentCollectionBody;
        AdminUpdatePriceListBody: AdminUpdatePriceListBody;
        AdminUpdateProductBody: AdminUpdateProductBody;
        AdminUpdateProductCategoryBody: AdminUpdateProductCategoryBody;
        AdminUpdateProductOptionBody: AdminUpdateProductOptionBody;
        AdminUpdatePublishableApiKeyBody: AdminUpdatePublishableApiKeyBody;
        AdminUpdateRegionBody: AdminUpdateRegionBody;
        AdminUpdateReservationBody: AdminUpdateReservationBody;
        AdminUpdateReturnReasonBody: AdminUpdateReturnReasonBody;
        AdminUpdateSalesChannelBody: AdminUpdateSalesChannelBody;
        AdminUpdateShippingOptionBody: AdminUpdateShippingOptionBody;
        AdminUpdateShippingProfileBody: AdminUpdateShippingProfileBody;
        AdminUpdateStockLocationBody: AdminUpdateStockLocationBody;
        AdminUpdateStoreBody: AdminUpdateStoreBody;
        AdminUpdateTaxRateBody: AdminUpdateTaxRateBody;
        AdminUpdateUserBody: AdminUpdateUserBody;
        AdminUpdateVariantBody: AdminUpdateVariantBody;
        /** @description Whether an operator shares usage data. */
        AnalyticsConfig: AnalyticsConfig;
        AnalyticsConfigResponse: AnalyticsConfigResponse;
        /** @description A third-party application that a plugin registered. */
        App: App;
        AppList: AppList;
        AppResponse: AppResponse;
        /** @description A long-running import or export. */
        BatchJob: BatchJob;
        /**
         * @description What the type needs to know: `fileKey` for imports, `price_list_id` as well for prices; `filterable_fields` and
         *     `list_config`, as in a list query, for exports.
         */
        BatchJobContext: BatchJobContext;
        BatchJobList: BatchJobList;
        BatchJobResponse: BatchJobResponse;
        /** @description What it did so far. Each type adds fields of its own. */
        BatchJobResult: {
            /** @description How many records there are to go through. */
            count?: number;
            /** @description How many of them are done. */
            advancement_count?: number;
            /** @description From 0 to 1. */
            progress?: number;
            /** @description What went wrong, in the form of the type. */
            errors?: unknown[];
            /** @description What it is going to do, for people who have to confirm it. */
            stat_descriptors?: components["schemas"]["BatchJobStatistic"][];
            /** @description The key of the file that was made. */
            file_key?: string;
            /** @description In bytes. */
            file_size?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What it is going to do, in words. */
        BatchJobStatistic: BatchJobStatistic;
        /**
         * @description How far it has come. The date of the same name says since when.
         * @enum {string}
         */
        BatchJobStatus: "created" | "pre_processed" | "confirmed" | "processing" | "completed" | "canceled" | "failed";
        /**
         * @description What it does. The server comes with product-import, product-export, order-export and price-list-import; plugins bring more.
         * @example product-import
         * @example product-export
         */
        BatchJobType: string;
        /** @description What a shopper is about to buy. */
        Cart: Cart;
        /** @description What became of the cart. */
        CartCompletion: components["schemas"]["CompletedOrder"] | components["schemas"]["CompletedSwap"] | components["schemas"]["UnpaidCart"];
        /** @description Anything you want to keep about where the cart comes from. */
        CartContext: CartContext;
        CartResponse: CartResponse;
        /**
         * @description What the cart is for.
         * @enum {string}
         */
        CartType: "default" | "swap" | "draft_order" | "payment_link" | "claim";
        CartWithSessions: CartWithSessions;
        /** @description A picture that shows what is wrong. */
        ClaimImage: ClaimImage;
        /** @description A picture to keep, by id, or a new one. */
        ClaimImageInput: ClaimImageInput;
        /** @description What is wrong with an item. */
        ClaimItem: ClaimItem;
        ClaimItemInput: ClaimItemInput;
        ClaimItemUpdate: ClaimItemUpdate;
        /** @description A complaint about an order that is settled by a refund or by a replacement. */
        ClaimOrder: ClaimOrder;
        /**
         * @description What is wrong with the item.
         * @enum {string}
         */
        ClaimReason: "missing_item" | "wrong_item" | "production_failure" | "other";
        /** @description A shipping method that exists, by id, or a new one with a shipping option. */
        ClaimShippingMethodInput: ClaimShippingMethodInput;
        /** @description A word that claims are sorted by. */
        ClaimTag: ClaimTag;
        /** @description A tag to keep, by id, or a new one. */
        ClaimTagInput: ClaimTagInput;
        /**
         * @description How it is settled: with money or with new items.
         * @enum {string}
         */
        ClaimType: "refund" | "replace";
        /** @description What a customer enters. */
        CodeInput: CodeInput;
        /** @description A hand-picked group of products. */
        Collection: Collection;
        CollectionList: CollectionList;
        CollectionResponse: CollectionResponse;
        CompletedOrder: CompletedOrder;
        CompletedSwap: CompletedSwap;
        /** @description One entry for each item that cannot be sold. */
        CompletionErrors: CompletionErrors;
        /** @description What the discount is limited to. */
        ConditionInput: ConditionInput;
        /** @description What the discount is limited to: with an id the condition is changed, without one it is added. */
        ConditionUpdate: ConditionUpdate;
        /** @description A country, and the region that serves it. */
        Country: Country;
        /** @description A currency. */
        Currency: Currency;
        CurrencyList: CurrencyList;
        CurrencyResponse: CurrencyResponse;
        CustomShippingInput: CustomShippingInput;
        /** @description Someone who buys, with or without an account. */
        Customer: Customer;
        /** @description Customers that are priced or treated alike. */
        CustomerGroup: CustomerGroup;
        CustomerGroupList: CustomerGroupList;
        CustomerGroupResponse: CustomerGroupResponse;
        CustomerList: CustomerList;
        CustomerResponse: CustomerResponse;
        /**
         * @description A day, a moment, or seconds since 1970.
         * @example 2026-03-01
         * @example 2026-03-01T08:30:00.000Z
         * @example 1772353800
         */
        DateBound: string | (string | Date) | number;
        /** @description Bounds for a date. Each is an ISO date, an ISO date and time, or seconds since 1970. */
        DateComparison: DateComparison;
        /**
         * @description A day or a moment.
         * @example 2026-03-01
         * @example 2026-03-01T08:30:00.000Z
         */
        DateInput: string | (string | Date);
        DateOrNone: components["schemas"]["DateComparison"] | "null";
        /** @description Says what was deleted. */
        Deleted: Deleted;
        /** @description Says whose choice was deleted. */
        DeletedAnalyticsConfig: DeletedAnalyticsConfig;
        /** @description Says which condition was deleted, and the discount without it. */
        DeletedDiscountCondition: DeletedDiscountCondition;
        /** @description Says which prices were deleted. */
        DeletedPrices: DeletedPrices;
        DeletedProductOption: DeletedProductOption;
        DeletedVariant: DeletedVariant;
        /** @description A code that lowers a price. */
        Discount: Discount;
        /**
         * @description Whether the value comes off the whole cart or off each item.
         * @enum {string}
         */
        DiscountAllocation: "total" | "item";
        /** @description What a discount is limited to. It holds records of one kind, the one that `type` names. */
        DiscountCondition: DiscountCondition;
        DiscountConditionResponse: DiscountConditionResponse;
        DiscountList: DiscountList;
        /**
         * @description Whether it applies to these records only, or to all but these.
         * @enum {string}
         */
        DiscountOperator: "in" | "not_in";
        DiscountResponse: DiscountResponse;
        /** @description What a discount takes off. */
        DiscountRule: DiscountRule;
        DiscountRuleFilter: DiscountRuleFilter;
        DiscountRuleInput: DiscountRuleInput;
        /**
         * @description What it takes off: an amount, a percentage or the price of shipping. It cannot be changed later.
         * @enum {string}
         */
        DiscountRuleType: "fixed" | "percentage" | "free_shipping";
        DiscountRuleUpdate: DiscountRuleUpdate;
        /**
         * Format: int32
         * @description A percentage, or an amount in the currency's smallest unit, as the type says. 0 for free shipping.
         */
        DiscountValue: number;
        DownloadUrl: DownloadUrl;
        DraftItemInput: DraftItemInput;
        /** @description An order that an operator prepares for a customer. */
        DraftOrder: DraftOrder;
        DraftOrderList: DraftOrderList;
        DraftOrderResponse: DraftOrderResponse;
        /**
         * @description `completed` once it became an order. After that it cannot be changed.
         * @enum {string}
         */
        DraftOrderStatus: "open" | "completed";
        DraftShippingMethodInput: DraftShippingMethodInput;
        EmailCheck: EmailCheck;
        /** @description What the server says when a call fails. `message` is written for developers; several validation messages come joined by a comma and a space. */
        Error: Error;
        /** @description A feature of the server and whether it is on. */
        FeatureFlag: FeatureFlag;
        /** @description Items that are packed and sent together. */
        Fulfillment: Fulfillment;
        /** @description How many of an item are in a fulfillment. */
        FulfillmentItem: FulfillmentItem;
        /** @description What one provider offers. The options are in the provider's own form. */
        FulfillmentOption: FulfillmentOption;
        FulfillmentOptionList: FulfillmentOptionList;
        /** @description A service that handles shipments. */
        FulfillmentProvider: FulfillmentProvider;
        /**
         * @description How far packing and shipping have come. The server sets it; `partially_…` while it is true of some items only.
         * @enum {string}
         */
        FulfillmentStatus: "not_fulfilled" | "partially_fulfilled" | "fulfilled" | "partially_shipped" | "shipped" | "partially_returned" | "returned" | "canceled" | "requires_action";
        /** @description A prepaid balance with a code. */
        GiftCard: GiftCard;
        GiftCardList: GiftCardList;
        GiftCardResponse: GiftCardResponse;
        /** @description What a gift card paid of an order. */
        GiftCardTransaction: GiftCardTransaction;
        /** @description Names an existing record. */
        IdInput: IdInput;
        /** @description Bounds for a whole number. */
        IntegerComparison: IntegerComparison;
        /** @description A thing in stock. */
        InventoryItem: InventoryItem;
        /** @description A thing in stock by its id, and how many of it lie where. */
        InventoryItemLevels: InventoryItemLevels;
        InventoryItemLevelsResponse: InventoryItemLevelsResponse;
        InventoryItemList: InventoryItemList;
        InventoryItemResponse: InventoryItemResponse;
        /** @description How many of a thing lie in one place. */
        InventoryLevel: InventoryLevel;
        /** @description An invitation to become a user of the admin. It holds for seven days. */
        Invite: Invite;
        InviteList: InviteList;
        /** @description Who the new user is. The e-mail address is the one that was invited. */
        InvitedUser: InvitedUser;
        /** @description Bounds for a date. Each is an ISO date or an ISO date and time; seconds since 1970 make the server fail here. */
        IsoDateComparison: IsoDateComparison;
        /** @description How many of an item. */
        ItemQuantity: ItemQuantity;
        KeySalesChannels: KeySalesChannels;
        /** @description Something to buy, in a cart, an order, a swap or a claim. */
        LineItem: LineItem;
        /** @description What a discount takes off an item. */
        LineItemAdjustment: LineItemAdjustment;
        /** @description A tax on an item. */
        LineItemTaxLine: LineItemTaxLine;
        /** @description Anything you want to keep with the record. Keys and values are yours. In a write, a key with an empty string as its value is removed and all other keys stay. */
        Metadata: {
            [key: string]: unknown;
        } | null;
        /** @description A price in one currency or region, optionally for some quantities or from a price list. */
        MoneyAmount: MoneyAmount;
        /** @description The shape used when a publishable key and the sales channels in a request do not go together. */
        MultipleErrors: MultipleErrors;
        /** @description A remark on any record. */
        Note: Note;
        NoteList: NoteList;
        NoteResponse: NoteResponse;
        /** @description A message that was sent. */
        Notification: Notification;
        NotificationList: NotificationList;
        /** @description A service that sends messages. */
        NotificationProvider: NotificationProvider;
        NotificationResponse: NotificationResponse;
        /** @description Bounds for a number. */
        NumberComparison: NumberComparison;
        /** @description What the variant has for an option. */
        OptionValue: OptionValue;
        /** @description What the variant has for one option of its product. */
        OptionValueInput: OptionValueInput;
        /** @description What was bought, from payment to return. */
        Order: Order;
        /** @description A proposed change to the items of an order. */
        OrderEdit: OrderEdit;
        OrderEditList: OrderEditList;
        OrderEditResponse: OrderEditResponse;
        /**
         * @description How far it has come. Only `created` ones can be changed; `confirmed`, `declined` and `canceled` ones are closed.
         * @enum {string}
         */
        OrderEditStatus: "created" | "requested" | "confirmed" | "declined" | "canceled";
        /** @description One change of an order edit. */
        OrderItemChange: OrderItemChange;
        OrderList: OrderList;
        OrderResponse: OrderResponse;
        /**
         * @description What became of it as a whole. It begins as `pending`; operators complete, archive and cancel it.
         * @enum {string}
         */
        OrderStatus: "pending" | "completed" | "archived" | "canceled" | "requires_action";
        /** @description Money that a provider authorized, and what became of it. */
        Payment: Payment;
        /** @description An amount that one or more payments cover. */
        PaymentCollection: PaymentCollection;
        PaymentCollectionResponse: PaymentCollectionResponse;
        /**
         * @description How much of it is authorized: `awaiting` once there are sessions, `partially_authorized` for less than the
         *     amount.
         * @enum {string}
         */
        PaymentCollectionStatus: "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled";
        /** @description A way to pay that a provider keeps for the customer. */
        PaymentMethod: PaymentMethod;
        /** @description Accepted, but without effect. */
        PaymentMethodInput: PaymentMethodInput;
        PaymentMethodList: PaymentMethodList;
        /** @description A service that handles payments and refunds. */
        PaymentProvider: PaymentProvider;
        PaymentProviderList: PaymentProviderList;
        PaymentResponse: PaymentResponse;
        /** @description A payment that a provider prepares. */
        PaymentSession: PaymentSession;
        PaymentSessionResponse: PaymentSessionResponse;
        /**
         * @description What became of the money: `awaiting` while it is authorized and not captured yet. The server sets it.
         * @enum {string}
         */
        PaymentStatus: "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action";
        /** @description A price in either a currency or a region. */
        PriceInput: PriceInput;
        /** @description Prices that replace the usual ones for a time or for some customers. */
        PriceList: PriceList;
        PriceListList: PriceListList;
        /** @description A variant's price in either a currency or a region. */
        PriceListPrice: PriceListPrice;
        /**
         * @description A variant's price. With an id that price is changed, and neither currency nor region is needed; without one a price is
         *     added.
         */
        PriceListPriceUpdate: PriceListPriceUpdate;
        PriceListResponse: PriceListResponse;
        /**
         * @description Only active lists have an effect.
         * @enum {string}
         */
        PriceListStatus: "active" | "draft";
        /**
         * @description A sale shows the usual price beside its own, an override replaces it.
         * @enum {string}
         */
        PriceListType: "sale" | "override";
        /**
         * @description A price in either a currency or a region. With an id that price is changed, without one a price is added; prices that are
         *     left out are removed.
         */
        PriceUpdate: PriceUpdate;
        /** @description Something the shop sells. */
        Product: Product;
        /** @description A category, which may lie inside another one. */
        ProductCategory: ProductCategory;
        ProductCategoryList: ProductCategoryList;
        ProductCategoryResponse: ProductCategoryResponse;
        /** @description A picture of a product. */
        ProductImage: ProductImage;
        ProductList: ProductList;
        /** @description A way in which the variants of a product differ, such as its size. */
        ProductOption: ProductOption;
        /** @description An option that the variants of a new product have. */
        ProductOptionInput: ProductOptionInput;
        /** @description What one variant has for one option, such as "Large". */
        ProductOptionValue: ProductOptionValue;
        ProductResponse: ProductResponse;
        ProductSearchResult: {
            /** @description What the search plugin found, in its own form. Empty without one. */
            hits: {
                [key: string]: unknown;
            }[];
        } & {
            [key: string]: unknown;
        };
        /**
         * @description Only published products are shown in the shop.
         * @enum {string}
         */
        ProductStatus: "draft" | "proposed" | "published" | "rejected";
        /** @description A word that products are tagged with. */
        ProductTag: ProductTag;
        /** @description A tag by its value; it is made if it does not exist yet. */
        ProductTagInput: ProductTagInput;
        ProductTagList: ProductTagList;
        /** @description How often a tag is used. */
        ProductTagUsage: ProductTagUsage;
        ProductTagUsageList: ProductTagUsageList;
        /** @description The kind that a product is of. */
        ProductType: ProductType;
        /** @description A type by its value; it is made if it does not exist yet. */
        ProductTypeInput: ProductTypeInput;
        ProductTypeList: ProductTypeList;
        ProductTypesInUse: ProductTypesInUse;
        /** @description A variant of a new product. Its options stand in the order of the product's. */
        ProductVariantInput: ProductVariantInput;
        ProductVariantList: ProductVariantList;
        /** @description A variant in a product update: with an id it is changed, without one it is added. */
        ProductVariantUpdate: ProductVariantUpdate;
        /** @description In the provider's own form. */
        ProviderData: ProviderData;
        /** @description A public key; its id is what requests send. */
        PublishableApiKey: PublishableApiKey;
        PublishableApiKeyList: PublishableApiKeyList;
        PublishableApiKeyResponse: PublishableApiKeyResponse;
        /** @description Money that was paid back. */
        Refund: Refund;
        /**
         * @description Why money is paid back. It is kept for reports and changes nothing else.
         * @enum {string}
         */
        RefundReason: "discount" | "return" | "swap" | "claim" | "other";
        RefundResponse: RefundResponse;
        /** @description Countries that share a currency, tax and ways to pay and ship. */
        Region: Region;
        RegionList: RegionList;
        RegionResponse: RegionResponse;
        RemovedProducts: RemovedProducts;
        /** @description Stock that is set aside, as a rule for an item of an order. */
        ReservationItem: ReservationItem;
        ReservationList: ReservationList;
        ReservationResponse: ReservationResponse;
        /** @description An empty object. */
        ReservationUpdate: Record<string, never>;
        /** @description Items on their way back. */
        Return: Return;
        /** @description How many of an item come back, and why. */
        ReturnItem: ReturnItem;
        /** @description How many of an item come back, and why. */
        ReturnItemInput: ReturnItemInput;
        ReturnList: ReturnList;
        /** @description Why something comes back. */
        ReturnReason: ReturnReason;
        ReturnReasonList: ReturnReasonList;
        ReturnReasonResponse: ReturnReasonResponse;
        ReturnResponse: ReturnResponse;
        /** @description How the items come back. */
        ReturnShippingInput: ReturnShippingInput;
        /**
         * @description How far it has come: `requires_action` if something else arrived than was asked for.
         * @enum {string}
         */
        ReturnStatus: "requested" | "received" | "requires_action" | "canceled";
        /** @description Somewhere products are sold. */
        SalesChannel: SalesChannel;
        /** @description How many a sales channel can sell. */
        SalesChannelAvailability: SalesChannelAvailability;
        SalesChannelList: SalesChannelList;
        /** @description That a sales channel sells from a stock location. */
        SalesChannelLocation: SalesChannelLocation;
        SalesChannelResponse: SalesChannelResponse;
        SessionInput: SessionInput;
        /** @description How a cart, order, swap, claim or return is shipped, and for how much. */
        ShippingMethod: ShippingMethod;
        /** @description Accepted, but without effect. Use /admin/orders/{id}/shipping-methods. */
        ShippingMethodDraft: ShippingMethodDraft;
        /** @description A tax on shipping. */
        ShippingMethodTaxLine: ShippingMethodTaxLine;
        /** @description A way of shipping in a region, for products of one profile. */
        ShippingOption: ShippingOption;
        ShippingOptionChoice: ShippingOptionChoice;
        /** @description Which of its own options the provider is to use, as /admin/regions/{id}/fulfillment-options lists them. */
        ShippingOptionData: ShippingOptionData;
        ShippingOptionList: ShippingOptionList;
        /** @description A condition on the subtotal of the cart. */
        ShippingOptionRequirement: ShippingOptionRequirement;
        ShippingOptionResponse: ShippingOptionResponse;
        /**
         * @description Whether the amount is the price, or the provider calculates one for each cart.
         * @enum {string}
         */
        ShippingPriceType: "flat_rate" | "calculated";
        /** @description Products that ship alike. */
        ShippingProfile: ShippingProfile;
        ShippingProfileList: ShippingProfileList;
        ShippingProfileResponse: ShippingProfileResponse;
        /**
         * @description New products are of the default profile, gift cards of the one for gift cards.
         * @enum {string}
         */
        ShippingProfileType: "default" | "gift_card" | "custom";
        /** @description A condition on the subtotal of the cart. One of each type at most. */
        ShippingRequirementInput: ShippingRequirementInput;
        /** @description A condition on the subtotal of the cart: with an id it is changed, without one it is added. */
        ShippingRequirementUpdate: ShippingRequirementUpdate;
        StockAddressInput: StockAddressInput;
        /** @description A place where stock lies. */
        StockLocation: StockLocation;
        /** @description Where a stock location is. */
        StockLocationAddress: StockLocationAddress;
        StockLocationList: StockLocationList;
        StockLocationResponse: StockLocationResponse;
        /** @description The shop's settings. */
        Store: Store;
        StoreAddCartShippingMethodBody: StoreAddCartShippingMethodBody;
        StoreAuthorizePaymentCollectionSessionsBody: StoreAuthorizePaymentCollectionSessionsBody;
        StoreConfirmOrderAccessBody: StoreConfirmOrderAccessBody;
        StoreCreateCartBody: StoreCreateCartBody;
        StoreCreateCustomerAddressBody: StoreCreateCustomerAddressBody;
        StoreCreateCustomerBody: StoreCreateCustomerBody;
        StoreCreateLineItemBody: StoreCreateLineItemBody;
        StoreCreateReturnBody: StoreCreateReturnBody;
        StoreCreateSessionBody: StoreCreateSessionBody;
        StoreCreateSwapBody: StoreCreateSwapBody;
        StoreCreateTokenBody: StoreCreateTokenBody;
        StoreDeclineOrderEditBody: StoreDeclineOrderEditBody;
        /** @description The shop's settings with what the server can do. */
        StoreDetails: StoreDetails;
        StoreDetailsResponse: StoreDetailsResponse;
        /** @description A gift card as the shop shows it. */
        StoreGiftCard: StoreGiftCard;
        StoreGiftCardResponse: StoreGiftCardResponse;
        /** @description A module of the server. */
        StoreModule: StoreModule;
        StoreRequestCustomerPasswordTokenBody: StoreRequestCustomerPasswordTokenBody;
        StoreRequestOrderAccessBody: StoreRequestOrderAccessBody;
        StoreResetCustomerPasswordBody: StoreResetCustomerPasswordBody;
        StoreResponse: StoreResponse;
        StoreSearchProductsBody: {
            /** @description Words to search for. */
            q?: string;
            /**
             * Format: int32
             * @description How many hits to skip. It is for the search plugin to heed.
             */
            offset?: number;
            /**
             * Format: int32
             * @description How many hits to answer with. It is for the search plugin to heed.
             */
            limit?: number;
            /** @description A filter in the plugin's own language. */
            filter?: unknown;
        } & {
            [key: string]: unknown;
        };
        StoreSetPaymentCollectionSessionBody: StoreSetPaymentCollectionSessionBody;
        StoreSetPaymentCollectionSessionsBody: StoreSetPaymentCollectionSessionsBody;
        StoreSetPaymentSessionBody: StoreSetPaymentSessionBody;
        StoreUpdateCartBody: StoreUpdateCartBody;
        StoreUpdateCustomerAddressBody: StoreUpdateCustomerAddressBody;
        StoreUpdateCustomerBody: StoreUpdateCustomerBody;
        StoreUpdateLineItemBody: StoreUpdateLineItemBody;
        StoreUpdatePaymentSessionBody: StoreUpdatePaymentSessionBody;
        /** @description Items that come back in exchange for others. */
        Swap: Swap;
        /**
         * @description How far packing and shipping of the new items have come. The server sets it.
         * @enum {string}
         */
        SwapFulfillmentStatus: "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action";
        SwapList: SwapList;
        /**
         * @description What became of the difference: `confirmed` once the cart is completed, then paid, or paid back. The server sets
         *     it.
         * @enum {string}
         */
        SwapPaymentStatus: "not_paid" | "awaiting" | "captured" | "confirmed" | "canceled" | "difference_refunded" | "partially_refunded" | "refunded" | "requires_action";
        SwapResponse: SwapResponse;
        /** @description A service that handles taxes. */
        TaxProvider: TaxProvider;
        TaxProviderList: TaxProviderList;
        /** @description A tax rate of a region, and what it applies to. What no such rate names is taxed at the region's own rate. */
        TaxRate: TaxRate;
        TaxRateList: TaxRateList;
        TaxRateResponse: TaxRateResponse;
        /** @description A tax rate as it was used in a calculation; a rate that is stored shows all of its own fields, a region's own rate only three. */
        TaxServiceRate: TaxServiceRate;
        /** @description What a text must be like. */
        TextComparison: TextComparison;
        /** @description How a shipment can be followed. */
        TrackingLink: TrackingLink;
        /** @description The provider needs something more from the shopper, such as a code. Nothing was bought. */
        UnpaidCart: UnpaidCart;
        /** @description A file that was stored. */
        Upload: Upload;
        UploadList: UploadList;
        /** @description Someone who may sign in to the admin. */
        User: User;
        UserList: UserList;
        UserResponse: UserResponse;
        /**
         * @description Kept with the user; the server lets each role do everything.
         * @enum {string}
         */
        UserRole: "admin" | "member" | "developer";
        /** @description One version of a product, the thing that is bought. */
        Variant: Variant;
        VariantCountedList: VariantCountedList;
        /** @description What is in stock of a variant. */
        VariantInventory: VariantInventory;
        /** @description What a variant takes from stock when it is sold. */
        VariantInventoryItem: VariantInventoryItem;
        VariantInventoryResponse: VariantInventoryResponse;
        VariantList: VariantList;
        /** @description How many of a variant. */
        VariantQuantity: VariantQuantity;
        VariantResponse: VariantResponse;
    };
    responses: {
        /** @description The request is not what the operation accepts, or the present state does not allow it. Nothing was changed. */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"] | components["schemas"]["MultipleErrors"];
            };
        };
        /**
         * @description There is not enough in stock for an item, the cart changed in the meantime, or another request completes it right now.
         *     The payment was released. Fix the cart and create its payment sessions anew.
         */
        CompletionFailed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CompletionErrors"] | components["schemas"]["Error"];
            };
        };
        /** @description Another request changed the same records at the same time. Nothing was changed; sending the call again may work. */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The region of one of them was deleted, so its price cannot be told, and the whole list fails. Delete that shipping option. */
        DeletedRegion: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A value that must be unique is already taken. */
        Duplicate: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. There is no body. */
        NoContent: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Nothing is stored under an id in the path or in the body. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Done. The body is the plain text `OK`. */
        Ok: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": "OK";
            };
        };
        /** @description No such order, or more than one. The body is plain text. */
        OrderNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": "Not Found";
            };
        };
        /** @description The server failed. An unknown name in `fields`, `expand` or `order` of an admin list ends here too. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The call needs credentials and had none, or they are wrong or no longer valid. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": "Unauthorized";
            };
        };
    };
    parameters: {
        /** @description Only variants that can be bought when none is left, or cannot. */
        AllowBackorder: boolean;
        /** @description Price for this cart's region and customer. */
        CartId: string;
        /** @description The item's id. */
        CartLineId: string;
        /** @description Only the category with this handle. */
        CategoryHandle: string;
        /** @description Only products of these categories, by id. */
        CategoryIds: string[];
        /** @description The claim's id. */
        ClaimId: string;
        /** @description Only products of these collections. */
        CollectionIds: string[];
        /** @description The condition's id. */
        ConditionId: string;
        /** @description Only records that were created within these bounds. */
        CreatedAt: components["schemas"]["DateComparison"];
        /** @description Only records that were created within these bounds. No seconds since 1970 here. */
        CreatedAtIso: components["schemas"]["IsoDateComparison"];
        /** @description Price in this currency. */
        CurrencyCode: string;
        /** @description Only records that were deleted within these bounds. */
        DeletedAt: components["schemas"]["DateComparison"];
        /** @description The id of the item in the order edit, not in the order. */
        EditItemId: string;
        /** @description The fulfillment's id. */
        FulfillmentId: string;
        /** @description The record's id. */
        Id: string;
        /**
         * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
         *     again. A key of your own making is ignored.
         */
        IdempotencyKey: string;
        /** @description Whether category_id[] also covers the categories inside. */
        IncludeCategoryChildren: boolean;
        /** @description Whether category_children goes down to the last level. Best with parent_category_id=null. */
        IncludeDescendantsTree: boolean;
        /** @description Only variants with a stock within these bounds. */
        InventoryQuantity: components["schemas"]["IntegerComparison"];
        /** @description Only gift cards, or everything else. */
        IsGiftCard: boolean;
        /** @description How many records to return at most. 0 returns all of them. */
        Limit10: number;
        /** @description How many records to return at most. 0 returns all of them. */
        Limit100: number;
        /** @description How many records to return at most. 0 returns all of them. */
        Limit20: number;
        /** @description How many records to return at most. 0 returns all of them. */
        Limit50: number;
        /** @description The stock location's id. */
        LocationId: string;
        /** @description Only what lies in these stock locations. */
        LocationIds: string[];
        /** @description Only variants that the server keeps count of, or does not. */
        ManageInventory: boolean;
        /** @description How many records to skip. */
        Offset: number;
        /** @description Only the categories right inside this one. The word null stands for the top. */
        ParentCategoryId: string;
        /** @description Only products with prices in these price lists. */
        PriceListIds: string[];
        /** @description Only products with exactly this description. */
        ProductDescription: string;
        /** @description Only the product with this handle. */
        ProductHandle: string;
        /** @description Only these products. */
        ProductIds: string[];
        /** @description Only products with one of these states. */
        ProductStatuses: components["schemas"]["ProductStatus"][];
        /** @description Only products with exactly this title. */
        ProductTitle: string;
        /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
        PublishableKey: string;
        /** @description Price for this region. */
        RegionId: string;
        /** @description The sales channel whose stock decides what can be bought. */
        SalesChannelId: string;
        /** @description Only products of these sales channels. */
        SalesChannelIds: string[];
        /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
        Search: string;
        /** @description The payment session's id. */
        SessionId: string;
        /**
         * @description The id of the session's payment provider.
         * @example manual
         */
        SessionProviderId: string;
        /** @description The swap's id. */
        SwapId: string;
        /** @description Only products with one of these tags, by id. */
        TagIds: string[];
        /** @description Only products of these types. */
        TypeIds: string[];
        /** @description Only records that were updated within these bounds. */
        UpdatedAt: components["schemas"]["DateComparison"];
        /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
        UpdatedAtIso: components["schemas"]["IsoDateComparison"];
        /** @description Only those that a discount condition names. */
        ValueCondition: string;
        /** @description Only those with these ids. */
        ValueIds: string[];
        /** @description Only those with exactly one of these values. */
        Values: string[];
        /** @description Only these variants. */
        VariantIds: string[];
        /** @description Only variants with exactly one of these titles. */
        VariantTitles: string[];
    };
    requestBodies: never;
    headers: {
        /**
         * @description The key of this call, which repeats it safely. It is issued even if the call fails.
         * @example 0b52a2f6-5d0f-4a0e-9a0f-3c1f2a7d9b11
         */
        IdempotencyKey: string;
        /**
         * @description The session cookie. Browsers keep it by themselves; other clients send it back in `Cookie`.
         * @example connect.sid=s%3Adeo0Y6oPbmzJ3QwK.8bJt5V; Path=/; HttpOnly
         */
        SessionCookie: string;
    };
    pathItems: never;
}
export type AddressOrId = components['schemas']['AddressOrId'];
export type BatchJobResult = components['schemas']['BatchJobResult'];
export type BatchJobStatus = components['schemas']['BatchJobStatus'];
export type BatchJobType = components['schemas']['BatchJobType'];
export type CartCompletion = components['schemas']['CartCompletion'];
export type CartType = components['schemas']['CartType'];
export type ClaimReason = components['schemas']['ClaimReason'];
export type ClaimType = components['schemas']['ClaimType'];
export type DateBound = components['schemas']['DateBound'];
export type DateInput = components['schemas']['DateInput'];
export type DateOrNone = components['schemas']['DateOrNone'];
export type DiscountAllocation = components['schemas']['DiscountAllocation'];
export type DiscountOperator = components['schemas']['DiscountOperator'];
export type DiscountRuleType = components['schemas']['DiscountRuleType'];
export type DiscountValue = components['schemas']['DiscountValue'];
export type DraftOrderStatus = components['schemas']['DraftOrderStatus'];
export type FulfillmentStatus = components['schemas']['FulfillmentStatus'];
export type Metadata = components['schemas']['Metadata'];
export type OrderEditStatus = components['schemas']['OrderEditStatus'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type PaymentCollectionStatus = components['schemas']['PaymentCollectionStatus'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PriceListStatus = components['schemas']['PriceListStatus'];
export type PriceListType = components['schemas']['PriceListType'];
export type ProductSearchResult = components['schemas']['ProductSearchResult'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type RefundReason = components['schemas']['RefundReason'];
export type ReservationUpdate = components['schemas']['ReservationUpdate'];
export type ReturnStatus = components['schemas']['ReturnStatus'];
export type ShippingPriceType = components['schemas']['ShippingPriceType'];
export type ShippingProfileType = components['schemas']['ShippingProfileType'];
export type StoreSearchProductsBody = components['schemas']['StoreSearchProductsBody'];
export type SwapFulfillmentStatus = components['schemas']['SwapFulfillmentStatus'];
export type SwapPaymentStatus = components['schemas']['SwapPaymentStatus'];
export type UserRole = components['schemas']['UserRole'];
export type ResponseBadRequest = components['responses']['BadRequest'];
export type ResponseCompletionFailed = components['responses']['CompletionFailed'];
export type ResponseConflict = components['responses']['Conflict'];
export type ResponseDeletedRegion = components['responses']['DeletedRegion'];
export type ResponseDuplicate = components['responses']['Duplicate'];
export type ResponseNoContent = components['responses']['NoContent'];
export type ResponseNotFound = components['responses']['NotFound'];
export type ResponseOk = components['responses']['Ok'];
export type ResponseOrderNotFound = components['responses']['OrderNotFound'];
export type ResponseServerError = components['responses']['ServerError'];
export type ResponseUnauthorized = components['responses']['Unauthorized'];
export type ParameterAllowBackorder = components['parameters']['AllowBackorder'];
export type ParameterCartId = components['parameters']['CartId'];
export type ParameterCartLineId = components['parameters']['CartLineId'];
export type ParameterCategoryHandle = components['parameters']['CategoryHandle'];
export type ParameterCategoryIds = components['parameters']['CategoryIds'];
export type ParameterClaimId = components['parameters']['ClaimId'];
export type ParameterCollectionIds = components['parameters']['CollectionIds'];
export type ParameterConditionId = components['parameters']['ConditionId'];
export type ParameterCreatedAt = components['parameters']['CreatedAt'];
export type ParameterCreatedAtIso = components['parameters']['CreatedAtIso'];
export type ParameterCurrencyCode = components['parameters']['CurrencyCode'];
export type ParameterDeletedAt = components['parameters']['DeletedAt'];
export type ParameterEditItemId = components['parameters']['EditItemId'];
export type ParameterFulfillmentId = components['parameters']['FulfillmentId'];
export type ParameterId = components['parameters']['Id'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIncludeCategoryChildren = components['parameters']['IncludeCategoryChildren'];
export type ParameterIncludeDescendantsTree = components['parameters']['IncludeDescendantsTree'];
export type ParameterInventoryQuantity = components['parameters']['InventoryQuantity'];
export type ParameterIsGiftCard = components['parameters']['IsGiftCard'];
export type ParameterLimit10 = components['parameters']['Limit10'];
export type ParameterLimit100 = components['parameters']['Limit100'];
export type ParameterLimit20 = components['parameters']['Limit20'];
export type ParameterLimit50 = components['parameters']['Limit50'];
export type ParameterLocationId = components['parameters']['LocationId'];
export type ParameterLocationIds = components['parameters']['LocationIds'];
export type ParameterManageInventory = components['parameters']['ManageInventory'];
export type ParameterOffset = components['parameters']['Offset'];
export type ParameterParentCategoryId = components['parameters']['ParentCategoryId'];
export type ParameterPriceListIds = components['parameters']['PriceListIds'];
export type ParameterProductDescription = components['parameters']['ProductDescription'];
export type ParameterProductHandle = components['parameters']['ProductHandle'];
export type ParameterProductIds = components['parameters']['ProductIds'];
export type ParameterProductStatuses = components['parameters']['ProductStatuses'];
export type ParameterProductTitle = components['parameters']['ProductTitle'];
export type ParameterPublishableKey = components['parameters']['PublishableKey'];
export type ParameterRegionId = components['parameters']['RegionId'];
export type ParameterSalesChannelId = components['parameters']['SalesChannelId'];
export type ParameterSalesChannelIds = components['parameters']['SalesChannelIds'];
export type ParameterSearch = components['parameters']['Search'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterSessionProviderId = components['parameters']['SessionProviderId'];
export type ParameterSwapId = components['parameters']['SwapId'];
export type ParameterTagIds = components['parameters']['TagIds'];
export type ParameterTypeIds = components['parameters']['TypeIds'];
export type ParameterUpdatedAt = components['parameters']['UpdatedAt'];
export type ParameterUpdatedAtIso = components['parameters']['UpdatedAtIso'];
export type ParameterValueCondition = components['parameters']['ValueCondition'];
export type ParameterValueIds = components['parameters']['ValueIds'];
export type ParameterValues = components['parameters']['Values'];
export type ParameterVariantIds = components['parameters']['VariantIds'];
export type ParameterVariantTitles = components['parameters']['VariantTitles'];
export type HeaderIdempotencyKey = components['headers']['IdempotencyKey'];
export type HeaderSessionCookie = components['headers']['SessionCookie'];
export type $defs = Record<string, never>;
export interface operations {
    adminRetrieveAnalyticsConfig: AdminRetrieveAnalyticsConfig;
    adminCreateAnalyticsConfig: AdminCreateAnalyticsConfig;
    adminDeleteAnalyticsConfig: AdminDeleteAnalyticsConfig;
    adminUpdateAnalyticsConfig: AdminUpdateAnalyticsConfig;
    adminListApps: AdminListApps;
    adminAuthorizeApp: AdminAuthorizeApp;
    adminRetrieveSession: AdminRetrieveSession;
    adminCreateSession: AdminCreateSession;
    adminDeleteSession: AdminDeleteSession;
    adminCreateToken: AdminCreateToken;
    adminListBatchJobs: AdminListBatchJobs;
    adminCreateBatchJob: AdminCreateBatchJob;
    adminRetrieveBatchJob: AdminRetrieveBatchJob;
    adminCancelBatchJob: AdminCancelBatchJob;
    adminConfirmBatchJob: AdminConfirmBatchJob;
    adminListCollections: AdminListCollections;
    adminCreateCollection: AdminCreateCollection;
    adminRetrieveCollection: AdminRetrieveCollection;
    adminUpdateCollection: AdminUpdateCollection;
    adminDeleteCollection: AdminDeleteCollection;
    adminAddCollectionProducts: AdminAddCollectionProducts;
    adminRemoveCollectionProducts: AdminRemoveCollectionProducts;
    adminListCurrencies: AdminListCurrencies;
    adminUpdateCurrency: AdminUpdateCurrency;
    adminListCustomerGroups: AdminListCustomerGroups;
    adminCreateCustomerGroup: AdminCreateCustomerGroup;
    adminRetrieveCustomerGroup: AdminRetrieveCustomerGroup;
    adminUpdateCustomerGroup: AdminUpdateCustomerGroup;
    adminDeleteCustomerGroup: AdminDeleteCustomerGroup;
    adminListCustomerGroupCustomers: AdminListCustomerGroupCustomers;
    adminAddCustomerGroupCustomers: AdminAddCustomerGroupCustomers;
    adminRemoveCustomerGroupCustomers: AdminRemoveCustomerGroupCustomers;
    adminListCustomers: AdminListCustomers;
    adminCreateCustomer: AdminCreateCustomer;
    adminRetrieveCustomer: AdminRetrieveCustomer;
    adminUpdateCustomer: AdminUpdateCustomer;
    adminListDiscounts: AdminListDiscounts;
    adminCreateDiscount: AdminCreateDiscount;
    adminRetrieveDiscountByCode: AdminRetrieveDiscountByCode;
    adminRetrieveDiscount: AdminRetrieveDiscount;
    adminUpdateDiscount: AdminUpdateDiscount;
    adminDeleteDiscount: AdminDeleteDiscount;
    adminCreateDiscountCondition: AdminCreateDiscountCondition;
    adminRetrieveDiscountCondition: AdminRetrieveDiscountCondition;
    adminUpdateDiscountCondition: AdminUpdateDiscountCondition;
    adminDeleteDiscountCondition: AdminDeleteDiscountCondition;
    adminAddDiscountConditionResources: AdminAddDiscountConditionResources;
    adminRemoveDiscountConditionResources: AdminRemoveDiscountConditionResources;
    adminCreateDiscountDynamicCode: AdminCreateDiscountDynamicCode;
    adminDeleteDiscountDynamicCode: AdminDeleteDiscountDynamicCode;
    adminAddDiscountRegion: AdminAddDiscountRegion;
    adminRemoveDiscountRegion: AdminRemoveDiscountRegion;
    adminListDraftOrders: AdminListDraftOrders;
    adminCreateDraftOrder: AdminCreateDraftOrder;
    adminRetrieveDraftOrder: AdminRetrieveDraftOrder;
    adminUpdateDraftOrder: AdminUpdateDraftOrder;
    adminDeleteDraftOrder: AdminDeleteDraftOrder;
    adminAddDraftOrderLineItem: AdminAddDraftOrderLineItem;
    adminUpdateDraftOrderLineItem: AdminUpdateDraftOrderLineItem;
    adminRemoveDraftOrderLineItem: AdminRemoveDraftOrderLineItem;
    adminMarkDraftOrderPaid: AdminMarkDraftOrderPaid;
    adminListGiftCards: AdminListGiftCards;
    adminCreateGiftCard: AdminCreateGiftCard;
    adminRetrieveGiftCard: AdminRetrieveGiftCard;
    adminUpdateGiftCard: AdminUpdateGiftCard;
    adminDeleteGiftCard: AdminDeleteGiftCard;
    adminListInventoryItems: AdminListInventoryItems;
    adminCreateInventoryItem: AdminCreateInventoryItem;
    adminRetrieveInventoryItem: AdminRetrieveInventoryItem;
    adminUpdateInventoryItem: AdminUpdateInventoryItem;
    adminDeleteInventoryItem: AdminDeleteInventoryItem;
    adminListInventoryItemLocationLevels: AdminListInventoryItemLocationLevels;
    adminCreateInventoryItemLocationLevel: AdminCreateInventoryItemLocationLevel;
    adminUpdateInventoryItemLocationLevel: AdminUpdateInventoryItemLocationLevel;
    adminDeleteInventoryItemLocationLevel: AdminDeleteInventoryItemLocationLevel;
    adminListInvites: AdminListInvites;
    adminCreateInvite: AdminCreateInvite;
    adminAcceptInvite: AdminAcceptInvite;
    adminDeleteInvite: AdminDeleteInvite;
    adminResendInvite: AdminResendInvite;
    adminListNotes: AdminListNotes;
    adminCreateNote: AdminCreateNote;
    adminRetrieveNote: AdminRetrieveNote;
    adminUpdateNote: AdminUpdateNote;
    adminDeleteNote: AdminDeleteNote;
    adminListNotifications: AdminListNotifications;
    adminResendNotification: AdminResendNotification;
    adminListOrderEdits: AdminListOrderEdits;
    adminCreateOrderEdit: AdminCreateOrderEdit;
    adminRetrieveOrderEdit: AdminRetrieveOrderEdit;
    adminUpdateOrderEdit: AdminUpdateOrderEdit;
    adminDeleteOrderEdit: AdminDeleteOrderEdit;
    adminCancelOrderEdit: AdminCancelOrderEdit;
    adminDeleteOrderEditItemChange: AdminDeleteOrderEditItemChange;
    adminConfirmOrderEdit: AdminConfirmOrderEdit;
    adminAddOrderEditLineItem: AdminAddOrderEditLineItem;
    adminUpdateOrderEditLineItem: AdminUpdateOrderEditLineItem;
    adminRemoveOrderEditLineItem: AdminRemoveOrderEditLineItem;
    adminRequestOrderEditConfirmation: AdminRequestOrderEditConfirmation;
    adminListOrders: AdminListOrders;
    adminRetrieveOrder: AdminRetrieveOrder;
    adminUpdateOrder: AdminUpdateOrder;
    adminArchiveOrder: AdminArchiveOrder;
    adminCancelOrder: AdminCancelOrder;
    adminCaptureOrder: AdminCaptureOrder;
    adminCreateClaim: AdminCreateClaim;
    adminUpdateClaim: AdminUpdateClaim;
    adminCancelClaim: AdminCancelClaim;
    adminFulfillClaim: AdminFulfillClaim;
    adminCancelClaimFulfillment: AdminCancelClaimFulfillment;
    adminCreateClaimShipment: AdminCreateClaimShipment;
    adminCompleteOrder: AdminCompleteOrder;
    adminCreateFulfillment: AdminCreateFulfillment;
    adminCancelFulfillment: AdminCancelFulfillment;
    adminReserveOrderLineItem: AdminReserveOrderLineItem;
    adminRefundOrder: AdminRefundOrder;
    adminListOrderReservations: AdminListOrderReservations;
    adminRequestReturn: AdminRequestReturn;
    adminCreateShipment: AdminCreateShipment;
    adminAddShippingMethod: AdminAddShippingMethod;
    adminCreateSwap: AdminCreateSwap;
    adminCancelSwap: AdminCancelSwap;
    adminFulfillSwap: AdminFulfillSwap;
    adminCancelSwapFulfillment: AdminCancelSwapFulfillment;
    adminProcessSwapPayment: AdminProcessSwapPayment;
    adminCreateSwapShipment: AdminCreateSwapShipment;
    adminRetrievePaymentCollection: AdminRetrievePaymentCollection;
    adminUpdatePaymentCollection: AdminUpdatePaymentCollection;
    adminDeletePaymentCollection: AdminDeletePaymentCollection;
    adminMarkPaymentCollectionAuthorized: AdminMarkPaymentCollectionAuthorized;
    adminRetrievePayment: AdminRetrievePayment;
    adminCapturePayment: AdminCapturePayment;
    adminRefundPayment: AdminRefundPayment;
    adminListPriceLists: AdminListPriceLists;
    adminCreatePriceList: AdminCreatePriceList;
    adminRetrievePriceList: AdminRetrievePriceList;
    adminUpdatePriceList: AdminUpdatePriceList;
    adminDeletePriceList: AdminDeletePriceList;
    adminAddPriceListPrices: AdminAddPriceListPrices;
    adminDeletePriceListPrices: AdminDeletePriceListPrices;
    adminListPriceListProducts: AdminListPriceListProducts;
    adminDeletePriceListProductsPrices: AdminDeletePriceListProductsPrices;
    adminDeletePriceListProductPrices: AdminDeletePriceListProductPrices;
    adminDeletePriceListVariantPrices: AdminDeletePriceListVariantPrices;
    adminListProductCategories: AdminListProductCategories;
    adminCreateProductCategory: AdminCreateProductCategory;
    adminRetrieveProductCategory: AdminRetrieveProductCategory;
    adminUpdateProductCategory: AdminUpdateProductCategory;
    adminDeleteProductCategory: AdminDeleteProductCategory;
    adminAddProductCategoryProducts: AdminAddProductCategoryProducts;
    adminRemoveProductCategoryProducts: AdminRemoveProductCategoryProducts;
    adminListProductTags: AdminListProductTags;
    adminListProductTypes: AdminListProductTypes;
    adminListProducts: AdminListProducts;
    adminCreateProduct: AdminCreateProduct;
    adminListProductTagUsage: AdminListProductTagUsage;
    adminListProductTypesInUse: AdminListProductTypesInUse;
    adminRetrieveProduct: AdminRetrieveProduct;
    adminUpdateProduct: AdminUpdateProduct;
    adminDeleteProduct: AdminDeleteProduct;
    adminSetProductMetadata: AdminSetProductMetadata;
    adminCreateProductOption: AdminCreateProductOption;
    adminUpdateProductOption: AdminUpdateProductOption;
    adminDeleteProductOption: AdminDeleteProductOption;
    adminListProductVariants: AdminListProductVariants;
    adminCreateVariant: AdminCreateVariant;
    adminUpdateVariant: AdminUpdateVariant;
    adminDeleteVariant: AdminDeleteVariant;
    adminListPublishableApiKeys: AdminListPublishableApiKeys;
    adminCreatePublishableApiKey: AdminCreatePublishableApiKey;
    adminRetrievePublishableApiKey: AdminRetrievePublishableApiKey;
    adminUpdatePublishableApiKey: AdminUpdatePublishableApiKey;
    adminDeletePublishableApiKey: AdminDeletePublishableApiKey;
    adminRevokePublishableApiKey: AdminRevokePublishableApiKey;
    adminListPublishableApiKeySalesChannels: AdminListPublishableApiKeySalesChannels;
    adminAddPublishableApiKeySalesChannels: AdminAddPublishableApiKeySalesChannels;
    adminRemovePublishableApiKeySalesChannels: AdminRemovePublishableApiKeySalesChannels;
    adminListRegions: AdminListRegions;
    adminCreateRegion: AdminCreateRegion;
    adminRetrieveRegion: AdminRetrieveRegion;
    adminUpdateRegion: AdminUpdateRegion;
    adminDeleteRegion: AdminDeleteRegion;
    adminAddRegionCountry: AdminAddRegionCountry;
    adminRemoveRegionCountry: AdminRemoveRegionCountry;
    adminListRegionFulfillmentOptions: AdminListRegionFulfillmentOptions;
    adminAddRegionFulfillmentProvider: AdminAddRegionFulfillmentProvider;
    adminDeleteRegionFulfillmentProvider: AdminDeleteRegionFulfillmentProvider;
    adminAddRegionPaymentProvider: AdminAddRegionPaymentProvider;
    adminDeleteRegionPaymentProvider: AdminDeleteRegionPaymentProvider;
    adminListReservations: AdminListReservations;
    adminCreateReservation: AdminCreateReservation;
    adminRetrieveReservation: AdminRetrieveReservation;
    adminUpdateReservation: AdminUpdateReservation;
    adminDeleteReservation: AdminDeleteReservation;
    adminListReturnReasons: AdminListReturnReasons;
    adminCreateReturnReason: AdminCreateReturnReason;
    adminRetrieveReturnReason: AdminRetrieveReturnReason;
    adminUpdateReturnReason: AdminUpdateReturnReason;
    adminDeleteReturnReason: AdminDeleteReturnReason;
    adminListReturns: AdminListReturns;
    adminCancelReturn: AdminCancelReturn;
    adminReceiveReturn: AdminReceiveReturn;
    adminListSalesChannels: AdminListSalesChannels;
    adminCreateSalesChannel: AdminCreateSalesChannel;
    adminRetrieveSalesChannel: AdminRetrieveSalesChannel;
    adminUpdateSalesChannel: AdminUpdateSalesChannel;
    adminDeleteSalesChannel: AdminDeleteSalesChannel;
    adminAddSalesChannelProducts: AdminAddSalesChannelProducts;
    adminRemoveSalesChannelProducts: AdminRemoveSalesChannelProducts;
    adminAddSalesChannelLocation: AdminAddSalesChannelLocation;
    adminRemoveSalesChannelLocation: AdminRemoveSalesChannelLocation;
    adminListShippingOptions: AdminListShippingOptions;
    adminCreateShippingOption: AdminCreateShippingOption;
    adminRetrieveShippingOption: AdminRetrieveShippingOption;
    adminUpdateShippingOption: AdminUpdateShippingOption;
    adminDeleteShippingOption: AdminDeleteShippingOption;
    adminListShippingProfiles: AdminListShippingProfiles;
    adminCreateShippingProfile: AdminCreateShippingProfile;
    adminRetrieveShippingProfile: AdminRetrieveShippingProfile;
    adminUpdateShippingProfile: AdminUpdateShippingProfile;
    adminDeleteShippingProfile: AdminDeleteShippingProfile;
    adminListStockLocations: AdminListStockLocations;
    adminCreateStockLocation: AdminCreateStockLocation;
    adminRetrieveStockLocation: AdminRetrieveStockLocation;
    adminUpdateStockLocation: AdminUpdateStockLocation;
    adminDeleteStockLocation: AdminDeleteStockLocation;
    adminRetrieveStore: AdminRetrieveStore;
    adminUpdateStore: AdminUpdateStore;
    adminAddStoreCurrency: AdminAddStoreCurrency;
    adminDeleteStoreCurrency: AdminDeleteStoreCurrency;
    adminListStorePaymentProviders: AdminListStorePaymentProviders;
    adminListStoreTaxProviders: AdminListStoreTaxProviders;
    adminListSwaps: AdminListSwaps;
    adminRetrieveSwap: AdminRetrieveSwap;
    adminListTaxRates: AdminListTaxRates;
    adminCreateTaxRate: AdminCreateTaxRate;
    adminRetrieveTaxRate: AdminRetrieveTaxRate;
    adminUpdateTaxRate: AdminUpdateTaxRate;
    adminDeleteTaxRate: AdminDeleteTaxRate;
    adminAddTaxRateProductTypes: AdminAddTaxRateProductTypes;
    adminRemoveTaxRateProductTypes: AdminRemoveTaxRateProductTypes;
    adminAddTaxRateProducts: AdminAddTaxRateProducts;
    adminRemoveTaxRateProducts: AdminRemoveTaxRateProducts;
    adminAddTaxRateShippingOptions: AdminAddTaxRateShippingOptions;
    adminRemoveTaxRateShippingOptions: AdminRemoveTaxRateShippingOptions;
    adminCreateUpload: AdminCreateUpload;
    adminDeleteUpload: AdminDeleteUpload;
    adminCreateUploadDownloadUrl: AdminCreateUploadDownloadUrl;
    adminCreateProtectedUpload: AdminCreateProtectedUpload;
    adminListUsers: AdminListUsers;
    adminCreateUser: AdminCreateUser;
    adminRequestUserPasswordToken: AdminRequestUserPasswordToken;
    adminResetUserPassword: AdminResetUserPassword;
    adminRetrieveUser: AdminRetrieveUser;
    adminUpdateUser: AdminUpdateUser;
    adminDeleteUser: AdminDeleteUser;
    adminListVariants: AdminListVariants;
    adminRetrieveVariant: AdminRetrieveVariant;
    adminRetrieveVariantInventory: AdminRetrieveVariantInventory;
    storeRetrieveSession: StoreRetrieveSession;
    storeCreateSession: StoreCreateSession;
    storeDeleteSession: StoreDeleteSession;
    storeCreateToken: StoreCreateToken;
    storeCheckEmail: StoreCheckEmail;
    storeCreateCart: StoreCreateCart;
    storeRetrieveCart: StoreRetrieveCart;
    storeUpdateCart: StoreUpdateCart;
    storeCompleteCart: StoreCompleteCart;
    storeCompleteCartLegacy: StoreCompleteCartLegacy;
    storeDeleteCartDiscount: StoreDeleteCartDiscount;
    storeCreateLineItem: StoreCreateLineItem;
    storeUpdateLineItem: StoreUpdateLineItem;
    storeDeleteLineItem: StoreDeleteLineItem;
    storeSetPaymentSession: StoreSetPaymentSession;
    storeCreatePaymentSessions: StoreCreatePaymentSessions;
    storeUpdatePaymentSession: StoreUpdatePaymentSession;
    storeDeletePaymentSession: StoreDeletePaymentSession;
    storeRefreshPaymentSession: StoreRefreshPaymentSession;
    storeAddCartShippingMethod: StoreAddCartShippingMethod;
    storeCalculateCartTaxes: StoreCalculateCartTaxes;
    storeListCollections: StoreListCollections;
    storeRetrieveCollection: StoreRetrieveCollection;
    storeCreateCustomer: StoreCreateCustomer;
    storeRetrieveCustomer: StoreRetrieveCustomer;
    storeUpdateCustomer: StoreUpdateCustomer;
    storeCreateCustomerAddress: StoreCreateCustomerAddress;
    storeUpdateCustomerAddress: StoreUpdateCustomerAddress;
    storeDeleteCustomerAddress: StoreDeleteCustomerAddress;
    storeListCustomerOrders: StoreListCustomerOrders;
    storeListCustomerPaymentMethods: StoreListCustomerPaymentMethods;
    storeResetCustomerPassword: StoreResetCustomerPassword;
    storeRequestCustomerPasswordToken: StoreRequestCustomerPasswordToken;
    storeRetrieveGiftCard: StoreRetrieveGiftCard;
    storeRetrieveOrderEdit: StoreRetrieveOrderEdit;
    storeCompleteOrderEdit: StoreCompleteOrderEdit;
    storeDeclineOrderEdit: StoreDeclineOrderEdit;
    storeRetrieveOrderByDisplayId: StoreRetrieveOrderByDisplayId;
    storeRequestOrderAccess: StoreRequestOrderAccess;
    storeRetrieveOrderByCart: StoreRetrieveOrderByCart;
    storeConfirmOrderAccess: StoreConfirmOrderAccess;
    storeRetrieveOrder: StoreRetrieveOrder;
    storeRetrievePaymentCollection: StoreRetrievePaymentCollection;
    storeSetPaymentCollectionSession: StoreSetPaymentCollectionSession;
    storeSetPaymentCollectionSessions: StoreSetPaymentCollectionSessions;
    storeAuthorizePaymentCollectionSessions: StoreAuthorizePaymentCollectionSessions;
    storeRefreshPaymentCollectionSession: StoreRefreshPaymentCollectionSession;
    storeAuthorizePaymentCollectionSession: StoreAuthorizePaymentCollectionSession;
    storeListProductCategories: StoreListProductCategories;
    storeRetrieveProductCategory: StoreRetrieveProductCategory;
    storeListProductTags: StoreListProductTags;
    storeListProductTypes: StoreListProductTypes;
    storeListProducts: StoreListProducts;
    storeSearchProducts: StoreSearchProducts;
    storeRetrieveProduct: StoreRetrieveProduct;
    storeListRegions: StoreListRegions;
    storeRetrieveRegion: StoreRetrieveRegion;
    storeListReturnReasons: StoreListReturnReasons;
    storeRetrieveReturnReason: StoreRetrieveReturnReason;
    storeCreateReturn: StoreCreateReturn;
    storeListShippingOptions: StoreListShippingOptions;
    storeListCartShippingOptions: StoreListCartShippingOptions;
    storeCreateSwap: StoreCreateSwap;
    storeRetrieveSwapByCart: StoreRetrieveSwapByCart;
    storeListVariants: StoreListVariants;
    storeRetrieveVariant: StoreRetrieveVariant;
}
export interface AccessToken {
    /** @description A JSON Web Token. */
    access_token: string;
}
export interface Address {
    id: Id<"Address">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    company: string | null;
    first_name: string | null;
    last_name: string | null;
    /** @description Street and number. */
    address_1: string | null;
    /** @description What else is needed to find it, such as an apartment or a floor. */
    address_2: string | null;
    city: string | null;
    province: string | null;
    postal_code: string | null;
    /**
     * @description Two lowercase letters (ISO 3166-1). Null if it is not known.
     * @example pt
     */
    country_code: string | null;
    phone: string | null;
    /** @description Null if it is in nobody's address book. */
    customer_id: Id<"Customer"> | null;
    /** @description Null where the address names none. */
    country?: components["schemas"]["Country"] | null;
}
export interface AddressCreate {
    company?: string | null;
    first_name: string;
    last_name: string;
    /** @description Street and number. */
    address_1: string;
    /** @description What else is needed to find it, such as an apartment or a floor. */
    address_2?: string | null;
    city: string;
    province?: string | null;
    postal_code: string;
    /**
     * @description Two lowercase letters (ISO 3166-1).
     * @example pt
     */
    country_code: string;
    phone?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AddressInput {
    company?: string | null;
    first_name?: string | null;
    last_name?: string | null;
    /** @description Street and number. */
    address_1?: string | null;
    /** @description What else is needed to find it, such as an apartment or a floor. */
    address_2?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    /**
     * @description Two lowercase letters (ISO 3166-1). Null if it is not known.
     * @example pt
     */
    country_code?: string | null;
    phone?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminAcceptInviteBody {
    /** @description From the link in the invitation. */
    token: string;
    user: components["schemas"]["InvitedUser"];
}
export interface AdminAddCollectionProductsBody {
    /** @description The products to put into it. A product leaves the collection that it was in before. */
    product_ids: string[];
}
export interface AdminAddCustomerGroupCustomersBody {
    /** @description The customers, each by id. */
    customer_ids: components["schemas"]["IdInput"][];
}
export interface AdminAddDiscountConditionResourcesBody {
    /** @description Records of the kind that the condition holds. */
    resources: components["schemas"]["IdInput"][];
}
export interface AdminAddDraftOrderLineItemBody {
    /** @description What is ordered. Left out for something that is no product. */
    variant_id?: Id<"Variant">;
    /**
     * @description For something that is no product.
     * @default Custom item
     */
    title?: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit. The variant's price when it is left out.
     */
    unit_price?: number;
    /**
     * Format: int32
     * @description How many of it.
     */
    quantity: number;
    metadata?: {
        [key: string]: unknown;
    };
}
export interface AdminAddOrderEditLineItemBody {
    variant_id: Id<"Variant">;
    /**
     * Format: int32
     * @description How many to add.
     */
    quantity: number;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminAddPriceListPricesBody {
    /** @description Prices to add or, with an id, to change. */
    prices: components["schemas"]["PriceListPriceUpdate"][];
    /** @description Whether these prices take the place of all others in the list. */
    override?: boolean;
}
export interface AdminAddProductCategoryProductsBody {
    /** @description The products to put into it. Those that are in it already may be among them. */
    product_ids: components["schemas"]["IdInput"][];
}
export interface AdminAddPublishableApiKeySalesChannelsBody {
    /** @description The sales channels, each by id. */
    sales_channel_ids: components["schemas"]["IdInput"][];
}
export interface AdminAddRegionCountryBody {
    /** @description Two letters (ISO 3166-1). */
    country_code: string;
}
export interface AdminAddRegionFulfillmentProviderBody {
    /** @description A fulfillment provider that is installed. */
    provider_id: string;
}
export interface AdminAddRegionPaymentProviderBody {
    /** @description A payment provider that is installed. */
    provider_id: string;
}
export interface AdminAddSalesChannelLocationBody {
    /** @description The stock location that it is to sell from. */
    location_id: string;
}
export interface AdminAddSalesChannelProductsBody {
    /** @description The products, each by id. Those that it sells already may be among them. */
    product_ids: components["schemas"]["IdInput"][];
}
export interface AdminAddShippingMethodBody {
    /** @description A shipping option of the order's region. */
    option_id: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    price: number;
    data?: components["schemas"]["ProviderData"];
}
export interface AdminAddTaxRateProductTypesBody {
    /** @description Ids of product types. */
    product_types: string[];
}
export interface AdminAddTaxRateProductsBody {
    /** @description Ids of products. */
    products: string[];
}
export interface AdminAddTaxRateShippingOptionsBody {
    /** @description Ids of shipping options. */
    shipping_options: string[];
}
export interface AdminAuthorizeAppBody {
    /** @description One of the applications that are listed. */
    application_name: string;
    /** @description What the application was given when it was asked to authorize. */
    state: string;
    /** @description What the application answered with. */
    code: string;
}
export interface AdminCreateAnalyticsConfigBody {
    /** @description Whether nothing is shared. */
    opt_out: boolean;
    /**
     * @description Whether it is shared without name and e-mail address.
     * @default false
     */
    anonymize?: boolean;
}
export interface AdminCreateBatchJobBody {
    type: components["schemas"]["BatchJobType"];
    context: components["schemas"]["BatchJobContext"];
    /**
     * @description Only look at what would happen, and wait to be confirmed.
     * @default false
     */
    dry_run?: boolean;
}
export interface AdminCreateClaimBody {
    type: components["schemas"]["ClaimType"];
    /** @description What is wrong. One item at least. */
    claim_items: components["schemas"]["ClaimItemInput"][];
    /** @description What is sent as a replacement. */
    additional_items?: components["schemas"]["VariantQuantity"][];
    return_shipping?: components["schemas"]["ReturnShippingInput"];
    /** @description Where the items are to arrive. */
    return_location_id?: string;
    /** @description How the replacement is sent. */
    shipping_methods?: components["schemas"]["ClaimShippingMethodInput"][];
    shipping_address?: components["schemas"]["AddressInput"];
    /**
     * Format: int32
     * @description For a refund alone, in the currency's smallest unit. Computed when it is left out.
     */
    refund_amount?: number;
    /** @description Whether the customer is not told. As the order says when it is left out. */
    no_notification?: boolean;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateClaimShipmentBody {
    /** @description The fulfillment that was handed over. */
    fulfillment_id: Id<"Fulfillment">;
    /** @description One for each package. They become tracking links. */
    tracking_numbers?: string[];
}
export interface AdminCreateCollectionBody {
    /** @description Its name in addresses, unique in the shop. Made from the title when it is left out. */
    handle?: string;
    metadata?: components["schemas"]["Metadata"];
    title: string;
}
export interface AdminCreateCustomerBody {
    /** Format: email */
    email: string;
    first_name: string;
    last_name: string;
    /** @description What the customer signs in with. */
    password: string;
    phone?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateCustomerGroupBody {
    /** @description Unique in the shop. */
    name: string;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateDiscountBody {
    /** @description Unique in the shop. It is kept in uppercase. */
    code: string;
    /** @description Whether it is refused in carts. */
    is_disabled?: boolean;
    starts_at?: components["schemas"]["DateInput"];
    /** @description Until when it can be used. Null for no end. */
    ends_at?: components["schemas"]["DateInput"] | null;
    /**
     * @description How long a code that is made from it holds, as an ISO 8601 duration. Only for patterns. Null for no limit.
     * @example P30D
     */
    valid_duration?: string | null;
    /**
     * Format: int32
     * @description How often it can be used in all. Null for no limit.
     */
    usage_limit?: number | null;
    metadata?: components["schemas"]["Metadata"];
    /**
     * @description Whether it is a pattern that codes are made from.
     * @default false
     */
    is_dynamic?: boolean;
    /** @description What it takes off, and from what. */
    rule: components["schemas"]["DiscountRuleInput"];
    /** @description Ids of the regions it holds in. Just one for a fixed amount. */
    regions: string[];
}
export interface AdminCreateDiscountConditionBody {
    /** @description Ids of products. */
    products?: string[];
    /** @description Ids of product types. Their products are meant. */
    product_types?: string[];
    /** @description Ids of collections. Their products are meant. */
    product_collections?: string[];
    /** @description Ids of product tags. Products with one of them are meant. */
    product_tags?: string[];
    /** @description Ids of customer groups. Their customers are meant. */
    customer_groups?: string[];
    operator: components["schemas"]["DiscountOperator"];
}
export interface AdminCreateDiscountDynamicCodeBody {
    /** @description Unique in the shop. It is kept in uppercase. */
    code: string;
    /**
     * @description Accepted, but the code takes over the limit of its pattern.
     * @default 1
     */
    usage_limit?: number;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateDraftOrderBody {
    /** @description Accepted, but a draft order is always open at first. */
    status?: components["schemas"]["DraftOrderStatus"];
    /**
     * Format: email
     * @description Whose order it is. A customer without an account is made for an unknown address.
     */
    email: string;
    /** @description Whose order it is. The customer's own e-mail address wins over `email`. */
    customer_id?: Id<"Customer">;
    region_id: Id<"Region">;
    billing_address?: components["schemas"]["AddressOrId"];
    shipping_address?: components["schemas"]["AddressOrId"];
    /** @description What is ordered: variants, or things by a title and a price. */
    items?: components["schemas"]["DraftItemInput"][];
    /** @description How it is sent. One at least. */
    shipping_methods: components["schemas"]["DraftShippingMethodInput"][];
    /** @description The codes to apply. */
    discounts?: components["schemas"]["CodeInput"][];
    /** @description Whether the customer is not told about the order. Null counts as false. */
    no_notification_order?: boolean | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateFulfillmentBody {
    /** @description Where the stock is taken from. */
    location_id?: string;
    metadata?: components["schemas"]["Metadata"];
    /** @description What is packed: no more of an item than was bought and is not packed yet. */
    items: components["schemas"]["ItemQuantity"][];
    /**
     * @description As text. The server takes a boolean here as well, but drops it.
     * @enum {string}
     */
    no_notification?: "true" | "false";
}
export interface AdminCreateGiftCardBody {
    /** @description Where it can be used. Its currency is that of the balance. */
    region_id: Id<"Region">;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    value: number;
    /** @description Whether it is refused in carts. */
    is_disabled?: boolean;
    /** @description Until when it can be used. Null or left out for no end. */
    ends_at?: components["schemas"]["DateInput"] | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateInventoryItemBody {
    /** @description The stock keeping unit. Null removes it. */
    sku?: string | null;
    title?: string | null;
    description?: string | null;
    /** @description The address of the small picture. Null removes it. */
    thumbnail?: string | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    /** @description The variant that it is sold as. One that has a thing in stock already ends in 500. */
    variant_id: Id<"Variant">;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateInventoryItemLocationLevelBody {
    /** @description The stock location. */
    location_id: string;
    /**
     * Format: int32
     * @description How many lie there.
     */
    stocked_quantity: number;
    /**
     * Format: int32
     * @description How many are on their way there.
     */
    incoming_quantity?: number;
}
export interface AdminCreateInviteBody {
    /**
     * Format: email
     * @description The e-mail address to invite.
     */
    user: string;
    role: components["schemas"]["UserRole"];
}
export interface AdminCreateNoteBody {
    /**
     * @description The kind of record it is about.
     * @example order
     */
    resource_type: string;
    /** @description The record to remark on. It is not checked. */
    resource_id: string;
    /** @description The remark itself. */
    value: string;
}
export interface AdminCreateOrderEditBody {
    order_id: Id<"Order">;
    /** @description For the admin only. Null for none. */
    internal_note?: string | null;
    /** @description Accepted, but the signed-in user is kept. */
    created_by?: string;
}
export interface AdminCreatePriceListBody {
    name: string;
    /** @description For operators. Shoppers do not see it. */
    description: string;
    type: components["schemas"]["PriceListType"];
    status?: components["schemas"]["PriceListStatus"];
    /** @description From when its prices hold. Null for no beginning. */
    starts_at?: components["schemas"]["DateInput"] | null;
    /** @description Until when its prices hold. Null for no end. */
    ends_at?: components["schemas"]["DateInput"] | null;
    /** @description Whether its prices include tax. Only with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description Who it is for. Everyone if it is empty. */
    customer_groups?: components["schemas"]["IdInput"][];
    /** @description What the list is made of. More can be added later. */
    prices: components["schemas"]["PriceListPrice"][];
}
export interface AdminCreateProductBody {
    subtitle?: string | null;
    description?: string | null;
    /**
     * @description The product's name in addresses, unique in the shop. Made from the title when it is created without one or
     *     with null.
     */
    handle?: string | null;
    /** @description Whether discounts apply to it. */
    discountable?: boolean;
    status?: components["schemas"]["ProductStatus"];
    /**
     * @description The address of the small picture. Null removes it; the first of the images takes its place when none is
     *     sent.
     */
    thumbnail?: string | null;
    /** @description The addresses of all pictures, in order. */
    images?: string[];
    /** @description `null` takes it away. */
    type?: components["schemas"]["ProductTypeInput"] | null;
    /** @description Null takes it out of its collection. */
    collection_id?: Id<"Collection"> | null;
    /** @description All that it is to have. Those that are left out are taken off. */
    tags?: components["schemas"]["ProductTagInput"][];
    /** @description All that it is to be in. Those that are left out are given up. */
    categories?: components["schemas"]["IdInput"][];
    /** @description All that it is to be sold in. A new product gets the default one when they are left out, empty or null. */
    sales_channels?: components["schemas"]["IdInput"][] | null;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    /** @description The handle is made from it where there is none. */
    title: string;
    /**
     * @description Whether it is sold as a gift card: each piece that is bought becomes a code with the price as its
     *     balance.
     * @default false
     */
    is_giftcard?: boolean;
    /** @description The ways in which the variants differ. A product without any has one kind of variant. */
    options?: components["schemas"]["ProductOptionInput"][];
    /** @description Each needs one value for each of the options, in the same order. */
    variants?: components["schemas"]["ProductVariantInput"][];
}
export interface AdminCreateProductCategoryBody {
    name: string;
    description?: string;
    /** @description Its name in addresses, unique in the shop. Made from the name when it is created without one. */
    handle?: string;
    /** @description Hidden from the shop. */
    is_internal?: boolean;
    /** @description Only active ones are in the shop. */
    is_active?: boolean;
    /** @description Null for a category at the top. */
    parent_category_id?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateProductOptionBody {
    /** @description Unique within the product. */
    title: string;
}
export interface AdminCreateProtectedUploadBody {
    /** @description One part of the form for each file. */
    files: Blob[];
}
export interface AdminCreatePublishableApiKeyBody {
    title: string;
}
export interface AdminCreateRegionBody {
    name: string;
    /** @description One of the store's currencies. */
    currency_code: string;
    /** @description In percent. */
    tax_rate: number;
    /** @description What the region's own rate is called in reports and in other systems. Null for no code. */
    tax_code?: string | null;
    /** @description Whether prices include tax. Needs the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description The ids of all that shoppers can pay with. One at least. */
    payment_providers: string[];
    /** @description The ids of all that can ship. One at least. */
    fulfillment_providers: string[];
    /** @description Two letters each. */
    countries: string[];
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateReservationBody {
    /** @description The stock location to set it aside in. */
    location_id: string;
    inventory_item_id: Id<"InventoryItem">;
    /** @description The item of an order that it is for. For none when it is left out. */
    line_item_id?: Id<"LineItem">;
    /**
     * Format: int32
     * @description How many to set aside.
     */
    quantity: number;
    /** @description What it is for, in words. Null for nothing. */
    description?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateReturnReasonBody {
    /** @description What programs call it, unique in the shop. */
    value: string;
    /** @description What people call it. */
    label: string;
    description?: string | null;
    /** @description The reason that it stands below. */
    parent_return_reason_id?: string;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateSalesChannelBody {
    name: string;
    description?: string | null;
    /** @description Whether it is closed: carts cannot be assigned to it. */
    is_disabled?: boolean;
}
export interface AdminCreateSessionBody {
    /**
     * Format: email
     * @description Of the account.
     */
    email: string;
    /** @description Of the account. */
    password: string;
}
export interface AdminCreateShipmentBody {
    /** @description The fulfillment that was handed over. */
    fulfillment_id: Id<"Fulfillment">;
    /** @description One for each package. They become tracking links. */
    tracking_numbers?: string[];
    /** @description Whether the customer is not told. As the fulfillment says when it is left out. */
    no_notification?: boolean;
}
export interface AdminCreateShippingOptionBody {
    name: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit. Needed for a flat rate.
     */
    amount?: number;
    price_type: components["schemas"]["ShippingPriceType"];
    /** @description Whether it is kept from shoppers. */
    admin_only?: boolean;
    /** @description Whether the amount includes tax. Only with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description Yours to use. A key with an empty string as its value is removed and all other keys stay. */
    metadata?: {
        [key: string]: unknown;
    };
    /** @description Where it is offered. It cannot be changed later. */
    region_id: Id<"Region">;
    /** @description A fulfillment provider of the region. */
    provider_id: string;
    /** @description The default profile when it is left out. */
    profile_id?: string;
    data: components["schemas"]["ShippingOptionData"];
    /**
     * @description Whether it is for returns.
     * @default false
     */
    is_return?: boolean;
    /** @description Limits to the subtotal of the carts that it is offered to. One of each type at most. */
    requirements?: components["schemas"]["ShippingRequirementInput"][];
}
export interface AdminCreateShippingProfileBody {
    name: string;
    type: components["schemas"]["ShippingProfileType"];
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminCreateStockLocationBody {
    /** @description Its address, in full. */
    address?: components["schemas"]["StockAddressInput"];
    /** @description The address of another stock location. */
    address_id?: Id<"Address">;
    metadata?: components["schemas"]["Metadata"];
    name: string;
}
export interface AdminCreateSwapBody {
    /** @description What the customer gives back. */
    return_items: components["schemas"]["ReturnItemInput"][];
    /** @description What the customer gets. */
    additional_items?: components["schemas"]["VariantQuantity"][];
    /**
     * @description How the items come back. While the inventory module is on, the cart of a swap with return shipping cannot be used: it has
     *     an item that is no product.
     */
    return_shipping?: {
        /** @description A shipping option for returns. */
        option_id: string;
        /**
         * Format: int32
         * @description In the currency's smallest unit.
         */
        price?: number;
    };
    /** @description Where the items are to arrive. */
    return_location_id?: string;
    /** @description Prices of shipping options that hold for this swap only. */
    custom_shipping_options?: components["schemas"]["CustomShippingInput"][];
    /** @description Where the new items are sold. The order's own when it is left out. */
    sales_channel_id?: Id<"SalesChannel">;
    /**
     * @description Whether what is out of stock can be sent later. If it is false and the inventory module is on, completing the cart never
     *     answers once something is left to pay.
     * @default true
     */
    allow_backorder?: boolean;
    /** @description Whether the customer is not told. As the order says when it is left out. */
    no_notification?: boolean;
}
export interface AdminCreateSwapShipmentBody {
    /** @description The fulfillment that was handed over. */
    fulfillment_id: Id<"Fulfillment">;
    /** @description One for each package. They become tracking links. */
    tracking_numbers?: string[];
    /** @description Whether the customer is not told. As the swap says when it is left out. */
    no_notification?: boolean;
}
export interface AdminCreateTaxRateBody {
    name: string;
    /**
     * @description What it is called in reports and in other systems. Not checked; but no cart with something that two rates of one
     *     code apply to can be completed.
     */
    code: string;
    /** @description In percent; 7.5 means 7.5%. Null counts as 0. */
    rate?: number | null;
    region_id: Id<"Region">;
    /** @description Ids of all products that it applies to. */
    products?: string[];
    /** @description Ids of all product types that it applies to. */
    product_types?: string[];
    /** @description Ids of all shipping options that it applies to. */
    shipping_options?: string[];
}
export interface AdminCreateTokenBody {
    /**
     * Format: email
     * @description Of the account.
     */
    email: string;
    /** @description Of the account. */
    password: string;
}
export interface AdminCreateUploadBody {
    /** @description One part of the form for each file. */
    files: Blob[];
}
export interface AdminCreateUploadDownloadUrlBody {
    /** @description The key that the upload answered. */
    file_key: string;
}
export interface AdminCreateUserBody {
    /**
     * Format: email
     * @description What the user signs in with. It cannot be changed later.
     */
    email: string;
    /** @description What the user signs in with. */
    password: string;
    first_name?: string | null;
    last_name?: string | null;
    role?: components["schemas"]["UserRole"];
}
export interface AdminCreateVariantBody {
    /** @description The stock keeping unit, unique in the shop. Null removes it. */
    sku?: string | null;
    /** @description The European article number, unique in the shop. Null removes it. */
    ean?: string | null;
    /** @description The universal product code, unique in the shop. Null removes it. */
    upc?: string | null;
    /** @description A code that is neither an EAN nor a UPC, unique in the shop. Null removes it. */
    barcode?: string | null;
    /**
     * Format: int32
     * @description How many are in stock. Without effect while the inventory module counts the stock.
     */
    inventory_quantity?: number;
    /** @description Whether it can be bought when none is left. */
    allow_backorder?: boolean;
    /** @description Whether the server keeps count. */
    manage_inventory?: boolean;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    title: string;
    /** @description One for each currency or region that it is sold in. */
    prices: components["schemas"]["PriceInput"][];
    /** @description One value for each option of the product. */
    options?: components["schemas"]["OptionValueInput"][];
}
export interface AdminDeletePriceListPricesBody {
    /** @description Prices of this list. Others are passed over. */
    price_ids: string[];
}
export interface AdminDeletePriceListProductsPricesBody {
    /** @description The products whose variants lose their prices in this list. */
    product_ids: string[];
}
export interface AdminDeleteUploadBody {
    /** @description The key that the upload answered. */
    file_key: string;
}
export interface AdminFulfillClaimBody {
    /** @description Where the stock is taken from. */
    location_id?: string;
    metadata?: components["schemas"]["Metadata"];
    /** @description Whether the customer is not told. As the claim says when it is left out. */
    no_notification?: boolean;
}
export interface AdminFulfillSwapBody {
    /** @description Where the stock is taken from. */
    location_id?: string;
    metadata?: components["schemas"]["Metadata"];
    /** @description Whether the customer is not told. As the swap says when it is left out. */
    no_notification?: boolean;
}
export interface AdminReceiveReturnBody {
    /** @description What arrived. */
    items: components["schemas"]["ItemQuantity"][];
    /**
     * Format: int32
     * @description What is paid back, in the currency's smallest unit. The return's own amount when it is left out.
     */
    refund?: number;
    /**
     * @description Where the items are put. The return's own location when it is left out; one of them is needed while the inventory module
     *     is on.
     */
    location_id?: string;
}
export interface AdminRefundOrderBody {
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    reason: components["schemas"]["RefundReason"];
    /** @description A remark, kept with the refund. Null for none. */
    note?: string | null;
    /** @description Whether the customer is not told. As the order says when it is left out. */
    no_notification?: boolean;
}
export interface AdminRefundPaymentBody {
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    reason: components["schemas"]["RefundReason"];
    /** @description A remark, kept with the refund. Null for none. */
    note?: string | null;
}
export interface AdminRemoveCollectionProductsBody {
    /** @description The products to take out. Those of other collections are passed over. */
    product_ids: string[];
}
export interface AdminRemoveCustomerGroupCustomersBody {
    /** @description The customers, each by id. */
    customer_ids: components["schemas"]["IdInput"][];
}
export interface AdminRemoveDiscountConditionResourcesBody {
    /** @description Records of the kind that the condition holds. */
    resources: components["schemas"]["IdInput"][];
}
export interface AdminRemoveProductCategoryProductsBody {
    /** @description The products to take out. Those that are not in it are passed over. */
    product_ids: components["schemas"]["IdInput"][];
}
export interface AdminRemovePublishableApiKeySalesChannelsBody {
    /** @description The sales channels, each by id. */
    sales_channel_ids: components["schemas"]["IdInput"][];
}
export interface AdminRemoveSalesChannelLocationBody {
    /** @description The stock location that it is to sell from no longer. */
    location_id: string;
}
export interface AdminRemoveSalesChannelProductsBody {
    /** @description The products, each by id. Those that it does not sell are passed over. */
    product_ids: components["schemas"]["IdInput"][];
}
export interface AdminRemoveTaxRateProductTypesBody {
    /** @description Ids of product types. */
    product_types: string[];
}
export interface AdminRemoveTaxRateProductsBody {
    /** @description Ids of products. */
    products: string[];
}
export interface AdminRemoveTaxRateShippingOptionsBody {
    /** @description Ids of shipping options. */
    shipping_options: string[];
}
export interface AdminRequestOrderEditConfirmationBody {
    /** @description What the customer pays for, in words. Kept with the payment collection, if one is needed. */
    payment_collection_description?: string;
}
export interface AdminRequestReturnBody {
    /** @description What comes back. */
    items: components["schemas"]["ReturnItemInput"][];
    return_shipping?: components["schemas"]["ReturnShippingInput"];
    /** @description Where the items are to arrive. */
    location_id?: string;
    /**
     * @description Whether the items are there already.
     * @default false
     */
    receive_now?: boolean;
    /**
     * Format: int32
     * @description What is paid back, in the currency's smallest unit. Computed when it is left out.
     */
    refund?: number;
    /** @description Accepted, but without effect. Each item has a note of its own. */
    note?: string;
    /** @description Whether the customer is not told. As the order says when it is left out. */
    no_notification?: boolean;
}
export interface AdminRequestUserPasswordTokenBody {
    /**
     * Format: email
     * @description Of the user. Unknown addresses get the same answer.
     */
    email: string;
}
export interface AdminResendNotificationBody {
    /** @description Where it goes. The same as before when it is left out. */
    to?: string;
}
export interface AdminResetUserPasswordBody {
    /**
     * Format: email
     * @description Only if the token does not hold it.
     */
    email?: string;
    /** @description From the link that was sent. */
    token: string;
    /** @description The new one to sign in with. */
    password: string;
}
export interface AdminSetProductMetadataBody {
    /** @description Which entry to write. The other entries stay. */
    key: string;
    /** @description An empty string removes the key. */
    value: string;
}
export interface AdminUpdateAnalyticsConfigBody {
    /** @description Whether nothing is shared. */
    opt_out?: boolean;
    /** @description Whether it is shared without name and e-mail address. */
    anonymize?: boolean;
}
export interface AdminUpdateClaimBody {
    /** @description What to change about the claimed items. */
    claim_items?: components["schemas"]["ClaimItemUpdate"][];
    /** @description Only for a claim that has none yet; else the call ends in 500. */
    shipping_methods?: components["schemas"]["ClaimShippingMethodInput"][];
    /** @description Whether the customer is not told what happens. */
    no_notification?: boolean;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateCollectionBody {
    /** @description Its name in addresses, unique in the shop. Made from the title when it is left out. */
    handle?: string;
    metadata?: components["schemas"]["Metadata"];
    title?: string;
}
export interface AdminUpdateCurrencyBody {
    /** @description Whether prices in this currency include tax. Only with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
}
export interface AdminUpdateCustomerBody {
    /**
     * Format: email
     * @description Only of customers without an account.
     */
    email?: string;
    first_name?: string | null;
    last_name?: string | null;
    /** @description A new one to sign in with. */
    password?: string;
    phone?: string | null;
    /** @description All groups that the customer is to be in. */
    groups?: components["schemas"]["IdInput"][];
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateCustomerGroupBody {
    /** @description Unique in the shop. */
    name?: string;
    /** @description Yours to use. A key with an empty string as its value is removed and all other keys stay. */
    metadata?: {
        [key: string]: unknown;
    };
}
export interface AdminUpdateDiscountBody {
    /** @description Unique in the shop. It is kept in uppercase. */
    code?: string;
    /** @description Whether it is refused in carts. */
    is_disabled?: boolean;
    starts_at?: components["schemas"]["DateInput"];
    /** @description Until when it can be used. Null for no end. */
    ends_at?: components["schemas"]["DateInput"] | null;
    /**
     * @description How long a code that is made from it holds, as an ISO 8601 duration. Only for patterns. Null for no limit.
     * @example P30D
     */
    valid_duration?: string | null;
    /**
     * Format: int32
     * @description How often it can be used in all. Null for no limit.
     */
    usage_limit?: number | null;
    metadata?: components["schemas"]["Metadata"];
    /** @description What to change about what it takes off. */
    rule?: components["schemas"]["DiscountRuleUpdate"];
    /** @description Ids of all regions it holds in. Just one for a fixed amount. */
    regions?: string[];
}
export interface AdminUpdateDiscountConditionBody {
    /** @description Ids of products. */
    products?: string[];
    /** @description Ids of product types. Their products are meant. */
    product_types?: string[];
    /** @description Ids of collections. Their products are meant. */
    product_collections?: string[];
    /** @description Ids of product tags. Products with one of them are meant. */
    product_tags?: string[];
    /** @description Ids of customer groups. Their customers are meant. */
    customer_groups?: string[];
}
export interface AdminUpdateDraftOrderBody {
    /** @description Another region. Prices, discounts and addresses follow, and shipping methods are dropped. */
    region_id?: Id<"Region">;
    /** @description One of the region's. Two letters. */
    country_code?: string;
    /**
     * Format: email
     * @description Whose order it is. A customer without an account is made for an unknown address.
     */
    email?: string;
    /** @description Whose order it is. */
    customer_id?: Id<"Customer">;
    billing_address?: components["schemas"]["AddressOrId"];
    shipping_address?: components["schemas"]["AddressOrId"];
    /** @description All codes that are to apply. An empty list takes them off. */
    discounts?: components["schemas"]["CodeInput"][];
    /** @description Whether the customer is kept from being told about the order. */
    no_notification_order?: boolean;
}
export interface AdminUpdateDraftOrderLineItemBody {
    title?: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    unit_price?: number;
    /**
     * Format: int32
     * @description How many there are to be. 0 removes the item.
     */
    quantity?: number;
    metadata?: {
        [key: string]: unknown;
    };
}
export interface AdminUpdateGiftCardBody {
    /** @description Where it can be used. The balance is not converted. */
    region_id?: Id<"Region">;
    /**
     * Format: int32
     * @description In the currency's smallest unit. No more than the card's value.
     */
    balance?: number;
    /** @description Whether it is refused in carts. */
    is_disabled?: boolean;
    /** @description Until when it can be used. Null for no end. */
    ends_at?: components["schemas"]["DateInput"] | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateInventoryItemBody {
    /** @description The stock keeping unit. Null removes it. */
    sku?: string | null;
    title?: string | null;
    description?: string | null;
    /** @description The address of the small picture. Null removes it. */
    thumbnail?: string | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    /** @description Whether it has to be sent, unlike a download. */
    requires_shipping?: boolean;
}
export interface AdminUpdateInventoryItemLocationLevelBody {
    /**
     * Format: int32
     * @description How many lie there.
     */
    stocked_quantity?: number;
    /**
     * Format: int32
     * @description How many are on their way there.
     */
    incoming_quantity?: number;
}
export interface AdminUpdateNoteBody {
    /** @description The remark that replaces the one before. */
    value: string;
}
export interface AdminUpdateOrderBody {
    /**
     * Format: email
     * @description Where messages about the order go.
     */
    email?: string;
    /** @description The customer whom the order belongs to. */
    customer_id?: Id<"Customer">;
    /** @description It needs the country, one of the region's. */
    billing_address?: components["schemas"]["AddressInput"];
    /** @description It needs the country, one of the region's. */
    shipping_address?: components["schemas"]["AddressInput"];
    /** @description Items to add, or, with an id, to change, as they are stored. */
    items?: {
        [key: string]: unknown;
    }[];
    /** @description All discounts that the order is to have. */
    discounts?: components["schemas"]["IdInput"][];
    /** @description Whether the customer is not told what happens. Only true has an effect. */
    no_notification?: boolean;
    payment_method?: components["schemas"]["PaymentMethodInput"];
    /** @description Accepted, but without effect. Use /admin/orders/{id}/shipping-methods. */
    shipping_method?: components["schemas"]["ShippingMethodDraft"][];
}
export interface AdminUpdateOrderEditBody {
    /** @description For the admin only. Null removes it. */
    internal_note?: string | null;
}
export interface AdminUpdateOrderEditLineItemBody {
    /**
     * Format: int32
     * @description How many there are to be, not how many to add.
     */
    quantity: number;
}
export interface AdminUpdatePaymentCollectionBody {
    /** @description What the customer pays for, in words. Null removes it. */
    description?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdatePriceListBody {
    name?: string;
    /** @description For operators. Shoppers do not see it. */
    description?: string;
    type?: components["schemas"]["PriceListType"];
    status?: components["schemas"]["PriceListStatus"];
    /** @description From when its prices hold. Null for no beginning. */
    starts_at?: components["schemas"]["DateInput"] | null;
    /** @description Until when its prices hold. Null for no end. */
    ends_at?: components["schemas"]["DateInput"] | null;
    /** @description Whether its prices include tax. Only with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description Who it is for. Everyone if it is empty. */
    customer_groups?: components["schemas"]["IdInput"][];
    /** @description Prices to add or change. The others stay. */
    prices?: components["schemas"]["PriceListPriceUpdate"][];
}
export interface AdminUpdateProductBody {
    subtitle?: string | null;
    description?: string | null;
    /**
     * @description The product's name in addresses, unique in the shop. Made from the title when it is created without one or
     *     with null.
     */
    handle?: string | null;
    /** @description Whether discounts apply to it. */
    discountable?: boolean;
    status?: components["schemas"]["ProductStatus"];
    /**
     * @description The address of the small picture. Null removes it; the first of the images takes its place when none is
     *     sent.
     */
    thumbnail?: string | null;
    /** @description The addresses of all pictures, in order. */
    images?: string[];
    /** @description `null` takes it away. */
    type?: components["schemas"]["ProductTypeInput"] | null;
    /** @description Null takes it out of its collection. */
    collection_id?: Id<"Collection"> | null;
    /** @description All that it is to have. Those that are left out are taken off. */
    tags?: components["schemas"]["ProductTagInput"][];
    /** @description All that it is to be in. Those that are left out are given up. */
    categories?: components["schemas"]["IdInput"][];
    /** @description All that it is to be sold in. A new product gets the default one when they are left out, empty or null. */
    sales_channels?: components["schemas"]["IdInput"][] | null;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    title?: string;
    /** @description With an id a variant is changed, without one it is added. Variants that are left out are deleted. */
    variants?: components["schemas"]["ProductVariantUpdate"][];
}
export interface AdminUpdateProductCategoryBody {
    name?: string;
    description?: string;
    /** @description Its name in addresses, unique in the shop. Made from the name when it is created without one. */
    handle?: string;
    /** @description Hidden from the shop. */
    is_internal?: boolean;
    /** @description Only active ones are in the shop. */
    is_active?: boolean;
    /** @description Null for a category at the top. */
    parent_category_id?: string | null;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: int32
     * @description Its place among its siblings, from 0. The others make room.
     */
    rank?: number;
}
export interface AdminUpdateProductOptionBody {
    /** @description Unique within the product. */
    title: string;
}
export interface AdminUpdatePublishableApiKeyBody {
    title?: string;
}
export interface AdminUpdateRegionBody {
    name?: string;
    /** @description One of the store's currencies. */
    currency_code?: string;
    /** @description In percent. */
    tax_rate?: number;
    /** @description What the region's own rate is called in reports and in other systems. Null for no code. */
    tax_code?: string | null;
    /** @description Whether prices include tax. Needs the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description The ids of all that shoppers can pay with. One at least. */
    payment_providers?: string[];
    /** @description The ids of all that can ship. One at least. */
    fulfillment_providers?: string[];
    /** @description Two letters each. */
    countries?: string[];
    metadata?: components["schemas"]["Metadata"];
    /** @description False: taxes are computed only on request. */
    automatic_taxes?: boolean;
    /**
     * @description Whether gift cards pay amounts without tax and lower the tax by `gift_card_tax_total`. Otherwise they
     *     pay the tax as well.
     */
    gift_cards_taxable?: boolean;
    /** @description Null means the server's own tax calculation. */
    tax_provider_id?: Id<"TaxProvider"> | null;
}
export interface AdminUpdateReservationBody {
    /** @description The stock location to set it aside in. */
    location_id?: string;
    /**
     * Format: int32
     * @description How many to set aside.
     */
    quantity?: number;
    /** @description What it is for, in words. Null removes it. */
    description?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateReturnReasonBody {
    /** @description What programs call it, unique in the shop. */
    value?: string;
    /** @description What people call it. */
    label?: string;
    description?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateSalesChannelBody {
    name?: string;
    description?: string | null;
    /** @description Whether it is closed: carts cannot be assigned to it. */
    is_disabled?: boolean;
}
export interface AdminUpdateShippingOptionBody {
    name?: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit. Needed for a flat rate.
     */
    amount?: number;
    price_type?: components["schemas"]["ShippingPriceType"];
    /** @description Whether it is kept from shoppers. */
    admin_only?: boolean;
    /** @description Whether the amount includes tax. Only with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description Yours to use. A key with an empty string as its value is removed and all other keys stay. */
    metadata?: {
        [key: string]: unknown;
    };
    /** @description The whole list; what is left out is removed. */
    requirements: components["schemas"]["ShippingRequirementUpdate"][];
}
export interface AdminUpdateShippingProfileBody {
    name?: string;
    type?: components["schemas"]["ShippingProfileType"];
    /** @description Ids of products to move here. Those that are here already stay. */
    products?: string[];
    /** @description Ids of shipping options to move here. Those that are here already stay. */
    shipping_options?: string[];
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateStockLocationBody {
    /** @description Its address, in full. */
    address?: components["schemas"]["StockAddressInput"];
    /** @description The address of another stock location. */
    address_id?: Id<"Address">;
    metadata?: components["schemas"]["Metadata"];
    name?: string;
}
export interface AdminUpdateStoreBody {
    name?: string;
    /** @description One of the currencies of the store, as a lowercase ISO 4217 code. */
    default_currency_code?: string;
    /** @description All that prices can be set in, as lowercase ISO 4217 codes. */
    currencies?: string[];
    /** @description Where customers go to pay for a swap. `{cart_id}` stands for the cart. Null removes it. */
    swap_link_template?: string | null;
    /** @description Where customers go to pay for a draft order. `{cart_id}` stands for the cart. Null removes it. */
    payment_link_template?: string | null;
    /** @description Where an invited user accepts. `{invite_token}` stands for the token. Null removes it. */
    invite_link_template?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateTaxRateBody {
    name?: string;
    /**
     * @description What it is called in reports and in other systems. Not checked; but no cart with something that two rates of one
     *     code apply to can be completed.
     */
    code?: string;
    /** @description In percent; 7.5 means 7.5%. Null counts as 0. */
    rate?: number | null;
    region_id?: Id<"Region">;
    /** @description Ids of all products that it applies to. */
    products?: string[];
    /** @description Ids of all product types that it applies to. */
    product_types?: string[];
    /** @description Ids of all shipping options that it applies to. */
    shipping_options?: string[];
}
export interface AdminUpdateUserBody {
    first_name?: string | null;
    last_name?: string | null;
    role?: components["schemas"]["UserRole"];
    /** @description The key for the header x-medusa-access-token. Null takes it away. */
    api_token?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface AdminUpdateVariantBody {
    /** @description The stock keeping unit, unique in the shop. Null removes it. */
    sku?: string | null;
    /** @description The European article number, unique in the shop. Null removes it. */
    ean?: string | null;
    /** @description The universal product code, unique in the shop. Null removes it. */
    upc?: string | null;
    /** @description A code that is neither an EAN nor a UPC, unique in the shop. Null removes it. */
    barcode?: string | null;
    /**
     * Format: int32
     * @description How many are in stock. Without effect while the inventory module counts the stock.
     */
    inventory_quantity?: number;
    /** @description Whether it can be bought when none is left. */
    allow_backorder?: boolean;
    /** @description Whether the server keeps count. */
    manage_inventory?: boolean;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    title?: string;
    /** @description All that it is to have. Those that are left out are deleted. */
    prices?: components["schemas"]["PriceUpdate"][];
    /** @description The values to change. The others stay. */
    options?: components["schemas"]["OptionValueInput"][];
}
export interface AnalyticsConfig {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /**
     * Format: date-time
     * @description When it was deleted; null while it holds.
     */
    deleted_at: string | null;
    user_id: Id<"User">;
    /** @description Whether nothing is shared. */
    opt_out: boolean;
    /** @description Whether it is shared without name and e-mail address. */
    anonymize: boolean;
}
export interface AnalyticsConfigResponse {
    analytics_config: components["schemas"]["AnalyticsConfig"];
}
export interface App {
    id: string;
    /** @description For people. */
    display_name: string;
    /** @description Its name in calls. */
    application_name: string;
    /** @description Where it is connected. Null if it cannot be. */
    install_url: string | null;
    /** @description Where it is disconnected. Null if it cannot be. */
    uninstall_url: string | null;
    /** @description What the application was given, such as its token. Null if it was given nothing. */
    data: {
        [key: string]: unknown;
    } | null;
}
export interface AppList {
    apps: components["schemas"]["App"][];
}
export interface AppResponse {
    /** @description The application. The name is in the plural all the same. */
    apps: components["schemas"]["App"];
}
export interface BatchJob {
    id: Id<"BatchJob">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    type: components["schemas"]["BatchJobType"];
    status: components["schemas"]["BatchJobStatus"];
    /** @description The id of the user who started it. Null if that is not known. */
    created_by: string | null;
    /** @description Who started it. Null if that is not known. */
    created_by_user?: components["schemas"]["User"] | null;
    context: components["schemas"]["BatchJobContext"];
    /** @description Whether it waits to be confirmed. */
    dry_run: boolean;
    /** @description How far it is, and what it made. Null until it begins. */
    result: components["schemas"]["BatchJobResult"] | null;
    /**
     * Format: date-time
     * @description When it was looked through; null until then.
     */
    pre_processed_at: string | null;
    /**
     * Format: date-time
     * @description When it was confirmed; null until then.
     */
    confirmed_at: string | null;
    /**
     * Format: date-time
     * @description When the work began; null until then.
     */
    processing_at: string | null;
    /**
     * Format: date-time
     * @description When it was done; null until then.
     */
    completed_at: string | null;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at: string | null;
    /**
     * Format: date-time
     * @description When it failed; null if it did not.
     */
    failed_at: string | null;
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at: string | null;
}
export interface BatchJobContext {
    [key: string]: unknown;
}
export interface BatchJobList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    batch_jobs: components["schemas"]["BatchJob"][];
}
export interface BatchJobResponse {
    batch_job: components["schemas"]["BatchJob"];
}
export interface BatchJobStatistic {
    /** @description What is counted, for programs. */
    key: string;
    /** @description What is counted, for people. */
    name: string;
    /** @description The sentence to show. */
    message: string;
}
export interface Cart {
    id: Id<"Cart">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description The items without tax and before discounts. */
    subtotal?: number;
    /** @description What discounts take off. */
    discount_total?: number;
    /** @description The same before it was rounded. */
    raw_discount_total?: number;
    /** @description Shipping without tax. */
    shipping_total?: number;
    /** @description The tax on the items. */
    item_tax_total?: number;
    /** @description The tax on shipping. Null where it was not computed. */
    shipping_tax_total?: number | null;
    /** @description All tax. Null where it was not computed. */
    tax_total?: number | null;
    /** @description What gift cards pay. */
    gift_card_total?: number;
    /** @description The tax in what gift cards pay. */
    gift_card_tax_total?: number;
    /** @description What is left to pay. */
    total?: number;
    /** @constant */
    object: "cart";
    type: components["schemas"]["CartType"];
    /**
     * Format: email
     * @description Where messages about the order will go. Null until it is known.
     */
    email: string | null;
    /** @description Who is buying. Null until an e-mail address or an account is known. */
    customer_id: Id<"Customer"> | null;
    customer?: components["schemas"]["Customer"] | null;
    region_id: Id<"Region">;
    /** @description Null once the region is deleted. */
    region?: components["schemas"]["Region"] | null;
    /** @description Null until it is given. */
    billing_address_id: string | null;
    billing_address?: components["schemas"]["Address"] | null;
    /** @description Null until it is given, or known because the region has one country. */
    shipping_address_id: string | null;
    shipping_address?: components["schemas"]["Address"] | null;
    /** @description What is in it. */
    items?: components["schemas"]["LineItem"][];
    /** @description How it is shipped. One for each shipping profile of its items. */
    shipping_methods?: components["schemas"]["ShippingMethod"][];
    /** @description The discounts that apply. */
    discounts?: components["schemas"]["Discount"][];
    /** @description Those that pay for a part of it. */
    gift_cards?: components["schemas"]["GiftCard"][];
    /** @description The ways to pay that were prepared, one for each payment provider. */
    payment_sessions?: components["schemas"]["PaymentSession"][];
    /** @description The session that is selected. Null until one is. */
    payment_session?: components["schemas"]["PaymentSession"] | null;
    /** @description The payment it was authorized with. Null until then. */
    payment_id: Id<"Payment"> | null;
    payment?: components["schemas"]["Payment"] | null;
    /**
     * Format: date-time
     * @description When the payment was authorized; null until then.
     */
    payment_authorized_at: string | null;
    /**
     * Format: date-time
     * @description When it became an order or paid for a swap; null until then.
     */
    completed_at: string | null;
    /**
     * @description Decides which products and which stock are sold. Null for no limit. Present with the feature
     *     sales_channels.
     */
    sales_channel_id: Id<"SalesChannel"> | null;
    sales_channel?: components["schemas"]["SalesChannel"] | null;
    /** @description The shopper's address and browser, and what the shop added. Null if nothing is known. */
    context: {
        [key: string]: unknown;
    } | null;
    /** @description Null, since the server keeps no key with it. */
    idempotency_key: string | null;
}
export interface CartContext {
    [key: string]: unknown;
}
export interface CartResponse {
    cart: components["schemas"]["Cart"];
}
export interface CartWithSessions {
    cart: components["schemas"]["Cart"];
    data: components["schemas"]["Cart"];
}
export interface ClaimImage {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description The claimed item that it shows. */
    claim_item_id: Id<"ClaimItem">;
    claim_item?: components["schemas"]["ClaimItem"];
    /** @description Where the picture is found. */
    url: string;
}
export interface ClaimImageInput {
    /** @description The picture to keep. */
    id?: string;
    /** @description Where a new picture is found. */
    url?: string;
}
export interface ClaimItem {
    id: Id<"ClaimItem">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description The claim. */
    claim_order_id: Id<"ClaimOrder">;
    claim_order?: components["schemas"]["ClaimOrder"];
    /** @description The item of the order. */
    item_id: string;
    item?: components["schemas"]["LineItem"];
    variant_id: Id<"Variant">;
    /** @description Null once the variant is deleted. */
    variant?: components["schemas"]["Variant"] | null;
    reason: components["schemas"]["ClaimReason"];
    /** @description What was remarked about it. Null if nothing was. */
    note: string | null;
    /** @description How many of it the claim is about. */
    quantity: number;
    /** @description Pictures that show what is wrong. */
    images?: components["schemas"]["ClaimImage"][];
    /** @description Words that claims are sorted by. */
    tags?: components["schemas"]["ClaimTag"][];
}
export interface ClaimItemInput {
    /** @description An item of the order, or of one of its swaps or claims. */
    item_id: string;
    /**
     * Format: int32
     * @description How many of it the claim is about.
     */
    quantity: number;
    reason: components["schemas"]["ClaimReason"];
    /** @description A remark, kept with the item. */
    note?: string;
    /** @description Words that claims are sorted by. New ones are made. */
    tags?: string[];
    /** @description Addresses of pictures that show what is wrong. */
    images?: string[];
}
export interface ClaimItemUpdate {
    /** @description The claimed item to change. */
    id: string;
    /** @description A remark that replaces the one before. */
    note?: string;
    reason?: components["schemas"]["ClaimReason"];
    /** @description All that it is to have. Those that are left out are deleted. */
    images: components["schemas"]["ClaimImageInput"][];
    /** @description All that it is to have. Those that are left out are taken off. */
    tags: components["schemas"]["ClaimTagInput"][];
    metadata?: components["schemas"]["Metadata"];
}
export interface ClaimOrder {
    id: Id<"ClaimOrder">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    type: components["schemas"]["ClaimType"];
    /**
     * @description Whether the customer has the money back. `na` where the claim is settled with new items.
     * @enum {string}
     */
    payment_status: "na" | "not_refunded" | "refunded";
    fulfillment_status: components["schemas"]["FulfillmentStatus"];
    order_id: Id<"Order">;
    order?: components["schemas"]["Order"];
    /** @description What is wrong. */
    claim_items?: components["schemas"]["ClaimItem"][];
    /** @description What is sent as a replacement. */
    additional_items?: components["schemas"]["LineItem"][];
    /** @description The way back of the claimed items. Null if they are not sent back. */
    return_order?: components["schemas"]["Return"] | null;
    /** @description Where the replacement goes. Null if it has none. */
    shipping_address_id: string | null;
    shipping_address?: components["schemas"]["Address"] | null;
    /** @description How the replacement is sent. */
    shipping_methods?: components["schemas"]["ShippingMethod"][];
    /** @description What was packed of the replacement. */
    fulfillments?: components["schemas"]["Fulfillment"][];
    /** @description What the customer gets back, in the currency's smallest unit. Null for a replacement. */
    refund_amount: number | null;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at: string | null;
    /** @description Whether the customer is not told what happens. Null counts as false. */
    no_notification: boolean | null;
    /** @description The key of the request that made it, which the server issued. Null if there was none. */
    idempotency_key: string | null;
}
export interface ClaimShippingMethodInput {
    /** @description A shipping method that exists. */
    id?: string;
    /** @description A shipping option of the order's region. */
    option_id?: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    price?: number;
    data?: components["schemas"]["ProviderData"];
}
export interface ClaimTag {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    /** @description The word itself. */
    value: string;
}
export interface ClaimTagInput {
    /** @description The tag to keep. */
    id?: string;
    /** @description The word of a new one. */
    value?: string;
}
export interface CodeInput {
    /** @description In upper or lower case, as it was entered. */
    code: string;
}
export interface Collection {
    id: Id<"Collection">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    title: string;
    /** @description Its name in addresses, unique in the shop. Null only where none could be made. */
    handle: string | null;
    products?: components["schemas"]["Product"][];
}
export interface CollectionList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    collections: components["schemas"]["Collection"][];
}
export interface CollectionResponse {
    collection: components["schemas"]["Collection"];
}
export interface CompletedOrder {
    /**
     * @description Says that `data` is an order.
     * @constant
     */
    type: "order";
    data: components["schemas"]["Order"];
}
export interface CompletedSwap {
    /**
     * @description Says that `data` is a swap.
     * @constant
     */
    type: "swap";
    data: components["schemas"]["Swap"];
}
export interface CompletionErrors {
    /** @description One for each item that cannot be sold. */
    errors: components["schemas"]["Error"][];
}
export interface ConditionInput {
    /** @description Ids of products. */
    products?: string[];
    /** @description Ids of product types. Their products are meant. */
    product_types?: string[];
    /** @description Ids of collections. Their products are meant. */
    product_collections?: string[];
    /** @description Ids of product tags. Products with one of them are meant. */
    product_tags?: string[];
    /** @description Ids of customer groups. Their customers are meant. */
    customer_groups?: string[];
    operator: components["schemas"]["DiscountOperator"];
}
export interface ConditionUpdate {
    /** @description Ids of products. */
    products?: string[];
    /** @description Ids of product types. Their products are meant. */
    product_types?: string[];
    /** @description Ids of collections. Their products are meant. */
    product_collections?: string[];
    /** @description Ids of product tags. Products with one of them are meant. */
    product_tags?: string[];
    /** @description Ids of customer groups. Their customers are meant. */
    customer_groups?: string[];
    /** @description The condition to change. Left out, one is added. */
    id?: string;
    operator?: components["schemas"]["DiscountOperator"];
}
export interface Country {
    /** @description A number; other operations name a country by its two letters. */
    id: number;
    /**
     * @description Two letters
     * @example pt
     */
    iso_2: string;
    /**
     * @description Three letters
     * @example prt
     */
    iso_3: string;
    /**
     * @description The ISO 3166-1 number.
     * @example 620
     */
    num_code: number;
    /**
     * @description In uppercase.
     * @example PORTUGAL
     */
    name: string;
    /**
     * @description In English, as it is written.
     * @example Portugal
     */
    display_name: string;
    /** @description Null if no region serves it. */
    region_id: Id<"Region"> | null;
    region?: components["schemas"]["Region"] | null;
}
export interface Currency {
    /**
     * @description Three lowercase letters (ISO 4217).
     * @example eur
     */
    code: string;
    /**
     * @description As it is written in many countries, such as "$".
     * @example €
     */
    symbol: string;
    /**
     * @description As it is written at home.
     * @example €
     */
    symbol_native: string;
    /** @example Euro */
    name: string;
    /** @description Whether prices in it include tax. Present with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
}
export interface CurrencyList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    currencies: components["schemas"]["Currency"][];
}
export interface CurrencyResponse {
    currency: components["schemas"]["Currency"];
}
export interface CustomShippingInput {
    /** @description A shipping option of the order's region. */
    option_id: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    price: number;
}
export interface Customer {
    id: Id<"Customer">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /**
     * Format: email
     * @description Unique among customers with an account, and among those without one.
     */
    email: string;
    first_name: string | null;
    last_name: string | null;
    phone: string | null;
    /** @description False for guests. */
    has_account: boolean;
    /** @description Null if the customer chose none. */
    billing_address_id: string | null;
    billing_address?: components["schemas"]["Address"] | null;
    /** @description The customer's address book. */
    shipping_addresses?: components["schemas"]["Address"][];
    /** @description Those of the account. An order from before it existed is among them once it was claimed. */
    orders?: components["schemas"]["Order"][];
    /** @description The customer groups that the customer is in. */
    groups?: components["schemas"]["CustomerGroup"][];
}
export interface CustomerGroup {
    id: Id<"CustomerGroup">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description Unique in the shop. */
    name: string;
    customers?: components["schemas"]["Customer"][];
    /** @description Those that hold for its customers only. */
    price_lists?: components["schemas"]["PriceList"][];
}
export interface CustomerGroupList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    customer_groups: components["schemas"]["CustomerGroup"][];
}
export interface CustomerGroupResponse {
    customer_group: components["schemas"]["CustomerGroup"];
}
export interface CustomerList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    customers: components["schemas"]["Customer"][];
}
export interface CustomerResponse {
    customer: components["schemas"]["Customer"];
}
export interface DateComparison {
    gt?: components["schemas"]["DateBound"];
    gte?: components["schemas"]["DateBound"];
    lt?: components["schemas"]["DateBound"];
    lte?: components["schemas"]["DateBound"];
}
export interface Deleted {
    id: string;
    /** @description The kind of record. */
    object: string;
    /** @description Always true, also where nothing had to be deleted. */
    deleted: boolean;
}
export interface DeletedAnalyticsConfig {
    user_id: Id<"User">;
    /** @constant */
    object: "analytics_config";
    /** @description Always true. */
    deleted: boolean;
}
export interface DeletedDiscountCondition {
    id: string;
    /** @description The kind of record. */
    object: string;
    /** @description Always true, also where nothing had to be deleted. */
    deleted: boolean;
    discount: components["schemas"]["Discount"];
}
export interface DeletedPrices {
    /** @description The ids of the prices. After a deletion by id, the ids that were sent. */
    ids: string[];
    /** @constant */
    object: "money-amount";
    /** @description Always true. */
    deleted: boolean;
}
export interface DeletedProductOption {
    /** @description The option. */
    option_id: string;
    /** @constant */
    object: "option";
    /** @description Always true, also where nothing had to be deleted. */
    deleted: boolean;
    product: components["schemas"]["Product"];
}
export interface DeletedVariant {
    variant_id: Id<"Variant">;
    /** @constant */
    object: "product-variant";
    /** @description Always true, also where nothing had to be deleted. */
    deleted: boolean;
    product: components["schemas"]["Product"];
}
export interface Discount {
    id: Id<"Discount">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description What a customer enters, in uppercase. */
    code: string;
    /** @description Whether it is a pattern that codes are made from. */
    is_dynamic: boolean;
    /** @description Whether it is refused in carts. */
    is_disabled: boolean;
    /**
     * @description What it takes off. A code that was made from a pattern shares the pattern's. Null only where that is
     *     missing.
     */
    rule_id: string | null;
    rule?: components["schemas"]["DiscountRule"];
    /** @description The pattern that it was made from. Null if it was made by hand. */
    parent_discount_id: string | null;
    parent_discount?: components["schemas"]["Discount"] | null;
    /**
     * Format: date-time
     * @description From when it can be used.
     */
    starts_at: string;
    /**
     * Format: date-time
     * @description Until when it can be used. Null for no end.
     */
    ends_at: string | null;
    /**
     * @description How long a code that is made from it holds, as an ISO 8601 duration. Null for no limit.
     * @example P30D
     */
    valid_duration: string | null;
    /** @description How often it can be used in all. Null for no limit. */
    usage_limit: number | null;
    /** @description How often it was used in orders. */
    usage_count: number;
    /** @description Where it can be used. */
    regions?: components["schemas"]["Region"][];
}
export interface DiscountCondition {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    /**
     * @description What kind of record it holds.
     * @enum {string}
     */
    type: "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups";
    operator: components["schemas"]["DiscountOperator"];
    /** @description The rule that it limits. */
    discount_rule_id: Id<"DiscountRule">;
    discount_rule?: components["schemas"]["DiscountRule"];
    /** @description Present in a condition on products. */
    products?: components["schemas"]["Product"][];
    /** @description Present in a condition on product types. */
    product_types?: components["schemas"]["ProductType"][];
    /** @description Present in a condition on collections. */
    product_collections?: components["schemas"]["Collection"][];
    /** @description Present in a condition on product tags. */
    product_tags?: components["schemas"]["ProductTag"][];
    /** @description Present in a condition on customer groups. */
    customer_groups?: components["schemas"]["CustomerGroup"][];
}
export interface DiscountConditionResponse {
    discount_condition: components["schemas"]["DiscountCondition"];
}
export interface DiscountList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    discounts: components["schemas"]["Discount"][];
}
export interface DiscountResponse {
    discount: components["schemas"]["Discount"];
}
export interface DiscountRule {
    id: Id<"DiscountRule">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description For operators. Shoppers do not see it. */
    description: string | null;
    type: components["schemas"]["DiscountRuleType"];
    value: components["schemas"]["DiscountValue"];
    /** @description Whether it comes off the whole cart or off each item. Null only where an update took it away. */
    allocation: components["schemas"]["DiscountAllocation"] | null;
    /** @description What it is limited to. All of them must hold; none means no limit. */
    conditions?: components["schemas"]["DiscountCondition"][];
}
export interface DiscountRuleFilter {
    type?: components["schemas"]["DiscountRuleType"];
    allocation?: components["schemas"]["DiscountAllocation"];
}
export interface DiscountRuleInput {
    /** @description For operators. Shoppers do not see it. */
    description?: string | null;
    type: components["schemas"]["DiscountRuleType"];
    value: components["schemas"]["DiscountValue"];
    allocation: components["schemas"]["DiscountAllocation"];
    /** @description What it is limited to. All of them must hold; none means no limit. */
    conditions?: components["schemas"]["ConditionInput"][];
}
export interface DiscountRuleUpdate {
    /** @description The rule of this discount. */
    id: string;
    /** @description For operators. Shoppers do not see it. */
    description?: string | null;
    value?: components["schemas"]["DiscountValue"];
    allocation?: components["schemas"]["DiscountAllocation"];
    /** @description Those to change or to add. The others stay. */
    conditions?: components["schemas"]["ConditionUpdate"][];
}
export interface DownloadUrl {
    /** @description Where the file can be fetched for a while. */
    download_url: string;
}
export interface DraftItemInput {
    /** @description What is ordered. Left out for something that is no product. */
    variant_id?: Id<"Variant">;
    /**
     * @description For something that is no product.
     * @default Custom item
     */
    title?: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit. The variant's price when it is left out.
     */
    unit_price?: number;
    /**
     * Format: int32
     * @description How many of it.
     */
    quantity: number;
    metadata?: {
        [key: string]: unknown;
    };
}
export interface DraftOrder {
    id: Id<"DraftOrder">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    status: components["schemas"]["DraftOrderStatus"];
    /** @description The number that people use for it. */
    display_id: number;
    /** @description The cart that holds what is ordered. Null if that was deleted. */
    cart_id: Id<"Cart"> | null;
    cart?: components["schemas"]["Cart"] | null;
    /** @description The order it became. Null until it is paid. */
    order_id: Id<"Order"> | null;
    order?: components["schemas"]["Order"] | null;
    /** @description Whether the customer is not told about the order. Null counts as false. */
    no_notification_order: boolean | null;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at: string | null;
    /**
     * Format: date-time
     * @description When it became an order; null until then.
     */
    completed_at?: string | null;
    /** @description Null, since the server keeps no key with it. */
    idempotency_key?: string | null;
}
export interface DraftOrderList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    draft_orders: components["schemas"]["DraftOrder"][];
}
export interface DraftOrderResponse {
    draft_order: components["schemas"]["DraftOrder"];
}
export interface DraftShippingMethodInput {
    /** @description A shipping option of the region. */
    option_id: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit. The option's own when it is left out.
     */
    price?: number;
    data?: components["schemas"]["ProviderData"];
}
export interface EmailCheck {
    /** @description True if a customer with this address has an account with a password. */
    exists: boolean;
}
export interface Error {
    /**
     * @description The kind of failure.
     * @example invalid_data
     * @example not_found
     */
    type: string;
    /** @description In English, for developers and logs. It may change between server versions. */
    message: string;
    /**
     * @description Narrows the kind down. Left out where there is nothing to add.
     * @example invalid_request_error
     */
    code?: string;
}
export interface FeatureFlag {
    /**
     * @description The flag's name.
     * @example tax_inclusive_pricing
     */
    key: string;
    /** @description On or off; an object for a feature with parts. */
    value: boolean | {
        [key: string]: boolean;
    };
}
export interface Fulfillment {
    id: Id<"Fulfillment">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /** @description Null if it belongs to a swap or a claim. */
    order_id: Id<"Order"> | null;
    order?: components["schemas"]["Order"] | null;
    /** @description Null if it belongs to an order or a claim. */
    swap_id: Id<"Swap"> | null;
    swap?: components["schemas"]["Swap"] | null;
    /** @description Null if it belongs to an order or a swap. */
    claim_order_id: Id<"ClaimOrder"> | null;
    claim_order?: components["schemas"]["ClaimOrder"] | null;
    /** @description The fulfillment provider that ships it. */
    provider_id: string;
    provider?: components["schemas"]["FulfillmentProvider"];
    /** @description The stock location that the items were taken from. Null if the stock was left as it was. */
    location_id: string | null;
    /** @description What is packed. */
    items?: components["schemas"]["FulfillmentItem"][];
    /** @description Empty; the numbers are in tracking_links. */
    tracking_numbers: string[];
    /** @description How it can be followed. Empty until it is shipped. */
    tracking_links?: components["schemas"]["TrackingLink"][];
    data: components["schemas"]["ProviderData"];
    /**
     * Format: date-time
     * @description When it was marked as shipped; null until then.
     */
    shipped_at: string | null;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at: string | null;
    /** @description Whether the customer is not told when it is shipped. Null counts as false. */
    no_notification: boolean | null;
    /** @description Null, since the server keeps no key with it. */
    idempotency_key: string | null;
}
export interface FulfillmentItem {
    fulfillment_id: Id<"Fulfillment">;
    fulfillment?: components["schemas"]["Fulfillment"];
    /** @description The item of the order, swap or claim. */
    item_id: string;
    item?: components["schemas"]["LineItem"];
    /** @description How many of it are packed. */
    quantity: number;
}
export interface FulfillmentOption {
    /** @description The fulfillment provider. */
    provider_id: string;
    /** @description What it can do, each in its own form. One of them becomes the `data` of a shipping option. */
    options: {
        [key: string]: unknown;
    }[];
}
export interface FulfillmentOptionList {
    fulfillment_options: components["schemas"]["FulfillmentOption"][];
}
export interface FulfillmentProvider {
    /** @example manual */
    id: string;
    /** @description False if the server no longer has it. */
    is_installed: boolean;
}
export interface GiftCard {
    id: Id<"GiftCard">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description What a customer enters. */
    code: string;
    /** @description What it was worth at first, in the currency's smallest unit. */
    value: number;
    /** @description What is left of it, in the currency's smallest unit. */
    balance: number;
    /** @description Null after it was deleted. */
    region?: components["schemas"]["Region"] | null;
    /** @description Where it can be used. Its currency is that of the balance. */
    region_id: Id<"Region">;
    /** @description Whether it is refused in carts. */
    is_disabled: boolean;
    /**
     * Format: date-time
     * @description Until when it can be used. Null for no end.
     */
    ends_at: string | null;
    /** @description In percent, taken from the region when the card was made. Null if the region does not tax gift cards. */
    tax_rate: number | null;
    /** @description The order it was bought with. Null if an operator made it. */
    order_id?: Id<"Order"> | null;
    /** @description The order it was bought with. Null if an operator made it. */
    order?: components["schemas"]["Order"] | null;
}
export interface GiftCardList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    gift_cards: components["schemas"]["GiftCard"][];
}
export interface GiftCardResponse {
    gift_card: components["schemas"]["GiftCard"];
}
export interface GiftCardTransaction {
    id: string;
    gift_card_id: Id<"GiftCard">;
    /** @description Null once the gift card is deleted. */
    gift_card?: components["schemas"]["GiftCard"] | null;
    order_id: Id<"Order">;
    order?: components["schemas"]["Order"];
    /** @description In the currency's smallest unit. */
    amount: number;
    /** @description Whether what it paid was taxed. Null in records from before this was kept. */
    is_taxable: boolean | null;
    /** @description In percent, that of the gift card. Null if it has none. */
    tax_rate: number | null;
    /** Format: date-time */
    created_at: string;
}
export interface IdInput {
    id: string;
}
export interface IntegerComparison {
    /**
     * Format: int32
     * @description Greater than this.
     */
    gt?: number;
    /**
     * Format: int32
     * @description This or greater.
     */
    gte?: number;
    /**
     * Format: int32
     * @description Less than this.
     */
    lt?: number;
    /**
     * Format: int32
     * @description This or less.
     */
    lte?: number;
}
export interface InventoryItem {
    id: Id<"InventoryItem">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material: string | null;
    /** @description The stock keeping unit. Null if it has none. */
    sku: string | null;
    title: string | null;
    description: string | null;
    /** @description The address of the small picture. Null if it has none. */
    thumbnail: string | null;
    /** @description Whether it has to be sent, unlike a download. */
    requires_shipping: boolean;
    /** @description How many lie in all places together. */
    stocked_quantity?: number;
    /** @description How many of them are set aside. */
    reserved_quantity?: number;
    /** @description How many lie in each stock location. */
    location_levels?: components["schemas"]["InventoryLevel"][];
    /** @description The same as location_levels, by the name that can be expanded. */
    inventory_levels?: components["schemas"]["InventoryLevel"][];
    /** @description The variants that it is sold as; null for one whose product was deleted. Present in lists. */
    variants?: (components["schemas"]["Variant"] | null)[];
}
export interface InventoryItemLevels {
    id: string;
    /** @description How many lie in each stock location. */
    location_levels: components["schemas"]["InventoryLevel"][];
}
export interface InventoryItemLevelsResponse {
    inventory_item: components["schemas"]["InventoryItemLevels"];
}
export interface InventoryItemList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    inventory_items: components["schemas"]["InventoryItem"][];
}
export interface InventoryItemResponse {
    inventory_item: components["schemas"]["InventoryItem"];
}
export interface InventoryLevel {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    inventory_item_id: Id<"InventoryItem">;
    /** @description The stock location. */
    location_id: string;
    /** @description How many lie there, the reserved ones included. */
    stocked_quantity: number;
    /** @description How many of them are set aside. The server counts them from the reservations. */
    reserved_quantity: number;
    /** @description How many are on their way there. They cannot be sold yet. */
    incoming_quantity: number;
    /** @description Stocked less reserved. */
    available_quantity?: number;
}
export interface Invite {
    id: Id<"Invite">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /**
     * Format: email
     * @description Who was invited, and what the new user signs in with.
     */
    user_email: string;
    /** @description What the new user's role will be. Null for none. */
    role: components["schemas"]["UserRole"] | null;
    /** @description False: accepting one takes it away. */
    accepted: boolean;
    /** @description What the link in the invitation carries. */
    token: string;
    /**
     * Format: date-time
     * @description After this the token is refused. Sending it again moves it.
     */
    expires_at: string;
}
export interface InviteList {
    invites: components["schemas"]["Invite"][];
}
export interface InvitedUser {
    first_name?: string | null;
    last_name?: string | null;
    /** @description What the new user signs in with. */
    password: string;
}
export interface IsoDateComparison {
    gt?: components["schemas"]["DateInput"];
    gte?: components["schemas"]["DateInput"];
    lt?: components["schemas"]["DateInput"];
    lte?: components["schemas"]["DateInput"];
}
export interface ItemQuantity {
    /** @description The item. */
    item_id: string;
    /**
     * Format: int32
     * @description How many of it.
     */
    quantity: number;
}
export interface KeySalesChannels {
    sales_channels: components["schemas"]["SalesChannel"][];
}
export interface LineItem {
    id: Id<"LineItem">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /** @description Without tax and before discounts. */
    subtotal?: number;
    /** @description What discounts take off. */
    discount_total?: number;
    /** @description discount_total before it was rounded. */
    raw_discount_total?: number;
    /** @description What gift cards pay of it. */
    gift_card_total?: number;
    /** @description The tax after discounts. Null where it was not computed. */
    tax_total?: number | null;
    /** @description With tax and after discounts. */
    total?: number;
    /** @description The tax without discounts. Null where it was not computed. */
    original_tax_total?: number | null;
    /** @description With tax and without discounts. */
    original_total?: number;
    /** @description What can still be paid back for it. */
    refundable?: number;
    /** @description Null if it is in no cart. */
    cart_id: Id<"Cart"> | null;
    cart?: components["schemas"]["Cart"] | null;
    /** @description Null if it is in no order. */
    order_id: Id<"Order"> | null;
    order?: components["schemas"]["Order"] | null;
    /** @description Null unless it is new in a swap. */
    swap_id: Id<"Swap"> | null;
    swap?: components["schemas"]["Swap"] | null;
    /** @description Null unless it is the replacement in a claim. */
    claim_order_id: Id<"ClaimOrder"> | null;
    claim_order?: components["schemas"]["ClaimOrder"] | null;
    /** @description In an order edit, the item of the order that this one was copied from. Null elsewhere. */
    original_item_id: string | null;
    /** @description Null unless it is proposed in an order edit. */
    order_edit_id: Id<"OrderEdit"> | null;
    order_edit?: components["schemas"]["OrderEdit"] | null;
    title: string;
    /** @description The variant's title, as a rule. Null if there is nothing to say. */
    description: string | null;
    /** @description The address of the small picture. Null if it has none. */
    thumbnail: string | null;
    /** @description Whether it comes back and so counts as negative. */
    is_return: boolean;
    /** @description Whether it becomes gift cards when it is bought. */
    is_giftcard: boolean;
    /** @description Whether more of the same variant raises this item's quantity. */
    should_merge: boolean;
    /** @description Whether discounts apply to it. */
    allow_discounts: boolean;
    /** @description Whether a shipping method was chosen that carries it. Null counts as false. */
    has_shipping: boolean | null;
    /** @description What one of it costs before discounts, in the currency's smallest unit. */
    unit_price: number;
    /** @description Whether the price includes tax. Present with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description How many of it. */
    quantity: number;
    /** @description How many are packed. Null counts as 0. */
    fulfilled_quantity: number | null;
    /** @description How many came back. Null counts as 0. */
    returned_quantity: number | null;
    /** @description How many were sent. Null counts as 0. */
    shipped_quantity: number | null;
    /** @description Null for something that is no product. */
    variant_id: Id<"Variant"> | null;
    variant?: components["schemas"]["Variant"] | null;
    /** @description What each discount takes off. */
    adjustments?: components["schemas"]["LineItemAdjustment"][];
    /** @description The taxes on it. */
    tax_lines?: components["schemas"]["LineItemTaxLine"][];
}
export interface LineItemAdjustment {
    id: string;
    /** @description The item that gets cheaper. */
    item_id: string;
    item?: components["schemas"]["LineItem"];
    /** @description Always "discount" where the server made it. */
    description: string;
    /** @description Null if no discount is behind it. */
    discount_id: Id<"Discount"> | null;
    discount?: components["schemas"]["Discount"] | null;
    /** @description In the currency's smallest unit. A share of a discount need not be whole. */
    amount: number;
    metadata: components["schemas"]["Metadata"];
}
export interface LineItemTaxLine {
    /** @description Absent until it is stored. */
    id?: string;
    /** @description In percent. */
    rate: number;
    name: string;
    /** @description What the rate is called in reports and in other systems. Null if it has no code. */
    code: string | null;
    /** Format: date-time */
    created_at?: string;
    /** Format: date-time */
    updated_at?: string;
    metadata?: components["schemas"]["Metadata"];
    /** @description The item that is taxed. */
    item_id: string;
    item?: components["schemas"]["LineItem"];
}
export interface MoneyAmount {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at: string | null;
    /**
     * @description The currency of the amount, as a lowercase ISO 4217 code.
     * @example eur
     */
    currency_code: string;
    currency?: components["schemas"]["Currency"];
    /** @description In the currency's smallest unit. */
    amount: number;
    /** @description The price holds from this quantity on. Null for no lower bound. */
    min_quantity: number | null;
    /** @description The price holds up to this quantity. Null for no upper bound. */
    max_quantity: number | null;
    /** @description Null for the variant's usual price. */
    price_list_id: Id<"PriceList"> | null;
    price_list?: components["schemas"]["PriceList"] | null;
    /** @description Null for a price that holds in every region with its currency. */
    region_id: Id<"Region"> | null;
    region?: components["schemas"]["Region"] | null;
    /** @description Null only where the variant is not part of the answer. */
    variant_id?: Id<"Variant"> | null;
    variant?: components["schemas"]["Variant"] | null;
    /** @description The variant it belongs to, as a list. Present when it is expanded. */
    variants?: components["schemas"]["Variant"][];
}
export interface MultipleErrors {
    /** @description One sentence for each thing that does not go together. */
    errors: string[];
    /** @description A summary that points at `errors`. */
    message: string;
}
export interface Note {
    id: Id<"Note">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description The remark itself. */
    value: string;
    /**
     * @description The kind of record it is about.
     * @example order
     */
    resource_type: string;
    /** @description The record that it is about. */
    resource_id: string;
    /** @description The user who wrote it. Null if that is not known. */
    author_id: string | null;
    /** @description The user who wrote it. Null once that user was deleted. */
    author?: components["schemas"]["User"] | null;
}
export interface NoteList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    notes: components["schemas"]["Note"][];
}
export interface NoteResponse {
    note: components["schemas"]["Note"];
}
export interface Notification {
    id: Id<"Notification">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /**
     * @description What happened that it tells about. Null if that is not known.
     * @example order.placed
     */
    event_name: string | null;
    /**
     * @description The kind of the record that it is about.
     * @example order
     */
    resource_type: string;
    /** @description The record that it is about. */
    resource_id: string;
    /** @description Null if it went to no customer. */
    customer_id?: Id<"Customer"> | null;
    customer?: components["schemas"]["Customer"] | null;
    /** @description Where it went, such as an e-mail address. */
    to: string;
    /** @description What the message was made of. */
    data?: {
        [key: string]: unknown;
    };
    /** @description The message that this one repeats. Null if it repeats none. */
    parent_id?: string | null;
    /** @description The message that this one repeats. Null if it repeats none. */
    parent_notification?: components["schemas"]["Notification"] | null;
    /** @description The messages that repeat it. */
    resends?: components["schemas"]["Notification"][];
    /** @description The notification provider that sent it. Null if that is not known. */
    provider_id: string | null;
    provider?: components["schemas"]["NotificationProvider"];
}
export interface NotificationList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    notifications: components["schemas"]["Notification"][];
}
export interface NotificationProvider {
    id: string;
    /** @description False if the server no longer has it. */
    is_installed: boolean;
}
export interface NotificationResponse {
    notification: components["schemas"]["Notification"];
}
export interface NumberComparison {
    /** @description Greater than this. */
    gt?: number;
    /** @description This or greater. */
    gte?: number;
    /** @description Less than this. */
    lt?: number;
    /** @description This or less. */
    lte?: number;
}
export interface OptionValue {
    /** @description The value in words, such as "Large". */
    value: string;
}
export interface OptionValueInput {
    /** @description One of the product's options. */
    option_id: string;
    /** @description What this variant has for that option, such as "Large". */
    value: string;
}
export interface Order {
    /** @description The cart it was made from. Null if it came another way. */
    cart?: components["schemas"]["Cart"] | null;
    /** @description The draft order it was made from. Null if a shopper made it. */
    draft_order?: components["schemas"]["DraftOrder"] | null;
    customer?: components["schemas"]["Customer"];
    /** @description Null if none was given. */
    billing_address?: components["schemas"]["Address"] | null;
    /** @description Null if nothing is shipped. */
    shipping_address?: components["schemas"]["Address"] | null;
    /** @description Null once it was deleted. */
    region?: components["schemas"]["Region"] | null;
    currency?: components["schemas"]["Currency"];
    /** @description Where it was bought. Null if that is not known. */
    sales_channel?: components["schemas"]["SalesChannel"] | null;
    /** @description What was bought, as changed by order edits. */
    items?: components["schemas"]["LineItem"][];
    /** @description What can still be returned. Only there if `expand` names it. */
    returnable_items?: components["schemas"]["LineItem"][];
    /** @description How it is sent. */
    shipping_methods?: components["schemas"]["ShippingMethod"][];
    /** @description The discounts that were used. */
    discounts?: components["schemas"]["Discount"][];
    /** @description Those that paid for a part of it. */
    gift_cards?: components["schemas"]["GiftCard"][];
    /** @description How much each gift card paid. */
    gift_card_transactions?: components["schemas"]["GiftCardTransaction"][];
    payments?: components["schemas"]["Payment"][];
    /** @description What was paid back. */
    refunds?: components["schemas"]["Refund"][];
    fulfillments?: components["schemas"]["Fulfillment"][];
    returns?: components["schemas"]["Return"][];
    swaps?: components["schemas"]["Swap"][];
    /** @description The complaints about it. */
    claims?: components["schemas"]["ClaimOrder"][];
    /** @description The order edits, past and present. */
    edits?: components["schemas"]["OrderEdit"][];
    /** @description The items without tax and before discounts. */
    subtotal?: number;
    /** @description What discounts take off. */
    discount_total?: number;
    /** @description The same before it was rounded. */
    raw_discount_total?: number;
    /** @description Shipping without tax. */
    shipping_total?: number;
    /** @description The tax on the items. */
    item_tax_total?: number;
    /** @description The tax on shipping. Null where it was not computed. */
    shipping_tax_total?: number | null;
    /** @description All tax. Null where it was not computed. */
    tax_total?: number | null;
    /** @description What gift cards pay. */
    gift_card_total?: number;
    /** @description The tax in what gift cards pay. */
    gift_card_tax_total?: number;
    /** @description What is left to pay. */
    total?: number;
    id: Id<"Order">;
    /** @constant */
    object?: "order";
    status: components["schemas"]["OrderStatus"];
    fulfillment_status: components["schemas"]["FulfillmentStatus"];
    payment_status: components["schemas"]["PaymentStatus"];
    /** @description The number that people use for it. It goes up by one with each order. */
    display_id: number;
    /** @description The cart it was made from. Null if it came another way. */
    cart_id: Id<"Cart"> | null;
    /** @description The draft order it was made from. Null if a shopper made it. */
    draft_order_id?: Id<"DraftOrder"> | null;
    /** @description Who bought. Each order has a customer, with an account or without one. */
    customer_id: Id<"Customer">;
    /**
     * Format: email
     * @description Where messages about the order go.
     */
    email: string;
    /** @description Null if none was given. */
    billing_address_id?: string | null;
    /** @description Null if nothing is shipped. */
    shipping_address_id?: string | null;
    region_id: Id<"Region">;
    /**
     * @description The currency of all amounts, as a lowercase ISO 4217 code.
     * @example eur
     */
    currency_code: string;
    /** @description In percent. Null, since each item has tax lines of its own. */
    tax_rate: number | null;
    /** @description Where it was bought. Null if that is not known. Present with the feature sales_channels. */
    sales_channel_id?: Id<"SalesChannel"> | null;
    /** @description Whether the customer is not told what happens. Null counts as false. */
    no_notification?: boolean | null;
    /** @description Its id in another system. Null if it has none. */
    external_id?: string | null;
    /** @description Null, since the server keeps no key with it. */
    idempotency_key?: string | null;
    /** @description The sum of its payments, in the currency's smallest unit: also of those that are only authorized, or canceled. What was authorized for an edit is not in it. */
    paid_total?: number;
    /** @description What was paid back, in the currency's smallest unit. */
    refunded_total?: number;
    /** @description `paid_total` without what was paid back, in the currency's smallest unit. Only what was captured can be paid back: before that, a refund is refused however much this says. */
    refundable_amount?: number;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at?: string | null;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at?: string;
    metadata?: components["schemas"]["Metadata"];
}
export interface OrderEdit {
    /** @description The items without tax and before discounts. */
    subtotal?: number;
    /** @description What discounts take off. */
    discount_total?: number;
    /** @description Shipping without tax. */
    shipping_total?: number;
    /** @description What gift cards pay. */
    gift_card_total?: number;
    /** @description The tax in what gift cards pay. */
    gift_card_tax_total?: number;
    /** @description All tax. Null where it was not computed. */
    tax_total?: number | null;
    /** @description The order's total with the changes. */
    total?: number;
    /** @description What the customer would have to pay more, or less if it is negative, in the currency's smallest unit. */
    difference_due?: number;
    id: Id<"OrderEdit">;
    order_id: Id<"Order">;
    order?: components["schemas"]["Order"];
    status: components["schemas"]["OrderEditStatus"];
    /** @description The items as they would be. */
    items?: components["schemas"]["LineItem"][];
    /** @description What is proposed, one entry for each item that is added, removed or changed. */
    changes?: components["schemas"]["OrderItemChange"][];
    /** @description Null unless the customer has to pay something first. */
    payment_collection_id: Id<"PaymentCollection"> | null;
    /** @description What the customer has to pay first, if it costs more. Null if there is nothing to pay. */
    payment_collection?: components["schemas"]["PaymentCollection"] | null;
    /** @description For the admin only. Null if nothing was written. */
    internal_note?: string | null;
    /** Format: date-time */
    created_at: string;
    /** @description The id of a user. For the admin only. */
    created_by?: string;
    /**
     * Format: date-time
     * @description When the customer was asked to agree; null until then.
     */
    requested_at: string | null;
    /** @description The id of the user who asked. Null until then. */
    requested_by: string | null;
    /**
     * Format: date-time
     * @description When it took effect; null until then.
     */
    confirmed_at: string | null;
    /** @description The id of the user or customer who confirmed it. Null until then. For the admin only. */
    confirmed_by?: string | null;
    /**
     * Format: date-time
     * @description When the customer declined it; null if that did not happen.
     */
    declined_at: string | null;
    /** @description The id of the customer. Null unless it was declined. */
    declined_by: string | null;
    /** @description The customer's own words. Null unless it was declined with any. */
    declined_reason: string | null;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at: string | null;
    /** @description The id of the user who canceled it. Null if nobody did. For the admin only. */
    canceled_by?: string | null;
    /** Format: date-time */
    updated_at?: string;
}
export interface OrderEditList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    order_edits: components["schemas"]["OrderEdit"][];
}
export interface OrderEditResponse {
    order_edit: components["schemas"]["OrderEdit"];
}
export interface OrderItemChange {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /**
     * @description Whether an item is new, goes, or changes its quantity.
     * @enum {string}
     */
    type: "item_add" | "item_remove" | "item_update";
    order_edit_id: Id<"OrderEdit">;
    order_edit?: components["schemas"]["OrderEdit"];
    /** @description Null for a new item. */
    original_line_item_id: string | null;
    original_line_item?: components["schemas"]["LineItem"] | null;
    /** @description Null for an item that goes. */
    line_item_id: Id<"LineItem"> | null;
    line_item?: components["schemas"]["LineItem"] | null;
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at: string | null;
}
export interface OrderList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    orders: components["schemas"]["Order"][];
}
export interface OrderResponse {
    order: components["schemas"]["Order"];
}
export interface Payment {
    id: Id<"Payment">;
    /** @description The order it pays for. Null until there is one. */
    order_id: Id<"Order"> | null;
    order?: components["schemas"]["Order"] | null;
    /** @description The swap whose difference it pays. Null if it is for none. */
    swap_id: Id<"Swap"> | null;
    swap?: components["schemas"]["Swap"] | null;
    /** @description The cart it was authorized for. Null where a payment collection was paid. */
    cart_id: Id<"Cart"> | null;
    cart?: components["schemas"]["Cart"] | null;
    /** @description In the currency's smallest unit. */
    amount: number;
    /** @description In the currency's smallest unit. */
    amount_refunded: number;
    /**
     * @description The currency of the amounts, as a lowercase ISO 4217 code.
     * @example eur
     */
    currency_code: string;
    currency?: components["schemas"]["Currency"];
    /** @description The payment provider that has the money. */
    provider_id: string;
    data: components["schemas"]["ProviderData"];
    /**
     * Format: date-time
     * @description When the money was taken; null while it is only authorized.
     */
    captured_at: string | null;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at: string | null;
    /** @description Null, since the server keeps no key with it. */
    idempotency_key?: string | null;
    /** Format: date-time */
    created_at?: string;
    /** Format: date-time */
    updated_at?: string;
    metadata: components["schemas"]["Metadata"];
}
export interface PaymentCollection {
    id: Id<"PaymentCollection">;
    /**
     * @description What it is for. Only order edits make any.
     * @enum {string}
     */
    type: "order_edit";
    status: components["schemas"]["PaymentCollectionStatus"];
    /** @description What the customer pays for, in words. Null if nothing was written. */
    description: string | null;
    /** @description What is to be paid in all, in the currency's smallest unit. */
    amount: number;
    /** @description How much of the amount is authorized, in the currency's smallest unit. Null counts as 0. For the admin only. */
    authorized_amount?: number | null;
    /**
     * @description The currency of the amounts, as a lowercase ISO 4217 code.
     * @example eur
     */
    currency_code: string;
    currency?: components["schemas"]["Currency"];
    region_id?: Id<"Region">;
    /** @description Null once the region is deleted. */
    region?: components["schemas"]["Region"] | null;
    /** @description How the customer wants to pay it. One for all of the amount, or several for parts of it. */
    payment_sessions?: components["schemas"]["PaymentSession"][];
    /** @description What the sessions became once they were authorized. */
    payments?: components["schemas"]["Payment"][];
    /** @description The id of a user. */
    created_by?: string;
    /** Format: date-time */
    created_at?: string;
    /** Format: date-time */
    updated_at?: string;
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at?: string | null;
    metadata: components["schemas"]["Metadata"];
}
export interface PaymentCollectionResponse {
    payment_collection: components["schemas"]["PaymentCollection"];
}
export interface PaymentMethod {
    /** @description The payment provider that keeps it. */
    provider_id: string;
    /** @description In the provider's own form. */
    data: {
        [key: string]: unknown;
    };
}
export interface PaymentMethodInput {
    /** @description Accepted, but without effect. */
    provider_id?: string;
    data?: components["schemas"]["ProviderData"];
}
export interface PaymentMethodList {
    payment_methods: components["schemas"]["PaymentMethod"][];
}
export interface PaymentProvider {
    /** @example manual */
    id: string;
    /** @description False if the server no longer has it. */
    is_installed: boolean;
}
export interface PaymentProviderList {
    payment_providers: components["schemas"]["PaymentProvider"][];
}
export interface PaymentResponse {
    payment: components["schemas"]["Payment"];
}
export interface PaymentSession {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /** @description Null in a payment collection. */
    cart_id: Id<"Cart"> | null;
    cart?: components["schemas"]["Cart"] | null;
    /** @description The payment provider. */
    provider_id: string;
    /** @description Whether the shopper chose it. Null in a payment collection. */
    is_selected: boolean | null;
    /** @description Whether the provider knows of it. */
    is_initiated: boolean;
    /**
     * @description What the provider says of it. `requires_more` waits for the shopper.
     * @enum {string}
     */
    status: "authorized" | "pending" | "requires_more" | "error" | "canceled";
    data: components["schemas"]["ProviderData"];
    /**
     * @description What is to be paid with it, in the currency's smallest unit. Null only in records from before this was
     *     kept.
     */
    amount: number | null;
    /**
     * Format: date-time
     * @description When the payment was authorized; null until then.
     */
    payment_authorized_at: string | null;
    /** @description Null, since the server keeps no key with it. */
    idempotency_key: string | null;
}
export interface PaymentSessionResponse {
    payment_session: components["schemas"]["PaymentSession"];
}
export interface PriceInput {
    /** @description As a lowercase ISO 4217 code. Not with region_id. */
    currency_code?: string;
    /** @description Not with currency_code. */
    region_id?: Id<"Region">;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    /**
     * Format: int32
     * @description The price holds from this quantity on. From 1 when it is left out.
     */
    min_quantity?: number;
    /**
     * Format: int32
     * @description The price holds up to this quantity. Without an upper bound when it is left out.
     */
    max_quantity?: number;
}
export interface PriceList {
    id: Id<"PriceList">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at: string | null;
    name: string;
    /** @description For operators. Shoppers do not see it. */
    description: string;
    type: components["schemas"]["PriceListType"];
    status: components["schemas"]["PriceListStatus"];
    /**
     * Format: date-time
     * @description From when its prices hold. Null for no beginning.
     */
    starts_at: string | null;
    /**
     * Format: date-time
     * @description Until when its prices hold. Null for no end.
     */
    ends_at: string | null;
    /** @description Whether its prices include tax. Present with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    /** @description What variants cost as long as the list holds. */
    prices?: components["schemas"]["MoneyAmount"][];
    /** @description Who it is for. Everyone if it is empty. */
    customer_groups?: components["schemas"]["CustomerGroup"][];
}
export interface PriceListList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    price_lists: components["schemas"]["PriceList"][];
}
export interface PriceListPrice {
    /** @description As a lowercase ISO 4217 code. Not with region_id. */
    currency_code?: string;
    /** @description Not with currency_code. */
    region_id?: Id<"Region">;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    /**
     * Format: int32
     * @description The price holds from this quantity on. From 1 when it is left out.
     */
    min_quantity?: number;
    /**
     * Format: int32
     * @description The price holds up to this quantity. Without an upper bound when it is left out.
     */
    max_quantity?: number;
    variant_id: Id<"Variant">;
}
export interface PriceListPriceUpdate {
    /** @description As a lowercase ISO 4217 code. Not with region_id. */
    currency_code?: string;
    /** @description Not with currency_code. */
    region_id?: Id<"Region">;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    /**
     * Format: int32
     * @description The price holds from this quantity on. From 1 when it is left out.
     */
    min_quantity?: number;
    /**
     * Format: int32
     * @description The price holds up to this quantity. Without an upper bound when it is left out.
     */
    max_quantity?: number;
    /** @description The price to change. Left out, a price is added. */
    id?: string;
    variant_id: Id<"Variant">;
}
export interface PriceListResponse {
    price_list: components["schemas"]["PriceList"];
}
export interface PriceUpdate {
    /** @description As a lowercase ISO 4217 code. Not with region_id. */
    currency_code?: string;
    /** @description Not with currency_code. */
    region_id?: Id<"Region">;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    /**
     * Format: int32
     * @description The price holds from this quantity on. From 1 when it is left out.
     */
    min_quantity?: number;
    /**
     * Format: int32
     * @description The price holds up to this quantity. Without an upper bound when it is left out.
     */
    max_quantity?: number;
    id?: string;
}
export interface Product {
    id: Id<"Product">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material: string | null;
    title: string;
    subtitle: string | null;
    description: string | null;
    /** @description The product's name in addresses, unique in the shop. Null only where none could be made. */
    handle: string | null;
    /** @description Whether it is sold as a gift card. Set when it is created. */
    is_giftcard: boolean;
    /** @description Whether discounts apply to it. */
    discountable: boolean;
    status: components["schemas"]["ProductStatus"];
    /** @description Its id in another system. Null if it has none. */
    external_id: string | null;
    /** @description The address of the small picture. Null if it has none. */
    thumbnail: string | null;
    /** @description In the order in which they are shown. */
    images?: components["schemas"]["ProductImage"][];
    /** @description The ways in which the variants differ. */
    options?: components["schemas"]["ProductOption"][];
    variants?: components["schemas"]["Variant"][];
    /** @description Null if it is in no collection. Left out by an `expand` that names the collection and not all else. */
    collection_id?: Id<"Collection"> | null;
    /**
     * @description Null if it is in none. In a list of deleted products, a collection that was deleted as well has an id
     *     and else nulls.
     */
    collection?: components["schemas"]["Collection"] | null;
    /** @description Null if it has no type. Left out by an `expand` that names the type and not all else. */
    type_id?: string | null;
    type?: components["schemas"]["ProductType"] | null;
    tags?: components["schemas"]["ProductTag"][];
    categories?: components["schemas"]["ProductCategory"][];
    sales_channels?: components["schemas"]["SalesChannel"][];
    /** @description The first of its shipping profiles. */
    profile_id?: string;
    profile?: components["schemas"]["ShippingProfile"];
    /** @description The shipping profiles it belongs to, one as a rule. */
    profiles?: components["schemas"]["ShippingProfile"][];
}
export interface ProductCategory {
    id: Id<"ProductCategory">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    name: string;
    description: string;
    /** @description Its name in addresses, unique in the shop. */
    handle: string;
    /** @description The ids on the way down to it, each with a dot behind it. Null where it was not loaded. */
    mpath?: string | null;
    /** @description Hidden from the shop. Only told in the admin. */
    is_internal?: boolean;
    /** @description Only active ones are in the shop. Only told in the admin. */
    is_active?: boolean;
    /** @description Its place among its siblings, from 0. */
    rank: number;
    /** @description Null for a category at the top. */
    parent_category_id: string | null;
    /** @description The category it lies in. Null at the top. */
    parent_category?: components["schemas"]["ProductCategory"] | null;
    /** @description The categories that lie in it, in their order. */
    category_children?: components["schemas"]["ProductCategory"][];
    products?: components["schemas"]["Product"][];
}
export interface ProductCategoryList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    product_categories: components["schemas"]["ProductCategory"][];
}
export interface ProductCategoryResponse {
    product_category: components["schemas"]["ProductCategory"];
}
export interface ProductImage {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description Where the picture is found. */
    url: string;
}
export interface ProductList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    products: components["schemas"]["Product"][];
}
export interface ProductOption {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    title: string;
    product_id: Id<"Product">;
    product?: components["schemas"]["Product"];
    /** @description The values of all variants, one for each of them. */
    values?: components["schemas"]["ProductOptionValue"][];
}
export interface ProductOptionInput {
    title: string;
}
export interface ProductOptionValue {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description The variant's value in words. */
    value: string;
    /** @description The option of the product that it is a value of. */
    option_id: string;
    option?: components["schemas"]["ProductOption"];
    variant_id: Id<"Variant">;
    variant?: components["schemas"]["Variant"];
}
export interface ProductResponse {
    product: components["schemas"]["Product"];
}
export interface ProductTag {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    /** @description The word itself. */
    value: string;
}
export interface ProductTagInput {
    /** @description Only of a tag that exists. */
    id?: string;
    /** @description The word itself, unique in the shop. */
    value: string;
}
export interface ProductTagList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    product_tags: components["schemas"]["ProductTag"][];
}
export interface ProductTagUsage {
    id: string;
    /** @description A whole number as text. */
    usage_count: string;
    /** @description The word itself. */
    value: string;
}
export interface ProductTagUsageList {
    /** @description The tags, the ones that are used most first. */
    tags: components["schemas"]["ProductTagUsage"][];
}
export interface ProductType {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    /** @description The name of the type. */
    value: string;
}
export interface ProductTypeInput {
    /** @description Only of a type that exists. */
    id?: string;
    /** @description The name of the type, unique in the shop. */
    value: string;
}
export interface ProductTypeList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    product_types: components["schemas"]["ProductType"][];
}
export interface ProductTypesInUse {
    types: components["schemas"]["ProductType"][];
}
export interface ProductVariantInput {
    /** @description The stock keeping unit, unique in the shop. Null removes it. */
    sku?: string | null;
    /** @description The European article number, unique in the shop. Null removes it. */
    ean?: string | null;
    /** @description The universal product code, unique in the shop. Null removes it. */
    upc?: string | null;
    /** @description A code that is neither an EAN nor a UPC, unique in the shop. Null removes it. */
    barcode?: string | null;
    /**
     * Format: int32
     * @description How many are in stock. Without effect while the inventory module counts the stock.
     */
    inventory_quantity?: number;
    /** @description Whether it can be bought when none is left. */
    allow_backorder?: boolean;
    /** @description Whether the server keeps count. */
    manage_inventory?: boolean;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    title: string;
    /** @description One for each currency or region that it is sold in. */
    prices: components["schemas"]["PriceInput"][];
    /** @description One value for each option of the product, in their order. */
    options?: components["schemas"]["OptionValue"][];
}
export interface ProductVariantList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    variants: components["schemas"]["Variant"][];
}
export interface ProductVariantUpdate {
    /** @description The stock keeping unit, unique in the shop. Null removes it. */
    sku?: string | null;
    /** @description The European article number, unique in the shop. Null removes it. */
    ean?: string | null;
    /** @description The universal product code, unique in the shop. Null removes it. */
    upc?: string | null;
    /** @description A code that is neither an EAN nor a UPC, unique in the shop. Null removes it. */
    barcode?: string | null;
    /**
     * Format: int32
     * @description How many are in stock. Without effect while the inventory module counts the stock.
     */
    inventory_quantity?: number;
    /** @description Whether it can be bought when none is left. */
    allow_backorder?: boolean;
    /** @description Whether the server keeps count. */
    manage_inventory?: boolean;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height?: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width?: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code?: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country?: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code?: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material?: string | null;
    /** @description The variant to change. Left out, a variant is added. */
    id?: string;
    title?: string;
    /** @description All that it is to have. Those that are left out are deleted. */
    prices?: components["schemas"]["PriceUpdate"][];
    /** @description The values to set or to change. */
    options?: components["schemas"]["OptionValueInput"][];
}
export interface ProviderData {
    [key: string]: unknown;
}
export interface PublishableApiKey {
    id: Id<"PublishableApiKey">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /** @description For operators, to tell keys apart. */
    title: string;
    /** @description The id of the user who created it. Null if that is not known. */
    created_by: string | null;
    /** @description The id of the user who revoked it. Null while it holds. */
    revoked_by: string | null;
    /**
     * Format: date-time
     * @description When it stopped to hold; null while it holds.
     */
    revoked_at: string | null;
}
export interface PublishableApiKeyList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    publishable_api_keys: components["schemas"]["PublishableApiKey"][];
}
export interface PublishableApiKeyResponse {
    publishable_api_key: components["schemas"]["PublishableApiKey"];
}
export interface Refund {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /** @description The order it was paid for. Null if the payment belongs to none. */
    order_id: Id<"Order"> | null;
    order?: components["schemas"]["Order"] | null;
    /** @description The payment it was paid back from. Null if it was taken from all payments of an order. */
    payment_id: Id<"Payment"> | null;
    payment?: components["schemas"]["Payment"] | null;
    /** @description In the currency's smallest unit. */
    amount: number;
    /** @description What was remarked about it. Null if nothing was. */
    note: string | null;
    reason: components["schemas"]["RefundReason"];
    /** @description Null, since the server keeps no key with it. */
    idempotency_key: string | null;
}
export interface RefundResponse {
    refund: components["schemas"]["Refund"];
}
export interface Region {
    id: Id<"Region">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    name: string;
    /**
     * @description What is paid with in it, as a lowercase ISO 4217 code.
     * @example eur
     */
    currency_code: string;
    currency?: components["schemas"]["Currency"];
    /** @description In percent; 23 means 23%. For all that no tax rate of the region names. */
    tax_rate: number;
    /**
     * @description Those that override the region's own for some products, types or shipping options. Null where they were
     *     not loaded.
     */
    tax_rates?: components["schemas"]["TaxRate"][] | null;
    /** @description What the region's own rate is called in reports and in other systems. Null if it has no code. */
    tax_code: string | null;
    /**
     * @description Whether gift cards pay amounts without tax and lower the tax by `gift_card_tax_total`. Otherwise they
     *     pay the tax as well.
     */
    gift_cards_taxable: boolean;
    /** @description False: taxes are computed only on request. */
    automatic_taxes: boolean;
    /** @description Null means the server's own tax calculation. */
    tax_provider_id: Id<"TaxProvider"> | null;
    tax_provider?: components["schemas"]["TaxProvider"] | null;
    /** @description Whether prices of the region include tax. Present with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    countries?: components["schemas"]["Country"][];
    /** @description Those that shoppers in it can pay with. */
    payment_providers?: components["schemas"]["PaymentProvider"][];
    /** @description Those that can ship to it. */
    fulfillment_providers?: components["schemas"]["FulfillmentProvider"][];
}
export interface RegionList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    regions: components["schemas"]["Region"][];
}
export interface RegionResponse {
    region: components["schemas"]["Region"];
}
export interface RemovedProducts {
    id: string;
    /** @constant */
    object: "product-collection";
    /** @description The ids that were sent. */
    removed_products: string[];
}
export interface ReservationItem {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /** @description The stock location it is set aside in. */
    location_id: string;
    inventory_item_id: Id<"InventoryItem">;
    inventory_item?: components["schemas"]["InventoryItem"];
    /** @description How many are set aside. */
    quantity: number;
    /** @description The item that it is for. Null if it was set aside by hand for something else. */
    line_item_id: Id<"LineItem"> | null;
    line_item?: components["schemas"]["LineItem"] | null;
    /** @description What it is for, in words. Null if nothing was written. */
    description: string | null;
    /** @description Its id in another system. Null if it has none. */
    external_id?: string | null;
    /** @description The id of the user who set it aside. Null if the server did, for an order. */
    created_by?: string | null;
    /**
     * Format: date-time
     * @description When it was deleted; null while it holds.
     */
    deleted_at?: string | null;
}
export interface ReservationList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    /** @description The reservations of this page. */
    reservations: components["schemas"]["ReservationItem"][];
}
export interface ReservationResponse {
    reservation: components["schemas"]["ReservationItem"];
}
export interface Return {
    id: Id<"Return">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    status: components["schemas"]["ReturnStatus"];
    /** @description Null if it belongs to a swap or a claim. */
    order_id: Id<"Order"> | null;
    order?: components["schemas"]["Order"] | null;
    /** @description Null if it belongs to an order or a claim. */
    swap_id: Id<"Swap"> | null;
    swap?: components["schemas"]["Swap"] | null;
    /** @description Null if it belongs to an order or a swap. */
    claim_order_id: Id<"ClaimOrder"> | null;
    claim_order?: components["schemas"]["ClaimOrder"] | null;
    /** @description What comes back. */
    items?: components["schemas"]["ReturnItem"][];
    /** @description How it comes back. Null if the customer sees to that. */
    shipping_method?: components["schemas"]["ShippingMethod"] | null;
    /** @description What the fulfillment provider keeps for the way back, such as a label. Null if there is none. */
    shipping_data: components["schemas"]["ProviderData"] | null;
    /** @description The stock location that the items are to arrive at. Null if none was named. */
    location_id: string | null;
    /** @description What is paid back once it is received, in the currency's smallest unit. */
    refund_amount: number;
    /**
     * Format: date-time
     * @description When it arrived; null until then.
     */
    received_at: string | null;
    /** @description Whether the customer is not told what happens. Null counts as false. */
    no_notification: boolean | null;
    /** @description The key of the request that made it, which the server issued. Null if there was none. */
    idempotency_key: string | null;
}
export interface ReturnItem {
    return_id: Id<"Return">;
    return_order?: components["schemas"]["Return"];
    /** @description The item of the order. */
    item_id: string;
    item?: components["schemas"]["LineItem"];
    /** @description How many come back: what was asked for, and once it is received, what arrived. */
    quantity: number;
    /** @description False if another quantity came than was asked for. */
    is_requested: boolean;
    /** @description How many were to come back. Null for an item that arrived without having been announced. */
    requested_quantity: number | null;
    /** @description How many arrived. Null until the return is received. */
    received_quantity: number | null;
    /** @description Null if none was given. */
    reason_id: string | null;
    reason?: components["schemas"]["ReturnReason"] | null;
    /** @description What was remarked about it. Null if nothing was. */
    note: string | null;
    metadata: components["schemas"]["Metadata"];
}
export interface ReturnItemInput {
    /** @description An item of the order, or of one of its swaps or claims. */
    item_id: string;
    /**
     * Format: int32
     * @description How many come back. No more than were bought and have not come back yet.
     */
    quantity: number;
    /** @description A return reason without reasons below it. */
    reason_id?: string;
    /** @description A remark, kept with the item. */
    note?: string;
}
export interface ReturnList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    returns: components["schemas"]["Return"][];
}
export interface ReturnReason {
    id: Id<"ReturnReason">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description What programs call it, unique in the shop. */
    value: string;
    /** @description What people call it. */
    label: string;
    /** @description What it means, for the customer. Null if nothing was written. */
    description: string | null;
    /** @description The reason that it makes more precise. Null for one at the top. */
    parent_return_reason_id: string | null;
    parent_return_reason?: components["schemas"]["ReturnReason"] | null;
    /** @description The reasons that make it more precise. A reason with any cannot be given itself. */
    return_reason_children?: components["schemas"]["ReturnReason"][];
}
export interface ReturnReasonList {
    return_reasons: components["schemas"]["ReturnReason"][];
}
export interface ReturnReasonResponse {
    return_reason: components["schemas"]["ReturnReason"];
}
export interface ReturnResponse {
    return: components["schemas"]["Return"];
}
export interface ReturnShippingInput {
    /** @description A shipping option for returns. */
    option_id?: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit. The option's own when it is left out.
     */
    price?: number;
}
export interface SalesChannel {
    id: Id<"SalesChannel">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    name: string;
    description: string | null;
    /** @description Whether it is closed: carts cannot be assigned to it. */
    is_disabled: boolean;
    /** @description Where what is sold there lies. */
    locations?: components["schemas"]["SalesChannelLocation"][];
    products?: components["schemas"]["Product"][];
    /** @description The publishable API keys that are bound to it. Present when they are expanded. */
    publishableKeys?: components["schemas"]["PublishableApiKey"][];
}
export interface SalesChannelAvailability {
    /** @description The sales channel's name. */
    channel_name: string;
    /** @description The sales channel. */
    channel_id: string;
    /** @description Null for a channel that sells from no stock location. */
    available_quantity: number | null;
}
export interface SalesChannelList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    sales_channels: components["schemas"]["SalesChannel"][];
}
export interface SalesChannelLocation {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at: string | null;
    sales_channel_id: Id<"SalesChannel">;
    sales_channel?: components["schemas"]["SalesChannel"];
    /** @description The stock location. */
    location_id: string;
}
export interface SalesChannelResponse {
    sales_channel: components["schemas"]["SalesChannel"];
}
export interface SessionInput {
    /** @description One of the payment providers of the region. */
    provider_id: string;
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    /** @description The session to change. Left out, one is added. */
    session_id?: string;
}
export interface ShippingMethod {
    /** @description Null if it belongs to no order. */
    order_id: Id<"Order"> | null;
    order?: components["schemas"]["Order"] | null;
    /** @description Null if it belongs to no claim. */
    claim_order_id: Id<"ClaimOrder"> | null;
    claim_order?: components["schemas"]["ClaimOrder"] | null;
    /** @description Null if it belongs to no cart. */
    cart_id: Id<"Cart"> | null;
    cart?: components["schemas"]["Cart"] | null;
    /** @description Null if it belongs to no swap. */
    swap_id: Id<"Swap"> | null;
    swap?: components["schemas"]["Swap"] | null;
    /** @description Null if it is not the way back. */
    return_id: Id<"Return"> | null;
    /** @description Null if it is not the way back. */
    return_order?: components["schemas"]["Return"] | null;
    id: Id<"ShippingMethod">;
    shipping_option_id: Id<"ShippingOption">;
    /** @description Null once it was deleted. */
    shipping_option?: components["schemas"]["ShippingOption"] | null;
    /** @description The taxes on it. */
    tax_lines?: components["schemas"]["ShippingMethodTaxLine"][];
    /** @description What it costs before tax and discounts, in the currency's smallest unit. */
    price: number;
    /** @description Whether the price includes tax. Present with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
    data: components["schemas"]["ProviderData"];
    /** @description Without tax, in the currency's smallest unit. */
    subtotal?: number;
    /** @description The tax after discounts. Null where it was not computed. */
    tax_total?: number | null;
    /** @description With tax, in the currency's smallest unit. */
    total?: number;
    /** @description The tax without discounts. Null where it was not computed. */
    original_tax_total?: number | null;
    /** @description With tax and without discounts. */
    original_total?: number;
}
export interface ShippingMethodDraft {
    /** @description Accepted, but without effect. */
    provider_id?: string;
    /** @description Accepted, but without effect. */
    profile_id?: string;
    /**
     * Format: int32
     * @description Accepted, but without effect.
     */
    price?: number;
    data?: components["schemas"]["ProviderData"];
    /** @description Accepted, but without effect. */
    items?: {
        [key: string]: unknown;
    }[];
}
export interface ShippingMethodTaxLine {
    /** @description Absent until it is stored. */
    id?: string;
    /** @description In percent. */
    rate: number;
    name: string;
    /** @description What the rate is called in reports and in other systems. Null if it has no code. */
    code: string | null;
    /** Format: date-time */
    created_at?: string;
    /** Format: date-time */
    updated_at?: string;
    metadata?: components["schemas"]["Metadata"];
    shipping_method_id: Id<"ShippingMethod">;
    shipping_method?: components["schemas"]["ShippingMethod"];
}
export interface ShippingOption {
    id: Id<"ShippingOption">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description In the currency's smallest unit. Null for a calculated price. */
    price_incl_tax?: number | null;
    /** @description The tax in price_incl_tax. */
    tax_amount?: number;
    /** @description The rates that the tax was computed with. Null where it was not. */
    tax_rates?: components["schemas"]["TaxServiceRate"][] | null;
    name: string;
    region_id: Id<"Region">;
    /** @description Null after it was deleted. */
    region?: components["schemas"]["Region"] | null;
    /** @description The shipping profile whose products it carries. */
    profile_id: string;
    /** @description Null after it was deleted. */
    profile?: components["schemas"]["ShippingProfile"] | null;
    /** @description The fulfillment provider that ships. */
    provider_id: string;
    provider?: components["schemas"]["FulfillmentProvider"];
    price_type: components["schemas"]["ShippingPriceType"];
    /** @description In the currency's smallest unit. Null when the provider calculates the price. */
    amount: number | null;
    /** @description Whether it is for things on their way back. */
    is_return: boolean;
    /** @description Whether it is kept from shoppers. */
    admin_only: boolean;
    /** @description Limits to the subtotal of the carts that it is offered to. All of them must hold. */
    requirements?: components["schemas"]["ShippingOptionRequirement"][];
    data: components["schemas"]["ShippingOptionData"];
    /** @description Whether the amount includes tax. Present with the feature tax_inclusive_pricing. */
    includes_tax?: boolean;
}
export interface ShippingOptionChoice {
    shipping_options: components["schemas"]["ShippingOption"][];
}
export interface ShippingOptionData {
    [key: string]: unknown;
}
export interface ShippingOptionList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    shipping_options: components["schemas"]["ShippingOption"][];
}
export interface ShippingOptionRequirement {
    /**
     * @description Whether the subtotal must reach the amount or stay below it.
     * @enum {string}
     */
    type: "min_subtotal" | "max_subtotal";
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    id: string;
    shipping_option_id: Id<"ShippingOption">;
    shipping_option?: components["schemas"]["ShippingOption"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at: string | null;
}
export interface ShippingOptionResponse {
    shipping_option: components["schemas"]["ShippingOption"];
}
export interface ShippingProfile {
    id: Id<"ShippingProfile">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    name: string;
    type: components["schemas"]["ShippingProfileType"];
    /** @description Those that ship this way. */
    products?: components["schemas"]["Product"][];
    /** @description The ways of shipping for its products. */
    shipping_options?: components["schemas"]["ShippingOption"][];
}
export interface ShippingProfileList {
    shipping_profiles: components["schemas"]["ShippingProfile"][];
}
export interface ShippingProfileResponse {
    shipping_profile: components["schemas"]["ShippingProfile"];
}
export interface ShippingRequirementInput {
    /**
     * @description Whether the subtotal must reach the amount or stay below it.
     * @enum {string}
     */
    type: "min_subtotal" | "max_subtotal";
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
}
export interface ShippingRequirementUpdate {
    /**
     * @description Whether the subtotal must reach the amount or stay below it.
     * @enum {string}
     */
    type: "min_subtotal" | "max_subtotal";
    /**
     * Format: int32
     * @description In the currency's smallest unit.
     */
    amount: number;
    /** @description The requirement to change. Left out, one is added. */
    id?: string;
}
export interface StockAddressInput {
    company?: string | null;
    /** @description Street and number. */
    address_1: string;
    /** @description What else is needed to find it, such as a gate or a building. Null if nothing is. */
    address_2?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    /**
     * @description Two lowercase letters (ISO 3166-1).
     * @example pt
     */
    country_code: string;
    phone?: string | null;
}
export interface StockLocation {
    id: Id<"StockLocation">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    name: string;
    /** @description Null if it has no address. */
    address_id: Id<"Address"> | null;
    address?: components["schemas"]["StockLocationAddress"] | null;
    /** @description Those that sell what lies in it. */
    sales_channels?: components["schemas"]["SalesChannel"][];
}
export interface StockLocationAddress {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    company?: string | null;
    /** @description Street and number. */
    address_1: string;
    /** @description What else is needed to find it, such as a gate or a building. Null if nothing is. */
    address_2?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    /**
     * @description Two lowercase letters (ISO 3166-1).
     * @example pt
     */
    country_code: string;
    phone?: string | null;
}
export interface StockLocationList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    stock_locations: components["schemas"]["StockLocation"][];
}
export interface StockLocationResponse {
    stock_location: components["schemas"]["StockLocation"];
}
export interface Store {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    name: string;
    /**
     * @description One of the store's currencies, as a lowercase ISO 4217 code.
     * @example eur
     */
    default_currency_code: string;
    default_currency?: components["schemas"]["Currency"];
    /** @description Those that prices can be set in. */
    currencies?: components["schemas"]["Currency"][];
    /** @description Where products and carts go that name no sales channel. Null only before the server first made one. */
    default_sales_channel_id: string | null;
    default_sales_channel?: components["schemas"]["SalesChannel"];
    /** @description A stock location. Null as a rule, since no call sets it. */
    default_location_id: string | null;
    /** @description Where customers go to pay for a swap. `{cart_id}` stands for the cart. Null if it is not set. */
    swap_link_template: string | null;
    /** @description Where customers go to pay for a draft order. `{cart_id}` stands for the cart. Null if it is not set. */
    payment_link_template: string | null;
    /** @description Where an invited user accepts. `{invite_token}` stands for the token. Null if it is not set. */
    invite_link_template: string | null;
}
export interface StoreAddCartShippingMethodBody {
    /** @description One of the shipping options that the cart is offered. */
    option_id: string;
    data?: components["schemas"]["ProviderData"];
}
export interface StoreAuthorizePaymentCollectionSessionsBody {
    /** @description Sessions of this collection. */
    session_ids: string[];
}
export interface StoreConfirmOrderAccessBody {
    /** @description From the link that was sent, a JSON Web Token. */
    token: string;
}
export interface StoreCreateCartBody {
    /** @description The first region when it is left out. */
    region_id?: Id<"Region">;
    /** @description Decides which stock is sold. The publishable key's own when it is left out; needed if the key has several. */
    sales_channel_id?: Id<"SalesChannel">;
    /** @description Where it is shipped to. Two letters. */
    country_code?: string;
    /** @description What to put into it at once. */
    items?: components["schemas"]["VariantQuantity"][];
    context?: components["schemas"]["CartContext"];
}
export interface StoreCreateCustomerAddressBody {
    address: components["schemas"]["AddressCreate"];
}
export interface StoreCreateCustomerBody {
    /**
     * Format: email
     * @description Only one account can have it.
     */
    email: string;
    password: string;
    first_name?: string | null;
    last_name?: string | null;
    phone?: string | null;
}
export interface StoreCreateLineItemBody {
    variant_id: Id<"Variant">;
    /**
     * Format: int32
     * @description How many to add.
     */
    quantity: number;
    metadata?: components["schemas"]["Metadata"];
}
export interface StoreCreateReturnBody {
    order_id: Id<"Order">;
    /** @description What the customer sends back. */
    items: components["schemas"]["ReturnItemInput"][];
    /** @description How the items come back. */
    return_shipping?: {
        /** @description A shipping option for returns. */
        option_id: string;
    };
}
export interface StoreCreateSessionBody {
    /**
     * Format: email
     * @description Of the account.
     */
    email: string;
    /** @description Of the account. */
    password: string;
}
export interface StoreCreateSwapBody {
    order_id: Id<"Order">;
    /** @description What the customer gives back. */
    return_items: components["schemas"]["ReturnItemInput"][];
    /** @description What the customer gets. */
    additional_items: components["schemas"]["VariantQuantity"][];
    /** @description The id of a shipping option for returns. */
    return_shipping_option?: string;
}
export interface StoreCreateTokenBody {
    /**
     * Format: email
     * @description Of the account.
     */
    email: string;
    /** @description Of the account. */
    password: string;
}
export interface StoreDeclineOrderEditBody {
    /** @description Why, in the customer's own words. */
    declined_reason?: string;
}
export interface StoreDetails {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    name: string;
    /**
     * @description One of the store's currencies, as a lowercase ISO 4217 code.
     * @example eur
     */
    default_currency_code: string;
    default_currency?: components["schemas"]["Currency"];
    /** @description Those that prices can be set in. */
    currencies?: components["schemas"]["Currency"][];
    /** @description Where products and carts go that name no sales channel. Null only before the server first made one. */
    default_sales_channel_id: string | null;
    default_sales_channel?: components["schemas"]["SalesChannel"];
    /** @description A stock location. Null as a rule, since no call sets it. */
    default_location_id: string | null;
    /** @description Where customers go to pay for a swap. `{cart_id}` stands for the cart. Null if it is not set. */
    swap_link_template: string | null;
    /** @description Where customers go to pay for a draft order. `{cart_id}` stands for the cart. Null if it is not set. */
    payment_link_template: string | null;
    /** @description Where an invited user accepts. `{invite_token}` stands for the token. Null if it is not set. */
    invite_link_template: string | null;
    /** @description Which features of the server are on. */
    feature_flags: components["schemas"]["FeatureFlag"][];
    /** @description Which modules the server has loaded. */
    modules: components["schemas"]["StoreModule"][];
    /** @description All that are installed. Which of them shoppers can use is up to each region. */
    payment_providers: components["schemas"]["PaymentProvider"][];
    /** @description All that are installed. Which of them can ship is up to each region. */
    fulfillment_providers: components["schemas"]["FulfillmentProvider"][];
}
export interface StoreDetailsResponse {
    store: components["schemas"]["StoreDetails"];
}
export interface StoreGiftCard {
    /** @description What a customer enters. */
    code: string;
    /** @description What it was worth at first, in the currency's smallest unit. */
    value: number;
    /** @description What is left of it, in the currency's smallest unit. */
    balance: number;
    /** @description Null after it was deleted. */
    region?: components["schemas"]["Region"] | null;
    id: string;
}
export interface StoreGiftCardResponse {
    gift_card: components["schemas"]["StoreGiftCard"];
}
export interface StoreModule {
    /**
     * @description The module's name.
     * @example inventoryService
     */
    module: string;
    /** @description Where it was loaded from. False says nothing about whether it works. */
    resolution: string | boolean;
}
export interface StoreRequestCustomerPasswordTokenBody {
    /**
     * Format: email
     * @description Of the account. Unknown addresses get the same answer.
     */
    email: string;
}
export interface StoreRequestOrderAccessBody {
    /** @description The orders to move to your account. */
    order_ids: string[];
}
export interface StoreResetCustomerPasswordBody {
    /**
     * Format: email
     * @description Of the account that the token was asked for.
     */
    email: string;
    /** @description From the link that was sent. */
    token: string;
    /** @description The new one to sign in with. */
    password: string;
}
export interface StoreResponse {
    store: components["schemas"]["Store"];
}
export interface StoreSetPaymentCollectionSessionBody {
    /** @description One of the payment providers of the region. */
    provider_id: string;
}
export interface StoreSetPaymentCollectionSessionsBody {
    /** @description All that there are to be. Their amounts add up to the amount of the collection. */
    sessions: components["schemas"]["SessionInput"][];
}
export interface StoreSetPaymentSessionBody {
    /** @description A payment provider that the cart has a session with. */
    provider_id: string;
}
export interface StoreUpdateCartBody {
    /**
     * @description Another region. Prices, discounts and taxes follow; shipping methods, gift cards and payment sessions are
     *     dropped.
     */
    region_id?: Id<"Region">;
    /** @description One of the region's. Two letters. */
    country_code?: string;
    /**
     * Format: email
     * @description Where messages about the order will go. The cart moves to the customer with this address.
     */
    email?: string;
    /** @description Who is buying. While you are signed in, your own account wins over it. */
    customer_id?: Id<"Customer">;
    /** @description Another sales channel. Items that it does not sell are removed. */
    sales_channel_id?: Id<"SalesChannel">;
    billing_address?: components["schemas"]["AddressOrId"];
    shipping_address?: components["schemas"]["AddressOrId"];
    /** @description All codes that are to apply. An empty list takes them off. */
    discounts?: components["schemas"]["CodeInput"][];
    /** @description The codes of all gift cards that are to pay. An empty list takes them off. */
    gift_cards?: components["schemas"]["CodeInput"][];
    context?: components["schemas"]["CartContext"];
}
export interface StoreUpdateCustomerAddressBody {
    company?: string | null;
    first_name?: string | null;
    last_name?: string | null;
    /** @description Street and number. */
    address_1?: string | null;
    /** @description What else is needed to find it, such as an apartment or a floor. */
    address_2?: string | null;
    city?: string | null;
    province?: string | null;
    postal_code?: string | null;
    /**
     * @description Two lowercase letters (ISO 3166-1). Null if it is not known.
     * @example pt
     */
    country_code?: string | null;
    phone?: string | null;
    metadata?: components["schemas"]["Metadata"];
}
export interface StoreUpdateCustomerBody {
    /**
     * Format: email
     * @description What the customer signs in with. Only one account can have it.
     */
    email?: string;
    /** @description A new one to sign in with. */
    password?: string;
    first_name?: string | null;
    last_name?: string | null;
    phone?: string | null;
    /** @description An address, or the id of one that is stored. */
    billing_address?: components["schemas"]["AddressInput"] | string;
    metadata?: components["schemas"]["Metadata"];
}
export interface StoreUpdateLineItemBody {
    /**
     * Format: int32
     * @description How many there are to be. 0 removes the item.
     */
    quantity: number;
    metadata?: components["schemas"]["Metadata"];
}
export interface StoreUpdatePaymentSessionBody {
    data: components["schemas"]["ProviderData"];
}
export interface Swap {
    id: Id<"Swap">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    fulfillment_status: components["schemas"]["SwapFulfillmentStatus"];
    payment_status: components["schemas"]["SwapPaymentStatus"];
    order_id: Id<"Order">;
    order?: components["schemas"]["Order"];
    /** @description What the customer gets. */
    additional_items?: components["schemas"]["LineItem"][];
    /** @description The way back of what the customer gives. Null only where it was not loaded. */
    return_order?: components["schemas"]["Return"] | null;
    /**
     * @description What the customer has yet to pay, or gets back if it is negative, in the currency's smallest unit. Null until the cart
     *     of the swap is completed.
     */
    difference_due: number | null;
    /** @description The cart that the customer completes. Null until it is made. */
    cart_id: Id<"Cart"> | null;
    cart?: components["schemas"]["Cart"] | null;
    /** @description What paid the difference. Null if nothing did. */
    payment?: components["schemas"]["Payment"] | null;
    /** @description Null until the customer completes the cart. */
    shipping_address_id?: string | null;
    shipping_address?: components["schemas"]["Address"] | null;
    /** @description How the new items are sent. */
    shipping_methods?: components["schemas"]["ShippingMethod"][];
    /** @description What was packed of the new items. */
    fulfillments?: components["schemas"]["Fulfillment"][];
    /** @description Whether what is out of stock can be sent later. */
    allow_backorder?: boolean;
    /** @description Whether the customer is not told what happens. Null counts as false. */
    no_notification?: boolean | null;
    /** @description The key of the request that made it, which the server issued. Null if there was none. */
    idempotency_key?: string | null;
    /**
     * Format: date-time
     * @description When the customer completed the cart; null until then.
     */
    confirmed_at?: string | null;
    /**
     * Format: date-time
     * @description When it was canceled; null if it was not.
     */
    canceled_at?: string | null;
    /**
     * Format: date-time
     * @description When it was deleted; null while it exists.
     */
    deleted_at?: string | null;
}
export interface SwapList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    swaps: components["schemas"]["Swap"][];
}
export interface SwapResponse {
    swap: components["schemas"]["Swap"];
}
export interface TaxProvider {
    /** @example manual */
    id: Id<"TaxProvider">;
    /** @description False if the server no longer has it. */
    is_installed: boolean;
}
export interface TaxProviderList {
    tax_providers: components["schemas"]["TaxProvider"][];
}
export interface TaxRate {
    id: Id<"TaxRate">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    name: string;
    /** @description In percent; 7.5 means 7.5%. Null counts as 0. */
    rate: number | null;
    /** @description What it is called in reports and in other systems. Null if it has no code. */
    code: string | null;
    region_id: Id<"Region">;
    /** @description Null after it was deleted. */
    region?: components["schemas"]["Region"] | null;
    /** @description Those it applies to. Present when they are expanded. */
    products?: components["schemas"]["Product"][];
    /** @description The types whose products it applies to. Present when they are expanded. */
    product_types?: components["schemas"]["ProductType"][];
    /** @description Those it applies to. Present when they are expanded. */
    shipping_options?: components["schemas"]["ShippingOption"][];
    /** @description Only if fields[] names it. */
    product_count?: number;
    /** @description Only if fields[] names it. */
    product_type_count?: number;
    /** @description Only if fields[] names it. */
    shipping_option_count?: number;
}
export interface TaxRateList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    tax_rates: components["schemas"]["TaxRate"][];
}
export interface TaxRateResponse {
    tax_rate: components["schemas"]["TaxRate"];
}
export interface TaxServiceRate {
    /** @description Absent where the rate is the region's own. */
    id?: string;
    /** @description In percent; 7.5 means 7.5%. Null counts as 0. */
    rate: number | null;
    /** @description "default" for the region's own rate. */
    name: string;
    /** @description What it is called in reports and in other systems. Null if it has no code. */
    code: string | null;
    region_id?: Id<"Region">;
    /** Format: date-time */
    created_at?: string;
    /** Format: date-time */
    updated_at?: string;
    metadata?: components["schemas"]["Metadata"];
}
export interface TextComparison {
    /** @description Has this in it. */
    contains?: string;
    /** @description Begins with this. */
    starts_with?: string;
    /** @description Ends with this. */
    ends_with?: string;
    /** @description Comes after this in the order of the alphabet. */
    gt?: string;
    /** @description Is this or comes after it in the order of the alphabet. */
    gte?: string;
    /** @description Comes before this in the order of the alphabet. */
    lt?: string;
    /** @description Is this or comes before it in the order of the alphabet. */
    lte?: string;
}
export interface TrackingLink {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /** @description Where it can be followed. Null if only the number is known. */
    url: string | null;
    /** @description The carrier's number for the package. */
    tracking_number: string;
    fulfillment_id: Id<"Fulfillment">;
    fulfillment?: components["schemas"]["Fulfillment"];
    /** @description Null, since the server keeps no key with it. */
    idempotency_key: string | null;
}
export interface UnpaidCart {
    /**
     * @description Says that `data` is still the cart.
     * @constant
     */
    type: "cart";
    data: components["schemas"]["Cart"];
    /** @description The status of the payment session. */
    payment_status?: string;
}
export interface Upload {
    /** @description Where it can be fetched. */
    url: string;
    /** @description Its name in the file store. */
    key: string;
}
export interface UploadList {
    uploads: components["schemas"]["Upload"][];
}
export interface User {
    id: Id<"User">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /**
     * Format: email
     * @description What the user signs in with. Set when the user is created.
     */
    email: string;
    first_name: string | null;
    last_name: string | null;
    /** @description Kept, but without effect. Null if none was given. */
    role: components["schemas"]["UserRole"] | null;
    /** @description The key for the header x-medusa-access-token. Null if the user has none. */
    api_token: string | null;
}
export interface UserList {
    /** @description How many records match the filters altogether. */
    count: number;
    /** @description How many of them were skipped before this page. */
    offset: number;
    /** @description How many were asked for at most. 0 means no limit. */
    limit: number;
    users: components["schemas"]["User"][];
}
export interface UserResponse {
    user: components["schemas"]["User"];
}
export interface Variant {
    id: Id<"Variant">;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at: string | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    weight: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    length: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    height: number | null;
    /**
     * Format: int32
     * @description In the unit of your choice, the same for all. Null if it is not known.
     */
    width: number | null;
    /** @description The customs code of the Harmonized System. Null if it is not known. */
    hs_code: string | null;
    /** @description The country it was made in, for customs. Null if it is not known. */
    origin_country: string | null;
    /** @description The manufacturer's identification code, for customs. Null if it is not known. */
    mid_code: string | null;
    /** @description What it is made of, for customs. Null if it is not known. */
    material: string | null;
    /** @description The usual price. Null without a price for what the query names. */
    original_price?: number | null;
    /**
     * @description The price now: the lowest that a price list grants, or the usual one. Null without a price for what the
     *     query names.
     */
    calculated_price?: number | null;
    /** @description The usual price with tax. Null unless the query names a region that taxes carts by itself. */
    original_price_incl_tax?: number | null;
    /** @description The price now with tax. Null unless the query names a region that taxes carts by itself. */
    calculated_price_incl_tax?: number | null;
    /** @description The tax on the usual price, whether it is contained or comes on top. Null where it is not computed. */
    original_tax?: number | null;
    /** @description The tax on the price now, whether it is contained or comes on top. Null where it is not computed. */
    calculated_tax?: number | null;
    /** @description Whether the usual price contains the tax already. Null without a price. */
    original_price_includes_tax?: boolean | null;
    /** @description Whether the price now contains the tax already. Null without a price. */
    calculated_price_includes_tax?: boolean | null;
    /**
     * @description Where the price now comes from: the usual price, a sale or an override. Null without a price.
     * @enum {string|null}
     */
    calculated_price_type?: "default" | "sale" | "override" | null;
    /** @description The rates that the tax was computed with. Null where it is not computed. */
    tax_rates?: components["schemas"]["TaxServiceRate"][] | null;
    title: string;
    product_id: Id<"Product">;
    product?: components["schemas"]["Product"];
    /** @description The stock keeping unit. Null if it has none. */
    sku: string | null;
    /** @description For a code that is neither an EAN nor a UPC. Null if it has none. */
    barcode: string | null;
    /** @description The European article number. Null if it has none. */
    ean: string | null;
    /** @description The universal product code. Null if it has none. */
    upc: string | null;
    /** @description Its place among the variants of the product, from 0. Null if it was never sorted. */
    variant_rank?: number | null;
    /**
     * @description How many are in stock. While the inventory module counts the stock, this is what the sales channels can sell, but
     *     only in answers that also tell `purchasable`.
     */
    inventory_quantity?: number;
    /** @description Whether it can be bought when none is left. */
    allow_backorder: boolean;
    /** @description Whether the server keeps count. */
    manage_inventory: boolean;
    /** @description Whether it can be bought now. */
    purchasable?: boolean;
    /** @description All that are set for it. What a shopper pays is `calculated_price`. */
    prices?: components["schemas"]["MoneyAmount"][];
    /** @description What is taken from stock when one is sold. Empty while the inventory module is off. */
    inventory_items?: components["schemas"]["VariantInventoryItem"][];
    /** @description Its value for each option of the product. */
    options?: components["schemas"]["ProductOptionValue"][];
}
export interface VariantCountedList {
    variants: components["schemas"]["Variant"][];
    /** @description How many match the filters altogether. */
    count: number;
}
export interface VariantInventory {
    id: string;
    /** @description What is taken from stock when one is sold, with how much of it lies where. */
    inventory: components["schemas"]["InventoryItem"][];
    /** @description How many each sales channel can sell, from the places that it sells from. */
    sales_channel_availability: components["schemas"]["SalesChannelAvailability"][];
}
export interface VariantInventoryItem {
    id: string;
    /** Format: date-time */
    created_at: string;
    /** Format: date-time */
    updated_at: string;
    metadata?: components["schemas"]["Metadata"];
    /**
     * Format: date-time
     * @description When it was deleted; null while it is in use.
     */
    deleted_at?: string | null;
    /** @description What is taken from stock. */
    inventory_item_id: Id<"InventoryItem">;
    variant_id: Id<"Variant">;
    /** @description How many one of the variant takes. */
    required_quantity: number;
}
export interface VariantInventoryResponse {
    variant: components["schemas"]["VariantInventory"];
}
export interface VariantList {
    variants: components["schemas"]["Variant"][];
}
export interface VariantQuantity {
    variant_id: Id<"Variant">;
    /**
     * Format: int32
     * @description How many of it.
     */
    quantity: number;
}
export interface VariantResponse {
    variant: components["schemas"]["Variant"];
}
export interface AdminRetrieveAnalyticsConfig {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description Your choice. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AnalyticsConfigResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveAnalyticsConfigInput;
}
export interface AdminCreateAnalyticsConfig {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateAnalyticsConfigBody"];
        };
    };
    responses: {
        /** @description Your choice. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AnalyticsConfigResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateAnalyticsConfigInput;
}
export interface AdminDeleteAnalyticsConfig {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description That it was forgotten. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedAnalyticsConfig"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteAnalyticsConfigInput;
}
export interface AdminUpdateAnalyticsConfig {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateAnalyticsConfigBody"];
        };
    };
    responses: {
        /** @description Your choice as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AnalyticsConfigResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateAnalyticsConfigInput;
}
export interface AdminListApps {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description All applications. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AppList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListAppsInput;
}
export interface AdminAuthorizeApp {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAuthorizeAppBody"];
        };
    };
    responses: {
        /** @description The application that is now connected. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AppResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAuthorizeAppInput;
}
export interface AdminRetrieveSession {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The signed-in user. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveSessionInput;
}
export interface AdminCreateSession {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateSessionBody"];
        };
    };
    responses: {
        /** @description The user who is now signed in. */
        200: {
            headers: {
                "Set-Cookie": components["headers"]["SessionCookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateSessionInput;
}
export interface AdminDeleteSession {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        200: components["responses"]["Ok"];
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteSessionInput;
}
export interface AdminCreateToken {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateTokenBody"];
        };
    };
    responses: {
        /** @description The token. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccessToken"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateTokenInput;
}
export interface AdminListBatchJobs {
    parameters: {
        query?: {
            /** @description Only these batch jobs. */
            "id[]"?: string[];
            /** @description Only batch jobs of these types. */
            "type[]"?: components["schemas"]["BatchJobType"][];
            /** @description Only those looked at within these bounds; null for not yet. */
            pre_processed_at?: components["schemas"]["DateOrNone"];
            /** @description Only those confirmed within these bounds; null for not yet. */
            confirmed_at?: components["schemas"]["DateOrNone"];
            /** @description Only those completed within these bounds; null for not yet. */
            completed_at?: components["schemas"]["DateOrNone"];
            /** @description Only those that failed within these bounds; null for those that did not. */
            failed_at?: components["schemas"]["DateOrNone"];
            /** @description Only those canceled within these bounds; null for those that were not. */
            canceled_at?: components["schemas"]["DateOrNone"];
            /** @description Only records that were created within these bounds. No seconds since 1970 here. */
            created_at?: components["parameters"]["CreatedAtIso"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit10"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `type`, `created_by`, `pre_processed_at`, `confirmed_at`, `processing_at`, `completed_at`, `canceled_at`, `failed_at`, `deleted_at`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `created_by_user`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `type`, `created_by`, `created_by_user`, `context`, `dry_run`, `result`, `pre_processed_at`, `confirmed_at`, `processing_at`, `completed_at`, `canceled_at`, `failed_at`, `deleted_at`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The batch jobs of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchJobList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListBatchJobsInput;
}
export interface AdminCreateBatchJob {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateBatchJobBody"];
        };
    };
    responses: {
        /** @description The batch job as it starts. */
        201: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchJobResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateBatchJobInput;
}
export interface AdminRetrieveBatchJob {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"BatchJob">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The batch job. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchJobResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveBatchJobInput;
}
export interface AdminCancelBatchJob {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"BatchJob">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The batch job as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchJobResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelBatchJobInput;
}
export interface AdminConfirmBatchJob {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"BatchJob">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The batch job as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["BatchJobResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminConfirmBatchJobInput;
}
export interface AdminListCollections {
    parameters: {
        query?: {
            /** @description Only collections with exactly this title. */
            title?: string;
            /** @description Only the collection with this handle. */
            handle?: string;
            /** @description Only collections that a discount condition names. */
            discount_condition_id?: string;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit10"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `title`, `handle`. */
            order?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The collections of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListCollectionsInput;
}
export interface AdminCreateCollection {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateCollectionBody"];
        };
    };
    responses: {
        /** @description The collection that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateCollectionInput;
}
export interface AdminRetrieveCollection {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Collection">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The collection. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveCollectionInput;
}
export interface AdminUpdateCollection {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Collection">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateCollectionBody"];
        };
    };
    responses: {
        /** @description The collection as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateCollectionInput;
}
export interface AdminDeleteCollection {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Collection">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteCollectionInput;
}
export interface AdminAddCollectionProducts {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Collection">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddCollectionProductsBody"];
        };
    };
    responses: {
        /** @description The collection as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddCollectionProductsInput;
}
export interface AdminRemoveCollectionProducts {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Collection">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveCollectionProductsBody"];
        };
    };
    responses: {
        /** @description Which products were taken out. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RemovedProducts"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveCollectionProductsInput;
}
export interface AdminListCurrencies {
    parameters: {
        query?: {
            /** @description Only the currency with this code. */
            code?: string;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `code`, `symbol`, `symbol_native`, `name`, `includes_tax`. */
            order?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The currencies of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CurrencyList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListCurrenciesInput;
}
export interface AdminUpdateCurrency {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description Three lowercase letters (ISO 4217). */
            code: string;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateCurrencyBody"];
        };
    };
    responses: {
        /** @description The currency as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CurrencyResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateCurrencyInput;
}
export interface AdminListCustomerGroups {
    parameters: {
        query?: {
            /** @description Only groups with exactly one of these names. */
            "name[]"?: string[];
            /** @description Only groups that a discount condition names. */
            discount_condition_id?: string;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit10"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `name`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customers`, `price_lists`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `customers`, `price_lists`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The customer groups of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerGroupList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListCustomerGroupsInput;
}
export interface AdminCreateCustomerGroup {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateCustomerGroupBody"];
        };
    };
    responses: {
        /** @description The customer group that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerGroupResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateCustomerGroupInput;
}
export interface AdminRetrieveCustomerGroup {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customers`, `price_lists`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `customers`, `price_lists`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"CustomerGroup">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The customer group. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerGroupResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveCustomerGroupInput;
}
export interface AdminUpdateCustomerGroup {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customers`, `price_lists`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `customers`, `price_lists`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"CustomerGroup">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateCustomerGroupBody"];
        };
    };
    responses: {
        /** @description The customer group as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerGroupResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateCustomerGroupInput;
}
export interface AdminDeleteCustomerGroup {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"CustomerGroup">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteCustomerGroupInput;
}
export interface AdminListCustomerGroupCustomers {
    parameters: {
        query?: {
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `billing_address`, `shipping_addresses`, `orders`, `groups`. */
            expand?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"CustomerGroup">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The customers of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListCustomerGroupCustomersInput;
}
export interface AdminAddCustomerGroupCustomers {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"CustomerGroup">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddCustomerGroupCustomersBody"];
        };
    };
    responses: {
        /** @description The customer group. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerGroupResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddCustomerGroupCustomersInput;
}
export interface AdminRemoveCustomerGroupCustomers {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"CustomerGroup">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveCustomerGroupCustomersBody"];
        };
    };
    responses: {
        /** @description The customer group. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerGroupResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveCustomerGroupCustomersInput;
}
export interface AdminListCustomers {
    parameters: {
        query?: {
            /** @description Only customers with an account, or only guests. */
            has_account?: boolean;
            /** @description Only customers in one of these groups. */
            "groups[]"?: string[];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `email`, `first_name`, `last_name`, `phone`, `has_account`, `billing_address_id`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `billing_address`, `shipping_addresses`, `orders`, `groups`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `email`, `first_name`, `last_name`, `phone`, `has_account`, `billing_address_id`, `billing_address`, `shipping_addresses`, `orders`, `groups`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The customers of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListCustomersInput;
}
export interface AdminCreateCustomer {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateCustomerBody"];
        };
    };
    responses: {
        /** @description The customer who was created. */
        201: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateCustomerInput;
}
export interface AdminRetrieveCustomer {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `billing_address`, `shipping_addresses`, `orders`, `groups`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `email`, `first_name`, `last_name`, `phone`, `has_account`, `billing_address_id`, `billing_address`, `shipping_addresses`, `orders`, `groups`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Customer">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The customer. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveCustomerInput;
}
export interface AdminUpdateCustomer {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `billing_address`, `shipping_addresses`, `orders`, `groups`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `email`, `first_name`, `last_name`, `phone`, `has_account`, `billing_address_id`, `billing_address`, `shipping_addresses`, `orders`, `groups`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Customer">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateCustomerBody"];
        };
    };
    responses: {
        /** @description The customer as they are now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateCustomerInput;
}
export interface AdminListDiscounts {
    parameters: {
        query?: {
            /** @description Only discounts with such a rule. */
            rule?: components["schemas"]["DiscountRuleFilter"];
            /** @description Only patterns and the codes made from them, or only the others. */
            is_dynamic?: boolean;
            /** @description Only disabled discounts, or only the others. */
            is_disabled?: boolean;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `parent_discount_id`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The discounts of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListDiscountsInput;
}
export interface AdminCreateDiscount {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateDiscountBody"];
        };
    };
    responses: {
        /** @description The discount that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateDiscountInput;
}
export interface AdminRetrieveDiscountByCode {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /**
             * @description What a customer enters. Upper and lower case are the same.
             * @example MUGS5
             */
            code: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The discount. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveDiscountByCodeInput;
}
export interface AdminRetrieveDiscount {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The discount. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveDiscountInput;
}
export interface AdminUpdateDiscount {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateDiscountBody"];
        };
    };
    responses: {
        /** @description The discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateDiscountInput;
}
export interface AdminDeleteDiscount {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteDiscountInput;
}
export interface AdminCreateDiscountCondition {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateDiscountConditionBody"];
        };
    };
    responses: {
        /** @description The discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateDiscountConditionInput;
}
export interface AdminRetrieveDiscountCondition {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `discount_rule`, `products`, `product_types`, `product_collections`, `product_tags`, `customer_groups`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `type`, `operator`, `discount_rule_id`, `discount_rule`, `products`, `product_types`, `product_collections`, `product_tags`, `customer_groups`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /** @description The condition's id. */
            condition_id: components["parameters"]["ConditionId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The condition. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountConditionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveDiscountConditionInput;
}
export interface AdminUpdateDiscountCondition {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /** @description The condition's id. */
            condition_id: components["parameters"]["ConditionId"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminUpdateDiscountConditionBody"];
        };
    };
    responses: {
        /** @description The discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateDiscountConditionInput;
}
export interface AdminDeleteDiscountCondition {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /** @description The condition's id. */
            condition_id: components["parameters"]["ConditionId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted, and the discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedDiscountCondition"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteDiscountConditionInput;
}
export interface AdminAddDiscountConditionResources {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /** @description The condition's id. */
            condition_id: components["parameters"]["ConditionId"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddDiscountConditionResourcesBody"];
        };
    };
    responses: {
        /** @description The discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddDiscountConditionResourcesInput;
}
export interface AdminRemoveDiscountConditionResources {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `rule`, `parent_discount`, `regions`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `code`, `is_dynamic`, `is_disabled`, `rule_id`, `rule`, `parent_discount_id`, `parent_discount`, `starts_at`, `ends_at`, `valid_duration`, `usage_limit`, `usage_count`, `regions`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /** @description The condition's id. */
            condition_id: components["parameters"]["ConditionId"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveDiscountConditionResourcesBody"];
        };
    };
    responses: {
        /** @description The discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveDiscountConditionResourcesInput;
}
export interface AdminCreateDiscountDynamicCode {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateDiscountDynamicCodeBody"];
        };
    };
    responses: {
        /** @description The discount that was made. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateDiscountDynamicCodeInput;
}
export interface AdminDeleteDiscountDynamicCode {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /**
             * @description The code that was made.
             * @example BIRTHDAY-AIKO
             */
            code: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The pattern. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteDiscountDynamicCodeInput;
}
export interface AdminAddDiscountRegion {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /** @description The region's id. */
            region_id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddDiscountRegionInput;
}
export interface AdminRemoveDiscountRegion {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Discount">;
            /** @description The region's id. */
            region_id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The discount as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DiscountResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveDiscountRegionInput;
}
export interface AdminListDraftOrders {
    parameters: {
        query?: {
            /** @description Only draft orders with one of these states. */
            "status[]"?: components["schemas"]["DraftOrderStatus"][];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `status`, `display_id`, `cart_id`, `order_id`, `no_notification_order`, `canceled_at`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `order`. */
            expand?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The draft orders of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftOrderList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListDraftOrdersInput;
}
export interface AdminCreateDraftOrder {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateDraftOrderBody"];
        };
    };
    responses: {
        /** @description The draft order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftOrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateDraftOrderInput;
}
export interface AdminRetrieveDraftOrder {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"DraftOrder">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The draft order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftOrderResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveDraftOrderInput;
}
export interface AdminUpdateDraftOrder {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"DraftOrder">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateDraftOrderBody"];
        };
    };
    responses: {
        /** @description The draft order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftOrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateDraftOrderInput;
}
export interface AdminDeleteDraftOrder {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"DraftOrder">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteDraftOrderInput;
}
export interface AdminAddDraftOrderLineItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"DraftOrder">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddDraftOrderLineItemBody"];
        };
    };
    responses: {
        /** @description The draft order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftOrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddDraftOrderLineItemInput;
}
export interface AdminUpdateDraftOrderLineItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"DraftOrder">;
            /** @description The item's id. */
            line_id: string;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateDraftOrderLineItemBody"];
        };
    };
    responses: {
        /** @description The draft order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftOrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateDraftOrderLineItemInput;
}
export interface AdminRemoveDraftOrderLineItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"DraftOrder">;
            /** @description The item's id. */
            line_id: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The draft order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DraftOrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveDraftOrderLineItemInput;
}
export interface AdminMarkDraftOrderPaid {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"DraftOrder">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order that it became. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminMarkDraftOrderPaidInput;
}
export interface AdminListGiftCards {
    parameters: {
        query?: {
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `code`, `value`, `balance`, `region_id`, `is_disabled`, `ends_at`, `tax_rate`. */
            order?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The gift cards of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GiftCardList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListGiftCardsInput;
}
export interface AdminCreateGiftCard {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateGiftCardBody"];
        };
    };
    responses: {
        /** @description The gift card that was made. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GiftCardResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateGiftCardInput;
}
export interface AdminRetrieveGiftCard {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"GiftCard">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The gift card. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GiftCardResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveGiftCardInput;
}
export interface AdminUpdateGiftCard {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"GiftCard">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateGiftCardBody"];
        };
    };
    responses: {
        /** @description The gift card as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["GiftCardResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateGiftCardInput;
}
export interface AdminDeleteGiftCard {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"GiftCard">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteGiftCardInput;
}
export interface AdminListInventoryItems {
    parameters: {
        query?: {
            /** @description Only what lies in these stock locations. */
            "location_id[]"?: components["parameters"]["LocationIds"];
            /** @description Only these things. */
            "id[]"?: string[];
            /** @description Only things with exactly one of these SKUs. */
            "sku[]"?: string[];
            /** @description Only things from one of these countries. */
            "origin_country[]"?: string[];
            /** @description Only things with one of these manufacturer's codes. */
            "mid_code[]"?: string[];
            /** @description Only things of exactly one of these materials. */
            "material[]"?: string[];
            /** @description Only things with one of these customs codes. */
            "hs_code[]"?: string[];
            /** @description Only weights within these bounds. */
            weight?: components["schemas"]["IntegerComparison"];
            /** @description Only lengths within these bounds. */
            length?: components["schemas"]["IntegerComparison"];
            /** @description Only heights within these bounds. */
            height?: components["schemas"]["IntegerComparison"];
            /** @description Only widths within these bounds. */
            width?: components["schemas"]["IntegerComparison"];
            /** @description Only things that are shipped, or only the others. */
            requires_shipping?: boolean;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `sku`, `title`, `description`, `thumbnail`, `requires_shipping`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `location_levels`, `inventory_levels`, `variants`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `sku`, `title`, `description`, `thumbnail`, `requires_shipping`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The things of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListInventoryItemsInput;
}
export interface AdminCreateInventoryItem {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `inventory_levels`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `sku`, `title`, `description`, `thumbnail`, `requires_shipping`, `inventory_levels`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateInventoryItemBody"];
        };
    };
    responses: {
        /** @description The thing that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateInventoryItemInput;
}
export interface AdminRetrieveInventoryItem {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `inventory_levels`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `sku`, `title`, `description`, `thumbnail`, `requires_shipping`, `inventory_levels`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"InventoryItem">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The thing. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveInventoryItemInput;
}
export interface AdminUpdateInventoryItem {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `inventory_levels`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `sku`, `title`, `description`, `thumbnail`, `requires_shipping`, `inventory_levels`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"InventoryItem">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateInventoryItemBody"];
        };
    };
    responses: {
        /** @description The thing as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateInventoryItemInput;
}
export interface AdminDeleteInventoryItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"InventoryItem">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteInventoryItemInput;
}
export interface AdminListInventoryItemLocationLevels {
    parameters: {
        query?: {
            /** @description Only what lies in these stock locations. */
            "location_id[]"?: components["parameters"]["LocationIds"];
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `location_id`, `stocked_quantity`, `reserved_quantity`, `incoming_quantity`, `inventory_item_id`, `metadata`, `created_at`, `updated_at`, `deleted_at`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"InventoryItem">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The levels. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemLevelsResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListInventoryItemLocationLevelsInput;
}
export interface AdminCreateInventoryItemLocationLevel {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `inventory_levels`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `sku`, `title`, `description`, `thumbnail`, `requires_shipping`, `inventory_levels`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"InventoryItem">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateInventoryItemLocationLevelBody"];
        };
    };
    responses: {
        /** @description The thing. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateInventoryItemLocationLevelInput;
}
export interface AdminUpdateInventoryItemLocationLevel {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `inventory_levels`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `sku`, `title`, `description`, `thumbnail`, `requires_shipping`, `inventory_levels`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"InventoryItem">;
            /** @description The stock location's id. */
            location_id: components["parameters"]["LocationId"];
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateInventoryItemLocationLevelBody"];
        };
    };
    responses: {
        /** @description The thing. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateInventoryItemLocationLevelInput;
}
export interface AdminDeleteInventoryItemLocationLevel {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"InventoryItem">;
            /** @description The stock location's id. */
            location_id: components["parameters"]["LocationId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The thing. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InventoryItemResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteInventoryItemLocationLevelInput;
}
export interface AdminListInvites {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description All invitations that nobody accepted yet. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["InviteList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListInvitesInput;
}
export interface AdminCreateInvite {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateInviteBody"];
        };
    };
    responses: {
        200: components["responses"]["Ok"];
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateInviteInput;
}
export interface AdminAcceptInvite {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAcceptInviteBody"];
        };
    };
    responses: {
        200: components["responses"]["Ok"];
        400: components["responses"]["BadRequest"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAcceptInviteInput;
}
export interface AdminDeleteInvite {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Invite">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteInviteInput;
}
export interface AdminResendInvite {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Invite">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        200: components["responses"]["Ok"];
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminResendInviteInput;
}
export interface AdminListNotes {
    parameters: {
        query?: {
            /** @description Only notes about this record. */
            resource_id?: string;
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The notes of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoteList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListNotesInput;
}
export interface AdminCreateNote {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateNoteBody"];
        };
    };
    responses: {
        /** @description The note. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoteResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateNoteInput;
}
export interface AdminRetrieveNote {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Note">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The note. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoteResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveNoteInput;
}
export interface AdminUpdateNote {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Note">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminUpdateNoteBody"];
        };
    };
    responses: {
        /** @description The note as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NoteResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateNoteInput;
}
export interface AdminDeleteNote {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Note">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteNoteInput;
}
export interface AdminListNotifications {
    parameters: {
        query?: {
            /** @description Fields to return, comma-separated, in place of the default ones; id and created_at must be among them. Known here: `id`, `created_at`, `updated_at`, `event_name`, `resource_type`, `resource_id`, `customer_id`, `to`, `data`, `parent_id`, `provider_id`. */
            fields?: string;
            /** @description Only messages about this kind of event. */
            event_name?: string;
            /** @description Only messages about this kind of record. */
            resource_type?: string;
            /** @description Only messages about this record. */
            resource_id?: string;
            /** @description Only messages that went there. */
            to?: string;
            /** @description Whether messages that repeat others are listed too. */
            include_resends?: boolean;
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customer`, `parent_notification`, `resends`, `provider`. */
            expand?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The notifications of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListNotificationsInput;
}
export interface AdminResendNotification {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Notification">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminResendNotificationBody"];
        };
    };
    responses: {
        /** @description The notification with all of its resends. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotificationResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminResendNotificationInput;
}
export interface AdminListOrderEdits {
    parameters: {
        query?: {
            /** @description Only edits of this order. */
            order_id?: string;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `order_id`, `payment_collection_id`, `internal_note`, `created_at`, `created_by`, `requested_at`, `requested_by`, `confirmed_at`, `confirmed_by`, `declined_at`, `declined_by`, `declined_reason`, `canceled_at`, `canceled_by`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `order`, `items`, `changes`, `payment_collection`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `order_id`, `order`, `items`, `changes`, `payment_collection_id`, `payment_collection`, `internal_note`, `created_at`, `created_by`, `requested_at`, `requested_by`, `confirmed_at`, `confirmed_by`, `declined_at`, `declined_by`, `declined_reason`, `canceled_at`, `canceled_by`, `updated_at`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order edits of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListOrderEditsInput;
}
export interface AdminCreateOrderEdit {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateOrderEditBody"];
        };
    };
    responses: {
        /** @description The order edit. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateOrderEditInput;
}
export interface AdminRetrieveOrderEdit {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `order`, `items`, `changes`, `payment_collection`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `order_id`, `order`, `items`, `changes`, `payment_collection_id`, `payment_collection`, `internal_note`, `created_at`, `created_by`, `requested_at`, `requested_by`, `confirmed_at`, `confirmed_by`, `declined_at`, `declined_by`, `declined_reason`, `canceled_at`, `canceled_by`, `updated_at`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order edit. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveOrderEditInput;
}
export interface AdminUpdateOrderEdit {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateOrderEditBody"];
        };
    };
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateOrderEditInput;
}
export interface AdminDeleteOrderEdit {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteOrderEditInput;
}
export interface AdminCancelOrderEdit {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelOrderEditInput;
}
export interface AdminDeleteOrderEditItemChange {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
            /** @description The change's id. */
            change_id: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteOrderEditItemChangeInput;
}
export interface AdminConfirmOrderEdit {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminConfirmOrderEditInput;
}
export interface AdminAddOrderEditLineItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddOrderEditLineItemBody"];
        };
    };
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddOrderEditLineItemInput;
}
export interface AdminUpdateOrderEditLineItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
            /** @description The id of the item in the order edit, not in the order. */
            item_id: components["parameters"]["EditItemId"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminUpdateOrderEditLineItemBody"];
        };
    };
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateOrderEditLineItemInput;
}
export interface AdminRemoveOrderEditLineItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
            /** @description The id of the item in the order edit, not in the order. */
            item_id: components["parameters"]["EditItemId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveOrderEditLineItemInput;
}
export interface AdminRequestOrderEditConfirmation {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminRequestOrderEditConfirmationBody"];
        };
    };
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRequestOrderEditConfirmationInput;
}
export interface AdminListOrders {
    parameters: {
        query?: {
            /** @description Only this order. */
            id?: string;
            /** @description Only orders with one of these states. */
            "status[]"?: components["schemas"]["OrderStatus"][];
            /** @description Only orders with one of these states. */
            "fulfillment_status[]"?: components["schemas"]["FulfillmentStatus"][];
            /** @description Only orders with one of these states. */
            "payment_status[]"?: components["schemas"]["PaymentStatus"][];
            /** @description Only the order with this number. */
            display_id?: number;
            /** @description Only the order that this cart became. */
            cart_id?: string;
            /** @description Only this customer's orders. */
            customer_id?: string;
            /** @description Only orders with this e-mail address. */
            email?: string;
            /** @description Only orders in these regions. */
            "region_id[]"?: string[];
            /** @description Only orders in this currency. */
            currency_code?: string;
            /** @description Only orders with this tax rate of their own. Orders have none as a rule. */
            tax_rate?: number;
            /** @description Only orders from these sales channels. */
            "sales_channel_id[]"?: string[];
            /** @description Only orders that were canceled within these bounds. */
            canceled_at?: components["schemas"]["DateComparison"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `canceled_at`, `created_at`, `updated_at`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The orders of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListOrdersInput;
}
export interface AdminRetrieveOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `returnable_items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveOrderInput;
}
export interface AdminUpdateOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateOrderBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateOrderInput;
}
export interface AdminArchiveOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminArchiveOrderInput;
}
export interface AdminCancelOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelOrderInput;
}
export interface AdminCaptureOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCaptureOrderInput;
}
export interface AdminCreateClaim {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateClaimBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateClaimInput;
}
export interface AdminUpdateClaim {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The claim's id. */
            claim_id: components["parameters"]["ClaimId"];
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateClaimBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateClaimInput;
}
export interface AdminCancelClaim {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The claim's id. */
            claim_id: components["parameters"]["ClaimId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelClaimInput;
}
export interface AdminFulfillClaim {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The claim's id. */
            claim_id: components["parameters"]["ClaimId"];
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminFulfillClaimBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminFulfillClaimInput;
}
export interface AdminCancelClaimFulfillment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The claim's id. */
            claim_id: components["parameters"]["ClaimId"];
            /** @description The fulfillment's id. */
            fulfillment_id: Id<"Fulfillment">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelClaimFulfillmentInput;
}
export interface AdminCreateClaimShipment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The claim's id. */
            claim_id: components["parameters"]["ClaimId"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateClaimShipmentBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateClaimShipmentInput;
}
export interface AdminCompleteOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCompleteOrderInput;
}
export interface AdminCreateFulfillment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateFulfillmentBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateFulfillmentInput;
}
export interface AdminCancelFulfillment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The fulfillment's id. */
            fulfillment_id: Id<"Fulfillment">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelFulfillmentInput;
}
export interface AdminReserveOrderLineItem {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The item's id. */
            line_item_id: Id<"LineItem">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reservation. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminReserveOrderLineItemInput;
}
export interface AdminRefundOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRefundOrderBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRefundOrderInput;
}
export interface AdminListOrderReservations {
    parameters: {
        query?: {
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `location_id`, `inventory_item_id`, `quantity`, `line_item_id`, `description`, `external_id`, `created_by`, `deleted_at`. */
            order?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `location_id`, `inventory_item_id`, `quantity`, `line_item_id`, `description`, `external_id`, `created_by`, `deleted_at`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reservations of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListOrderReservationsInput;
}
export interface AdminRequestReturn {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRequestReturnBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRequestReturnInput;
}
export interface AdminCreateShipment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateShipmentBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateShipmentInput;
}
export interface AdminAddShippingMethod {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddShippingMethodBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddShippingMethodInput;
}
export interface AdminCreateSwap {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateSwapBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateSwapInput;
}
export interface AdminCancelSwap {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The swap's id. */
            swap_id: Id<"Swap">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelSwapInput;
}
export interface AdminFulfillSwap {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The swap's id. */
            swap_id: Id<"Swap">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminFulfillSwapBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminFulfillSwapInput;
}
export interface AdminCancelSwapFulfillment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The swap's id. */
            swap_id: Id<"Swap">;
            /** @description The fulfillment's id. */
            fulfillment_id: Id<"Fulfillment">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelSwapFulfillmentInput;
}
export interface AdminProcessSwapPayment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The swap's id. */
            swap_id: Id<"Swap">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminProcessSwapPaymentInput;
}
export interface AdminCreateSwapShipment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
            /** @description The swap's id. */
            swap_id: Id<"Swap">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateSwapShipmentBody"];
        };
    };
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateSwapShipmentInput;
}
export interface AdminRetrievePaymentCollection {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `currency`, `region`, `payment_sessions`, `payments`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `type`, `status`, `description`, `amount`, `authorized_amount`, `currency_code`, `currency`, `region_id`, `region`, `payment_sessions`, `payments`, `created_by`, `created_at`, `updated_at`, `deleted_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The payment collection. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentCollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrievePaymentCollectionInput;
}
export interface AdminUpdatePaymentCollection {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdatePaymentCollectionBody"];
        };
    };
    responses: {
        /** @description The payment collection as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentCollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdatePaymentCollectionInput;
}
export interface AdminDeletePaymentCollection {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeletePaymentCollectionInput;
}
export interface AdminMarkPaymentCollectionAuthorized {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The payment collection as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentCollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminMarkPaymentCollectionAuthorizedInput;
}
export interface AdminRetrievePayment {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `order`, `swap`, `cart`, `currency`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `order_id`, `order`, `swap_id`, `swap`, `cart_id`, `cart`, `amount`, `amount_refunded`, `currency_code`, `currency`, `provider_id`, `data`, `captured_at`, `canceled_at`, `idempotency_key`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Payment">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The payment. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrievePaymentInput;
}
export interface AdminCapturePayment {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Payment">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The payment as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCapturePaymentInput;
}
export interface AdminRefundPayment {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Payment">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRefundPaymentBody"];
        };
    };
    responses: {
        /** @description What was paid back. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RefundResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRefundPaymentInput;
}
export interface AdminListPriceLists {
    parameters: {
        query?: {
            /** @description Only this price list. */
            id?: string;
            /** @description Only price lists with exactly this name. */
            name?: string;
            /** @description Only price lists with exactly this description. */
            description?: string;
            /** @description Only price lists in one of these states. */
            "status[]"?: components["schemas"]["PriceListStatus"][];
            /** @description Only price lists of these types. */
            "type[]"?: components["schemas"]["PriceListType"][];
            /** @description Only price lists for one of these groups, by id. */
            "customer_groups[]"?: string[];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit10"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `name`, `description`, `type`, `status`, `starts_at`, `ends_at`, `includes_tax`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `prices`, `customer_groups`. */
            expand?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The price lists of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PriceListList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListPriceListsInput;
}
export interface AdminCreatePriceList {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreatePriceListBody"];
        };
    };
    responses: {
        /** @description The price list that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PriceListResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreatePriceListInput;
}
export interface AdminRetrievePriceList {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The price list. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PriceListResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrievePriceListInput;
}
export interface AdminUpdatePriceList {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdatePriceListBody"];
        };
    };
    responses: {
        /** @description The price list as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PriceListResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdatePriceListInput;
}
export interface AdminDeletePriceList {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeletePriceListInput;
}
export interface AdminAddPriceListPrices {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddPriceListPricesBody"];
        };
    };
    responses: {
        /** @description The price list as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PriceListResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddPriceListPricesInput;
}
export interface AdminDeletePriceListPrices {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminDeletePriceListPricesBody"];
        };
    };
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedPrices"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeletePriceListPricesInput;
}
export interface AdminListPriceListProducts {
    parameters: {
        query?: {
            /** @description Only these products. */
            "id[]"?: components["parameters"]["ProductIds"];
            /** @description Only products with one of these states. */
            "status[]"?: components["parameters"]["ProductStatuses"];
            /** @description Only products with exactly this title. */
            title?: components["parameters"]["ProductTitle"];
            /** @description Only products with exactly this description. */
            description?: components["parameters"]["ProductDescription"];
            /** @description Only the product with this handle. */
            handle?: components["parameters"]["ProductHandle"];
            /** @description Only products of these collections. */
            "collection_id[]"?: components["parameters"]["CollectionIds"];
            /** @description Only products with one of these tags, by id. */
            "tags[]"?: components["parameters"]["TagIds"];
            /** @description Only gift cards. The server takes false for true, so leave it out for everything. */
            is_giftcard?: true;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `type_id`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `images`, `options`, `variants`, `collection`, `type`, `tags`, `categories`, `sales_channels`, `profiles`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `collection`, `type_id`, `type`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The products of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListPriceListProductsInput;
}
export interface AdminDeletePriceListProductsPrices {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminDeletePriceListProductsPricesBody"];
        };
    };
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedPrices"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeletePriceListProductsPricesInput;
}
export interface AdminDeletePriceListProductPrices {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
            /** @description The product's id. */
            product_id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedPrices"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeletePriceListProductPricesInput;
}
export interface AdminDeletePriceListVariantPrices {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PriceList">;
            /** @description The variant's id. */
            variant_id: Id<"Variant">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedPrices"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeletePriceListVariantPricesInput;
}
export interface AdminListProductCategories {
    parameters: {
        query?: {
            /**
             * @description Fields to return, comma-separated, in place of the default ones; with a leading + or - they are added or left out. rank and
             *     handle must be among them unless `expand=` leaves out all relations, or the server fails. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `mpath`, `is_internal`, `is_active`, `rank`, `parent_category_id`, `parent_category`.
             */
            fields?: string;
            /** @description Only the category with this handle. */
            handle?: components["parameters"]["CategoryHandle"];
            /** @description Only the categories right inside this one. The word null stands for the top. */
            parent_category_id?: components["parameters"]["ParentCategoryId"];
            /** @description Whether category_children goes down to the last level. Best with parent_category_id=null. */
            include_descendants_tree?: components["parameters"]["IncludeDescendantsTree"];
            /** @description Only categories that are hidden from the shop, or only the others. */
            is_internal?: boolean;
            /** @description Only active categories, or only the others. */
            is_active?: boolean;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit100"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `name`, `description`, `handle`, `mpath`, `is_internal`, `is_active`, `rank`, `parent_category_id`, `parent_category`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`. */
            expand?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The categories of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListProductCategoriesInput;
}
export interface AdminCreateProductCategory {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `mpath`, `is_internal`, `is_active`, `rank`, `parent_category_id`, `parent_category`, `category_children`, `products`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateProductCategoryBody"];
        };
    };
    responses: {
        /** @description The category that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateProductCategoryInput;
}
export interface AdminRetrieveProductCategory {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `mpath`, `is_internal`, `is_active`, `rank`, `parent_category_id`, `parent_category`, `category_children`, `products`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ProductCategory">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The category. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveProductCategoryInput;
}
export interface AdminUpdateProductCategory {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `mpath`, `is_internal`, `is_active`, `rank`, `parent_category_id`, `parent_category`, `category_children`, `products`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ProductCategory">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateProductCategoryBody"];
        };
    };
    responses: {
        /** @description The category as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateProductCategoryInput;
}
export interface AdminDeleteProductCategory {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ProductCategory">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteProductCategoryInput;
}
export interface AdminAddProductCategoryProducts {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `mpath`, `is_internal`, `is_active`, `rank`, `parent_category_id`, `parent_category`, `category_children`, `products`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ProductCategory">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddProductCategoryProductsBody"];
        };
    };
    responses: {
        /** @description The category. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddProductCategoryProductsInput;
}
export interface AdminRemoveProductCategoryProducts {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `mpath`, `is_internal`, `is_active`, `rank`, `parent_category_id`, `parent_category`, `category_children`, `products`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ProductCategory">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveProductCategoryProductsBody"];
        };
    };
    responses: {
        /** @description The category. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveProductCategoryProductsInput;
}
export interface AdminListProductTags {
    parameters: {
        query?: {
            /** @description Only those with these ids. */
            "id[]"?: components["parameters"]["ValueIds"];
            /** @description Only those with exactly one of these values. */
            "value[]"?: components["parameters"]["Values"];
            /** @description Only those that a discount condition names. */
            discount_condition_id?: components["parameters"]["ValueCondition"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. No seconds since 1970 here. */
            created_at?: components["parameters"]["CreatedAtIso"];
            /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
            updated_at?: components["parameters"]["UpdatedAtIso"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit10"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `value`. */
            order?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The tags of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductTagList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListProductTagsInput;
}
export interface AdminListProductTypes {
    parameters: {
        query?: {
            /** @description Only those with these ids. */
            "id[]"?: components["parameters"]["ValueIds"];
            /** @description Only those with exactly one of these values. */
            "value[]"?: components["parameters"]["Values"];
            /** @description Only those that a discount condition names. */
            discount_condition_id?: components["parameters"]["ValueCondition"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. No seconds since 1970 here. */
            created_at?: components["parameters"]["CreatedAtIso"];
            /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
            updated_at?: components["parameters"]["UpdatedAtIso"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `value`. */
            order?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The types of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductTypeList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListProductTypesInput;
}
export interface AdminListProducts {
    parameters: {
        query?: {
            /** @description Only these products. */
            "id[]"?: components["parameters"]["ProductIds"];
            /** @description Only products with one of these states. */
            "status[]"?: components["parameters"]["ProductStatuses"];
            /** @description Only products with exactly this title. */
            title?: components["parameters"]["ProductTitle"];
            /** @description Only products with exactly this description. */
            description?: components["parameters"]["ProductDescription"];
            /** @description Only the product with this handle. */
            handle?: components["parameters"]["ProductHandle"];
            /** @description Only gift cards, or everything else. */
            is_giftcard?: components["parameters"]["IsGiftCard"];
            /** @description Only products of these collections. */
            "collection_id[]"?: components["parameters"]["CollectionIds"];
            /** @description Only products of these types. */
            "type_id[]"?: components["parameters"]["TypeIds"];
            /** @description Only products with one of these tags, by id. */
            "tags[]"?: components["parameters"]["TagIds"];
            /** @description Only products of these categories, by id. */
            "category_id[]"?: components["parameters"]["CategoryIds"];
            /** @description Whether category_id[] also covers the categories inside. */
            include_category_children?: components["parameters"]["IncludeCategoryChildren"];
            /** @description Only products of these sales channels. */
            "sales_channel_id[]"?: components["parameters"]["SalesChannelIds"];
            /** @description Only products with prices in these price lists. */
            "price_list_id[]"?: components["parameters"]["PriceListIds"];
            /** @description Only products that a discount condition names. */
            discount_condition_id?: string;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `type_id`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `images`, `options`, `variants`, `collection`, `type`, `tags`, `categories`, `sales_channels`, `profiles`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `collection`, `type_id`, `type`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The products of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListProductsInput;
}
export interface AdminCreateProduct {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateProductBody"];
        };
    };
    responses: {
        /** @description The product that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateProductInput;
}
export interface AdminListProductTagUsage {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The ten tags that are used most. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductTagUsageList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListProductTagUsageInput;
}
export interface AdminListProductTypesInUse {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The types. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductTypesInUse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListProductTypesInUseInput;
}
export interface AdminRetrieveProduct {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `images`, `options`, `variants`, `collection`, `type`, `tags`, `categories`, `sales_channels`, `profiles`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `collection`, `type_id`, `type`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The product. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveProductInput;
}
export interface AdminUpdateProduct {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateProductBody"];
        };
    };
    responses: {
        /** @description The product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateProductInput;
}
export interface AdminDeleteProduct {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteProductInput;
}
export interface AdminSetProductMetadata {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminSetProductMetadataBody"];
        };
    };
    responses: {
        /** @description The product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminSetProductMetadataInput;
}
export interface AdminCreateProductOption {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateProductOptionBody"];
        };
    };
    responses: {
        /** @description The product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateProductOptionInput;
}
export interface AdminUpdateProductOption {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
            /** @description The option's id. */
            option_id: string;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminUpdateProductOptionBody"];
        };
    };
    responses: {
        /** @description The product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateProductOptionInput;
}
export interface AdminDeleteProductOption {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
            /** @description The option's id. */
            option_id: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted, and the product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedProductOption"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteProductOptionInput;
}
export interface AdminListProductVariants {
    parameters: {
        query?: {
            /** @description Only these variants. */
            "id[]"?: components["parameters"]["VariantIds"];
            /** @description Only variants that the server keeps count of, or does not. */
            manage_inventory?: components["parameters"]["ManageInventory"];
            /** @description Only variants that can be bought when none is left, or cannot. */
            allow_backorder?: components["parameters"]["AllowBackorder"];
            /** @description Only variants with a stock within these bounds. */
            inventory_quantity?: components["parameters"]["InventoryQuantity"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit100"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `product_id`, `sku`, `barcode`, `ean`, `upc`, `variant_rank`, `inventory_quantity`, `allow_backorder`, `manage_inventory`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `product`, `prices`, `inventory_items`, `options`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `product_id`, `product`, `sku`, `barcode`, `ean`, `upc`, `variant_rank`, `inventory_quantity`, `allow_backorder`, `manage_inventory`, `prices`, `inventory_items`, `options`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The variants of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductVariantList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListProductVariantsInput;
}
export interface AdminCreateVariant {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateVariantBody"];
        };
    };
    responses: {
        /** @description The product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateVariantInput;
}
export interface AdminUpdateVariant {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `images`, `options`, `variants`, `collection`, `type`, `tags`, `categories`, `sales_channels`, `profiles`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `collection`, `type_id`, `type`.
             */
            fields?: string;
            /** @description Price for this cart's region and customer. */
            cart_id?: components["parameters"]["CartId"];
            /** @description Price for this region. */
            region_id?: components["parameters"]["RegionId"];
            /** @description Price in this currency. */
            currency_code?: components["parameters"]["CurrencyCode"];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
            /** @description The variant's id. */
            variant_id: Id<"Variant">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateVariantBody"];
        };
    };
    responses: {
        /** @description The product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateVariantInput;
}
export interface AdminDeleteVariant {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
            /** @description The variant's id. */
            variant_id: Id<"Variant">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted, and the product as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DeletedVariant"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteVariantInput;
}
export interface AdminListPublishableApiKeys {
    parameters: {
        query?: {
            /** @description Only keys that were revoked within these bounds. */
            revoked_at?: components["schemas"]["DateComparison"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `title`, `created_by`, `revoked_by`, `revoked_at`. */
            order?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `title`, `created_by`, `revoked_by`, `revoked_at`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The keys of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublishableApiKeyList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListPublishableApiKeysInput;
}
export interface AdminCreatePublishableApiKey {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreatePublishableApiKeyBody"];
        };
    };
    responses: {
        /** @description The key that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublishableApiKeyResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreatePublishableApiKeyInput;
}
export interface AdminRetrievePublishableApiKey {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PublishableApiKey">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The key. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublishableApiKeyResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrievePublishableApiKeyInput;
}
export interface AdminUpdatePublishableApiKey {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PublishableApiKey">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdatePublishableApiKeyBody"];
        };
    };
    responses: {
        /** @description The key as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublishableApiKeyResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdatePublishableApiKeyInput;
}
export interface AdminDeletePublishableApiKey {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PublishableApiKey">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeletePublishableApiKeyInput;
}
export interface AdminRevokePublishableApiKey {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PublishableApiKey">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The key as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublishableApiKeyResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRevokePublishableApiKeyInput;
}
export interface AdminListPublishableApiKeySalesChannels {
    parameters: {
        query?: {
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PublishableApiKey">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The sales channels. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KeySalesChannels"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListPublishableApiKeySalesChannelsInput;
}
export interface AdminAddPublishableApiKeySalesChannels {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PublishableApiKey">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddPublishableApiKeySalesChannelsBody"];
        };
    };
    responses: {
        /** @description The key. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublishableApiKeyResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddPublishableApiKeySalesChannelsInput;
}
export interface AdminRemovePublishableApiKeySalesChannels {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"PublishableApiKey">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemovePublishableApiKeySalesChannelsBody"];
        };
    };
    responses: {
        /** @description The key. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PublishableApiKeyResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemovePublishableApiKeySalesChannelsInput;
}
export interface AdminListRegions {
    parameters: {
        query?: {
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `name`, `currency_code`, `tax_rate`, `tax_code`, `gift_cards_taxable`, `automatic_taxes`, `tax_provider_id`, `includes_tax`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `currency`, `countries`, `payment_providers`, `fulfillment_providers`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `currency_code`, `currency`, `tax_rate`, `tax_rates`, `tax_code`, `gift_cards_taxable`, `automatic_taxes`, `tax_provider_id`, `tax_provider`, `includes_tax`, `countries`, `payment_providers`, `fulfillment_providers`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The regions of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListRegionsInput;
}
export interface AdminCreateRegion {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateRegionBody"];
        };
    };
    responses: {
        /** @description The region that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateRegionInput;
}
export interface AdminRetrieveRegion {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `currency`, `countries`, `payment_providers`, `fulfillment_providers`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `currency_code`, `currency`, `tax_rate`, `tax_rates`, `tax_code`, `gift_cards_taxable`, `automatic_taxes`, `tax_provider_id`, `tax_provider`, `includes_tax`, `countries`, `payment_providers`, `fulfillment_providers`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The region. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveRegionInput;
}
export interface AdminUpdateRegion {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateRegionBody"];
        };
    };
    responses: {
        /** @description The region as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateRegionInput;
}
export interface AdminDeleteRegion {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteRegionInput;
}
export interface AdminAddRegionCountry {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddRegionCountryBody"];
        };
    };
    responses: {
        /** @description The region as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddRegionCountryInput;
}
export interface AdminRemoveRegionCountry {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
            /** @description Two letters (ISO 3166-1). */
            country_code: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The region as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveRegionCountryInput;
}
export interface AdminListRegionFulfillmentOptions {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The options of each provider. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FulfillmentOptionList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListRegionFulfillmentOptionsInput;
}
export interface AdminAddRegionFulfillmentProvider {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddRegionFulfillmentProviderBody"];
        };
    };
    responses: {
        /** @description The region as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddRegionFulfillmentProviderInput;
}
export interface AdminDeleteRegionFulfillmentProvider {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
            /** @description The provider's id. */
            provider_id: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The region as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteRegionFulfillmentProviderInput;
}
export interface AdminAddRegionPaymentProvider {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddRegionPaymentProviderBody"];
        };
    };
    responses: {
        /** @description The region as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddRegionPaymentProviderInput;
}
export interface AdminDeleteRegionPaymentProvider {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
            /** @description The provider's id. */
            provider_id: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The region as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteRegionPaymentProviderInput;
}
export interface AdminListReservations {
    parameters: {
        query?: {
            /** @description Only what is set aside in these places. */
            "location_id[]"?: string[];
            /** @description Only these things. */
            "inventory_item_id[]"?: string[];
            /** @description Only what is set aside for these items of orders. */
            "line_item_id[]"?: string[];
            /** @description Only what these users set aside. */
            "created_by[]"?: string[];
            /** @description Only reservations of a quantity within these bounds. */
            quantity?: components["schemas"]["IntegerComparison"];
            /** @description Only reservations with exactly this description, or with one that matches. */
            description?: string | components["schemas"]["TextComparison"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `location_id`, `inventory_item_id`, `quantity`, `line_item_id`, `description`, `external_id`, `created_by`, `deleted_at`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `inventory_item`, `line_item`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `location_id`, `inventory_item_id`, `quantity`, `line_item_id`, `description`, `external_id`, `created_by`, `deleted_at`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reservations of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListReservationsInput;
}
export interface AdminCreateReservation {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateReservationBody"];
        };
    };
    responses: {
        /** @description The reservation. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateReservationInput;
}
export interface AdminRetrieveReservation {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: components["parameters"]["Id"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reservation. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveReservationInput;
}
export interface AdminUpdateReservation {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: components["parameters"]["Id"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminUpdateReservationBody"];
        };
    };
    responses: {
        /** @description Done. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReservationUpdate"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateReservationInput;
}
export interface AdminDeleteReservation {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: components["parameters"]["Id"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteReservationInput;
}
export interface AdminListReturnReasons {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reasons. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnReasonList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListReturnReasonsInput;
}
export interface AdminCreateReturnReason {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateReturnReasonBody"];
        };
    };
    responses: {
        /** @description The reason. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnReasonResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateReturnReasonInput;
}
export interface AdminRetrieveReturnReason {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ReturnReason">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reason. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnReasonResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveReturnReasonInput;
}
export interface AdminUpdateReturnReason {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ReturnReason">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateReturnReasonBody"];
        };
    };
    responses: {
        /** @description The reason as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnReasonResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateReturnReasonInput;
}
export interface AdminDeleteReturnReason {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ReturnReason">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteReturnReasonInput;
}
export interface AdminListReturns {
    parameters: {
        query?: {
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The returns of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListReturnsInput;
}
export interface AdminCancelReturn {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Return">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCancelReturnInput;
}
export interface AdminReceiveReturn {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Return">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminReceiveReturnBody"];
        };
    };
    responses: {
        /** @description The return as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminReceiveReturnInput;
}
export interface AdminListSalesChannels {
    parameters: {
        query?: {
            /** @description Only this sales channel. */
            id?: string;
            /** @description Only sales channels with exactly this name. */
            name?: string;
            /** @description Only sales channels with exactly this description. */
            description?: string;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `name`, `description`, `is_disabled`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `locations`, `products`, `publishableKeys`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `description`, `is_disabled`, `locations`, `products`, `publishableKeys`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The sales channels of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesChannelList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListSalesChannelsInput;
}
export interface AdminCreateSalesChannel {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateSalesChannelBody"];
        };
    };
    responses: {
        /** @description The sales channel that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesChannelResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateSalesChannelInput;
}
export interface AdminRetrieveSalesChannel {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"SalesChannel">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The sales channel. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesChannelResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveSalesChannelInput;
}
export interface AdminUpdateSalesChannel {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"SalesChannel">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateSalesChannelBody"];
        };
    };
    responses: {
        /** @description The sales channel as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesChannelResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateSalesChannelInput;
}
export interface AdminDeleteSalesChannel {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"SalesChannel">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteSalesChannelInput;
}
export interface AdminAddSalesChannelProducts {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"SalesChannel">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddSalesChannelProductsBody"];
        };
    };
    responses: {
        /** @description The sales channel. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesChannelResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddSalesChannelProductsInput;
}
export interface AdminRemoveSalesChannelProducts {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"SalesChannel">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveSalesChannelProductsBody"];
        };
    };
    responses: {
        /** @description The sales channel. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesChannelResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveSalesChannelProductsInput;
}
export interface AdminAddSalesChannelLocation {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"SalesChannel">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddSalesChannelLocationBody"];
        };
    };
    responses: {
        /** @description The sales channel. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SalesChannelResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddSalesChannelLocationInput;
}
export interface AdminRemoveSalesChannelLocation {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"SalesChannel">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveSalesChannelLocationBody"];
        };
    };
    responses: {
        /** @description That it was removed. `id` is the sales channel's. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveSalesChannelLocationInput;
}
export interface AdminListShippingOptions {
    parameters: {
        query?: {
            /** @description Only these shipping options. */
            "id[]"?: string[];
            /** @description Only shipping options with exactly this name. */
            name?: string;
            /** @description Only shipping options of this region. */
            region_id?: string;
            /** @description Only ways back, or only ways to the customer. */
            is_return?: boolean;
            /** @description Only those that are kept from shoppers, or only those that are not. */
            admin_only?: boolean;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `name`, `region_id`, `profile_id`, `provider_id`, `price_type`, `amount`, `is_return`, `admin_only`, `includes_tax`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `region`, `profile`, `provider`, `requirements`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `region_id`, `region`, `profile_id`, `profile`, `provider_id`, `provider`, `price_type`, `amount`, `is_return`, `admin_only`, `requirements`, `data`, `includes_tax`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The shipping options of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingOptionList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["DeletedRegion"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListShippingOptionsInput;
}
export interface AdminCreateShippingOption {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateShippingOptionBody"];
        };
    };
    responses: {
        /** @description The shipping option that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingOptionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateShippingOptionInput;
}
export interface AdminRetrieveShippingOption {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ShippingOption">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The shipping option. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingOptionResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveShippingOptionInput;
}
export interface AdminUpdateShippingOption {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ShippingOption">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminUpdateShippingOptionBody"];
        };
    };
    responses: {
        /** @description The shipping option as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingOptionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateShippingOptionInput;
}
export interface AdminDeleteShippingOption {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ShippingOption">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteShippingOptionInput;
}
export interface AdminListShippingProfiles {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description All shipping profiles. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingProfileList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListShippingProfilesInput;
}
export interface AdminCreateShippingProfile {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateShippingProfileBody"];
        };
    };
    responses: {
        /** @description The shipping profile that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingProfileResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateShippingProfileInput;
}
export interface AdminRetrieveShippingProfile {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ShippingProfile">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The shipping profile. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingProfileResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveShippingProfileInput;
}
export interface AdminUpdateShippingProfile {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ShippingProfile">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateShippingProfileBody"];
        };
    };
    responses: {
        /** @description The shipping profile as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingProfileResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateShippingProfileInput;
}
export interface AdminDeleteShippingProfile {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"ShippingProfile">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteShippingProfileInput;
}
export interface AdminListStockLocations {
    parameters: {
        query?: {
            /** @description Only these stock locations. */
            "id[]"?: string[];
            /** @description Only stock locations with exactly one of these names. */
            "name[]"?: string[];
            /** @description Only stock locations at these addresses. */
            "address_id[]"?: string[];
            /** @description Only stock locations that these sales channels sell from. */
            "sales_channel_id[]"?: string[];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `name`, `address_id`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `address`, `sales_channels`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `address_id`, `address`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The stock locations of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockLocationList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListStockLocationsInput;
}
export interface AdminCreateStockLocation {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `address`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `address_id`, `address`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateStockLocationBody"];
        };
    };
    responses: {
        /** @description The stock location that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockLocationResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateStockLocationInput;
}
export interface AdminRetrieveStockLocation {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `address`, `sales_channels`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `address_id`, `address`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"StockLocation">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The stock location. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockLocationResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveStockLocationInput;
}
export interface AdminUpdateStockLocation {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `address`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `address_id`, `address`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"StockLocation">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateStockLocationBody"];
        };
    };
    responses: {
        /** @description The stock location as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StockLocationResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateStockLocationInput;
}
export interface AdminDeleteStockLocation {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"StockLocation">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteStockLocationInput;
}
export interface AdminRetrieveStore {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The settings. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoreDetailsResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveStoreInput;
}
export interface AdminUpdateStore {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateStoreBody"];
        };
    };
    responses: {
        /** @description The settings as they are now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoreResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateStoreInput;
}
export interface AdminAddStoreCurrency {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description Three lowercase letters (ISO 4217). */
            code: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The settings as they are now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoreResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddStoreCurrencyInput;
}
export interface AdminDeleteStoreCurrency {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description Three lowercase letters (ISO 4217). */
            code: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The settings as they are now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoreResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteStoreCurrencyInput;
}
export interface AdminListStorePaymentProviders {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The providers. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentProviderList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListStorePaymentProvidersInput;
}
export interface AdminListStoreTaxProviders {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The providers. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxProviderList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListStoreTaxProvidersInput;
}
export interface AdminListSwaps {
    parameters: {
        query?: {
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The swaps of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SwapList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListSwapsInput;
}
export interface AdminRetrieveSwap {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Swap">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The swap. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SwapResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveSwapInput;
}
export interface AdminListTaxRates {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
            /** @description Only tax rates of these regions. */
            "region_id[]"?: string[];
            /** @description Only tax rates with exactly this name. */
            name?: string;
            /** @description Only tax rates with this code. */
            code?: string;
            /** @description Only rates within these bounds, in percent. */
            rate?: components["schemas"]["NumberComparison"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `name`, `rate`, `code`, `region_id`. */
            order?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The tax rates of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListTaxRatesInput;
}
export interface AdminCreateTaxRate {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateTaxRateBody"];
        };
    };
    responses: {
        /** @description The tax rate that was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateTaxRateInput;
}
export interface AdminRetrieveTaxRate {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The tax rate. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveTaxRateInput;
}
export interface AdminUpdateTaxRate {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateTaxRateBody"];
        };
    };
    responses: {
        /** @description The tax rate as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateTaxRateInput;
}
export interface AdminDeleteTaxRate {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteTaxRateInput;
}
export interface AdminAddTaxRateProductTypes {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddTaxRateProductTypesBody"];
        };
    };
    responses: {
        /** @description The tax rate. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddTaxRateProductTypesInput;
}
export interface AdminRemoveTaxRateProductTypes {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveTaxRateProductTypesBody"];
        };
    };
    responses: {
        /** @description The tax rate. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveTaxRateProductTypesInput;
}
export interface AdminAddTaxRateProducts {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddTaxRateProductsBody"];
        };
    };
    responses: {
        /** @description The tax rate. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddTaxRateProductsInput;
}
export interface AdminRemoveTaxRateProducts {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveTaxRateProductsBody"];
        };
    };
    responses: {
        /** @description The tax rate. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveTaxRateProductsInput;
}
export interface AdminAddTaxRateShippingOptions {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminAddTaxRateShippingOptionsBody"];
        };
    };
    responses: {
        /** @description The tax rate. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminAddTaxRateShippingOptionsInput;
}
export interface AdminRemoveTaxRateShippingOptions {
    parameters: {
        query?: {
            /** @description Relations to include. A list here, where other resources take names separated by commas. Known here: `region`, `products`, `product_types`, `shipping_options`. */
            "expand[]"?: string[];
            /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `rate`, `code`, `region_id`, `region`, `products`, `product_types`, `shipping_options`, `product_count`, `product_type_count`, `shipping_option_count`. */
            "fields[]"?: string[];
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"TaxRate">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRemoveTaxRateShippingOptionsBody"];
        };
    };
    responses: {
        /** @description The tax rate. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TaxRateResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRemoveTaxRateShippingOptionsInput;
}
export interface AdminCreateUpload {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "multipart/form-data": components["schemas"]["AdminCreateUploadBody"];
        };
    };
    responses: {
        /** @description The files, in order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateUploadInput;
}
export interface AdminDeleteUpload {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminDeleteUploadBody"];
        };
    };
    responses: {
        /** @description What was deleted. `id` is the file's key. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteUploadInput;
}
export interface AdminCreateUploadDownloadUrl {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateUploadDownloadUrlBody"];
        };
    };
    responses: {
        /** @description The address. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["DownloadUrl"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateUploadDownloadUrlInput;
}
export interface AdminCreateProtectedUpload {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "multipart/form-data": components["schemas"]["AdminCreateProtectedUploadBody"];
        };
    };
    responses: {
        /** @description The files, in order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UploadList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateProtectedUploadInput;
}
export interface AdminListUsers {
    parameters: {
        query?: {
            /** @description Only these users. */
            "id[]"?: string[];
            /** @description Only the user with this e-mail address. */
            email?: string;
            /** @description Only users with this first name. */
            first_name?: string;
            /** @description Only users with this last name. */
            last_name?: string;
            /** @description Only users in one of these roles. */
            "role[]"?: components["schemas"]["UserRole"][];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description Only records that were deleted within these bounds. */
            deleted_at?: components["parameters"]["DeletedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit50"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `email`, `first_name`, `last_name`, `role`, `api_token`. */
            order?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `email`, `first_name`, `last_name`, `role`, `api_token`.
             */
            fields?: string;
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The users of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListUsersInput;
}
export interface AdminCreateUser {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminCreateUserBody"];
        };
    };
    responses: {
        /** @description The user who was created. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminCreateUserInput;
}
export interface AdminRequestUserPasswordToken {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminRequestUserPasswordTokenBody"];
        };
    };
    responses: {
        204: components["responses"]["NoContent"];
        400: components["responses"]["BadRequest"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRequestUserPasswordTokenInput;
}
export interface AdminResetUserPassword {
    parameters: {
        query?: never;
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["AdminResetUserPasswordBody"];
        };
    };
    responses: {
        /** @description The user. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        /** @description The token is another user's. */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": "Invalid or expired password reset token";
            };
        };
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminResetUserPasswordInput;
}
export interface AdminRetrieveUser {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"User">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The user. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveUserInput;
}
export interface AdminUpdateUser {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"User">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["AdminUpdateUserBody"];
        };
    };
    responses: {
        /** @description The user as they are now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["UserResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminUpdateUserInput;
}
export interface AdminDeleteUser {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"User">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What was deleted. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Deleted"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: AdminDeleteUserInput;
}
export interface AdminListVariants {
    parameters: {
        query?: {
            /** @description Only these variants. */
            "id[]"?: components["parameters"]["VariantIds"];
            /** @description Only variants with exactly one of these titles. */
            "title[]"?: components["parameters"]["VariantTitles"];
            /** @description Only variants with a stock within these bounds. */
            inventory_quantity?: components["parameters"]["InventoryQuantity"];
            /** @description Only variants that the server keeps count of, or does not. */
            manage_inventory?: components["parameters"]["ManageInventory"];
            /** @description Only variants that can be bought when none is left, or cannot. */
            allow_backorder?: components["parameters"]["AllowBackorder"];
            /** @description Price for this customer's groups. */
            customer_id?: string;
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `product_id`, `sku`, `barcode`, `ean`, `upc`, `variant_rank`, `inventory_quantity`, `allow_backorder`, `manage_inventory`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `product`, `prices`, `inventory_items`, `options`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `product_id`, `product`, `sku`, `barcode`, `ean`, `upc`, `variant_rank`, `inventory_quantity`, `allow_backorder`, `manage_inventory`, `prices`, `inventory_items`, `options`.
             */
            fields?: string;
            /** @description Price for this cart's region and customer. */
            cart_id?: components["parameters"]["CartId"];
            /** @description Price for this region. */
            region_id?: components["parameters"]["RegionId"];
            /** @description Price in this currency. */
            currency_code?: components["parameters"]["CurrencyCode"];
        };
        header?: never;
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The variants of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VariantCountedList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminListVariantsInput;
}
export interface AdminRetrieveVariant {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `product`, `prices`, `inventory_items`, `options`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `product_id`, `product`, `sku`, `barcode`, `ean`, `upc`, `variant_rank`, `inventory_quantity`, `allow_backorder`, `manage_inventory`, `prices`, `inventory_items`, `options`.
             */
            fields?: string;
        };
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Variant">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The variant. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VariantResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveVariantInput;
}
export interface AdminRetrieveVariantInventory {
    parameters: {
        query?: never;
        header?: never;
        path: {
            /** @description The record's id. */
            id: Id<"Variant">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description What is in stock where, and how many each sales channel can sell. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VariantInventoryResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: AdminRetrieveVariantInventoryInput;
}
export interface StoreRetrieveSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The signed-in customer. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveSessionInput;
}
export interface StoreCreateSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreCreateSessionBody"];
        };
    };
    responses: {
        /** @description The customer who is now signed in. */
        200: {
            headers: {
                "Set-Cookie": components["headers"]["SessionCookie"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateSessionInput;
}
export interface StoreDeleteSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        200: components["responses"]["Ok"];
        400: components["responses"]["BadRequest"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreDeleteSessionInput;
}
export interface StoreCreateToken {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreCreateTokenBody"];
        };
    };
    responses: {
        /** @description The token. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["AccessToken"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateTokenInput;
}
export interface StoreCheckEmail {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /**
             * @description The e-mail address.
             * @example ines.carvalho@example.com
             */
            email: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description Whether it exists. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["EmailCheck"];
            };
        };
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCheckEmailInput;
}
export interface StoreCreateCart {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["StoreCreateCartBody"];
        };
    };
    responses: {
        /** @description The cart. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateCartInput;
}
export interface StoreRetrieveCart {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customer`, `region`, `billing_address`, `shipping_address`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `payment_sessions`, `payment`, `sales_channel`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `type`, `email`, `customer_id`, `customer`, `region_id`, `region`, `billing_address_id`, `billing_address`, `shipping_address_id`, `shipping_address`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `payment_sessions`, `payment_id`, `payment`, `payment_authorized_at`, `completed_at`, `sales_channel_id`, `sales_channel`, `context`, `idempotency_key`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The cart. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveCartInput;
}
export interface StoreUpdateCart {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["StoreUpdateCartBody"];
        };
    };
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreUpdateCartInput;
}
export interface StoreCompleteCart {
    parameters: {
        query?: never;
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order, the swap, or the cart that is not paid yet. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartCompletion"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["CompletionFailed"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCompleteCartInput;
}
export interface StoreCompleteCartLegacy {
    parameters: {
        query?: never;
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order, the swap, or the cart that is not paid yet. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartCompletion"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["CompletionFailed"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCompleteCartLegacyInput;
}
export interface StoreDeleteCartDiscount {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
            /**
             * @description The discount's code.
             * @example WELCOME10
             */
            code: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreDeleteCartDiscountInput;
}
export interface StoreCreateLineItem {
    parameters: {
        query?: never;
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreCreateLineItemBody"];
        };
    };
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateLineItemInput;
}
export interface StoreUpdateLineItem {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
            /** @description The item's id. */
            line_id: components["parameters"]["CartLineId"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreUpdateLineItemBody"];
        };
    };
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreUpdateLineItemInput;
}
export interface StoreDeleteLineItem {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
            /** @description The item's id. */
            line_id: components["parameters"]["CartLineId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreDeleteLineItemInput;
}
export interface StoreSetPaymentSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreSetPaymentSessionBody"];
        };
    };
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreSetPaymentSessionInput;
}
export interface StoreCreatePaymentSessions {
    parameters: {
        query?: never;
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The cart as it is now, twice. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartWithSessions"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreatePaymentSessionsInput;
}
export interface StoreUpdatePaymentSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
            /**
             * @description The id of the session's payment provider.
             * @example manual
             */
            provider_id: components["parameters"]["SessionProviderId"];
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreUpdatePaymentSessionBody"];
        };
    };
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreUpdatePaymentSessionInput;
}
export interface StoreDeletePaymentSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
            /**
             * @description The id of the session's payment provider.
             * @example manual
             */
            provider_id: components["parameters"]["SessionProviderId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreDeletePaymentSessionInput;
}
export interface StoreRefreshPaymentSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
            /**
             * @description The id of the session's payment provider.
             * @example manual
             */
            provider_id: components["parameters"]["SessionProviderId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRefreshPaymentSessionInput;
}
export interface StoreAddCartShippingMethod {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreAddCartShippingMethodBody"];
        };
    };
    responses: {
        /** @description The cart as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreAddCartShippingMethodInput;
}
export interface StoreCalculateCartTaxes {
    parameters: {
        query?: never;
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The cart with its taxes. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CartResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCalculateCartTaxesInput;
}
export interface StoreListCollections {
    parameters: {
        query?: {
            /** @description Only collections with one of these handles. */
            "handle[]"?: string[];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit10"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The collections of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionList"];
            };
        };
        400: components["responses"]["BadRequest"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListCollectionsInput;
}
export interface StoreRetrieveCollection {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Collection">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The collection. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CollectionResponse"];
            };
        };
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveCollectionInput;
}
export interface StoreCreateCustomer {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreCreateCustomerBody"];
        };
    };
    responses: {
        /** @description The customer. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateCustomerInput;
}
export interface StoreRetrieveCustomer {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The signed-in customer. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveCustomerInput;
}
export interface StoreUpdateCustomer {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["StoreUpdateCustomerBody"];
        };
    };
    responses: {
        /** @description The account as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreUpdateCustomerInput;
}
export interface StoreCreateCustomerAddress {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreCreateCustomerAddressBody"];
        };
    };
    responses: {
        /** @description The account as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateCustomerAddressInput;
}
export interface StoreUpdateCustomerAddress {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The address's id. */
            address_id: Id<"Address">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["StoreUpdateCustomerAddressBody"];
        };
    };
    responses: {
        /** @description The account as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreUpdateCustomerAddressInput;
}
export interface StoreDeleteCustomerAddress {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The address's id. */
            address_id: Id<"Address">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The account as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreDeleteCustomerAddressInput;
}
export interface StoreListCustomerOrders {
    parameters: {
        query?: {
            /** @description Only this order. */
            id?: string;
            /** @description Only orders with one of these states. */
            "status[]"?: components["schemas"]["OrderStatus"][];
            /** @description Only orders with one of these states of fulfillment. */
            "fulfillment_status[]"?: components["schemas"]["FulfillmentStatus"][];
            /** @description Only orders with one of these states of payment. */
            "payment_status[]"?: components["schemas"]["PaymentStatus"][];
            /** @description Only the order with this number. */
            display_id?: number;
            /** @description Only the order that this cart became. */
            cart_id?: string;
            /** @description Only orders with this e-mail address. */
            email?: string;
            /** @description Only orders in this region. */
            region_id?: string;
            /** @description Only orders in this currency. */
            currency_code?: string;
            /** @description Only orders with this tax rate of their own. Orders have none as a rule. */
            tax_rate?: number;
            /** @description Only orders that were canceled within these bounds. */
            canceled_at?: components["schemas"]["DateComparison"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit10"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `cart`, `draft_order`, `customer`, `billing_address`, `shipping_address`, `region`, `currency`, `sales_channel`, `items`, `shipping_methods`, `discounts`, `gift_cards`, `gift_card_transactions`, `payments`, `refunds`, `fulfillments`, `returns`, `swaps`, `claims`, `edits`, `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `draft_order_id`, `customer_id`, `email`, `billing_address_id`, `shipping_address_id`, `region_id`, `currency_code`, `tax_rate`, `sales_channel_id`, `no_notification`, `external_id`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `canceled_at`, `created_at`, `updated_at`, `metadata`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The orders of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderList"];
            };
        };
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListCustomerOrdersInput;
}
export interface StoreListCustomerPaymentMethods {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The payment methods. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentMethodList"];
            };
        };
        401: components["responses"]["Unauthorized"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListCustomerPaymentMethodsInput;
}
export interface StoreResetCustomerPassword {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreResetCustomerPasswordBody"];
        };
    };
    responses: {
        /** @description The customer. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["CustomerResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        /** @description The token is another account's, or there is no account of that address. The one 401 that is JSON. */
        401: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreResetCustomerPasswordInput;
}
export interface StoreRequestCustomerPasswordToken {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreRequestCustomerPasswordTokenBody"];
        };
    };
    responses: {
        204: components["responses"]["NoContent"];
        400: components["responses"]["BadRequest"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRequestCustomerPasswordTokenInput;
}
export interface StoreRetrieveGiftCard {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /**
             * @description The code on the card.
             * @example 3QKD-7XWM-P4ZT-91HB
             */
            code: string;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The gift card. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["StoreGiftCardResponse"];
            };
        };
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveGiftCardInput;
}
export interface StoreRetrieveOrderEdit {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `order`, `items`, `changes`, `payment_collection`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `order_id`, `items`, `changes`, `payment_collection_id`, `created_at`, `requested_at`, `requested_by`, `confirmed_at`, `declined_at`, `declined_by`, `declined_reason`, `canceled_at`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order edit, without what is for the admin only. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveOrderEditInput;
}
export interface StoreCompleteOrderEdit {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCompleteOrderEditInput;
}
export interface StoreDeclineOrderEdit {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"OrderEdit">;
        };
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["StoreDeclineOrderEditBody"];
        };
    };
    responses: {
        /** @description The order edit as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderEditResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreDeclineOrderEditInput;
}
export interface StoreRetrieveOrderByDisplayId {
    parameters: {
        query: {
            /**
             * @description The number of the order.
             * @example 1041
             */
            display_id: number;
            /**
             * @description The e-mail address it was ordered with.
             * @example ines.carvalho@example.com
             */
            email: string;
            /** @description Accepted, but not looked at. */
            shipping_address?: {
                /** @description Accepted, but not looked at. */
                postal_code?: string;
            };
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customer`, `billing_address`, `shipping_address`, `region`, `items`, `shipping_methods`, `discounts`, `payments`, `fulfillments`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `customer_id`, `email`, `region_id`, `currency_code`, `tax_rate`, `idempotency_key`, `created_at`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["OrderNotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveOrderByDisplayIdInput;
}
export interface StoreRequestOrderAccess {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreRequestOrderAccessBody"];
        };
    };
    responses: {
        200: components["responses"]["Ok"];
        400: components["responses"]["BadRequest"];
        401: components["responses"]["Unauthorized"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRequestOrderAccessInput;
}
export interface StoreRetrieveOrderByCart {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customer`, `billing_address`, `shipping_address`, `region`, `items`, `shipping_methods`, `discounts`, `payments`, `fulfillments`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `customer_id`, `email`, `region_id`, `currency_code`, `tax_rate`, `idempotency_key`, `created_at`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The id of the cart that became the order. */
            cart_id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveOrderByCartInput;
}
export interface StoreConfirmOrderAccess {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreConfirmOrderAccessBody"];
        };
    };
    responses: {
        200: components["responses"]["Ok"];
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreConfirmOrderAccessInput;
}
export interface StoreRetrieveOrder {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `customer`, `billing_address`, `shipping_address`, `region`, `items`, `shipping_methods`, `discounts`, `payments`, `fulfillments`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `subtotal`, `discount_total`, `shipping_total`, `tax_total`, `gift_card_total`, `total`, `id`, `status`, `fulfillment_status`, `payment_status`, `display_id`, `cart_id`, `customer_id`, `email`, `region_id`, `currency_code`, `tax_rate`, `idempotency_key`, `paid_total`, `refunded_total`, `refundable_amount`, `created_at`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Order">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The order. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OrderResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveOrderInput;
}
export interface StoreRetrievePaymentCollection {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `currency`, `region`, `payment_sessions`, `payments`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `type`, `status`, `description`, `amount`, `authorized_amount`, `currency_code`, `currency`, `region_id`, `region`, `payment_sessions`, `payments`, `created_by`, `created_at`, `updated_at`, `deleted_at`, `metadata`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The payment collection. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentCollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrievePaymentCollectionInput;
}
export interface StoreSetPaymentCollectionSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreSetPaymentCollectionSessionBody"];
        };
    };
    responses: {
        /** @description The payment collection as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentCollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreSetPaymentCollectionSessionInput;
}
export interface StoreSetPaymentCollectionSessions {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreSetPaymentCollectionSessionsBody"];
        };
    };
    responses: {
        /** @description The payment collection as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentCollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreSetPaymentCollectionSessionsInput;
}
export interface StoreAuthorizePaymentCollectionSessions {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
        };
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreAuthorizePaymentCollectionSessionsBody"];
        };
    };
    responses: {
        /** @description The payment collection as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentCollectionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreAuthorizePaymentCollectionSessionsInput;
}
export interface StoreRefreshPaymentCollectionSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
            /** @description The payment session's id. */
            session_id: components["parameters"]["SessionId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The session as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentSessionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRefreshPaymentCollectionSessionInput;
}
export interface StoreAuthorizePaymentCollectionSession {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"PaymentCollection">;
            /** @description The payment session's id. */
            session_id: components["parameters"]["SessionId"];
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The session as it is now. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PaymentSessionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreAuthorizePaymentCollectionSessionInput;
}
export interface StoreListProductCategories {
    parameters: {
        query?: {
            /**
             * @description Fields to return, comma-separated, in place of the default ones; with a leading + or - they are added or left out. rank and
             *     handle must be among them unless `expand=` leaves out all relations, or the server fails. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `rank`, `parent_category_id`.
             */
            fields?: string;
            /** @description Only the category with this handle. */
            handle?: components["parameters"]["CategoryHandle"];
            /** @description Only the categories right inside this one. The word null stands for the top. */
            parent_category_id?: components["parameters"]["ParentCategoryId"];
            /** @description Whether category_children goes down to the last level. Best with parent_category_id=null. */
            include_descendants_tree?: components["parameters"]["IncludeDescendantsTree"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit100"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `name`, `description`, `handle`, `rank`, `parent_category_id`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`, `products`. */
            expand?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The categories of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryList"];
            };
        };
        400: components["responses"]["BadRequest"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListProductCategoriesInput;
}
export interface StoreRetrieveProductCategory {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `parent_category`, `category_children`, `products`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `name`, `description`, `handle`, `rank`, `parent_category_id`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"ProductCategory">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The category. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductCategoryResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveProductCategoryInput;
}
export interface StoreListProductTags {
    parameters: {
        query?: {
            /** @description Only those with these ids. */
            "id[]"?: components["parameters"]["ValueIds"];
            /** @description Only those with exactly one of these values. */
            "value[]"?: components["parameters"]["Values"];
            /** @description Only those that a discount condition names. */
            discount_condition_id?: components["parameters"]["ValueCondition"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. No seconds since 1970 here. */
            created_at?: components["parameters"]["CreatedAtIso"];
            /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
            updated_at?: components["parameters"]["UpdatedAtIso"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `value`. */
            order?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The tags of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductTagList"];
            };
        };
        400: components["responses"]["BadRequest"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListProductTagsInput;
}
export interface StoreListProductTypes {
    parameters: {
        query?: {
            /** @description Only those with these ids. */
            "id[]"?: components["parameters"]["ValueIds"];
            /** @description Only those with exactly one of these values. */
            "value[]"?: components["parameters"]["Values"];
            /** @description Only those that a discount condition names. */
            discount_condition_id?: components["parameters"]["ValueCondition"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. No seconds since 1970 here. */
            created_at?: components["parameters"]["CreatedAtIso"];
            /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
            updated_at?: components["parameters"]["UpdatedAtIso"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit20"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `value`. */
            order?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The types of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductTypeList"];
            };
        };
        400: components["responses"]["BadRequest"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListProductTypesInput;
}
export interface StoreListProducts {
    parameters: {
        query?: {
            /** @description Only these products. */
            "id[]"?: components["parameters"]["ProductIds"];
            /** @description Only products with exactly this title. */
            title?: components["parameters"]["ProductTitle"];
            /** @description Only products with exactly this description. */
            description?: components["parameters"]["ProductDescription"];
            /** @description Only the product with this handle. */
            handle?: components["parameters"]["ProductHandle"];
            /** @description Only gift cards, or everything else. */
            is_giftcard?: components["parameters"]["IsGiftCard"];
            /** @description Only products of these collections. */
            "collection_id[]"?: components["parameters"]["CollectionIds"];
            /** @description Only products of these types. */
            "type_id[]"?: components["parameters"]["TypeIds"];
            /** @description Only products with one of these tags, by id. */
            "tags[]"?: components["parameters"]["TagIds"];
            /** @description Only products of these categories, by id. */
            "category_id[]"?: components["parameters"]["CategoryIds"];
            /** @description Whether category_id[] also covers the categories inside. */
            include_category_children?: components["parameters"]["IncludeCategoryChildren"];
            /** @description Only products of these sales channels. */
            "sales_channel_id[]"?: components["parameters"]["SalesChannelIds"];
            /** @description Words to search for. The word `null` by itself ends in 500 on many lists; `NULL` finds the same. */
            q?: components["parameters"]["Search"];
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit100"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `type_id`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `images`, `options`, `variants`, `collection`, `type`, `tags`, `categories`, `sales_channels`, `profiles`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `type_id`.
             */
            fields?: string;
            /** @description Price for this cart's region and customer. */
            cart_id?: components["parameters"]["CartId"];
            /** @description Price for this region. */
            region_id?: components["parameters"]["RegionId"];
            /** @description Price in this currency. */
            currency_code?: components["parameters"]["CurrencyCode"];
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The products of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductList"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListProductsInput;
}
export interface StoreSearchProducts {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: {
        content: {
            "application/json": components["schemas"]["StoreSearchProductsBody"];
        };
    };
    responses: {
        /** @description The hits. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductSearchResult"];
            };
        };
        400: components["responses"]["BadRequest"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreSearchProductsInput;
}
export interface StoreRetrieveProduct {
    parameters: {
        query?: {
            /** @description The sales channel whose stock decides what can be bought. */
            sales_channel_id?: components["parameters"]["SalesChannelId"];
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `images`, `options`, `variants`, `collection`, `type`, `tags`, `categories`, `sales_channels`, `profiles`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `subtitle`, `description`, `handle`, `is_giftcard`, `discountable`, `status`, `external_id`, `thumbnail`, `collection_id`, `type_id`.
             */
            fields?: string;
            /** @description Price for this cart's region and customer. */
            cart_id?: components["parameters"]["CartId"];
            /** @description Price for this region. */
            region_id?: components["parameters"]["RegionId"];
            /** @description Price in this currency. */
            currency_code?: components["parameters"]["CurrencyCode"];
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Product">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The product. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ProductResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveProductInput;
}
export interface StoreListRegions {
    parameters: {
        query?: {
            /** @description Only records that were created within these bounds. */
            created_at?: components["parameters"]["CreatedAt"];
            /** @description Only records that were updated within these bounds. */
            updated_at?: components["parameters"]["UpdatedAt"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit100"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description The field to sort by. A leading - turns the order around. Known here: `id`, `created_at`, `updated_at`, `deleted_at`, `name`, `currency_code`, `tax_rate`, `tax_code`, `gift_cards_taxable`, `automatic_taxes`, `tax_provider_id`, `includes_tax`. */
            order?: string;
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `currency`, `countries`, `payment_providers`, `fulfillment_providers`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `currency_code`, `currency`, `tax_rate`, `tax_rates`, `tax_code`, `gift_cards_taxable`, `automatic_taxes`, `tax_provider_id`, `tax_provider`, `includes_tax`, `countries`, `payment_providers`, `fulfillment_providers`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The regions of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionList"];
            };
        };
        400: components["responses"]["BadRequest"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListRegionsInput;
}
export interface StoreRetrieveRegion {
    parameters: {
        query?: {
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `currency`, `countries`, `payment_providers`, `fulfillment_providers`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `name`, `currency_code`, `currency`, `tax_rate`, `tax_rates`, `tax_code`, `gift_cards_taxable`, `automatic_taxes`, `tax_provider_id`, `tax_provider`, `includes_tax`, `countries`, `payment_providers`, `fulfillment_providers`.
             */
            fields?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Region">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The region. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RegionResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveRegionInput;
}
export interface StoreListReturnReasons {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reasons. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnReasonList"];
            };
        };
        500: components["responses"]["ServerError"];
    };
    input: StoreListReturnReasonsInput;
}
export interface StoreRetrieveReturnReason {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"ReturnReason">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The reason. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnReasonResponse"];
            };
        };
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveReturnReasonInput;
}
export interface StoreCreateReturn {
    parameters: {
        query?: never;
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreCreateReturnBody"];
        };
    };
    responses: {
        /** @description The return. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ReturnResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateReturnInput;
}
export interface StoreListShippingOptions {
    parameters: {
        query?: {
            /** @description Only ways back, or only ways to the customer. */
            is_return?: boolean;
            /**
             * @description Ids of products, comma-separated, to find only what their profiles allow. The server does not load their profiles,
             *     so nothing is ever found.
             */
            product_ids?: string;
            /** @description Only shipping options of this region. */
            region_id?: string;
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The shipping options. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingOptionChoice"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["DeletedRegion"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListShippingOptionsInput;
}
export interface StoreListCartShippingOptions {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The cart's id. */
            cart_id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The shipping options. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ShippingOptionChoice"];
            };
        };
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListCartShippingOptionsInput;
}
export interface StoreCreateSwap {
    parameters: {
        query?: never;
        header?: {
            /**
             * @description A key that the server issued with an earlier answer. The call is done once for a key; repeating it gives the first answer
             *     again. A key of your own making is ignored.
             */
            "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody: {
        content: {
            "application/json": components["schemas"]["StoreCreateSwapBody"];
        };
    };
    responses: {
        /** @description The swap. Complete its cart to settle the difference. */
        200: {
            headers: {
                "Idempotency-Key": components["headers"]["IdempotencyKey"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SwapResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        409: components["responses"]["Conflict"];
        422: components["responses"]["Duplicate"];
        500: components["responses"]["ServerError"];
    };
    input: StoreCreateSwapInput;
}
export interface StoreRetrieveSwapByCart {
    parameters: {
        query?: never;
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The id of the swap's cart. */
            cart_id: Id<"Cart">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The swap. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SwapResponse"];
            };
        };
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveSwapByCartInput;
}
export interface StoreListVariants {
    parameters: {
        query?: {
            /** @description Only these variants. */
            "id[]"?: components["parameters"]["VariantIds"];
            /** @description Only variants with exactly one of these titles. */
            "title[]"?: components["parameters"]["VariantTitles"];
            /** @description Only variants with a stock within these bounds. */
            inventory_quantity?: components["parameters"]["InventoryQuantity"];
            /** @description Ids of variants, comma-separated; the same as id[]. */
            ids?: string;
            /** @description The sales channel whose stock decides what can be bought. */
            sales_channel_id?: components["parameters"]["SalesChannelId"];
            /** @description How many records to return at most. 0 returns all of them. */
            limit?: components["parameters"]["Limit100"];
            /** @description How many records to skip. */
            offset?: components["parameters"]["Offset"];
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `product`, `prices`, `inventory_items`, `options`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `product_id`, `product`, `sku`, `barcode`, `ean`, `upc`, `variant_rank`, `inventory_quantity`, `allow_backorder`, `manage_inventory`, `prices`, `inventory_items`, `options`.
             */
            fields?: string;
            /** @description Price for this cart's region and customer. */
            cart_id?: components["parameters"]["CartId"];
            /** @description Price for this region. */
            region_id?: components["parameters"]["RegionId"];
            /** @description Price in this currency. */
            currency_code?: components["parameters"]["CurrencyCode"];
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path?: never;
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The variants of this page. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VariantList"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreListVariantsInput;
}
export interface StoreRetrieveVariant {
    parameters: {
        query?: {
            /** @description The sales channel whose stock decides what can be bought. */
            sales_channel_id?: components["parameters"]["SalesChannelId"];
            /** @description Relations to include, comma-separated. They take the place of the default ones; an empty value includes none. Known here: `product`, `prices`, `inventory_items`, `options`. */
            expand?: string;
            /**
             * @description Fields to return, comma-separated, in place of the default ones. If every name starts with + or -, the default ones are kept and
             *     these are added or left out. What `order` names must be among them. Known here: `id`, `created_at`, `updated_at`, `metadata`, `deleted_at`, `weight`, `length`, `height`, `width`, `hs_code`, `origin_country`, `mid_code`, `material`, `title`, `product_id`, `product`, `sku`, `barcode`, `ean`, `upc`, `variant_rank`, `inventory_quantity`, `allow_backorder`, `manage_inventory`, `prices`, `inventory_items`, `options`.
             */
            fields?: string;
            /** @description Price for this cart's region and customer. */
            cart_id?: components["parameters"]["CartId"];
            /** @description Price for this region. */
            region_id?: components["parameters"]["RegionId"];
            /** @description Price in this currency. */
            currency_code?: components["parameters"]["CurrencyCode"];
        };
        header?: {
            /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
            "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
        };
        path: {
            /** @description The record's id. */
            id: Id<"Variant">;
        };
        cookie?: never;
    };
    requestBody?: never;
    responses: {
        /** @description The variant. */
        200: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["VariantResponse"];
            };
        };
        400: components["responses"]["BadRequest"];
        404: components["responses"]["NotFound"];
        500: components["responses"]["ServerError"];
    };
    input: StoreRetrieveVariantInput;
}
export interface AdminRetrieveAnalyticsConfigInput {
}
export interface AdminCreateAnalyticsConfigInput {
    body: components["schemas"]["AdminCreateAnalyticsConfigBody"];
}
export interface AdminDeleteAnalyticsConfigInput {
}
export interface AdminUpdateAnalyticsConfigInput {
    body?: components["schemas"]["AdminUpdateAnalyticsConfigBody"];
}
export interface AdminListAppsInput {
}
export interface AdminAuthorizeAppInput {
    body: components["schemas"]["AdminAuthorizeAppBody"];
}
export interface AdminRetrieveSessionInput {
}
export interface AdminCreateSessionInput {
    body: components["schemas"]["AdminCreateSessionBody"];
}
export interface AdminDeleteSessionInput {
}
export interface AdminCreateTokenInput {
    body: components["schemas"]["AdminCreateTokenBody"];
}
export type AdminListBatchJobsQuery = Unbracketed<NonNullable<AdminListBatchJobs["parameters"]["query"]>>;
export interface AdminListBatchJobsInput {
    query?: AdminListBatchJobsQuery;
}
export interface AdminCreateBatchJobInput {
    body: components["schemas"]["AdminCreateBatchJobBody"];
}
export interface AdminRetrieveBatchJobInput {
    /** @description The record's id. */
    id: Id<"BatchJob">;
}
export interface AdminCancelBatchJobInput {
    /** @description The record's id. */
    id: Id<"BatchJob">;
}
export interface AdminConfirmBatchJobInput {
    /** @description The record's id. */
    id: Id<"BatchJob">;
}
export type AdminListCollectionsQuery = Unbracketed<NonNullable<AdminListCollections["parameters"]["query"]>>;
export interface AdminListCollectionsInput {
    query?: AdminListCollectionsQuery;
}
export interface AdminCreateCollectionInput {
    body: components["schemas"]["AdminCreateCollectionBody"];
}
export interface AdminRetrieveCollectionInput {
    /** @description The record's id. */
    id: Id<"Collection">;
}
export interface AdminUpdateCollectionInput {
    /** @description The record's id. */
    id: Id<"Collection">;
    body?: components["schemas"]["AdminUpdateCollectionBody"];
}
export interface AdminDeleteCollectionInput {
    /** @description The record's id. */
    id: Id<"Collection">;
}
export interface AdminAddCollectionProductsInput {
    /** @description The record's id. */
    id: Id<"Collection">;
    body: components["schemas"]["AdminAddCollectionProductsBody"];
}
export interface AdminRemoveCollectionProductsInput {
    /** @description The record's id. */
    id: Id<"Collection">;
    body: components["schemas"]["AdminRemoveCollectionProductsBody"];
}
export type AdminListCurrenciesQuery = Unbracketed<NonNullable<AdminListCurrencies["parameters"]["query"]>>;
export interface AdminListCurrenciesInput {
    query?: AdminListCurrenciesQuery;
}
export interface AdminUpdateCurrencyInput {
    /** @description Three lowercase letters (ISO 4217). */
    code: string;
    body?: components["schemas"]["AdminUpdateCurrencyBody"];
}
export type AdminListCustomerGroupsQuery = Unbracketed<NonNullable<AdminListCustomerGroups["parameters"]["query"]>>;
export interface AdminListCustomerGroupsInput {
    query?: AdminListCustomerGroupsQuery;
}
export interface AdminCreateCustomerGroupInput {
    body: components["schemas"]["AdminCreateCustomerGroupBody"];
}
export type AdminRetrieveCustomerGroupQuery = Unbracketed<NonNullable<AdminRetrieveCustomerGroup["parameters"]["query"]>>;
export interface AdminRetrieveCustomerGroupInput {
    /** @description The record's id. */
    id: Id<"CustomerGroup">;
    query?: AdminRetrieveCustomerGroupQuery;
}
export type AdminUpdateCustomerGroupQuery = Unbracketed<NonNullable<AdminUpdateCustomerGroup["parameters"]["query"]>>;
export interface AdminUpdateCustomerGroupInput {
    /** @description The record's id. */
    id: Id<"CustomerGroup">;
    query?: AdminUpdateCustomerGroupQuery;
    body?: components["schemas"]["AdminUpdateCustomerGroupBody"];
}
export interface AdminDeleteCustomerGroupInput {
    /** @description The record's id. */
    id: Id<"CustomerGroup">;
}
export type AdminListCustomerGroupCustomersQuery = Unbracketed<NonNullable<AdminListCustomerGroupCustomers["parameters"]["query"]>>;
export interface AdminListCustomerGroupCustomersInput {
    /** @description The record's id. */
    id: Id<"CustomerGroup">;
    query?: AdminListCustomerGroupCustomersQuery;
}
export interface AdminAddCustomerGroupCustomersInput {
    /** @description The record's id. */
    id: Id<"CustomerGroup">;
    body: components["schemas"]["AdminAddCustomerGroupCustomersBody"];
}
export interface AdminRemoveCustomerGroupCustomersInput {
    /** @description The record's id. */
    id: Id<"CustomerGroup">;
    body: components["schemas"]["AdminRemoveCustomerGroupCustomersBody"];
}
export type AdminListCustomersQuery = Unbracketed<NonNullable<AdminListCustomers["parameters"]["query"]>>;
export interface AdminListCustomersInput {
    query?: AdminListCustomersQuery;
}
export interface AdminCreateCustomerInput {
    body: components["schemas"]["AdminCreateCustomerBody"];
}
export type AdminRetrieveCustomerQuery = Unbracketed<NonNullable<AdminRetrieveCustomer["parameters"]["query"]>>;
export interface AdminRetrieveCustomerInput {
    /** @description The record's id. */
    id: Id<"Customer">;
    query?: AdminRetrieveCustomerQuery;
}
export type AdminUpdateCustomerQuery = Unbracketed<NonNullable<AdminUpdateCustomer["parameters"]["query"]>>;
export interface AdminUpdateCustomerInput {
    /** @description The record's id. */
    id: Id<"Customer">;
    query?: AdminUpdateCustomerQuery;
    body?: components["schemas"]["AdminUpdateCustomerBody"];
}
export type AdminListDiscountsQuery = Unbracketed<NonNullable<AdminListDiscounts["parameters"]["query"]>>;
export interface AdminListDiscountsInput {
    query?: AdminListDiscountsQuery;
}
export type AdminCreateDiscountQuery = Unbracketed<NonNullable<AdminCreateDiscount["parameters"]["query"]>>;
export interface AdminCreateDiscountInput {
    query?: AdminCreateDiscountQuery;
    body: components["schemas"]["AdminCreateDiscountBody"];
}
export type AdminRetrieveDiscountByCodeQuery = Unbracketed<NonNullable<AdminRetrieveDiscountByCode["parameters"]["query"]>>;
export interface AdminRetrieveDiscountByCodeInput {
    /**
     * @description What a customer enters. Upper and lower case are the same.
     * @example MUGS5
     */
    code: string;
    query?: AdminRetrieveDiscountByCodeQuery;
}
export type AdminRetrieveDiscountQuery = Unbracketed<NonNullable<AdminRetrieveDiscount["parameters"]["query"]>>;
export interface AdminRetrieveDiscountInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    query?: AdminRetrieveDiscountQuery;
}
export type AdminUpdateDiscountQuery = Unbracketed<NonNullable<AdminUpdateDiscount["parameters"]["query"]>>;
export interface AdminUpdateDiscountInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    query?: AdminUpdateDiscountQuery;
    body?: components["schemas"]["AdminUpdateDiscountBody"];
}
export interface AdminDeleteDiscountInput {
    /** @description The record's id. */
    id: Id<"Discount">;
}
export type AdminCreateDiscountConditionQuery = Unbracketed<NonNullable<AdminCreateDiscountCondition["parameters"]["query"]>>;
export interface AdminCreateDiscountConditionInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    query?: AdminCreateDiscountConditionQuery;
    body: components["schemas"]["AdminCreateDiscountConditionBody"];
}
export type AdminRetrieveDiscountConditionQuery = Unbracketed<NonNullable<AdminRetrieveDiscountCondition["parameters"]["query"]>>;
export interface AdminRetrieveDiscountConditionInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /** @description The condition's id. */
    condition_id: components["parameters"]["ConditionId"];
    query?: AdminRetrieveDiscountConditionQuery;
}
export type AdminUpdateDiscountConditionQuery = Unbracketed<NonNullable<AdminUpdateDiscountCondition["parameters"]["query"]>>;
export interface AdminUpdateDiscountConditionInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /** @description The condition's id. */
    condition_id: components["parameters"]["ConditionId"];
    query?: AdminUpdateDiscountConditionQuery;
    body: components["schemas"]["AdminUpdateDiscountConditionBody"];
}
export type AdminDeleteDiscountConditionQuery = Unbracketed<NonNullable<AdminDeleteDiscountCondition["parameters"]["query"]>>;
export interface AdminDeleteDiscountConditionInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /** @description The condition's id. */
    condition_id: components["parameters"]["ConditionId"];
    query?: AdminDeleteDiscountConditionQuery;
}
export type AdminAddDiscountConditionResourcesQuery = Unbracketed<NonNullable<AdminAddDiscountConditionResources["parameters"]["query"]>>;
export interface AdminAddDiscountConditionResourcesInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /** @description The condition's id. */
    condition_id: components["parameters"]["ConditionId"];
    query?: AdminAddDiscountConditionResourcesQuery;
    body: components["schemas"]["AdminAddDiscountConditionResourcesBody"];
}
export type AdminRemoveDiscountConditionResourcesQuery = Unbracketed<NonNullable<AdminRemoveDiscountConditionResources["parameters"]["query"]>>;
export interface AdminRemoveDiscountConditionResourcesInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /** @description The condition's id. */
    condition_id: components["parameters"]["ConditionId"];
    query?: AdminRemoveDiscountConditionResourcesQuery;
    body: components["schemas"]["AdminRemoveDiscountConditionResourcesBody"];
}
export interface AdminCreateDiscountDynamicCodeInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    body: components["schemas"]["AdminCreateDiscountDynamicCodeBody"];
}
export interface AdminDeleteDiscountDynamicCodeInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /**
     * @description The code that was made.
     * @example BIRTHDAY-AIKO
     */
    code: string;
}
export interface AdminAddDiscountRegionInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /** @description The region's id. */
    region_id: Id<"Region">;
}
export interface AdminRemoveDiscountRegionInput {
    /** @description The record's id. */
    id: Id<"Discount">;
    /** @description The region's id. */
    region_id: Id<"Region">;
}
export type AdminListDraftOrdersQuery = Unbracketed<NonNullable<AdminListDraftOrders["parameters"]["query"]>>;
export interface AdminListDraftOrdersInput {
    query?: AdminListDraftOrdersQuery;
}
export interface AdminCreateDraftOrderInput {
    body: components["schemas"]["AdminCreateDraftOrderBody"];
}
export interface AdminRetrieveDraftOrderInput {
    /** @description The record's id. */
    id: Id<"DraftOrder">;
}
export interface AdminUpdateDraftOrderInput {
    /** @description The record's id. */
    id: Id<"DraftOrder">;
    body?: components["schemas"]["AdminUpdateDraftOrderBody"];
}
export interface AdminDeleteDraftOrderInput {
    /** @description The record's id. */
    id: Id<"DraftOrder">;
}
export interface AdminAddDraftOrderLineItemInput {
    /** @description The record's id. */
    id: Id<"DraftOrder">;
    body: components["schemas"]["AdminAddDraftOrderLineItemBody"];
}
export interface AdminUpdateDraftOrderLineItemInput {
    /** @description The record's id. */
    id: Id<"DraftOrder">;
    /** @description The item's id. */
    line_id: string;
    body?: components["schemas"]["AdminUpdateDraftOrderLineItemBody"];
}
export interface AdminRemoveDraftOrderLineItemInput {
    /** @description The record's id. */
    id: Id<"DraftOrder">;
    /** @description The item's id. */
    line_id: string;
}
export interface AdminMarkDraftOrderPaidInput {
    /** @description The record's id. */
    id: Id<"DraftOrder">;
}
export type AdminListGiftCardsQuery = Unbracketed<NonNullable<AdminListGiftCards["parameters"]["query"]>>;
export interface AdminListGiftCardsInput {
    query?: AdminListGiftCardsQuery;
}
export interface AdminCreateGiftCardInput {
    body: components["schemas"]["AdminCreateGiftCardBody"];
}
export interface AdminRetrieveGiftCardInput {
    /** @description The record's id. */
    id: Id<"GiftCard">;
}
export interface AdminUpdateGiftCardInput {
    /** @description The record's id. */
    id: Id<"GiftCard">;
    body?: components["schemas"]["AdminUpdateGiftCardBody"];
}
export interface AdminDeleteGiftCardInput {
    /** @description The record's id. */
    id: Id<"GiftCard">;
}
export type AdminListInventoryItemsQuery = Unbracketed<NonNullable<AdminListInventoryItems["parameters"]["query"]>>;
export interface AdminListInventoryItemsInput {
    query?: AdminListInventoryItemsQuery;
}
export type AdminCreateInventoryItemQuery = Unbracketed<NonNullable<AdminCreateInventoryItem["parameters"]["query"]>>;
export interface AdminCreateInventoryItemInput {
    query?: AdminCreateInventoryItemQuery;
    body: components["schemas"]["AdminCreateInventoryItemBody"];
}
export type AdminRetrieveInventoryItemQuery = Unbracketed<NonNullable<AdminRetrieveInventoryItem["parameters"]["query"]>>;
export interface AdminRetrieveInventoryItemInput {
    /** @description The record's id. */
    id: Id<"InventoryItem">;
    query?: AdminRetrieveInventoryItemQuery;
}
export type AdminUpdateInventoryItemQuery = Unbracketed<NonNullable<AdminUpdateInventoryItem["parameters"]["query"]>>;
export interface AdminUpdateInventoryItemInput {
    /** @description The record's id. */
    id: Id<"InventoryItem">;
    query?: AdminUpdateInventoryItemQuery;
    body?: components["schemas"]["AdminUpdateInventoryItemBody"];
}
export interface AdminDeleteInventoryItemInput {
    /** @description The record's id. */
    id: Id<"InventoryItem">;
}
export type AdminListInventoryItemLocationLevelsQuery = Unbracketed<NonNullable<AdminListInventoryItemLocationLevels["parameters"]["query"]>>;
export interface AdminListInventoryItemLocationLevelsInput {
    /** @description The record's id. */
    id: Id<"InventoryItem">;
    query?: AdminListInventoryItemLocationLevelsQuery;
}
export type AdminCreateInventoryItemLocationLevelQuery = Unbracketed<NonNullable<AdminCreateInventoryItemLocationLevel["parameters"]["query"]>>;
export interface AdminCreateInventoryItemLocationLevelInput {
    /** @description The record's id. */
    id: Id<"InventoryItem">;
    query?: AdminCreateInventoryItemLocationLevelQuery;
    body: components["schemas"]["AdminCreateInventoryItemLocationLevelBody"];
}
export type AdminUpdateInventoryItemLocationLevelQuery = Unbracketed<NonNullable<AdminUpdateInventoryItemLocationLevel["parameters"]["query"]>>;
export interface AdminUpdateInventoryItemLocationLevelInput {
    /** @description The record's id. */
    id: Id<"InventoryItem">;
    /** @description The stock location's id. */
    location_id: components["parameters"]["LocationId"];
    query?: AdminUpdateInventoryItemLocationLevelQuery;
    body?: components["schemas"]["AdminUpdateInventoryItemLocationLevelBody"];
}
export interface AdminDeleteInventoryItemLocationLevelInput {
    /** @description The record's id. */
    id: Id<"InventoryItem">;
    /** @description The stock location's id. */
    location_id: components["parameters"]["LocationId"];
}
export interface AdminListInvitesInput {
}
export interface AdminCreateInviteInput {
    body: components["schemas"]["AdminCreateInviteBody"];
}
export interface AdminAcceptInviteInput {
    body: components["schemas"]["AdminAcceptInviteBody"];
}
export interface AdminDeleteInviteInput {
    /** @description The record's id. */
    id: Id<"Invite">;
}
export interface AdminResendInviteInput {
    /** @description The record's id. */
    id: Id<"Invite">;
}
export type AdminListNotesQuery = Unbracketed<NonNullable<AdminListNotes["parameters"]["query"]>>;
export interface AdminListNotesInput {
    query?: AdminListNotesQuery;
}
export interface AdminCreateNoteInput {
    body: components["schemas"]["AdminCreateNoteBody"];
}
export interface AdminRetrieveNoteInput {
    /** @description The record's id. */
    id: Id<"Note">;
}
export interface AdminUpdateNoteInput {
    /** @description The record's id. */
    id: Id<"Note">;
    body: components["schemas"]["AdminUpdateNoteBody"];
}
export interface AdminDeleteNoteInput {
    /** @description The record's id. */
    id: Id<"Note">;
}
export type AdminListNotificationsQuery = Unbracketed<NonNullable<AdminListNotifications["parameters"]["query"]>>;
export interface AdminListNotificationsInput {
    query?: AdminListNotificationsQuery;
}
export interface AdminResendNotificationInput {
    /** @description The record's id. */
    id: Id<"Notification">;
    body?: components["schemas"]["AdminResendNotificationBody"];
}
export type AdminListOrderEditsQuery = Unbracketed<NonNullable<AdminListOrderEdits["parameters"]["query"]>>;
export interface AdminListOrderEditsInput {
    query?: AdminListOrderEditsQuery;
}
export interface AdminCreateOrderEditInput {
    body: components["schemas"]["AdminCreateOrderEditBody"];
}
export type AdminRetrieveOrderEditQuery = Unbracketed<NonNullable<AdminRetrieveOrderEdit["parameters"]["query"]>>;
export interface AdminRetrieveOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    query?: AdminRetrieveOrderEditQuery;
}
export interface AdminUpdateOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    body?: components["schemas"]["AdminUpdateOrderEditBody"];
}
export interface AdminDeleteOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
}
export interface AdminCancelOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
}
export interface AdminDeleteOrderEditItemChangeInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    /** @description The change's id. */
    change_id: string;
}
export interface AdminConfirmOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
}
export interface AdminAddOrderEditLineItemInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    body: components["schemas"]["AdminAddOrderEditLineItemBody"];
}
export interface AdminUpdateOrderEditLineItemInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    /** @description The id of the item in the order edit, not in the order. */
    item_id: components["parameters"]["EditItemId"];
    body: components["schemas"]["AdminUpdateOrderEditLineItemBody"];
}
export interface AdminRemoveOrderEditLineItemInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    /** @description The id of the item in the order edit, not in the order. */
    item_id: components["parameters"]["EditItemId"];
}
export interface AdminRequestOrderEditConfirmationInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    body?: components["schemas"]["AdminRequestOrderEditConfirmationBody"];
}
export type AdminListOrdersQuery = Unbracketed<NonNullable<AdminListOrders["parameters"]["query"]>>;
export interface AdminListOrdersInput {
    query?: AdminListOrdersQuery;
}
export type AdminRetrieveOrderQuery = Unbracketed<NonNullable<AdminRetrieveOrder["parameters"]["query"]>>;
export interface AdminRetrieveOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminRetrieveOrderQuery;
}
export type AdminUpdateOrderQuery = Unbracketed<NonNullable<AdminUpdateOrder["parameters"]["query"]>>;
export interface AdminUpdateOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminUpdateOrderQuery;
    body?: components["schemas"]["AdminUpdateOrderBody"];
}
export type AdminArchiveOrderQuery = Unbracketed<NonNullable<AdminArchiveOrder["parameters"]["query"]>>;
export interface AdminArchiveOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminArchiveOrderQuery;
}
export type AdminCancelOrderQuery = Unbracketed<NonNullable<AdminCancelOrder["parameters"]["query"]>>;
export interface AdminCancelOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminCancelOrderQuery;
}
export type AdminCaptureOrderQuery = Unbracketed<NonNullable<AdminCaptureOrder["parameters"]["query"]>>;
export interface AdminCaptureOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminCaptureOrderQuery;
}
export type AdminCreateClaimQuery = Unbracketed<NonNullable<AdminCreateClaim["parameters"]["query"]>>;
export interface AdminCreateClaimInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminCreateClaimQuery;
    body: components["schemas"]["AdminCreateClaimBody"];
}
export type AdminUpdateClaimQuery = Unbracketed<NonNullable<AdminUpdateClaim["parameters"]["query"]>>;
export interface AdminUpdateClaimInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The claim's id. */
    claim_id: components["parameters"]["ClaimId"];
    query?: AdminUpdateClaimQuery;
    body?: components["schemas"]["AdminUpdateClaimBody"];
}
export type AdminCancelClaimQuery = Unbracketed<NonNullable<AdminCancelClaim["parameters"]["query"]>>;
export interface AdminCancelClaimInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The claim's id. */
    claim_id: components["parameters"]["ClaimId"];
    query?: AdminCancelClaimQuery;
}
export type AdminFulfillClaimQuery = Unbracketed<NonNullable<AdminFulfillClaim["parameters"]["query"]>>;
export interface AdminFulfillClaimInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The claim's id. */
    claim_id: components["parameters"]["ClaimId"];
    query?: AdminFulfillClaimQuery;
    body?: components["schemas"]["AdminFulfillClaimBody"];
}
export type AdminCancelClaimFulfillmentQuery = Unbracketed<NonNullable<AdminCancelClaimFulfillment["parameters"]["query"]>>;
export interface AdminCancelClaimFulfillmentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The claim's id. */
    claim_id: components["parameters"]["ClaimId"];
    /** @description The fulfillment's id. */
    fulfillment_id: Id<"Fulfillment">;
    query?: AdminCancelClaimFulfillmentQuery;
}
export type AdminCreateClaimShipmentQuery = Unbracketed<NonNullable<AdminCreateClaimShipment["parameters"]["query"]>>;
export interface AdminCreateClaimShipmentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The claim's id. */
    claim_id: components["parameters"]["ClaimId"];
    query?: AdminCreateClaimShipmentQuery;
    body: components["schemas"]["AdminCreateClaimShipmentBody"];
}
export type AdminCompleteOrderQuery = Unbracketed<NonNullable<AdminCompleteOrder["parameters"]["query"]>>;
export interface AdminCompleteOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminCompleteOrderQuery;
}
export type AdminCreateFulfillmentQuery = Unbracketed<NonNullable<AdminCreateFulfillment["parameters"]["query"]>>;
export interface AdminCreateFulfillmentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminCreateFulfillmentQuery;
    body: components["schemas"]["AdminCreateFulfillmentBody"];
}
export type AdminCancelFulfillmentQuery = Unbracketed<NonNullable<AdminCancelFulfillment["parameters"]["query"]>>;
export interface AdminCancelFulfillmentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The fulfillment's id. */
    fulfillment_id: Id<"Fulfillment">;
    query?: AdminCancelFulfillmentQuery;
}
export interface AdminReserveOrderLineItemInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The item's id. */
    line_item_id: Id<"LineItem">;
}
export type AdminRefundOrderQuery = Unbracketed<NonNullable<AdminRefundOrder["parameters"]["query"]>>;
export interface AdminRefundOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminRefundOrderQuery;
    body: components["schemas"]["AdminRefundOrderBody"];
}
export type AdminListOrderReservationsQuery = Unbracketed<NonNullable<AdminListOrderReservations["parameters"]["query"]>>;
export interface AdminListOrderReservationsInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminListOrderReservationsQuery;
}
export type AdminRequestReturnQuery = Unbracketed<NonNullable<AdminRequestReturn["parameters"]["query"]>>;
export interface AdminRequestReturnInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminRequestReturnQuery;
    body: components["schemas"]["AdminRequestReturnBody"];
}
export type AdminCreateShipmentQuery = Unbracketed<NonNullable<AdminCreateShipment["parameters"]["query"]>>;
export interface AdminCreateShipmentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminCreateShipmentQuery;
    body: components["schemas"]["AdminCreateShipmentBody"];
}
export type AdminAddShippingMethodQuery = Unbracketed<NonNullable<AdminAddShippingMethod["parameters"]["query"]>>;
export interface AdminAddShippingMethodInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminAddShippingMethodQuery;
    body: components["schemas"]["AdminAddShippingMethodBody"];
}
export type AdminCreateSwapQuery = Unbracketed<NonNullable<AdminCreateSwap["parameters"]["query"]>>;
export interface AdminCreateSwapInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: AdminCreateSwapQuery;
    body: components["schemas"]["AdminCreateSwapBody"];
}
export type AdminCancelSwapQuery = Unbracketed<NonNullable<AdminCancelSwap["parameters"]["query"]>>;
export interface AdminCancelSwapInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The swap's id. */
    swap_id: Id<"Swap">;
    query?: AdminCancelSwapQuery;
}
export type AdminFulfillSwapQuery = Unbracketed<NonNullable<AdminFulfillSwap["parameters"]["query"]>>;
export interface AdminFulfillSwapInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The swap's id. */
    swap_id: Id<"Swap">;
    query?: AdminFulfillSwapQuery;
    body?: components["schemas"]["AdminFulfillSwapBody"];
}
export type AdminCancelSwapFulfillmentQuery = Unbracketed<NonNullable<AdminCancelSwapFulfillment["parameters"]["query"]>>;
export interface AdminCancelSwapFulfillmentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The swap's id. */
    swap_id: Id<"Swap">;
    /** @description The fulfillment's id. */
    fulfillment_id: Id<"Fulfillment">;
    query?: AdminCancelSwapFulfillmentQuery;
}
export type AdminProcessSwapPaymentQuery = Unbracketed<NonNullable<AdminProcessSwapPayment["parameters"]["query"]>>;
export interface AdminProcessSwapPaymentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The swap's id. */
    swap_id: Id<"Swap">;
    query?: AdminProcessSwapPaymentQuery;
}
export type AdminCreateSwapShipmentQuery = Unbracketed<NonNullable<AdminCreateSwapShipment["parameters"]["query"]>>;
export interface AdminCreateSwapShipmentInput {
    /** @description The record's id. */
    id: Id<"Order">;
    /** @description The swap's id. */
    swap_id: Id<"Swap">;
    query?: AdminCreateSwapShipmentQuery;
    body: components["schemas"]["AdminCreateSwapShipmentBody"];
}
export type AdminRetrievePaymentCollectionQuery = Unbracketed<NonNullable<AdminRetrievePaymentCollection["parameters"]["query"]>>;
export interface AdminRetrievePaymentCollectionInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    query?: AdminRetrievePaymentCollectionQuery;
}
export interface AdminUpdatePaymentCollectionInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    body?: components["schemas"]["AdminUpdatePaymentCollectionBody"];
}
export interface AdminDeletePaymentCollectionInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
}
export interface AdminMarkPaymentCollectionAuthorizedInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
}
export type AdminRetrievePaymentQuery = Unbracketed<NonNullable<AdminRetrievePayment["parameters"]["query"]>>;
export interface AdminRetrievePaymentInput {
    /** @description The record's id. */
    id: Id<"Payment">;
    query?: AdminRetrievePaymentQuery;
}
export interface AdminCapturePaymentInput {
    /** @description The record's id. */
    id: Id<"Payment">;
}
export interface AdminRefundPaymentInput {
    /** @description The record's id. */
    id: Id<"Payment">;
    body: components["schemas"]["AdminRefundPaymentBody"];
}
export type AdminListPriceListsQuery = Unbracketed<NonNullable<AdminListPriceLists["parameters"]["query"]>>;
export interface AdminListPriceListsInput {
    query?: AdminListPriceListsQuery;
}
export interface AdminCreatePriceListInput {
    body: components["schemas"]["AdminCreatePriceListBody"];
}
export interface AdminRetrievePriceListInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
}
export interface AdminUpdatePriceListInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
    body?: components["schemas"]["AdminUpdatePriceListBody"];
}
export interface AdminDeletePriceListInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
}
export interface AdminAddPriceListPricesInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
    body: components["schemas"]["AdminAddPriceListPricesBody"];
}
export interface AdminDeletePriceListPricesInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
    body: components["schemas"]["AdminDeletePriceListPricesBody"];
}
export type AdminListPriceListProductsQuery = Unbracketed<NonNullable<AdminListPriceListProducts["parameters"]["query"]>>;
export interface AdminListPriceListProductsInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
    query?: AdminListPriceListProductsQuery;
}
export interface AdminDeletePriceListProductsPricesInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
    body: components["schemas"]["AdminDeletePriceListProductsPricesBody"];
}
export interface AdminDeletePriceListProductPricesInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
    /** @description The product's id. */
    product_id: Id<"Product">;
}
export interface AdminDeletePriceListVariantPricesInput {
    /** @description The record's id. */
    id: Id<"PriceList">;
    /** @description The variant's id. */
    variant_id: Id<"Variant">;
}
export type AdminListProductCategoriesQuery = Unbracketed<NonNullable<AdminListProductCategories["parameters"]["query"]>>;
export interface AdminListProductCategoriesInput {
    query?: AdminListProductCategoriesQuery;
}
export type AdminCreateProductCategoryQuery = Unbracketed<NonNullable<AdminCreateProductCategory["parameters"]["query"]>>;
export interface AdminCreateProductCategoryInput {
    query?: AdminCreateProductCategoryQuery;
    body: components["schemas"]["AdminCreateProductCategoryBody"];
}
export type AdminRetrieveProductCategoryQuery = Unbracketed<NonNullable<AdminRetrieveProductCategory["parameters"]["query"]>>;
export interface AdminRetrieveProductCategoryInput {
    /** @description The record's id. */
    id: Id<"ProductCategory">;
    query?: AdminRetrieveProductCategoryQuery;
}
export type AdminUpdateProductCategoryQuery = Unbracketed<NonNullable<AdminUpdateProductCategory["parameters"]["query"]>>;
export interface AdminUpdateProductCategoryInput {
    /** @description The record's id. */
    id: Id<"ProductCategory">;
    query?: AdminUpdateProductCategoryQuery;
    body?: components["schemas"]["AdminUpdateProductCategoryBody"];
}
export interface AdminDeleteProductCategoryInput {
    /** @description The record's id. */
    id: Id<"ProductCategory">;
}
export type AdminAddProductCategoryProductsQuery = Unbracketed<NonNullable<AdminAddProductCategoryProducts["parameters"]["query"]>>;
export interface AdminAddProductCategoryProductsInput {
    /** @description The record's id. */
    id: Id<"ProductCategory">;
    query?: AdminAddProductCategoryProductsQuery;
    body: components["schemas"]["AdminAddProductCategoryProductsBody"];
}
export type AdminRemoveProductCategoryProductsQuery = Unbracketed<NonNullable<AdminRemoveProductCategoryProducts["parameters"]["query"]>>;
export interface AdminRemoveProductCategoryProductsInput {
    /** @description The record's id. */
    id: Id<"ProductCategory">;
    query?: AdminRemoveProductCategoryProductsQuery;
    body: components["schemas"]["AdminRemoveProductCategoryProductsBody"];
}
export type AdminListProductTagsQuery = Unbracketed<NonNullable<AdminListProductTags["parameters"]["query"]>>;
export interface AdminListProductTagsInput {
    query?: AdminListProductTagsQuery;
}
export type AdminListProductTypesQuery = Unbracketed<NonNullable<AdminListProductTypes["parameters"]["query"]>>;
export interface AdminListProductTypesInput {
    query?: AdminListProductTypesQuery;
}
export type AdminListProductsQuery = Unbracketed<NonNullable<AdminListProducts["parameters"]["query"]>>;
export interface AdminListProductsInput {
    query?: AdminListProductsQuery;
}
export interface AdminCreateProductInput {
    body: components["schemas"]["AdminCreateProductBody"];
}
export interface AdminListProductTagUsageInput {
}
export interface AdminListProductTypesInUseInput {
}
export type AdminRetrieveProductQuery = Unbracketed<NonNullable<AdminRetrieveProduct["parameters"]["query"]>>;
export interface AdminRetrieveProductInput {
    /** @description The record's id. */
    id: Id<"Product">;
    query?: AdminRetrieveProductQuery;
}
export interface AdminUpdateProductInput {
    /** @description The record's id. */
    id: Id<"Product">;
    body?: components["schemas"]["AdminUpdateProductBody"];
}
export interface AdminDeleteProductInput {
    /** @description The record's id. */
    id: Id<"Product">;
}
export interface AdminSetProductMetadataInput {
    /** @description The record's id. */
    id: Id<"Product">;
    body: components["schemas"]["AdminSetProductMetadataBody"];
}
export interface AdminCreateProductOptionInput {
    /** @description The record's id. */
    id: Id<"Product">;
    body: components["schemas"]["AdminCreateProductOptionBody"];
}
export interface AdminUpdateProductOptionInput {
    /** @description The record's id. */
    id: Id<"Product">;
    /** @description The option's id. */
    option_id: string;
    body: components["schemas"]["AdminUpdateProductOptionBody"];
}
export interface AdminDeleteProductOptionInput {
    /** @description The record's id. */
    id: Id<"Product">;
    /** @description The option's id. */
    option_id: string;
}
export type AdminListProductVariantsQuery = Unbracketed<NonNullable<AdminListProductVariants["parameters"]["query"]>>;
export interface AdminListProductVariantsInput {
    /** @description The record's id. */
    id: Id<"Product">;
    query?: AdminListProductVariantsQuery;
}
export interface AdminCreateVariantInput {
    /** @description The record's id. */
    id: Id<"Product">;
    body: components["schemas"]["AdminCreateVariantBody"];
}
export type AdminUpdateVariantQuery = Unbracketed<NonNullable<AdminUpdateVariant["parameters"]["query"]>>;
export interface AdminUpdateVariantInput {
    /** @description The record's id. */
    id: Id<"Product">;
    /** @description The variant's id. */
    variant_id: Id<"Variant">;
    query?: AdminUpdateVariantQuery;
    body?: components["schemas"]["AdminUpdateVariantBody"];
}
export interface AdminDeleteVariantInput {
    /** @description The record's id. */
    id: Id<"Product">;
    /** @description The variant's id. */
    variant_id: Id<"Variant">;
}
export type AdminListPublishableApiKeysQuery = Unbracketed<NonNullable<AdminListPublishableApiKeys["parameters"]["query"]>>;
export interface AdminListPublishableApiKeysInput {
    query?: AdminListPublishableApiKeysQuery;
}
export interface AdminCreatePublishableApiKeyInput {
    body: components["schemas"]["AdminCreatePublishableApiKeyBody"];
}
export interface AdminRetrievePublishableApiKeyInput {
    /** @description The record's id. */
    id: Id<"PublishableApiKey">;
}
export interface AdminUpdatePublishableApiKeyInput {
    /** @description The record's id. */
    id: Id<"PublishableApiKey">;
    body?: components["schemas"]["AdminUpdatePublishableApiKeyBody"];
}
export interface AdminDeletePublishableApiKeyInput {
    /** @description The record's id. */
    id: Id<"PublishableApiKey">;
}
export interface AdminRevokePublishableApiKeyInput {
    /** @description The record's id. */
    id: Id<"PublishableApiKey">;
}
export type AdminListPublishableApiKeySalesChannelsQuery = Unbracketed<NonNullable<AdminListPublishableApiKeySalesChannels["parameters"]["query"]>>;
export interface AdminListPublishableApiKeySalesChannelsInput {
    /** @description The record's id. */
    id: Id<"PublishableApiKey">;
    query?: AdminListPublishableApiKeySalesChannelsQuery;
}
export interface AdminAddPublishableApiKeySalesChannelsInput {
    /** @description The record's id. */
    id: Id<"PublishableApiKey">;
    body: components["schemas"]["AdminAddPublishableApiKeySalesChannelsBody"];
}
export interface AdminRemovePublishableApiKeySalesChannelsInput {
    /** @description The record's id. */
    id: Id<"PublishableApiKey">;
    body: components["schemas"]["AdminRemovePublishableApiKeySalesChannelsBody"];
}
export type AdminListRegionsQuery = Unbracketed<NonNullable<AdminListRegions["parameters"]["query"]>>;
export interface AdminListRegionsInput {
    query?: AdminListRegionsQuery;
}
export interface AdminCreateRegionInput {
    body: components["schemas"]["AdminCreateRegionBody"];
}
export type AdminRetrieveRegionQuery = Unbracketed<NonNullable<AdminRetrieveRegion["parameters"]["query"]>>;
export interface AdminRetrieveRegionInput {
    /** @description The record's id. */
    id: Id<"Region">;
    query?: AdminRetrieveRegionQuery;
}
export interface AdminUpdateRegionInput {
    /** @description The record's id. */
    id: Id<"Region">;
    body?: components["schemas"]["AdminUpdateRegionBody"];
}
export interface AdminDeleteRegionInput {
    /** @description The record's id. */
    id: Id<"Region">;
}
export interface AdminAddRegionCountryInput {
    /** @description The record's id. */
    id: Id<"Region">;
    body: components["schemas"]["AdminAddRegionCountryBody"];
}
export interface AdminRemoveRegionCountryInput {
    /** @description The record's id. */
    id: Id<"Region">;
    /** @description Two letters (ISO 3166-1). */
    country_code: string;
}
export interface AdminListRegionFulfillmentOptionsInput {
    /** @description The record's id. */
    id: Id<"Region">;
}
export interface AdminAddRegionFulfillmentProviderInput {
    /** @description The record's id. */
    id: Id<"Region">;
    body: components["schemas"]["AdminAddRegionFulfillmentProviderBody"];
}
export interface AdminDeleteRegionFulfillmentProviderInput {
    /** @description The record's id. */
    id: Id<"Region">;
    /** @description The provider's id. */
    provider_id: string;
}
export interface AdminAddRegionPaymentProviderInput {
    /** @description The record's id. */
    id: Id<"Region">;
    body: components["schemas"]["AdminAddRegionPaymentProviderBody"];
}
export interface AdminDeleteRegionPaymentProviderInput {
    /** @description The record's id. */
    id: Id<"Region">;
    /** @description The provider's id. */
    provider_id: string;
}
export type AdminListReservationsQuery = Unbracketed<NonNullable<AdminListReservations["parameters"]["query"]>>;
export interface AdminListReservationsInput {
    query?: AdminListReservationsQuery;
}
export interface AdminCreateReservationInput {
    body: components["schemas"]["AdminCreateReservationBody"];
}
export interface AdminRetrieveReservationInput {
    /** @description The record's id. */
    id: components["parameters"]["Id"];
}
export interface AdminUpdateReservationInput {
    /** @description The record's id. */
    id: components["parameters"]["Id"];
    body: components["schemas"]["AdminUpdateReservationBody"];
}
export interface AdminDeleteReservationInput {
    /** @description The record's id. */
    id: components["parameters"]["Id"];
}
export interface AdminListReturnReasonsInput {
}
export interface AdminCreateReturnReasonInput {
    body: components["schemas"]["AdminCreateReturnReasonBody"];
}
export interface AdminRetrieveReturnReasonInput {
    /** @description The record's id. */
    id: Id<"ReturnReason">;
}
export interface AdminUpdateReturnReasonInput {
    /** @description The record's id. */
    id: Id<"ReturnReason">;
    body?: components["schemas"]["AdminUpdateReturnReasonBody"];
}
export interface AdminDeleteReturnReasonInput {
    /** @description The record's id. */
    id: Id<"ReturnReason">;
}
export type AdminListReturnsQuery = Unbracketed<NonNullable<AdminListReturns["parameters"]["query"]>>;
export interface AdminListReturnsInput {
    query?: AdminListReturnsQuery;
}
export interface AdminCancelReturnInput {
    /** @description The record's id. */
    id: Id<"Return">;
}
export interface AdminReceiveReturnInput {
    /** @description The record's id. */
    id: Id<"Return">;
    body: components["schemas"]["AdminReceiveReturnBody"];
}
export type AdminListSalesChannelsQuery = Unbracketed<NonNullable<AdminListSalesChannels["parameters"]["query"]>>;
export interface AdminListSalesChannelsInput {
    query?: AdminListSalesChannelsQuery;
}
export interface AdminCreateSalesChannelInput {
    body: components["schemas"]["AdminCreateSalesChannelBody"];
}
export interface AdminRetrieveSalesChannelInput {
    /** @description The record's id. */
    id: Id<"SalesChannel">;
}
export interface AdminUpdateSalesChannelInput {
    /** @description The record's id. */
    id: Id<"SalesChannel">;
    body?: components["schemas"]["AdminUpdateSalesChannelBody"];
}
export interface AdminDeleteSalesChannelInput {
    /** @description The record's id. */
    id: Id<"SalesChannel">;
}
export interface AdminAddSalesChannelProductsInput {
    /** @description The record's id. */
    id: Id<"SalesChannel">;
    body: components["schemas"]["AdminAddSalesChannelProductsBody"];
}
export interface AdminRemoveSalesChannelProductsInput {
    /** @description The record's id. */
    id: Id<"SalesChannel">;
    body: components["schemas"]["AdminRemoveSalesChannelProductsBody"];
}
export interface AdminAddSalesChannelLocationInput {
    /** @description The record's id. */
    id: Id<"SalesChannel">;
    body: components["schemas"]["AdminAddSalesChannelLocationBody"];
}
export interface AdminRemoveSalesChannelLocationInput {
    /** @description The record's id. */
    id: Id<"SalesChannel">;
    body: components["schemas"]["AdminRemoveSalesChannelLocationBody"];
}
export type AdminListShippingOptionsQuery = Unbracketed<NonNullable<AdminListShippingOptions["parameters"]["query"]>>;
export interface AdminListShippingOptionsInput {
    query?: AdminListShippingOptionsQuery;
}
export interface AdminCreateShippingOptionInput {
    body: components["schemas"]["AdminCreateShippingOptionBody"];
}
export interface AdminRetrieveShippingOptionInput {
    /** @description The record's id. */
    id: Id<"ShippingOption">;
}
export interface AdminUpdateShippingOptionInput {
    /** @description The record's id. */
    id: Id<"ShippingOption">;
    body: components["schemas"]["AdminUpdateShippingOptionBody"];
}
export interface AdminDeleteShippingOptionInput {
    /** @description The record's id. */
    id: Id<"ShippingOption">;
}
export interface AdminListShippingProfilesInput {
}
export interface AdminCreateShippingProfileInput {
    body: components["schemas"]["AdminCreateShippingProfileBody"];
}
export interface AdminRetrieveShippingProfileInput {
    /** @description The record's id. */
    id: Id<"ShippingProfile">;
}
export interface AdminUpdateShippingProfileInput {
    /** @description The record's id. */
    id: Id<"ShippingProfile">;
    body?: components["schemas"]["AdminUpdateShippingProfileBody"];
}
export interface AdminDeleteShippingProfileInput {
    /** @description The record's id. */
    id: Id<"ShippingProfile">;
}
export type AdminListStockLocationsQuery = Unbracketed<NonNullable<AdminListStockLocations["parameters"]["query"]>>;
export interface AdminListStockLocationsInput {
    query?: AdminListStockLocationsQuery;
}
export type AdminCreateStockLocationQuery = Unbracketed<NonNullable<AdminCreateStockLocation["parameters"]["query"]>>;
export interface AdminCreateStockLocationInput {
    query?: AdminCreateStockLocationQuery;
    body: components["schemas"]["AdminCreateStockLocationBody"];
}
export type AdminRetrieveStockLocationQuery = Unbracketed<NonNullable<AdminRetrieveStockLocation["parameters"]["query"]>>;
export interface AdminRetrieveStockLocationInput {
    /** @description The record's id. */
    id: Id<"StockLocation">;
    query?: AdminRetrieveStockLocationQuery;
}
export type AdminUpdateStockLocationQuery = Unbracketed<NonNullable<AdminUpdateStockLocation["parameters"]["query"]>>;
export interface AdminUpdateStockLocationInput {
    /** @description The record's id. */
    id: Id<"StockLocation">;
    query?: AdminUpdateStockLocationQuery;
    body?: components["schemas"]["AdminUpdateStockLocationBody"];
}
export interface AdminDeleteStockLocationInput {
    /** @description The record's id. */
    id: Id<"StockLocation">;
}
export interface AdminRetrieveStoreInput {
}
export interface AdminUpdateStoreInput {
    body?: components["schemas"]["AdminUpdateStoreBody"];
}
export interface AdminAddStoreCurrencyInput {
    /** @description Three lowercase letters (ISO 4217). */
    code: string;
}
export interface AdminDeleteStoreCurrencyInput {
    /** @description Three lowercase letters (ISO 4217). */
    code: string;
}
export interface AdminListStorePaymentProvidersInput {
}
export interface AdminListStoreTaxProvidersInput {
}
export type AdminListSwapsQuery = Unbracketed<NonNullable<AdminListSwaps["parameters"]["query"]>>;
export interface AdminListSwapsInput {
    query?: AdminListSwapsQuery;
}
export interface AdminRetrieveSwapInput {
    /** @description The record's id. */
    id: Id<"Swap">;
}
export type AdminListTaxRatesQuery = Unbracketed<NonNullable<AdminListTaxRates["parameters"]["query"]>>;
export interface AdminListTaxRatesInput {
    query?: AdminListTaxRatesQuery;
}
export type AdminCreateTaxRateQuery = Unbracketed<NonNullable<AdminCreateTaxRate["parameters"]["query"]>>;
export interface AdminCreateTaxRateInput {
    query?: AdminCreateTaxRateQuery;
    body: components["schemas"]["AdminCreateTaxRateBody"];
}
export type AdminRetrieveTaxRateQuery = Unbracketed<NonNullable<AdminRetrieveTaxRate["parameters"]["query"]>>;
export interface AdminRetrieveTaxRateInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminRetrieveTaxRateQuery;
}
export type AdminUpdateTaxRateQuery = Unbracketed<NonNullable<AdminUpdateTaxRate["parameters"]["query"]>>;
export interface AdminUpdateTaxRateInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminUpdateTaxRateQuery;
    body?: components["schemas"]["AdminUpdateTaxRateBody"];
}
export interface AdminDeleteTaxRateInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
}
export type AdminAddTaxRateProductTypesQuery = Unbracketed<NonNullable<AdminAddTaxRateProductTypes["parameters"]["query"]>>;
export interface AdminAddTaxRateProductTypesInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminAddTaxRateProductTypesQuery;
    body: components["schemas"]["AdminAddTaxRateProductTypesBody"];
}
export type AdminRemoveTaxRateProductTypesQuery = Unbracketed<NonNullable<AdminRemoveTaxRateProductTypes["parameters"]["query"]>>;
export interface AdminRemoveTaxRateProductTypesInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminRemoveTaxRateProductTypesQuery;
    body: components["schemas"]["AdminRemoveTaxRateProductTypesBody"];
}
export type AdminAddTaxRateProductsQuery = Unbracketed<NonNullable<AdminAddTaxRateProducts["parameters"]["query"]>>;
export interface AdminAddTaxRateProductsInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminAddTaxRateProductsQuery;
    body: components["schemas"]["AdminAddTaxRateProductsBody"];
}
export type AdminRemoveTaxRateProductsQuery = Unbracketed<NonNullable<AdminRemoveTaxRateProducts["parameters"]["query"]>>;
export interface AdminRemoveTaxRateProductsInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminRemoveTaxRateProductsQuery;
    body: components["schemas"]["AdminRemoveTaxRateProductsBody"];
}
export type AdminAddTaxRateShippingOptionsQuery = Unbracketed<NonNullable<AdminAddTaxRateShippingOptions["parameters"]["query"]>>;
export interface AdminAddTaxRateShippingOptionsInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminAddTaxRateShippingOptionsQuery;
    body: components["schemas"]["AdminAddTaxRateShippingOptionsBody"];
}
export type AdminRemoveTaxRateShippingOptionsQuery = Unbracketed<NonNullable<AdminRemoveTaxRateShippingOptions["parameters"]["query"]>>;
export interface AdminRemoveTaxRateShippingOptionsInput {
    /** @description The record's id. */
    id: Id<"TaxRate">;
    query?: AdminRemoveTaxRateShippingOptionsQuery;
    body: components["schemas"]["AdminRemoveTaxRateShippingOptionsBody"];
}
export interface AdminCreateUploadInput {
    body: components["schemas"]["AdminCreateUploadBody"];
}
export interface AdminDeleteUploadInput {
    body: components["schemas"]["AdminDeleteUploadBody"];
}
export interface AdminCreateUploadDownloadUrlInput {
    body: components["schemas"]["AdminCreateUploadDownloadUrlBody"];
}
export interface AdminCreateProtectedUploadInput {
    body: components["schemas"]["AdminCreateProtectedUploadBody"];
}
export type AdminListUsersQuery = Unbracketed<NonNullable<AdminListUsers["parameters"]["query"]>>;
export interface AdminListUsersInput {
    query?: AdminListUsersQuery;
}
export interface AdminCreateUserInput {
    body: components["schemas"]["AdminCreateUserBody"];
}
export interface AdminRequestUserPasswordTokenInput {
    body: components["schemas"]["AdminRequestUserPasswordTokenBody"];
}
export interface AdminResetUserPasswordInput {
    body: components["schemas"]["AdminResetUserPasswordBody"];
}
export interface AdminRetrieveUserInput {
    /** @description The record's id. */
    id: Id<"User">;
}
export interface AdminUpdateUserInput {
    /** @description The record's id. */
    id: Id<"User">;
    body?: components["schemas"]["AdminUpdateUserBody"];
}
export interface AdminDeleteUserInput {
    /** @description The record's id. */
    id: Id<"User">;
}
export type AdminListVariantsQuery = Unbracketed<NonNullable<AdminListVariants["parameters"]["query"]>>;
export interface AdminListVariantsInput {
    query?: AdminListVariantsQuery;
}
export type AdminRetrieveVariantQuery = Unbracketed<NonNullable<AdminRetrieveVariant["parameters"]["query"]>>;
export interface AdminRetrieveVariantInput {
    /** @description The record's id. */
    id: Id<"Variant">;
    query?: AdminRetrieveVariantQuery;
}
export interface AdminRetrieveVariantInventoryInput {
    /** @description The record's id. */
    id: Id<"Variant">;
}
export interface StoreRetrieveSessionInput {
}
export interface StoreCreateSessionInput {
    body: components["schemas"]["StoreCreateSessionBody"];
}
export interface StoreDeleteSessionInput {
}
export interface StoreCreateTokenInput {
    body: components["schemas"]["StoreCreateTokenBody"];
}
export interface StoreCheckEmailInput {
    /**
     * @description The e-mail address.
     * @example ines.carvalho@example.com
     */
    email: string;
}
export interface StoreCreateCartInput {
    body?: components["schemas"]["StoreCreateCartBody"];
}
export type StoreRetrieveCartQuery = Unbracketed<NonNullable<StoreRetrieveCart["parameters"]["query"]>>;
export interface StoreRetrieveCartInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    query?: StoreRetrieveCartQuery;
}
export interface StoreUpdateCartInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    body?: components["schemas"]["StoreUpdateCartBody"];
}
export interface StoreCompleteCartInput {
    /** @description The record's id. */
    id: Id<"Cart">;
}
export interface StoreCompleteCartLegacyInput {
    /** @description The record's id. */
    id: Id<"Cart">;
}
export interface StoreDeleteCartDiscountInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    /**
     * @description The discount's code.
     * @example WELCOME10
     */
    code: string;
}
export interface StoreCreateLineItemInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    body: components["schemas"]["StoreCreateLineItemBody"];
}
export interface StoreUpdateLineItemInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    /** @description The item's id. */
    line_id: components["parameters"]["CartLineId"];
    body: components["schemas"]["StoreUpdateLineItemBody"];
}
export interface StoreDeleteLineItemInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    /** @description The item's id. */
    line_id: components["parameters"]["CartLineId"];
}
export interface StoreSetPaymentSessionInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    body: components["schemas"]["StoreSetPaymentSessionBody"];
}
export interface StoreCreatePaymentSessionsInput {
    /** @description The record's id. */
    id: Id<"Cart">;
}
export interface StoreUpdatePaymentSessionInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    /**
     * @description The id of the session's payment provider.
     * @example manual
     */
    provider_id: components["parameters"]["SessionProviderId"];
    body: components["schemas"]["StoreUpdatePaymentSessionBody"];
}
export interface StoreDeletePaymentSessionInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    /**
     * @description The id of the session's payment provider.
     * @example manual
     */
    provider_id: components["parameters"]["SessionProviderId"];
}
export interface StoreRefreshPaymentSessionInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    /**
     * @description The id of the session's payment provider.
     * @example manual
     */
    provider_id: components["parameters"]["SessionProviderId"];
}
export interface StoreAddCartShippingMethodInput {
    /** @description The record's id. */
    id: Id<"Cart">;
    body: components["schemas"]["StoreAddCartShippingMethodBody"];
}
export interface StoreCalculateCartTaxesInput {
    /** @description The record's id. */
    id: Id<"Cart">;
}
export type StoreListCollectionsQuery = Unbracketed<NonNullable<StoreListCollections["parameters"]["query"]>>;
export interface StoreListCollectionsInput {
    query?: StoreListCollectionsQuery;
}
export interface StoreRetrieveCollectionInput {
    /** @description The record's id. */
    id: Id<"Collection">;
}
export interface StoreCreateCustomerInput {
    body: components["schemas"]["StoreCreateCustomerBody"];
}
export interface StoreRetrieveCustomerInput {
}
export interface StoreUpdateCustomerInput {
    body?: components["schemas"]["StoreUpdateCustomerBody"];
}
export interface StoreCreateCustomerAddressInput {
    body: components["schemas"]["StoreCreateCustomerAddressBody"];
}
export interface StoreUpdateCustomerAddressInput {
    /** @description The address's id. */
    address_id: Id<"Address">;
    body?: components["schemas"]["StoreUpdateCustomerAddressBody"];
}
export interface StoreDeleteCustomerAddressInput {
    /** @description The address's id. */
    address_id: Id<"Address">;
}
export type StoreListCustomerOrdersQuery = Unbracketed<NonNullable<StoreListCustomerOrders["parameters"]["query"]>>;
export interface StoreListCustomerOrdersInput {
    query?: StoreListCustomerOrdersQuery;
}
export interface StoreListCustomerPaymentMethodsInput {
}
export interface StoreResetCustomerPasswordInput {
    body: components["schemas"]["StoreResetCustomerPasswordBody"];
}
export interface StoreRequestCustomerPasswordTokenInput {
    body: components["schemas"]["StoreRequestCustomerPasswordTokenBody"];
}
export interface StoreRetrieveGiftCardInput {
    /**
     * @description The code on the card.
     * @example 3QKD-7XWM-P4ZT-91HB
     */
    code: string;
}
export type StoreRetrieveOrderEditQuery = Unbracketed<NonNullable<StoreRetrieveOrderEdit["parameters"]["query"]>>;
export interface StoreRetrieveOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    query?: StoreRetrieveOrderEditQuery;
}
export interface StoreCompleteOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
}
export interface StoreDeclineOrderEditInput {
    /** @description The record's id. */
    id: Id<"OrderEdit">;
    body?: components["schemas"]["StoreDeclineOrderEditBody"];
}
export type StoreRetrieveOrderByDisplayIdQuery = Unbracketed<NonNullable<StoreRetrieveOrderByDisplayId["parameters"]["query"]>>;
export interface StoreRetrieveOrderByDisplayIdInput {
    query: StoreRetrieveOrderByDisplayIdQuery;
}
export interface StoreRequestOrderAccessInput {
    body: components["schemas"]["StoreRequestOrderAccessBody"];
}
export type StoreRetrieveOrderByCartQuery = Unbracketed<NonNullable<StoreRetrieveOrderByCart["parameters"]["query"]>>;
export interface StoreRetrieveOrderByCartInput {
    /** @description The id of the cart that became the order. */
    cart_id: Id<"Cart">;
    query?: StoreRetrieveOrderByCartQuery;
}
export interface StoreConfirmOrderAccessInput {
    body: components["schemas"]["StoreConfirmOrderAccessBody"];
}
export type StoreRetrieveOrderQuery = Unbracketed<NonNullable<StoreRetrieveOrder["parameters"]["query"]>>;
export interface StoreRetrieveOrderInput {
    /** @description The record's id. */
    id: Id<"Order">;
    query?: StoreRetrieveOrderQuery;
}
export type StoreRetrievePaymentCollectionQuery = Unbracketed<NonNullable<StoreRetrievePaymentCollection["parameters"]["query"]>>;
export interface StoreRetrievePaymentCollectionInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    query?: StoreRetrievePaymentCollectionQuery;
}
export interface StoreSetPaymentCollectionSessionInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    body: components["schemas"]["StoreSetPaymentCollectionSessionBody"];
}
export interface StoreSetPaymentCollectionSessionsInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    body: components["schemas"]["StoreSetPaymentCollectionSessionsBody"];
}
export interface StoreAuthorizePaymentCollectionSessionsInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    body: components["schemas"]["StoreAuthorizePaymentCollectionSessionsBody"];
}
export interface StoreRefreshPaymentCollectionSessionInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    /** @description The payment session's id. */
    session_id: components["parameters"]["SessionId"];
}
export interface StoreAuthorizePaymentCollectionSessionInput {
    /** @description The record's id. */
    id: Id<"PaymentCollection">;
    /** @description The payment session's id. */
    session_id: components["parameters"]["SessionId"];
}
export type StoreListProductCategoriesQuery = Unbracketed<NonNullable<StoreListProductCategories["parameters"]["query"]>>;
export interface StoreListProductCategoriesInput {
    query?: StoreListProductCategoriesQuery;
}
export type StoreRetrieveProductCategoryQuery = Unbracketed<NonNullable<StoreRetrieveProductCategory["parameters"]["query"]>>;
export interface StoreRetrieveProductCategoryInput {
    /** @description The record's id. */
    id: Id<"ProductCategory">;
    query?: StoreRetrieveProductCategoryQuery;
}
export type StoreListProductTagsQuery = Unbracketed<NonNullable<StoreListProductTags["parameters"]["query"]>>;
export interface StoreListProductTagsInput {
    query?: StoreListProductTagsQuery;
}
export type StoreListProductTypesQuery = Unbracketed<NonNullable<StoreListProductTypes["parameters"]["query"]>>;
export interface StoreListProductTypesInput {
    query?: StoreListProductTypesQuery;
}
export type StoreListProductsQuery = Unbracketed<NonNullable<StoreListProducts["parameters"]["query"]>>;
export interface StoreListProductsInput {
    query?: StoreListProductsQuery;
}
export interface StoreSearchProductsInput {
    body?: components["schemas"]["StoreSearchProductsBody"];
}
export type StoreRetrieveProductQuery = Unbracketed<NonNullable<StoreRetrieveProduct["parameters"]["query"]>>;
export interface StoreRetrieveProductInput {
    /** @description The record's id. */
    id: Id<"Product">;
    query?: StoreRetrieveProductQuery;
}
export type StoreListRegionsQuery = Unbracketed<NonNullable<StoreListRegions["parameters"]["query"]>>;
export interface StoreListRegionsInput {
    query?: StoreListRegionsQuery;
}
export type StoreRetrieveRegionQuery = Unbracketed<NonNullable<StoreRetrieveRegion["parameters"]["query"]>>;
export interface StoreRetrieveRegionInput {
    /** @description The record's id. */
    id: Id<"Region">;
    query?: StoreRetrieveRegionQuery;
}
export interface StoreListReturnReasonsInput {
}
export interface StoreRetrieveReturnReasonInput {
    /** @description The record's id. */
    id: Id<"ReturnReason">;
}
export interface StoreCreateReturnInput {
    body: components["schemas"]["StoreCreateReturnBody"];
}
export type StoreListShippingOptionsQuery = Unbracketed<NonNullable<StoreListShippingOptions["parameters"]["query"]>>;
export interface StoreListShippingOptionsInput {
    query?: StoreListShippingOptionsQuery;
}
export interface StoreListCartShippingOptionsInput {
    /** @description The cart's id. */
    cart_id: Id<"Cart">;
}
export interface StoreCreateSwapInput {
    body: components["schemas"]["StoreCreateSwapBody"];
}
export interface StoreRetrieveSwapByCartInput {
    /** @description The id of the swap's cart. */
    cart_id: Id<"Cart">;
}
export type StoreListVariantsQuery = Unbracketed<NonNullable<StoreListVariants["parameters"]["query"]>>;
export interface StoreListVariantsInput {
    query?: StoreListVariantsQuery;
}
export type StoreRetrieveVariantQuery = Unbracketed<NonNullable<StoreRetrieveVariant["parameters"]["query"]>>;
export interface StoreRetrieveVariantInput {
    /** @description The record's id. */
    id: Id<"Variant">;
    query?: StoreRetrieveVariantQuery;
}
