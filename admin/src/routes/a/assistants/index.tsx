import { createFileRoute } from "@tanstack/react-router";
import { PlansPage } from "../../../features/assistants/plans-page.tsx";

export const Route = createFileRoute("/a/assistants/")({
  staticData: { strings: ["assistants"] },
  component: PlansPage,
});
