import { createFileRoute } from "@tanstack/react-router";
import { AppPage } from "../../../features/store/apps-page.tsx";
import { readText } from "../../../patterns/list.ts";

interface Answer {
  code: string;
  state: string;
}

export const Route = createFileRoute("/a/oauth/$app_name")({
  validateSearch: ({ code, state }: Partial<Record<keyof Answer, unknown>>): Answer => ({
    code: readText(code),
    state: readText(state),
  }),
  staticData: { strings: ["settings-store"], settings: true },
  component: App,
});

function App() {
  const { app_name } = Route.useParams();
  return <AppPage {...Route.useSearch()} app={app_name} />;
}
