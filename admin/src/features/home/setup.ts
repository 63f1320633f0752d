import { stored } from "../../lib/local-storage.ts";

/** Whether this browser has seen that the shop has all it needs to sell. */
export const storeIsSetUp = stored("set-up", (value) => value === true);
