import { Tabs as Ark } from "@ark-ui/react/tabs";
import { tabs } from "#styled/recipes";
import type { ReactNode } from "react";

const styles = tabs();

export interface TabsProps {
  label: string;
  value: string;
  onValueChange(value: string): void;
  tabs: readonly {
    value: string;
    label: ReactNode;
    /** Content next to the label, such as a count or a badge. */
    note?: ReactNode;
    content: ReactNode;
    disabled?: boolean;
  }[];
}

/** Panels, of which one is visible at a time. The others are mounted when they are first shown. */
export const Tabs = ({ label, value, onValueChange, tabs: items }: TabsProps) => (
  <Ark.Root
    lazyMount
    value={value}
    onValueChange={(change) => onValueChange(change.value)}
    translations={{ listLabel: label }}
  >
    <Ark.List className={styles.list}>
      {items.map((tab) => (
        <Ark.Trigger
          key={tab.value}
          value={tab.value}
          disabled={tab.disabled ?? false}
          className={styles.tab}
        >
          {tab.label}
          {tab.note}
        </Ark.Trigger>
      ))}
    </Ark.List>
    {items.map((tab) => (
      <Ark.Content key={tab.value} value={tab.value} className={styles.panel}>
        {tab.content}
      </Ark.Content>
    ))}
  </Ark.Root>
);
