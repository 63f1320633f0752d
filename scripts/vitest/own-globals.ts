// The files of a worker share its globals, environment, and modules. After each file, this restores the globals that the file
// stubbed and `NODE_ENV`, which a build sets to `production`, and resets the modules.
import { afterAll, vi } from "vitest";

const { NODE_ENV } = process.env;

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  process.env["NODE_ENV"] = NODE_ENV;
});
