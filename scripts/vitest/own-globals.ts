// Files of one worker share its globals and modules. Before each file, resets everything that the previous file replaced or stored
// in them.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
