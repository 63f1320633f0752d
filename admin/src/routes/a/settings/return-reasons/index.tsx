import { createFileRoute } from "@tanstack/react-router";
import { ReturnReasonsPage } from "../../../../features/return-reasons/return-reasons.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { returnReasons } from "../../../../resources/return-reasons.ts";

export const Route = createFileRoute("/a/settings/return-reasons/")({
  ...listRoute(returnReasons),
  component: ReturnReasonsPage,
});
