import { createFileRoute } from "@tanstack/react-router";
import { UsageDataPage } from "../../../features/analytics/usage-data-page.tsx";

export const Route = createFileRoute("/a/settings/usage-data")({
  beforeLoad: ({ context }) => context.strings("analytics"),
  component: UsageData,
});

function UsageData() {
  const { user } = Route.useRouteContext();
  return <UsageDataPage email={user.email} />;
}
