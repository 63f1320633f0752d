import { createFileRoute } from "@tanstack/react-router";
import { TaxesPage } from "../../../../features/regions/taxes/taxes.tsx";
import { listRoute } from "../../../../patterns/resource.ts";
import { taxes } from "../../../../resources/taxes.ts";

export const Route = createFileRoute("/a/settings/taxes/")({
  ...listRoute(taxes, { strings: ["regions"] }),
  component: TaxesPage,
});
