// Provides the mock server for contract tests: the one in COUNTERTOP_MOCK_URL, or else one that this file starts.
import { resolve } from "node:path";
import { freePort } from "../lib/ports.ts";
import { createProcesses } from "../lib/processes.mjs";
import { startMock } from "../lib/services.ts";

export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env["COUNTERTOP_MOCK_URL"]) return undefined;
  const processes = createProcesses();
  const { url } = await startMock(
    processes,
    resolve(import.meta.dirname, "../.."),
    await freePort(),
  );
  process.env["COUNTERTOP_MOCK_URL"] = url;
  return () => processes.endAll();
}
