import { Menu } from "@ark-ui/react/menu";
import { Portal } from "@ark-ui/react/portal";
import { menu } from "#styled/recipes";
import { Check, ChevronRight } from "lucide-react";
import { useState, type ReactNode } from "react";

const styles = menu();

export const Root = (props: Menu.RootProps) => (
  <Menu.Root
    lazyMount
    unmountOnExit
    positioning={{ strategy: "fixed", placement: "bottom-end", gutter: 4 }}
    {...props}
  />
);
export const Trigger = Menu.Trigger;

/** Rendered in place, so that the menu is in the same landmark as its button. */
export const Content = ({ children }: { children: ReactNode }) => (
  <Menu.Positioner className={styles.positioner}>
    <Menu.Content className={styles.content}>{children}</Menu.Content>
  </Menu.Positioner>
);

/** A menu without a button of its own. It is open while it is mounted, and returns the focus when it closes. */
export const At = ({
  anchor,
  label,
  onSelect,
  onClose,
  children,
}: {
  anchor: () => HTMLElement | null;
  label: string;
  onSelect(value: string): void;
  onClose(): void;
  children: ReactNode;
}) => {
  // Renders the menu outside of containers that clip it, but in the same landmark.
  const [home] = useState(() => ({
    current: anchor()?.closest<HTMLElement>("main, [role$=dialog]") ?? document.body,
  }));
  return (
    <Menu.Root
      open
      aria-label={label}
      onSelect={({ value }) => onSelect(value)}
      onOpenChange={({ open }) => {
        if (open) return;
        onClose();
        anchor()?.focus();
      }}
      positioning={{
        strategy: "fixed",
        placement: "bottom-start",
        gutter: 4,
        getAnchorRect: () => anchor()?.getBoundingClientRect() ?? null,
      }}
    >
      <Portal container={home}>
        <Content>{children}</Content>
      </Portal>
    </Menu.Root>
  );
};

export const Item = ({
  value,
  icon,
  danger = false,
  reason,
  children,
}: {
  value: string;
  icon?: ReactNode;
  /** True for a destructive action. */
  danger?: boolean;
  /** The reason why the item is disabled. Undefined if it is enabled. */
  reason?: string | undefined;
  children: ReactNode;
}) => (
  <Menu.Item
    value={value}
    className={styles.item}
    data-danger={(danger && reason === undefined) || undefined}
    disabled={reason !== undefined}
  >
    {icon}
    <span className={styles.itemText}>
      {children}
      {reason !== undefined && <span className={styles.itemReason}>{reason}</span>}
    </span>
  </Menu.Item>
);

/** A menu that opens next to its menu item. */
export const Submenu = ({
  label,
  icon,
  note,
  children,
}: {
  label: string;
  icon?: ReactNode;
  /** The current choice. */
  note?: ReactNode;
  children: ReactNode;
}) => (
  <Menu.Root lazyMount unmountOnExit positioning={{ strategy: "fixed", overlap: true }}>
    <Menu.TriggerItem className={styles.item}>
      {icon}
      <span className={styles.itemText}>{label}</span>
      {note !== undefined && <span className={styles.itemNote}>{note}</span>}
      <ChevronRight aria-hidden className={styles.itemMark} />
    </Menu.TriggerItem>
    <Content>{children}</Content>
  </Menu.Root>
);

export interface ChoiceProps {
  /** The label. Omit it if the menu's own label is enough. */
  label?: string;
  value: string;
  options: readonly { value: string; label: string; icon?: ReactNode }[];
  onValueChange(value: string): void;
}

/** A choice of one option. The current one has a checkmark. */
export const Choice = ({ label, value, options, onValueChange }: ChoiceProps) => (
  <Menu.RadioItemGroup value={value} onValueChange={(change) => onValueChange(change.value)}>
    {label !== undefined && (
      <Menu.ItemGroupLabel className={styles.groupLabel}>{label}</Menu.ItemGroupLabel>
    )}
    {options.map((option) => (
      <Menu.RadioItem
        key={option.value}
        value={option.value}
        className={styles.item}
        closeOnSelect={false}
      >
        {option.icon}
        <Menu.ItemText className={styles.itemText}>{option.label}</Menu.ItemText>
        <Menu.ItemIndicator className={styles.itemMark}>
          <Check aria-hidden />
        </Menu.ItemIndicator>
      </Menu.RadioItem>
    ))}
  </Menu.RadioItemGroup>
);

export const Separator = () => <Menu.Separator className={styles.separator} />;
/** Text in a menu, which can't be chosen. */
export const Note = ({ children }: { children: ReactNode }) => (
  <div className={styles.note}>{children}</div>
);
