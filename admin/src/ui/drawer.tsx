import { Dialog } from "@ark-ui/react/dialog";
import { Portal } from "@ark-ui/react/portal";
import { drawer } from "#styled/recipes";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./button.tsx";

const styles = drawer();

export interface DrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  label: string;
  closeLabel: string;
  head: ReactNode;
  children: ReactNode;
}

/** A drawer at the start side of the window. */
export function Drawer({ open, onOpenChange, label, closeLabel, head, children }: DrawerProps) {
  return (
    <Dialog.Root
      lazyMount
      unmountOnExit
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content} aria-label={label}>
            <div className={styles.head}>
              {head}
              <Dialog.CloseTrigger asChild>
                <IconButton aria-label={closeLabel}>
                  <X aria-hidden />
                </IconButton>
              </Dialog.CloseTrigger>
            </div>
            {children}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
