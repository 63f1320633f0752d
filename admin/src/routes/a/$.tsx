import { createFileRoute, notFound } from "@tanstack/react-router";
import { ExtensionCrumbs } from "../../features/extensions/extension-crumbs.tsx";
import { ExtensionPage } from "../../features/extensions/extension-page.tsx";
import { extensionsReady } from "../../patterns/extension.ts";

/** A path that isn't a page of the admin may be a page of an extension. */
export const Route = createFileRoute("/a/$")({
  loader: async ({ params: { _splat = "" } }) => {
    if (!(await extensionsReady())?.page(_splat)) throw notFound();
  },
  component: Extension,
  staticData: { parents: Parents },
});

function Extension() {
  const { _splat = "" } = Route.useParams();
  return <ExtensionPage address={_splat} />;
}

function Parents() {
  const { _splat = "" } = Route.useParams();
  return <ExtensionCrumbs address={_splat} />;
}
