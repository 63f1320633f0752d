import { createFileRoute } from "@tanstack/react-router";
import { PersonalPage } from "../../../features/users/personal-page.tsx";

export const Route = createFileRoute("/a/settings/personal-information")({
  // The language has the name of the account menu.
  staticData: { strings: ["users", "shell"] },
  component: PersonalPage,
});
