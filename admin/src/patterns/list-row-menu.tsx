import type { ReactNode } from "react";
import * as Menu from "../ui/menu.tsx";

export interface RowMenuProps {
  anchor: () => HTMLElement | null;
  label: string;
  actions: readonly { id: string; label: string; icon: ReactNode }[];
  onAction(id: string): void;
  onClose(): void;
}

export const RowMenu = ({ actions, onAction, ...rest }: RowMenuProps) => (
  <Menu.At {...rest} onSelect={onAction}>
    {actions.map(({ id, icon, label }) => (
      <Menu.Item key={id} value={id} icon={icon}>
        {label}
      </Menu.Item>
    ))}
  </Menu.At>
);
