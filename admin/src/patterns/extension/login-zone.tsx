import { useTranslation } from "react-i18next";
import { Toaster } from "../../ui/toast.tsx";
import { useExtensions } from "./extensions.ts";
import { WidgetZone } from "./widget-zone.tsx";

/** Widgets before or after the sign-in form. They load after the form. */
export function LoginZone({ at }: { at: "before" | "after" }) {
  const { t } = useTranslation("common");
  const widgets = useExtensions()?.registry.widgets;
  return at === "before" ? (
    <WidgetZone zone="login.before" />
  ) : (
    <>
      <WidgetZone zone="login.after" />
      {/* Shows the widgets' notifications, because the sign-in page has no shell that would do so. */}
      {(widgets?.has("login.before") || widgets?.has("login.after")) && (
        <Toaster dismissLabel={t("actions.dismiss")} />
      )}
    </>
  );
}
