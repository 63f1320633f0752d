import { MoreHorizontal } from "lucide-react";
import { Suspense, useId, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "../../ui/button.tsx";
import { LazyRowMenu } from "./lazy-row-menu.ts";

export interface MoreAction {
  id: string;
  label: string;
  icon: ReactNode;
  /** True for a destructive action, which is moved to the end. */
  danger?: boolean;
  /** The reason why the action is disabled. */
  reason?: string | undefined;
  run(): void;
}

export interface MoreActionsProps {
  /** The id of the button, if another element opens next to it. */
  id?: string;
  actions: readonly MoreAction[];
  /** The menu's name, for pages that have several menus. */
  label?: string;
  size?: "sm";
  /** True while the selected action loads the data for its confirmation. */
  busy?: boolean;
}

/** The menu at the end of a page's header, or of a row in a card. */
export function MoreActions({ actions, label, size, busy = false, ...own }: MoreActionsProps) {
  const { t } = useTranslation("common");
  const made = useId();
  const { id = made } = own;
  const [open, setOpen] = useState(false);
  const name = label ?? t("bulk.more");
  return (
    <>
      <IconButton
        id={id}
        visual={size === "sm" ? "ghost" : "secondary"}
        {...(size && { size })}
        aria-label={name}
        title={name}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-busy={busy || undefined}
        onClick={() => setOpen(true)}
      >
        <MoreHorizontal aria-hidden />
      </IconButton>
      {open && (
        <Suspense>
          <LazyRowMenu
            anchor={() => document.getElementById(id)}
            label={name}
            actions={actions}
            onAction={(chosen) => actions.find((one) => one.id === chosen)?.run()}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
