import { createFileRoute } from "@tanstack/react-router";
import { ReturnReasonPage } from "../../../../features/return-reasons/return-reasons.tsx";
import { recordRoute } from "../../../../patterns/resource.ts";
import { returnReasons } from "../../../../resources/return-reasons.ts";

export const Route = createFileRoute("/a/settings/return-reasons/$id")({
  ...recordRoute(returnReasons),
  component: ReturnReasonPage,
});
