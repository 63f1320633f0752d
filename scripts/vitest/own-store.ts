// Chooses the store for a test file. Each worker has its own store, because writes of trees or counts must not run at the same
// time as those of another file. Files that need the demo store as it was seeded share a store that no other file writes
// to.
import { expect, inject } from "vitest";

const OF_DEMO = /(compatibility|total-blocks|mcp\/tasks|mcp\/store)\.conformance\.test\.ts$/;

const { testPath = "" } = expect.getState();
const stores = inject("stores");
const store = OF_DEMO.test(testPath)
  ? stores.at(-1)
  : stores[(Number(process.env["VITEST_POOL_ID"]) - 1) % (stores.length - 1)];
if (store)
  Object.assign(process.env, {
    COUNTERTOP_SANDBOX_URL: store.url,
    COUNTERTOP_ADMIN_EMAIL: store.adminEmail,
    COUNTERTOP_ADMIN_PASSWORD: store.adminPassword,
  });
