// The files of a worker share its globals and modules. After each file, this restores the globals that the file stubbed, and
// resets the modules.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
