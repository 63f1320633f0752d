import { createFileRoute } from "@tanstack/react-router";
import { StoreDetailsPage } from "../../../features/store/details-page.tsx";

export const Route = createFileRoute("/a/settings/details")({
  staticData: { strings: ["settings-store"] },
  component: StoreDetailsPage,
});
