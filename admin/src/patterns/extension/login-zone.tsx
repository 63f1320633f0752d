import { useTranslation } from "react-i18next";
import { Toaster } from "../../ui/toast.tsx";
import { useExtensions } from "./extensions.ts";
import { WidgetZone } from "./widget-zone.tsx";

/** Widgets before and after the sign-in form; they load after it, if there are any. */
export function LoginZone({ at }: { at: "before" | "after" }) {
  const { t } = useTranslation("common");
  const widgets = useExtensions()?.registry.widgets;
  return at === "before" ? (
    <WidgetZone zone="login.before" />
  ) : (
    <>
      <WidgetZone zone="login.after" />
      {/* The sign-in page has no shell that would show notices of widgets. */}
      {(widgets?.has("login.before") || widgets?.has("login.after")) && (
        <Toaster dismissLabel={t("actions.dismiss")} />
      )}
    </>
  );
}
