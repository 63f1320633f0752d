import { defineExtension } from "@countertop/admin/extension";
import { Award } from "lucide-react";
import { lazy } from "react";
import english from "./strings/en.json";
import { PointsWidget } from "./points-widget.tsx";
import { ProgrammeNote } from "./program-note.tsx";

// Loads the page's code when the page is opened.
const Members = lazy(() => import("./members-page.tsx"));
const Member = lazy(() => import("./member-page.tsx"));
const Settings = lazy(() => import("./settings-page.tsx"));

declare module "@countertop/admin/extension" {
  interface Translations {
    loyalty: typeof english;
  }
}

export default defineExtension({
  name: "Loyalty",
  i18n: {
    namespace: "loyalty",
    load: async (language) =>
      language === "en"
        ? english
        : language === "de"
          ? (await import("./strings/de.json")).default
          : undefined,
  },
  widgets: [
    { zone: "product.details.after", component: PointsWidget },
    { zone: "product.list.before", component: ProgrammeNote },
  ],
  routes: [
    { path: "/loyalty", component: Members, link: { label: "members.title", icon: Award } },
    { path: "/loyalty/members/:id", component: Member },
  ],
  settings: [
    {
      path: "/loyalty",
      card: { label: "settings.title", description: "settings.text", icon: Award },
      component: Settings,
    },
  ],
  commands: [
    {
      id: "loyalty.members",
      label: "members.open",
      icon: Award,
      keys: "e l",
      run: ({ navigate }) => navigate("/loyalty"),
    },
  ],
});
