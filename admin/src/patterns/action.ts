export { ActionButtons } from "./action/action-button.tsx";
export { defineAction } from "./action/define-action.ts";
export { useInstead } from "./action/use-instead.ts";
export { useRowActions } from "./action/use-row-actions.tsx";
