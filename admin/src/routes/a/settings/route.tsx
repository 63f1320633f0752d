import { createFileRoute } from "@tanstack/react-router";
import { SettingsCrumb } from "../../../features/settings/settings-crumb.tsx";

export const Route = createFileRoute("/a/settings")({
  staticData: { strings: ["settings"], crumb: SettingsCrumb, settings: true },
});
