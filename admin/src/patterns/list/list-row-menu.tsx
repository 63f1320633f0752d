import { Fragment, type ReactNode } from "react";
import * as Menu from "../../ui/menu.tsx";

export interface RowMenuProps {
  anchor: () => HTMLElement | null;
  label: string;
  actions: readonly { id: string; label: string; icon: ReactNode; danger?: boolean }[];
  onAction(id: string): void;
  onClose(): void;
}

export const RowMenu = ({ actions, onAction, ...rest }: RowMenuProps) => (
  <Menu.At {...rest} onSelect={onAction}>
    {actions.map(({ id, icon, label, danger }, index) => (
      <Fragment key={id}>
        {danger && index > 0 && <Menu.Separator />}
        <Menu.Item value={id} icon={icon}>
          {label}
        </Menu.Item>
      </Fragment>
    ))}
  </Menu.At>
);
