import { useTranslation } from "react-i18next";
import { Toaster } from "../../ui/toast.tsx";
import { useExtensions } from "./extensions.ts";
import { WidgetZone } from "./widget-zone.tsx";

/** Before and after the sign-in form; fetched after it, and only where there are extensions. */
export function LoginZone({ at }: { at: "before" | "after" }) {
  const { t } = useTranslation("common");
  const widgets = useExtensions()?.registry.widgets;
  return at === "before" ? (
    <WidgetZone zone="login.before" />
  ) : (
    <>
      <WidgetZone zone="login.after" />
      {/* No shell stands around the sign-in that would show what a widget has to tell. */}
      {(widgets?.has("login.before") || widgets?.has("login.after")) && (
        <Toaster dismissLabel={t("actions.dismiss")} />
      )}
    </>
  );
}
