import { useTranslation } from "react-i18next";
import { useTracker } from "../../lib/analytics/tracker.ts";
import { notify } from "../../ui/notify.ts";
import { messageOf, wantsEmail, type Preferences } from "./preferences.ts";

/** Returns callbacks that update the cache and the tracker after preferences were saved. */
export function useSaved() {
  const { t } = useTranslation("analytics");
  const tracker = useTracker();
  return (preferences: Preferences) => ({
    onSuccess() {
      notify("success", t("savedTitle"), t("savedText"));
      tracker?.allow(!preferences.opt_out);
      // Tracks the email of users who aren't anonymous, because the stored choice doesn't contain it.
      if (wantsEmail(preferences)) tracker?.track("userEmail", { email: preferences.email });
    },
    onError(error: unknown) {
      notify("error", t("failedTitle"), messageOf(error) ?? t("failedText"));
    },
  });
}
