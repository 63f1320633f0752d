import { createFileRoute } from "@tanstack/react-router";
import { AppearancePage } from "../../../features/settings/appearance-page.tsx";

export const Route = createFileRoute("/a/settings/appearance")({
  // The choices have the same names as in the account menu.
  staticData: { strings: ["shell"] },
  component: AppearancePage,
});
