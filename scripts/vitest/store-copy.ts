// Conformance tests change what they find, so they get a copy of the seeded store: the one that is named, else one of their own.
import { resolve } from "node:path";
import { createProcesses } from "../lib/processes.mjs";
import { startStore } from "../lib/services.ts";

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["COUNTERTOP_SANDBOX_URL"]) return undefined;
  const processes = createProcesses();
  const { url, adminEmail, adminPassword } = await startStore(
    processes,
    resolve(import.meta.dirname, "../.."),
    ["--copy"],
  );
  Object.assign(process.env, {
    COUNTERTOP_SANDBOX_URL: url,
    COUNTERTOP_ADMIN_EMAIL: adminEmail,
    COUNTERTOP_ADMIN_PASSWORD: adminPassword,
  });
  return () => processes.endAll();
}
