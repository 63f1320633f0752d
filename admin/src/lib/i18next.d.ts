import type analytics from "../../public/locales/en/analytics.json";
import type auth from "../../public/locales/en/auth.json";
import type batchJobs from "../../public/locales/en/batch-jobs.json";
import type collections from "../../public/locales/en/collections.json";
import type common from "../../public/locales/en/common.json";
import type grid from "../../public/locales/en/grid.json";
import type extensions from "../../public/locales/en/extensions.json";
import type home from "../../public/locales/en/home.json";
import type keys from "../../public/locales/en/keys.json";
import type members from "../../public/locales/en/members.json";
import type draftOrders from "../../public/locales/en/draft-orders.json";
import type orderEdits from "../../public/locales/en/order-edits.json";
import type orderFulfillments from "../../public/locales/en/order-fulfillments.json";
import type orderList from "../../public/locales/en/order-list.json";
import type orderPayments from "../../public/locales/en/order-payments.json";
import type orderParts from "../../public/locales/en/order-parts.json";
import type orderPrint from "../../public/locales/en/order-print.json";
import type orderRecord from "../../public/locales/en/order-record.json";
import type orderReturns from "../../public/locales/en/order-returns.json";
import type orderReturnsSheet from "../../public/locales/en/order-returns-sheet.json";
import type orderTimeline from "../../public/locales/en/order-timeline.json";
import type orders from "../../public/locales/en/orders.json";
import type productMedia from "../../public/locales/en/product-media.json";
import type productCategories from "../../public/locales/en/product-categories.json";
import type products from "../../public/locales/en/products.json";
import type productImport from "../../public/locales/en/product-import.json";
import type productVariants from "../../public/locales/en/product-variants.json";
import type productCreate from "../../public/locales/en/product-create.json";
import type returnReasons from "../../public/locales/en/return-reasons.json";
import type publishableApiKeys from "../../public/locales/en/publishable-api-keys.json";
import type salesChannels from "../../public/locales/en/sales-channels.json";
import type settings from "../../public/locales/en/settings.json";
import type shell from "../../public/locales/en/shell.json";
import type { Translations } from "./extensions/define.ts";

// The English files are the list of keys: one that does not exist does not compile.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      analytics: typeof analytics;
      auth: typeof auth;
      "batch-jobs": typeof batchJobs;
      collections: typeof collections;
      common: typeof common;
      grid: typeof grid;
      extensions: typeof extensions;
      home: typeof home;
      keys: typeof keys;
      members: typeof members;
      "draft-orders": typeof draftOrders;
      "order-edits": typeof orderEdits;
      "order-fulfillments": typeof orderFulfillments;
      "order-list": typeof orderList;
      "order-payments": typeof orderPayments;
      "order-parts": typeof orderParts;
      "order-print": typeof orderPrint;
      "order-record": typeof orderRecord;
      "order-returns": typeof orderReturns;
      "order-returns-sheet": typeof orderReturnsSheet;
      "order-timeline": typeof orderTimeline;
      orders: typeof orders;
      "product-media": typeof productMedia;
      "product-variants": typeof productVariants;
      "product-categories": typeof productCategories;
      "product-create": typeof productCreate;
      products: typeof products;
      "product-import": typeof productImport;
      "return-reasons": typeof returnReasons;
      "publishable-api-keys": typeof publishableApiKeys;
      "sales-channels": typeof salesChannels;
      settings: typeof settings;
      shell: typeof shell;
    } & Translations;
  }
}
