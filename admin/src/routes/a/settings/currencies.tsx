import { createFileRoute } from "@tanstack/react-router";
import { CurrenciesPage } from "../../../features/store/currencies-page.tsx";

export const Route = createFileRoute("/a/settings/currencies")({
  staticData: { strings: ["settings-store"] },
  component: CurrenciesPage,
});
