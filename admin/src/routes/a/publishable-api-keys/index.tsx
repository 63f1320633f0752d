import { createFileRoute } from "@tanstack/react-router";
import { PublishableApiKeysPage } from "../../../features/publishable-api-keys/publishable-api-keys.tsx";
import { listRoute } from "../../../patterns/resource.ts";
import { publishableApiKeys } from "../../../resources/publishable-api-keys.ts";

export const Route = createFileRoute("/a/publishable-api-keys/")({
  ...listRoute(publishableApiKeys, { settings: true }),
  component: PublishableApiKeysPage,
});
