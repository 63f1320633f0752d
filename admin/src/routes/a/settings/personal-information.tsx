import { createFileRoute } from "@tanstack/react-router";
import { PersonalPage } from "../../../features/users/personal-page.tsx";

export const Route = createFileRoute("/a/settings/personal-information")({
  // The language has the same name as in the account menu.
  staticData: { strings: ["users", "shell"] },
  component: PersonalPage,
});
