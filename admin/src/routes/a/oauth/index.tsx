import { createFileRoute } from "@tanstack/react-router";
import { AppsPage } from "../../../features/store/apps-page.tsx";

export const Route = createFileRoute("/a/oauth/")({
  staticData: { strings: ["settings", "settings-store"], settings: true },
  component: AppsPage,
});
