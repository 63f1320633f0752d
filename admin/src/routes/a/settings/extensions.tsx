import { createFileRoute, notFound } from "@tanstack/react-router";
import { ExtensionsPage } from "../../../features/extensions/extensions-page.tsx";
import { extensionsReady } from "../../../patterns/extension.ts";

export const Route = createFileRoute("/a/settings/extensions")({
  loader: async () => {
    if (!(await extensionsReady())) throw notFound();
  },
  component: ExtensionsPage,
});
