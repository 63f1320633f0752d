/** Tests the entry point of `npm run sandbox`, in a checkout without packages and with an npm that never finishes. */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SANDBOX_DIR } from "./paths.ts";
import { endNow, isAlive } from "./processes.ts";

const NPM = `#!/usr/bin/env node
require("node:fs").writeFileSync(process.env.NPM_STARTED, String(process.pid));
setInterval(() => {}, 1000);
`;

const PATIENCE = { timeout: 30_000 };

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "countertop-run-"));
  mkdirSync(join(root, "sandbox", "src"), { recursive: true });
  for (const file of ["run.cjs", "src/end-with-parent.mjs"])
    cpSync(join(SANDBOX_DIR, file), join(root, "sandbox", file));
  mkdirSync(join(root, "bin"));
  writeFileSync(join(root, "bin", "npm"), NPM, { mode: 0o755 });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it.each(["SIGKILL", "SIGTERM"] as const)(
  "after %s while npm installs the checkout's packages, npm doesn't keep running",
  async (signal) => {
    const started = join(root, "started");
    const run = spawn(process.execPath, [join(root, "sandbox", "run.cjs")], {
      env: {
        ...process.env,
        NPM_STARTED: started,
        PATH: [join(root, "bin"), process.env["PATH"]].join(delimiter),
      },
      stdio: "ignore",
    });
    const npm = await vi.waitFor(() => {
      expect(existsSync(started) && readFileSync(started, "utf8")).toBeTruthy();
      return Number(readFileSync(started, "utf8"));
    }, PATIENCE);
    run.kill(signal);
    try {
      await vi.waitFor(() => expect(isAlive(npm)).toBe(false), PATIENCE);
    } finally {
      endNow(npm);
    }
  },
);
