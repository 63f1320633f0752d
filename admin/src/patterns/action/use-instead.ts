import { useTranslation } from "react-i18next";
import { problemOf } from "../../lib/errors.ts";
import { notify } from "../../ui/notify.ts";
import type { Action } from "./define-action.ts";
import { useTools } from "./use-tools.ts";

/**
 * Returns a function that returns the safer action for the delete dialog. Undefined if the action doesn't apply to the record.
 */
export function useInstead<Target extends { id: string }>(action: Action<Target>) {
  const { t } = useTranslation("common");
  const tools = useTools();
  return (record: Target) => {
    if (!action.offered(record)) return undefined;
    const act = async () => {
      try {
        const { perform, refreshAfter } = await import("./perform.ts");
        await refreshAfter(await perform(action, record.id, tools, record), action, tools);
      } catch (error) {
        const { title, message } = problemOf(error, t);
        notify("error", title, message);
      }
    };
    return { action: tools.text(action.label), act: () => void act() };
  };
}
