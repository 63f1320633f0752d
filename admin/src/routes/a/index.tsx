import { createFileRoute, stripSearchParams, type SearchSchemaInput } from "@tanstack/react-router";
import { HomePage } from "../../features/home/home-page.tsx";
import { isPeriod, type Period } from "../../features/home/period.ts";

const defaults: { period: Period } = { period: "7" };

export const Route = createFileRoute("/a/")({
  validateSearch: ({ period }: { period?: unknown } & SearchSchemaInput) =>
    // Converts the value, because the router parses digits in the URL as a number.
    isPeriod(String(period)) ? { period: String(period) as Period } : defaults,
  search: { middlewares: [stripSearchParams(defaults)] },
  staticData: { strings: ["home", "stock-levels"] },
  component: Home,
});

function Home() {
  const { period } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <HomePage
      period={period}
      onPeriod={(next) => void navigate({ search: { period: next }, resetScroll: false })}
    />
  );
}
