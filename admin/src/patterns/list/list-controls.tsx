import { Download, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { useCommands } from "../../lib/commands.ts";
import { MoreActions, type MoreAction } from "../page/more-actions.tsx";
import type { ListTool } from "./list-types.ts";

export interface ListControlsProps {
  /** The id of the list, from which the ids of the buttons for the options and the menu are derived. */
  id: string;
  slug: string;
  tools: readonly ListTool[];
  /** Exports the view. Undefined if a tool does. */
  file: { label: string; busy: boolean; press(): void } | undefined;
  /** True while the display options are open. */
  options: boolean;
  onOptions(open: boolean): void;
  views: { manage: MoreAction; offer: ReactNode };
  create: ReactNode;
}

/** The end of a list's toolbar: display options, a menu with the remaining actions, and the primary action. */
export function ListControls(props: ListControlsProps) {
  const { id, slug, tools, file, options, onOptions, views, create } = props;
  const { t } = useTranslation("common");
  useCommands(
    tools.map(({ id: tool, label, icon, run }) => ({
      id: `${slug}.${tool}`,
      group: "list",
      label,
      icon,
      run,
    })),
  );
  const first = tools.find(({ primary }) => primary);
  const csv = file
    ? [{ id: "csv", label: file.label, icon: <Download aria-hidden />, run: file.press }]
    : [];
  return (
    <>
      <Button
        id={`${id}options`}
        icon={<SlidersHorizontal aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={options}
        onClick={() => onOptions(!options)}
      >
        {t("options.open")}
      </Button>
      {views.offer}
      <MoreActions
        id={`${id}more`}
        busy={file?.busy || tools.some(({ busy }) => busy)}
        actions={[...tools.filter((tool) => tool !== first), ...csv, views.manage]}
      />
      {create}
      {first && (
        <Button visual="primary" icon={first.icon} onClick={first.run}>
          {first.label}
        </Button>
      )}
    </>
  );
}
