import { createFileRoute } from "@tanstack/react-router";
import { PublishableApiKeyPage } from "../../../features/publishable-api-keys/publishable-api-keys.tsx";
import { recordRoute } from "../../../patterns/resource.ts";
import { publishableApiKeys } from "../../../resources/publishable-api-keys.ts";

export const Route = createFileRoute("/a/publishable-api-keys/$id")({
  ...recordRoute(publishableApiKeys, { settings: true }),
  component: PublishableApiKeyPage,
});
