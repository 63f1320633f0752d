import { lazyPart } from "../lib/lazy-with-retry.ts";

export { ActionButtons } from "./action/action-button.tsx";
export { defineAction, type Tools } from "./action/define-action.ts";
export { useAction } from "./action/use-action.tsx";
export { useInstead } from "./action/use-instead.ts";
export { useRowActions } from "./action/use-row-actions.tsx";
export { useTools } from "./action/use-tools.ts";

/** The drawer of an action, for pages whose URL contains the open action's name. */
export const ActionDrawer = lazyPart(() => import("./action/action-drawer.tsx"), "ActionDrawer");
export { type NamedRow, RowsCard } from "./action/rows-card.tsx";
