// Files of one worker share its globals: what one puts in their place is taken back before the next.
import { afterAll, vi } from "vitest";

afterAll(() => vi.unstubAllGlobals());
