// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
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
        /** Forget what you chose to share */
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
        /** List connected applications */
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
        /** Sign out of the admin */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a batch job that was only looked at begin
         * @description Only one that is pre_processed.
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
        /** Create a collection */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a collection with its products */
        get: operations["adminRetrieveCollection"];
        put?: never;
        /** Update a collection */
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
                id: components["parameters"]["Id"];
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
        /** Take products out of a collection */
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
        /** List the currencies that the server knows */
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
                /** @description Three letters in lower case (ISO 4217). */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say whether prices in a currency include tax */
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
        /** Create a customer group */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a customer group */
        get: operations["adminRetrieveCustomerGroup"];
        put?: never;
        /** Update a customer group */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add customers to a group */
        post: operations["adminAddCustomerGroupCustomers"];
        /** Remove customers from a group */
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
        /** Create a customer with an account */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * Retrieve a customer
         * @description `fields` is accepted, but changes nothing.
         */
        get: operations["adminRetrieveCustomer"];
        put?: never;
        /** Update a customer */
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
        /** Create a discount */
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
                 * @description What a customer enters. Capitals and small letters are the same.
                 * @example MUGS5
                 */
                code: string;
            };
            cookie?: never;
        };
        /** Retrieve a discount by its code */
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
                id: components["parameters"]["Id"];
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
        /** Delete a discount */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
        /** Delete a condition of a discount */
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
                id: components["parameters"]["Id"];
                /** @description The condition's id. */
                condition_id: components["parameters"]["ConditionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add records to a condition of a discount */
        post: operations["adminAddDiscountConditionResources"];
        /** Remove records from a condition of a discount */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
        /** Delete a code that was made from a pattern */
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
                id: components["parameters"]["Id"];
                /** @description The region's id. */
                region_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a discount hold in a region */
        post: operations["adminAddDiscountRegion"];
        /** Let a discount hold in a region no longer */
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
                id: components["parameters"]["Id"];
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
         * @description Deleting what is not there succeeds too.
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
        /** Remove an item from a draft order */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a draft order as paid
         * @description It becomes an order. Doing so twice ends in 422.
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
                id: components["parameters"]["Id"];
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
        /** Delete a gift card */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a thing in stock with its levels */
        get: operations["adminRetrieveInventoryItem"];
        put?: never;
        /** Update a thing in stock */
        post: operations["adminUpdateInventoryItem"];
        /** Delete a thing in stock with its levels */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /**
         * List how many of a thing lie where
         * @description `fields` names fields of the levels. There is nothing to expand.
         */
        get: operations["adminListInventoryItemLocationLevels"];
        put?: never;
        /** Stock a thing in one more place */
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
                id: components["parameters"]["Id"];
                /** @description The stock location's id. */
                location_id: components["parameters"]["LocationId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say how many of a thing lie in a place */
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
        /** List open invitations */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw an invitation */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a note */
        get: operations["adminRetrieveNote"];
        put?: never;
        /** Rewrite a note */
        post: operations["adminUpdateNote"];
        /** Delete a note */
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
         * @description Empty unless the server has a plugin that sends messages. `fields` must name id and created_at, and knows no + and -; an
         *     empty `expand` keeps what is included by default. Filters take several values, comma separated.
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a notification again
         * @description Needs the plugin that sent it.
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve an order edit */
        get: operations["adminRetrieveOrderEdit"];
        put?: never;
        /** Update the note of an order edit */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel an order edit */
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
                id: components["parameters"]["Id"];
                /** @description The change's id. */
                change_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Undo one change of an order edit */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add an item in an order edit */
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
                id: components["parameters"]["Id"];
                /** @description The id of the item in the order edit, not in the order. */
                item_id: components["parameters"]["EditItemId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Change how many of an item an order edit has */
        post: operations["adminUpdateOrderEditLineItem"];
        /** Remove an item in an order edit */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Archive an order
         * @description It must be completed.
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order
         * @description Its fulfillments, returns, swaps and claims must be canceled first, and nothing may be paid back. A payment that is
         *     not captured is let go, and the stock is free again.
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Capture the payments of an order */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
                /** @description The fulfillment's id. */
                fulfillment_id: components["parameters"]["FulfillmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a fulfillment of a claim */
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
                id: components["parameters"]["Id"];
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a fulfillment of a claim as shipped */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark an order as completed */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
                /** @description The fulfillment's id. */
                fulfillment_id: components["parameters"]["FulfillmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a fulfillment of an order
         * @description What was shipped cannot be canceled. The stock goes up again.
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
                id: components["parameters"]["Id"];
                /** @description The item's id. */
                line_item_id: string;
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay money back to the customer */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** List what is set aside for an order */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a fulfillment of an order as shipped */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a swap
         * @description The customer pays the difference by completing the cart of the swap. The cart holds what comes back as items that
         *     count negative.
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
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
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
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
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
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
                /** @description The fulfillment's id. */
                fulfillment_id: components["parameters"]["FulfillmentId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a fulfillment of a swap */
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
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
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
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a fulfillment of a swap as shipped */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a payment collection */
        get: operations["adminRetrievePaymentCollection"];
        put?: never;
        /** Update a payment collection */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a payment collection as authorized
         * @description For money that comes by another way.
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Capture a payment */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pay back a payment, or a part of it */
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
        /** Create a price list */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a price list with its prices */
        get: operations["adminRetrievePriceList"];
        put?: never;
        /** Update a price list */
        post: operations["adminUpdatePriceList"];
        /** Delete a price list and its prices */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add prices to a price list */
        post: operations["adminAddPriceListPrices"];
        /** Delete prices of a price list */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete all prices that a price list has for some products */
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
                id: components["parameters"]["Id"];
                /** @description The product's id. */
                product_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete all prices that a price list has for a product */
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
                id: components["parameters"]["Id"];
                /** @description The variant's id. */
                variant_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete all prices that a price list has for a variant */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put products into a category */
        post: operations["adminAddProductCategoryProducts"];
        /** Take products out of a category */
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
                id: components["parameters"]["Id"];
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
         * @description Its variants go with it. Deleting what is not there succeeds too.
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set one metadata value of a product */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
                /** @description The option's id. */
                option_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rename an option of a product */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
                /** @description The variant's id. */
                variant_id: string;
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
        /** Delete a variant */
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
        /** Create a publishable API key */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a publishable API key */
        get: operations["adminRetrievePublishableApiKey"];
        put?: never;
        /** Rename a publishable API key */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add sales channels to a key */
        post: operations["adminAddPublishableApiKeySalesChannels"];
        /** Remove sales channels from a key */
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
                id: components["parameters"]["Id"];
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
        /** Delete a region */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a country to a region */
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
                id: components["parameters"]["Id"];
                /** @description Two letters (ISO 3166-1). */
                country_code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a country from a region */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a region use a fulfillment provider */
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
                id: components["parameters"]["Id"];
                /** @description The provider's id. */
                provider_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop a region from using a fulfillment provider */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a region use a payment provider */
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
                id: components["parameters"]["Id"];
                /** @description The provider's id. */
                provider_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Stop a region from using a payment provider */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a return reason */
        get: operations["adminRetrieveReturnReason"];
        put?: never;
        /** Update a return reason */
        post: operations["adminUpdateReturnReason"];
        /** Delete a return reason */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
        /** Create a sales channel */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a sales channel */
        get: operations["adminRetrieveSalesChannel"];
        put?: never;
        /** Update a sales channel */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sell products in a sales channel */
        post: operations["adminAddSalesChannelProducts"];
        /** Sell products in a sales channel no longer */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a sales channel sell what lies in a stock location */
        post: operations["adminAddSalesChannelLocation"];
        /** Let a sales channel no longer sell what lies in a stock location */
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
        /** Create a shipping option */
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
                id: components["parameters"]["Id"];
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
        /** Delete a shipping option */
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
        /** Create a shipping profile */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a shipping profile with its products and shipping options */
        get: operations["adminRetrieveShippingProfile"];
        put?: never;
        /** Update a shipping profile */
        post: operations["adminUpdateShippingProfile"];
        /** Delete a shipping profile */
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
        /** Create a stock location */
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
                id: components["parameters"]["Id"];
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
                /** @description Three letters in lower case (ISO 4217). */
                code: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the shop use a currency */
        post: operations["adminAddStoreCurrency"];
        /** Stop the shop from using a currency */
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
        /** List the payment providers of the server */
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
        /** List the tax providers of the server */
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
                id: components["parameters"]["Id"];
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
        /** List tax rates */
        get: operations["adminListTaxRates"];
        put?: never;
        /** Create a tax rate */
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
                id: components["parameters"]["Id"];
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
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a tax rate to product types */
        post: operations["adminAddTaxRateProductTypes"];
        /** Apply a tax rate to product types no longer */
        delete: operations["adminRemoveTaxRateProductTypes"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/products/batch": {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a tax rate to products */
        post: operations["adminAddTaxRateProducts"];
        /** Apply a tax rate to products no longer */
        delete: operations["adminRemoveTaxRateProducts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/tax-rates/{id}/shipping-options/batch": {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply a tax rate to shipping options */
        post: operations["adminAddTaxRateShippingOptions"];
        /** Apply a tax rate to shipping options no longer */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a user */
        get: operations["adminRetrieveUser"];
        put?: never;
        /**
         * Update a user
         * @description The e-mail address stays.
         */
        post: operations["adminUpdateUser"];
        /** Delete a user */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a variant */
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
                id: components["parameters"]["Id"];
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
        /** Sign out of the shop */
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
        /** Whether an account with this e-mail address exists */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Buy what is in a cart (former address)
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
                id: components["parameters"]["Id"];
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
        /** Take a discount off a cart */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something into a cart
         * @description More of the same variant, with the same metadata, raises the quantity of the item that is there.
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
                id: components["parameters"]["Id"];
                /** @description The item's id. */
                line_id: components["parameters"]["CartLineId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how many of an item a cart has
         * @description A quantity of 0 takes the item out.
         */
        post: operations["storeUpdateLineItem"];
        /** Take an item out of a cart */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose how to pay for a cart
         * @description Create the payment sessions first.
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
        /** Give a payment provider what it needs */
        post: operations["storeUpdatePaymentSession"];
        /** Drop a way to pay for a cart */
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
                id: components["parameters"]["Id"];
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
         * @description For instance after it failed.
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
         * @description Signs the new customer in by session cookie. Someone who ordered as a guest with this address keeps
         *     the same record.
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
        /** Retrieve your account */
        get: operations["storeRetrieveCustomer"];
        put?: never;
        /** Update your account */
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
        /** Add an address to your account */
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
                address_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Update an address of your account */
        post: operations["storeUpdateCustomerAddress"];
        /** Remove an address from your account */
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
        /** Choose a new password */
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
        /** Look up a gift card by its code */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve an order edit */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline an order edit */
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
                cart_id: string;
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a payment collection */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authorize several sessions of a payment collection */
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
                id: components["parameters"]["Id"];
                /** @description The payment session's id. */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a session of a payment collection anew */
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
                id: components["parameters"]["Id"];
                /** @description The payment session's id. */
                session_id: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Authorize a session of a payment collection */
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
                id: components["parameters"]["Id"];
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
        /** Ask to return items */
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
        /** List the ways of shipping that are open to shoppers */
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
                cart_id: string;
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
        /** Ask for a swap */
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
                cart_id: string;
            };
            cookie?: never;
        };
        /** Retrieve a swap by its cart */
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
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        /** Retrieve a variant on sale */
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
        AccessToken: {
            /** @description A JSON Web Token. */
            access_token: string;
        };
        /** @description A postal address. */
        Address: {
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
            first_name?: string | null;
            last_name?: string | null;
            /** @description Street and number. */
            address_1?: string | null;
            /** @description Whatever else: floor, flat, building. */
            address_2?: string | null;
            city?: string | null;
            province?: string | null;
            postal_code?: string | null;
            /**
             * @description Two letters, lower case (ISO 3166-1).
             * @example pt
             */
            country_code?: string | null;
            phone?: string | null;
            customer_id?: string | null;
            country?: components["schemas"]["Country"] | null;
        };
        /** @description A new address. */
        AddressCreate: {
            company?: string | null;
            first_name: string | null;
            last_name: string | null;
            /** @description Street and number. */
            address_1: string | null;
            /** @description Whatever else: floor, flat, building. */
            address_2?: string | null;
            city: string | null;
            province?: string | null;
            postal_code: string | null;
            /**
             * @description Two letters, lower case (ISO 3166-1).
             * @example pt
             */
            country_code: string | null;
            phone?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An address in full. */
        AddressInput: {
            company?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            /** @description Street and number. */
            address_1?: string | null;
            /** @description Whatever else: floor, flat, building. */
            address_2?: string | null;
            city?: string | null;
            province?: string | null;
            postal_code?: string | null;
            /**
             * @description Two letters, lower case (ISO 3166-1).
             * @example pt
             */
            country_code?: string | null;
            phone?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An address, or the id of one that is stored. */
        AddressOrId: components["schemas"]["AddressInput"] | string;
        AdminAcceptInviteBody: {
            /** @description From the link in the invitation. */
            token: string;
            user: components["schemas"]["InvitedUser"];
        };
        AdminAddCollectionProductsBody: {
            product_ids: string[];
        };
        AdminAddCustomerGroupCustomersBody: {
            customer_ids: components["schemas"]["IdInput"][];
        };
        AdminAddDiscountConditionResourcesBody: {
            /** @description Records of the kind that the condition holds. */
            resources: components["schemas"]["IdInput"][];
        };
        AdminAddDraftOrderLineItemBody: {
            variant_id?: string;
            /**
             * @description For something that is no product.
             * @default Custom item
             */
            title?: string;
            /** @description In the currency's smallest unit. The variant's price when it is left out. */
            unit_price?: number;
            quantity: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        AdminAddOrderEditLineItemBody: {
            variant_id: string;
            quantity: number;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminAddPriceListPricesBody: {
            prices: components["schemas"]["PriceListPriceUpdate"][];
            /** @description Whether these prices take the place of all others in the list. */
            override?: boolean;
        };
        AdminAddProductCategoryProductsBody: {
            product_ids: components["schemas"]["IdInput"][];
        };
        AdminAddPublishableApiKeySalesChannelsBody: {
            sales_channel_ids: components["schemas"]["IdInput"][];
        };
        AdminAddRegionCountryBody: {
            /** @description Two letters (ISO 3166-1). */
            country_code: string;
        };
        AdminAddRegionFulfillmentProviderBody: {
            provider_id: string;
        };
        AdminAddRegionPaymentProviderBody: {
            provider_id: string;
        };
        AdminAddSalesChannelLocationBody: {
            location_id: string;
        };
        AdminAddSalesChannelProductsBody: {
            product_ids: components["schemas"]["IdInput"][];
        };
        AdminAddShippingMethodBody: {
            option_id: string;
            /** @description In the currency's smallest unit. */
            price: number;
            data?: components["schemas"]["ProviderData"];
        };
        AdminAddTaxRateProductTypesBody: {
            /** @description Ids of product types. */
            product_types: string[];
        };
        AdminAddTaxRateProductsBody: {
            /** @description Ids of products. */
            products: string[];
        };
        AdminAddTaxRateShippingOptionsBody: {
            /** @description Ids of shipping options. */
            shipping_options: string[];
        };
        AdminAuthorizeAppBody: {
            application_name: string;
            state: string;
            code: string;
        };
        AdminCreateAnalyticsConfigBody: {
            /** @description Whether nothing is shared. */
            opt_out: boolean;
            /**
             * @description Whether it is shared without name and e-mail address.
             * @default false
             */
            anonymize?: boolean;
        };
        AdminCreateBatchJobBody: {
            type: components["schemas"]["BatchJobType"];
            context: components["schemas"]["BatchJobContext"];
            /**
             * @description Only look at what would happen, and wait to be confirmed.
             * @default false
             */
            dry_run?: boolean;
        };
        AdminCreateClaimBody: {
            type: components["schemas"]["ClaimType"];
            claim_items: components["schemas"]["ClaimItemInput"][];
            /** @description What is sent as a replacement. */
            additional_items?: components["schemas"]["VariantQuantity"][];
            return_shipping?: components["schemas"]["ReturnShippingInput"];
            /** @description Where the items are to arrive. */
            return_location_id?: string;
            shipping_methods?: components["schemas"]["ClaimShippingMethodInput"][];
            shipping_address?: components["schemas"]["AddressInput"];
            /** @description For a refund, in the currency's smallest unit. Computed when it is left out. */
            refund_amount?: number;
            no_notification?: boolean;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateClaimShipmentBody: {
            fulfillment_id: string;
            tracking_numbers?: string[];
        };
        AdminCreateCollectionBody: {
            /** @description Its name in addresses, unique in the shop. Made from the title when it is left out. */
            handle?: string;
            metadata?: components["schemas"]["Metadata"];
            title: string;
        };
        AdminCreateCustomerBody: {
            /** Format: email */
            email: string;
            first_name: string;
            last_name: string;
            password: string;
            phone?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateCustomerGroupBody: {
            /** @description Unique in the shop. */
            name: string;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateDiscountBody: {
            /** @description Unique in the shop. It is kept in capitals. */
            code: string;
            is_disabled?: boolean;
            starts_at?: components["schemas"]["DateInput"];
            ends_at?: components["schemas"]["DateInput"] | null;
            /**
             * @description How long a code that is made from it holds (ISO 8601). Only for patterns.
             * @example P30D
             */
            valid_duration?: string | null;
            /** @description How often it can be used. */
            usage_limit?: number | null;
            metadata?: components["schemas"]["Metadata"];
            /**
             * @description Whether it is a pattern that codes are made from.
             * @default false
             */
            is_dynamic?: boolean;
            rule: components["schemas"]["DiscountRuleInput"];
            /** @description Ids of the regions it holds in. Just one for a fixed amount. */
            regions: string[];
        };
        AdminCreateDiscountConditionBody: {
            products?: string[];
            product_types?: string[];
            product_collections?: string[];
            product_tags?: string[];
            customer_groups?: string[];
            operator: components["schemas"]["DiscountOperator"];
        };
        AdminCreateDiscountDynamicCodeBody: {
            /** @description Unique in the shop. It is kept in capitals. */
            code: string;
            /**
             * @description Accepted, but the code takes over the limit of its pattern.
             * @default 1
             */
            usage_limit?: number;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateDraftOrderBody: {
            /** @description Accepted, but a draft order is always open at first. */
            status?: components["schemas"]["DraftOrderStatus"];
            /** Format: email */
            email: string;
            customer_id?: string;
            region_id: string;
            billing_address?: components["schemas"]["AddressOrId"];
            shipping_address?: components["schemas"]["AddressOrId"];
            items?: components["schemas"]["DraftItemInput"][];
            shipping_methods: components["schemas"]["DraftShippingMethodInput"][];
            discounts?: components["schemas"]["CodeInput"][];
            /** @description Whether the customer is kept from being told about the order. */
            no_notification_order?: boolean | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateFulfillmentBody: {
            /** @description Where the stock is taken from. */
            location_id?: string;
            metadata?: components["schemas"]["Metadata"];
            items: components["schemas"]["ItemQuantity"][];
            /**
             * @description As text. The server takes a boolean here as well, but drops it.
             * @enum {string}
             */
            no_notification?: "true" | "false";
        };
        AdminCreateGiftCardBody: {
            region_id: string;
            /** @description In the currency's smallest unit. */
            value: number;
            is_disabled?: boolean;
            ends_at?: components["schemas"]["DateInput"] | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateInventoryItemBody: {
            /** @description The stock keeping unit. */
            sku?: string | null;
            title?: string | null;
            description?: string | null;
            /** @description The address of the small picture. */
            thumbnail?: string | null;
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            /** @description The variant that it is sold as. One that has a thing in stock already ends in 500. */
            variant_id: string;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateInventoryItemLocationLevelBody: {
            location_id: string;
            /** @description How many lie there. */
            stocked_quantity: number;
            /** @description How many are on their way there. */
            incoming_quantity?: number;
        };
        AdminCreateInviteBody: {
            /**
             * Format: email
             * @description The e-mail address to invite.
             */
            user: string;
            role: components["schemas"]["UserRole"];
        };
        AdminCreateNoteBody: {
            /**
             * @description The kind of record it is about.
             * @example order
             */
            resource_type: string;
            resource_id: string;
            value: string;
        };
        AdminCreateOrderEditBody: {
            order_id: string;
            internal_note?: string | null;
            /** @description Accepted, but the signed-in user is kept. */
            created_by?: string;
        };
        AdminCreatePriceListBody: {
            name: string;
            description: string;
            type: components["schemas"]["PriceListType"];
            status?: components["schemas"]["PriceListStatus"];
            starts_at?: components["schemas"]["DateInput"] | null;
            ends_at?: components["schemas"]["DateInput"] | null;
            /** @description Whether its prices include tax. Only with the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            /** @description Whom it is for. Everyone if it is empty. */
            customer_groups?: components["schemas"]["IdInput"][];
            prices: components["schemas"]["PriceListPrice"][];
        };
        AdminCreateProductBody: {
            subtitle?: string | null;
            description?: string | null;
            /** @description The product's name in addresses, unique in the shop. Made from the title when it is created without one. */
            handle?: string | null;
            /** @description Whether discounts apply to it. */
            discountable?: boolean;
            status?: components["schemas"]["ProductStatus"];
            /** @description The address of the small picture. */
            thumbnail?: string | null;
            /** @description The addresses of all pictures, in order. */
            images?: string[];
            /** @description `null` takes it away. */
            type?: components["schemas"]["ProductTypeInput"] | null;
            collection_id?: string | null;
            tags?: components["schemas"]["ProductTagInput"][];
            categories?: components["schemas"]["IdInput"][];
            sales_channels?: components["schemas"]["IdInput"][] | null;
            metadata?: components["schemas"]["Metadata"];
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            title: string;
            /** @default false */
            is_giftcard?: boolean;
            options?: components["schemas"]["ProductOptionInput"][];
            variants?: components["schemas"]["ProductVariantInput"][];
        };
        AdminCreateProductCategoryBody: {
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
        };
        AdminCreateProductOptionBody: {
            title: string;
        };
        AdminCreateProtectedUploadBody: {
            /** @description One part of the form for each file. */
            files: Blob[];
        };
        AdminCreatePublishableApiKeyBody: {
            title: string;
        };
        AdminCreateRegionBody: {
            name: string;
            /** @description One of the store's currencies. */
            currency_code: string;
            /** @description In percent. */
            tax_rate: number;
            tax_code?: string | null;
            /** @description Whether prices include tax. Needs the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            payment_providers: string[];
            fulfillment_providers: string[];
            /** @description Two letters each. */
            countries: string[];
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateReservationBody: {
            location_id: string;
            inventory_item_id: string;
            line_item_id?: string;
            quantity: number;
            description?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateReturnReasonBody: {
            /** @description What programs call it, unique in the shop. */
            value: string;
            /** @description What people call it. */
            label: string;
            description?: string | null;
            /** @description The reason that it stands below. */
            parent_return_reason_id?: string;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateSalesChannelBody: {
            name: string;
            description?: string | null;
            is_disabled?: boolean;
        };
        AdminCreateSessionBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        AdminCreateShipmentBody: {
            fulfillment_id: string;
            tracking_numbers?: string[];
            no_notification?: boolean;
        };
        AdminCreateShippingOptionBody: {
            name: string;
            /** @description In the currency's smallest unit. Needed for a flat rate. */
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
            region_id: string;
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
            requirements?: components["schemas"]["ShippingRequirementInput"][];
        };
        AdminCreateShippingProfileBody: {
            name: string;
            type: components["schemas"]["ShippingProfileType"];
            metadata?: components["schemas"]["Metadata"];
        };
        AdminCreateStockLocationBody: {
            /** @description Its address, in full. */
            address?: components["schemas"]["StockAddressInput"];
            /** @description The address of another stock location. */
            address_id?: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
        };
        AdminCreateSwapBody: {
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
                /** @description In the currency's smallest unit. */
                price?: number;
            };
            /** @description Where the items are to arrive. */
            return_location_id?: string;
            /** @description Prices of shipping options that hold for this swap only. */
            custom_shipping_options?: components["schemas"]["CustomShippingInput"][];
            sales_channel_id?: string;
            /**
             * @description Whether what is out of stock can be sent later. If it is false and the inventory module is on, completing the cart never
             *     answers once something is left to pay.
             * @default true
             */
            allow_backorder?: boolean;
            no_notification?: boolean;
        };
        AdminCreateSwapShipmentBody: {
            fulfillment_id: string;
            tracking_numbers?: string[];
            no_notification?: boolean;
        };
        AdminCreateTaxRateBody: {
            name: string;
            code: string;
            /** @description In percent. */
            rate?: number | null;
            region_id: string;
            /** @description Ids of all products that it applies to. */
            products?: string[];
            /** @description Ids of all product types that it applies to. */
            product_types?: string[];
            /** @description Ids of all shipping options that it applies to. */
            shipping_options?: string[];
        };
        AdminCreateTokenBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        AdminCreateUploadBody: {
            /** @description One part of the form for each file. */
            files: Blob[];
        };
        AdminCreateUploadDownloadUrlBody: {
            /** @description The key that the upload answered. */
            file_key: string;
        };
        AdminCreateUserBody: {
            /** Format: email */
            email: string;
            password: string;
            first_name?: string | null;
            last_name?: string | null;
            role?: components["schemas"]["UserRole"];
        };
        AdminCreateVariantBody: {
            /** @description The stock keeping unit, unique in the shop. */
            sku?: string | null;
            ean?: string | null;
            upc?: string | null;
            barcode?: string | null;
            /** @description How many are in stock. Without effect while the inventory module counts the stock. */
            inventory_quantity?: number;
            /** @description Whether it can be bought when none is left. */
            allow_backorder?: boolean;
            /** @description Whether the server keeps count. */
            manage_inventory?: boolean;
            metadata?: components["schemas"]["Metadata"];
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            title: string;
            prices: components["schemas"]["PriceInput"][];
            options?: components["schemas"]["OptionValueInput"][];
        };
        AdminDeletePriceListPricesBody: {
            price_ids: string[];
        };
        AdminDeletePriceListProductsPricesBody: {
            product_ids: string[];
        };
        AdminDeleteUploadBody: {
            /** @description The key that the upload answered. */
            file_key: string;
        };
        AdminFulfillClaimBody: {
            /** @description Where the stock is taken from. */
            location_id?: string;
            metadata?: components["schemas"]["Metadata"];
            no_notification?: boolean;
        };
        AdminFulfillSwapBody: {
            /** @description Where the stock is taken from. */
            location_id?: string;
            metadata?: components["schemas"]["Metadata"];
            no_notification?: boolean;
        };
        AdminReceiveReturnBody: {
            /** @description What arrived. */
            items: components["schemas"]["ItemQuantity"][];
            /** @description What is paid back, in the currency's smallest unit. The return's own amount when it is left out. */
            refund?: number;
            /**
             * @description Where the items are put. The return's own location when it is left out; one of them is needed while the inventory module
             *     is on.
             */
            location_id?: string;
        };
        AdminRefundOrderBody: {
            /** @description In the currency's smallest unit. */
            amount: number;
            reason: components["schemas"]["RefundReason"];
            note?: string | null;
            no_notification?: boolean;
        };
        AdminRefundPaymentBody: {
            /** @description In the currency's smallest unit. */
            amount: number;
            reason: components["schemas"]["RefundReason"];
            note?: string | null;
        };
        AdminRemoveCollectionProductsBody: {
            product_ids: string[];
        };
        AdminRemoveCustomerGroupCustomersBody: {
            customer_ids: components["schemas"]["IdInput"][];
        };
        AdminRemoveDiscountConditionResourcesBody: {
            /** @description Records of the kind that the condition holds. */
            resources: components["schemas"]["IdInput"][];
        };
        AdminRemoveProductCategoryProductsBody: {
            product_ids: components["schemas"]["IdInput"][];
        };
        AdminRemovePublishableApiKeySalesChannelsBody: {
            sales_channel_ids: components["schemas"]["IdInput"][];
        };
        AdminRemoveSalesChannelLocationBody: {
            location_id: string;
        };
        AdminRemoveSalesChannelProductsBody: {
            product_ids: components["schemas"]["IdInput"][];
        };
        AdminRemoveTaxRateProductTypesBody: {
            /** @description Ids of product types. */
            product_types: string[];
        };
        AdminRemoveTaxRateProductsBody: {
            /** @description Ids of products. */
            products: string[];
        };
        AdminRemoveTaxRateShippingOptionsBody: {
            /** @description Ids of shipping options. */
            shipping_options: string[];
        };
        AdminRequestOrderEditConfirmationBody: {
            payment_collection_description?: string;
        };
        AdminRequestReturnBody: {
            items: components["schemas"]["ReturnItemInput"][];
            return_shipping?: components["schemas"]["ReturnShippingInput"];
            /** @description Where the items are to arrive. */
            location_id?: string;
            /**
             * @description Whether the items are there already.
             * @default false
             */
            receive_now?: boolean;
            /** @description What is paid back, in the currency's smallest unit. Computed when it is left out. */
            refund?: number;
            note?: string;
            no_notification?: boolean;
        };
        AdminRequestUserPasswordTokenBody: {
            /** Format: email */
            email: string;
        };
        AdminResendNotificationBody: {
            /** @description Where it goes. The same as before when it is left out. */
            to?: string;
        };
        AdminResetUserPasswordBody: {
            /**
             * Format: email
             * @description Only if the token does not hold it.
             */
            email?: string;
            /** @description From the link that was sent. */
            token: string;
            password: string;
        };
        AdminSetProductMetadataBody: {
            key: string;
            /** @description An empty string removes the key. */
            value: string;
        };
        AdminUpdateAnalyticsConfigBody: {
            /** @description Whether nothing is shared. */
            opt_out?: boolean;
            /** @description Whether it is shared without name and e-mail address. */
            anonymize?: boolean;
        };
        AdminUpdateClaimBody: {
            claim_items?: components["schemas"]["ClaimItemUpdate"][];
            /** @description Only for a claim that has none yet; else the call ends in 500. */
            shipping_methods?: components["schemas"]["ClaimShippingMethodInput"][];
            no_notification?: boolean;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateCollectionBody: {
            /** @description Its name in addresses, unique in the shop. Made from the title when it is left out. */
            handle?: string;
            metadata?: components["schemas"]["Metadata"];
            title?: string;
        };
        AdminUpdateCurrencyBody: {
            includes_tax?: boolean;
        };
        AdminUpdateCustomerBody: {
            /**
             * Format: email
             * @description Only of customers without an account.
             */
            email?: string;
            first_name?: string | null;
            last_name?: string | null;
            password?: string;
            phone?: string | null;
            /** @description All groups that the customer shall be in. */
            groups?: components["schemas"]["IdInput"][];
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateCustomerGroupBody: {
            /** @description Unique in the shop. */
            name?: string;
            /** @description Yours to use. A key with an empty string as its value is removed and all other keys stay. */
            metadata?: {
                [key: string]: unknown;
            };
        };
        AdminUpdateDiscountBody: {
            /** @description Unique in the shop. It is kept in capitals. */
            code?: string;
            is_disabled?: boolean;
            starts_at?: components["schemas"]["DateInput"];
            ends_at?: components["schemas"]["DateInput"] | null;
            /**
             * @description How long a code that is made from it holds (ISO 8601). Only for patterns.
             * @example P30D
             */
            valid_duration?: string | null;
            /** @description How often it can be used. */
            usage_limit?: number | null;
            metadata?: components["schemas"]["Metadata"];
            rule?: components["schemas"]["DiscountRuleUpdate"];
            /** @description Ids of all regions it holds in. Just one for a fixed amount. */
            regions?: string[];
        };
        AdminUpdateDiscountConditionBody: {
            products?: string[];
            product_types?: string[];
            product_collections?: string[];
            product_tags?: string[];
            customer_groups?: string[];
        };
        AdminUpdateDraftOrderBody: {
            region_id?: string;
            /** @description One of the region's. Two letters. */
            country_code?: string;
            /** Format: email */
            email?: string;
            customer_id?: string;
            billing_address?: components["schemas"]["AddressOrId"];
            shipping_address?: components["schemas"]["AddressOrId"];
            discounts?: components["schemas"]["CodeInput"][];
            /** @description Whether the customer is kept from being told about the order. */
            no_notification_order?: boolean;
        };
        AdminUpdateDraftOrderLineItemBody: {
            title?: string;
            /** @description In the currency's smallest unit. */
            unit_price?: number;
            quantity?: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        AdminUpdateGiftCardBody: {
            region_id?: string;
            /** @description In the currency's smallest unit. No more than the card's value. */
            balance?: number;
            is_disabled?: boolean;
            ends_at?: components["schemas"]["DateInput"] | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateInventoryItemBody: {
            /** @description The stock keeping unit. */
            sku?: string | null;
            title?: string | null;
            description?: string | null;
            /** @description The address of the small picture. */
            thumbnail?: string | null;
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            requires_shipping?: boolean;
        };
        AdminUpdateInventoryItemLocationLevelBody: {
            /** @description How many lie there. */
            stocked_quantity?: number;
            /** @description How many are on their way there. */
            incoming_quantity?: number;
        };
        AdminUpdateNoteBody: {
            value: string;
        };
        AdminUpdateOrderBody: {
            /** Format: email */
            email?: string;
            customer_id?: string;
            /** @description It needs the country, one of the region's. */
            billing_address?: components["schemas"]["AddressInput"];
            /** @description It needs the country, one of the region's. */
            shipping_address?: components["schemas"]["AddressInput"];
            /** @description Items to add, or, with an id, to change, as they are stored. */
            items?: {
                [key: string]: unknown;
            }[];
            /** @description All discounts that the order shall have. */
            discounts?: components["schemas"]["IdInput"][];
            /** @description Only true has an effect. */
            no_notification?: boolean;
            payment_method?: components["schemas"]["PaymentMethodInput"];
            shipping_method?: components["schemas"]["ShippingMethodDraft"][];
        };
        AdminUpdateOrderEditBody: {
            internal_note?: string | null;
        };
        AdminUpdateOrderEditLineItemBody: {
            quantity: number;
        };
        AdminUpdatePaymentCollectionBody: {
            description?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdatePriceListBody: {
            name?: string;
            description?: string;
            type?: components["schemas"]["PriceListType"];
            status?: components["schemas"]["PriceListStatus"];
            starts_at?: components["schemas"]["DateInput"] | null;
            ends_at?: components["schemas"]["DateInput"] | null;
            /** @description Whether its prices include tax. Only with the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            /** @description Whom it is for. Everyone if it is empty. */
            customer_groups?: components["schemas"]["IdInput"][];
            /** @description Prices to add or change. The others stay. */
            prices?: components["schemas"]["PriceListPriceUpdate"][];
        };
        AdminUpdateProductBody: {
            subtitle?: string | null;
            description?: string | null;
            /** @description The product's name in addresses, unique in the shop. Made from the title when it is created without one. */
            handle?: string | null;
            /** @description Whether discounts apply to it. */
            discountable?: boolean;
            status?: components["schemas"]["ProductStatus"];
            /** @description The address of the small picture. */
            thumbnail?: string | null;
            /** @description The addresses of all pictures, in order. */
            images?: string[];
            /** @description `null` takes it away. */
            type?: components["schemas"]["ProductTypeInput"] | null;
            collection_id?: string | null;
            tags?: components["schemas"]["ProductTagInput"][];
            categories?: components["schemas"]["IdInput"][];
            sales_channels?: components["schemas"]["IdInput"][] | null;
            metadata?: components["schemas"]["Metadata"];
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            title?: string;
            variants?: components["schemas"]["ProductVariantUpdate"][];
        };
        AdminUpdateProductCategoryBody: {
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
            /** @description Its place among its siblings, from 0. The others make room. */
            rank?: number;
        };
        AdminUpdateProductOptionBody: {
            title: string;
        };
        AdminUpdatePublishableApiKeyBody: {
            title?: string;
        };
        AdminUpdateRegionBody: {
            name?: string;
            /** @description One of the store's currencies. */
            currency_code?: string;
            /** @description In percent. */
            tax_rate?: number;
            tax_code?: string | null;
            /** @description Whether prices include tax. Needs the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            payment_providers?: string[];
            fulfillment_providers?: string[];
            /** @description Two letters each. */
            countries?: string[];
            metadata?: components["schemas"]["Metadata"];
            /** @description False: taxes are computed only on request. */
            automatic_taxes?: boolean;
            gift_cards_taxable?: boolean;
            /** @description Null means the server's own tax calculation. */
            tax_provider_id?: string | null;
        };
        AdminUpdateReservationBody: {
            location_id?: string;
            quantity?: number;
            description?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateReturnReasonBody: {
            /** @description What programs call it, unique in the shop. */
            value?: string;
            /** @description What people call it. */
            label?: string;
            description?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateSalesChannelBody: {
            name?: string;
            description?: string | null;
            is_disabled?: boolean;
        };
        AdminUpdateShippingOptionBody: {
            name?: string;
            /** @description In the currency's smallest unit. Needed for a flat rate. */
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
        };
        AdminUpdateShippingProfileBody: {
            name?: string;
            type?: components["schemas"]["ShippingProfileType"];
            /** @description Ids of products to move here. Those that are here already stay. */
            products?: string[];
            /** @description Ids of shipping options to move here. Those that are here already stay. */
            shipping_options?: string[];
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateStockLocationBody: {
            /** @description Its address, in full. */
            address?: components["schemas"]["StockAddressInput"];
            /** @description The address of another stock location. */
            address_id?: string;
            metadata?: components["schemas"]["Metadata"];
            name?: string;
        };
        AdminUpdateStoreBody: {
            name?: string;
            /** @description Three letters in lower case (ISO 4217). */
            default_currency_code?: string;
            /** @description Three letters in lower case each (ISO 4217). */
            currencies?: string[];
            /** @description Where customers go to pay for a swap. `{cart_id}` stands for the cart. */
            swap_link_template?: string | null;
            /** @description Where customers go to pay for a draft order. `{cart_id}` stands for the cart. */
            payment_link_template?: string | null;
            /** @description Where an invited user accepts. `{invite_token}` stands for the token. */
            invite_link_template?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateTaxRateBody: {
            name?: string;
            code?: string;
            /** @description In percent. */
            rate?: number | null;
            region_id?: string;
            /** @description Ids of all products that it applies to. */
            products?: string[];
            /** @description Ids of all product types that it applies to. */
            product_types?: string[];
            /** @description Ids of all shipping options that it applies to. */
            shipping_options?: string[];
        };
        AdminUpdateUserBody: {
            first_name?: string | null;
            last_name?: string | null;
            role?: components["schemas"]["UserRole"];
            /** @description The key for the header x-medusa-access-token. Null takes it away. */
            api_token?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        AdminUpdateVariantBody: {
            /** @description The stock keeping unit, unique in the shop. */
            sku?: string | null;
            ean?: string | null;
            upc?: string | null;
            barcode?: string | null;
            /** @description How many are in stock. Without effect while the inventory module counts the stock. */
            inventory_quantity?: number;
            /** @description Whether it can be bought when none is left. */
            allow_backorder?: boolean;
            /** @description Whether the server keeps count. */
            manage_inventory?: boolean;
            metadata?: components["schemas"]["Metadata"];
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            title?: string;
            prices?: components["schemas"]["PriceUpdate"][];
            options?: components["schemas"]["OptionValueInput"][];
        };
        /** @description Whether an operator shares usage data. */
        AnalyticsConfig: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            user_id: string;
            /** @description Whether nothing is shared. */
            opt_out: boolean;
            /** @description Whether it is shared without name and e-mail address. */
            anonymize: boolean;
        };
        AnalyticsConfigResponse: {
            analytics_config: components["schemas"]["AnalyticsConfig"];
        };
        /** @description A third-party application that a plugin registered. */
        App: {
            id: string;
            display_name: string;
            /** @description Its name in calls. */
            application_name: string;
            install_url: string | null;
            uninstall_url: string | null;
            /** @description What the application was given, such as its token. */
            data: {
                [key: string]: unknown;
            } | null;
        };
        AppList: {
            apps: components["schemas"]["App"][];
        };
        AppResponse: {
            /** @description The application. The name is in the plural all the same. */
            apps: components["schemas"]["App"];
        };
        /** @description A long-running import or export. */
        BatchJob: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            type: components["schemas"]["BatchJobType"];
            status: components["schemas"]["BatchJobStatus"];
            /** @description The user's id. */
            created_by: string | null;
            created_by_user?: components["schemas"]["User"] | null;
            context: components["schemas"]["BatchJobContext"];
            /** @description Whether it waits to be confirmed. */
            dry_run: boolean;
            result: components["schemas"]["BatchJobResult"] | null;
            /** Format: date-time */
            pre_processed_at: string | null;
            /** Format: date-time */
            confirmed_at: string | null;
            /** Format: date-time */
            processing_at: string | null;
            /** Format: date-time */
            completed_at: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            /** Format: date-time */
            failed_at: string | null;
            /** Format: date-time */
            deleted_at: string | null;
        };
        /** @description What the type needs to know: `fileKey` for imports; `filterable_fields` and `list_config`, as in a list query, for exports. */
        BatchJobContext: {
            [key: string]: unknown;
        };
        BatchJobList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            batch_jobs: components["schemas"]["BatchJob"][];
        };
        BatchJobResponse: {
            batch_job: components["schemas"]["BatchJob"];
        };
        /** @description What it did so far. Each type adds fields of its own. */
        BatchJobResult: {
            /** @description How many records there are to go through. */
            count?: number;
            /** @description How many of them are done. */
            advancement_count?: number;
            /** @description From 0 to 1. */
            progress?: number;
            errors?: unknown[];
            stat_descriptors?: components["schemas"]["BatchJobStatistic"][];
            /** @description The key of the file that was made. */
            file_key?: string;
            /** @description In bytes. */
            file_size?: number;
        } & {
            [key: string]: unknown;
        };
        /** @description What it is going to do, in words. */
        BatchJobStatistic: {
            key: string;
            name: string;
            message: string;
        };
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
        Cart: {
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
            /** @description The tax on shipping. */
            shipping_tax_total?: number | null;
            /** @description All tax. */
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
            /** Format: email */
            email: string | null;
            customer_id: string | null;
            customer?: components["schemas"]["Customer"] | null;
            region_id: string;
            region?: components["schemas"]["Region"] | null;
            billing_address_id: string | null;
            billing_address?: components["schemas"]["Address"] | null;
            shipping_address_id: string | null;
            shipping_address?: components["schemas"]["Address"] | null;
            items?: components["schemas"]["LineItem"][];
            shipping_methods?: components["schemas"]["ShippingMethod"][];
            discounts?: components["schemas"]["Discount"][];
            gift_cards?: components["schemas"]["GiftCard"][];
            payment_sessions?: components["schemas"]["PaymentSession"][];
            /** @description The session that is selected. */
            payment_session?: components["schemas"]["PaymentSession"] | null;
            payment_id: string | null;
            payment?: components["schemas"]["Payment"] | null;
            /** Format: date-time */
            payment_authorized_at: string | null;
            /**
             * Format: date-time
             * @description When it became an order or paid for a swap.
             */
            completed_at: string | null;
            /** @description Present with the feature sales_channels. */
            sales_channel_id?: string | null;
            sales_channel?: components["schemas"]["SalesChannel"] | null;
            /** @description The shopper's address and browser, and what the shop added. */
            context: {
                [key: string]: unknown;
            } | null;
            idempotency_key: string | null;
        };
        /** @description What became of the cart. */
        CartCompletion: components["schemas"]["CompletedOrder"] | components["schemas"]["CompletedSwap"] | components["schemas"]["UnpaidCart"];
        /** @description Anything you want to keep about where the cart comes from. */
        CartContext: {
            [key: string]: unknown;
        };
        CartResponse: {
            cart: components["schemas"]["Cart"];
        };
        /**
         * @description What the cart is for.
         * @enum {string}
         */
        CartType: "default" | "swap" | "draft_order" | "payment_link" | "claim";
        CartWithSessions: {
            cart: components["schemas"]["Cart"];
            data: components["schemas"]["Cart"];
        };
        /** @description A picture that shows what is wrong. */
        ClaimImage: {
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
            claim_item_id: string;
            claim_item?: components["schemas"]["ClaimItem"];
            url: string;
        };
        /** @description A picture to keep, by id, or a new one. */
        ClaimImageInput: {
            id?: string;
            url?: string;
        };
        /** @description What is wrong with an item. */
        ClaimItem: {
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
            claim_order_id: string;
            claim_order?: components["schemas"]["ClaimOrder"];
            item_id: string;
            item?: components["schemas"]["LineItem"];
            variant_id: string;
            variant?: components["schemas"]["Variant"] | null;
            reason: components["schemas"]["ClaimReason"];
            note: string | null;
            quantity: number;
            images?: components["schemas"]["ClaimImage"][];
            tags?: components["schemas"]["ClaimTag"][];
        };
        ClaimItemInput: {
            item_id: string;
            quantity: number;
            reason: components["schemas"]["ClaimReason"];
            note?: string;
            /** @description Words. */
            tags?: string[];
            /** @description Addresses. */
            images?: string[];
        };
        ClaimItemUpdate: {
            id: string;
            note?: string;
            reason?: components["schemas"]["ClaimReason"];
            images: components["schemas"]["ClaimImageInput"][];
            tags: components["schemas"]["ClaimTagInput"][];
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A complaint about an order that is settled by a refund or by a replacement. */
        ClaimOrder: {
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
            type: components["schemas"]["ClaimType"];
            /** @enum {string} */
            payment_status: "na" | "not_refunded" | "refunded";
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            order_id: string;
            order?: components["schemas"]["Order"];
            claim_items?: components["schemas"]["ClaimItem"][];
            /** @description What is sent as a replacement. */
            additional_items?: components["schemas"]["LineItem"][];
            /** @description The way back of the claimed items. */
            return_order?: components["schemas"]["Return"] | null;
            shipping_address_id: string | null;
            shipping_address?: components["schemas"]["Address"] | null;
            shipping_methods?: components["schemas"]["ShippingMethod"][];
            fulfillments?: components["schemas"]["Fulfillment"][];
            /** @description In the currency's smallest unit. */
            refund_amount: number | null;
            /** Format: date-time */
            canceled_at: string | null;
            no_notification: boolean | null;
            idempotency_key: string | null;
        };
        /** @enum {string} */
        ClaimReason: "missing_item" | "wrong_item" | "production_failure" | "other";
        /** @description A shipping method that exists, by id, or a new one with a shipping option. */
        ClaimShippingMethodInput: {
            id?: string;
            option_id?: string;
            /** @description In the currency's smallest unit. */
            price?: number;
            data?: components["schemas"]["ProviderData"];
        };
        /** @description A word that claims are sorted by. */
        ClaimTag: {
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
            value: string;
        };
        /** @description A tag to keep, by id, or a new one. */
        ClaimTagInput: {
            id?: string;
            value?: string;
        };
        /** @enum {string} */
        ClaimType: "refund" | "replace";
        /** @description What a customer enters. */
        CodeInput: {
            code: string;
        };
        /** @description A hand-picked group of products. */
        Collection: {
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
            title: string;
            /** @description Its name in addresses, unique in the shop. */
            handle: string | null;
            products?: components["schemas"]["Product"][];
        };
        CollectionList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            collections: components["schemas"]["Collection"][];
        };
        CollectionResponse: {
            collection: components["schemas"]["Collection"];
        };
        CompletedOrder: {
            /** @constant */
            type: "order";
            data: components["schemas"]["Order"];
        };
        CompletedSwap: {
            /** @constant */
            type: "swap";
            data: components["schemas"]["Swap"];
        };
        /** @description One entry for each item that cannot be sold. */
        CompletionErrors: {
            errors: components["schemas"]["Error"][];
        };
        /** @description What the discount is limited to. */
        ConditionInput: {
            products?: string[];
            product_types?: string[];
            product_collections?: string[];
            product_tags?: string[];
            customer_groups?: string[];
            operator: components["schemas"]["DiscountOperator"];
        };
        /** @description What the discount is limited to: with an id the condition is changed, without one it is added. */
        ConditionUpdate: {
            products?: string[];
            product_types?: string[];
            product_collections?: string[];
            product_tags?: string[];
            customer_groups?: string[];
            id?: string;
            operator?: components["schemas"]["DiscountOperator"];
        };
        /** @description A country, and the region that serves it. */
        Country: {
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
             * @description In capitals.
             * @example PORTUGAL
             */
            name: string;
            /** @example Portugal */
            display_name: string;
            region_id?: string | null;
            region?: components["schemas"]["Region"] | null;
        };
        /** @description A currency. */
        Currency: {
            /**
             * @description Three letters, lower case (ISO 4217).
             * @example eur
             */
            code: string;
            /** @example € */
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
        };
        CurrencyList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            currencies: components["schemas"]["Currency"][];
        };
        CurrencyResponse: {
            currency: components["schemas"]["Currency"];
        };
        CustomShippingInput: {
            option_id: string;
            /** @description In the currency's smallest unit. */
            price: number;
        };
        /** @description Someone who buys, with or without an account. */
        Customer: {
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
            /** Format: email */
            email: string;
            first_name: string | null;
            last_name: string | null;
            phone: string | null;
            /** @description False for guests. */
            has_account: boolean;
            billing_address_id: string | null;
            billing_address?: components["schemas"]["Address"] | null;
            shipping_addresses?: components["schemas"]["Address"][];
            orders?: components["schemas"]["Order"][];
            groups?: components["schemas"]["CustomerGroup"][];
        };
        /** @description Customers that are priced or treated alike. */
        CustomerGroup: {
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
            /** @description Unique in the shop. */
            name: string;
            customers?: components["schemas"]["Customer"][];
            price_lists?: components["schemas"]["PriceList"][];
        };
        CustomerGroupList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            customer_groups: components["schemas"]["CustomerGroup"][];
        };
        CustomerGroupResponse: {
            customer_group: components["schemas"]["CustomerGroup"];
        };
        CustomerList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            customers: components["schemas"]["Customer"][];
        };
        CustomerResponse: {
            customer: components["schemas"]["Customer"];
        };
        /**
         * @description A day, a moment, or seconds since 1970.
         * @example 2026-03-01
         * @example 2026-03-01T08:30:00.000Z
         * @example 1772353800
         */
        DateBound: string | number;
        /** @description Bounds for a date. Each is an ISO date, an ISO date and time, or seconds since 1970. */
        DateComparison: {
            gt?: components["schemas"]["DateBound"];
            gte?: components["schemas"]["DateBound"];
            lt?: components["schemas"]["DateBound"];
            lte?: components["schemas"]["DateBound"];
        };
        /**
         * @description A day or a moment.
         * @example 2026-03-01
         * @example 2026-03-01T08:30:00.000Z
         */
        DateInput: string;
        DateOrNone: components["schemas"]["DateComparison"] | "null";
        /** @description Says what was deleted. */
        Deleted: {
            id: string;
            /** @description The kind of record. */
            object: string;
            deleted: boolean;
        };
        /** @description Says whose choice was deleted. */
        DeletedAnalyticsConfig: {
            user_id: string;
            /** @constant */
            object: "analytics_config";
            deleted: boolean;
        };
        /** @description Says which condition was deleted, and the discount without it. */
        DeletedDiscountCondition: {
            id: string;
            /** @description The kind of record. */
            object: string;
            deleted: boolean;
            discount: components["schemas"]["Discount"];
        };
        /** @description Says which prices were deleted. */
        DeletedPrices: {
            ids: string[];
            /** @constant */
            object: "money-amount";
            deleted: boolean;
        };
        DeletedProductOption: {
            option_id: string;
            /** @constant */
            object: "option";
            deleted: boolean;
            product: components["schemas"]["Product"];
        };
        DeletedVariant: {
            variant_id: string;
            /** @constant */
            object: "product-variant";
            deleted: boolean;
            product: components["schemas"]["Product"];
        };
        /** @description A code that lowers a price. */
        Discount: {
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
            /** @description What a customer enters, in capitals. */
            code: string;
            /** @description Whether it is a pattern that codes are made from. */
            is_dynamic: boolean;
            is_disabled: boolean;
            rule_id: string | null;
            rule?: components["schemas"]["DiscountRule"];
            /** @description The pattern that it was made from. */
            parent_discount_id: string | null;
            parent_discount?: components["schemas"]["Discount"] | null;
            /** Format: date-time */
            starts_at: string;
            /** Format: date-time */
            ends_at: string | null;
            /**
             * @description How long a code that is made from it holds (ISO 8601).
             * @example P30D
             */
            valid_duration: string | null;
            /** @description How often it can be used. */
            usage_limit: number | null;
            /** @description How often it was used. */
            usage_count: number;
            regions?: components["schemas"]["Region"][];
        };
        /**
         * @description Whether the value comes off the whole cart or off each item.
         * @enum {string}
         */
        DiscountAllocation: "total" | "item";
        /** @description What a discount is limited to. It holds records of one kind, the one that `type` names. */
        DiscountCondition: {
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
            /** @enum {string} */
            type: "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups";
            operator: components["schemas"]["DiscountOperator"];
            discount_rule_id: string;
            discount_rule?: components["schemas"]["DiscountRule"];
            products?: components["schemas"]["Product"][];
            product_types?: components["schemas"]["ProductType"][];
            product_collections?: components["schemas"]["Collection"][];
            product_tags?: components["schemas"]["ProductTag"][];
            customer_groups?: components["schemas"]["CustomerGroup"][];
        };
        DiscountConditionResponse: {
            discount_condition: components["schemas"]["DiscountCondition"];
        };
        DiscountList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            discounts: components["schemas"]["Discount"][];
        };
        /**
         * @description Whether it applies to these records only, or to all but these.
         * @enum {string}
         */
        DiscountOperator: "in" | "not_in";
        DiscountResponse: {
            discount: components["schemas"]["Discount"];
        };
        /** @description What a discount takes off. */
        DiscountRule: {
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
            description: string | null;
            type: components["schemas"]["DiscountRuleType"];
            value: components["schemas"]["DiscountValue"];
            allocation: components["schemas"]["DiscountAllocation"] | null;
            conditions?: components["schemas"]["DiscountCondition"][];
        };
        DiscountRuleFilter: {
            type?: components["schemas"]["DiscountRuleType"];
            allocation?: components["schemas"]["DiscountAllocation"];
        };
        DiscountRuleInput: {
            description?: string | null;
            type: components["schemas"]["DiscountRuleType"];
            value: components["schemas"]["DiscountValue"];
            allocation: components["schemas"]["DiscountAllocation"];
            conditions?: components["schemas"]["ConditionInput"][];
        };
        /** @enum {string} */
        DiscountRuleType: "fixed" | "percentage" | "free_shipping";
        DiscountRuleUpdate: {
            id: string;
            description?: string | null;
            value?: components["schemas"]["DiscountValue"];
            allocation?: components["schemas"]["DiscountAllocation"];
            conditions?: components["schemas"]["ConditionUpdate"][];
        };
        /** @description A percentage, or an amount in the currency's smallest unit, as the type says. 0 for free shipping. */
        DiscountValue: number;
        DownloadUrl: {
            /** @description Where the file can be fetched for a while. */
            download_url: string;
        };
        DraftItemInput: {
            variant_id?: string;
            /**
             * @description For something that is no product.
             * @default Custom item
             */
            title?: string;
            /** @description In the currency's smallest unit. The variant's price when it is left out. */
            unit_price?: number;
            quantity: number;
            metadata?: {
                [key: string]: unknown;
            };
        };
        /** @description An order that an operator prepares for a customer. */
        DraftOrder: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            status: components["schemas"]["DraftOrderStatus"];
            /** @description The number that people use for it. */
            display_id: number;
            cart_id: string | null;
            cart?: components["schemas"]["Cart"] | null;
            /** @description The order it became. */
            order_id: string | null;
            order?: components["schemas"]["Order"] | null;
            /** @description Whether the customer is kept from being told about the order. */
            no_notification_order: boolean | null;
            /** Format: date-time */
            canceled_at: string | null;
            /** Format: date-time */
            completed_at?: string | null;
            idempotency_key?: string | null;
        };
        DraftOrderList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            draft_orders: components["schemas"]["DraftOrder"][];
        };
        DraftOrderResponse: {
            draft_order: components["schemas"]["DraftOrder"];
        };
        /** @enum {string} */
        DraftOrderStatus: "open" | "completed";
        DraftShippingMethodInput: {
            option_id: string;
            /** @description In the currency's smallest unit. The option's own when it is left out. */
            price?: number;
            data?: components["schemas"]["ProviderData"];
        };
        EmailCheck: {
            /** @description True if a customer with this address has an account with a password. */
            exists: boolean;
        };
        /** @description What the server says when a call fails. `message` is written for developers; several validation messages come joined by a comma and a space. */
        Error: {
            /**
             * @description The kind of failure.
             * @example invalid_data
             * @example not_found
             */
            type: string;
            message: string;
            /**
             * @description Narrows the kind down. Left out where there is nothing to add.
             * @example invalid_request_error
             */
            code?: string;
        };
        /** @description A feature of the server and whether it is on. */
        FeatureFlag: {
            /** @example tax_inclusive_pricing */
            key: string;
            /** @description On or off; an object for a feature with parts. */
            value: boolean | {
                [key: string]: boolean;
            };
        };
        /** @description Items that are packed and sent together. */
        Fulfillment: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            order_id: string | null;
            order?: components["schemas"]["Order"] | null;
            swap_id: string | null;
            swap?: components["schemas"]["Swap"] | null;
            claim_order_id: string | null;
            claim_order?: components["schemas"]["ClaimOrder"] | null;
            provider_id: string;
            provider?: components["schemas"]["FulfillmentProvider"];
            /** @description Where the stock was taken from. */
            location_id: string | null;
            items?: components["schemas"]["FulfillmentItem"][];
            /** @description Empty; the numbers are in tracking_links. */
            tracking_numbers: string[];
            tracking_links?: components["schemas"]["TrackingLink"][];
            data: components["schemas"]["ProviderData"];
            /** Format: date-time */
            shipped_at: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            no_notification: boolean | null;
            idempotency_key: string | null;
        };
        /** @description How many of an item are in a fulfillment. */
        FulfillmentItem: {
            fulfillment_id: string;
            fulfillment?: components["schemas"]["Fulfillment"];
            item_id: string;
            item?: components["schemas"]["LineItem"];
            quantity: number;
        };
        /** @description What one provider offers. The options are in the provider's own form. */
        FulfillmentOption: {
            provider_id: string;
            options: {
                [key: string]: unknown;
            }[];
        };
        FulfillmentOptionList: {
            fulfillment_options: components["schemas"]["FulfillmentOption"][];
        };
        /** @description A service that handles shipments. */
        FulfillmentProvider: {
            /** @example manual */
            id: string;
            /** @description False if the server no longer has it. */
            is_installed: boolean;
        };
        /** @enum {string} */
        FulfillmentStatus: "not_fulfilled" | "partially_fulfilled" | "fulfilled" | "partially_shipped" | "shipped" | "partially_returned" | "returned" | "canceled" | "requires_action";
        /** @description A prepaid balance with a code. */
        GiftCard: {
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
            /** @description What a customer enters. */
            code: string;
            /** @description What it was worth at first, in the currency's smallest unit. */
            value: number;
            /** @description What is left of it. */
            balance: number;
            /** @description Null after it was deleted. */
            region?: components["schemas"]["Region"] | null;
            region_id: string;
            is_disabled: boolean;
            /** Format: date-time */
            ends_at: string | null;
            /** @description In percent, taken from the region when the card was made. */
            tax_rate: number | null;
            order_id?: string | null;
            /** @description The order it was bought with. */
            order?: components["schemas"]["Order"] | null;
        };
        GiftCardList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            gift_cards: components["schemas"]["GiftCard"][];
        };
        GiftCardResponse: {
            gift_card: components["schemas"]["GiftCard"];
        };
        /** @description What a gift card paid of an order. */
        GiftCardTransaction: {
            id: string;
            gift_card_id: string;
            gift_card?: components["schemas"]["GiftCard"] | null;
            order_id: string;
            order?: components["schemas"]["Order"];
            /** @description In the currency's smallest unit. */
            amount: number;
            is_taxable: boolean | null;
            /** @description In percent. */
            tax_rate: number | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description Names an existing record. */
        IdInput: {
            id: string;
        };
        /** @description A thing in stock. */
        InventoryItem: {
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
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            /** @description The stock keeping unit. */
            sku: string | null;
            title: string | null;
            description: string | null;
            /** @description The address of the small picture. */
            thumbnail: string | null;
            requires_shipping: boolean;
            /** @description How many lie in all places together. */
            stocked_quantity?: number;
            /** @description How many of them are set aside. */
            reserved_quantity?: number;
            location_levels?: components["schemas"]["InventoryLevel"][];
            /** @description The same as location_levels, by the name that can be expanded. */
            inventory_levels?: components["schemas"]["InventoryLevel"][];
            /** @description The variants that it is sold as; null for one whose product was deleted. Present in lists. */
            variants?: (components["schemas"]["Variant"] | null)[];
        };
        /** @description A thing in stock by its id, and how many of it lie where. */
        InventoryItemLevels: {
            id: string;
            location_levels: components["schemas"]["InventoryLevel"][];
        };
        InventoryItemLevelsResponse: {
            inventory_item: components["schemas"]["InventoryItemLevels"];
        };
        InventoryItemList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            inventory_items: components["schemas"]["InventoryItem"][];
        };
        InventoryItemResponse: {
            inventory_item: components["schemas"]["InventoryItem"];
        };
        /** @description How many of a thing lie in one place. */
        InventoryLevel: {
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
            inventory_item_id: string;
            location_id: string;
            stocked_quantity: number;
            reserved_quantity: number;
            incoming_quantity: number;
            /** @description Stocked less reserved. */
            available_quantity?: number;
        };
        /** @description An invitation to become a user of the admin. It holds for seven days. */
        Invite: {
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
            /** Format: email */
            user_email: string;
            role: components["schemas"]["UserRole"] | null;
            /** @description False: accepting one takes it away. */
            accepted: boolean;
            /** @description What the link in the invitation carries. */
            token: string;
            /** Format: date-time */
            expires_at: string;
        };
        InviteList: {
            invites: components["schemas"]["Invite"][];
        };
        /** @description Who the new user is. The e-mail address is the one that was invited. */
        InvitedUser: {
            first_name?: string | null;
            last_name?: string | null;
            password: string;
        };
        /** @description Bounds for a date. Each is an ISO date or an ISO date and time; seconds since 1970 make the server fail here. */
        IsoDateComparison: {
            gt?: components["schemas"]["DateInput"];
            gte?: components["schemas"]["DateInput"];
            lt?: components["schemas"]["DateInput"];
            lte?: components["schemas"]["DateInput"];
        };
        /** @description How many of an item. */
        ItemQuantity: {
            item_id: string;
            quantity: number;
        };
        KeySalesChannels: {
            sales_channels: components["schemas"]["SalesChannel"][];
        };
        /** @description Something to buy, in a cart, an order, a swap or a claim. */
        LineItem: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            /** @description Without tax and before discounts. */
            subtotal?: number;
            discount_total?: number;
            /** @description discount_total before it was rounded. */
            raw_discount_total?: number;
            gift_card_total?: number;
            tax_total?: number | null;
            /** @description With tax and after discounts. */
            total?: number;
            /** @description The tax without discounts. */
            original_tax_total?: number | null;
            /** @description With tax and without discounts. */
            original_total?: number;
            /** @description What can still be paid back for it. */
            refundable?: number;
            cart_id: string | null;
            cart?: components["schemas"]["Cart"] | null;
            order_id: string | null;
            order?: components["schemas"]["Order"] | null;
            swap_id: string | null;
            swap?: components["schemas"]["Swap"] | null;
            claim_order_id: string | null;
            claim_order?: components["schemas"]["ClaimOrder"] | null;
            /** @description In an order edit, the item of the order that this one was copied from. */
            original_item_id: string | null;
            order_edit_id: string | null;
            order_edit?: components["schemas"]["OrderEdit"] | null;
            title: string;
            /** @description The variant's title, as a rule. */
            description: string | null;
            thumbnail: string | null;
            /** @description Whether it comes back and so counts negative. */
            is_return: boolean;
            is_giftcard: boolean;
            /** @description Whether more of the same variant raises this item's quantity. */
            should_merge: boolean;
            allow_discounts: boolean;
            /** @description Whether a shipping method was chosen that carries it. */
            has_shipping: boolean | null;
            /** @description In the currency's smallest unit. */
            unit_price: number;
            /** @description Whether the price includes tax. Present with the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            quantity: number;
            fulfilled_quantity: number | null;
            returned_quantity: number | null;
            shipped_quantity: number | null;
            /** @description Null for something that is no product. */
            variant_id: string | null;
            variant?: components["schemas"]["Variant"] | null;
            adjustments?: components["schemas"]["LineItemAdjustment"][];
            tax_lines?: components["schemas"]["LineItemTaxLine"][];
        };
        /** @description What a discount takes off an item. */
        LineItemAdjustment: {
            id: string;
            item_id: string;
            item?: components["schemas"]["LineItem"];
            description: string;
            discount_id: string | null;
            discount?: components["schemas"]["Discount"] | null;
            /** @description In the currency's smallest unit. A share of a discount need not be whole. */
            amount: number;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A tax on an item. */
        LineItemTaxLine: {
            id?: string;
            /** @description In percent. */
            rate: number;
            name: string;
            code: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: components["schemas"]["Metadata"];
            item_id: string;
            item?: components["schemas"]["LineItem"];
        };
        /** @description Anything you want to keep with the record. Keys and values are yours. In a write, a key with an empty string as its value is removed and all other keys stay. */
        Metadata: {
            [key: string]: unknown;
        } | null;
        /** @description A price in one currency or region, optionally for some quantities or from a price list. */
        MoneyAmount: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            /** @example eur */
            currency_code: string;
            currency?: components["schemas"]["Currency"];
            /** @description In the currency's smallest unit. */
            amount: number;
            min_quantity: number | null;
            max_quantity: number | null;
            price_list_id: string | null;
            price_list?: components["schemas"]["PriceList"] | null;
            region_id: string | null;
            region?: components["schemas"]["Region"] | null;
            variant_id?: string | null;
            variant?: components["schemas"]["Variant"] | null;
            variants?: components["schemas"]["Variant"][];
        };
        /** @description The shape used when a publishable key and the sales channels in a request do not go together. */
        MultipleErrors: {
            errors: string[];
            message: string;
        };
        /** @description A remark on any record. */
        Note: {
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
            value: string;
            /**
             * @description The kind of record it is about.
             * @example order
             */
            resource_type: string;
            resource_id: string;
            author_id: string | null;
            author?: components["schemas"]["User"] | null;
        };
        NoteList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            notes: components["schemas"]["Note"][];
        };
        NoteResponse: {
            note: components["schemas"]["Note"];
        };
        /** @description A message that was sent. */
        Notification: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @example order.placed */
            event_name: string | null;
            /** @example order */
            resource_type: string;
            resource_id: string;
            customer_id?: string | null;
            customer?: components["schemas"]["Customer"] | null;
            /** @description Where it went, such as an e-mail address. */
            to: string;
            /** @description What the message was made of. */
            data?: {
                [key: string]: unknown;
            };
            /** @description The message that this one repeats. */
            parent_id?: string | null;
            parent_notification?: components["schemas"]["Notification"] | null;
            resends?: components["schemas"]["Notification"][];
            provider_id: string | null;
            provider?: components["schemas"]["NotificationProvider"];
        };
        NotificationList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            notifications: components["schemas"]["Notification"][];
        };
        /** @description A service that sends messages. */
        NotificationProvider: {
            id: string;
            /** @description False if the server no longer has it. */
            is_installed: boolean;
        };
        NotificationResponse: {
            notification: components["schemas"]["Notification"];
        };
        /** @description Bounds for a number. */
        NumberComparison: {
            gt?: number;
            gte?: number;
            lt?: number;
            lte?: number;
        };
        /** @description What the variant has for an option. */
        OptionValue: {
            value: string;
        };
        /** @description What the variant has for one option of its product. */
        OptionValueInput: {
            option_id: string;
            value: string;
        };
        /** @description What was bought, from payment to return. */
        Order: {
            cart?: components["schemas"]["Cart"] | null;
            draft_order?: components["schemas"]["DraftOrder"] | null;
            customer?: components["schemas"]["Customer"];
            billing_address?: components["schemas"]["Address"] | null;
            shipping_address?: components["schemas"]["Address"] | null;
            /** @description Null once it was deleted. */
            region?: components["schemas"]["Region"] | null;
            currency?: components["schemas"]["Currency"];
            sales_channel?: components["schemas"]["SalesChannel"] | null;
            items?: components["schemas"]["LineItem"][];
            /** @description What can still be returned. Only there if `expand` names it. */
            returnable_items?: components["schemas"]["LineItem"][];
            shipping_methods?: components["schemas"]["ShippingMethod"][];
            discounts?: components["schemas"]["Discount"][];
            gift_cards?: components["schemas"]["GiftCard"][];
            gift_card_transactions?: components["schemas"]["GiftCardTransaction"][];
            payments?: components["schemas"]["Payment"][];
            refunds?: components["schemas"]["Refund"][];
            fulfillments?: components["schemas"]["Fulfillment"][];
            returns?: components["schemas"]["Return"][];
            swaps?: components["schemas"]["Swap"][];
            claims?: components["schemas"]["ClaimOrder"][];
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
            /** @description The tax on shipping. */
            shipping_tax_total?: number | null;
            /** @description All tax. */
            tax_total?: number | null;
            /** @description What gift cards pay. */
            gift_card_total?: number;
            /** @description The tax in what gift cards pay. */
            gift_card_tax_total?: number;
            /** @description What is left to pay. */
            total?: number;
            id: string;
            /** @constant */
            object?: "order";
            status: components["schemas"]["OrderStatus"];
            fulfillment_status: components["schemas"]["FulfillmentStatus"];
            payment_status: components["schemas"]["PaymentStatus"];
            /** @description The number that people use for it. */
            display_id: number;
            cart_id: string | null;
            draft_order_id?: string | null;
            customer_id: string;
            /** Format: email */
            email: string;
            billing_address_id?: string | null;
            shipping_address_id?: string | null;
            region_id: string;
            /** @example eur */
            currency_code: string;
            /** @description In percent. Null, since each item has tax lines of its own. */
            tax_rate: number | null;
            /** @description Present with the feature sales_channels. */
            sales_channel_id?: string | null;
            /** @description Whether the customer is kept from being told about changes. */
            no_notification?: boolean | null;
            /** @description Its id in another system. */
            external_id?: string | null;
            idempotency_key?: string | null;
            /** @description In the currency's smallest unit. */
            paid_total?: number;
            /** @description In the currency's smallest unit. */
            refunded_total?: number;
            /** @description What can still be paid back. */
            refundable_amount?: number;
            /** Format: date-time */
            canceled_at?: string | null;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description A proposed change to the items of an order. */
        OrderEdit: {
            subtotal?: number;
            discount_total?: number;
            shipping_total?: number;
            gift_card_total?: number;
            gift_card_tax_total?: number;
            tax_total?: number | null;
            total?: number;
            /** @description What the customer would have to pay more, or less if it is negative. */
            difference_due?: number;
            id: string;
            order_id: string;
            order?: components["schemas"]["Order"];
            status: components["schemas"]["OrderEditStatus"];
            /** @description The items as they would be. */
            items?: components["schemas"]["LineItem"][];
            changes?: components["schemas"]["OrderItemChange"][];
            payment_collection_id: string | null;
            /** @description What the customer has to pay first, if it costs more. */
            payment_collection?: components["schemas"]["PaymentCollection"] | null;
            /** @description For the admin only. */
            internal_note?: string | null;
            /** Format: date-time */
            created_at: string;
            /** @description The id of a user. For the admin only. */
            created_by?: string;
            /** Format: date-time */
            requested_at: string | null;
            requested_by: string | null;
            /** Format: date-time */
            confirmed_at: string | null;
            /** @description For the admin only. */
            confirmed_by?: string | null;
            /** Format: date-time */
            declined_at: string | null;
            declined_by: string | null;
            declined_reason: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            /** @description For the admin only. */
            canceled_by?: string | null;
            /** Format: date-time */
            updated_at?: string;
        };
        OrderEditList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            order_edits: components["schemas"]["OrderEdit"][];
        };
        OrderEditResponse: {
            order_edit: components["schemas"]["OrderEdit"];
        };
        /** @enum {string} */
        OrderEditStatus: "created" | "requested" | "confirmed" | "declined" | "canceled";
        /** @description One change of an order edit. */
        OrderItemChange: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** @enum {string} */
            type: "item_add" | "item_remove" | "item_update";
            order_edit_id: string;
            order_edit?: components["schemas"]["OrderEdit"];
            /** @description Null for a new item. */
            original_line_item_id: string | null;
            original_line_item?: components["schemas"]["LineItem"] | null;
            /** @description Null for an item that goes. */
            line_item_id: string | null;
            line_item?: components["schemas"]["LineItem"] | null;
            /** Format: date-time */
            deleted_at: string | null;
        };
        OrderList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            orders: components["schemas"]["Order"][];
        };
        OrderResponse: {
            order: components["schemas"]["Order"];
        };
        /** @enum {string} */
        OrderStatus: "pending" | "completed" | "archived" | "canceled" | "requires_action";
        /** @description Money that a provider authorized, and what became of it. */
        Payment: {
            id: string;
            order_id: string | null;
            order?: components["schemas"]["Order"] | null;
            swap_id: string | null;
            swap?: components["schemas"]["Swap"] | null;
            cart_id: string | null;
            cart?: components["schemas"]["Cart"] | null;
            /** @description In the currency's smallest unit. */
            amount: number;
            /** @description In the currency's smallest unit. */
            amount_refunded: number;
            /** @example eur */
            currency_code: string;
            currency?: components["schemas"]["Currency"];
            provider_id: string;
            data: components["schemas"]["ProviderData"];
            /** Format: date-time */
            captured_at: string | null;
            /** Format: date-time */
            canceled_at: string | null;
            idempotency_key?: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description An amount that one or more payments cover. */
        PaymentCollection: {
            id: string;
            /** @enum {string} */
            type: "order_edit";
            status: components["schemas"]["PaymentCollectionStatus"];
            description: string | null;
            /** @description In the currency's smallest unit. */
            amount: number;
            /** @description In the currency's smallest unit. For the admin only. */
            authorized_amount?: number | null;
            /** @example eur */
            currency_code: string;
            currency?: components["schemas"]["Currency"];
            region_id?: string;
            region?: components["schemas"]["Region"] | null;
            payment_sessions?: components["schemas"]["PaymentSession"][];
            payments?: components["schemas"]["Payment"][];
            /** @description The id of a user. */
            created_by?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            /** Format: date-time */
            deleted_at?: string | null;
            metadata: components["schemas"]["Metadata"];
        };
        PaymentCollectionResponse: {
            payment_collection: components["schemas"]["PaymentCollection"];
        };
        /** @enum {string} */
        PaymentCollectionStatus: "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled";
        /** @description A way to pay that a provider keeps for the customer. */
        PaymentMethod: {
            provider_id: string;
            /** @description In the provider's own form. */
            data: {
                [key: string]: unknown;
            };
        };
        /** @description Accepted, but without effect. */
        PaymentMethodInput: {
            provider_id?: string;
            data?: components["schemas"]["ProviderData"];
        };
        PaymentMethodList: {
            payment_methods: components["schemas"]["PaymentMethod"][];
        };
        /** @description A service that handles payments and refunds. */
        PaymentProvider: {
            /** @example manual */
            id: string;
            /** @description False if the server no longer has it. */
            is_installed: boolean;
        };
        PaymentProviderList: {
            payment_providers: components["schemas"]["PaymentProvider"][];
        };
        PaymentResponse: {
            payment: components["schemas"]["Payment"];
        };
        /** @description A payment that a provider prepares. */
        PaymentSession: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            cart_id: string | null;
            cart?: components["schemas"]["Cart"] | null;
            provider_id: string;
            /** @description Whether the shopper chose it. Null in a payment collection. */
            is_selected: boolean | null;
            /** @description Whether the provider knows of it. */
            is_initiated: boolean;
            /** @enum {string} */
            status: "authorized" | "pending" | "requires_more" | "error" | "canceled";
            data: components["schemas"]["ProviderData"];
            /** @description In the currency's smallest unit. */
            amount: number | null;
            /** Format: date-time */
            payment_authorized_at: string | null;
            idempotency_key: string | null;
        };
        PaymentSessionResponse: {
            payment_session: components["schemas"]["PaymentSession"];
        };
        /** @enum {string} */
        PaymentStatus: "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action";
        /** @description A price in either a currency or a region. */
        PriceInput: {
            /** @description Three letters in lower case. Not with region_id. */
            currency_code?: string;
            /** @description Not with currency_code. */
            region_id?: string;
            /** @description In the currency's smallest unit. */
            amount: number;
            /** @description The price holds from this quantity on. */
            min_quantity?: number;
            /** @description The price holds up to this quantity. */
            max_quantity?: number;
        };
        /** @description Prices that replace the usual ones for a time or for some customers. */
        PriceList: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            name: string;
            description: string;
            type: components["schemas"]["PriceListType"];
            status: components["schemas"]["PriceListStatus"];
            /** Format: date-time */
            starts_at: string | null;
            /** Format: date-time */
            ends_at: string | null;
            /** @description Whether its prices include tax. Present with the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            prices?: components["schemas"]["MoneyAmount"][];
            /** @description Whom it is for. Everyone if it is empty. */
            customer_groups?: components["schemas"]["CustomerGroup"][];
        };
        PriceListList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            price_lists: components["schemas"]["PriceList"][];
        };
        /** @description A variant's price in either a currency or a region. */
        PriceListPrice: {
            /** @description Three letters in lower case. Not with region_id. */
            currency_code?: string;
            /** @description Not with currency_code. */
            region_id?: string;
            /** @description In the currency's smallest unit. */
            amount: number;
            /** @description The price holds from this quantity on. */
            min_quantity?: number;
            /** @description The price holds up to this quantity. */
            max_quantity?: number;
            variant_id: string;
        };
        /**
         * @description A variant's price. With an id that price is changed, and neither currency nor region is needed; without one a price is
         *     added.
         */
        PriceListPriceUpdate: {
            /** @description Three letters in lower case. Not with region_id. */
            currency_code?: string;
            /** @description Not with currency_code. */
            region_id?: string;
            /** @description In the currency's smallest unit. */
            amount: number;
            /** @description The price holds from this quantity on. */
            min_quantity?: number;
            /** @description The price holds up to this quantity. */
            max_quantity?: number;
            id?: string;
            variant_id: string;
        };
        PriceListResponse: {
            price_list: components["schemas"]["PriceList"];
        };
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
        PriceUpdate: {
            /** @description Three letters in lower case. Not with region_id. */
            currency_code?: string;
            /** @description Not with currency_code. */
            region_id?: string;
            /** @description In the currency's smallest unit. */
            amount: number;
            /** @description The price holds from this quantity on. */
            min_quantity?: number;
            /** @description The price holds up to this quantity. */
            max_quantity?: number;
            id?: string;
        };
        /** @description Something the shop sells. */
        Product: {
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
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            title: string;
            subtitle: string | null;
            description: string | null;
            /** @description The product's name in addresses, unique in the shop. */
            handle: string | null;
            is_giftcard: boolean;
            /** @description Whether discounts apply to it. */
            discountable: boolean;
            status: components["schemas"]["ProductStatus"];
            /** @description Its id in another system. */
            external_id: string | null;
            /** @description The address of the small picture. */
            thumbnail: string | null;
            images?: components["schemas"]["ProductImage"][];
            options?: components["schemas"]["ProductOption"][];
            variants?: components["schemas"]["Variant"][];
            collection_id: string | null;
            /** @description In a list of deleted products, a collection that was deleted as well has an id and else nulls. */
            collection?: components["schemas"]["Collection"] | null;
            type_id: string | null;
            type?: components["schemas"]["ProductType"] | null;
            tags?: components["schemas"]["ProductTag"][];
            categories?: components["schemas"]["ProductCategory"][];
            sales_channels?: components["schemas"]["SalesChannel"][];
            /** @description The first of its shipping profiles. */
            profile_id?: string;
            profile?: components["schemas"]["ShippingProfile"];
            profiles?: components["schemas"]["ShippingProfile"][];
        };
        /** @description A category, which may lie inside another one. */
        ProductCategory: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            description?: string;
            /** @description Its name in addresses, unique in the shop. */
            handle: string;
            /** @description The ids on the way down to it. */
            mpath?: string | null;
            /** @description Hidden from the shop. Only told in the admin. */
            is_internal?: boolean;
            /** @description Only active ones are in the shop. Only told in the admin. */
            is_active?: boolean;
            /** @description Its place among its siblings, from 0. */
            rank: number;
            /** @description Null for a category at the top. */
            parent_category_id: string | null;
            parent_category?: components["schemas"]["ProductCategory"] | null;
            category_children?: components["schemas"]["ProductCategory"][];
            products?: components["schemas"]["Product"][];
        };
        ProductCategoryList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            product_categories: components["schemas"]["ProductCategory"][];
        };
        ProductCategoryResponse: {
            product_category: components["schemas"]["ProductCategory"];
        };
        /** @description A picture of a product. */
        ProductImage: {
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
            url: string;
        };
        ProductList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            products: components["schemas"]["Product"][];
        };
        /** @description A way in which the variants of a product differ, such as its size. */
        ProductOption: {
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
            title: string;
            product_id: string;
            product?: components["schemas"]["Product"];
            values?: components["schemas"]["ProductOptionValue"][];
        };
        /** @description An option that the variants of a new product have. */
        ProductOptionInput: {
            title: string;
        };
        /** @description What one variant has for one option, such as "Large". */
        ProductOptionValue: {
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
            value: string;
            option_id: string;
            option?: components["schemas"]["ProductOption"];
            variant_id: string;
            variant?: components["schemas"]["Variant"];
        };
        ProductResponse: {
            product: components["schemas"]["Product"];
        };
        ProductSearchResult: {
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
        ProductTag: {
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
            value: string;
        };
        /** @description A tag by its value; it is made if it does not exist yet. */
        ProductTagInput: {
            id?: string;
            value: string;
        };
        ProductTagList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            product_tags: components["schemas"]["ProductTag"][];
        };
        /** @description How often a tag is used. */
        ProductTagUsage: {
            id: string;
            /** @description A whole number as text. */
            usage_count: string;
            value: string;
        };
        ProductTagUsageList: {
            tags: components["schemas"]["ProductTagUsage"][];
        };
        /** @description The kind that a product is of. */
        ProductType: {
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
            value: string;
        };
        /** @description A type by its value; it is made if it does not exist yet. */
        ProductTypeInput: {
            id?: string;
            value: string;
        };
        ProductTypeList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            product_types: components["schemas"]["ProductType"][];
        };
        ProductTypesInUse: {
            types: components["schemas"]["ProductType"][];
        };
        /** @description A variant of a new product. Its options stand in the order of the product's. */
        ProductVariantInput: {
            /** @description The stock keeping unit, unique in the shop. */
            sku?: string | null;
            ean?: string | null;
            upc?: string | null;
            barcode?: string | null;
            /** @description How many are in stock. Without effect while the inventory module counts the stock. */
            inventory_quantity?: number;
            /** @description Whether it can be bought when none is left. */
            allow_backorder?: boolean;
            /** @description Whether the server keeps count. */
            manage_inventory?: boolean;
            metadata?: components["schemas"]["Metadata"];
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            title: string;
            prices: components["schemas"]["PriceInput"][];
            options?: components["schemas"]["OptionValue"][];
        };
        ProductVariantList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            variants: components["schemas"]["Variant"][];
        };
        /** @description A variant in a product update: with an id it is changed, without one it is added. */
        ProductVariantUpdate: {
            /** @description The stock keeping unit, unique in the shop. */
            sku?: string | null;
            ean?: string | null;
            upc?: string | null;
            barcode?: string | null;
            /** @description How many are in stock. Without effect while the inventory module counts the stock. */
            inventory_quantity?: number;
            /** @description Whether it can be bought when none is left. */
            allow_backorder?: boolean;
            /** @description Whether the server keeps count. */
            manage_inventory?: boolean;
            metadata?: components["schemas"]["Metadata"];
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            id?: string;
            title?: string;
            prices?: components["schemas"]["PriceUpdate"][];
            options?: components["schemas"]["OptionValueInput"][];
        };
        /** @description In the provider's own form. */
        ProviderData: {
            [key: string]: unknown;
        };
        /** @description A public key; its id is what requests send. */
        PublishableApiKey: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            title: string;
            /** @description The user's id. */
            created_by: string | null;
            /** @description The user's id. */
            revoked_by: string | null;
            /** Format: date-time */
            revoked_at: string | null;
        };
        PublishableApiKeyList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            publishable_api_keys: components["schemas"]["PublishableApiKey"][];
        };
        PublishableApiKeyResponse: {
            publishable_api_key: components["schemas"]["PublishableApiKey"];
        };
        /** @description Money that was paid back. */
        Refund: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            order_id: string | null;
            order?: components["schemas"]["Order"] | null;
            payment_id: string | null;
            payment?: components["schemas"]["Payment"] | null;
            /** @description In the currency's smallest unit. */
            amount: number;
            note: string | null;
            reason: components["schemas"]["RefundReason"];
            idempotency_key: string | null;
        };
        /** @enum {string} */
        RefundReason: "discount" | "return" | "swap" | "claim" | "other";
        RefundResponse: {
            refund: components["schemas"]["Refund"];
        };
        /** @description Countries that share a currency, tax and ways to pay and ship. */
        Region: {
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
            name: string;
            /** @example eur */
            currency_code: string;
            currency?: components["schemas"]["Currency"];
            /** @description In percent; 23 means 23 %. */
            tax_rate: number;
            tax_rates?: components["schemas"]["TaxRate"][] | null;
            tax_code: string | null;
            gift_cards_taxable: boolean;
            /** @description False: taxes are computed only on request. */
            automatic_taxes: boolean;
            /** @description Null means the server's own tax calculation. */
            tax_provider_id: string | null;
            tax_provider?: components["schemas"]["TaxProvider"] | null;
            /** @description Whether prices of the region include tax. Present with the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            countries?: components["schemas"]["Country"][];
            payment_providers?: components["schemas"]["PaymentProvider"][];
            fulfillment_providers?: components["schemas"]["FulfillmentProvider"][];
        };
        RegionList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            regions: components["schemas"]["Region"][];
        };
        RegionResponse: {
            region: components["schemas"]["Region"];
        };
        RemovedProducts: {
            id: string;
            /** @constant */
            object: "product-collection";
            removed_products: string[];
        };
        /** @description Stock that is set aside, as a rule for an item of an order. */
        ReservationItem: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            location_id: string;
            inventory_item_id: string;
            inventory_item?: components["schemas"]["InventoryItem"];
            quantity: number;
            line_item_id: string | null;
            line_item?: components["schemas"]["LineItem"] | null;
            description: string | null;
            /** @description Its id in another system. */
            external_id?: string | null;
            /** @description The id of a user. */
            created_by?: string | null;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        ReservationList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            reservations: components["schemas"]["ReservationItem"][];
        };
        ReservationResponse: {
            reservation: components["schemas"]["ReservationItem"];
        };
        /** @description An empty object. */
        ReservationUpdate: Record<string, never>;
        /** @description Items on their way back. */
        Return: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            status: components["schemas"]["ReturnStatus"];
            /** @description Null if it belongs to a swap or a claim. */
            order_id: string | null;
            order?: components["schemas"]["Order"] | null;
            swap_id: string | null;
            swap?: components["schemas"]["Swap"] | null;
            claim_order_id: string | null;
            claim_order?: components["schemas"]["ClaimOrder"] | null;
            items?: components["schemas"]["ReturnItem"][];
            shipping_method?: components["schemas"]["ShippingMethod"] | null;
            shipping_data: components["schemas"]["ProviderData"] | null;
            /** @description Where the items are to arrive. */
            location_id: string | null;
            /** @description In the currency's smallest unit. */
            refund_amount: number;
            /** Format: date-time */
            received_at: string | null;
            no_notification: boolean | null;
            idempotency_key: string | null;
        };
        /** @description How many of an item come back, and why. */
        ReturnItem: {
            return_id: string;
            return_order?: components["schemas"]["Return"];
            item_id: string;
            item?: components["schemas"]["LineItem"];
            quantity: number;
            /** @description False if another quantity came than was asked for. */
            is_requested: boolean;
            requested_quantity: number | null;
            received_quantity: number | null;
            reason_id: string | null;
            reason?: components["schemas"]["ReturnReason"] | null;
            note: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description How many of an item come back, and why. */
        ReturnItemInput: {
            item_id: string;
            quantity: number;
            reason_id?: string;
            note?: string;
        };
        ReturnList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            returns: components["schemas"]["Return"][];
        };
        /** @description Why something comes back. */
        ReturnReason: {
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
            /** @description What programs call it, unique in the shop. */
            value: string;
            /** @description What people call it. */
            label: string;
            description: string | null;
            parent_return_reason_id: string | null;
            parent_return_reason?: components["schemas"]["ReturnReason"] | null;
            return_reason_children?: components["schemas"]["ReturnReason"][];
        };
        ReturnReasonList: {
            return_reasons: components["schemas"]["ReturnReason"][];
        };
        ReturnReasonResponse: {
            return_reason: components["schemas"]["ReturnReason"];
        };
        ReturnResponse: {
            return: components["schemas"]["Return"];
        };
        /** @description How the items come back. */
        ReturnShippingInput: {
            /** @description A shipping option for returns. */
            option_id?: string;
            /** @description In the currency's smallest unit. The option's own when it is left out. */
            price?: number;
        };
        /** @enum {string} */
        ReturnStatus: "requested" | "received" | "requires_action" | "canceled";
        /** @description Somewhere products are sold. */
        SalesChannel: {
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
            name: string;
            description: string | null;
            is_disabled: boolean;
            /** @description Where what is sold there lies. */
            locations?: components["schemas"]["SalesChannelLocation"][];
            products?: components["schemas"]["Product"][];
            publishableKeys?: components["schemas"]["PublishableApiKey"][];
        };
        /** @description How many a sales channel can sell. */
        SalesChannelAvailability: {
            channel_name: string;
            channel_id: string;
            /** @description Null for a channel that sells from no stock location. */
            available_quantity: number | null;
        };
        SalesChannelList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            sales_channels: components["schemas"]["SalesChannel"][];
        };
        /** @description That a sales channel sells from a stock location. */
        SalesChannelLocation: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            /** Format: date-time */
            deleted_at: string | null;
            sales_channel_id: string;
            sales_channel?: components["schemas"]["SalesChannel"];
            location_id: string;
        };
        SalesChannelResponse: {
            sales_channel: components["schemas"]["SalesChannel"];
        };
        SessionInput: {
            provider_id: string;
            /** @description In the currency's smallest unit. */
            amount: number;
            session_id?: string;
        };
        /** @description How a cart, order, swap, claim or return is shipped, and for how much. */
        ShippingMethod: {
            order_id: string | null;
            order?: components["schemas"]["Order"] | null;
            claim_order_id: string | null;
            claim_order?: components["schemas"]["ClaimOrder"] | null;
            cart_id: string | null;
            cart?: components["schemas"]["Cart"] | null;
            swap_id: string | null;
            swap?: components["schemas"]["Swap"] | null;
            return_id: string | null;
            return_order?: components["schemas"]["Return"] | null;
            id: string;
            shipping_option_id: string;
            /** @description Null once it was deleted. */
            shipping_option?: components["schemas"]["ShippingOption"] | null;
            tax_lines?: components["schemas"]["ShippingMethodTaxLine"][];
            /** @description In the currency's smallest unit. */
            price: number;
            /** @description Whether the price includes tax. Present with the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
            data: components["schemas"]["ProviderData"];
            /** @description Without tax. */
            subtotal?: number;
            tax_total?: number | null;
            /** @description With tax. */
            total?: number;
            /** @description The tax without discounts. */
            original_tax_total?: number | null;
            /** @description With tax and without discounts. */
            original_total?: number;
        };
        /** @description Accepted, but without effect. Use /admin/orders/{id}/shipping-methods. */
        ShippingMethodDraft: {
            provider_id?: string;
            profile_id?: string;
            price?: number;
            data?: components["schemas"]["ProviderData"];
            items?: {
                [key: string]: unknown;
            }[];
        };
        /** @description A tax on shipping. */
        ShippingMethodTaxLine: {
            id?: string;
            /** @description In percent. */
            rate: number;
            name: string;
            code: string | null;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: components["schemas"]["Metadata"];
            shipping_method_id: string;
            shipping_method?: components["schemas"]["ShippingMethod"];
        };
        /** @description A way of shipping in a region, for products of one profile. */
        ShippingOption: {
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
            /** @description In the currency's smallest unit. Null for a calculated price. */
            price_incl_tax?: number | null;
            /** @description The tax in price_incl_tax. */
            tax_amount?: number;
            tax_rates?: components["schemas"]["TaxServiceRate"][] | null;
            name: string;
            region_id: string;
            /** @description Null after it was deleted. */
            region?: components["schemas"]["Region"] | null;
            profile_id: string;
            /** @description Null after it was deleted. */
            profile?: components["schemas"]["ShippingProfile"] | null;
            provider_id: string;
            provider?: components["schemas"]["FulfillmentProvider"];
            price_type: components["schemas"]["ShippingPriceType"];
            /** @description In the currency's smallest unit. Null when the provider calculates the price. */
            amount: number | null;
            /** @description Whether it is for things on their way back. */
            is_return: boolean;
            /** @description Whether it is kept from shoppers. */
            admin_only: boolean;
            requirements?: components["schemas"]["ShippingOptionRequirement"][];
            data: components["schemas"]["ShippingOptionData"];
            /** @description Whether the amount includes tax. Present with the feature tax_inclusive_pricing. */
            includes_tax?: boolean;
        };
        ShippingOptionChoice: {
            shipping_options: components["schemas"]["ShippingOption"][];
        };
        /** @description Which of its own options the provider shall use, as /admin/regions/{id}/fulfillment-options lists them. */
        ShippingOptionData: {
            [key: string]: unknown;
        };
        ShippingOptionList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            shipping_options: components["schemas"]["ShippingOption"][];
        };
        /** @description A condition on the subtotal of the cart. */
        ShippingOptionRequirement: {
            /**
             * @description Whether the subtotal must reach the amount or stay below it.
             * @enum {string}
             */
            type: "min_subtotal" | "max_subtotal";
            /** @description In the currency's smallest unit. */
            amount: number;
            id: string;
            shipping_option_id: string;
            shipping_option?: components["schemas"]["ShippingOption"];
            /** Format: date-time */
            deleted_at: string | null;
        };
        ShippingOptionResponse: {
            shipping_option: components["schemas"]["ShippingOption"];
        };
        /**
         * @description Whether the amount is the price, or the provider calculates one for each cart.
         * @enum {string}
         */
        ShippingPriceType: "flat_rate" | "calculated";
        /** @description Products that ship alike. */
        ShippingProfile: {
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
            name: string;
            type: components["schemas"]["ShippingProfileType"];
            products?: components["schemas"]["Product"][];
            shipping_options?: components["schemas"]["ShippingOption"][];
        };
        ShippingProfileList: {
            shipping_profiles: components["schemas"]["ShippingProfile"][];
        };
        ShippingProfileResponse: {
            shipping_profile: components["schemas"]["ShippingProfile"];
        };
        /**
         * @description New products are of the default profile, gift cards of the one for gift cards.
         * @enum {string}
         */
        ShippingProfileType: "default" | "gift_card" | "custom";
        /** @description A condition on the subtotal of the cart. One of each type at most. */
        ShippingRequirementInput: {
            /**
             * @description Whether the subtotal must reach the amount or stay below it.
             * @enum {string}
             */
            type: "min_subtotal" | "max_subtotal";
            /** @description In the currency's smallest unit. */
            amount: number;
        };
        /** @description A condition on the subtotal of the cart: with an id it is changed, without one it is added. */
        ShippingRequirementUpdate: {
            /**
             * @description Whether the subtotal must reach the amount or stay below it.
             * @enum {string}
             */
            type: "min_subtotal" | "max_subtotal";
            /** @description In the currency's smallest unit. */
            amount: number;
            id?: string;
        };
        StockAddressInput: {
            company?: string | null;
            /** @description Street and number. */
            address_1: string;
            /** @description Whatever else: floor, gate, building. */
            address_2?: string | null;
            city?: string | null;
            province?: string | null;
            postal_code?: string | null;
            /**
             * @description Two letters, lower case (ISO 3166-1).
             * @example pt
             */
            country_code: string;
            phone?: string | null;
        };
        /** @description A place where stock lies. */
        StockLocation: {
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
            name: string;
            address_id: string | null;
            address?: components["schemas"]["StockLocationAddress"] | null;
            sales_channels?: components["schemas"]["SalesChannel"][];
        };
        /** @description Where a stock location is. */
        StockLocationAddress: {
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
            /** @description Whatever else: floor, gate, building. */
            address_2?: string | null;
            city?: string | null;
            province?: string | null;
            postal_code?: string | null;
            /**
             * @description Two letters, lower case (ISO 3166-1).
             * @example pt
             */
            country_code: string;
            phone?: string | null;
        };
        StockLocationList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            stock_locations: components["schemas"]["StockLocation"][];
        };
        StockLocationResponse: {
            stock_location: components["schemas"]["StockLocation"];
        };
        /** @description The shop's settings. */
        Store: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            /** @example eur */
            default_currency_code: string;
            default_currency?: components["schemas"]["Currency"];
            currencies?: components["schemas"]["Currency"][];
            default_sales_channel_id: string | null;
            default_sales_channel?: components["schemas"]["SalesChannel"];
            default_location_id: string | null;
            swap_link_template: string | null;
            payment_link_template: string | null;
            invite_link_template: string | null;
        };
        StoreAddCartShippingMethodBody: {
            option_id: string;
            data?: components["schemas"]["ProviderData"];
        };
        StoreAuthorizePaymentCollectionSessionsBody: {
            session_ids: string[];
        };
        StoreConfirmOrderAccessBody: {
            /** @description From the link that was sent, a JSON Web Token. */
            token: string;
        };
        StoreCreateCartBody: {
            /** @description The first region when it is left out. */
            region_id?: string;
            /** @description Decides which stock is sold. The publishable key's own when it is left out. */
            sales_channel_id?: string;
            /** @description Where it is shipped to. Two letters. */
            country_code?: string;
            items?: components["schemas"]["VariantQuantity"][];
            context?: components["schemas"]["CartContext"];
        };
        StoreCreateCustomerAddressBody: {
            address: components["schemas"]["AddressCreate"];
        };
        StoreCreateCustomerBody: {
            /** Format: email */
            email: string;
            password: string;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
        };
        StoreCreateLineItemBody: {
            variant_id: string;
            quantity: number;
            metadata?: components["schemas"]["Metadata"];
        };
        StoreCreateReturnBody: {
            order_id: string;
            items: components["schemas"]["ReturnItemInput"][];
            /** @description How the items come back. */
            return_shipping?: {
                /** @description A shipping option for returns. */
                option_id: string;
            };
        };
        StoreCreateSessionBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        StoreCreateSwapBody: {
            order_id: string;
            return_items: components["schemas"]["ReturnItemInput"][];
            /** @description What the customer gets. */
            additional_items: components["schemas"]["VariantQuantity"][];
            /** @description The id of a shipping option for returns. */
            return_shipping_option?: string;
        };
        StoreCreateTokenBody: {
            /** Format: email */
            email: string;
            password: string;
        };
        StoreDeclineOrderEditBody: {
            declined_reason?: string;
        };
        /** @description The shop's settings with what the server can do. */
        StoreDetails: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            /** @example eur */
            default_currency_code: string;
            default_currency?: components["schemas"]["Currency"];
            currencies?: components["schemas"]["Currency"][];
            default_sales_channel_id: string | null;
            default_sales_channel?: components["schemas"]["SalesChannel"];
            default_location_id: string | null;
            swap_link_template: string | null;
            payment_link_template: string | null;
            invite_link_template: string | null;
            feature_flags: components["schemas"]["FeatureFlag"][];
            modules: components["schemas"]["StoreModule"][];
            payment_providers: components["schemas"]["PaymentProvider"][];
            fulfillment_providers: components["schemas"]["FulfillmentProvider"][];
        };
        StoreDetailsResponse: {
            store: components["schemas"]["StoreDetails"];
        };
        /** @description A gift card as the shop shows it. */
        StoreGiftCard: {
            /** @description What a customer enters. */
            code: string;
            /** @description What it was worth at first, in the currency's smallest unit. */
            value: number;
            /** @description What is left of it. */
            balance: number;
            /** @description Null after it was deleted. */
            region?: components["schemas"]["Region"] | null;
            id: string;
        };
        StoreGiftCardResponse: {
            gift_card: components["schemas"]["StoreGiftCard"];
        };
        /** @description A module of the server. */
        StoreModule: {
            /** @example inventoryService */
            module: string;
            /** @description Where it was loaded from. False says nothing about whether it works. */
            resolution: string | boolean;
        };
        StoreRequestCustomerPasswordTokenBody: {
            /** Format: email */
            email: string;
        };
        StoreRequestOrderAccessBody: {
            order_ids: string[];
        };
        StoreResetCustomerPasswordBody: {
            /** Format: email */
            email: string;
            /** @description From the link that was sent. */
            token: string;
            password: string;
        };
        StoreResponse: {
            store: components["schemas"]["Store"];
        };
        StoreSearchProductsBody: {
            /** @description Words to search for. */
            q?: string;
            offset?: number;
            limit?: number;
            /** @description A filter in the plugin's own language. */
            filter?: unknown;
        } & {
            [key: string]: unknown;
        };
        StoreSetPaymentCollectionSessionBody: {
            provider_id: string;
        };
        StoreSetPaymentCollectionSessionsBody: {
            sessions: components["schemas"]["SessionInput"][];
        };
        StoreSetPaymentSessionBody: {
            provider_id: string;
        };
        StoreUpdateCartBody: {
            region_id?: string;
            /** @description One of the region's. Two letters. */
            country_code?: string;
            /** Format: email */
            email?: string;
            customer_id?: string;
            sales_channel_id?: string;
            billing_address?: components["schemas"]["AddressOrId"];
            shipping_address?: components["schemas"]["AddressOrId"];
            discounts?: components["schemas"]["CodeInput"][];
            gift_cards?: components["schemas"]["CodeInput"][];
            context?: components["schemas"]["CartContext"];
        };
        StoreUpdateCustomerAddressBody: {
            company?: string | null;
            first_name?: string | null;
            last_name?: string | null;
            /** @description Street and number. */
            address_1?: string | null;
            /** @description Whatever else: floor, flat, building. */
            address_2?: string | null;
            city?: string | null;
            province?: string | null;
            postal_code?: string | null;
            /**
             * @description Two letters, lower case (ISO 3166-1).
             * @example pt
             */
            country_code?: string | null;
            phone?: string | null;
            metadata?: components["schemas"]["Metadata"];
        };
        StoreUpdateCustomerBody: {
            /** Format: email */
            email?: string;
            password?: string;
            first_name?: string | null;
            last_name?: string | null;
            phone?: string | null;
            /** @description An address, or the id of one that is stored. */
            billing_address?: components["schemas"]["AddressInput"] | string;
            metadata?: components["schemas"]["Metadata"];
        };
        StoreUpdateLineItemBody: {
            quantity: number;
            metadata?: components["schemas"]["Metadata"];
        };
        StoreUpdatePaymentSessionBody: {
            data: components["schemas"]["ProviderData"];
        };
        /** @description Items that come back in exchange for others. */
        Swap: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            fulfillment_status: components["schemas"]["SwapFulfillmentStatus"];
            payment_status: components["schemas"]["SwapPaymentStatus"];
            order_id: string;
            order?: components["schemas"]["Order"];
            /** @description What the customer gets. */
            additional_items?: components["schemas"]["LineItem"][];
            /** @description The way back of what the customer gives. */
            return_order?: components["schemas"]["Return"] | null;
            /**
             * @description What the customer has yet to pay, or gets back if it is negative, in the currency's smallest unit. Null until the cart
             *     of the swap is completed.
             */
            difference_due: number | null;
            /** @description The cart that the customer completes. */
            cart_id: string | null;
            cart?: components["schemas"]["Cart"] | null;
            payment?: components["schemas"]["Payment"] | null;
            shipping_address_id?: string | null;
            shipping_address?: components["schemas"]["Address"] | null;
            shipping_methods?: components["schemas"]["ShippingMethod"][];
            fulfillments?: components["schemas"]["Fulfillment"][];
            /** @description Whether what is out of stock can be sent later. */
            allow_backorder?: boolean;
            no_notification?: boolean | null;
            idempotency_key?: string | null;
            /**
             * Format: date-time
             * @description When the customer completed the cart.
             */
            confirmed_at?: string | null;
            /** Format: date-time */
            canceled_at?: string | null;
            /** Format: date-time */
            deleted_at?: string | null;
        };
        /** @enum {string} */
        SwapFulfillmentStatus: "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action";
        SwapList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            swaps: components["schemas"]["Swap"][];
        };
        /** @enum {string} */
        SwapPaymentStatus: "not_paid" | "awaiting" | "captured" | "confirmed" | "canceled" | "difference_refunded" | "partially_refunded" | "refunded" | "requires_action";
        SwapResponse: {
            swap: components["schemas"]["Swap"];
        };
        /** @description A service that handles taxes. */
        TaxProvider: {
            /** @example manual */
            id: string;
            /** @description False if the server no longer has it. */
            is_installed: boolean;
        };
        TaxProviderList: {
            tax_providers: components["schemas"]["TaxProvider"][];
        };
        /** @description A tax rate of a region, and what it applies to. What no such rate names is taxed at the region's own rate. */
        TaxRate: {
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            updated_at: string;
            metadata?: components["schemas"]["Metadata"];
            name: string;
            /** @description In percent. */
            rate: number | null;
            code: string | null;
            region_id: string;
            /** @description Null after it was deleted. */
            region?: components["schemas"]["Region"] | null;
            products?: components["schemas"]["Product"][];
            product_types?: components["schemas"]["ProductType"][];
            shipping_options?: components["schemas"]["ShippingOption"][];
            /** @description Only if fields[] names it. */
            product_count?: number;
            /** @description Only if fields[] names it. */
            product_type_count?: number;
            /** @description Only if fields[] names it. */
            shipping_option_count?: number;
        };
        TaxRateList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            tax_rates: components["schemas"]["TaxRate"][];
        };
        TaxRateResponse: {
            tax_rate: components["schemas"]["TaxRate"];
        };
        /** @description A tax rate as it was used in a calculation; a rate that is stored shows all of its own fields, a region's own rate only three. */
        TaxServiceRate: {
            id?: string;
            /** @description In percent. */
            rate: number | null;
            /** @description "default" for the region's own rate. */
            name: string;
            code: string | null;
            region_id?: string;
            /** Format: date-time */
            created_at?: string;
            /** Format: date-time */
            updated_at?: string;
            metadata?: components["schemas"]["Metadata"];
        };
        /** @description What a text must be like. */
        TextComparison: {
            contains?: string;
            starts_with?: string;
            ends_with?: string;
            gt?: string;
            gte?: string;
            lt?: string;
            lte?: string;
        };
        /** @description How a shipment can be followed. */
        TrackingLink: {
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
            url: string | null;
            tracking_number: string;
            fulfillment_id: string;
            fulfillment?: components["schemas"]["Fulfillment"];
            idempotency_key: string | null;
        };
        /** @description The provider needs something more from the shopper, such as a code. Nothing was bought. */
        UnpaidCart: {
            /** @constant */
            type: "cart";
            data: components["schemas"]["Cart"];
            /** @description The status of the payment session. */
            payment_status?: string;
        };
        /** @description A file that was stored. */
        Upload: {
            /** @description Where it can be fetched. */
            url: string;
            /** @description Its name in the file store. */
            key: string;
        };
        UploadList: {
            uploads: components["schemas"]["Upload"][];
        };
        /** @description Someone who may sign in to the admin. */
        User: {
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
            /** Format: email */
            email: string;
            first_name: string | null;
            last_name: string | null;
            role: components["schemas"]["UserRole"] | null;
            /** @description The key for the header x-medusa-access-token. */
            api_token: string | null;
        };
        UserList: {
            /** @description How many records match the filters altogether. */
            count: number;
            /** @description How many of them were skipped before this page. */
            offset: number;
            /** @description How many were asked for at most. 0 means no limit. */
            limit: number;
            users: components["schemas"]["User"][];
        };
        UserResponse: {
            user: components["schemas"]["User"];
        };
        /**
         * @description Kept with the user; the server lets each role do everything.
         * @enum {string}
         */
        UserRole: "admin" | "member" | "developer";
        /** @description One version of a product, the thing that is bought. */
        Variant: {
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
            weight?: number | null;
            length?: number | null;
            height?: number | null;
            width?: number | null;
            /** @description The customs code of the Harmonized System. */
            hs_code?: string | null;
            origin_country?: string | null;
            /** @description The manufacturer's identification code. */
            mid_code?: string | null;
            material?: string | null;
            /** @description The usual price. */
            original_price?: number | null;
            /** @description The price now: the lowest that a price list grants, or the usual one. */
            calculated_price?: number | null;
            original_price_incl_tax?: number | null;
            calculated_price_incl_tax?: number | null;
            original_tax?: number | null;
            calculated_tax?: number | null;
            original_price_includes_tax?: boolean | null;
            calculated_price_includes_tax?: boolean | null;
            /**
             * @description Where the price now comes from.
             * @enum {string|null}
             */
            calculated_price_type?: "default" | "sale" | "override" | null;
            tax_rates?: components["schemas"]["TaxServiceRate"][] | null;
            title: string;
            product_id: string;
            product?: components["schemas"]["Product"];
            /** @description The stock keeping unit. */
            sku: string | null;
            barcode: string | null;
            ean: string | null;
            upc: string | null;
            /** @description Its place among the variants of the product. */
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
            prices?: components["schemas"]["MoneyAmount"][];
            inventory_items?: components["schemas"]["VariantInventoryItem"][];
            options?: components["schemas"]["ProductOptionValue"][];
        };
        VariantCountedList: {
            variants: components["schemas"]["Variant"][];
            /** @description How many match the filters altogether. */
            count: number;
        };
        /** @description What is in stock of a variant. */
        VariantInventory: {
            id: string;
            inventory: components["schemas"]["InventoryItem"][];
            sales_channel_availability: components["schemas"]["SalesChannelAvailability"][];
        };
        /** @description What a variant takes from stock when it is sold. */
        VariantInventoryItem: {
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
            inventory_item_id: string;
            variant_id: string;
            /** @description How many one of the variant takes. */
            required_quantity: number;
        };
        VariantInventoryResponse: {
            variant: components["schemas"]["VariantInventory"];
        };
        VariantList: {
            variants: components["schemas"]["Variant"][];
        };
        /** @description How many of a variant. */
        VariantQuantity: {
            variant_id: string;
            quantity: number;
        };
        VariantResponse: {
            variant: components["schemas"]["Variant"];
        };
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
         *     The payment was let go. Mend the cart and create its payment sessions anew.
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
        /**
         * @description Fields to return, comma separated, in place of the default ones; with a leading + or - they are added or left out. rank and
         *     handle must be among them unless `expand=` leaves out all relations, or the server fails.
         */
        CategoryFields: string;
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
        /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
        Expand: string;
        /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
        Fields: string;
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
        InventoryQuantity: components["schemas"]["NumberComparison"];
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
        /** @description The field to sort by. A leading - turns the order around. */
        Order: string;
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
        /** @description Words to search for. */
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
        /** @description Relations to include. A list here, where other resources take names separated by commas. */
        TaxRateExpand: string[];
        /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
        TaxRateFieldNames: string[];
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
export type AccessToken = components['schemas']['AccessToken'];
export type Address = components['schemas']['Address'];
export type AddressCreate = components['schemas']['AddressCreate'];
export type AddressInput = components['schemas']['AddressInput'];
export type AddressOrId = components['schemas']['AddressOrId'];
export type AdminAcceptInviteBody = components['schemas']['AdminAcceptInviteBody'];
export type AdminAddCollectionProductsBody = components['schemas']['AdminAddCollectionProductsBody'];
export type AdminAddCustomerGroupCustomersBody = components['schemas']['AdminAddCustomerGroupCustomersBody'];
export type AdminAddDiscountConditionResourcesBody = components['schemas']['AdminAddDiscountConditionResourcesBody'];
export type AdminAddDraftOrderLineItemBody = components['schemas']['AdminAddDraftOrderLineItemBody'];
export type AdminAddOrderEditLineItemBody = components['schemas']['AdminAddOrderEditLineItemBody'];
export type AdminAddPriceListPricesBody = components['schemas']['AdminAddPriceListPricesBody'];
export type AdminAddProductCategoryProductsBody = components['schemas']['AdminAddProductCategoryProductsBody'];
export type AdminAddPublishableApiKeySalesChannelsBody = components['schemas']['AdminAddPublishableApiKeySalesChannelsBody'];
export type AdminAddRegionCountryBody = components['schemas']['AdminAddRegionCountryBody'];
export type AdminAddRegionFulfillmentProviderBody = components['schemas']['AdminAddRegionFulfillmentProviderBody'];
export type AdminAddRegionPaymentProviderBody = components['schemas']['AdminAddRegionPaymentProviderBody'];
export type AdminAddSalesChannelLocationBody = components['schemas']['AdminAddSalesChannelLocationBody'];
export type AdminAddSalesChannelProductsBody = components['schemas']['AdminAddSalesChannelProductsBody'];
export type AdminAddShippingMethodBody = components['schemas']['AdminAddShippingMethodBody'];
export type AdminAddTaxRateProductTypesBody = components['schemas']['AdminAddTaxRateProductTypesBody'];
export type AdminAddTaxRateProductsBody = components['schemas']['AdminAddTaxRateProductsBody'];
export type AdminAddTaxRateShippingOptionsBody = components['schemas']['AdminAddTaxRateShippingOptionsBody'];
export type AdminAuthorizeAppBody = components['schemas']['AdminAuthorizeAppBody'];
export type AdminCreateAnalyticsConfigBody = components['schemas']['AdminCreateAnalyticsConfigBody'];
export type AdminCreateBatchJobBody = components['schemas']['AdminCreateBatchJobBody'];
export type AdminCreateClaimBody = components['schemas']['AdminCreateClaimBody'];
export type AdminCreateClaimShipmentBody = components['schemas']['AdminCreateClaimShipmentBody'];
export type AdminCreateCollectionBody = components['schemas']['AdminCreateCollectionBody'];
export type AdminCreateCustomerBody = components['schemas']['AdminCreateCustomerBody'];
export type AdminCreateCustomerGroupBody = components['schemas']['AdminCreateCustomerGroupBody'];
export type AdminCreateDiscountBody = components['schemas']['AdminCreateDiscountBody'];
export type AdminCreateDiscountConditionBody = components['schemas']['AdminCreateDiscountConditionBody'];
export type AdminCreateDiscountDynamicCodeBody = components['schemas']['AdminCreateDiscountDynamicCodeBody'];
export type AdminCreateDraftOrderBody = components['schemas']['AdminCreateDraftOrderBody'];
export type AdminCreateFulfillmentBody = components['schemas']['AdminCreateFulfillmentBody'];
export type AdminCreateGiftCardBody = components['schemas']['AdminCreateGiftCardBody'];
export type AdminCreateInventoryItemBody = components['schemas']['AdminCreateInventoryItemBody'];
export type AdminCreateInventoryItemLocationLevelBody = components['schemas']['AdminCreateInventoryItemLocationLevelBody'];
export type AdminCreateInviteBody = components['schemas']['AdminCreateInviteBody'];
export type AdminCreateNoteBody = components['schemas']['AdminCreateNoteBody'];
export type AdminCreateOrderEditBody = components['schemas']['AdminCreateOrderEditBody'];
export type AdminCreatePriceListBody = components['schemas']['AdminCreatePriceListBody'];
export type AdminCreateProductBody = components['schemas']['AdminCreateProductBody'];
export type AdminCreateProductCategoryBody = components['schemas']['AdminCreateProductCategoryBody'];
export type AdminCreateProductOptionBody = components['schemas']['AdminCreateProductOptionBody'];
export type AdminCreateProtectedUploadBody = components['schemas']['AdminCreateProtectedUploadBody'];
export type AdminCreatePublishableApiKeyBody = components['schemas']['AdminCreatePublishableApiKeyBody'];
export type AdminCreateRegionBody = components['schemas']['AdminCreateRegionBody'];
export type AdminCreateReservationBody = components['schemas']['AdminCreateReservationBody'];
export type AdminCreateReturnReasonBody = components['schemas']['AdminCreateReturnReasonBody'];
export type AdminCreateSalesChannelBody = components['schemas']['AdminCreateSalesChannelBody'];
export type AdminCreateSessionBody = components['schemas']['AdminCreateSessionBody'];
export type AdminCreateShipmentBody = components['schemas']['AdminCreateShipmentBody'];
export type AdminCreateShippingOptionBody = components['schemas']['AdminCreateShippingOptionBody'];
export type AdminCreateShippingProfileBody = components['schemas']['AdminCreateShippingProfileBody'];
export type AdminCreateStockLocationBody = components['schemas']['AdminCreateStockLocationBody'];
export type AdminCreateSwapBody = components['schemas']['AdminCreateSwapBody'];
export type AdminCreateSwapShipmentBody = components['schemas']['AdminCreateSwapShipmentBody'];
export type AdminCreateTaxRateBody = components['schemas']['AdminCreateTaxRateBody'];
export type AdminCreateTokenBody = components['schemas']['AdminCreateTokenBody'];
export type AdminCreateUploadBody = components['schemas']['AdminCreateUploadBody'];
export type AdminCreateUploadDownloadUrlBody = components['schemas']['AdminCreateUploadDownloadUrlBody'];
export type AdminCreateUserBody = components['schemas']['AdminCreateUserBody'];
export type AdminCreateVariantBody = components['schemas']['AdminCreateVariantBody'];
export type AdminDeletePriceListPricesBody = components['schemas']['AdminDeletePriceListPricesBody'];
export type AdminDeletePriceListProductsPricesBody = components['schemas']['AdminDeletePriceListProductsPricesBody'];
export type AdminDeleteUploadBody = components['schemas']['AdminDeleteUploadBody'];
export type AdminFulfillClaimBody = components['schemas']['AdminFulfillClaimBody'];
export type AdminFulfillSwapBody = components['schemas']['AdminFulfillSwapBody'];
export type AdminReceiveReturnBody = components['schemas']['AdminReceiveReturnBody'];
export type AdminRefundOrderBody = components['schemas']['AdminRefundOrderBody'];
export type AdminRefundPaymentBody = components['schemas']['AdminRefundPaymentBody'];
export type AdminRemoveCollectionProductsBody = components['schemas']['AdminRemoveCollectionProductsBody'];
export type AdminRemoveCustomerGroupCustomersBody = components['schemas']['AdminRemoveCustomerGroupCustomersBody'];
export type AdminRemoveDiscountConditionResourcesBody = components['schemas']['AdminRemoveDiscountConditionResourcesBody'];
export type AdminRemoveProductCategoryProductsBody = components['schemas']['AdminRemoveProductCategoryProductsBody'];
export type AdminRemovePublishableApiKeySalesChannelsBody = components['schemas']['AdminRemovePublishableApiKeySalesChannelsBody'];
export type AdminRemoveSalesChannelLocationBody = components['schemas']['AdminRemoveSalesChannelLocationBody'];
export type AdminRemoveSalesChannelProductsBody = components['schemas']['AdminRemoveSalesChannelProductsBody'];
export type AdminRemoveTaxRateProductTypesBody = components['schemas']['AdminRemoveTaxRateProductTypesBody'];
export type AdminRemoveTaxRateProductsBody = components['schemas']['AdminRemoveTaxRateProductsBody'];
export type AdminRemoveTaxRateShippingOptionsBody = components['schemas']['AdminRemoveTaxRateShippingOptionsBody'];
export type AdminRequestOrderEditConfirmationBody = components['schemas']['AdminRequestOrderEditConfirmationBody'];
export type AdminRequestReturnBody = components['schemas']['AdminRequestReturnBody'];
export type AdminRequestUserPasswordTokenBody = components['schemas']['AdminRequestUserPasswordTokenBody'];
export type AdminResendNotificationBody = components['schemas']['AdminResendNotificationBody'];
export type AdminResetUserPasswordBody = components['schemas']['AdminResetUserPasswordBody'];
export type AdminSetProductMetadataBody = components['schemas']['AdminSetProductMetadataBody'];
export type AdminUpdateAnalyticsConfigBody = components['schemas']['AdminUpdateAnalyticsConfigBody'];
export type AdminUpdateClaimBody = components['schemas']['AdminUpdateClaimBody'];
export type AdminUpdateCollectionBody = components['schemas']['AdminUpdateCollectionBody'];
export type AdminUpdateCurrencyBody = components['schemas']['AdminUpdateCurrencyBody'];
export type AdminUpdateCustomerBody = components['schemas']['AdminUpdateCustomerBody'];
export type AdminUpdateCustomerGroupBody = components['schemas']['AdminUpdateCustomerGroupBody'];
export type AdminUpdateDiscountBody = components['schemas']['AdminUpdateDiscountBody'];
export type AdminUpdateDiscountConditionBody = components['schemas']['AdminUpdateDiscountConditionBody'];
export type AdminUpdateDraftOrderBody = components['schemas']['AdminUpdateDraftOrderBody'];
export type AdminUpdateDraftOrderLineItemBody = components['schemas']['AdminUpdateDraftOrderLineItemBody'];
export type AdminUpdateGiftCardBody = components['schemas']['AdminUpdateGiftCardBody'];
export type AdminUpdateInventoryItemBody = components['schemas']['AdminUpdateInventoryItemBody'];
export type AdminUpdateInventoryItemLocationLevelBody = components['schemas']['AdminUpdateInventoryItemLocationLevelBody'];
export type AdminUpdateNoteBody = components['schemas']['AdminUpdateNoteBody'];
export type AdminUpdateOrderBody = components['schemas']['AdminUpdateOrderBody'];
export type AdminUpdateOrderEditBody = components['schemas']['AdminUpdateOrderEditBody'];
export type AdminUpdateOrderEditLineItemBody = components['schemas']['AdminUpdateOrderEditLineItemBody'];
export type AdminUpdatePaymentCollectionBody = components['schemas']['AdminUpdatePaymentCollectionBody'];
export type AdminUpdatePriceListBody = components['schemas']['AdminUpdatePriceListBody'];
export type AdminUpdateProductBody = components['schemas']['AdminUpdateProductBody'];
export type AdminUpdateProductCategoryBody = components['schemas']['AdminUpdateProductCategoryBody'];
export type AdminUpdateProductOptionBody = components['schemas']['AdminUpdateProductOptionBody'];
export type AdminUpdatePublishableApiKeyBody = components['schemas']['AdminUpdatePublishableApiKeyBody'];
export type AdminUpdateRegionBody = components['schemas']['AdminUpdateRegionBody'];
export type AdminUpdateReservationBody = components['schemas']['AdminUpdateReservationBody'];
export type AdminUpdateReturnReasonBody = components['schemas']['AdminUpdateReturnReasonBody'];
export type AdminUpdateSalesChannelBody = components['schemas']['AdminUpdateSalesChannelBody'];
export type AdminUpdateShippingOptionBody = components['schemas']['AdminUpdateShippingOptionBody'];
export type AdminUpdateShippingProfileBody = components['schemas']['AdminUpdateShippingProfileBody'];
export type AdminUpdateStockLocationBody = components['schemas']['AdminUpdateStockLocationBody'];
export type AdminUpdateStoreBody = components['schemas']['AdminUpdateStoreBody'];
export type AdminUpdateTaxRateBody = components['schemas']['AdminUpdateTaxRateBody'];
export type AdminUpdateUserBody = components['schemas']['AdminUpdateUserBody'];
export type AdminUpdateVariantBody = components['schemas']['AdminUpdateVariantBody'];
export type AnalyticsConfig = components['schemas']['AnalyticsConfig'];
export type AnalyticsConfigResponse = components['schemas']['AnalyticsConfigResponse'];
export type App = components['schemas']['App'];
export type AppList = components['schemas']['AppList'];
export type AppResponse = components['schemas']['AppResponse'];
export type BatchJob = components['schemas']['BatchJob'];
export type BatchJobContext = components['schemas']['BatchJobContext'];
export type BatchJobList = components['schemas']['BatchJobList'];
export type BatchJobResponse = components['schemas']['BatchJobResponse'];
export type BatchJobResult = components['schemas']['BatchJobResult'];
export type BatchJobStatistic = components['schemas']['BatchJobStatistic'];
export type BatchJobStatus = components['schemas']['BatchJobStatus'];
export type BatchJobType = components['schemas']['BatchJobType'];
export type Cart = components['schemas']['Cart'];
export type CartCompletion = components['schemas']['CartCompletion'];
export type CartContext = components['schemas']['CartContext'];
export type CartResponse = components['schemas']['CartResponse'];
export type CartType = components['schemas']['CartType'];
export type CartWithSessions = components['schemas']['CartWithSessions'];
export type ClaimImage = components['schemas']['ClaimImage'];
export type ClaimImageInput = components['schemas']['ClaimImageInput'];
export type ClaimItem = components['schemas']['ClaimItem'];
export type ClaimItemInput = components['schemas']['ClaimItemInput'];
export type ClaimItemUpdate = components['schemas']['ClaimItemUpdate'];
export type ClaimOrder = components['schemas']['ClaimOrder'];
export type ClaimReason = components['schemas']['ClaimReason'];
export type ClaimShippingMethodInput = components['schemas']['ClaimShippingMethodInput'];
export type ClaimTag = components['schemas']['ClaimTag'];
export type ClaimTagInput = components['schemas']['ClaimTagInput'];
export type ClaimType = components['schemas']['ClaimType'];
export type CodeInput = components['schemas']['CodeInput'];
export type Collection = components['schemas']['Collection'];
export type CollectionList = components['schemas']['CollectionList'];
export type CollectionResponse = components['schemas']['CollectionResponse'];
export type CompletedOrder = components['schemas']['CompletedOrder'];
export type CompletedSwap = components['schemas']['CompletedSwap'];
export type CompletionErrors = components['schemas']['CompletionErrors'];
export type ConditionInput = components['schemas']['ConditionInput'];
export type ConditionUpdate = components['schemas']['ConditionUpdate'];
export type Country = components['schemas']['Country'];
export type Currency = components['schemas']['Currency'];
export type CurrencyList = components['schemas']['CurrencyList'];
export type CurrencyResponse = components['schemas']['CurrencyResponse'];
export type CustomShippingInput = components['schemas']['CustomShippingInput'];
export type Customer = components['schemas']['Customer'];
export type CustomerGroup = components['schemas']['CustomerGroup'];
export type CustomerGroupList = components['schemas']['CustomerGroupList'];
export type CustomerGroupResponse = components['schemas']['CustomerGroupResponse'];
export type CustomerList = components['schemas']['CustomerList'];
export type CustomerResponse = components['schemas']['CustomerResponse'];
export type DateBound = components['schemas']['DateBound'];
export type DateComparison = components['schemas']['DateComparison'];
export type DateInput = components['schemas']['DateInput'];
export type DateOrNone = components['schemas']['DateOrNone'];
export type Deleted = components['schemas']['Deleted'];
export type DeletedAnalyticsConfig = components['schemas']['DeletedAnalyticsConfig'];
export type DeletedDiscountCondition = components['schemas']['DeletedDiscountCondition'];
export type DeletedPrices = components['schemas']['DeletedPrices'];
export type DeletedProductOption = components['schemas']['DeletedProductOption'];
export type DeletedVariant = components['schemas']['DeletedVariant'];
export type Discount = components['schemas']['Discount'];
export type DiscountAllocation = components['schemas']['DiscountAllocation'];
export type DiscountCondition = components['schemas']['DiscountCondition'];
export type DiscountConditionResponse = components['schemas']['DiscountConditionResponse'];
export type DiscountList = components['schemas']['DiscountList'];
export type DiscountOperator = components['schemas']['DiscountOperator'];
export type DiscountResponse = components['schemas']['DiscountResponse'];
export type DiscountRule = components['schemas']['DiscountRule'];
export type DiscountRuleFilter = components['schemas']['DiscountRuleFilter'];
export type DiscountRuleInput = components['schemas']['DiscountRuleInput'];
export type DiscountRuleType = components['schemas']['DiscountRuleType'];
export type DiscountRuleUpdate = components['schemas']['DiscountRuleUpdate'];
export type DiscountValue = components['schemas']['DiscountValue'];
export type DownloadUrl = components['schemas']['DownloadUrl'];
export type DraftItemInput = components['schemas']['DraftItemInput'];
export type DraftOrder = components['schemas']['DraftOrder'];
export type DraftOrderList = components['schemas']['DraftOrderList'];
export type DraftOrderResponse = components['schemas']['DraftOrderResponse'];
export type DraftOrderStatus = components['schemas']['DraftOrderStatus'];
export type DraftShippingMethodInput = components['schemas']['DraftShippingMethodInput'];
export type EmailCheck = components['schemas']['EmailCheck'];
export type Error = components['schemas']['Error'];
export type FeatureFlag = components['schemas']['FeatureFlag'];
export type Fulfillment = components['schemas']['Fulfillment'];
export type FulfillmentItem = components['schemas']['FulfillmentItem'];
export type FulfillmentOption = components['schemas']['FulfillmentOption'];
export type FulfillmentOptionList = components['schemas']['FulfillmentOptionList'];
export type FulfillmentProvider = components['schemas']['FulfillmentProvider'];
export type FulfillmentStatus = components['schemas']['FulfillmentStatus'];
export type GiftCard = components['schemas']['GiftCard'];
export type GiftCardList = components['schemas']['GiftCardList'];
export type GiftCardResponse = components['schemas']['GiftCardResponse'];
export type GiftCardTransaction = components['schemas']['GiftCardTransaction'];
export type IdInput = components['schemas']['IdInput'];
export type InventoryItem = components['schemas']['InventoryItem'];
export type InventoryItemLevels = components['schemas']['InventoryItemLevels'];
export type InventoryItemLevelsResponse = components['schemas']['InventoryItemLevelsResponse'];
export type InventoryItemList = components['schemas']['InventoryItemList'];
export type InventoryItemResponse = components['schemas']['InventoryItemResponse'];
export type InventoryLevel = components['schemas']['InventoryLevel'];
export type Invite = components['schemas']['Invite'];
export type InviteList = components['schemas']['InviteList'];
export type InvitedUser = components['schemas']['InvitedUser'];
export type IsoDateComparison = components['schemas']['IsoDateComparison'];
export type ItemQuantity = components['schemas']['ItemQuantity'];
export type KeySalesChannels = components['schemas']['KeySalesChannels'];
export type LineItem = components['schemas']['LineItem'];
export type LineItemAdjustment = components['schemas']['LineItemAdjustment'];
export type LineItemTaxLine = components['schemas']['LineItemTaxLine'];
export type Metadata = components['schemas']['Metadata'];
export type MoneyAmount = components['schemas']['MoneyAmount'];
export type MultipleErrors = components['schemas']['MultipleErrors'];
export type Note = components['schemas']['Note'];
export type NoteList = components['schemas']['NoteList'];
export type NoteResponse = components['schemas']['NoteResponse'];
export type Notification = components['schemas']['Notification'];
export type NotificationList = components['schemas']['NotificationList'];
export type NotificationProvider = components['schemas']['NotificationProvider'];
export type NotificationResponse = components['schemas']['NotificationResponse'];
export type NumberComparison = components['schemas']['NumberComparison'];
export type OptionValue = components['schemas']['OptionValue'];
export type OptionValueInput = components['schemas']['OptionValueInput'];
export type Order = components['schemas']['Order'];
export type OrderEdit = components['schemas']['OrderEdit'];
export type OrderEditList = components['schemas']['OrderEditList'];
export type OrderEditResponse = components['schemas']['OrderEditResponse'];
export type OrderEditStatus = components['schemas']['OrderEditStatus'];
export type OrderItemChange = components['schemas']['OrderItemChange'];
export type OrderList = components['schemas']['OrderList'];
export type OrderResponse = components['schemas']['OrderResponse'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type Payment = components['schemas']['Payment'];
export type PaymentCollection = components['schemas']['PaymentCollection'];
export type PaymentCollectionResponse = components['schemas']['PaymentCollectionResponse'];
export type PaymentCollectionStatus = components['schemas']['PaymentCollectionStatus'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodInput = components['schemas']['PaymentMethodInput'];
export type PaymentMethodList = components['schemas']['PaymentMethodList'];
export type PaymentProvider = components['schemas']['PaymentProvider'];
export type PaymentProviderList = components['schemas']['PaymentProviderList'];
export type PaymentResponse = components['schemas']['PaymentResponse'];
export type PaymentSession = components['schemas']['PaymentSession'];
export type PaymentSessionResponse = components['schemas']['PaymentSessionResponse'];
export type PaymentStatus = components['schemas']['PaymentStatus'];
export type PriceInput = components['schemas']['PriceInput'];
export type PriceList = components['schemas']['PriceList'];
export type PriceListList = components['schemas']['PriceListList'];
export type PriceListPrice = components['schemas']['PriceListPrice'];
export type PriceListPriceUpdate = components['schemas']['PriceListPriceUpdate'];
export type PriceListResponse = components['schemas']['PriceListResponse'];
export type PriceListStatus = components['schemas']['PriceListStatus'];
export type PriceListType = components['schemas']['PriceListType'];
export type PriceUpdate = components['schemas']['PriceUpdate'];
export type Product = components['schemas']['Product'];
export type ProductCategory = components['schemas']['ProductCategory'];
export type ProductCategoryList = components['schemas']['ProductCategoryList'];
export type ProductCategoryResponse = components['schemas']['ProductCategoryResponse'];
export type ProductImage = components['schemas']['ProductImage'];
export type ProductList = components['schemas']['ProductList'];
export type ProductOption = components['schemas']['ProductOption'];
export type ProductOptionInput = components['schemas']['ProductOptionInput'];
export type ProductOptionValue = components['schemas']['ProductOptionValue'];
export type ProductResponse = components['schemas']['ProductResponse'];
export type ProductSearchResult = components['schemas']['ProductSearchResult'];
export type ProductStatus = components['schemas']['ProductStatus'];
export type ProductTag = components['schemas']['ProductTag'];
export type ProductTagInput = components['schemas']['ProductTagInput'];
export type ProductTagList = components['schemas']['ProductTagList'];
export type ProductTagUsage = components['schemas']['ProductTagUsage'];
export type ProductTagUsageList = components['schemas']['ProductTagUsageList'];
export type ProductType = components['schemas']['ProductType'];
export type ProductTypeInput = components['schemas']['ProductTypeInput'];
export type ProductTypeList = components['schemas']['ProductTypeList'];
export type ProductTypesInUse = components['schemas']['ProductTypesInUse'];
export type ProductVariantInput = components['schemas']['ProductVariantInput'];
export type ProductVariantList = components['schemas']['ProductVariantList'];
export type ProductVariantUpdate = components['schemas']['ProductVariantUpdate'];
export type ProviderData = components['schemas']['ProviderData'];
export type PublishableApiKey = components['schemas']['PublishableApiKey'];
export type PublishableApiKeyList = components['schemas']['PublishableApiKeyList'];
export type PublishableApiKeyResponse = components['schemas']['PublishableApiKeyResponse'];
export type Refund = components['schemas']['Refund'];
export type RefundReason = components['schemas']['RefundReason'];
export type RefundResponse = components['schemas']['RefundResponse'];
export type Region = components['schemas']['Region'];
export type RegionList = components['schemas']['RegionList'];
export type RegionResponse = components['schemas']['RegionResponse'];
export type RemovedProducts = components['schemas']['RemovedProducts'];
export type ReservationItem = components['schemas']['ReservationItem'];
export type ReservationList = components['schemas']['ReservationList'];
export type ReservationResponse = components['schemas']['ReservationResponse'];
export type ReservationUpdate = components['schemas']['ReservationUpdate'];
export type Return = components['schemas']['Return'];
export type ReturnItem = components['schemas']['ReturnItem'];
export type ReturnItemInput = components['schemas']['ReturnItemInput'];
export type ReturnList = components['schemas']['ReturnList'];
export type ReturnReason = components['schemas']['ReturnReason'];
export type ReturnReasonList = components['schemas']['ReturnReasonList'];
export type ReturnReasonResponse = components['schemas']['ReturnReasonResponse'];
export type ReturnResponse = components['schemas']['ReturnResponse'];
export type ReturnShippingInput = components['schemas']['ReturnShippingInput'];
export type ReturnStatus = components['schemas']['ReturnStatus'];
export type SalesChannel = components['schemas']['SalesChannel'];
export type SalesChannelAvailability = components['schemas']['SalesChannelAvailability'];
export type SalesChannelList = components['schemas']['SalesChannelList'];
export type SalesChannelLocation = components['schemas']['SalesChannelLocation'];
export type SalesChannelResponse = components['schemas']['SalesChannelResponse'];
export type SessionInput = components['schemas']['SessionInput'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type ShippingMethodDraft = components['schemas']['ShippingMethodDraft'];
export type ShippingMethodTaxLine = components['schemas']['ShippingMethodTaxLine'];
export type ShippingOption = components['schemas']['ShippingOption'];
export type ShippingOptionChoice = components['schemas']['ShippingOptionChoice'];
export type ShippingOptionData = components['schemas']['ShippingOptionData'];
export type ShippingOptionList = components['schemas']['ShippingOptionList'];
export type ShippingOptionRequirement = components['schemas']['ShippingOptionRequirement'];
export type ShippingOptionResponse = components['schemas']['ShippingOptionResponse'];
export type ShippingPriceType = components['schemas']['ShippingPriceType'];
export type ShippingProfile = components['schemas']['ShippingProfile'];
export type ShippingProfileList = components['schemas']['ShippingProfileList'];
export type ShippingProfileResponse = components['schemas']['ShippingProfileResponse'];
export type ShippingProfileType = components['schemas']['ShippingProfileType'];
export type ShippingRequirementInput = components['schemas']['ShippingRequirementInput'];
export type ShippingRequirementUpdate = components['schemas']['ShippingRequirementUpdate'];
export type StockAddressInput = components['schemas']['StockAddressInput'];
export type StockLocation = components['schemas']['StockLocation'];
export type StockLocationAddress = components['schemas']['StockLocationAddress'];
export type StockLocationList = components['schemas']['StockLocationList'];
export type StockLocationResponse = components['schemas']['StockLocationResponse'];
export type Store = components['schemas']['Store'];
export type StoreAddCartShippingMethodBody = components['schemas']['StoreAddCartShippingMethodBody'];
export type StoreAuthorizePaymentCollectionSessionsBody = components['schemas']['StoreAuthorizePaymentCollectionSessionsBody'];
export type StoreConfirmOrderAccessBody = components['schemas']['StoreConfirmOrderAccessBody'];
export type StoreCreateCartBody = components['schemas']['StoreCreateCartBody'];
export type StoreCreateCustomerAddressBody = components['schemas']['StoreCreateCustomerAddressBody'];
export type StoreCreateCustomerBody = components['schemas']['StoreCreateCustomerBody'];
export type StoreCreateLineItemBody = components['schemas']['StoreCreateLineItemBody'];
export type StoreCreateReturnBody = components['schemas']['StoreCreateReturnBody'];
export type StoreCreateSessionBody = components['schemas']['StoreCreateSessionBody'];
export type StoreCreateSwapBody = components['schemas']['StoreCreateSwapBody'];
export type StoreCreateTokenBody = components['schemas']['StoreCreateTokenBody'];
export type StoreDeclineOrderEditBody = components['schemas']['StoreDeclineOrderEditBody'];
export type StoreDetails = components['schemas']['StoreDetails'];
export type StoreDetailsResponse = components['schemas']['StoreDetailsResponse'];
export type StoreGiftCard = components['schemas']['StoreGiftCard'];
export type StoreGiftCardResponse = components['schemas']['StoreGiftCardResponse'];
export type StoreModule = components['schemas']['StoreModule'];
export type StoreRequestCustomerPasswordTokenBody = components['schemas']['StoreRequestCustomerPasswordTokenBody'];
export type StoreRequestOrderAccessBody = components['schemas']['StoreRequestOrderAccessBody'];
export type StoreResetCustomerPasswordBody = components['schemas']['StoreResetCustomerPasswordBody'];
export type StoreResponse = components['schemas']['StoreResponse'];
export type StoreSearchProductsBody = components['schemas']['StoreSearchProductsBody'];
export type StoreSetPaymentCollectionSessionBody = components['schemas']['StoreSetPaymentCollectionSessionBody'];
export type StoreSetPaymentCollectionSessionsBody = components['schemas']['StoreSetPaymentCollectionSessionsBody'];
export type StoreSetPaymentSessionBody = components['schemas']['StoreSetPaymentSessionBody'];
export type StoreUpdateCartBody = components['schemas']['StoreUpdateCartBody'];
export type StoreUpdateCustomerAddressBody = components['schemas']['StoreUpdateCustomerAddressBody'];
export type StoreUpdateCustomerBody = components['schemas']['StoreUpdateCustomerBody'];
export type StoreUpdateLineItemBody = components['schemas']['StoreUpdateLineItemBody'];
export type StoreUpdatePaymentSessionBody = components['schemas']['StoreUpdatePaymentSessionBody'];
export type Swap = components['schemas']['Swap'];
export type SwapFulfillmentStatus = components['schemas']['SwapFulfillmentStatus'];
export type SwapList = components['schemas']['SwapList'];
export type SwapPaymentStatus = components['schemas']['SwapPaymentStatus'];
export type SwapResponse = components['schemas']['SwapResponse'];
export type TaxProvider = components['schemas']['TaxProvider'];
export type TaxProviderList = components['schemas']['TaxProviderList'];
export type TaxRate = components['schemas']['TaxRate'];
export type TaxRateList = components['schemas']['TaxRateList'];
export type TaxRateResponse = components['schemas']['TaxRateResponse'];
export type TaxServiceRate = components['schemas']['TaxServiceRate'];
export type TextComparison = components['schemas']['TextComparison'];
export type TrackingLink = components['schemas']['TrackingLink'];
export type UnpaidCart = components['schemas']['UnpaidCart'];
export type Upload = components['schemas']['Upload'];
export type UploadList = components['schemas']['UploadList'];
export type User = components['schemas']['User'];
export type UserList = components['schemas']['UserList'];
export type UserResponse = components['schemas']['UserResponse'];
export type UserRole = components['schemas']['UserRole'];
export type Variant = components['schemas']['Variant'];
export type VariantCountedList = components['schemas']['VariantCountedList'];
export type VariantInventory = components['schemas']['VariantInventory'];
export type VariantInventoryItem = components['schemas']['VariantInventoryItem'];
export type VariantInventoryResponse = components['schemas']['VariantInventoryResponse'];
export type VariantList = components['schemas']['VariantList'];
export type VariantQuantity = components['schemas']['VariantQuantity'];
export type VariantResponse = components['schemas']['VariantResponse'];
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
export type ParameterCategoryFields = components['parameters']['CategoryFields'];
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
export type ParameterExpand = components['parameters']['Expand'];
export type ParameterFields = components['parameters']['Fields'];
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
export type ParameterOrder = components['parameters']['Order'];
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
export type ParameterTaxRateExpand = components['parameters']['TaxRateExpand'];
export type ParameterTaxRateFieldNames = components['parameters']['TaxRateFieldNames'];
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
    adminRetrieveAnalyticsConfig: {
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
    };
    adminCreateAnalyticsConfig: {
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
    };
    adminDeleteAnalyticsConfig: {
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
    };
    adminUpdateAnalyticsConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
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
    };
    adminListApps: {
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
    };
    adminAuthorizeApp: {
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
    };
    adminRetrieveSession: {
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
    };
    adminCreateSession: {
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
    };
    adminDeleteSession: {
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
    };
    adminCreateToken: {
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
    };
    adminListBatchJobs: {
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateBatchJob: {
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
    };
    adminRetrieveBatchJob: {
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
    };
    adminCancelBatchJob: {
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
    };
    adminConfirmBatchJob: {
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
    };
    adminListCollections: {
        parameters: {
            query?: {
                /** @description Only collections with exactly this title. */
                title?: string;
                /** @description Only the collection with this handle. */
                handle?: string;
                /** @description Only collections that a discount condition names. */
                discount_condition_id?: string;
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    adminCreateCollection: {
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
    };
    adminRetrieveCollection: {
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
    };
    adminUpdateCollection: {
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
    };
    adminDeleteCollection: {
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
    };
    adminAddCollectionProducts: {
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
    };
    adminRemoveCollectionProducts: {
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
    };
    adminListCurrencies: {
        parameters: {
            query?: {
                /** @description Only the currency with this code. */
                code?: string;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    adminUpdateCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Three letters in lower case (ISO 4217). */
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminListCustomerGroups: {
        parameters: {
            query?: {
                /** @description Only groups with exactly one of these names. */
                "name[]"?: string[];
                /** @description Only groups that a discount condition names. */
                discount_condition_id?: string;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit10"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateCustomerGroup: {
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
    };
    adminRetrieveCustomerGroup: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateCustomerGroup: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteCustomerGroup: {
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
    };
    adminListCustomerGroupCustomers: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit50"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddCustomerGroupCustomers: {
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
    };
    adminRemoveCustomerGroupCustomers: {
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
    };
    adminListCustomers: {
        parameters: {
            query?: {
                /** @description Only customers with an account, or only guests. */
                has_account?: boolean;
                /** @description Only customers in one of these groups. */
                "groups[]"?: string[];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit50"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateCustomer: {
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
    };
    adminRetrieveCustomer: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateCustomer: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminListDiscounts: {
        parameters: {
            query?: {
                /** @description Only discounts with such a rule. */
                rule?: components["schemas"]["DiscountRuleFilter"];
                /** @description Only patterns and the codes made from them, or only the others. */
                is_dynamic?: boolean;
                /** @description Only disabled discounts, or only the others. */
                is_disabled?: boolean;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateDiscount: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminRetrieveDiscountByCode: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /**
                 * @description What a customer enters. Capitals and small letters are the same.
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
    };
    adminRetrieveDiscount: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateDiscount: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteDiscount: {
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
    };
    adminCreateDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRetrieveDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminDeleteDiscountCondition: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddDiscountConditionResources: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRemoveDiscountConditionResources: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCreateDiscountDynamicCode: {
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
    };
    adminDeleteDiscountDynamicCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddDiscountRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The region's id. */
                region_id: string;
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
    };
    adminRemoveDiscountRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The region's id. */
                region_id: string;
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
    };
    adminListDraftOrders: {
        parameters: {
            query?: {
                /** @description Only draft orders with one of these states. */
                "status[]"?: components["schemas"]["DraftOrderStatus"][];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit50"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
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
    };
    adminCreateDraftOrder: {
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
    };
    adminRetrieveDraftOrder: {
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
    };
    adminUpdateDraftOrder: {
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
    };
    adminDeleteDraftOrder: {
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
    };
    adminAddDraftOrderLineItem: {
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
    };
    adminUpdateDraftOrderLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The item's id. */
                line_id: string;
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminRemoveDraftOrderLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminMarkDraftOrderPaid: {
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
    };
    adminListGiftCards: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit50"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    adminCreateGiftCard: {
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
    };
    adminRetrieveGiftCard: {
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
    };
    adminUpdateGiftCard: {
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
    };
    adminDeleteGiftCard: {
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
    };
    adminListInventoryItems: {
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
                weight?: components["schemas"]["NumberComparison"];
                /** @description Only lengths within these bounds. */
                length?: components["schemas"]["NumberComparison"];
                /** @description Only heights within these bounds. */
                height?: components["schemas"]["NumberComparison"];
                /** @description Only widths within these bounds. */
                width?: components["schemas"]["NumberComparison"];
                /** @description Only things that are shipped, or only the others. */
                requires_shipping?: boolean;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateInventoryItem: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminRetrieveInventoryItem: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateInventoryItem: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteInventoryItem: {
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
    };
    adminListInventoryItemLocationLevels: {
        parameters: {
            query?: {
                /** @description Only what lies in these stock locations. */
                "location_id[]"?: components["parameters"]["LocationIds"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCreateInventoryItemLocationLevel: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateInventoryItemLocationLevel: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The stock location's id. */
                location_id: components["parameters"]["LocationId"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteInventoryItemLocationLevel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminListInvites: {
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
    };
    adminCreateInvite: {
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
    };
    adminAcceptInvite: {
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
    };
    adminDeleteInvite: {
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
    };
    adminResendInvite: {
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
            200: components["responses"]["Ok"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Duplicate"];
            500: components["responses"]["ServerError"];
        };
    };
    adminListNotes: {
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
    };
    adminCreateNote: {
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
    };
    adminRetrieveNote: {
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
    };
    adminUpdateNote: {
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
    };
    adminDeleteNote: {
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
    };
    adminListNotifications: {
        parameters: {
            query?: {
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
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminResendNotification: {
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
    };
    adminListOrderEdits: {
        parameters: {
            query?: {
                /** @description Only edits of this order. */
                order_id?: string;
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateOrderEdit: {
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
    };
    adminRetrieveOrderEdit: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateOrderEdit: {
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
    };
    adminDeleteOrderEdit: {
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
    };
    adminCancelOrderEdit: {
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
    };
    adminDeleteOrderEditItemChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminConfirmOrderEdit: {
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
    };
    adminAddOrderEditLineItem: {
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
    };
    adminUpdateOrderEditLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRemoveOrderEditLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRequestOrderEditConfirmation: {
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
    };
    adminListOrders: {
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
                display_id?: string;
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
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit50"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminRetrieveOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminArchiveOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCancelOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCaptureOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCreateClaim: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
                id: components["parameters"]["Id"];
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
    };
    adminUpdateClaim: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminCancelClaim: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminFulfillClaim: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminCancelClaimFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The claim's id. */
                claim_id: components["parameters"]["ClaimId"];
                /** @description The fulfillment's id. */
                fulfillment_id: components["parameters"]["FulfillmentId"];
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
    };
    adminCreateClaimShipment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCompleteOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCreateFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCancelFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The fulfillment's id. */
                fulfillment_id: components["parameters"]["FulfillmentId"];
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
    };
    adminReserveOrderLineItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The item's id. */
                line_item_id: string;
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
    };
    adminRefundOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminListOrderReservations: {
        parameters: {
            query?: {
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRequestReturn: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
                id: components["parameters"]["Id"];
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
    };
    adminCreateShipment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddShippingMethod: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCreateSwap: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
                id: components["parameters"]["Id"];
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
    };
    adminCancelSwap: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
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
    };
    adminFulfillSwap: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminCancelSwapFulfillment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
                /** @description The fulfillment's id. */
                fulfillment_id: components["parameters"]["FulfillmentId"];
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
    };
    adminProcessSwapPayment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
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
    };
    adminCreateSwapShipment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The swap's id. */
                swap_id: components["parameters"]["SwapId"];
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
    };
    adminRetrievePaymentCollection: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdatePaymentCollection: {
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
    };
    adminDeletePaymentCollection: {
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
    };
    adminMarkPaymentCollectionAuthorized: {
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
    };
    adminRetrievePayment: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCapturePayment: {
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
    };
    adminRefundPayment: {
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
    };
    adminListPriceLists: {
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
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
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
    };
    adminCreatePriceList: {
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
    };
    adminRetrievePriceList: {
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
    };
    adminUpdatePriceList: {
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
    };
    adminDeletePriceList: {
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
    };
    adminAddPriceListPrices: {
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
    };
    adminDeletePriceListPrices: {
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
    };
    adminListPriceListProducts: {
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
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminDeletePriceListProductsPrices: {
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
    };
    adminDeletePriceListProductPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The product's id. */
                product_id: string;
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
    };
    adminDeletePriceListVariantPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The variant's id. */
                variant_id: string;
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
    };
    adminListProductCategories: {
        parameters: {
            query?: {
                /**
                 * @description Fields to return, comma separated, in place of the default ones; with a leading + or - they are added or left out. rank and
                 *     handle must be among them unless `expand=` leaves out all relations, or the server fails.
                 */
                fields?: components["parameters"]["CategoryFields"];
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
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit100"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
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
    };
    adminCreateProductCategory: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminRetrieveProductCategory: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateProductCategory: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteProductCategory: {
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
    };
    adminAddProductCategoryProducts: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRemoveProductCategoryProducts: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminListProductTags: {
        parameters: {
            query?: {
                /** @description Only those with these ids. */
                "id[]"?: components["parameters"]["ValueIds"];
                /** @description Only those with exactly one of these values. */
                "value[]"?: components["parameters"]["Values"];
                /** @description Only those that a discount condition names. */
                discount_condition_id?: components["parameters"]["ValueCondition"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. No seconds since 1970 here. */
                created_at?: components["parameters"]["CreatedAtIso"];
                /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
                updated_at?: components["parameters"]["UpdatedAtIso"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit10"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    adminListProductTypes: {
        parameters: {
            query?: {
                /** @description Only those with these ids. */
                "id[]"?: components["parameters"]["ValueIds"];
                /** @description Only those with exactly one of these values. */
                "value[]"?: components["parameters"]["Values"];
                /** @description Only those that a discount condition names. */
                discount_condition_id?: components["parameters"]["ValueCondition"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. No seconds since 1970 here. */
                created_at?: components["parameters"]["CreatedAtIso"];
                /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
                updated_at?: components["parameters"]["UpdatedAtIso"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    adminListProducts: {
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
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateProduct: {
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
    };
    adminListProductTagUsage: {
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
    };
    adminListProductTypesInUse: {
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
    };
    adminRetrieveProduct: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateProduct: {
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
    };
    adminDeleteProduct: {
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
    };
    adminSetProductMetadata: {
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
    };
    adminCreateProductOption: {
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
    };
    adminUpdateProductOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminDeleteProductOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminListProductVariants: {
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
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit100"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCreateVariant: {
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
    };
    adminUpdateVariant: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
                id: components["parameters"]["Id"];
                /** @description The variant's id. */
                variant_id: string;
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteVariant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
                /** @description The variant's id. */
                variant_id: string;
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
    };
    adminListPublishableApiKeys: {
        parameters: {
            query?: {
                /** @description Only keys that were revoked within these bounds. */
                revoked_at?: components["schemas"]["DateComparison"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreatePublishableApiKey: {
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
    };
    adminRetrievePublishableApiKey: {
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
    };
    adminUpdatePublishableApiKey: {
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
    };
    adminDeletePublishableApiKey: {
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
    };
    adminRevokePublishableApiKey: {
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
    };
    adminListPublishableApiKeySalesChannels: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddPublishableApiKeySalesChannels: {
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
    };
    adminRemovePublishableApiKeySalesChannels: {
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
    };
    adminListRegions: {
        parameters: {
            query?: {
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateRegion: {
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
    };
    adminRetrieveRegion: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateRegion: {
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
    };
    adminDeleteRegion: {
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
    };
    adminAddRegionCountry: {
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
    };
    adminRemoveRegionCountry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminListRegionFulfillmentOptions: {
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
    };
    adminAddRegionFulfillmentProvider: {
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
    };
    adminDeleteRegionFulfillmentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddRegionPaymentProvider: {
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
    };
    adminDeleteRegionPaymentProvider: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminListReservations: {
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
                quantity?: components["schemas"]["NumberComparison"];
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateReservation: {
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
    };
    adminRetrieveReservation: {
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
    };
    adminUpdateReservation: {
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
    };
    adminDeleteReservation: {
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
    };
    adminListReturnReasons: {
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
    };
    adminCreateReturnReason: {
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
    };
    adminRetrieveReturnReason: {
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
    };
    adminUpdateReturnReason: {
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
    };
    adminDeleteReturnReason: {
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
    };
    adminListReturns: {
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
    };
    adminCancelReturn: {
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
    };
    adminReceiveReturn: {
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
    };
    adminListSalesChannels: {
        parameters: {
            query?: {
                /** @description Only this sales channel. */
                id?: string;
                /** @description Only sales channels with exactly this name. */
                name?: string;
                /** @description Only sales channels with exactly this description. */
                description?: string;
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateSalesChannel: {
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
    };
    adminRetrieveSalesChannel: {
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
    };
    adminUpdateSalesChannel: {
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
    };
    adminDeleteSalesChannel: {
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
    };
    adminAddSalesChannelProducts: {
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
    };
    adminRemoveSalesChannelProducts: {
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
    };
    adminAddSalesChannelLocation: {
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
    };
    adminRemoveSalesChannelLocation: {
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
    };
    adminListShippingOptions: {
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
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateShippingOption: {
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
    };
    adminRetrieveShippingOption: {
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
    };
    adminUpdateShippingOption: {
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
    };
    adminDeleteShippingOption: {
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
    };
    adminListShippingProfiles: {
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
    };
    adminCreateShippingProfile: {
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
    };
    adminRetrieveShippingProfile: {
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
    };
    adminUpdateShippingProfile: {
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
    };
    adminDeleteShippingProfile: {
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
    };
    adminListStockLocations: {
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
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
            500: components["responses"]["ServerError"];
        };
    };
    adminCreateStockLocation: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminRetrieveStockLocation: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateStockLocation: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteStockLocation: {
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
    };
    adminRetrieveStore: {
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
    };
    adminUpdateStore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
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
    };
    adminAddStoreCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Three letters in lower case (ISO 4217). */
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
    };
    adminDeleteStoreCurrency: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Three letters in lower case (ISO 4217). */
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
    };
    adminListStorePaymentProviders: {
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
    };
    adminListStoreTaxProviders: {
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
    };
    adminListSwaps: {
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
    };
    adminRetrieveSwap: {
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
    };
    adminListTaxRates: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
                /** @description Only tax rates of these regions. */
                "region_id[]"?: string[];
                /** @description Only tax rates with exactly this name. */
                name?: string;
                /** @description Only tax rates with this code. */
                code?: string;
                /** @description Only rates within these bounds, in percent. */
                rate?: components["schemas"]["NumberComparison"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit50"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    adminCreateTaxRate: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
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
    };
    adminRetrieveTaxRate: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminUpdateTaxRate: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    adminDeleteTaxRate: {
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
    };
    adminAddTaxRateProductTypes: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRemoveTaxRateProductTypes: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddTaxRateProducts: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRemoveTaxRateProducts: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminAddTaxRateShippingOptions: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRemoveTaxRateShippingOptions: {
        parameters: {
            query?: {
                /** @description Relations to include. A list here, where other resources take names separated by commas. */
                "expand[]"?: components["parameters"]["TaxRateExpand"];
                /** @description Fields to return in place of the default ones. A list here, where other resources take names separated by commas. */
                "fields[]"?: components["parameters"]["TaxRateFieldNames"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminCreateUpload: {
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
    };
    adminDeleteUpload: {
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
    };
    adminCreateUploadDownloadUrl: {
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
    };
    adminCreateProtectedUpload: {
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
    };
    adminListUsers: {
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
                /** @description Words to search for. */
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminCreateUser: {
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
    };
    adminRequestUserPasswordToken: {
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
    };
    adminResetUserPassword: {
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
    };
    adminRetrieveUser: {
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
    };
    adminUpdateUser: {
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
    };
    adminDeleteUser: {
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
    };
    adminListVariants: {
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
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    adminRetrieveVariant: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: never;
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    adminRetrieveVariantInventory: {
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
    };
    storeRetrieveSession: {
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
    };
    storeCreateSession: {
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
    };
    storeDeleteSession: {
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
    };
    storeCreateToken: {
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
    };
    storeCheckEmail: {
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
    };
    storeCreateCart: {
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
    };
    storeRetrieveCart: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeUpdateCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    storeCompleteCart: {
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
                id: components["parameters"]["Id"];
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
    };
    storeCompleteCartLegacy: {
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
                id: components["parameters"]["Id"];
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
    };
    storeDeleteCartDiscount: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeCreateLineItem: {
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
                id: components["parameters"]["Id"];
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
    };
    storeUpdateLineItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeDeleteLineItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeSetPaymentSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeCreatePaymentSessions: {
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
                id: components["parameters"]["Id"];
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
    };
    storeUpdatePaymentSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeDeletePaymentSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeRefreshPaymentSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeAddCartShippingMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeCalculateCartTaxes: {
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
                id: components["parameters"]["Id"];
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
    };
    storeListCollections: {
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
    };
    storeRetrieveCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeCreateCustomer: {
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
    };
    storeRetrieveCustomer: {
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
    };
    storeUpdateCustomer: {
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
    };
    storeCreateCustomerAddress: {
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Duplicate"];
            500: components["responses"]["ServerError"];
        };
    };
    storeUpdateCustomerAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The address's id. */
                address_id: string;
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    storeDeleteCustomerAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The address's id. */
                address_id: string;
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
    };
    storeListCustomerOrders: {
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
                display_id?: string;
                /** @description Only the order that this cart became. */
                cart_id?: string;
                /** @description Only orders with this e-mail address. */
                email?: string;
                /** @description Only orders in this region. */
                region_id?: string;
                /** @description Only orders in this currency. */
                currency_code?: string;
                /** @description Only orders with this tax rate of their own. Orders have none as a rule. */
                tax_rate?: string;
                /** @description Only orders that were canceled within these bounds. */
                canceled_at?: components["schemas"]["DateComparison"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit10"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    storeListCustomerPaymentMethods: {
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
    };
    storeResetCustomerPassword: {
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
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["Duplicate"];
            500: components["responses"]["ServerError"];
        };
    };
    storeRequestCustomerPasswordToken: {
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
    };
    storeRetrieveGiftCard: {
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
    };
    storeRetrieveOrderEdit: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeCompleteOrderEdit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeDeclineOrderEdit: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
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
    };
    storeRetrieveOrderByDisplayId: {
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
                    postal_code?: string;
                };
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    storeRequestOrderAccess: {
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
    };
    storeRetrieveOrderByCart: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The id of the cart that became the order. */
                cart_id: string;
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
    };
    storeConfirmOrderAccess: {
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
            409: components["responses"]["Conflict"];
            422: components["responses"]["Duplicate"];
            500: components["responses"]["ServerError"];
        };
    };
    storeRetrieveOrder: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeRetrievePaymentCollection: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeSetPaymentCollectionSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeSetPaymentCollectionSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeAuthorizePaymentCollectionSessions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeRefreshPaymentCollectionSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeAuthorizePaymentCollectionSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeListProductCategories: {
        parameters: {
            query?: {
                /**
                 * @description Fields to return, comma separated, in place of the default ones; with a leading + or - they are added or left out. rank and
                 *     handle must be among them unless `expand=` leaves out all relations, or the server fails.
                 */
                fields?: components["parameters"]["CategoryFields"];
                /** @description Only the category with this handle. */
                handle?: components["parameters"]["CategoryHandle"];
                /** @description Only the categories right inside this one. The word null stands for the top. */
                parent_category_id?: components["parameters"]["ParentCategoryId"];
                /** @description Whether category_children goes down to the last level. Best with parent_category_id=null. */
                include_descendants_tree?: components["parameters"]["IncludeDescendantsTree"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit100"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
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
    };
    storeRetrieveProductCategory: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeListProductTags: {
        parameters: {
            query?: {
                /** @description Only those with these ids. */
                "id[]"?: components["parameters"]["ValueIds"];
                /** @description Only those with exactly one of these values. */
                "value[]"?: components["parameters"]["Values"];
                /** @description Only those that a discount condition names. */
                discount_condition_id?: components["parameters"]["ValueCondition"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. No seconds since 1970 here. */
                created_at?: components["parameters"]["CreatedAtIso"];
                /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
                updated_at?: components["parameters"]["UpdatedAtIso"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    storeListProductTypes: {
        parameters: {
            query?: {
                /** @description Only those with these ids. */
                "id[]"?: components["parameters"]["ValueIds"];
                /** @description Only those with exactly one of these values. */
                "value[]"?: components["parameters"]["Values"];
                /** @description Only those that a discount condition names. */
                discount_condition_id?: components["parameters"]["ValueCondition"];
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. No seconds since 1970 here. */
                created_at?: components["parameters"]["CreatedAtIso"];
                /** @description Only records that were updated within these bounds. No seconds since 1970 here. */
                updated_at?: components["parameters"]["UpdatedAtIso"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit20"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
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
    };
    storeListProducts: {
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
                /** @description Words to search for. */
                q?: components["parameters"]["Search"];
                /** @description Only records that were created within these bounds. */
                created_at?: components["parameters"]["CreatedAt"];
                /** @description Only records that were updated within these bounds. */
                updated_at?: components["parameters"]["UpdatedAt"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit100"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    storeSearchProducts: {
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
    };
    storeRetrieveProduct: {
        parameters: {
            query?: {
                /** @description The sales channel whose stock decides what can be bought. */
                sales_channel_id?: components["parameters"]["SalesChannelId"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
                id: components["parameters"]["Id"];
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
    };
    storeListRegions: {
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
                /** @description The field to sort by. A leading - turns the order around. */
                order?: components["parameters"]["Order"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    storeRetrieveRegion: {
        parameters: {
            query?: {
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
            };
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeListReturnReasons: {
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
    };
    storeRetrieveReturnReason: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The record's id. */
                id: components["parameters"]["Id"];
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
    };
    storeCreateReturn: {
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
    };
    storeListShippingOptions: {
        parameters: {
            query?: {
                /** @description Only ways back, or only ways to the customer. */
                is_return?: boolean;
                /**
                 * @description Ids of products, comma separated, to find only what their profiles allow. The server does not load their profiles,
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
    };
    storeListCartShippingOptions: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The cart's id. */
                cart_id: string;
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
    };
    storeCreateSwap: {
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
    };
    storeRetrieveSwapByCart: {
        parameters: {
            query?: never;
            header?: {
                /** @description A publishable API key. It narrows what the store shows to the key's sales channels. An unknown key is ignored. */
                "x-publishable-api-key"?: components["parameters"]["PublishableKey"];
            };
            path: {
                /** @description The id of the swap's cart. */
                cart_id: string;
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
    };
    storeListVariants: {
        parameters: {
            query?: {
                /** @description Only these variants. */
                "id[]"?: components["parameters"]["VariantIds"];
                /** @description Only variants with exactly one of these titles. */
                "title[]"?: components["parameters"]["VariantTitles"];
                /** @description Only variants with a stock within these bounds. */
                inventory_quantity?: components["parameters"]["InventoryQuantity"];
                /** @description Ids of variants, comma separated; the same as id[]. */
                ids?: string;
                /** @description The sales channel whose stock decides what can be bought. */
                sales_channel_id?: components["parameters"]["SalesChannelId"];
                /** @description How many records to return at most. 0 returns all of them. */
                limit?: components["parameters"]["Limit100"];
                /** @description How many records to skip. */
                offset?: components["parameters"]["Offset"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
    };
    storeRetrieveVariant: {
        parameters: {
            query?: {
                /** @description The sales channel whose stock decides what can be bought. */
                sales_channel_id?: components["parameters"]["SalesChannelId"];
                /** @description Relations to include, comma separated. They take the place of the default ones; an empty value includes none. */
                expand?: components["parameters"]["Expand"];
                /** @description Fields to return, comma separated, in place of the default ones. If every name starts with + or -, the default ones are kept and these are added or left out. */
                fields?: components["parameters"]["Fields"];
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
                id: components["parameters"]["Id"];
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
    };
}
