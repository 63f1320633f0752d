import { stored } from "../../lib/local-storage.ts";

/**
 * The state of the setup checklist in this browser: `begun` once a step was missing, and `done` once the checklist was closed, or
 * if the store had everything it needs to sell when it was first checked.
 */
type SetupState = "new" | "begun" | "done";
export const setupState = stored<SetupState>("set-up", (value) =>
  value === true || value === "done" ? "done" : value === "begun" ? "begun" : "new",
);
