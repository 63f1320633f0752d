import { useTranslation } from "react-i18next";
import { useTracker } from "../../lib/analytics/tracker.ts";
import { notify } from "../../ui/notify.ts";
import { messageOf, wantsEmail, type Preferences } from "./preferences.ts";

/** What happens after preferences were sent, the first ones and any later. */
export function useSaved() {
  const { t } = useTranslation("analytics");
  const tracker = useTracker();
  return (preferences: Preferences) => ({
    onSuccess() {
      notify("success", t("savedTitle"), t("savedText"));
      tracker?.allow(!preferences.opt_out);
      // The address is in no configuration: it is told once, by those who may be known.
      if (wantsEmail(preferences)) tracker?.track("userEmail", { email: preferences.email });
    },
    onError(error: unknown) {
      notify("error", t("failedTitle"), messageOf(error) ?? t("failedText"));
    },
  });
}
