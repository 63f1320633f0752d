// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import type { RequestSchema } from "../../msw/request-schema.ts";

export const invitedUserSchema: RequestSchema = { "type": "object", "required": ["password"], "additionalProperties": false, "properties": { "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "password": { "type": "string" } } };

export const adminAcceptInviteBodySchema: RequestSchema = { "type": "object", "required": ["token","user"], "additionalProperties": false, "properties": { "token": { "type": "string", "minLength": 1 }, "user": invitedUserSchema } };

export const adminAddCollectionProductsBodySchema: RequestSchema = { "type": "object", "required": ["product_ids"], "additionalProperties": false, "properties": { "product_ids": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };

export const idInputSchema: RequestSchema = { "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "string" } } };

export const adminAddCustomerGroupCustomersBodySchema: RequestSchema = { "type": "object", "required": ["customer_ids"], "additionalProperties": false, "properties": { "customer_ids": { "type": "array", "items": idInputSchema } } };

export const adminAddDiscountConditionResourcesBodySchema: RequestSchema = { "type": "object", "required": ["resources"], "additionalProperties": false, "properties": { "resources": { "type": "array", "items": idInputSchema } } };

export const adminAddDraftOrderLineItemBodySchema: RequestSchema = { "type": "object", "required": ["quantity"], "additionalProperties": false, "properties": { "variant_id": { "type": "string" }, "title": { "type": "string" }, "unit_price": { "type": "integer", "format": "int32" }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 }, "metadata": { "type": "object", "additionalProperties": true } } };

export const metadataSchema: RequestSchema = { "type": ["object","null"], "additionalProperties": true };

export const adminAddOrderEditLineItemBodySchema: RequestSchema = { "type": "object", "required": ["variant_id","quantity"], "additionalProperties": false, "properties": { "variant_id": { "type": "string" }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 }, "metadata": metadataSchema } };

export const priceListPriceUpdateSchema: RequestSchema = { "type": "object", "required": ["amount","variant_id"], "additionalProperties": false, "properties": { "currency_code": { "type": "string" }, "region_id": { "type": "string" }, "amount": { "type": "integer", "format": "int32" }, "min_quantity": { "type": "integer", "format": "int32" }, "max_quantity": { "type": "integer", "format": "int32" }, "id": { "type": "string" }, "variant_id": { "type": "string" } } };

export const adminAddPriceListPricesBodySchema: RequestSchema = { "type": "object", "required": ["prices"], "additionalProperties": false, "properties": { "prices": { "type": "array", "items": priceListPriceUpdateSchema }, "override": { "type": "boolean" } } };

export const adminAddProductCategoryProductsBodySchema: RequestSchema = { "type": "object", "required": ["product_ids"], "additionalProperties": false, "properties": { "product_ids": { "type": "array", "items": idInputSchema } } };

export const adminAddPublishableApiKeySalesChannelsBodySchema: RequestSchema = { "type": "object", "required": ["sales_channel_ids"], "additionalProperties": false, "properties": { "sales_channel_ids": { "type": "array", "items": idInputSchema } } };

export const adminAddRegionCountryBodySchema: RequestSchema = { "type": "object", "required": ["country_code"], "additionalProperties": false, "properties": { "country_code": { "type": "string" } } };

export const adminAddRegionFulfillmentProviderBodySchema: RequestSchema = { "type": "object", "required": ["provider_id"], "additionalProperties": false, "properties": { "provider_id": { "type": "string" } } };

export const adminAddRegionPaymentProviderBodySchema: RequestSchema = { "type": "object", "required": ["provider_id"], "additionalProperties": false, "properties": { "provider_id": { "type": "string" } } };

export const adminAddSalesChannelLocationBodySchema: RequestSchema = { "type": "object", "required": ["location_id"], "additionalProperties": false, "properties": { "location_id": { "type": "string" } } };

export const adminAddSalesChannelProductsBodySchema: RequestSchema = { "type": "object", "required": ["product_ids"], "additionalProperties": false, "properties": { "product_ids": { "type": "array", "items": idInputSchema } } };

export const providerDataSchema: RequestSchema = { "type": "object", "additionalProperties": true };

export const adminAddShippingMethodBodySchema: RequestSchema = { "type": "object", "required": ["option_id","price"], "additionalProperties": false, "properties": { "option_id": { "type": "string", "minLength": 1 }, "price": { "type": "integer", "format": "int32", "minimum": 0 }, "data": providerDataSchema } };

export const adminAddTaxRateProductTypesBodySchema: RequestSchema = { "type": "object", "required": ["product_types"], "additionalProperties": false, "properties": { "product_types": { "type": "array", "items": { "type": "string" } } } };

export const adminAddTaxRateProductsBodySchema: RequestSchema = { "type": "object", "required": ["products"], "additionalProperties": false, "properties": { "products": { "type": "array", "items": { "type": "string" } } } };

export const adminAddTaxRateShippingOptionsBodySchema: RequestSchema = { "type": "object", "required": ["shipping_options"], "additionalProperties": false, "properties": { "shipping_options": { "type": "array", "items": { "type": "string" } } } };

export const adminAuthorizeAppBodySchema: RequestSchema = { "type": "object", "required": ["application_name","state","code"], "additionalProperties": false, "properties": { "application_name": { "type": "string", "minLength": 1 }, "state": { "type": "string", "minLength": 1 }, "code": { "type": "string", "minLength": 1 } } };

export const adminCreateAnalyticsConfigBodySchema: RequestSchema = { "type": "object", "required": ["opt_out"], "additionalProperties": false, "properties": { "opt_out": { "type": "boolean" }, "anonymize": { "type": "boolean" } } };

export const batchJobTypeSchema: RequestSchema = { "type": "string" };

export const batchJobContextSchema: RequestSchema = { "type": "object", "additionalProperties": true };

export const adminCreateBatchJobBodySchema: RequestSchema = { "type": "object", "required": ["type","context"], "additionalProperties": false, "properties": { "type": batchJobTypeSchema, "context": batchJobContextSchema, "dry_run": { "type": "boolean" } } };

export const claimTypeSchema: RequestSchema = { "type": "string", "enum": ["refund","replace"] };

export const claimReasonSchema: RequestSchema = { "type": "string", "enum": ["missing_item","wrong_item","production_failure","other"] };

export const claimItemInputSchema: RequestSchema = { "type": "object", "required": ["item_id","quantity","reason"], "additionalProperties": false, "properties": { "item_id": { "type": "string", "minLength": 1 }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 }, "reason": claimReasonSchema, "note": { "type": "string" }, "tags": { "type": "array", "items": { "type": "string" } }, "images": { "type": "array", "items": { "type": "string" } } } };

export const variantQuantitySchema: RequestSchema = { "type": "object", "required": ["variant_id","quantity"], "additionalProperties": false, "properties": { "variant_id": { "type": "string", "minLength": 1 }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 } } };

export const returnShippingInputSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "option_id": { "type": "string", "minLength": 1 }, "price": { "type": "integer", "format": "int32" } } };

export const claimShippingMethodInputSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string" }, "option_id": { "type": "string" }, "price": { "type": "integer", "format": "int32" }, "data": providerDataSchema } };

export const addressInputSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "company": { "type": ["string","null"] }, "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "address_1": { "type": ["string","null"] }, "address_2": { "type": ["string","null"] }, "city": { "type": ["string","null"] }, "province": { "type": ["string","null"] }, "postal_code": { "type": ["string","null"] }, "country_code": { "type": ["string","null"] }, "phone": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminCreateClaimBodySchema: RequestSchema = { "type": "object", "required": ["type","claim_items"], "additionalProperties": false, "properties": { "type": claimTypeSchema, "claim_items": { "type": "array", "items": claimItemInputSchema }, "additional_items": { "type": "array", "items": variantQuantitySchema }, "return_shipping": returnShippingInputSchema, "return_location_id": { "type": "string" }, "shipping_methods": { "type": "array", "items": claimShippingMethodInputSchema }, "shipping_address": addressInputSchema, "refund_amount": { "type": "integer", "format": "int32" }, "no_notification": { "type": "boolean" }, "metadata": metadataSchema } };

export const adminCreateClaimShipmentBodySchema: RequestSchema = { "type": "object", "required": ["fulfillment_id"], "additionalProperties": false, "properties": { "fulfillment_id": { "type": "string", "minLength": 1 }, "tracking_numbers": { "type": "array", "items": { "type": "string" } } } };

export const adminCreateCollectionBodySchema: RequestSchema = { "type": "object", "required": ["title"], "additionalProperties": false, "properties": { "handle": { "type": "string", "maxLength": 600 }, "metadata": metadataSchema, "title": { "type": "string", "minLength": 1, "maxLength": 600 } } };

export const adminCreateCustomerBodySchema: RequestSchema = { "type": "object", "required": ["email","first_name","last_name","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "first_name": { "type": "string" }, "last_name": { "type": "string" }, "password": { "type": "string" }, "phone": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminCreateCustomerGroupBodySchema: RequestSchema = { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "name": { "type": "string", "maxLength": 600 }, "metadata": metadataSchema } };

export const dateInputSchema: RequestSchema = { "anyOf": [{ "type": "string", "format": "date" }, { "type": "string", "format": "date-time" }] };

export const discountRuleTypeSchema: RequestSchema = { "type": "string", "enum": ["fixed","percentage","free_shipping"] };

export const discountValueSchema: RequestSchema = { "type": "integer", "format": "int32" };

export const discountAllocationSchema: RequestSchema = { "type": "string", "enum": ["total","item"] };

export const discountOperatorSchema: RequestSchema = { "type": "string", "enum": ["in","not_in"] };

export const conditionInputSchema: RequestSchema = { "type": "object", "required": ["operator"], "additionalProperties": false, "properties": { "products": { "type": "array", "items": { "type": "string" } }, "product_types": { "type": "array", "items": { "type": "string" } }, "product_collections": { "type": "array", "items": { "type": "string" } }, "product_tags": { "type": "array", "items": { "type": "string" } }, "customer_groups": { "type": "array", "items": { "type": "string" } }, "operator": discountOperatorSchema } };

export const discountRuleInputSchema: RequestSchema = { "type": "object", "required": ["type","value","allocation"], "additionalProperties": false, "properties": { "description": { "type": ["string","null"] }, "type": discountRuleTypeSchema, "value": discountValueSchema, "allocation": discountAllocationSchema, "conditions": { "type": "array", "items": conditionInputSchema } } };

export const adminCreateDiscountBodySchema: RequestSchema = { "type": "object", "required": ["code","rule","regions"], "additionalProperties": false, "properties": { "code": { "type": "string", "minLength": 1, "maxLength": 600 }, "is_disabled": { "type": "boolean" }, "starts_at": dateInputSchema, "ends_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "valid_duration": { "type": ["string","null"], "pattern": "^P(?!$)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?)?$" }, "usage_limit": { "type": ["integer","null"], "format": "int32", "minimum": 1 }, "metadata": metadataSchema, "is_dynamic": { "type": "boolean" }, "rule": discountRuleInputSchema, "regions": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };

export const adminCreateDiscountConditionBodySchema: RequestSchema = { "type": "object", "required": ["operator"], "additionalProperties": false, "properties": { "products": { "type": "array", "items": { "type": "string" } }, "product_types": { "type": "array", "items": { "type": "string" } }, "product_collections": { "type": "array", "items": { "type": "string" } }, "product_tags": { "type": "array", "items": { "type": "string" } }, "customer_groups": { "type": "array", "items": { "type": "string" } }, "operator": discountOperatorSchema } };

export const adminCreateDiscountDynamicCodeBodySchema: RequestSchema = { "type": "object", "required": ["code"], "additionalProperties": false, "properties": { "code": { "type": "string", "minLength": 1, "maxLength": 600 }, "usage_limit": { "type": "number" }, "metadata": metadataSchema } };

export const draftOrderStatusSchema: RequestSchema = { "type": "string", "enum": ["open","completed"] };

export const addressOrIdSchema: RequestSchema = { "anyOf": [addressInputSchema, { "type": "string" }] };

export const draftItemInputSchema: RequestSchema = { "type": "object", "required": ["quantity"], "additionalProperties": false, "properties": { "variant_id": { "type": "string" }, "title": { "type": "string" }, "unit_price": { "type": "integer", "format": "int32" }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 }, "metadata": { "type": "object", "additionalProperties": true } } };

export const draftShippingMethodInputSchema: RequestSchema = { "type": "object", "required": ["option_id"], "additionalProperties": false, "properties": { "option_id": { "type": "string" }, "price": { "type": "integer", "format": "int32" }, "data": providerDataSchema } };

export const codeInputSchema: RequestSchema = { "type": "object", "required": ["code"], "additionalProperties": false, "properties": { "code": { "type": "string" } } };

export const adminCreateDraftOrderBodySchema: RequestSchema = { "type": "object", "required": ["email","region_id","shipping_methods"], "additionalProperties": false, "properties": { "status": draftOrderStatusSchema, "email": { "type": "string", "format": "email" }, "customer_id": { "type": "string" }, "region_id": { "type": "string" }, "billing_address": addressOrIdSchema, "shipping_address": addressOrIdSchema, "items": { "type": "array", "items": draftItemInputSchema }, "shipping_methods": { "type": "array", "items": draftShippingMethodInputSchema }, "discounts": { "type": "array", "items": codeInputSchema }, "no_notification_order": { "type": ["boolean","null"] }, "metadata": metadataSchema } };

export const itemQuantitySchema: RequestSchema = { "type": "object", "required": ["item_id","quantity"], "additionalProperties": false, "properties": { "item_id": { "type": "string", "minLength": 1 }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 } } };

export const adminCreateFulfillmentBodySchema: RequestSchema = { "type": "object", "required": ["items"], "additionalProperties": false, "properties": { "location_id": { "type": "string" }, "metadata": metadataSchema, "items": { "type": "array", "items": itemQuantitySchema }, "no_notification": { "enum": ["true","false"], "type": "string" } } };

export const adminCreateGiftCardBodySchema: RequestSchema = { "type": "object", "required": ["region_id","value"], "additionalProperties": false, "properties": { "region_id": { "type": "string" }, "value": { "type": "integer", "format": "int32" }, "is_disabled": { "type": "boolean" }, "ends_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "metadata": metadataSchema } };

export const adminCreateInventoryItemBodySchema: RequestSchema = { "type": "object", "required": ["variant_id"], "additionalProperties": false, "properties": { "sku": { "type": ["string","null"], "maxLength": 600 }, "title": { "type": ["string","null"] }, "description": { "type": ["string","null"] }, "thumbnail": { "type": ["string","null"] }, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "variant_id": { "type": "string", "minLength": 1 }, "metadata": metadataSchema } };

export const adminCreateInventoryItemLocationLevelBodySchema: RequestSchema = { "type": "object", "required": ["location_id","stocked_quantity"], "additionalProperties": false, "properties": { "location_id": { "type": "string" }, "stocked_quantity": { "type": "integer", "format": "int32" }, "incoming_quantity": { "type": "integer", "format": "int32" } } };

export const userRoleSchema: RequestSchema = { "type": "string", "enum": ["admin","member","developer"] };

export const adminCreateInviteBodySchema: RequestSchema = { "type": "object", "required": ["user","role"], "additionalProperties": false, "properties": { "user": { "type": "string", "format": "email" }, "role": userRoleSchema } };

export const adminCreateNoteBodySchema: RequestSchema = { "type": "object", "required": ["resource_type","resource_id","value"], "additionalProperties": false, "properties": { "resource_type": { "type": "string", "minLength": 1, "maxLength": 600 }, "resource_id": { "type": "string", "minLength": 1, "maxLength": 600 }, "value": { "type": "string", "minLength": 1 } } };

export const adminCreateOrderEditBodySchema: RequestSchema = { "type": "object", "required": ["order_id"], "additionalProperties": false, "properties": { "order_id": { "type": "string" }, "internal_note": { "type": ["string","null"] }, "created_by": { "type": "string" } } };

export const priceListTypeSchema: RequestSchema = { "type": "string", "enum": ["sale","override"] };

export const priceListStatusSchema: RequestSchema = { "type": "string", "enum": ["active","draft"] };

export const priceListPriceSchema: RequestSchema = { "type": "object", "required": ["amount","variant_id"], "additionalProperties": false, "properties": { "currency_code": { "type": "string" }, "region_id": { "type": "string" }, "amount": { "type": "integer", "format": "int32" }, "min_quantity": { "type": "integer", "format": "int32" }, "max_quantity": { "type": "integer", "format": "int32" }, "variant_id": { "type": "string" } } };

export const adminCreatePriceListBodySchema: RequestSchema = { "type": "object", "required": ["name","description","type","prices"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "description": { "type": "string" }, "type": priceListTypeSchema, "status": priceListStatusSchema, "starts_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "ends_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "includes_tax": { "type": "boolean" }, "customer_groups": { "type": "array", "items": idInputSchema }, "prices": { "type": "array", "items": priceListPriceSchema } } };

export const productStatusSchema: RequestSchema = { "type": "string", "enum": ["draft","proposed","published","rejected"] };

export const productTypeInputSchema: RequestSchema = { "type": "object", "required": ["value"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "value": { "type": "string" } } };

export const productTagInputSchema: RequestSchema = { "type": "object", "required": ["value"], "additionalProperties": false, "properties": { "id": { "type": "string" }, "value": { "type": "string" } } };

export const productOptionInputSchema: RequestSchema = { "type": "object", "required": ["title"], "additionalProperties": false, "properties": { "title": { "type": "string" } } };

export const priceInputSchema: RequestSchema = { "type": "object", "required": ["amount"], "additionalProperties": false, "properties": { "currency_code": { "type": "string" }, "region_id": { "type": "string" }, "amount": { "type": "integer", "format": "int32" }, "min_quantity": { "type": "integer", "format": "int32" }, "max_quantity": { "type": "integer", "format": "int32" } } };

export const optionValueSchema: RequestSchema = { "type": "object", "required": ["value"], "additionalProperties": false, "properties": { "value": { "type": "string" } } };

export const productVariantInputSchema: RequestSchema = { "type": "object", "required": ["title","prices"], "additionalProperties": false, "properties": { "sku": { "type": ["string","null"], "maxLength": 600 }, "ean": { "type": ["string","null"], "maxLength": 600 }, "upc": { "type": ["string","null"], "maxLength": 600 }, "barcode": { "type": ["string","null"], "maxLength": 600 }, "inventory_quantity": { "type": "integer", "format": "int32" }, "allow_backorder": { "type": "boolean" }, "manage_inventory": { "type": "boolean" }, "metadata": metadataSchema, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "title": { "type": "string" }, "prices": { "type": "array", "items": priceInputSchema }, "options": { "type": "array", "items": optionValueSchema } } };

export const adminCreateProductBodySchema: RequestSchema = { "type": "object", "required": ["title"], "additionalProperties": false, "properties": { "subtitle": { "type": ["string","null"] }, "description": { "type": ["string","null"] }, "handle": { "type": ["string","null"], "maxLength": 600 }, "discountable": { "type": "boolean" }, "status": productStatusSchema, "thumbnail": { "type": ["string","null"] }, "images": { "type": "array", "items": { "type": "string" } }, "type": { "anyOf": [productTypeInputSchema, { "type": "null" }] }, "collection_id": { "type": ["string","null"] }, "tags": { "type": "array", "items": productTagInputSchema }, "categories": { "type": "array", "items": idInputSchema }, "sales_channels": { "type": ["array","null"], "items": idInputSchema }, "metadata": metadataSchema, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "title": { "type": "string", "maxLength": 600 }, "is_giftcard": { "type": "boolean" }, "options": { "type": "array", "items": productOptionInputSchema }, "variants": { "type": "array", "items": productVariantInputSchema } } };

export const adminCreateProductCategoryBodySchema: RequestSchema = { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 600 }, "description": { "type": "string" }, "handle": { "type": "string", "maxLength": 600, "minLength": 1 }, "is_internal": { "type": "boolean" }, "is_active": { "type": "boolean" }, "parent_category_id": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminCreateProductOptionBodySchema: RequestSchema = { "type": "object", "required": ["title"], "additionalProperties": false, "properties": { "title": { "type": "string" } } };

export const adminCreateProtectedUploadBodySchema: RequestSchema = { "type": "object", "required": ["files"], "additionalProperties": false, "properties": { "files": { "type": "array", "items": { "type": "string", "format": "binary" } } } };

export const adminCreatePublishableApiKeyBodySchema: RequestSchema = { "type": "object", "required": ["title"], "additionalProperties": false, "properties": { "title": { "type": "string" } } };

export const adminCreateRegionBodySchema: RequestSchema = { "type": "object", "required": ["name","currency_code","tax_rate","payment_providers","fulfillment_providers","countries"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "currency_code": { "type": "string" }, "tax_rate": { "type": "number", "minimum": 0, "maximum": 100 }, "tax_code": { "type": ["string","null"] }, "includes_tax": { "type": "boolean" }, "payment_providers": { "type": "array", "items": { "type": "string" } }, "fulfillment_providers": { "type": "array", "items": { "type": "string" } }, "countries": { "type": "array", "items": { "type": "string" } }, "metadata": metadataSchema } };

export const adminCreateReservationBodySchema: RequestSchema = { "type": "object", "required": ["location_id","inventory_item_id","quantity"], "additionalProperties": false, "properties": { "location_id": { "type": "string" }, "inventory_item_id": { "type": "string" }, "line_item_id": { "type": "string" }, "quantity": { "type": "integer", "format": "int32" }, "description": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminCreateReturnReasonBodySchema: RequestSchema = { "type": "object", "required": ["value","label"], "additionalProperties": false, "properties": { "value": { "type": "string", "maxLength": 600 }, "label": { "type": "string" }, "description": { "type": ["string","null"] }, "parent_return_reason_id": { "type": "string" }, "metadata": metadataSchema } };

export const adminCreateSalesChannelBodySchema: RequestSchema = { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "description": { "type": ["string","null"] }, "is_disabled": { "type": "boolean" } } };

export const adminCreateSessionBodySchema: RequestSchema = { "type": "object", "required": ["email","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "password": { "type": "string", "minLength": 1 } } };

export const adminCreateShipmentBodySchema: RequestSchema = { "type": "object", "required": ["fulfillment_id"], "additionalProperties": false, "properties": { "fulfillment_id": { "type": "string", "minLength": 1 }, "tracking_numbers": { "type": "array", "items": { "type": "string" } }, "no_notification": { "type": "boolean" } } };

export const shippingPriceTypeSchema: RequestSchema = { "type": "string", "enum": ["flat_rate","calculated"] };

export const shippingOptionDataSchema: RequestSchema = { "type": "object", "additionalProperties": true };

export const shippingRequirementInputSchema: RequestSchema = { "type": "object", "required": ["type","amount"], "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["min_subtotal","max_subtotal"] }, "amount": { "type": "integer", "format": "int32" } } };

export const adminCreateShippingOptionBodySchema: RequestSchema = { "type": "object", "required": ["name","region_id","provider_id","data","price_type"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "amount": { "type": "integer", "format": "int32" }, "price_type": shippingPriceTypeSchema, "admin_only": { "type": "boolean" }, "includes_tax": { "type": "boolean" }, "metadata": { "type": "object", "additionalProperties": true }, "region_id": { "type": "string" }, "provider_id": { "type": "string" }, "profile_id": { "type": "string" }, "data": shippingOptionDataSchema, "is_return": { "type": "boolean" }, "requirements": { "type": "array", "items": shippingRequirementInputSchema } } };

export const shippingProfileTypeSchema: RequestSchema = { "type": "string", "enum": ["default","gift_card","custom"] };

export const adminCreateShippingProfileBodySchema: RequestSchema = { "type": "object", "required": ["name","type"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "type": shippingProfileTypeSchema, "metadata": metadataSchema } };

export const stockAddressInputSchema: RequestSchema = { "type": "object", "required": ["address_1","country_code"], "additionalProperties": false, "properties": { "company": { "type": ["string","null"] }, "address_1": { "type": "string" }, "address_2": { "type": ["string","null"] }, "city": { "type": ["string","null"] }, "province": { "type": ["string","null"] }, "postal_code": { "type": ["string","null"] }, "country_code": { "type": "string" }, "phone": { "type": ["string","null"] } } };

export const adminCreateStockLocationBodySchema: RequestSchema = { "type": "object", "required": ["name"], "additionalProperties": false, "properties": { "address": stockAddressInputSchema, "address_id": { "type": "string" }, "metadata": metadataSchema, "name": { "type": "string", "minLength": 1 } } };

export const returnItemInputSchema: RequestSchema = { "type": "object", "required": ["item_id","quantity"], "additionalProperties": false, "properties": { "item_id": { "type": "string", "minLength": 1 }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 }, "reason_id": { "type": "string" }, "note": { "type": "string" } } };

export const customShippingInputSchema: RequestSchema = { "type": "object", "required": ["option_id","price"], "additionalProperties": false, "properties": { "option_id": { "type": "string", "minLength": 1 }, "price": { "type": "integer", "format": "int32" } } };

export const adminCreateSwapBodySchema: RequestSchema = { "type": "object", "required": ["return_items"], "additionalProperties": false, "properties": { "return_items": { "type": "array", "items": returnItemInputSchema }, "additional_items": { "type": "array", "items": variantQuantitySchema }, "return_shipping": { "type": "object", "required": ["option_id"], "additionalProperties": false, "properties": { "option_id": { "type": "string", "minLength": 1 }, "price": { "type": "integer", "format": "int32" } } }, "return_location_id": { "type": "string" }, "custom_shipping_options": { "type": "array", "items": customShippingInputSchema }, "sales_channel_id": { "type": "string" }, "allow_backorder": { "type": "boolean" }, "no_notification": { "type": "boolean" } } };

export const adminCreateSwapShipmentBodySchema: RequestSchema = { "type": "object", "required": ["fulfillment_id"], "additionalProperties": false, "properties": { "fulfillment_id": { "type": "string", "minLength": 1 }, "tracking_numbers": { "type": "array", "items": { "type": "string" } }, "no_notification": { "type": "boolean" } } };

export const adminCreateTaxRateBodySchema: RequestSchema = { "type": "object", "required": ["code","name","region_id"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "code": { "type": "string" }, "rate": { "type": ["number","null"] }, "region_id": { "type": "string" }, "products": { "type": "array", "items": { "type": "string" } }, "product_types": { "type": "array", "items": { "type": "string" } }, "shipping_options": { "type": "array", "items": { "type": "string" } } } };

export const adminCreateTokenBodySchema: RequestSchema = { "type": "object", "required": ["email","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "password": { "type": "string", "minLength": 1 } } };

export const adminCreateUploadBodySchema: RequestSchema = { "type": "object", "required": ["files"], "additionalProperties": false, "properties": { "files": { "type": "array", "items": { "type": "string", "format": "binary" } } } };

export const adminCreateUploadDownloadUrlBodySchema: RequestSchema = { "type": "object", "required": ["file_key"], "additionalProperties": false, "properties": { "file_key": { "type": "string", "minLength": 1 } } };

export const adminCreateUserBodySchema: RequestSchema = { "type": "object", "required": ["email","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "password": { "type": "string" }, "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "role": userRoleSchema } };

export const optionValueInputSchema: RequestSchema = { "type": "object", "required": ["option_id","value"], "additionalProperties": false, "properties": { "option_id": { "type": "string" }, "value": { "type": "string" } } };

export const adminCreateVariantBodySchema: RequestSchema = { "type": "object", "required": ["title","prices"], "additionalProperties": false, "properties": { "sku": { "type": ["string","null"], "maxLength": 600 }, "ean": { "type": ["string","null"], "maxLength": 600 }, "upc": { "type": ["string","null"], "maxLength": 600 }, "barcode": { "type": ["string","null"], "maxLength": 600 }, "inventory_quantity": { "type": "integer", "format": "int32" }, "allow_backorder": { "type": "boolean" }, "manage_inventory": { "type": "boolean" }, "metadata": metadataSchema, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "title": { "type": "string" }, "prices": { "type": "array", "items": priceInputSchema }, "options": { "type": "array", "items": optionValueInputSchema } } };

export const adminDeletePriceListPricesBodySchema: RequestSchema = { "type": "object", "required": ["price_ids"], "additionalProperties": false, "properties": { "price_ids": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };

export const adminDeletePriceListProductsPricesBodySchema: RequestSchema = { "type": "object", "required": ["product_ids"], "additionalProperties": false, "properties": { "product_ids": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };

export const adminDeleteUploadBodySchema: RequestSchema = { "type": "object", "required": ["file_key"], "additionalProperties": false, "properties": { "file_key": { "type": "string", "minLength": 1 } } };

export const adminFulfillClaimBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "location_id": { "type": "string" }, "metadata": metadataSchema, "no_notification": { "type": "boolean" } } };

export const adminFulfillSwapBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "location_id": { "type": "string" }, "metadata": metadataSchema, "no_notification": { "type": "boolean" } } };

export const dateBoundSchema: RequestSchema = { "anyOf": [{ "type": "string", "format": "date" }, { "type": "string", "format": "date-time" }, { "type": "integer", "minimum": 0, "maximum": 253402300799 }] };

export const dateComparisonSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "gt": dateBoundSchema, "gte": dateBoundSchema, "lt": dateBoundSchema, "lte": dateBoundSchema } };

export const dateOrNoneSchema: RequestSchema = { "anyOf": [dateComparisonSchema, { "type": "string", "const": "null" }] };

export const isoDateComparisonSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "gt": dateInputSchema, "gte": dateInputSchema, "lt": dateInputSchema, "lte": dateInputSchema } };

export const discountRuleFilterSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "type": discountRuleTypeSchema, "allocation": discountAllocationSchema } };

export const integerComparisonSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "gt": { "type": "integer", "format": "int32" }, "gte": { "type": "integer", "format": "int32" }, "lt": { "type": "integer", "format": "int32" }, "lte": { "type": "integer", "format": "int32" } } };

export const orderStatusSchema: RequestSchema = { "type": "string", "enum": ["pending","completed","archived","canceled","requires_action"] };

export const fulfillmentStatusSchema: RequestSchema = { "type": "string", "enum": ["not_fulfilled","partially_fulfilled","fulfilled","partially_shipped","shipped","partially_returned","returned","canceled","requires_action"] };

export const paymentStatusSchema: RequestSchema = { "type": "string", "enum": ["not_paid","awaiting","captured","partially_refunded","refunded","canceled","requires_action"] };

export const textComparisonSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "contains": { "type": "string" }, "starts_with": { "type": "string" }, "ends_with": { "type": "string" }, "gt": { "type": "string" }, "gte": { "type": "string" }, "lt": { "type": "string" }, "lte": { "type": "string" } } };

export const numberComparisonSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "gt": { "type": "number" }, "gte": { "type": "number" }, "lt": { "type": "number" }, "lte": { "type": "number" } } };

export const adminReceiveReturnBodySchema: RequestSchema = { "type": "object", "required": ["items"], "additionalProperties": false, "properties": { "items": { "type": "array", "items": itemQuantitySchema }, "refund": { "type": "integer", "format": "int32" }, "location_id": { "type": "string" } } };

export const refundReasonSchema: RequestSchema = { "type": "string", "enum": ["discount","return","swap","claim","other"] };

export const adminRefundOrderBodySchema: RequestSchema = { "type": "object", "required": ["amount","reason"], "additionalProperties": false, "properties": { "amount": { "type": "integer", "format": "int32" }, "reason": refundReasonSchema, "note": { "type": ["string","null"] }, "no_notification": { "type": "boolean" } } };

export const adminRefundPaymentBodySchema: RequestSchema = { "type": "object", "required": ["amount","reason"], "additionalProperties": false, "properties": { "amount": { "type": "integer", "format": "int32" }, "reason": refundReasonSchema, "note": { "type": ["string","null"] } } };

export const adminRemoveCollectionProductsBodySchema: RequestSchema = { "type": "object", "required": ["product_ids"], "additionalProperties": false, "properties": { "product_ids": { "type": "array", "minItems": 1, "items": { "type": "string" } } } };

export const adminRemoveCustomerGroupCustomersBodySchema: RequestSchema = { "type": "object", "required": ["customer_ids"], "additionalProperties": false, "properties": { "customer_ids": { "type": "array", "items": idInputSchema } } };

export const adminRemoveDiscountConditionResourcesBodySchema: RequestSchema = { "type": "object", "required": ["resources"], "additionalProperties": false, "properties": { "resources": { "type": "array", "items": idInputSchema } } };

export const adminRemoveProductCategoryProductsBodySchema: RequestSchema = { "type": "object", "required": ["product_ids"], "additionalProperties": false, "properties": { "product_ids": { "type": "array", "items": idInputSchema } } };

export const adminRemovePublishableApiKeySalesChannelsBodySchema: RequestSchema = { "type": "object", "required": ["sales_channel_ids"], "additionalProperties": false, "properties": { "sales_channel_ids": { "type": "array", "items": idInputSchema } } };

export const adminRemoveSalesChannelLocationBodySchema: RequestSchema = { "type": "object", "required": ["location_id"], "additionalProperties": false, "properties": { "location_id": { "type": "string" } } };

export const adminRemoveSalesChannelProductsBodySchema: RequestSchema = { "type": "object", "required": ["product_ids"], "additionalProperties": false, "properties": { "product_ids": { "type": "array", "items": idInputSchema } } };

export const adminRemoveTaxRateProductTypesBodySchema: RequestSchema = { "type": "object", "required": ["product_types"], "additionalProperties": false, "properties": { "product_types": { "type": "array", "items": { "type": "string" } } } };

export const adminRemoveTaxRateProductsBodySchema: RequestSchema = { "type": "object", "required": ["products"], "additionalProperties": false, "properties": { "products": { "type": "array", "items": { "type": "string" } } } };

export const adminRemoveTaxRateShippingOptionsBodySchema: RequestSchema = { "type": "object", "required": ["shipping_options"], "additionalProperties": false, "properties": { "shipping_options": { "type": "array", "items": { "type": "string" } } } };

export const adminRequestOrderEditConfirmationBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "payment_collection_description": { "type": "string" } } };

export const adminRequestReturnBodySchema: RequestSchema = { "type": "object", "required": ["items"], "additionalProperties": false, "properties": { "items": { "type": "array", "items": returnItemInputSchema }, "return_shipping": returnShippingInputSchema, "location_id": { "type": "string" }, "receive_now": { "type": "boolean" }, "refund": { "type": "integer", "format": "int32" }, "note": { "type": "string" }, "no_notification": { "type": "boolean" } } };

export const adminRequestUserPasswordTokenBodySchema: RequestSchema = { "type": "object", "required": ["email"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" } } };

export const adminResendNotificationBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "to": { "type": "string" } } };

export const adminResetUserPasswordBodySchema: RequestSchema = { "type": "object", "required": ["token","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "token": { "type": "string" }, "password": { "type": "string" } } };

export const adminSetProductMetadataBodySchema: RequestSchema = { "type": "object", "required": ["key","value"], "additionalProperties": false, "properties": { "key": { "type": "string" }, "value": { "type": "string" } } };

export const adminUpdateAnalyticsConfigBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "opt_out": { "type": "boolean" }, "anonymize": { "type": "boolean" } } };

export const claimImageInputSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string" }, "url": { "type": "string" } } };

export const claimTagInputSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "id": { "type": "string" }, "value": { "type": "string", "maxLength": 600 } } };

export const claimItemUpdateSchema: RequestSchema = { "type": "object", "required": ["id","images","tags"], "additionalProperties": false, "properties": { "id": { "type": "string", "minLength": 1 }, "note": { "type": "string" }, "reason": claimReasonSchema, "images": { "type": "array", "items": claimImageInputSchema }, "tags": { "type": "array", "items": claimTagInputSchema }, "metadata": metadataSchema } };

export const adminUpdateClaimBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "claim_items": { "type": "array", "items": claimItemUpdateSchema }, "shipping_methods": { "type": "array", "items": claimShippingMethodInputSchema }, "no_notification": { "type": "boolean" }, "metadata": metadataSchema } };

export const adminUpdateCollectionBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "handle": { "type": "string", "maxLength": 600 }, "metadata": metadataSchema, "title": { "type": "string" } } };

export const adminUpdateCurrencyBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "includes_tax": { "type": "boolean" } } };

export const adminUpdateCustomerBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "password": { "type": "string" }, "phone": { "type": ["string","null"] }, "groups": { "type": "array", "items": idInputSchema }, "metadata": metadataSchema } };

export const adminUpdateCustomerGroupBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "maxLength": 600 }, "metadata": { "type": "object", "additionalProperties": true } } };

export const conditionUpdateSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "products": { "type": "array", "items": { "type": "string" } }, "product_types": { "type": "array", "items": { "type": "string" } }, "product_collections": { "type": "array", "items": { "type": "string" } }, "product_tags": { "type": "array", "items": { "type": "string" } }, "customer_groups": { "type": "array", "items": { "type": "string" } }, "id": { "type": "string" }, "operator": discountOperatorSchema } };

export const discountRuleUpdateSchema: RequestSchema = { "type": "object", "required": ["id"], "additionalProperties": false, "properties": { "id": { "type": "string", "minLength": 1 }, "description": { "type": ["string","null"] }, "value": discountValueSchema, "allocation": discountAllocationSchema, "conditions": { "type": "array", "items": conditionUpdateSchema } } };

export const adminUpdateDiscountBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "code": { "type": "string", "minLength": 1, "maxLength": 600 }, "is_disabled": { "type": "boolean" }, "starts_at": dateInputSchema, "ends_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "valid_duration": { "type": ["string","null"], "pattern": "^P(?!$)(\\d+Y)?(\\d+M)?(\\d+W)?(\\d+D)?(T(?=\\d)(\\d+H)?(\\d+M)?(\\d+S)?)?$" }, "usage_limit": { "type": ["integer","null"], "format": "int32", "minimum": 1 }, "metadata": metadataSchema, "rule": discountRuleUpdateSchema, "regions": { "type": "array", "items": { "type": "string" } } } };

export const adminUpdateDiscountConditionBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "products": { "type": "array", "items": { "type": "string" } }, "product_types": { "type": "array", "items": { "type": "string" } }, "product_collections": { "type": "array", "items": { "type": "string" } }, "product_tags": { "type": "array", "items": { "type": "string" } }, "customer_groups": { "type": "array", "items": { "type": "string" } } } };

export const adminUpdateDraftOrderBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "region_id": { "type": "string" }, "country_code": { "type": "string" }, "email": { "type": "string", "format": "email" }, "customer_id": { "type": "string" }, "billing_address": addressOrIdSchema, "shipping_address": addressOrIdSchema, "discounts": { "type": "array", "items": codeInputSchema }, "no_notification_order": { "type": "boolean" } } };

export const adminUpdateDraftOrderLineItemBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "title": { "type": "string" }, "unit_price": { "type": "integer", "format": "int32" }, "quantity": { "type": "integer", "format": "int32", "minimum": 0 }, "metadata": { "type": "object", "additionalProperties": true } } };

export const adminUpdateGiftCardBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "region_id": { "type": "string" }, "balance": { "type": "integer", "format": "int32", "minimum": 0 }, "is_disabled": { "type": "boolean" }, "ends_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "metadata": metadataSchema } };

export const adminUpdateInventoryItemBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "sku": { "type": ["string","null"], "maxLength": 600 }, "title": { "type": ["string","null"] }, "description": { "type": ["string","null"] }, "thumbnail": { "type": ["string","null"] }, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "requires_shipping": { "type": "boolean" } } };

export const adminUpdateInventoryItemLocationLevelBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "stocked_quantity": { "type": "integer", "format": "int32", "minimum": 0 }, "incoming_quantity": { "type": "integer", "format": "int32", "minimum": 0 } } };

export const adminUpdateNoteBodySchema: RequestSchema = { "type": "object", "required": ["value"], "additionalProperties": false, "properties": { "value": { "type": "string" } } };

export const paymentMethodInputSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "provider_id": { "type": "string" }, "data": providerDataSchema } };

export const shippingMethodDraftSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "provider_id": { "type": "string" }, "profile_id": { "type": "string" }, "price": { "type": "integer", "format": "int32" }, "data": providerDataSchema, "items": { "type": "array", "items": { "type": "object", "additionalProperties": true } } } };

export const adminUpdateOrderBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "customer_id": { "type": "string" }, "billing_address": addressInputSchema, "shipping_address": addressInputSchema, "items": { "type": "array", "items": { "type": "object", "additionalProperties": true } }, "discounts": { "type": "array", "items": idInputSchema }, "no_notification": { "type": "boolean" }, "payment_method": paymentMethodInputSchema, "shipping_method": { "type": "array", "items": shippingMethodDraftSchema } } };

export const adminUpdateOrderEditBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "internal_note": { "type": ["string","null"] } } };

export const adminUpdateOrderEditLineItemBodySchema: RequestSchema = { "type": "object", "required": ["quantity"], "additionalProperties": false, "properties": { "quantity": { "type": "integer", "format": "int32", "minimum": 1 } } };

export const adminUpdatePaymentCollectionBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "description": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminUpdatePriceListBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "description": { "type": "string" }, "type": priceListTypeSchema, "status": priceListStatusSchema, "starts_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "ends_at": { "anyOf": [dateInputSchema, { "type": "null" }] }, "includes_tax": { "type": "boolean" }, "customer_groups": { "type": "array", "items": idInputSchema }, "prices": { "type": "array", "items": priceListPriceUpdateSchema } } };

export const priceUpdateSchema: RequestSchema = { "type": "object", "required": ["amount"], "additionalProperties": false, "properties": { "currency_code": { "type": "string" }, "region_id": { "type": "string" }, "amount": { "type": "integer", "format": "int32" }, "min_quantity": { "type": "integer", "format": "int32" }, "max_quantity": { "type": "integer", "format": "int32" }, "id": { "type": "string" } } };

export const productVariantUpdateSchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "sku": { "type": ["string","null"], "maxLength": 600 }, "ean": { "type": ["string","null"], "maxLength": 600 }, "upc": { "type": ["string","null"], "maxLength": 600 }, "barcode": { "type": ["string","null"], "maxLength": 600 }, "inventory_quantity": { "type": "integer", "format": "int32" }, "allow_backorder": { "type": "boolean" }, "manage_inventory": { "type": "boolean" }, "metadata": metadataSchema, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "id": { "type": "string" }, "title": { "type": "string" }, "prices": { "type": "array", "items": priceUpdateSchema }, "options": { "type": "array", "items": optionValueInputSchema } } };

export const adminUpdateProductBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "subtitle": { "type": ["string","null"] }, "description": { "type": ["string","null"] }, "handle": { "type": ["string","null"], "maxLength": 600 }, "discountable": { "type": "boolean" }, "status": productStatusSchema, "thumbnail": { "type": ["string","null"] }, "images": { "type": "array", "items": { "type": "string" } }, "type": { "anyOf": [productTypeInputSchema, { "type": "null" }] }, "collection_id": { "type": ["string","null"] }, "tags": { "type": "array", "items": productTagInputSchema }, "categories": { "type": "array", "items": idInputSchema }, "sales_channels": { "type": ["array","null"], "items": idInputSchema }, "metadata": metadataSchema, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "title": { "type": "string" }, "variants": { "type": "array", "items": productVariantUpdateSchema } } };

export const adminUpdateProductCategoryBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 600 }, "description": { "type": "string" }, "handle": { "type": "string", "maxLength": 600, "minLength": 1 }, "is_internal": { "type": "boolean" }, "is_active": { "type": "boolean" }, "parent_category_id": { "type": ["string","null"] }, "metadata": metadataSchema, "rank": { "type": "integer", "format": "int32", "minimum": 0 } } };

export const adminUpdateProductOptionBodySchema: RequestSchema = { "type": "object", "required": ["title"], "additionalProperties": false, "properties": { "title": { "type": "string" } } };

export const adminUpdatePublishableApiKeyBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "title": { "type": "string" } } };

export const adminUpdateRegionBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "currency_code": { "type": "string" }, "tax_rate": { "type": "number", "minimum": 0, "maximum": 100 }, "tax_code": { "type": ["string","null"] }, "includes_tax": { "type": "boolean" }, "payment_providers": { "type": "array", "items": { "type": "string" } }, "fulfillment_providers": { "type": "array", "items": { "type": "string" } }, "countries": { "type": "array", "items": { "type": "string" } }, "metadata": metadataSchema, "automatic_taxes": { "type": "boolean" }, "gift_cards_taxable": { "type": "boolean" }, "tax_provider_id": { "type": ["string","null"] } } };

export const adminUpdateReservationBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "location_id": { "type": "string" }, "quantity": { "type": "integer", "format": "int32" }, "description": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminUpdateReturnReasonBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "value": { "type": "string", "maxLength": 600 }, "label": { "type": "string" }, "description": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminUpdateSalesChannelBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "description": { "type": ["string","null"] }, "is_disabled": { "type": "boolean" } } };

export const shippingRequirementUpdateSchema: RequestSchema = { "type": "object", "required": ["type","amount"], "additionalProperties": false, "properties": { "type": { "type": "string", "enum": ["min_subtotal","max_subtotal"] }, "amount": { "type": "integer", "format": "int32" }, "id": { "type": "string" } } };

export const adminUpdateShippingOptionBodySchema: RequestSchema = { "type": "object", "required": ["requirements"], "additionalProperties": false, "properties": { "name": { "type": "string" }, "amount": { "type": "integer", "format": "int32" }, "price_type": shippingPriceTypeSchema, "admin_only": { "type": "boolean" }, "includes_tax": { "type": "boolean" }, "metadata": { "type": "object", "additionalProperties": true }, "requirements": { "type": "array", "items": shippingRequirementUpdateSchema } } };

export const adminUpdateShippingProfileBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "type": shippingProfileTypeSchema, "products": { "type": "array", "items": { "type": "string" } }, "shipping_options": { "type": "array", "items": { "type": "string" } }, "metadata": metadataSchema } };

export const adminUpdateStockLocationBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "address": stockAddressInputSchema, "address_id": { "type": "string" }, "metadata": metadataSchema, "name": { "type": "string" } } };

export const adminUpdateStoreBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "default_currency_code": { "type": "string" }, "currencies": { "type": "array", "items": { "type": "string" } }, "swap_link_template": { "type": ["string","null"] }, "payment_link_template": { "type": ["string","null"] }, "invite_link_template": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminUpdateTaxRateBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "name": { "type": "string" }, "code": { "type": "string" }, "rate": { "type": ["number","null"] }, "region_id": { "type": "string" }, "products": { "type": "array", "items": { "type": "string" } }, "product_types": { "type": "array", "items": { "type": "string" } }, "shipping_options": { "type": "array", "items": { "type": "string" } } } };

export const adminUpdateUserBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "role": userRoleSchema, "api_token": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const adminUpdateVariantBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "sku": { "type": ["string","null"], "maxLength": 600 }, "ean": { "type": ["string","null"], "maxLength": 600 }, "upc": { "type": ["string","null"], "maxLength": 600 }, "barcode": { "type": ["string","null"], "maxLength": 600 }, "inventory_quantity": { "type": "integer", "format": "int32" }, "allow_backorder": { "type": "boolean" }, "manage_inventory": { "type": "boolean" }, "metadata": metadataSchema, "weight": { "type": ["integer","null"], "format": "int32" }, "length": { "type": ["integer","null"], "format": "int32" }, "height": { "type": ["integer","null"], "format": "int32" }, "width": { "type": ["integer","null"], "format": "int32" }, "hs_code": { "type": ["string","null"] }, "origin_country": { "type": ["string","null"] }, "mid_code": { "type": ["string","null"] }, "material": { "type": ["string","null"] }, "title": { "type": "string" }, "prices": { "type": "array", "items": priceUpdateSchema }, "options": { "type": "array", "items": optionValueInputSchema } } };

export const storeAddCartShippingMethodBodySchema: RequestSchema = { "type": "object", "required": ["option_id"], "additionalProperties": false, "properties": { "option_id": { "type": "string" }, "data": providerDataSchema } };

export const storeAuthorizePaymentCollectionSessionsBodySchema: RequestSchema = { "type": "object", "required": ["session_ids"], "additionalProperties": false, "properties": { "session_ids": { "type": "array", "items": { "type": "string" } } } };

export const storeConfirmOrderAccessBodySchema: RequestSchema = { "type": "object", "required": ["token"], "additionalProperties": false, "properties": { "token": { "type": "string", "pattern": "^[\\w-]+\\.[\\w-]+\\.[\\w-]+$" } } };

export const cartContextSchema: RequestSchema = { "type": "object", "additionalProperties": true };

export const storeCreateCartBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "region_id": { "type": "string" }, "sales_channel_id": { "type": "string" }, "country_code": { "type": "string" }, "items": { "type": "array", "items": variantQuantitySchema }, "context": cartContextSchema } };

export const storeCreateCustomerBodySchema: RequestSchema = { "type": "object", "required": ["email","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "password": { "type": "string" }, "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "phone": { "type": ["string","null"] } } };

export const addressCreateSchema: RequestSchema = { "type": "object", "required": ["first_name","last_name","address_1","city","country_code","postal_code"], "additionalProperties": false, "properties": { "company": { "type": ["string","null"] }, "first_name": { "type": "string" }, "last_name": { "type": "string" }, "address_1": { "type": "string" }, "address_2": { "type": ["string","null"] }, "city": { "type": "string" }, "province": { "type": ["string","null"] }, "postal_code": { "type": "string" }, "country_code": { "type": "string" }, "phone": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const storeCreateCustomerAddressBodySchema: RequestSchema = { "type": "object", "required": ["address"], "additionalProperties": false, "properties": { "address": addressCreateSchema } };

export const storeCreateLineItemBodySchema: RequestSchema = { "type": "object", "required": ["variant_id","quantity"], "additionalProperties": false, "properties": { "variant_id": { "type": "string" }, "quantity": { "type": "integer", "format": "int32", "minimum": 1 }, "metadata": metadataSchema } };

export const storeCreateReturnBodySchema: RequestSchema = { "type": "object", "required": ["order_id","items"], "additionalProperties": false, "properties": { "order_id": { "type": "string", "minLength": 1 }, "items": { "type": "array", "items": returnItemInputSchema }, "return_shipping": { "type": "object", "required": ["option_id"], "additionalProperties": false, "properties": { "option_id": { "type": "string" } } } } };

export const storeCreateSessionBodySchema: RequestSchema = { "type": "object", "required": ["email","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "password": { "type": "string", "minLength": 1 } } };

export const storeCreateSwapBodySchema: RequestSchema = { "type": "object", "required": ["order_id","return_items","additional_items"], "additionalProperties": false, "properties": { "order_id": { "type": "string", "minLength": 1 }, "return_items": { "type": "array", "items": returnItemInputSchema }, "additional_items": { "type": "array", "items": variantQuantitySchema }, "return_shipping_option": { "type": "string" } } };

export const storeCreateTokenBodySchema: RequestSchema = { "type": "object", "required": ["email","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "password": { "type": "string", "minLength": 1 } } };

export const storeDeclineOrderEditBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "declined_reason": { "type": "string" } } };

export const storeRequestCustomerPasswordTokenBodySchema: RequestSchema = { "type": "object", "required": ["email"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" } } };

export const storeRequestOrderAccessBodySchema: RequestSchema = { "type": "object", "required": ["order_ids"], "additionalProperties": false, "properties": { "order_ids": { "type": "array", "items": { "type": "string", "minLength": 1 } } } };

export const storeResetCustomerPasswordBodySchema: RequestSchema = { "type": "object", "required": ["email","token","password"], "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "token": { "type": "string" }, "password": { "type": "string" } } };

export const storeSearchProductsBodySchema: RequestSchema = { "type": "object", "additionalProperties": true, "properties": { "q": { "type": "string" }, "offset": { "type": "integer", "format": "int32", "minimum": 0 }, "limit": { "type": "integer", "format": "int32", "minimum": 0 }, "filter": {  } } };

export const storeSetPaymentCollectionSessionBodySchema: RequestSchema = { "type": "object", "required": ["provider_id"], "additionalProperties": false, "properties": { "provider_id": { "type": "string" } } };

export const sessionInputSchema: RequestSchema = { "type": "object", "required": ["provider_id","amount"], "additionalProperties": false, "properties": { "provider_id": { "type": "string", "minLength": 1 }, "amount": { "type": "integer", "format": "int32" }, "session_id": { "type": "string" } } };

export const storeSetPaymentCollectionSessionsBodySchema: RequestSchema = { "type": "object", "required": ["sessions"], "additionalProperties": false, "properties": { "sessions": { "type": "array", "minItems": 1, "items": sessionInputSchema } } };

export const storeSetPaymentSessionBodySchema: RequestSchema = { "type": "object", "required": ["provider_id"], "additionalProperties": false, "properties": { "provider_id": { "type": "string" } } };

export const storeUpdateCartBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "region_id": { "type": "string" }, "country_code": { "type": "string" }, "email": { "type": "string", "format": "email" }, "customer_id": { "type": "string" }, "sales_channel_id": { "type": "string" }, "billing_address": addressOrIdSchema, "shipping_address": addressOrIdSchema, "discounts": { "type": "array", "items": codeInputSchema }, "gift_cards": { "type": "array", "items": codeInputSchema }, "context": cartContextSchema } };

export const storeUpdateCustomerBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "email": { "type": "string", "format": "email" }, "password": { "type": "string" }, "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "phone": { "type": ["string","null"] }, "billing_address": { "anyOf": [addressInputSchema, { "type": "string" }] }, "metadata": metadataSchema } };

export const storeUpdateCustomerAddressBodySchema: RequestSchema = { "type": "object", "additionalProperties": false, "properties": { "company": { "type": ["string","null"] }, "first_name": { "type": ["string","null"] }, "last_name": { "type": ["string","null"] }, "address_1": { "type": ["string","null"] }, "address_2": { "type": ["string","null"] }, "city": { "type": ["string","null"] }, "province": { "type": ["string","null"] }, "postal_code": { "type": ["string","null"] }, "country_code": { "type": ["string","null"] }, "phone": { "type": ["string","null"] }, "metadata": metadataSchema } };

export const storeUpdateLineItemBodySchema: RequestSchema = { "type": "object", "required": ["quantity"], "additionalProperties": false, "properties": { "quantity": { "type": "integer", "format": "int32", "minimum": 0 }, "metadata": metadataSchema } };

export const storeUpdatePaymentSessionBodySchema: RequestSchema = { "type": "object", "required": ["data"], "additionalProperties": false, "properties": { "data": providerDataSchema } };
