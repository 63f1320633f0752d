import { useTranslation } from "react-i18next";
import { exactlyOnce, type WriteAttempt } from "../../lib/exactly-once.ts";
import { notify } from "../../ui/notify.ts";

/**
 * Runs a creating request of a draft order once: a double click counts once, and after a lost
 * response the result is looked for before anything is sent again, and reported if it was found.
 */
export function useDraftOnce() {
  const { t } = useTranslation("common");
  return async <State>(wanted: WriteAttempt<State>): Promise<void> => {
    if ((await exactlyOnce(wanted)) === "found")
      notify("success", t("errors.foundTitle"), t("errors.foundText"));
  };
}
