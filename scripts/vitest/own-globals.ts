// Files of one worker share its globals and its modules: what one puts in their place, or keeps in them, is gone before the next.
import { afterAll, vi } from "vitest";

afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
