// Provides what the tests of the packed packages share: a folder for the tarballs, so that each package is packed only once, and
// a copy of the seeded store. If COUNTERTOP_TARBALLS is set, it's the folder of a release.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { TestProject } from "vitest/node";
import { createProcesses } from "../lib/processes.mjs";
import { startStore } from "../lib/services.ts";
import type {} from "../pack/store.ts";

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const processes = createProcesses();
  const { url, adminEmail, adminPassword } = await startStore(
    processes,
    resolve(import.meta.dirname, "../.."),
    ["--copy"],
  );
  project.provide("store", { url, adminEmail, adminPassword });
  const folder = mkdtempSync(join(tmpdir(), "countertop-tarballs-"));
  process.env["COUNTERTOP_TARBALLS"] ??= folder;
  return async () => {
    await processes.endAll();
    rmSync(folder, { recursive: true, force: true });
  };
}
