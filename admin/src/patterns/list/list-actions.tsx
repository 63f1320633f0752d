import { MoreHorizontal } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyWithRetry } from "../../lib/lazy-with-retry.ts";
import { IconButton } from "../../ui/button.tsx";
import type { ListActionOverlay } from "./list-action-overlay.tsx";
import type { ListActionsProps, ListStep } from "./list-types.ts";

// The lazy component has the same props. React's type loses the type parameter.
const Overlay = lazyWithRetry(() =>
  import("./list-action-overlay.tsx").then((m) => ({ default: m.ListActionOverlay })),
) as unknown as typeof ListActionOverlay;

/**
 * The menu of a row and the dialog of an action. The whole list shares one of each, because a page can have hundreds of rows.
 * Their code loads with the first press.
 */
export function useListActions<Row extends { id: string }>(props: ListActionsProps<Row>) {
  const { actions, columns, nameOf, selected } = props;
  const { t } = useTranslation("common");
  const base = useId();
  const [step, setStep] = useState<ListStep<Row>>();
  const opened = step?.is === "menu" && step.row.id;

  const tools = (row: Row) => (
    <IconButton
      size="sm"
      id={`${base}${row.id}`}
      aria-label={t("list.rowActions", { name: nameOf(row) })}
      aria-haspopup="menu"
      aria-expanded={opened === row.id}
      onClick={() => setStep(opened === row.id ? undefined : { is: "menu", row })}
    >
      <MoreHorizontal aria-hidden />
    </IconButton>
  );
  return {
    tools: actions.length > 0 || columns.some(({ edit }) => edit) ? tools : undefined,
    overlays: step && (
      <Suspense>
        <Overlay {...props} base={base} step={step} onStep={setStep} />
      </Suspense>
    ),
    /** Bulk actions, and the function that starts one on the selection. */
    bulk: actions.filter(({ single, go, goMany }) => !single && (!go || goMany)),
    begin: (id: string) => {
      const action = actions.find((one) => one.id === id);
      const { all, picked } = selected.selection;
      if (action?.goMany) action.goMany({ all, ids: [...picked.keys()] });
      else if (action) setStep({ is: "task", action });
    },
  };
}
