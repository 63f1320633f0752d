import { useTranslation } from "react-i18next";
import { once, type Deed } from "../../lib/once.ts";
import { notify } from "../../ui/notify.ts";

/**
 * Makes something of a draft order once: a double click is one, and where the answer is lost it is looked for before anything
 * is sent again, and said where it was found.
 */
export function useDraftOnce() {
  const { t } = useTranslation("common");
  return async <State>(deed: Deed<State>): Promise<void> => {
    if ((await once(deed)) === "found")
      notify("success", t("errors.foundTitle"), t("errors.foundText"));
  };
}
