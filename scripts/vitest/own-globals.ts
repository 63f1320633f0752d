// Files of one worker share its globals and its modules: resets everything that a file replaced or stored in them before the next.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
