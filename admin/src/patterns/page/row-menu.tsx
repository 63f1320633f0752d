import { Fragment, type ReactNode } from "react";
import * as Menu from "../../ui/menu.tsx";
import { dangerLast } from "./lazy-row-menu.ts";

export interface RowMenuProps {
  anchor: () => HTMLElement | null;
  label: string;
  actions: readonly {
    id: string;
    label: string;
    icon: ReactNode;
    danger?: boolean | undefined;
    /** The reason why the action is disabled. */
    reason?: string | undefined;
  }[];
  onAction(id: string): void;
  onClose(): void;
}

export const RowMenu = ({ actions, onAction, ...rest }: RowMenuProps) => (
  <Menu.At {...rest} onSelect={onAction}>
    {dangerLast(actions).map(({ id, icon, label, danger, reason }, index, all) => (
      <Fragment key={id}>
        {danger && index > 0 && !all[index - 1]?.danger && <Menu.Separator />}
        <Menu.Item value={id} icon={icon} danger={danger === true} reason={reason}>
          {label}
        </Menu.Item>
      </Fragment>
    ))}
  </Menu.At>
);
