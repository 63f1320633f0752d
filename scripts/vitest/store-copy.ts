// Provides copies of the seeded store, because conformance tests change records. If COUNTERTOP_SANDBOX_URL is set, all tests
// use that store. Otherwise, each worker has a copy, and the files that need the unchanged demo store share a separate one.
import { resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { createProcesses } from "../lib/processes.mjs";
import { startStore } from "../lib/services.ts";

declare module "vitest" {
  interface ProvidedContext {
    stores: readonly { url: string; adminEmail: string; adminPassword: string }[];
  }
}

export default async function setup(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env["COUNTERTOP_SANDBOX_URL"]) {
    project.provide("stores", []);
    return undefined;
  }
  const root = resolve(import.meta.dirname, "../..");
  const processes = createProcesses();
  const stores = await Promise.all(
    Array.from({ length: project.config.maxWorkers + 1 }, () =>
      startStore(processes, root, ["--copy"]),
    ),
  );
  project.provide(
    "stores",
    stores.map(({ url, adminEmail, adminPassword }) => ({ url, adminEmail, adminPassword })),
  );
  return () => processes.endAll();
}
