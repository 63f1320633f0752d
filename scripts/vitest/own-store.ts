// The store of the worker that runs this file: writes of a tree or a count never meet those of another file.
import { inject } from "vitest";

const stores = inject("stores");
const store = stores[(Number(process.env["VITEST_POOL_ID"]) - 1) % stores.length];
if (store)
  Object.assign(process.env, {
    COUNTERTOP_SANDBOX_URL: store.url,
    COUNTERTOP_ADMIN_EMAIL: store.adminEmail,
    COUNTERTOP_ADMIN_PASSWORD: store.adminPassword,
  });
