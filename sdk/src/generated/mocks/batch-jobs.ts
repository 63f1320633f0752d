// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.
import { mock, type Mock } from "../../msw/mock.ts";
import type { operations } from "../contract.ts";
import * as requests from "../requests/batch-jobs.ts";
import { badRequest400Failure, conflict409Failure, duplicate422Failure, notFound404Failure, serverError500Failure, unauthorized401Failure } from "./shared.ts";

/** `POST /admin/batch-jobs/{id}/cancel` */
export const adminCancelBatchJob: Mock<operations["adminCancelBatchJob"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/batch-jobs/{id}/cancel",
  success: { status: 200, text: "{\"batch_job\":{\"id\":\"batch_01KM0PGDF00M5R616E60Z3YFJ2\",\"type\":\"product-import\",\"status\":\"canceled\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"dry_run\":true,\"context\":{\"fileKey\":\"1773845100000-products.csv\"},\"result\":{\"count\":2,\"advancement_count\":0,\"stat_descriptors\":[{\"key\":\"product-import-count\",\"name\":\"Products/variants to import\",\"message\":\"There will be 1 products created (0 updated). 2 variants will be created (0 updated)\"}]},\"pre_processed_at\":\"2026-03-18T14:45:03.000Z\",\"confirmed_at\":null,\"processing_at\":null,\"completed_at\":null,\"canceled_at\":\"2026-03-18T14:46:00.000Z\",\"failed_at\":null,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:46:00.000Z\",\"deleted_at\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/batch-jobs/{id}/confirm` */
export const adminConfirmBatchJob: Mock<operations["adminConfirmBatchJob"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/batch-jobs/{id}/confirm",
  success: { status: 200, text: "{\"batch_job\":{\"id\":\"batch_01KM0PGDF00M5R616E60Z3YFJ2\",\"type\":\"product-import\",\"status\":\"confirmed\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"dry_run\":true,\"context\":{\"fileKey\":\"1773845100000-products.csv\"},\"result\":{\"count\":2,\"advancement_count\":0,\"stat_descriptors\":[{\"key\":\"product-import-count\",\"name\":\"Products/variants to import\",\"message\":\"There will be 1 products created (0 updated). 2 variants will be created (0 updated)\"}]},\"pre_processed_at\":\"2026-03-18T14:45:03.000Z\",\"confirmed_at\":\"2026-03-18T14:46:00.000Z\",\"processing_at\":null,\"completed_at\":null,\"canceled_at\":null,\"failed_at\":null,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:46:00.000Z\",\"deleted_at\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `POST /admin/batch-jobs` */
export const adminCreateBatchJob: Mock<operations["adminCreateBatchJob"]> = /*#__PURE__*/ mock({
  method: "POST",
  path: "/admin/batch-jobs",
  request: requests.adminCreateBatchJob,
  success: { status: 201, text: "{\"batch_job\":{\"id\":\"batch_01KM0PGDF00M5R616E60Z3YFJ2\",\"type\":\"product-import\",\"status\":\"created\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"dry_run\":true,\"context\":{\"fileKey\":\"1773845100000-products.csv\"},\"result\":null,\"pre_processed_at\":null,\"confirmed_at\":null,\"processing_at\":null,\"completed_at\":null,\"canceled_at\":null,\"failed_at\":null,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:00.000Z\",\"deleted_at\":null}}" },
  failures: [badRequest400Failure, unauthorized401Failure, notFound404Failure, conflict409Failure, duplicate422Failure, serverError500Failure],
});

/** `GET /admin/batch-jobs` */
export const adminListBatchJobs: Mock<operations["adminListBatchJobs"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/batch-jobs",
  request: requests.adminListBatchJobs,
  success: { status: 200, text: "{\"batch_jobs\":[{\"id\":\"batch_01KM0PGDF00M5R616E60Z3YFJ2\",\"type\":\"product-import\",\"status\":\"pre_processed\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"dry_run\":true,\"context\":{\"fileKey\":\"1773845100000-products.csv\"},\"result\":{\"count\":2,\"advancement_count\":0,\"stat_descriptors\":[{\"key\":\"product-import-count\",\"name\":\"Products/variants to import\",\"message\":\"There will be 1 products created (0 updated). 2 variants will be created (0 updated)\"}]},\"pre_processed_at\":\"2026-03-18T14:45:03.000Z\",\"confirmed_at\":null,\"processing_at\":null,\"completed_at\":null,\"canceled_at\":null,\"failed_at\":null,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:03.000Z\",\"deleted_at\":null},{\"id\":\"batch_01KM0PGDF0Q495FPY68QQFDAQH\",\"type\":\"product-export\",\"status\":\"completed\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"dry_run\":false,\"context\":{\"list_config\":{\"skip\":0,\"take\":50,\"order\":{\"created_at\":\"DESC\"}},\"filterable_fields\":{\"status\":[\"published\"]}},\"result\":{\"count\":3,\"advancement_count\":3,\"progress\":1,\"file_key\":\"exports/products/1773845103000-product-export-1773845103000.csv\",\"file_size\":2603,\"stat_descriptors\":[{\"key\":\"product-export-count\",\"name\":\"Product count to export\",\"message\":\"There will be 3 products exported by this action\"}]},\"pre_processed_at\":\"2026-03-18T14:45:02.000Z\",\"confirmed_at\":\"2026-03-18T14:45:02.000Z\",\"processing_at\":\"2026-03-18T14:45:03.000Z\",\"completed_at\":\"2026-03-18T14:45:04.000Z\",\"canceled_at\":null,\"failed_at\":null,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:04.000Z\",\"deleted_at\":null}],\"count\":2,\"offset\":0,\"limit\":10}" },
  failures: [badRequest400Failure, unauthorized401Failure, serverError500Failure],
});

/** `GET /admin/batch-jobs/{id}` */
export const adminRetrieveBatchJob: Mock<operations["adminRetrieveBatchJob"]> = /*#__PURE__*/ mock({
  method: "GET",
  path: "/admin/batch-jobs/{id}",
  success: { status: 200, text: "{\"batch_job\":{\"id\":\"batch_01KM0PGDF0Q495FPY68QQFDAQH\",\"type\":\"product-export\",\"status\":\"completed\",\"created_by\":\"usr_01KERQSEH0901F73FR6BRP1D2Q\",\"dry_run\":false,\"context\":{\"list_config\":{\"skip\":0,\"take\":50,\"order\":{\"created_at\":\"DESC\"}},\"filterable_fields\":{\"status\":[\"published\"]}},\"result\":{\"count\":3,\"advancement_count\":3,\"progress\":1,\"file_key\":\"exports/products/1773845103000-product-export-1773845103000.csv\",\"file_size\":2603,\"stat_descriptors\":[{\"key\":\"product-export-count\",\"name\":\"Product count to export\",\"message\":\"There will be 3 products exported by this action\"}]},\"pre_processed_at\":\"2026-03-18T14:45:02.000Z\",\"confirmed_at\":\"2026-03-18T14:45:02.000Z\",\"processing_at\":\"2026-03-18T14:45:03.000Z\",\"completed_at\":\"2026-03-18T14:45:04.000Z\",\"canceled_at\":null,\"failed_at\":null,\"created_at\":\"2026-03-18T14:45:00.000Z\",\"updated_at\":\"2026-03-18T14:45:04.000Z\",\"deleted_at\":null}}" },
  failures: [unauthorized401Failure, notFound404Failure, serverError500Failure],
});
