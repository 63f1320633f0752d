import { createFileRoute } from "@tanstack/react-router";
import { ProvidersPage } from "../../../features/store/providers-page.tsx";

export const Route = createFileRoute("/a/settings/providers")({
  staticData: { strings: ["settings-store"] },
  component: ProvidersPage,
});
