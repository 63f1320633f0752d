import { createFileRoute } from "@tanstack/react-router";
import { UsageDataPage } from "../../../features/analytics/usage-data-page.tsx";

export const Route = createFileRoute("/a/settings/usage-data")({
  staticData: { strings: ["analytics"], needs: "analytics" },
  component: UsageData,
});

function UsageData() {
  const { session } = Route.useRouteContext();
  return <UsageDataPage email={session.user?.email ?? ""} />;
}
