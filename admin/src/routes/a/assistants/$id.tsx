import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { AssistantsCrumb } from "../../../features/assistants/assistants-crumb.tsx";
import { PlanPage } from "../../../features/assistants/plan-page.tsx";
import { readOverlay, type OverlaySearch } from "../../../patterns/overlay.ts";

type Search = OverlaySearch<"values">;

export const Route = createFileRoute("/a/assistants/$id")({
  validateSearch: (raw: { edit?: unknown }): Search => ({
    edit: readOverlay(raw.edit, ["values"]),
  }),
  search: { middlewares: [stripSearchParams<Search, true>({ edit: "" })] },
  staticData: { strings: ["assistants"], parents: AssistantsCrumb },
  component: PlanPage,
});
