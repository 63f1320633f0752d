import { stored } from "../../lib/local-storage.ts";

/** True if this browser has seen that the store has everything it needs to sell. */
export const storeIsSetUp = stored("set-up", (value) => value === true);
