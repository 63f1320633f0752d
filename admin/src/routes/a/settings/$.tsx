import { createFileRoute, notFound } from "@tanstack/react-router";
import { ExtensionSettings } from "../../../features/extensions/extension-page.tsx";
import { extensionsReady } from "../../../patterns/extension.ts";

export const Route = createFileRoute("/a/settings/$")({
  loader: async ({ params: { _splat = "" } }) => {
    if (!(await extensionsReady())?.settingsPage(_splat)) throw notFound();
  },
  component: Extension,
});

function Extension() {
  const { _splat = "" } = Route.useParams();
  return <ExtensionSettings address={_splat} />;
}
